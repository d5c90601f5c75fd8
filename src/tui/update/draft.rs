//! The draft by keys: two players change places, the bye goes to another.

use super::boards::LONGEST;
use super::{refuse, send};
use crate::domain::ids::Side;
use crate::text::console::words;
use crate::tui::commands;
use crate::tui::keymap::Action;
use crate::tui::model::{Effect, Model, Pending};
use crate::tui::sight::Sight;

pub(super) fn begin(model: &mut Model, sight: &Sight<'_>, action: Action) -> Vec<Effect> {
    if !sight.is_draft(model) {
        return refuse(model, words(model.lang).no_draft);
    }
    let board = model
        .pending
        .table()
        .filter(|t| sight.round(model).is_some_and(|r| r.at_table(*t).is_some()));
    match (board, action) {
        (Some(table), Action::Swap) => model.pending = Pending::SwapSide(table),
        (Some(table), _) => model.pending = Pending::ByeSide(table),
        (None, _) => return vec![Effect::Bell],
    }
    Vec::new()
}

/// A digit of the other player's table. A number no table begins with stays in sight, and names nobody.
pub(super) fn type_second(
    model: &mut Model,
    sight: &Sight<'_>,
    first: (u32, Side),
    digits: String,
) -> Vec<Effect> {
    let boards = sight.round(model).map_or(&[][..], |r| r.boards());
    let known = boards.iter().any(|b| b.table.to_string().starts_with(&digits));
    if digits.len() <= LONGEST {
        model.pending = Pending::SwapWith { first, digits };
    }
    if known { Vec::new() } else { vec![Effect::Bell] }
}

/// A side was named.
pub(super) fn side(model: &mut Model, sight: &Sight<'_>, side: Side) -> Vec<Effect> {
    let player = |table: u32, side: Side| {
        let board = sight.round(model)?.at_table(table)?;
        Some(board.seat(side).player)
    };
    match model.pending.clone() {
        Pending::SwapSide(table) => {
            model.pending = Pending::SwapWith {
                first: (table, side),
                digits: String::new(),
            };
            Vec::new()
        }
        Pending::SwapWith { first, digits } => {
            let other = digits.parse().ok().and_then(|table| player(table, side));
            match (player(first.0, first.1), other) {
                (Some(one), Some(other)) if one != other => {
                    send(model, sight, commands::swap(sight.tournament(), one, other))
                }
                _ => vec![Effect::Bell],
            }
        }
        Pending::ByeSide(table) => match player(table, side) {
            Some(player) => send(model, sight, commands::bye(sight.tournament(), player)),
            None => vec![Effect::Bell],
        },
        _ => Vec::new(),
    }
}
