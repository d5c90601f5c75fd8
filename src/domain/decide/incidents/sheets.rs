//! Score sheets for the media (录谱): ticked, picked, and the fouls of those not handed in.

use super::foul;
use crate::domain::decide::steps::Steps;
use crate::domain::decide::{Desk, board_at};
use crate::domain::fact::Fact;
use crate::domain::foul::What;
use crate::domain::ids::{PlayerId, RoundNo, SectionId};
use crate::domain::refusal::{Refusal, incidents::Refused};
use crate::domain::regulation::Recording;
use crate::domain::round::{Board, Sheet, Stage};
use crate::domain::tournament::Tournament;

/// A sheet that is due and not ticked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SheetDue {
    /// Table.
    pub table: u32,
    /// Who must hand it in: the winner, red in a draw.
    pub player: PlayerId,
}

/// The sheets of a published round that are due, not ticked and not booked yet (also not booked and voided:
/// that foul was looked at), in the order of the boards. A game still on owes none yet.
pub fn sheets_due(tournament: &Tournament, section: SectionId, number: RoundNo) -> Vec<SheetDue> {
    let Some(round) = tournament
        .round(section, number)
        .filter(|r| r.stage != Stage::Draft)
    else {
        return Vec::new();
    };
    let due = |board: &Board| {
        if board.sheet != Sheet::Missing || !tournament.owes_sheet(section, round, board) {
            return None;
        }
        let side = Tournament::sheet_owner(board)?;
        let player = board.seat(side).player;
        let table = board.table;
        (!is_booked(tournament, section, number, player)).then_some(SheetDue { table, player })
    };
    round.boards().iter().filter_map(due).collect()
}

fn is_booked(tournament: &Tournament, section: SectionId, round: RoundNo, player: PlayerId) -> bool {
    let kind = tournament
        .regulation
        .recording
        .as_ref()
        .and_then(|r| r.foul.as_deref());
    tournament
        .section(section)
        .incidents
        .iter()
        .filter(|i| i.round == round)
        .any(|i| matches!(&i.what, What::Foul(f) if f.player == player && Some(f.kind.as_str()) == kind))
}

/// The rule on sheets, if it speaks of this section.
fn rule<'a>(desk: &Desk<'a>) -> Result<&'a Recording, Refused> {
    let key = desk.tournament.regulation.section_key(desk.section);
    desk.tournament
        .regulation
        .recording
        .as_ref()
        .filter(|r| r.section.as_deref().is_none_or(|s| s == key))
        .ok_or(Refused::NoRecording)
}

/// Ticks a sheet, or excuses it; the same again takes the tick back.
pub(super) fn sheet(desk: &Desk<'_>, table: u32, excused: bool) -> Result<Vec<Fact>, Refusal> {
    rule(desk)?;
    let round = desk.published(None)?;
    let board = board_at(round, table)?;
    if !desk.tournament.owes_sheet(desk.section, round, board) {
        return Err(Refused::OwesNoSheet(table).into());
    }
    let asked = if excused { Sheet::Excused } else { Sheet::HandedIn };
    let now = if board.sheet == asked {
        Sheet::Missing
    } else {
        asked
    };
    Ok(vec![Fact::SheetSet {
        section: desk.section,
        round: round.number,
        table,
        was: board.sheet,
        now,
    }])
}

/// The boards the arbiter picks in this round, instead of those picked before.
pub(super) fn pick(desk: &Desk<'_>, tables: &[u32]) -> Result<Vec<Fact>, Refusal> {
    rule(desk)?;
    let round = desk.published(None)?;
    let mut picked = tables.to_vec();
    picked.sort_unstable();
    picked.dedup();
    for table in &picked {
        board_at(round, *table)?;
    }
    let mut was: Vec<u32> = round
        .boards()
        .iter()
        .filter(|b| b.sheet_picked)
        .map(|b| b.table)
        .collect();
    was.sort_unstable();
    if was == picked {
        return Ok(Vec::new());
    }
    Ok(vec![Fact::SheetsPicked {
        section: desk.section,
        round: round.number,
        was,
        tables: picked,
    }])
}

/// Books the foul of every sheet due and not ticked.
pub(super) fn book(desk: &Desk<'_>) -> Result<Vec<Fact>, Refusal> {
    let kind = rule(desk)?
        .foul
        .as_deref()
        .and_then(|key| desk.tournament.regulation.foul_kind(key))
        .ok_or(Refused::NoSheetFoul)?;
    let round = desk.published(None)?;
    let mut steps = Steps::of(desk);
    for due in sheets_due(desk.tournament, desk.section, round.number) {
        let board = board_at(round, due.table)?;
        if let Some(side) = board.side_of(due.player) {
            foul::book_count(&mut steps, desk.context, round.number, board, side, kind);
        }
    }
    Ok(steps.into_facts())
}
