//! `paper`: a whole round as it was run without the program, keyed in afterwards: paired, published and
//! decided in one act. Rematches and second byes are taken as consented.

use super::super::{Desk, Steps, named};
use super::{Refused, boards, everyone, next_round, seat};
use crate::domain::command::PaperRow;
use crate::domain::fact::Fact;
use crate::domain::ids::{PlayerId, RoundNo, Side};
use crate::domain::refusal::Refusal;
use crate::domain::refusal::rounds::NotPaired;
use crate::domain::round::{Bye, Decision, MadeBy, Outcome, Pairings, Seat, Word};

pub(super) fn decide(desk: &Desk<'_>, rows: &[PaperRow]) -> Result<Vec<Fact>, Refusal> {
    let round = next_round(desk)?;
    let section = desk.section;
    let paper = read(desk, rows)?;
    complete(desk, round, &paper)?;
    let pairing = drawn_up(desk, round, &paper);
    let tables: Vec<u32> = pairing.boards.iter().map(|b| b.table).collect();
    let mut steps = Steps::of(desk);
    steps.push(Fact::Drafted {
        section,
        round,
        pairing: Box::new(pairing),
    });
    steps.push(Fact::Published {
        section,
        round,
        at: desk.context.now,
    });
    for (table, (_, _, word)) in tables.into_iter().zip(&paper.games) {
        steps.push(Fact::OutcomeSet {
            section,
            round,
            table,
            was: Outcome::Open,
            now: Outcome::Decided(Decision::plain(*word)),
        });
    }
    let forfeiters: Vec<PlayerId> = paper
        .games
        .iter()
        .flat_map(|(red, black, word)| [(*red, Side::Red, *word), (*black, Side::Black, *word)])
        .filter(|(_, side, word)| word.forfeited_by(*side))
        .map(|(player, _, _)| player)
        .collect();
    steps.withdraw_by_forfeits(&forfeiters);
    Ok(steps.into_facts())
}

/// What stands on the paper.
struct Paper {
    games: Vec<(PlayerId, PlayerId, Word)>,
    bye: Option<PlayerId>,
}

impl Paper {
    fn standing(&self) -> Vec<PlayerId> {
        let seats = self.games.iter().flat_map(|(red, black, _)| [*red, *black]);
        seats.chain(self.bye).collect()
    }
}

fn read(desk: &Desk<'_>, rows: &[PaperRow]) -> Result<Paper, Refusal> {
    let mut paper = Paper {
        games: Vec::new(),
        bye: None,
    };
    for row in rows {
        match row {
            PaperRow::Game(red, black, word) => {
                paper.games.push((desk.player(red)?, desk.player(black)?, *word));
            }
            PaperRow::Bye(player) => {
                if paper.bye.replace(desk.player(player)?).is_some() {
                    return Err(Refused::TwoByes.into());
                }
            }
        }
    }
    Ok(paper)
}

/// Refuses unless everybody to be paired stands there once, and nobody else.
fn complete(desk: &Desk<'_>, round: RoundNo, paper: &Paper) -> Result<(), Refused> {
    let tournament = desk.tournament;
    let standing = paper.standing();
    let mut seen = std::collections::BTreeSet::new();
    let mut twice: Vec<PlayerId> = standing.iter().filter(|id| !seen.insert(**id)).copied().collect();
    twice.dedup();
    if !twice.is_empty() {
        return Err(Refused::PaperTwice(everyone(tournament, &twice)));
    }
    let out: Vec<_> = standing
        .iter()
        .filter_map(|id| {
            let player = tournament.player(*id);
            let reason = match tournament.out_of(*id, round) {
                _ if player.section != desk.section => NotPaired::OtherSection,
                Some(reason) => NotPaired::Out(reason),
                None if player.number.is_none() => NotPaired::NoNumber,
                None => return None,
            };
            Some((named(tournament, *id), reason))
        })
        .collect();
    if !out.is_empty() {
        return Err(Refused::PaperOut(out));
    }
    let due = tournament.paired(desk.section, round);
    let missing: Vec<PlayerId> = due.iter().filter(|id| !seen.contains(id)).copied().collect();
    if !missing.is_empty() {
        return Err(Refused::PaperMissing(everyone(tournament, &missing)));
    }
    if due.len() < 2 {
        return Err(Refused::TooFew(due.len()));
    }
    Ok(())
}

fn drawn_up(desk: &Desk<'_>, round: RoundNo, paper: &Paper) -> Pairings {
    let tournament = desk.tournament;
    let pairs: Vec<(Seat, Seat)> = paper
        .games
        .iter()
        .map(|(red, black, _)| (seat(tournament, *red, round), seat(tournament, *black, round)))
        .collect();
    let players: Vec<_> = pairs.iter().map(|(r, b)| (r.player, b.player)).collect();
    Pairings {
        boards: boards(desk, &pairs),
        bye: paper.bye.map(|player| Bye {
            player,
            points: tournament.points(player, round - 1),
            why: None,
        }),
        out: tournament.out_now(desk.section, round),
        made_by: MadeBy::Paper,
        rematches: tournament.rematches(round, &players),
    }
}
