//! 累进分, 积分逆减, 去除第一轮: what is counted by running totals.

use super::field::{Away, Cell, View};
use crate::domain::regulation::WithdrawnProgressive;

/// What a round adds to 累进分: the running total after it, whatever the round was.
pub(super) fn total(view: &View<'_>, who: usize, at: usize) -> Option<i64> {
    let left = view.cells(who)[at] == Cell::Away(Away::Withdrawn);
    let stops = view.field.tournament.regulation.withdrawn_progressive == WithdrawnProgressive::Stops;
    (!(left && stops)).then(|| i64::from(view.points_after(who, at + 1)))
}

/// Whether a foul costs 1 of 累进分.
pub(super) fn costs(view: &View<'_>) -> bool {
    view.field.tournament.regulation.foul_deducts_progressive
}

/// Points after the round before, the one before that, …, round 1.
pub(super) fn backwards(view: &View<'_>, who: usize) -> impl Iterator<Item = i64> {
    (1..view.through)
        .rev()
        .map(move |round| i64::from(view.points_after(who, round)))
}

/// Points without round 1, without rounds 1-2, …, those of the newest round alone.
pub(super) fn without_first(view: &View<'_>, who: usize) -> impl Iterator<Item = i64> {
    let all = view.points(who);
    (1..view.through).map(move |round| i64::from(all - view.points_after(who, round)))
}
