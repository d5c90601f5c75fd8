//! Late entrants (rulebook §4): the next number, paired from the next round on, or at once against a bye.

use super::super::{Desk, Steps, named};
use super::{Phase, Refused, barred, change, enter, newcomer, next_number, phase};
use crate::domain::command::EntryPatch;
use crate::domain::fact::Fact;
use crate::domain::ids::{Number, PlayerId, RoundNo, Side};
use crate::domain::pairing;
use crate::domain::player::Player;
use crate::domain::refusal::Refusal;
use crate::domain::round::{Board, Bye, Outcome, Round, Seat, Sheet};
use crate::domain::tournament::Tournament;

pub(super) fn decide(desk: &Desk<'_>, given: &EntryPatch, against_bye: bool) -> Result<Vec<Fact>, Refusal> {
    let mut steps = Steps::of(desk);
    let waiting = waiting(desk, given)?;
    if against_bye {
        let round = desk
            .tournament
            .running(desk.section)
            .ok_or(Refused::NoByeRunning)?;
        let bye = round.pairing.bye.as_ref().ok_or(Refused::NoByeRunning)?;
        let id = come(desk, &mut steps, given, waiting, round.number)?;
        if steps.now.player(id).number.is_none() {
            return Err(Refused::LateUnpaid.into());
        }
        let board = board(&steps.now, round, bye, id);
        steps.push(Fact::BoardAdded {
            section: desk.section,
            round: round.number,
            bye: Box::new(bye.clone()),
            board: Box::new(board),
        });
    } else if phase(desk.tournament, desk.section) == Phase::Running {
        let from = steps.next_round(desk.section);
        if from > desk.tournament.regulation.rounds_of(desk.section) {
            return Err(Refused::NoRoundLeft.into());
        }
        come(desk, &mut steps, given, waiting, from)?;
    } else if let Some(id) = waiting {
        change(&mut steps, id, given)?;
    } else {
        enter(&mut steps, desk.section, given)?;
    }
    // Somebody registered and not paid is meant: nothing changes until he pays.
    let still_waiting = waiting.is_some_and(|id| steps.now.player(id).number.is_none());
    if still_waiting {
        return Err(Refused::LateUnpaid.into());
    }
    Ok(steps.into_facts())
}

/// The registered player without a number who is meant: after the lots one who had not paid.
fn waiting(desk: &Desk<'_>, given: &EntryPatch) -> Result<Option<PlayerId>, Refusal> {
    let Some(name) = given.name.as_ref().filter(|n| !n.trim().is_empty()) else {
        return Err(Refused::NoName.into());
    };
    if phase(desk.tournament, desk.section) == Phase::Entering {
        return Ok(None);
    }
    let fits = |p: &Player| {
        p.number.is_none()
            && p.entry.name == *name
            && given.unit.as_ref().is_none_or(|u| *u == p.entry.unit)
            && given.born.is_none_or(|b| b == p.entry.born)
    };
    let found: Vec<PlayerId> = desk
        .tournament
        .players_in(desk.section)
        .filter(|(_, p)| fits(p))
        .map(|(id, _)| id)
        .collect();
    match found[..] {
        [] => Ok(None),
        [one] => Ok(Some(one)),
        _ => Err(Refusal::Ambiguous(
            found.iter().map(|id| named(desk.tournament, *id)).collect(),
        )),
    }
}

/// Enters a player after round 1 was published, with the next number if he may have one.
fn come(
    desk: &Desk<'_>,
    steps: &mut Steps<'_>,
    given: &EntryPatch,
    waiting: Option<PlayerId>,
    from: RoundNo,
) -> Result<PlayerId, Refusal> {
    let next = next_number(&steps.now, desk.section);
    if given.number.is_some_and(|n| n != next) {
        return Err(Refused::LateTakesNext { next }.into());
    }
    let given = EntryPatch {
        number: None,
        ..given.clone()
    };
    if let Some(id) = waiting {
        change(steps, id, &given)?;
        if steps.now.player(id).number.is_none() && !barred(&steps.now, steps.now.player(id)) {
            steps.set_number(id, Some(next));
        }
        if steps.now.player(id).number.is_some() && steps.now.player(id).late_from != Some(from) {
            steps.push(Fact::EnteredLate { id, from });
        }
        return Ok(id);
    }
    let mut player = newcomer(desk.section, &given)?;
    if !barred(&steps.now, &player) {
        player.number = Some(next);
        player.late_from = Some(from);
    }
    Ok(steps.add(player))
}

/// The board of a latecomer against the bye: the last rank, the first free table, colours by the rule of the
/// pairing.
fn board(tournament: &Tournament, round: &Round, bye: &Bye, late: PlayerId) -> Board {
    let rank = round.boards().len() as u32 + 1;
    let section = tournament.player(late).section;
    let taken = |table: &u32| round.boards().iter().any(|b| b.table == *table);
    let first = tournament.first_table(section);
    let table = (first..=first + round.boards().len() as u32)
        .find(|table| !taken(table))
        .unwrap_or(rank);
    let late = Seat {
        player: late,
        points: 0,
    };
    let waiting = Seat {
        player: bye.player,
        points: bye.points,
    };
    let (red, black) = match late_side(tournament, round, rank, bye.player, late.player) {
        Side::Red => (late, waiting),
        Side::Black => (waiting, late),
    };
    Board {
        board: rank,
        table,
        red,
        black,
        outcome: Outcome::Open,
        why: None,
        verified: false,
        missing: None,
        sheet: Sheet::Missing,
        sheet_picked: false,
        offers: (0, 0),
    }
}

/// The latecomer's side: in round 1 by the board, later by the two players' colours.
fn late_side(tournament: &Tournament, round: &Round, rank: u32, bye: PlayerId, late: PlayerId) -> Side {
    let number = |id: PlayerId| -> Number { tournament.player(id).number.unwrap_or(0) };
    if round.number == 1 {
        return if (number(late) < number(bye)) == (rank % 2 == 1) {
            Side::Red
        } else {
            Side::Black
        };
    }
    let field = tournament.field_among(tournament.player(late).section, round.number, &[bye, late]);
    let red = pairing::pair(&field)
        .ok()
        .and_then(|p| p.pairs.first().map(|pair| pair.red));
    if red == Some(number(late)) {
        Side::Red
    } else {
        Side::Black
    }
}
