//! 胜局, 后走局数, 后走胜局: what is counted by games.

use super::field::{Cell, View};
use crate::domain::ids::Side;

/// 1 for a win; none if the round does not count.
pub(super) fn win(view: &View<'_>, who: usize, at: usize) -> Option<i64> {
    let rules = &view.field.tournament.regulation;
    match view.cells(who)[at] {
        Cell::Bye => rules.bye_counts_as_win.then_some(1),
        cell => {
            let game = cell.game()?;
            let counts = rules.forfeit_wins_count || !game.forfeited();
            counts.then_some(i64::from(game.won()))
        }
    }
}

/// 1 for the second move, by the switch of the colour history; none if the round has no colour.
pub(super) fn black(view: &View<'_>, who: usize, at: usize) -> Option<i64> {
    let game = view.cells(who)[at].game()?;
    let counts = view.field.tournament.regulation.forfeit_colour_counts || !game.forfeited();
    counts.then_some(i64::from(game.side == Side::Black))
}

/// 1 for a win with the second move: what counts as a win and as the second move.
pub(super) fn black_win(view: &View<'_>, who: usize, at: usize) -> Option<i64> {
    Some(win(view, who, at)? * black(view, who, at)?)
}
