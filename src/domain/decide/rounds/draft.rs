//! The draft changed by hand, and put up (rulebook §4 "Draft, publish").

use super::super::{Desk, named};
use super::{Refused, all_closed, boards};
use crate::domain::command::PlayerRef;
use crate::domain::fact::Fact;
use crate::domain::ids::PlayerId;
use crate::domain::refusal::Refusal;
use crate::domain::round::{Bye, MadeBy, Round, Seat};

/// Exchanges the places of two players: seats, or a seat and the bye.
pub(super) fn swap(desk: &Desk<'_>, one: &PlayerRef, other: &PlayerRef) -> Result<Vec<Fact>, Refusal> {
    let draft = desk.tournament.draft(desk.section).ok_or(Refused::NoDraft)?;
    let (one, other) = (desk.player(one)?, desk.player(other)?);
    if one == other {
        return Err(Refused::SamePlayer(named(desk.tournament, one)).into());
    }
    let standing = draft.pairing.standing();
    if let Some(stranger) = [one, other].into_iter().find(|id| !standing.contains(id)) {
        return Err(Refused::NotInDraft(named(desk.tournament, stranger)).into());
    }
    Ok(vec![exchanged(desk, draft, one, other)])
}

/// Moves the bye to a player; who had it takes his seat.
pub(super) fn bye(desk: &Desk<'_>, player: &PlayerRef) -> Result<Vec<Fact>, Refusal> {
    let draft = desk.tournament.draft(desk.section).ok_or(Refused::NoDraft)?;
    let player = desk.player(player)?;
    let bye = draft.pairing.bye.as_ref().ok_or(Refused::NoByeInDraft)?;
    if bye.player == player {
        return Ok(Vec::new());
    }
    if draft.board_of(player).is_none() {
        return Err(Refused::NotInDraft(named(desk.tournament, player)).into());
    }
    Ok(vec![exchanged(desk, draft, player, bye.player)])
}

/// The draft with two players in each other's places. Boards keep their rank; what the machine said of a
/// board stays only where nothing changed.
fn exchanged(desk: &Desk<'_>, draft: &Round, one: PlayerId, other: PlayerId) -> Fact {
    let tournament = desk.tournament;
    let sit = |seat: Seat| {
        let player = match seat.player {
            p if p == one => other,
            p if p == other => one,
            p => p,
        };
        super::seat(tournament, player, draft.number)
    };
    let pairs: Vec<(Seat, Seat)> = draft
        .boards()
        .iter()
        .map(|b| (sit(b.red), sit(b.black)))
        .collect();
    let mut pairing = draft.pairing.clone();
    pairing.boards = boards(desk, &pairs);
    for (board, was) in pairing.boards.iter_mut().zip(draft.boards()) {
        if (board.red, board.black) == (was.red, was.black) {
            board.why.clone_from(&was.why);
        }
    }
    pairing.bye = draft.pairing.bye.as_ref().map(|was| {
        let seat = sit(Seat {
            player: was.player,
            points: was.points,
        });
        Bye {
            player: seat.player,
            points: seat.points,
            why: was.why.clone().filter(|_| seat.player == was.player),
        }
    });
    pairing.made_by = MadeBy::Hand;
    let players: Vec<_> = pairs.iter().map(|(r, b)| (r.player, b.player)).collect();
    pairing.rematches = tournament.rematches(draft.number, &players);
    Fact::Drafted {
        section: desk.section,
        round: draft.number,
        pairing: Box::new(pairing),
    }
}

/// Puts the draft up.
pub(super) fn publish(desk: &Desk<'_>) -> Result<Vec<Fact>, Refusal> {
    let draft = desk.tournament.draft(desk.section).ok_or(Refused::NoDraft)?;
    all_closed(desk)?;
    if desk.tournament.draft_is_stale(desk.section) {
        return Err(Refused::DraftStale(draft.number).into());
    }
    Ok(vec![Fact::Published {
        section: desk.section,
        round: draft.number,
        at: desk.context.now,
    }])
}
