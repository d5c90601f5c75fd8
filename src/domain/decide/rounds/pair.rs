//! `pair`: the machine's draft of the next round.

use super::super::{Desk, named};
use super::{Refused, boards, next_round, seat};
use crate::domain::fact::Fact;
use crate::domain::ids::{Number, PlayerId, RoundNo};
use crate::domain::pairing::{self, Field, Impossible, Pairing};
use crate::domain::refusal::Refusal;
use crate::domain::refusal::rounds::Rematches;
use crate::domain::round::{Bye, MadeBy, Pairings, Seat};
use std::collections::BTreeMap;

pub(super) fn decide(desk: &Desk<'_>, consented: Option<u32>) -> Result<Vec<Fact>, Refusal> {
    let round = next_round(desk)?;
    let (tournament, section) = (desk.tournament, desk.section);
    let field = tournament.field(section, round);
    let found = pairing::pair(&field).map_err(|impossible| match impossible {
        Impossible::TooFew => Refused::TooFew(field.players.len()),
        Impossible::SameNumber(_) | Impossible::TooManyScores => Refused::CannotPair,
    })?;
    let fewest = found.rematches;
    match consented {
        None if fewest > 0 => return Err(Refused::NeedsRematches(shown(desk, &field, &found)).into()),
        Some(asked) if asked != fewest => return Err(Refused::OtherRematches { asked, fewest }.into()),
        _ => {}
    }
    let pairing = drawn_up(desk, round, found);
    let same = tournament.draft(section).is_some_and(|d| d.pairing == pairing);
    if same {
        return Ok(Vec::new());
    }
    Ok(vec![Fact::Drafted {
        section,
        round,
        pairing: Box::new(pairing),
    }])
}

/// The numbered players of the section by number.
fn ids(desk: &Desk<'_>) -> BTreeMap<Number, PlayerId> {
    desk.tournament.numbered(desk.section).into_iter().collect()
}

/// The engine's answer as a draft.
fn drawn_up(desk: &Desk<'_>, round: RoundNo, found: Pairing) -> Pairings {
    let ids = ids(desk);
    let tournament = desk.tournament;
    let seated = |number: &Number| ids.get(number).map(|id| seat(tournament, *id, round));
    let pairs: Vec<(Seat, Seat)> = found
        .pairs
        .iter()
        .filter_map(|p| Some((seated(&p.red)?, seated(&p.black)?)))
        .collect();
    let mut boards = boards(desk, &pairs);
    for (board, pair) in boards.iter_mut().zip(found.pairs) {
        board.why = Some(pair.why);
    }
    let bye = found.bye.and_then(|bye| {
        let seat = seated(&bye.number)?;
        Some(Bye {
            player: seat.player,
            points: seat.points,
            why: Some(bye.why),
        })
    });
    Pairings {
        boards,
        bye,
        out: tournament.out_now(desk.section, round),
        made_by: MadeBy::Machine,
        rematches: found.rematches,
    }
}

/// The pairing with the fewest rematches, for the arbiter to look at.
fn shown(desk: &Desk<'_>, field: &Field, found: &Pairing) -> Rematches {
    let ids = ids(desk);
    let name = |number: &Number| ids.get(number).map(|id| named(desk.tournament, *id));
    let met = |one: Number, other: Number| {
        let player = field.players.iter().find(|p| p.number == one);
        player.map_or(0, |p| p.met.iter().filter(|m| **m == other).count() as u32)
    };
    Rematches {
        fewest: found.rematches,
        boards: found
            .pairs
            .iter()
            .filter_map(|p| Some((name(&p.red)?, name(&p.black)?, met(p.red, p.black))))
            .collect(),
        bye: found
            .bye
            .as_ref()
            .and_then(|b| ids.get(&b.number))
            .map(|id| named(desk.tournament, *id)),
    }
}
