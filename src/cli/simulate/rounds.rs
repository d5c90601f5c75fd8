//! A simulated round: absences, latecomers, the pairing, results in any order, fouls, the close.

use super::desk::Desk;
use super::finals;
use crate::cli::Failure;
use crate::domain::decide::{SheetDue, sheets_due};
use crate::domain::ids::{PlayerId, RoundNo, SectionId, Side};
use crate::domain::player::Status;
use crate::domain::refusal::{Refusal, rounds::Refused};
use crate::domain::regulation::{Counting, Effect, FoulKind};
use crate::domain::round::Word;
use chrono::TimeDelta;

/// One round of a section, from the notes before it to its close. A section of which too few are left stops.
pub(super) fn play(desk: &mut Desk<'_>, section: SectionId, round: RoundNo) -> Result<(), Failure> {
    finals::before(desk, section, round)?;
    before(desk, section, round)?;
    if !pair(desk, section)? {
        return Ok(());
    }
    desk.give(section, "publish")?;
    desk.give(section, "start")?;
    let mut tables: Vec<u32> = desk
        .tournament()
        .running(section)
        .map(|r| r.boards().iter().map(|b| b.table).collect())
        .unwrap_or_default();
    desk.chance.shuffle(&mut tables);
    forfeits(desk, section, &mut tables)?;
    desk.now += TimeDelta::minutes(30);
    for table in tables {
        board(desk, section, table)?;
    }
    if desk
        .tournament()
        .regulation
        .recording
        .as_ref()
        .is_some_and(|r| r.foul.is_some())
    {
        sheets(desk, section)?;
    }
    desk.give(section, "close")?;
    desk.now += TimeDelta::minutes(20);
    Ok(())
}

/// Who is absent, leaves, comes late or back.
fn before(desk: &mut Desk<'_>, section: SectionId, round: RoundNo) -> Result<(), Failure> {
    if round == 1 {
        return Ok(());
    }
    let with = |desk: &Desk<'_>, status: &Status| -> Vec<PlayerId> {
        let numbered = desk.tournament().numbered(section);
        numbered
            .into_iter()
            .map(|(_, id)| id)
            .filter(|id| desk.tournament().player(*id).status == *status)
            .collect()
    };
    if round <= 3 && desk.one_in(2) {
        let extra = desk.chance.below(1000);
        desk.give(section, &format!("late 后到{extra:03} --unit 后到队 --paid"))?;
    }
    let active = with(desk, &Status::Active);
    if active.len() > 6
        && desk.one_in(3)
        && let Some(player) = desk.one_of(&active)
    {
        let number = desk.number(player);
        desk.give(section, &format!("absent {number} --excused"))?;
    }
    if active.len() > 8
        && desk.one_in(4)
        && let Some(player) = desk.one_of(&active)
    {
        let number = desk.number(player);
        desk.give(section, &format!("withdraw {number} --reason 家事"))?;
    }
    let gone = with(desk, &Status::Withdrawn);
    if desk.one_in(6)
        && let Some(player) = desk.one_of(&gone)
    {
        let number = desk.number(player);
        desk.give(section, &format!("reenter {number}"))?;
    }
    Ok(())
}

/// Pairs, with the fewest rematches if it must be; false if fewer than two are left.
fn pair(desk: &mut Desk<'_>, section: SectionId) -> Result<bool, Failure> {
    match desk.attempt(section, "pair")? {
        Ok(()) => Ok(true),
        Err(Refusal::Rounds(Refused::NeedsRematches(needed))) => {
            desk.give(section, &format!("pair --rematches {}", needed.fewest))?;
            Ok(true)
        }
        Err(Refusal::Rounds(Refused::TooFew(_) | Refused::NoNumbers)) => Ok(false),
        Err(_) => desk.give(section, "pair").map(|()| true),
    }
}

/// Those who do not come forfeit after the limit; what is left is to be played.
fn forfeits(desk: &mut Desk<'_>, section: SectionId, tables: &mut Vec<u32>) -> Result<(), Failure> {
    let mut missing = Vec::new();
    tables.retain(|table| {
        let absent = desk.one_in(60);
        if absent {
            missing.push(*table);
        }
        !absent
    });
    for table in &missing {
        desk.give(section, &format!("missing {table} red"))?;
    }
    desk.now += TimeDelta::minutes(16);
    for table in missing {
        let line = match desk.chance.below(8) {
            0 => format!("result {table} both-forfeit --reason absent --excused"),
            1 => format!("result {table} red-forfeits --reason absent"),
            2 => format!("result {table} red-forfeits --reason absent --excused"),
            _ => format!("result {table} red-forfeits --reason late"),
        };
        desk.give(section, &line)?;
    }
    Ok(())
}

/// Plays a board: now and then a foul, a dispute, a slip corrected.
fn board(desk: &mut Desk<'_>, section: SectionId, table: u32) -> Result<(), Failure> {
    if desk.one_in(25) {
        foul(desk, section, table)?;
    }
    let decided = |desk: &Desk<'_>| {
        let round = desk.tournament().running(section);
        round
            .and_then(|r| r.at_table(table))
            .is_none_or(|b| !b.outcome.is_open())
    };
    if decided(desk) {
        return Ok(());
    }
    let word = game(desk, section, table);
    if desk.one_in(50) {
        desk.give(section, &format!("result {table} draw"))?;
        desk.give(section, &format!("dispute {table}"))?;
        return desk.give(section, &format!("result {table} {} --replace", word.word()));
    }
    let moves = if word == Word::Draw { " --moves 40" } else { "" };
    desk.give(section, &format!("result {table} {}{moves}", word.word()))
}

/// A game's result, by strength and chance.
fn game(desk: &mut Desk<'_>, section: SectionId, table: u32) -> Word {
    let strength = |desk: &Desk<'_>, side| {
        let round = desk.tournament().running(section);
        round
            .and_then(|r| r.at_table(table))
            .map_or(0, |b| Desk::strength(b.seat(side).player))
    };
    let edge = strength(desk, Side::Red) - strength(desk, Side::Black);
    let throw = desk.chance.below(200) as i64 - 90 + edge;
    if desk.one_in(400) {
        Word::BothLose
    } else if throw > 25 {
        Word::Red
    } else if throw < -25 {
        Word::Black
    } else {
        Word::Draw
    }
}

/// A foul of the catalogue by either side; expulsions are rare.
fn foul(desk: &mut Desk<'_>, section: SectionId, table: u32) -> Result<(), Failure> {
    let round = desk.tournament().published(section);
    let kinds = &desk.tournament().regulation.fouls;
    let known: Vec<usize> = (0..kinds.len())
        .filter(|at| kinds[*at].from_round <= round)
        .collect();
    let Some(kind) = desk
        .one_of(&known)
        .map(|at| desk.tournament().regulation.fouls[at].clone())
    else {
        return Ok(());
    };
    if kind.effect == Effect::Expel && !desk.one_in(8) {
        return Ok(());
    }
    let side = if desk.one_in(2) { "red" } else { "black" };
    let options = options(desk, &kind);
    desk.give(section, &format!("foul {table} {side} {}{options}", kind.key))
}

fn options(desk: &mut Desk<'_>, kind: &FoulKind) -> String {
    let by_time = matches!(kind.effect, Effect::ByOpponentTime { .. })
        || matches!(kind.counting, Counting::UnderOpponentMinutes(_));
    if by_time {
        format!(" --left {}:{:02}", desk.chance.below(4), desk.chance.below(60))
    } else if matches!(kind.counting, Counting::Table(_)) {
        format!(" --count {}", desk.chance.below(13))
    } else {
        String::new()
    }
}

/// Most score sheets come in; the others are booked.
fn sheets(desk: &mut Desk<'_>, section: SectionId) -> Result<(), Failure> {
    for sheet in due(desk, section) {
        if !desk.one_in(30) {
            desk.give(section, &format!("sheet {}", sheet.table))?;
        }
    }
    if due(desk, section).is_empty() {
        Ok(())
    } else {
        desk.give(section, "sheets-book")
    }
}

fn due(desk: &Desk<'_>, section: SectionId) -> Vec<SheetDue> {
    let tournament = desk.tournament();
    sheets_due(tournament, section, tournament.published(section))
}
