//! Absence, withdrawal, re-entry, expulsion (rulebook §4).

use super::finals::forfeited;
use super::incidents::said;
use super::{Desk, Steps, named};
use crate::domain::command::{Command, PlayerRef};
use crate::domain::fact::{Absence, Fact, KoGame};
use crate::domain::foul::ReplacedGame;
use crate::domain::ids::{PlayerId, RoundNo, Side};
use crate::domain::player::Status;
use crate::domain::refusal::Refusal;
use crate::domain::refusal::registration::Refused;
use crate::domain::round::{Decision, Outcome, Reason, Word};
use crate::domain::tournament::Tournament;

/// Judges a command of this room.
pub(super) fn decide(desk: &Desk<'_>, command: &Command) -> Result<Vec<Fact>, Refusal> {
    match command {
        Command::Absent {
            player,
            round,
            excused,
        } => absent(desk, player, *round, *excused),
        Command::Present(player) => present(desk, player),
        Command::Withdraw {
            player,
            reason,
            forfeit,
        } => withdraw(desk, player, reason, *forfeit),
        Command::Reenter(player) => reenter(desk, player),
        Command::Expel(player, reason) => {
            let id = desk.player(player)?;
            said(reason)?;
            Ok(expulsion(desk.tournament, id, reason))
        }
        _ => Ok(Vec::new()),
    }
}

fn not_active(tournament: &Tournament, id: PlayerId) -> Refusal {
    Refused::NotActive {
        player: named(tournament, id),
        status: tournament.player(id).status.clone(),
    }
    .into()
}

fn absent(
    desk: &Desk<'_>,
    player: &PlayerRef,
    round: Option<RoundNo>,
    excused: bool,
) -> Result<Vec<Fact>, Refusal> {
    let id = desk.player(player)?;
    let tournament = desk.tournament;
    let section = tournament.player(id).section;
    let (next, last) = (
        tournament.published(section) + 1,
        tournament.regulation.rounds_of(section),
    );
    if next > last {
        return Err(Refused::NoRoundLeft.into());
    }
    let round = round.unwrap_or(next);
    if !(next..=last).contains(&round) {
        return Err(Refused::RoundNotAhead { round, next, last }.into());
    }
    if tournament.player(id).status != Status::Active {
        return Err(not_active(tournament, id));
    }
    Ok(set_absence(tournament, id, round, Some(Absence { excused })))
}

/// He is here after all: the earliest absence of a round not yet published is lifted.
fn present(desk: &Desk<'_>, player: &PlayerRef) -> Result<Vec<Fact>, Refusal> {
    let id = desk.player(player)?;
    let tournament = desk.tournament;
    let published = tournament.published(tournament.player(id).section);
    let noted = tournament
        .absences
        .get(&id)
        .and_then(|rounds| rounds.range(published + 1..).next());
    Ok(match noted {
        Some((round, _)) => set_absence(tournament, id, *round, None),
        None => Vec::new(),
    })
}

fn set_absence(tournament: &Tournament, id: PlayerId, round: RoundNo, now: Option<Absence>) -> Vec<Fact> {
    let was = tournament
        .absences
        .get(&id)
        .and_then(|rounds| rounds.get(&round))
        .copied();
    if was == now {
        return Vec::new();
    }
    let mut steps = Steps::on(tournament, tournament.player(id).section);
    steps.push(Fact::AbsenceSet { id, round, was, now });
    steps.void_stale_draft(tournament.player(id).section);
    steps.into_facts()
}

fn withdraw(desk: &Desk<'_>, player: &PlayerRef, reason: &str, forfeit: bool) -> Result<Vec<Fact>, Refusal> {
    let id = desk.player(player)?;
    let tournament = desk.tournament;
    match tournament.player(id).status {
        Status::Active | Status::Withdrawn | Status::Knockout => {}
        Status::Expelled => return Err(not_active(tournament, id)),
    }
    let mut steps = Steps::on(tournament, tournament.player(id).section);
    leave_knockout(&mut steps, id, Reason::Absent);
    if forfeit {
        forfeit_open_board(&mut steps, id, Reason::Absent);
    }
    if tournament.player(id).status == Status::Withdrawn {
        steps.set_reason(id, reason);
    } else {
        steps.set_status(id, Status::Withdrawn, reason);
    }
    Ok(steps.into_facts())
}

fn reenter(desk: &Desk<'_>, player: &PlayerRef) -> Result<Vec<Fact>, Refusal> {
    let id = desk.player(player)?;
    let tournament = desk.tournament;
    let player = tournament.player(id);
    let status = match player.status {
        Status::Active | Status::Knockout => return Ok(Vec::new()),
        Status::Withdrawn | Status::Expelled => match &tournament.section(player.section).cut {
            Some((_, field)) if field.contains(&id) => Status::Knockout,
            _ => Status::Active,
        },
    };
    let mut steps = Steps::on(tournament, tournament.player(id).section);
    steps.set_status(id, status, "");
    Ok(steps.into_facts())
}

/// A player is expelled: his open board is lost by forfeit, the games he played stay (rulebook §11).
pub(super) fn expulsion(tournament: &Tournament, id: PlayerId, reason: &str) -> Vec<Fact> {
    let mut steps = Steps::on(tournament, tournament.player(id).section);
    forfeit_open_board(&mut steps, id, Reason::Expelled);
    leave_knockout(&mut steps, id, Reason::Expelled);
    if tournament.player(id).status == Status::Expelled {
        steps.set_reason(id, reason);
    } else {
        steps.set_status(id, Status::Expelled, reason);
    }
    steps.into_facts()
}

/// Who leaves the knockout loses the game he was to play: which, before and after.
pub(super) fn leave_knockout(steps: &mut Steps<'_>, id: PlayerId, reason: Reason) -> Option<ReplacedGame> {
    let facts = forfeited(&steps.now, id, reason);
    let lost = facts.first().and_then(|fact| match fact {
        Fact::KoChanged { was, now, .. } => Some(ReplacedGame {
            was: KoGame::clone(was),
            now: KoGame::clone(now),
        }),
        _ => None,
    });
    for fact in facts {
        steps.push(fact);
    }
    lost
}

/// Forfeits a player's board of the running round, if it is still open or disputed.
fn forfeit_open_board(steps: &mut Steps<'_>, id: PlayerId, reason: Reason) {
    let Some(round) = steps.now.running(steps.section) else {
        return;
    };
    let number = round.number;
    let Some((board, side)) = round.board_of(id).and_then(|b| Some((b, b.side_of(id)?))) else {
        return;
    };
    if !board.outcome.is_open() {
        return;
    }
    let word = match side {
        Side::Red => Word::RedForfeits,
        Side::Black => Word::BlackForfeits,
    };
    let outcome = Outcome::Decided(Decision {
        reason: Some(reason),
        ..Decision::plain(word)
    });
    steps.set_outcome(number, board.clone(), outcome);
}
