//! The first round (rulebook §3), where the rule alone says who meets whom unless units are kept apart.

use super::FirstRound;
use super::table::Table;

/// The pairs of the rule for an even list, if they stand: round 1, nobody has points yet, no pair is forbidden.
/// Then nothing can be better, since criterion 5 measures the distance from the rule.
pub(super) fn by_rule(table: &Table) -> Option<Vec<(usize, usize)>> {
    let n = table.len();
    if table.field.round > 1 || (1..n).any(|i| table.points(i) != table.points(0)) {
        return None;
    }
    let pairs: Vec<_> = match table.field.rules.first_round {
        FirstRound::Neighbours => (0..n / 2).map(|i| (2 * i, 2 * i + 1)).collect(),
        FirstRound::Halves => (0..n / 2).map(|i| (i, i + n / 2)).collect(),
        FirstRound::Ends => (0..n / 2).map(|i| (i, n - 1 - i)).collect(),
    };
    pairs.iter().all(|&(a, b)| table.free(a, b)).then_some(pairs)
}

/// The colours of round 1 by the board, counted from 1: whether the smaller number has red.
pub(super) fn smaller_is_red(board: u32) -> bool {
    board % 2 == 1
}
