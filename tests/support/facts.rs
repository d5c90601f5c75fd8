//! Tournaments made of facts alone: rounds as they were played, in a line each.

use chrono::DateTime;
use xiangqi_arbiter::domain::fact::Fact;
use xiangqi_arbiter::domain::foul::{Consequence, Foul, Incident, Replaced, What};
use xiangqi_arbiter::domain::ids::{IncidentId, PlayerId, RoundNo, SectionId};
use xiangqi_arbiter::domain::player::{Entry, Player, Status};
use xiangqi_arbiter::domain::regulation::{Criterion, Regulation};
use xiangqi_arbiter::domain::round::{
    Board, Bye, Decision, MadeBy, Moment, Out, OutReason, Outcome, Pairings, Seat, Sheet, Word,
};
use xiangqi_arbiter::domain::tournament::Tournament;

/// The section of a tournament that has only one.
pub(crate) const ONE: SectionId = SectionId(0);

/// The moment of everything here.
pub(crate) fn moment() -> Moment {
    DateTime::parse_from_rfc3339("2019-10-05T08:30:00+08:00").unwrap()
}

/// A regulation with every switch at its default.
pub(crate) fn plain(rounds: u32, chain: &[Criterion]) -> Regulation {
    let mut regulation: Regulation = ron::from_str(
        r#"(rounds: 1, chain: [], key: "plain", name: (zh: "试赛", en: "Trial"),
            days: ("2019-10-05", "2019-10-07"), time_control: (minutes: 30, increment_seconds: 5))"#,
    )
    .unwrap();
    regulation.rounds = rounds;
    regulation.chain = chain.to_vec();
    regulation
}

/// A tournament as facts leave it.
pub(crate) struct Facts {
    pub(crate) tournament: Tournament,
    logged: u64,
}

impl Facts {
    /// Numbers 1 to `players`, registered in that order; the id of a player is his number.
    pub(crate) fn new(players: u32, regulation: Regulation) -> Self {
        let mut facts = Self {
            tournament: Tournament::new(regulation),
            logged: 1,
        };
        for number in 1..=players {
            facts.player(PlayerId(number), Some(number), ONE, Entry::default());
        }
        facts
    }

    pub(crate) fn apply(&mut self, fact: impl std::borrow::Borrow<Fact>) {
        self.tournament.apply(fact.borrow()).unwrap();
    }

    pub(crate) fn player(&mut self, id: PlayerId, number: Option<u32>, section: SectionId, entry: Entry) {
        let name = if entry.name.is_empty() {
            format!("棋手{}", id.0)
        } else {
            entry.name.clone()
        };
        self.apply(Fact::PlayerAdded {
            id,
            player: Box::new(Player {
                entry: Entry { name, ..entry },
                section,
                number,
                status: Status::Active,
                late_from: None,
                fixed_table: None,
            }),
        });
    }

    /// Changes what is registered of a player.
    pub(crate) fn edit(&mut self, number: u32, change: impl FnOnce(&mut Entry)) {
        let id = PlayerId(number);
        let was = self.tournament.player(id).entry.clone();
        let mut now = was.clone();
        change(&mut now);
        self.apply(Fact::PlayerChanged {
            id,
            was: Box::new(was),
            now: Box::new(now),
        });
    }

    pub(crate) fn status(&mut self, number: u32, now: Status) {
        let id = PlayerId(number);
        let was = self.tournament.player(id).status.clone();
        self.apply(Fact::StatusChanged {
            id,
            was,
            now,
            reason: String::new(),
            by_rule: false,
        });
    }

    pub(crate) fn foul(&mut self, number: u32, round: RoundNo, count: u32) -> IncidentId {
        self.foul_of(PlayerId(number), ONE, round, count)
    }

    pub(crate) fn foul_of(
        &mut self,
        player: PlayerId,
        section: SectionId,
        round: RoundNo,
        count: u32,
    ) -> IncidentId {
        self.logged += 1;
        let id = IncidentId {
            seq: self.logged,
            part: 0,
        };
        self.apply(Fact::Logged {
            section,
            incident: Box::new(Incident {
                id,
                round,
                table: None,
                what: What::Foul(Foul {
                    player,
                    kind: "phone-rings".into(),
                    count,
                    in_game: true,
                    consequence: Consequence::None,
                    note: String::new(),
                    voided: None,
                    replaced: Replaced::default(),
                }),
                at: moment(),
                by: "裁判".into(),
            }),
        });
        id
    }

    /// A round drawn up only: see [`Self::play`].
    pub(crate) fn draft(&mut self, line: &str) {
        self.draft_in(ONE, line);
    }

    /// A published round. `1-5+` red wins, `-` black wins, `=` draw, or `:` and a word of the results, `open`,
    /// `disputed` or `pending`; `7:bye`; `8:absent`, `8:withdrawn`, `8:expelled`, `8:knockout`, `8:unpaid`.
    pub(crate) fn play(&mut self, line: &str) {
        self.play_in(ONE, line);
    }

    pub(crate) fn play_in(&mut self, section: SectionId, line: &str) {
        let round = self.draft_in(section, line);
        self.apply(Fact::Published {
            section,
            round,
            at: moment(),
        });
    }

    pub(crate) fn close(&mut self, round: RoundNo) {
        self.apply(Fact::Closed { section: ONE, round });
    }

    fn draft_in(&mut self, section: SectionId, line: &str) -> RoundNo {
        let mut pairing = Pairings {
            boards: Vec::new(),
            bye: None,
            out: Vec::new(),
            made_by: MadeBy::Paper,
            rematches: 0,
        };
        for token in line.split_whitespace() {
            self.token(section, token, &mut pairing);
        }
        let round = self.tournament.published(section) + 1;
        self.apply(Fact::Drafted {
            section,
            round,
            pairing: Box::new(pairing),
        });
        round
    }

    fn token(&self, section: SectionId, token: &str, pairing: &mut Pairings) {
        let id = |number: &str| {
            self.tournament
                .by_number(section, number.parse().unwrap())
                .unwrap()
        };
        let seat = |number: &str| Seat {
            player: id(number),
            points: self
                .tournament
                .points(id(number), self.tournament.published(section)),
        };
        let Some((red, rest)) = token.split_once('-').filter(|(red, _)| !red.contains(':')) else {
            let (number, what) = token.split_once(':').unwrap();
            let reason = match what {
                "bye" => {
                    pairing.bye = Some(Bye {
                        player: id(number),
                        points: seat(number).points,
                        why: None,
                    });
                    return;
                }
                "absent" => OutReason::Absent { excused: false },
                "excused" => OutReason::Absent { excused: true },
                "withdrawn" => OutReason::Withdrawn,
                "expelled" => OutReason::Expelled,
                "knockout" => OutReason::Knockout,
                "unpaid" => OutReason::Unpaid,
                other => panic!("{other}"),
            };
            pairing.out.push(Out {
                player: id(number),
                reason,
            });
            return;
        };
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap();
        let (black, word) = rest.split_at(digits);
        let decided = |word| Outcome::Decided(Decision::plain(word));
        let outcome = match word {
            "+" => decided(Word::Red),
            "-" => decided(Word::Black),
            "=" => decided(Word::Draw),
            ":open" => Outcome::Open,
            ":disputed" => Outcome::Disputed,
            ":pending" => Outcome::Pending,
            other => decided(Word::parse(&other[1..]).unwrap()),
        };
        let number = pairing.boards.len() as u32 + 1;
        pairing.boards.push(Board {
            board: number,
            table: number,
            red: seat(red),
            black: seat(black),
            outcome,
            why: None,
            verified: false,
            missing: None,
            sheet: Sheet::Missing,
            sheet_picked: false,
            offers: (0, 0),
        });
    }
}

/// Numbers 1 to `players` in one section under this regulation, all played out, final rank = number: everybody
/// came, nobody has a point, and number n has n − 1 fouls from before round 1.
pub(crate) fn ranked(mut regulation: Regulation, players: u32) -> Facts {
    regulation.rounds = 1;
    regulation.chain = vec![Criterion::Fouls];
    regulation.sections.clear();
    let mut facts = Facts::new(players, regulation);
    let pairs = (1..players)
        .step_by(2)
        .map(|n| format!("{n}-{}:both-lose", n + 1));
    let bye = (players % 2 == 1).then(|| format!("{players}:bye"));
    let line: Vec<String> = pairs.chain(bye).collect();
    facts.tournament.regulation.points.bye = 0;
    facts.play(&line.join(" "));
    facts.close(1);
    for number in 2..=players {
        facts.foul(number, 0, number - 1);
    }
    facts
}
