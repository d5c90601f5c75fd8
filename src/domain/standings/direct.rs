//! 直胜: points among a level group in which every two have met, applied again to each smaller group it leaves.

use super::Among;
use super::field::{Game, View};
use crate::domain::regulation::DirectRule;

/// The board of a round, if it counts between its two players.
fn meeting(view: &View<'_>, who: usize, at: usize) -> Option<Game> {
    let game = view.cells(who)[at].game()?;
    let counts = view.field.tournament.regulation.forfeits_in_direct || !game.forfeited();
    counts.then_some(game)
}

/// Points of a round against one of the group; none if it was against nobody of it.
pub(super) fn among(view: &View<'_>, who: usize, at: usize, group: &[usize]) -> Option<i64> {
    let game = meeting(view, who, at)?;
    group
        .contains(&game.opponent)
        .then(|| i64::from(view.field.members[who].gained[at]))
}

fn applies(view: &View<'_>, group: &[usize]) -> bool {
    if view.field.tournament.regulation.direct == DirectRule::PairsOnly && group.len() != 2 {
        return false;
    }
    // Nobody can have met more opponents than there were rounds.
    group.len() <= view.through + 1
        && group.iter().enumerate().all(|(i, who)| {
            group[i + 1..].iter().all(|other| {
                (0..view.through).any(|at| meeting(view, *who, at).is_some_and(|g| g.opponent == *other))
            })
        })
}

/// The groups a level group falls into, best first; what was applied is noted for each of its players.
pub(super) fn split(view: &View<'_>, group: Vec<usize>, noted: &mut [Vec<Among>]) -> Vec<Vec<usize>> {
    if group.len() < 2 || !applies(view, &group) {
        return vec![group];
    }
    let mut scored: Vec<(i64, usize)> = group.iter().map(|who| (view.among(*who, &group), *who)).collect();
    scored.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
    let ids: Vec<_> = group.iter().map(|i| view.field.members[*i].id).collect();
    for (points, who) in &scored {
        noted[*who].push(Among {
            group: ids.clone(),
            points: *points,
        });
    }
    let parts: Vec<Vec<usize>> = scored
        .chunk_by(|a, b| a.0 == b.0)
        .map(|part| part.iter().map(|(_, who)| *who).collect())
        .collect();
    if parts.len() == 1 {
        return parts;
    }
    parts
        .into_iter()
        .flat_map(|part| split(view, part, noted))
        .collect()
}
