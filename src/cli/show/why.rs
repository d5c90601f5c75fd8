//! `show why BOARD`: why these two meet and why this colour, as known when the round was paired.

use super::{Desk, Trouble, View, wrong};
use crate::cli::grammar::number;
use crate::domain::ids::SectionId;
use crate::domain::pairing::{Bar, FloatWhy, Forbidden, Why};
use crate::domain::refusal::Refusal;
use crate::domain::round::Board;
use crate::text::table::{Align, Table};
use crate::text::why;
use serde_json::{Value, json};

pub(super) fn view(desk: &Desk<'_>, section: SectionId) -> Result<View, Trouble> {
    let word = desk.of("why", "BOARD")?;
    let table = number(word).map_err(|expected| wrong("show why", word, expected))?;
    let round = match desk.round {
        None => desk
            .tournament
            .newest(section)
            .ok_or(Trouble::Refused(Refusal::NoRound))?,
        Some(number) => desk
            .tournament
            .round(section, number)
            .ok_or(Trouble::Refused(Refusal::NoSuchRound(number)))?,
    };
    let board = round.at_table(table).ok_or_else(|| {
        let tables = || round.boards().iter().map(|b| b.table);
        Trouble::Refused(Refusal::NoSuchTable {
            table,
            tables: tables().min().zip(tables().max()),
        })
    })?;
    Ok(View {
        json: board_json(desk, board),
        head: String::new(),
        table: row(desk, board),
        foot: String::new(),
    })
}

/// Who meet at which table, and why.
fn row(desk: &Desk<'_>, board: &Board) -> Table {
    let lang = desk.lang;
    let by_hand = lang.pick(
        "手工或纸面编排，没有记录理由",
        "paired by hand or on paper, no reason is recorded",
    );
    let mut table = Table::new(&[
        (lang.pick("台", "table"), Align::Right),
        (lang.pick("红方", "red"), Align::Left),
        (lang.pick("黑方", "black"), Align::Left),
        (lang.pick("理由", "why"), Align::Left),
    ]);
    table.row(vec![
        board.table.to_string(),
        desk.with_unit(board.red.player),
        desk.with_unit(board.black.player),
        board
            .why
            .as_ref()
            .map_or_else(|| by_hand.to_owned(), |w| why::board(w, lang)),
    ]);
    table
}

fn board_json(desk: &Desk<'_>, board: &Board) -> Value {
    let of = |take: fn(&Why) -> Value| board.why.as_ref().map_or(Value::Null, take);
    let lang = desk.lang;
    let text = |take: &dyn Fn(&Why) -> String| board.why.as_ref().map(take);
    json!({
        "board": board.board,
        "level": of(|w| json!(w.level)),
        "pairing": text(&|w| why::pairing(w, lang)),
        "colour": text(&|w| why::colour(&w.colour, lang)),
        "floats": of(|w| w.float.as_ref().map_or_else(|| json!([]), floats_json)),
        "forbidden": of(|w| w.forbidden.iter().map(forbidden_json).collect()),
    })
}

/// The two who float, with their floats before the round.
fn floats_json(float: &FloatWhy) -> Value {
    json!([
        {
            "number": float.down, "direction": "down", "points": float.from,
            "ups": float.down_before.up, "downs": float.down_before.down,
        },
        {
            "number": float.up, "direction": "up", "points": float.to,
            "ups": float.up_before.up, "downs": float.up_before.down,
        },
    ])
}

fn forbidden_json(forbidden: &Forbidden) -> Value {
    json!({
        "number": forbidden.player,
        "other": forbidden.other,
        "because": match forbidden.bar {
            Bar::Met => "met",
            Bar::Unit => "unit",
            Bar::Colours => "colours",
            Bar::Elsewhere => "elsewhere",
        },
    })
}
