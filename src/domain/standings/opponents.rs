//! 对手分.

use super::field::{Cell, View};

/// What a round adds to 对手分; none if it does not count.
pub(super) fn score(view: &View<'_>, who: usize, at: usize) -> Option<i64> {
    let cell = view.cells(who)[at];
    if cell == Cell::Bye {
        return Some(i64::from(view.bye_score.unwrap_or_else(|| view.points(who))));
    }
    let game = cell.game()?;
    let counts = view.field.tournament.regulation.forfeits_in_opponent_score || !game.forfeited();
    counts.then(|| i64::from(view.points(game.opponent)))
}
