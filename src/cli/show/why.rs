//! `show why BOARD`: why these two meet and why this colour, as known when the round was paired.

use super::{Desk, Format, Trouble, View, wrong};
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
    let lang = desk.lang;
    let by_hand = lang.pick(
        "手工或纸面编排，没有记录理由",
        "paired by hand or on paper, no reason is recorded",
    );
    Ok(View {
        json: board_json(desk, board),
        head: format!(
            "{} - {}\n{}\n",
            desk.with_unit(board.red.player),
            desk.with_unit(board.black.player),
            board
                .why
                .as_ref()
                .map_or_else(|| by_hand.to_owned(), |w| why::board(w, lang))
        ),
        // For people the sentences say it all.
        table: match desk.format {
            Format::Csv => as_row(desk, board),
            Format::Text | Format::Json => Table::default(),
        },
        foot: String::new(),
    })
}

/// The same as a row: the board, its players, then a column for each of the sentences.
fn as_row(desk: &Desk<'_>, board: &Board) -> Table {
    let lang = desk.lang;
    let of = |take: &dyn Fn(&Why) -> String| board.why.as_ref().map_or_else(String::new, take);
    let cells = [
        (lang.pick("台", "table"), board.table.to_string()),
        (lang.pick("红方", "red"), desk.with_unit(board.red.player)),
        (lang.pick("黑方", "black"), desk.with_unit(board.black.player)),
        (lang.pick("分组", "level"), of(&|w| w.level.to_string())),
        (lang.pick("编排", "pairing"), of(&|w| why::pairing(w, lang))),
        (lang.pick("先后", "colour"), of(&|w| why::colour(&w.colour, lang))),
        (
            lang.pick("上下调", "floats"),
            of(&|w| w.float.as_ref().map_or_else(String::new, |f| why::float(f, lang))),
        ),
        (
            lang.pick("不能编排", "forbidden"),
            of(&|w| {
                if w.forbidden.is_empty() {
                    String::new()
                } else {
                    why::forbidden(&w.forbidden, lang)
                }
            }),
        ),
    ];
    let headings: Vec<(&str, Align)> = cells.iter().map(|(heading, _)| (*heading, Align::Left)).collect();
    let mut table = Table::new(&headings);
    table.row(cells.into_iter().map(|(_, cell)| cell).collect());
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
