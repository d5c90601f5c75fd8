//! A hall with one section: players registered and rounds published as facts, the arbiter's commands judged
//! by the rules, every act in a book, so that it can be undone.

use crate::support::names::NAMES;
use chrono::{DateTime, TimeDelta};
use std::path::Path;
use xiangqi_arbiter::domain::act::{Act, Book, Entry};
use xiangqi_arbiter::domain::command::{Command, Context, FoulOptions, Next, Order, PlayerRef};
use xiangqi_arbiter::domain::decide::decide;
use xiangqi_arbiter::domain::fact::Fact;
use xiangqi_arbiter::domain::foul::{Foul, What};
use xiangqi_arbiter::domain::ids::{IncidentId, PlayerId, SectionId, Seq, Side, Sides};
use xiangqi_arbiter::domain::player::{Player, Status};
use xiangqi_arbiter::domain::refusal::Refusal;
use xiangqi_arbiter::domain::regulation::Regulation;
use xiangqi_arbiter::domain::round::{
    Board, Bye, Decision, MadeBy, Moment, Outcome, Pairings, Reason, Seat, Sheet, Word,
};
use xiangqi_arbiter::domain::tournament::Tournament;

/// The only section.
pub(crate) const HALL: SectionId = SectionId(0);

/// The regulation of a sample event.
pub(crate) fn sample(key: &str) -> Regulation {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("sample-events")
        .join(key)
        .join("regulation.ron");
    let text = std::fs::read_to_string(path).unwrap();
    ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .from_str(&text)
        .unwrap()
}

/// A regulation with these fields (RON) beside what every one must have.
pub(crate) fn regulation(fields: &str) -> Regulation {
    let text = format!(
        r#"(rounds: 9, chain: [], key: "trial", name: (zh: "试赛", en: "Trial"),
            days: ("2019-10-05", "2019-10-07"), time_control: (minutes: 30, increment_seconds: 5), {fields})"#
    );
    ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .from_str(&text)
        .unwrap()
}

/// The hall.
pub(crate) struct Hall {
    pub(crate) book: Book,
    pub(crate) now: Moment,
}

impl Hall {
    /// So many players, numbered from 1, under this regulation; nothing paired.
    pub(crate) fn empty(mut regulation: Regulation, players: u32) -> Self {
        // One section only.
        regulation.sections.clear();
        let now = DateTime::parse_from_rfc3339("2019-10-05T08:00:00+08:00").unwrap();
        let adopted = Fact::RegulationAdopted {
            regulation: Box::new(regulation),
        };
        let mut hall = Self {
            book: Book::open(entry(1, now, vec![adopted])).unwrap(),
            now,
        };
        let facts = (1..=players)
            .map(|number| Fact::PlayerAdded {
                id: PlayerId(number),
                player: Box::new(person(number)),
            })
            .collect();
        hall.push(facts);
        hall
    }

    /// Round 1 published: 1-2, 3-4, 5-6 … at tables 1, 2, 3 …
    pub(crate) fn round_one(regulation: Regulation, boards: u32) -> Self {
        let mut hall = Self::empty(regulation, boards * 2);
        let pairs: Vec<_> = (0..boards).map(|b| (2 * b + 1, 2 * b + 2)).collect();
        hall.publish(&pairs, None);
        hall
    }

    /// Facts as an act of their own.
    pub(crate) fn push(&mut self, facts: Vec<Fact>) {
        let seq = self.book.head() + 1;
        self.book.push(entry(seq, self.now, facts)).unwrap();
    }

    /// A draft of the next round with these pairs, red first.
    pub(crate) fn draft(&mut self, pairs: &[(u32, u32)], bye: Option<u32>) {
        let round = self.tournament().published(HALL) + 1;
        let points = |number: u32| self.tournament().points(PlayerId(number), round - 1);
        let seat = |number: u32| Seat {
            player: PlayerId(number),
            points: points(number),
        };
        let boards = pairs
            .iter()
            .zip(1..)
            .map(|((red, black), rank)| Board {
                board: rank,
                table: rank,
                red: seat(*red),
                black: seat(*black),
                outcome: Outcome::Open,
                why: None,
                verified: false,
                missing: None,
                sheet: Sheet::Missing,
                sheet_picked: false,
                offers: (0, 0),
            })
            .collect();
        let pairing = Pairings {
            boards,
            bye: bye.map(|number| Bye {
                player: PlayerId(number),
                points: points(number),
                why: None,
            }),
            out: Vec::new(),
            made_by: MadeBy::Machine,
            rematches: 0,
        };
        self.push(vec![Fact::Drafted {
            section: HALL,
            round,
            pairing: Box::new(pairing),
        }]);
    }

    /// The next round published with these pairs.
    pub(crate) fn publish(&mut self, pairs: &[(u32, u32)], bye: Option<u32>) {
        self.draft(pairs, bye);
        let round = self.tournament().draft(HALL).unwrap().number;
        self.push(vec![Fact::Published {
            section: HALL,
            round,
            at: self.now,
        }]);
    }

    /// The clock started at this time of the day.
    pub(crate) fn start(&mut self, clock: &str) {
        let at = Self::at(clock);
        let round = self.tournament().published(HALL);
        self.push(vec![Fact::Started {
            section: HALL,
            round,
            was: None,
            at,
        }]);
    }

    /// The moment of the day.
    pub(crate) fn at(clock: &str) -> Moment {
        let text = format!("2019-10-05T{clock}+08:00");
        DateTime::parse_from_rfc3339(&text).unwrap()
    }

    /// The running round closed.
    pub(crate) fn close(&mut self) {
        let round = self.tournament().published(HALL);
        self.push(vec![Fact::Closed { section: HALL, round }]);
    }

    /// The tournament now.
    pub(crate) fn tournament(&self) -> &Tournament {
        self.book.tournament()
    }

    /// The order and context of a command given now.
    pub(crate) fn order(&self, command: Command) -> (Order, Context) {
        let order = Order {
            section: HALL,
            command,
        };
        let context = Context {
            now: self.now,
            by: "chief".to_owned(),
            seq: self.book.head() + 1,
            chance: 7,
        };
        (order, context)
    }

    /// A command, judged and, if it may be, done.
    pub(crate) fn act(&mut self, command: Command) -> Result<Vec<Fact>, Refusal> {
        let (order, context) = self.order(command);
        let facts = decide(self.tournament(), &order, &context)?;
        if !facts.is_empty() {
            self.now += TimeDelta::seconds(1);
            self.push(facts.clone());
        }
        Ok(facts)
    }

    /// The code a command is refused with.
    pub(crate) fn refused(&mut self, command: Command) -> &'static str {
        self.act(command).unwrap_err().code()
    }

    /// The newest act undone.
    pub(crate) fn undo(&mut self) {
        let list = self.book.undo_list(None).unwrap();
        let seq = self.book.head() + 1;
        self.book
            .push(Entry {
                act: Act::Undo(list),
                ..entry(seq, self.now, Vec::new())
            })
            .unwrap();
    }

    /// A board of a round.
    pub(crate) fn board(&self, round: u32, table: u32) -> &Board {
        self.tournament()
            .round(HALL, round)
            .unwrap()
            .at_table(table)
            .unwrap()
    }

    /// The result at a table of a round, if it is decided.
    pub(crate) fn word(&self, round: u32, table: u32) -> Option<Word> {
        self.board(round, table).outcome.word()
    }

    /// Red's and black's number at a table of a round.
    pub(crate) fn pair(&self, round: u32, table: u32) -> (u32, u32) {
        let board = self.board(round, table);
        (board.red.player.0, board.black.player.0)
    }

    /// A player's points.
    pub(crate) fn points(&self, number: u32) -> i32 {
        self.tournament().points(PlayerId(number), u32::MAX)
    }

    /// A player's status.
    pub(crate) fn status(&self, number: u32) -> &Status {
        &self.tournament().player(PlayerId(number)).status
    }

    /// A player's fouls in the tournament.
    pub(crate) fn fouls(&self, number: u32) -> u32 {
        self.tournament().fouls(PlayerId(number), u32::MAX)
    }

    /// Everything logged: id and what.
    pub(crate) fn logged(&self) -> Vec<(String, What)> {
        self.tournament()
            .section(HALL)
            .incidents
            .iter()
            .map(|i| (i.id.to_string(), i.what.clone()))
            .collect()
    }

    /// The foul logged last, with its id.
    pub(crate) fn last_foul(&self) -> (IncidentId, Foul) {
        let incidents = &self.tournament().section(HALL).incidents;
        incidents
            .iter()
            .rev()
            .find_map(|i| match &i.what {
                What::Foul(foul) => Some((i.id, foul.clone())),
                _ => None,
            })
            .unwrap()
    }
}

fn entry(seq: Seq, at: Moment, facts: Vec<Fact>) -> Entry {
    Entry {
        seq,
        at,
        by: "chief".to_owned(),
        section: None,
        act: Act::Do {
            line: String::new(),
            facts,
        },
    }
}

fn person(number: u32) -> Player {
    let name = NAMES
        .get(number as usize - 1)
        .map_or_else(|| format!("棋手{number}"), ToString::to_string);
    Player {
        entry: xiangqi_arbiter::domain::player::Entry {
            name,
            ..Default::default()
        },
        section: HALL,
        number: Some(number),
        status: Status::Active,
        late_from: None,
        fixed_table: None,
    }
}

/// `result TABLE WORD`.
pub(crate) fn result(table: u32, word: Word) -> Command {
    Command::Result {
        table,
        word,
        reason: None,
        replace: false,
        excused: false,
        responsible: None,
        moves: None,
    }
}

/// `result TABLE WORD --reason R`.
pub(crate) fn because(table: u32, word: Word, why: Reason) -> Command {
    Command::Result {
        table,
        word,
        reason: Some(why),
        replace: false,
        excused: false,
        responsible: None,
        moves: None,
    }
}

/// `result TABLE WORD --replace`.
pub(crate) fn replaced(table: u32, word: Word) -> Command {
    Command::Result {
        table,
        word,
        reason: None,
        replace: true,
        excused: false,
        responsible: None,
        moves: None,
    }
}

/// `correct ROUND TABLE WORD --next …`.
pub(crate) fn correct(round: u32, table: u32, word: Word, next: Next) -> Command {
    Command::Correct {
        round,
        table,
        word,
        next,
    }
}

/// `foul TABLE SIDE KIND`.
pub(crate) fn foul(table: u32, side: Side, kind: &str) -> Command {
    Command::FoulAt(table, Sides::One(side), kind.to_owned(), FoulOptions::default())
}

/// `foul TABLE SIDE KIND` with options.
pub(crate) fn foul_with(table: u32, side: Side, kind: &str, options: FoulOptions) -> Command {
    Command::FoulAt(table, Sides::One(side), kind.to_owned(), options)
}

/// `foul PLAYER KIND`.
pub(crate) fn foul_of(number: u32, kind: &str) -> Command {
    Command::FoulOf(PlayerRef::Number(number), kind.to_owned(), FoulOptions::default())
}

/// A result as it is kept, with a reason.
pub(crate) fn kept(word: Word, why: Reason) -> Outcome {
    Outcome::Decided(Decision {
        reason: Some(why),
        ..Decision::plain(word)
    })
}
