//! Which pairs may stand where violations cannot be helped.
//!
//! Each player is given a price such that no pair costs less in violations than its two prices add up to. A
//! complete pairing whose pairs all cost just that has the fewest violations there can be, for every other costs at least the
//! same sum of prices; and if there is one such pairing, then no other has as few violations unless its
//! pairs too cost just their prices. So those pairs alone need be looked at, and among them violations need
//! not be counted any more.
//!
//! The prices are those of the assignment problem (each player chooses a partner, two never the same one), found
//! row by row along shortest paths. It may allow less than any pairing: three players in a ring, each
//! choosing the next. Then no complete pairing at these prices exists, and the caller finds none.

use super::spare::Free;
use super::table::Table;

/// The pairs of `rest` that cost no more than their prices. If the players of `rest` can be paired by these alone, the
/// pairings so made are all those with the fewest violations.
pub(super) fn at_price(table: &Table, rest: &[usize]) -> Free {
    Prices::new(Costs::new(table, rest, false)).pairs(table, rest)
}

/// The same for an odd list, one player of which has the bye: the pairs, and for each player whether he may have the bye.
///
/// That he has had byes costs less than any rematch and more than all else.
pub(super) fn at_price_with_bye(table: &Table) -> (Free, Vec<bool>) {
    let rest: Vec<usize> = (0..table.len()).collect();
    let prices = Prices::new(Costs::new(table, &rest, true));
    let may = rest.iter().map(|&i| prices.allow(i, rest.len())).collect();
    (prices.pairs(table, &rest), may)
}

/// Costs, with twice the price of each player.
struct Prices {
    costs: Costs,
    doubled: Vec<i64>,
}

impl Prices {
    fn new(costs: Costs) -> Self {
        let doubled = costs.prices();
        Self { costs, doubled }
    }

    /// Whether a pair costs no more than its prices.
    fn allow(&self, i: usize, j: usize) -> bool {
        self.doubled[i] + self.doubled[j] == 2 * self.costs.of(i, j)
    }

    fn pairs(&self, table: &Table, rest: &[usize]) -> Free {
        let mut free = Free::none(table.len());
        for i in 0..rest.len() {
            for j in i + 1..rest.len() {
                if self.allow(i, j) {
                    free.add(rest[i], rest[j]);
                }
            }
        }
        free
    }
}

const NONE: usize = usize::MAX;

/// What every pair costs in violations: V1, V2 and V3 in one number, the earlier never outweighed by the later.
struct Costs {
    n: usize,
    costs: Vec<i64>,
}

impl Costs {
    fn new(table: &Table, rest: &[usize], with_bye: bool) -> Self {
        let n = rest.len() + usize::from(with_bye);
        let pairs = n as i64 / 2;
        let counted = !table.field.last_round;
        let breaks = |a: usize, b: usize| i64::from(if counted { table.breaks(a, b) } else { 0 });
        let byes = |a: usize| i64::from(table.people[a].entrant.byes);
        let mut worst_breaks = 0;
        for (k, &a) in rest.iter().enumerate() {
            for &b in &rest[k + 1..] {
                worst_breaks = worst_breaks.max(breaks(a, b));
            }
        }
        let worst_byes = rest.iter().filter(|_| with_bye).map(|&a| byes(a)).max();
        let a_break = pairs + 1;
        let a_bye = a_break * (pairs * worst_breaks + 1);
        let a_rematch = a_bye * (worst_byes.unwrap_or(0) + 1);
        let mut costs = vec![0; n * n];
        let mut set = |i: usize, j: usize, cost| (costs[i * n + j], costs[j * n + i]) = (cost, cost);
        for (i, &a) in rest.iter().enumerate() {
            for (j, &b) in rest.iter().enumerate().skip(i + 1) {
                let clash = i64::from(table.clash(a, b));
                let rematches = i64::from(table.meetings(a, b));
                set(i, j, rematches * a_rematch + breaks(a, b) * a_break + clash);
            }
            if with_bye {
                set(i, n - 1, byes(a) * a_bye);
            }
        }
        Self { n, costs }
    }

    fn of(&self, i: usize, j: usize) -> i64 {
        self.costs[i * self.n + j]
    }

    /// Twice the price of each player.
    fn prices(&self) -> Vec<i64> {
        let n = self.n;
        let mut rows = vec![0; n];
        let mut columns = vec![0; n];
        // Who chose each column.
        let mut chosen = vec![NONE; n];
        for root in 0..n {
            self.choose(root, &mut rows, &mut columns, &mut chosen);
        }
        rows.iter()
            .zip(columns)
            .map(|(row, column)| row + column)
            .collect()
    }

    /// Gives a row a column, moving others along the cheapest way.
    fn choose(&self, root: usize, rows: &mut [i64], columns: &mut [i64], chosen: &mut [usize]) {
        let n = self.n;
        let mut least = vec![i64::MAX; n];
        let mut from = vec![NONE; n];
        let mut done = vec![false; n];
        let (mut row, mut last) = (root, NONE);
        loop {
            let mut best: Option<(i64, usize)> = None;
            for column in 0..n {
                if done[column] {
                    continue;
                }
                if column != row {
                    let over = self.of(row, column) - rows[row] - columns[column];
                    if over < least[column] {
                        (least[column], from[column]) = (over, last);
                    }
                }
                // A column nobody chose ends the search, so of equals it is taken first.
                let better = |(least_yet, at): (i64, usize)| {
                    least[column] < least_yet
                        || (least[column] == least_yet && chosen[column] == NONE && chosen[at] != NONE)
                };
                if best.is_none_or(better) {
                    best = Some((least[column], column));
                }
            }
            let Some((step, column)) = best.filter(|(step, _)| *step < i64::MAX) else {
                return;
            };
            rows[root] += step;
            for other in 0..n {
                if done[other] {
                    rows[chosen[other]] += step;
                    columns[other] -= step;
                } else if least[other] < i64::MAX {
                    least[other] -= step;
                }
            }
            done[column] = true;
            last = column;
            if chosen[column] == NONE {
                break;
            }
            row = chosen[column];
        }
        while last != NONE {
            let before = from[last];
            chosen[last] = if before == NONE { root } else { chosen[before] };
            last = before;
        }
    }
}
