//! `show why BOARD`: why these two meet and why this colour, as known when the round was paired.

use super::{Desk, Trouble, View, wrong};
use crate::cli::grammar::count;
use crate::domain::ids::SectionId;
use crate::domain::refusal::Refusal;
use crate::text::table::Table;
use serde_json::json;

pub(super) fn view(desk: &Desk<'_>, section: SectionId) -> Result<View, Trouble> {
    let word = desk.of("why", "BOARD")?;
    let table = count(word).map_err(|expected| wrong("show why", word, expected))?;
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
        json: json!({
            "board": board.board,
            "level": null,
            "pairing": null,
            "colour": null,
            "floats": null,
            "forbidden": null,
        }),
        head: format!(
            "{} - {}\n",
            desk.named(board.red.player),
            desk.named(board.black.player)
        ),
        table: Table::default(),
        foot: String::new(),
    })
}
