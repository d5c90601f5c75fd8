//! Fouls, claims, rulings, offers, warnings, notes, appeals, score sheets (rulebook §6).

use super::steps::Steps;
use super::{Desk, board_at};
use crate::domain::command::Command;
use crate::domain::fact::Fact;
use crate::domain::foul::{ClaimKind, Incident, RulingEnd, What};
use crate::domain::ids::{IncidentId, Side};
use crate::domain::refusal::{Refusal, incidents::Refused};
use crate::domain::regulation::Within;
use crate::domain::round::{Board, Decision, Outcome, Reason, Round, Stage, Word};

mod amend;
mod foul;
mod offers;
mod sheets;

pub(super) use foul::book_count;
pub use foul::{FoulPreview, Needs, Proposal, preview, proposals};
pub use offers::offers_propose;
pub use sheets::{SheetDue, sheets_due};

/// Judges a command of this room.
pub(super) fn decide(desk: &Desk<'_>, command: &Command) -> Result<Vec<Fact>, Refusal> {
    match command {
        Command::FoulAt(table, sides, kind, options) => foul::at_table(desk, *table, *sides, kind, options),
        Command::FoulOf(player, kind, options) => foul::of_player(desk, player, kind, options),
        Command::FoulVoid(id, reason) => amend::void(desk, *id, reason),
        Command::FoulMove(id, reason) => amend::to_other_side(desk, *id, reason),
        Command::Time(table, side, minutes) => time(desk, *table, *side, *minutes),
        Command::Offer(table, side) => offers::offer(desk, *table, *side),
        Command::Warn(table, side, text) => warn(desk, *table, *side, text),
        Command::Note(table, text) => note(desk, *table, text),
        Command::Appeal(table, text) => appeal(desk, *table, text),
        Command::AppealDecision(id, text) => appeal_decision(desk, *id, text),
        Command::Claim {
            table,
            side,
            kind,
            target,
        } => claim(desk, *table, *side, *kind, *target),
        Command::ClaimCount(id, count) => claim_count(desk, *id, *count),
        Command::Ruling { table, side, within } => ruling(desk, *table, *side, *within),
        Command::RulingEnded(id, end) => ruling_ended(desk, *id, *end),
        Command::Sheet { table, excused } => sheets::sheet(desk, *table, *excused),
        Command::SheetPick(tables) => sheets::pick(desk, tables),
        Command::SheetsBook => sheets::book(desk),
        _ => Ok(Vec::new()),
    }
}

/// The incident with this id.
fn incident<'a>(desk: &Desk<'a>, id: IncidentId) -> Result<&'a Incident, Refused> {
    desk.tournament
        .incident(desk.section, id)
        .ok_or(Refused::NoSuchIncident(id))
}

/// A board of the running round on which the game is still on.
fn playing<'a>(desk: &Desk<'a>, table: u32) -> Result<(&'a Round, &'a Board), Refusal> {
    let round = desk.running()?;
    let board = board_at(round, table)?;
    match board.outcome.word() {
        Some(word) => Err(Refused::BoardDecided { table, word }.into()),
        None => Ok((round, board)),
    }
}

/// Text that must be given is more than blanks.
pub(super) fn said(text: &str) -> Result<(), Refused> {
    if text.trim().is_empty() {
        Err(Refused::NothingSaid)
    } else {
        Ok(())
    }
}

fn time(desk: &Desk<'_>, table: u32, side: Side, minutes: i32) -> Result<Vec<Fact>, Refusal> {
    let round = desk.running()?;
    board_at(round, table)?;
    if minutes == 0 {
        return Ok(Vec::new());
    }
    let what = What::Time { side, minutes };
    Ok(Steps::logged(desk, round.number, Some(table), what))
}

/// A warning, booked as the kind `warning` where the catalogue has it.
fn warn(desk: &Desk<'_>, table: u32, side: Side, text: &str) -> Result<Vec<Fact>, Refusal> {
    let round = desk.published(None)?;
    let board = board_at(round, table)?;
    said(text)?;
    if let Some(kind) = desk.tournament.regulation.foul_kind("warning") {
        return foul::warning(desk, round, board, side, kind, text);
    }
    let text = text.to_owned();
    let what = What::Warning { side, text };
    Ok(Steps::logged(desk, round.number, Some(table), what))
}

fn note(desk: &Desk<'_>, table: Option<u32>, text: &str) -> Result<Vec<Fact>, Refusal> {
    said(text)?;
    if let Some(table) = table {
        board_at(desk.published(None)?, table)?;
    }
    let text = text.to_owned();
    let round = desk.tournament.published(desk.section);
    Ok(Steps::logged(desk, round, table, What::Note { text }))
}

fn appeal(desk: &Desk<'_>, table: u32, text: &str) -> Result<Vec<Fact>, Refusal> {
    let round = desk.published(None)?;
    board_at(round, table)?;
    said(text)?;
    let text = text.to_owned();
    let what = What::Appeal { text, decision: None };
    Ok(Steps::logged(desk, round.number, Some(table), what))
}

fn appeal_decision(desk: &Desk<'_>, id: IncidentId, words: &str) -> Result<Vec<Fact>, Refusal> {
    let What::Appeal { text, .. } = &incident(desk, id)?.what else {
        return Err(Refused::NotAnAppeal(id).into());
    };
    said(words)?;
    let decided = What::Appeal {
        text: text.clone(),
        decision: Some(words.to_owned()),
    };
    let mut steps = Steps::of(desk);
    steps.amend(id, decided, String::new());
    Ok(steps.into_facts())
}

fn claim(
    desk: &Desk<'_>,
    table: u32,
    side: Side,
    kind: ClaimKind,
    target: Option<u32>,
) -> Result<Vec<Fact>, Refusal> {
    let (round, _) = playing(desk, table)?;
    let regulation = &desk.tournament.regulation;
    let stated = match kind {
        ClaimKind::Natural => regulation.natural_limit.as_ref().map(|l| l.target),
        ClaimKind::Repetition => regulation.repetition.as_ref().map(|r| r.heard_from),
    };
    let target = target
        .or(stated)
        .filter(|t| *t > 0)
        .ok_or(Refused::NoTarget(kind))?;
    let what = What::Claim {
        side,
        kind,
        target,
        count: 0,
    };
    Ok(Steps::logged(desk, round.number, Some(table), what))
}

fn claim_count(desk: &Desk<'_>, id: IncidentId, count: u32) -> Result<Vec<Fact>, Refusal> {
    let What::Claim {
        side, kind, target, ..
    } = incident(desk, id)?.what
    else {
        return Err(Refused::NotAClaim(id).into());
    };
    let counted = What::Claim {
        side,
        kind,
        target,
        count,
    };
    let mut steps = Steps::of(desk);
    steps.amend(id, counted, String::new());
    Ok(steps.into_facts())
}

fn ruling(
    desk: &Desk<'_>,
    table: u32,
    side: Option<Side>,
    within: Option<Within>,
) -> Result<Vec<Fact>, Refusal> {
    let (round, _) = playing(desk, table)?;
    let stated = desk.tournament.regulation.repetition.as_ref();
    let what = What::Ruling {
        side,
        within: within.or(stated.map(|r| r.change_within)),
        end: None,
    };
    Ok(Steps::logged(desk, round.number, Some(table), what))
}

/// How a ruling ended; a draw or a win decides the board in the same act.
fn ruling_ended(desk: &Desk<'_>, id: IncidentId, end: RulingEnd) -> Result<Vec<Fact>, Refusal> {
    let ruled = incident(desk, id)?;
    let What::Ruling {
        side,
        within,
        end: ended,
    } = ruled.what
    else {
        return Err(Refused::NotARuling(id).into());
    };
    match ended {
        Some(before) if before == end => return Ok(Vec::new()),
        Some(_) => return Err(Refused::RulingHasEnded(id).into()),
        None => {}
    }
    let mut steps = Steps::of(desk);
    let decision = match end {
        RulingEnd::Changed => None,
        RulingEnd::Draw => Some((Word::Draw, Reason::NoChange)),
        RulingEnd::Won(Side::Red) => Some((Word::Red, Reason::Perpetual)),
        RulingEnd::Won(Side::Black) => Some((Word::Black, Reason::Perpetual)),
    };
    if let (Some((word, reason)), Some(table)) = (decision, ruled.table) {
        let round = desk.published(Some(ruled.round))?;
        if round.stage == Stage::Closed {
            return Err(Refusal::RoundClosed(round.number));
        }
        let board = board_at(round, table)?;
        match board.outcome.word() {
            Some(stands) if stands != word => {
                return Err(Refused::BoardDecided { table, word: stands }.into());
            }
            Some(_) => {}
            None => {
                let decided = Decision {
                    reason: Some(reason),
                    ..Decision::plain(word)
                };
                steps.set_outcome(round.number, board.clone(), Outcome::Decided(decided));
            }
        }
    }
    let now = What::Ruling {
        side,
        within,
        end: Some(end),
    };
    steps.amend(id, now, String::new());
    Ok(steps.into_facts())
}
