//! `show pairings`.

use super::{Desk, Trouble, View};
use crate::domain::ids::SectionId;
use crate::domain::refusal::Refusal;
use crate::domain::round::{Board, Outcome, Round, Stage, Word};
use crate::text::table::{Align, Table};
use crate::text::words;
use serde_json::{Value, json};
use std::fmt::Write as _;

pub(super) fn view(desk: &Desk<'_>, section: SectionId) -> Result<View, Trouble> {
    let round = match desk.round {
        None => desk.tournament.newest(section),
        Some(0) => None,
        Some(number) => Some(
            desk.tournament
                .round(section, number)
                .ok_or(Trouble::Refused(Refusal::NoSuchRound(number)))?,
        ),
    };
    Ok(View {
        json: json(desk, section, round),
        head: head(desk, section, round),
        table: table(desk, round),
        foot: foot(desk, round),
    })
}

fn json(desk: &Desk<'_>, section: SectionId, round: Option<&Round>) -> Value {
    let boards: Vec<Value> = round
        .iter()
        .flat_map(|r| r.boards())
        .map(|board| board_json(desk, board))
        .collect();
    let bye = round.and_then(|r| r.pairing.bye.as_ref());
    let absent: Vec<Value> = round
        .iter()
        .flat_map(|r| &r.pairing.out)
        .map(|out| {
            let player = desk.tournament.player(out.player);
            json!({
                "number": player.number,
                "name": player.entry.name,
                "reason": words::out_word(&out.reason),
            })
        })
        .collect();
    json!({
        "section": desk.section_json(section),
        "round": round.map_or(0, |r| r.number),
        "state": match round.map(|r| r.stage) {
            Some(Stage::Draft) => "draft",
            Some(Stage::Published) => "published",
            Some(Stage::Closed) | None => "closed",
        },
        "boards": boards,
        "bye": bye.map(|b| desk.seat_json(b.player, b.points)),
        "absent": absent,
    })
}

fn board_json(desk: &Desk<'_>, board: &Board) -> Value {
    json!({
        "board": board.board,
        "table": board.table,
        "red": desk.seat_json(board.red.player, board.red.points),
        "black": desk.seat_json(board.black.player, board.black.points),
        "result": board.outcome.word().map(Word::word),
        "disputed": board.outcome == Outcome::Disputed,
    })
}

fn head(desk: &Desk<'_>, section: SectionId, round: Option<&Round>) -> String {
    let name = desk.section_name(section);
    match round {
        None => format!(
            "{name}{}\n",
            desk.lang.pick("还没有编排", "nothing is paired yet")
        ),
        Some(round) => format!(
            "{name}{} {}\n",
            desk.round_name(round.number),
            words::stage(round.stage, desk.lang)
        ),
    }
}

fn table(desk: &Desk<'_>, round: Option<&Round>) -> Table {
    let lang = desk.lang;
    let mut table = Table::new(&[
        (lang.pick("台", "table"), Align::Right),
        (lang.pick("积分", "points"), Align::Right),
        (lang.pick("红方", "red"), Align::Left),
        (lang.pick("单位", "unit"), Align::Left),
        (lang.pick("结果", "result"), Align::Left),
        (lang.pick("黑方", "black"), Align::Left),
        (lang.pick("单位", "unit"), Align::Left),
        (lang.pick("积分", "points"), Align::Right),
    ]);
    for board in round.iter().flat_map(|r| r.boards()) {
        let unit = |id| {
            let unit = &desk.tournament.player(id).entry.unit;
            crate::text::shown::in_row(unit).into_owned()
        };
        let result = match board.outcome {
            Outcome::Open => String::new(),
            _ => words::outcome(&board.outcome, lang).to_owned(),
        };
        table.row(vec![
            board.table.to_string(),
            board.red.points.to_string(),
            desk.named(board.red.player),
            unit(board.red.player),
            result,
            desk.named(board.black.player),
            unit(board.black.player),
            board.black.points.to_string(),
        ]);
    }
    table
}

fn foot(desk: &Desk<'_>, round: Option<&Round>) -> String {
    let lang = desk.lang;
    let mut text = String::new();
    let Some(round) = round else { return text };
    if let Some(bye) = &round.pairing.bye {
        let _ = writeln!(
            text,
            "{} {}",
            lang.pick("轮空", "bye"),
            desk.with_unit(bye.player)
        );
    }
    for out in &round.pairing.out {
        let why = words::out_reason(&out.reason, lang);
        let _ = writeln!(
            text,
            "{} {}: {why}",
            lang.pick("未编排", "not paired"),
            desk.with_unit(out.player)
        );
    }
    text
}
