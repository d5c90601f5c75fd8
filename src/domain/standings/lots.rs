//! 抽签 between players whom the whole chain left level.

use super::field::View;

/// The lot of each of a level group, in the group's order: by the newest draw that covers all of it.
pub(super) fn drawn(view: &View<'_>, group: &[usize]) -> Option<Vec<i64>> {
    let draws = &view.field.tournament.section(view.field.section).tie_lots;
    draws.iter().rev().find_map(|draw| {
        group
            .iter()
            .map(|who| {
                let id = view.field.members[*who].id;
                draw.order.iter().position(|p| *p == id).map(|at| at as i64 + 1)
            })
            .collect()
    })
}
