//! What must hold of every tournament whatever was done, and the machine's pairings solved again (design §5,
//! `check`).

use crate::domain::act::{Act, Book};
use crate::domain::fact::Fact;
use crate::domain::ids::{Number, PlayerId, RoundNo, SectionId, Seq};
use crate::domain::pairing;
use crate::domain::round::{MadeBy, Outcome, Pairings, Round, Stage};
use crate::domain::tournament::{Tournament, by_number};
use std::collections::{BTreeMap, BTreeSet};

/// A rule that the state breaks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Broken {
    /// Two players of a section have one number.
    SameNumber {
        /// Section.
        section: SectionId,
        /// The number.
        number: Number,
    },
    /// In a round.
    Round {
        /// Section.
        section: SectionId,
        /// Round.
        round: RoundNo,
        /// What.
        fault: RoundFault,
    },
}

/// What is wrong with a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RoundFault {
    /// It does not stand in its place among the rounds, or lies beyond the last.
    Number,
    /// A round before the newest is not closed, or a draft stands while a round runs.
    Stage,
    /// It is published and has no time of publication, or a draft has one.
    Times,
    /// A player stands in it who is not registered in the section, or has no number.
    Stranger(PlayerId),
    /// A board of a player against himself, by its rank.
    AgainstHimself(u32),
    /// A player stands in it more than once.
    Twice(PlayerId),
    /// Ranks are not 1, 2, 3 … in order.
    Ranks,
    /// Two boards at one table.
    SameTable(u32),
    /// A table or rank of a draft that says more than who meets whom, by its table.
    DraftDecided(u32),
    /// An open or disputed board of a closed round, by its table.
    ClosedOpen(u32),
    /// A pending board of a round not closed, by its table.
    PendingOpen(u32),
    /// A draft that does not hold exactly those who are to be paired.
    DraftStale,
}

/// Everything that is broken; nothing in a sound tournament.
pub fn broken(tournament: &Tournament) -> Vec<Broken> {
    let mut found = Vec::new();
    for section in tournament.section_ids() {
        let numbered = tournament.numbered(section);
        found.extend(
            numbered
                .windows(2)
                .filter(|w| w[0].0 == w[1].0)
                .map(|w| Broken::SameNumber {
                    section,
                    number: w[0].0,
                }),
        );
        let rounds = &tournament.section(section).rounds;
        for (at, round) in rounds.iter().enumerate() {
            let newest = at + 1 == rounds.len();
            let faults = place_faults(tournament, section, round, at, newest)
                .into_iter()
                .chain(seat_faults(tournament, section, round))
                .chain(board_faults(round));
            found.extend(faults.map(|fault| Broken::Round {
                section,
                round: round.number,
                fault,
            }));
        }
    }
    found
}

fn place_faults(
    tournament: &Tournament,
    section: SectionId,
    round: &Round,
    at: usize,
    newest: bool,
) -> Vec<RoundFault> {
    let last = tournament.regulation.rounds_of(section);
    let faults = [
        (
            round.number as usize != at + 1 || round.number > last,
            RoundFault::Number,
        ),
        (!newest && round.stage != Stage::Closed, RoundFault::Stage),
        (
            (round.stage == Stage::Draft) == round.published.is_some(),
            RoundFault::Times,
        ),
        (
            newest && tournament.draft_is_stale(section),
            RoundFault::DraftStale,
        ),
    ];
    faults
        .into_iter()
        .filter_map(|(holds, fault)| holds.then_some(fault))
        .collect()
}

fn seat_faults(tournament: &Tournament, section: SectionId, round: &Round) -> Vec<RoundFault> {
    let mut faults = Vec::new();
    let mut seen = BTreeSet::new();
    for board in round.boards() {
        if board.red.player == board.black.player {
            faults.push(RoundFault::AgainstHimself(board.board));
        }
    }
    let out = round.pairing.out.iter().map(|o| o.player);
    for id in round.pairing.standing().into_iter().chain(out) {
        if !seen.insert(id) {
            faults.push(RoundFault::Twice(id));
        }
        let known = tournament
            .players
            .get(&id)
            .is_some_and(|p| p.section == section && p.number.is_some());
        if !known {
            faults.push(RoundFault::Stranger(id));
        }
    }
    faults
}

fn board_faults(round: &Round) -> Vec<RoundFault> {
    let mut faults = Vec::new();
    let boards = round.boards();
    if boards.iter().zip(1..).any(|(b, rank)| b.board != rank) {
        faults.push(RoundFault::Ranks);
    }
    let mut tables = BTreeSet::new();
    for board in boards {
        if !tables.insert(board.table) {
            faults.push(RoundFault::SameTable(board.table));
        }
        match (round.stage, &board.outcome) {
            (Stage::Draft, Outcome::Open) | (Stage::Published | Stage::Closed, Outcome::Decided(_)) => {}
            (Stage::Draft, _) => faults.push(RoundFault::DraftDecided(board.table)),
            (Stage::Closed, Outcome::Open | Outcome::Disputed) => {
                faults.push(RoundFault::ClosedOpen(board.table));
            }
            (Stage::Published, Outcome::Pending) => faults.push(RoundFault::PendingOpen(board.table)),
            _ => {}
        }
    }
    faults
}

/// A machine's pairing that is not what the rules give.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadPairing {
    /// The act that drew it up.
    pub seq: Seq,
    /// Section.
    pub section: SectionId,
    /// Round.
    pub round: RoundNo,
    /// What is wrong with it.
    pub fault: PairingFault,
}

/// What is wrong with a machine's pairing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PairingFault {
    /// Who is paired, a colour, or a worse value than the best.
    Rule(pairing::Broken),
    /// Points recorded with a seat or bye that he did not have.
    Points {
        /// Who.
        player: PlayerId,
        /// As recorded.
        recorded: i32,
        /// As he had them.
        had: i32,
    },
    /// Boards not in order: by higher score, lower score, smaller number.
    Order,
    /// Rematches recorded as consented to that are not those of the pairs.
    Rematches {
        /// As recorded.
        recorded: u32,
        /// Of the pairs.
        made: u32,
    },
}

/// Solves every machine pairing that counts again, on the facts and the regulation as they stood when it was
/// made. Values are compared, never the pairs; what a best pairing cannot help (rematches, colour limits,
/// clashes) is no fault of it.
pub fn recheck_pairings(book: &Book) -> Vec<BadPairing> {
    let mut found = Vec::new();
    let Some(mut state) = first_state(book) else {
        return found;
    };
    for entry in book.entries().iter().skip(1).filter(|e| book.is_live(e.seq)) {
        let Act::Do { facts, .. } = &entry.act else {
            continue;
        };
        for fact in facts {
            if let Fact::Drafted {
                section,
                round,
                pairing,
            } = fact
                && pairing.made_by == MadeBy::Machine
            {
                found.extend(
                    faults(&state, *section, *round, pairing)
                        .into_iter()
                        .map(|fault| BadPairing {
                            seq: entry.seq,
                            section: *section,
                            round: *round,
                            fault,
                        }),
                );
            }
            if state.apply(fact).is_err() {
                return found;
            }
        }
    }
    found
}

/// The tournament as the first act leaves it.
fn first_state(book: &Book) -> Option<Tournament> {
    let first = book.entries().first()?;
    book.as_of(first.seq).ok()
}

/// What is wrong with a machine's pairing made in this state.
fn faults(state: &Tournament, section: SectionId, round: RoundNo, pairing: &Pairings) -> Vec<PairingFault> {
    let field = state.field(section, round);
    let number = |id: PlayerId| state.players.get(&id).and_then(|p| p.number);
    let (pairs, bye) = by_number(pairing, number);
    let mut faults: Vec<PairingFault> = pairing::broken_rules(&field, &pairs, bye)
        .into_iter()
        .filter(|broken| {
            use pairing::Broken::{Colour, Missing, NotBest, Twice, Unknown};
            matches!(
                broken,
                Unknown(_) | Twice(_) | Missing(_) | Colour { .. } | NotBest(_)
            )
        })
        .map(PairingFault::Rule)
        .collect();
    let had: BTreeMap<Number, i32> = field.players.iter().map(|p| (p.number, p.points)).collect();
    let seats = pairing
        .boards
        .iter()
        .flat_map(|b| [b.red, b.black])
        .map(|s| (s.player, s.points));
    let rest = pairing.bye.iter().map(|b| (b.player, b.points));
    for (player, recorded) in seats.chain(rest) {
        match number(player).and_then(|n| had.get(&n)) {
            Some(had) if *had != recorded => faults.push(PairingFault::Points {
                player,
                recorded,
                had: *had,
            }),
            _ => {}
        }
    }
    let key = |(red, black): &(Number, Number)| {
        let points = |n: &Number| had.get(n).copied().unwrap_or(0);
        let (a, b) = (points(red), points(black));
        (-a.max(b), -a.min(b), *red.min(black))
    };
    if !pairs.is_sorted_by_key(key) {
        faults.push(PairingFault::Order);
    }
    let players: Vec<_> = pairing
        .boards
        .iter()
        .map(|b| (b.red.player, b.black.player))
        .collect();
    let made = state.rematches(round, &players);
    if made != pairing.rematches {
        faults.push(PairingFault::Rematches {
            recorded: pairing.rematches,
            made,
        });
    }
    faults
}
