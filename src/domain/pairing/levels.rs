//! The pairs: the best complete pairing of the list, level by level.
//!
//! Levels are solved one at a time from the highest score down. A level is first solved as if the players
//! below had nothing else to do, each of its players knowing only the few of them he would float to at best
//! (`Problem::relaxed`). What comes out cannot be beaten; it stands if the players left over can still be paired without a
//! violation (or with no more than must be: `prices`), and else the level is solved again with everybody below.
//!
//! Equal choices of one level may take different players from the levels below, and the levels below may
//! have to say which is better. So after each level it is asked whether an equal choice would take other players; if so,
//! the next level is solved jointly with it. What is found is thus the best of all complete pairings, strictly
//! in the order of rulebook §4.

mod problem;

use super::prices::at_price;
use super::spare::{Free, Spare};
use super::table::Table;
use problem::{Choice, Problem};

/// Words of weights beyond which levels are not solved jointly any more, a bound on time and memory (4 bytes each) that
/// no field of usual size comes near. Beyond it each level is the best given the pairs above it.
const JOINT_LIMIT: usize = 2_000_000;

/// The best pairing of an even list, as pairs of places.
pub(super) fn solve(table: &Table) -> Vec<(usize, usize)> {
    let mut solver = Solver::new(table);
    solver.settle();
    let mut pairs = Vec::with_capacity(table.len() / 2);
    while !solver.rest.is_empty() {
        let made = solver.next_levels();
        if made.is_empty() {
            break;
        }
        solver.fix(&made);
        pairs.extend(made);
    }
    pairs
}

/// The same by one matching of everybody in which all levels count at once: slow, simple, the measure of the other.
/// `None` if there are too many levels for it.
pub(super) fn solve_at_once(table: &Table) -> Option<Vec<(usize, usize)>> {
    let solver = Solver::new(table);
    let groups = solver.groups();
    if groups.is_empty() {
        return Some(Vec::new());
    }
    let problem = Problem::everybody(&solver, &groups, groups.len());
    problem.solve_at_once().map(|choice| choice.pairs)
}

struct Solver<'a> {
    table: &'a Table<'a>,
    free: Free,
    spare: Spare,
    /// The players still to be paired.
    rest: Vec<usize>,
    /// Whether they can be paired by pairs that may stand.
    clean: bool,
}

impl<'a> Solver<'a> {
    fn new(table: &'a Table<'a>) -> Self {
        let free = Free::new(table);
        let mut spare = Spare::new(table.len());
        let clean = spare.complete(&free).is_empty();
        Self {
            table,
            free,
            spare,
            rest: (0..table.len()).collect(),
            clean,
        }
    }

    /// Where each level of the rest ends.
    fn groups(&self) -> Vec<usize> {
        let points = |k: usize| self.table.points(self.rest[k]);
        (1..=self.rest.len())
            .filter(|&k| k == self.rest.len() || points(k) != points(k - 1))
            .collect()
    }

    /// The pairs of the next level, and of those that must be solved with it.
    fn next_levels(&self) -> Vec<(usize, usize)> {
        let groups = self.groups();
        let mut fallback = None;
        for depth in 1..=groups.len() {
            let limit = if depth == 1 { usize::MAX } else { JOINT_LIMIT };
            let Some((choice, unique)) = self.block(&groups, depth, limit) else {
                break;
            };
            if unique {
                return choice.pairs;
            }
            fallback = fallback.or(Some(choice.pairs));
        }
        fallback.unwrap_or_default()
    }

    /// The best choice for the first `depth` levels, and whether every equal one takes the same players from below.
    fn block(&self, groups: &[usize], depth: usize, limit: usize) -> Option<(Choice, bool)> {
        let relaxed = if self.clean {
            Some(Problem::relaxed(self, groups, depth, limit)?)
        } else {
            None
        };
        let (problem, choice) = match relaxed {
            Some((problem, choice)) if self.leaves_complete(&choice) => (problem, choice),
            _ => {
                let problem = Problem::everybody(self, groups, depth);
                let choice = problem.solve(limit)?;
                (problem, choice)
            }
        };
        let unique = problem.only_so(&choice);
        Some((choice, unique))
    }

    /// Whether the players below the choice can be paired by pairs that may stand.
    fn leaves_complete(&self, choice: &Choice) -> bool {
        let mut spare = self.spare.clone();
        for &(a, b) in &choice.pairs {
            spare.remove(a);
            spare.remove(b);
        }
        spare.complete(&self.free).is_empty()
    }

    /// Where the rest cannot be paired without a violation: narrows the pairs that may stand to those with which it
    /// has the fewest, if they can be told.
    fn settle(&mut self) {
        if self.clean {
            return;
        }
        let free = at_price(self.table, &self.rest);
        let mut spare = Spare::of(self.table.len(), &self.rest);
        if spare.complete(&free).is_empty() {
            (self.free, self.spare, self.clean) = (free, spare, true);
        }
    }

    fn fix(&mut self, made: &[(usize, usize)]) {
        let mut gone = vec![false; self.table.len()];
        for &(a, b) in made {
            self.spare.remove(a);
            self.spare.remove(b);
            (gone[a], gone[b]) = (true, true);
        }
        self.rest.retain(|&i| !gone[i]);
        self.clean = self.spare.complete(&self.free).is_empty();
        self.settle();
    }
}
