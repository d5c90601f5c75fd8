//! An arbiter's day: a tournament in memory, run by commands through `decide` and the book of acts.

pub(crate) use super::hall::sample;
pub(crate) use crate::support::names::NAMES;
use chrono::{DateTime, TimeDelta};
use xiangqi_arbiter::domain::act::{Act, Book, Entry as Line, FoldError};
use xiangqi_arbiter::domain::command::{Command, Context, EntryPatch, Lot, Order, PaperRow, PlayerRef};
use xiangqi_arbiter::domain::decide::decide;
use xiangqi_arbiter::domain::fact::Fact;
use xiangqi_arbiter::domain::ids::{Number, PlayerId, RoundNo, SectionId};
use xiangqi_arbiter::domain::player::{Fee, Status};
use xiangqi_arbiter::domain::refusal::Refusal;
use xiangqi_arbiter::domain::regulation::{Criterion, Regulation};
use xiangqi_arbiter::domain::round::{Moment, Round, Word};
use xiangqi_arbiter::domain::tournament::Tournament;
use xiangqi_arbiter::domain::{fact, invariants};

/// The name of the player who gets this number when lots are drawn as listed.
pub(crate) fn name(number: u32) -> String {
    NAMES
        .get(number as usize - 1)
        .map_or_else(|| format!("棋手{number}"), |n| (*n).to_owned())
}

/// The player of a number, as a command names him.
pub(crate) fn no(number: Number) -> PlayerRef {
    PlayerRef::Number(number)
}

/// The player of a name, as a command names him.
pub(crate) fn named(name: &str) -> PlayerRef {
    PlayerRef::Name(name.to_owned())
}

/// A player to register: a name, fee paid.
pub(crate) fn entry(name: &str) -> EntryPatch {
    EntryPatch {
        name: Some(name.to_owned()),
        fee: Some(Fee::Paid),
        ..EntryPatch::default()
    }
}

/// A regulation with every switch at its default and the plain chain.
pub(crate) fn plain(rounds: u32) -> Regulation {
    use Criterion::{Blacks, Direct, Fouls, OpponentScore, PreviousRound, Wins};
    let mut regulation: Regulation = ron::from_str(
        r#"(rounds: 1, chain: [], key: "plain", name: (zh: "试赛", en: "Trial"),
            days: ("2019-10-05", "2019-10-07"), time_control: (minutes: 30, increment_seconds: 5))"#,
    )
    .unwrap();
    regulation.rounds = rounds;
    regulation.late_minutes = Some(10);
    regulation.chain = vec![OpponentScore, Wins, Fouls, Direct, Blacks, PreviousRound];
    regulation
}

/// A tournament in memory.
#[derive(Clone)]
pub(crate) struct Day {
    /// Every act.
    pub(crate) book: Book,
    /// The clock of the hall.
    pub(crate) now: Moment,
    /// The section commands are meant for.
    pub(crate) section: SectionId,
}

impl Day {
    /// A tournament under this regulation with nobody in it, at 08:30.
    pub(crate) fn of(regulation: Regulation) -> Self {
        let now = DateTime::parse_from_rfc3339("2019-10-05T08:30:00+08:00").unwrap();
        let facts = vec![Fact::RegulationAdopted {
            regulation: Box::new(regulation),
        }];
        let first = Line {
            seq: 1,
            at: now,
            by: "裁判长".to_owned(),
            section: None,
            act: Act::Do {
                line: "new".to_owned(),
                facts,
            },
        };
        Self {
            book: Book::open(first).unwrap(),
            now,
            section: SectionId(0),
        }
    }

    /// So many players, all paid, numbers as listed, under this regulation.
    pub(crate) fn with(regulation: Regulation, players: u32) -> Self {
        let mut day = Self::of(regulation);
        for number in 1..=players {
            day.act(Command::Add(entry(&name(number))));
        }
        if players > 0 {
            day.act(Command::Lots(Lot::AsListed));
        }
        day
    }

    /// So many rounds under the default switches.
    pub(crate) fn plain(rounds: u32, players: u32) -> Self {
        Self::with(plain(rounds), players)
    }

    /// Eleven rounds, the unpaid not paired, as xiaoyi-2019 has it.
    pub(crate) fn xiaoyi(players: u32) -> Self {
        Self::with(
            Regulation {
                unpaid_are_paired: false,
                ..plain(11)
            },
            players,
        )
    }

    pub(crate) fn t(&self) -> &Tournament {
        self.book.tournament()
    }

    /// Gives a command to the rules alone.
    pub(crate) fn decide(&self, command: Command) -> Result<Vec<Fact>, Refusal> {
        let context = Context {
            now: self.now,
            by: "裁判长".to_owned(),
            seq: self.book.head() + 1,
            chance: 20_191_005,
        };
        let order = Order {
            section: self.section,
            command,
        };
        decide(self.t(), &order, &context)
    }

    /// Gives a command; what is accepted is in the book, and the tournament is sound after it.
    pub(crate) fn give(&mut self, command: Command) -> Result<Vec<Fact>, Refusal> {
        let facts = self.decide(command)?;
        if !facts.is_empty() {
            self.note(facts.clone());
        }
        Ok(facts)
    }

    /// Gives a command that must be accepted.
    #[track_caller]
    pub(crate) fn act(&mut self, command: Command) -> Vec<Fact> {
        let told = format!("{command:?}");
        self.give(command)
            .unwrap_or_else(|refusal| panic!("{told}: {refusal:?}"))
    }

    /// Gives a command that must be refused, and returns why.
    #[track_caller]
    pub(crate) fn refused(&self, command: Command) -> Refusal {
        let told = format!("{command:?}");
        match self.decide(command) {
            Ok(facts) => panic!("{told} was accepted: {facts:?}"),
            Err(refusal) => refusal,
        }
    }

    /// Gives a command that must change nothing.
    #[track_caller]
    pub(crate) fn unchanged(&self, command: Command) {
        assert_eq!(self.decide(command), Ok(Vec::new()));
    }

    /// Puts facts in the book as one act.
    #[track_caller]
    pub(crate) fn note(&mut self, facts: Vec<Fact>) {
        self.line(Act::Do {
            line: String::new(),
            facts,
        })
        .unwrap();
        assert_eq!(invariants::broken(self.t()), Vec::new());
    }

    fn line(&mut self, act: Act) -> Result<(), FoldError> {
        self.book.push(Line {
            seq: self.book.head() + 1,
            at: self.now,
            by: "裁判长".to_owned(),
            section: None,
            act,
        })
    }

    /// Voids the newest act.
    pub(crate) fn undo(&mut self) {
        let list = self.book.undo_list(None).unwrap();
        self.line(Act::Undo(list)).unwrap();
    }

    /// Time goes by.
    pub(crate) fn seconds(&mut self, seconds: i64) {
        self.now += TimeDelta::seconds(seconds);
    }

    /// The player with this number.
    pub(crate) fn id(&self, number: Number) -> PlayerId {
        self.t().by_number(self.section, number).unwrap()
    }

    pub(crate) fn status(&self, number: Number) -> Status {
        self.t().player(self.id(number)).status.clone()
    }

    pub(crate) fn points(&self, number: Number) -> i32 {
        self.t().points(self.id(number), RoundNo::MAX)
    }

    /// The newest round, a draft included.
    pub(crate) fn newest(&self) -> &Round {
        self.t().newest(self.section).unwrap()
    }

    /// The newest round as it hangs on the wall: `1-2 4-3 5-6 7:bye`.
    pub(crate) fn sheet(&self) -> String {
        let number = |id: PlayerId| self.t().player(id).number.unwrap();
        let round = self.newest();
        let mut boards: Vec<String> = round
            .boards()
            .iter()
            .map(|b| format!("{}-{}", number(b.red.player), number(b.black.player)))
            .collect();
        boards.extend(
            round
                .pairing
                .bye
                .iter()
                .map(|b| format!("{}:bye", number(b.player))),
        );
        boards.join(" ")
    }

    /// Pairs and publishes the next round.
    #[track_caller]
    pub(crate) fn publish(&mut self) {
        self.act(Command::Pair { rematches: None });
        self.act(Command::Publish);
    }

    /// Results of the running round: `1+ 2= 3-`, by table.
    #[track_caller]
    pub(crate) fn results(&mut self, text: &str) {
        for word in text.split_whitespace() {
            let (table, sign) = word.split_at(word.len() - 1);
            self.result(table.parse().unwrap(), by_sign(sign));
        }
    }

    /// A result of the running round.
    #[track_caller]
    pub(crate) fn result(&mut self, table: u32, word: Word) {
        self.act(result(table, word));
    }

    /// Every open board of the running round gets the same result; the round is closed.
    #[track_caller]
    pub(crate) fn finish(&mut self, word: Word) {
        let open: Vec<u32> = self
            .t()
            .running(self.section)
            .unwrap()
            .open_boards()
            .map(|b| b.table)
            .collect();
        for table in open {
            self.result(table, word);
        }
        self.act(Command::Close(Vec::new()));
    }

    /// A whole round on paper, `1-2+ 4-3= 7:bye`, and its close.
    #[track_caller]
    pub(crate) fn paper(&mut self, text: &str) {
        self.act(Command::Paper(paper(text)));
        self.act(Command::Close(Vec::new()));
    }

    /// An absence of the next round.
    #[track_caller]
    pub(crate) fn absent(&mut self, number: Number) {
        self.act(Command::Absent {
            player: no(number),
            round: None,
            excused: false,
        });
    }

    /// The absences noted of a player.
    pub(crate) fn absences(&self, number: Number) -> Vec<(RoundNo, fact::Absence)> {
        self.t()
            .absences
            .get(&self.id(number))
            .map(|rounds| rounds.iter().map(|(r, a)| (*r, *a)).collect())
            .unwrap_or_default()
    }
}

/// A result with nothing further said, over any other.
pub(crate) fn result(table: u32, word: Word) -> Command {
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

/// A result by its sign: `+` red, `-` black, `=` draw, `0` both forfeit, `r` and `b` red and black forfeits.
pub(crate) fn by_sign(sign: &str) -> Word {
    match sign {
        "+" => Word::Red,
        "-" => Word::Black,
        "=" => Word::Draw,
        "0" => Word::BothForfeit,
        "r" => Word::RedForfeits,
        "b" => Word::BlackForfeits,
        _ => panic!("{sign} is no result"),
    }
}

/// The rows of a paper round, `1-2+ 4-3= 7:bye`.
pub(crate) fn paper(text: &str) -> Vec<PaperRow> {
    text.split_whitespace()
        .map(|word| {
            if let Some(number) = word.strip_suffix(":bye") {
                return PaperRow::Bye(no(number.parse().unwrap()));
            }
            let (pair, sign) = word.split_at(word.len() - 1);
            let (red, black) = pair.split_once('-').unwrap();
            PaperRow::Game(
                no(red.parse().unwrap()),
                no(black.parse().unwrap()),
                by_sign(sign),
            )
        })
        .collect()
}
