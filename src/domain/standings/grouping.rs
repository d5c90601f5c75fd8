//! Grouping: each criterion splits the groups still level; never a pairwise comparison.

use super::field::View;
use super::{Among, DecidedBy, direct, lots};
use crate::domain::regulation::Criterion;

/// Whether recorded lots decide what the chain leaves level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Lots {
    /// They do.
    Used,
    /// They do not: 前一轮成绩.
    NotUsed,
}

/// Players nothing separates.
#[derive(Debug)]
pub(super) struct Group {
    /// By number.
    pub(super) members: Vec<usize>,
    /// What separates them from the group above; none for the first.
    pub(super) by: Option<DecidedBy>,
}

/// The field in order.
#[derive(Debug)]
pub(super) struct Ranked {
    /// Best first.
    pub(super) groups: Vec<Group>,
    /// 直胜 as applied, by player.
    pub(super) among: Vec<Vec<Among>>,
    /// The lot that decided, by player.
    pub(super) lots: Vec<Option<i64>>,
}

/// Splits `field` by points, then by the chain, then by lots if they are used.
pub(super) fn rank(view: &View<'_>, chain: &[Criterion], field: Vec<usize>, use_lots: Lots) -> Ranked {
    let mut ranked = Ranked {
        groups: Vec::new(),
        among: vec![Vec::new(); view.field.members.len()],
        lots: vec![None; view.field.members.len()],
    };
    let mut groups = vec![Group {
        members: field,
        by: None,
    }];
    groups.retain(|g| !g.members.is_empty());
    groups = step(groups, DecidedBy::Points, |members| {
        split(members, |who| -view.points(who))
    });
    for criterion in chain {
        let by = DecidedBy::Criterion(*criterion);
        groups = step(groups, by, |members| match criterion {
            Criterion::Direct => direct::split(view, members, &mut ranked.among),
            Criterion::Fouls | Criterion::PreviousRound => split(members, |who| view.value(*criterion, who)),
            _ => split(members, |who| std::cmp::Reverse(view.value(*criterion, who))),
        });
    }
    if use_lots == Lots::Used {
        groups = step(groups, DecidedBy::Criterion(Criterion::Lots), |members| {
            let Some(drawn) = lots::drawn(view, &members) else {
                return vec![members];
            };
            for (who, lot) in members.iter().zip(&drawn) {
                ranked.lots[*who] = Some(*lot);
            }
            split(members, |who| ranked.lots[who])
        });
    }
    ranked.groups = groups;
    ranked
}

/// Applies a criterion to every group still level.
fn step(
    groups: Vec<Group>,
    by: DecidedBy,
    mut split: impl FnMut(Vec<usize>) -> Vec<Vec<usize>>,
) -> Vec<Group> {
    let mut next = Vec::with_capacity(groups.len());
    for group in groups {
        if group.members.len() < 2 {
            next.push(group);
            continue;
        }
        for (i, members) in split(group.members).into_iter().enumerate() {
            let by = if i == 0 { group.by } else { Some(by) };
            next.push(Group { members, by });
        }
    }
    next
}

/// The parts of a group by a key, the least first, each in the order it came.
fn split<K: Ord>(members: Vec<usize>, key: impl Fn(usize) -> K) -> Vec<Vec<usize>> {
    let mut keyed: Vec<(K, usize)> = members.into_iter().map(|who| (key(who), who)).collect();
    keyed.sort_by(|a, b| a.0.cmp(&b.0));
    keyed
        .chunk_by(|a, b| a.0 == b.0)
        .map(|part| part.iter().map(|(_, who)| *who).collect())
        .collect()
}
