//! The pairs: the best complete pairing of the list, level by level.
//!
//! Levels are solved one at a time from the highest score down. A level is first solved as if the players
//! below had nothing else to do: with no window where it pairs inside, else with a window of as many lower levels
//! as it needs. What comes out cannot be beaten; it stands if the players left over can still be paired without a
//! violation, and else the level is solved again with everybody below.
//!
//! Equal choices of one level may take different players from the levels below, and the levels below may
//! have to say which is better. So after each level it is asked whether an equal choice would take other players; if so,
//! the next level is solved jointly with it. What is found is thus the best of all complete pairings, strictly
//! in the order of rulebook §4.

use super::matching::{Edges, heaviest};
use super::spare::{Free, Spare};
use super::table::Table;
use super::weights::{Scale, Term, Worst};

/// Words of weights beyond which levels are not solved jointly any more, a bound on memory (32 bytes each) that
/// no field of usual size comes near. Beyond it each level is the best given the pairs above it.
const JOINT_LIMIT: usize = 2_000_000;

/// The best pairing of an even list, as pairs of places.
pub(super) fn solve(table: &Table) -> Vec<(usize, usize)> {
    let mut solver = Solver::new(table);
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
#[doc(hidden)]
pub(super) fn solve_at_once(table: &Table) -> Option<Vec<(usize, usize)>> {
    let solver = Solver::new(table);
    let groups = solver.groups();
    let depth = groups.len();
    if depth == 0 {
        return Some(Vec::new());
    }
    let problem = Problem {
        solver: &solver,
        groups: &groups,
        depth,
        reach: depth,
        everybody: true,
        avoid: &[],
        limit: usize::MAX,
    };
    problem.solve().map(|choice| choice.pairs)
}

struct Solver<'a> {
    table: &'a Table<'a>,
    free: Free,
    spare: Spare,
    /// The players still to be paired.
    rest: Vec<usize>,
    /// Whether they can be paired without a violation.
    clean: bool,
}

/// The pairs of a block of levels.
struct Choice {
    pairs: Vec<(usize, usize)>,
    /// The players taken from below the block, ascending.
    taken: Vec<usize>,
    /// Players of the block left without a partner.
    left: usize,
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
            let Some((choice, unique)) = self.block(&groups, depth) else {
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
    fn block(&self, groups: &[usize], depth: usize) -> Option<(Choice, bool)> {
        let limit = if depth == 1 { usize::MAX } else { JOINT_LIMIT };
        let mut problem = Problem {
            solver: self,
            groups,
            depth,
            reach: depth,
            everybody: !self.clean,
            avoid: &[],
            limit,
        };
        if self.clean {
            let (choice, reach) = problem.relaxed()?;
            if self.leaves_complete(&choice) {
                if choice.taken.is_empty() {
                    return Some((choice, true));
                }
                problem.reach = reach;
            } else {
                problem.everybody = true;
            }
            if !problem.everybody {
                let other = Problem {
                    avoid: &choice.taken,
                    ..problem
                }
                .solve()?;
                let unique = other.taken == choice.taken;
                return Some((choice, unique));
            }
        }
        problem.reach = groups.len();
        let choice = problem.solve()?;
        let unique = choice.taken.is_empty()
            || Problem {
                avoid: &choice.taken,
                ..problem
            }
            .solve()?
            .taken
                == choice.taken;
        Some((choice, unique))
    }

    /// Whether the players below the choice can be paired without a violation.
    fn leaves_complete(&self, choice: &Choice) -> bool {
        if choice.taken.is_empty() && choice.pairs.len() * 2 == self.rest.len() {
            return true;
        }
        let mut spare = self.spare.clone();
        for &(a, b) in &choice.pairs {
            spare.remove(a);
            spare.remove(b);
        }
        spare.complete(&self.free).is_empty()
    }

    fn fix(&mut self, made: &[(usize, usize)]) {
        for &(a, b) in made {
            self.spare.remove(a);
            self.spare.remove(b);
        }
        let mut gone = vec![false; self.table.len()];
        for &(a, b) in made {
            (gone[a], gone[b]) = (true, true);
        }
        self.rest.retain(|&i| !gone[i]);
        self.clean = self.spare.complete(&self.free).is_empty();
    }
}

/// One matching to be found: the first `depth` levels of the rest, with what they may take from below.
#[derive(Clone, Copy)]
struct Problem<'a> {
    solver: &'a Solver<'a>,
    /// Where each level ends.
    groups: &'a [usize],
    /// How many levels are solved.
    depth: usize,
    /// How many levels may be drawn upon.
    reach: usize,
    /// Whether the players below must be paired as well.
    everybody: bool,
    /// Players below that should not be taken if it makes no difference.
    avoid: &'a [usize],
    /// The most words of weights.
    limit: usize,
}

/// Digits of a level besides those that count pairs with each lower level: breaks in the last round, criteria 2 to 5.
const PER_LEVEL: usize = 5;

impl Problem<'_> {
    /// The best choice if the players below are there for the asking, and how many levels it had to look at.
    fn relaxed(mut self) -> Option<(Choice, usize)> {
        let odd = self.groups[self.depth - 1] % 2;
        self.reach = (self.depth + odd).min(self.groups.len());
        loop {
            let choice = self.solve()?;
            if choice.left == 0 {
                return Some((choice, self.reach));
            }
            if self.reach == self.groups.len() {
                return None;
            }
            self.reach += 1;
        }
    }

    /// `None` if the weights would be too wide.
    fn solve(&self) -> Option<Choice> {
        let size = self.groups[self.reach - 1];
        let mut worst = Worst::new(size, self.digits());
        let mut terms = Vec::with_capacity(16);
        for i in 0..size {
            for j in i + 1..size {
                self.terms(i, j, &mut terms);
                worst.note(i, j, &terms);
            }
        }
        let scale = worst.scale()?;
        if size * size * (scale.words() + 1) > self.limit {
            return None;
        }
        let mates = heaviest(&Weighted {
            problem: self,
            size,
            scale,
        });
        let block = self.groups[self.depth - 1];
        let rest = &self.solver.rest;
        let mut choice = Choice {
            pairs: Vec::new(),
            taken: Vec::new(),
            left: 0,
        };
        for (i, mate) in mates.iter().enumerate().take(block) {
            match *mate {
                None => choice.left += 1,
                Some(j) if i < j => {
                    choice.pairs.push((rest[i], rest[j]));
                    if j >= block {
                        choice.taken.push(rest[j]);
                    }
                }
                Some(_) => {}
            }
        }
        choice.taken.sort_unstable();
        Some(choice)
    }

    fn digits(&self) -> usize {
        self.level_digits(self.depth) + 1
    }

    /// The first digit of a level.
    fn level_digits(&self, level: usize) -> usize {
        // Cover, V1, V2, V3; then each level one digit less than the one above it.
        4 + (0..level).map(|l| self.reach - l + PER_LEVEL).sum::<usize>()
    }

    fn level_of(&self, k: usize) -> usize {
        self.groups.partition_point(|&end| end <= k)
    }

    /// What the edge between the `i`-th and the `j`-th of the rest adds to each digit; nothing if it is no edge.
    fn terms(&self, i: usize, j: usize, terms: &mut Vec<Term>) {
        terms.clear();
        let solver = self.solver;
        let (a, b) = (solver.rest[i], solver.rest[j]);
        let block = self.groups[self.depth - 1];
        let free = solver.free.has(a, b);
        if (solver.clean && !free) || (i >= block && !self.everybody) {
            return;
        }
        if self.everybody {
            terms.push((0, 1));
        } else if self.reach == self.groups.len() {
            // Nothing lies beyond the window: everybody of the block must find a partner in it.
            terms.push((0, if j < block { 2 } else { 1 }));
        }
        let last = solver.table.field.last_round;
        let cost = solver.table.cost(a, b);
        if !free {
            terms.push((1, -cost.rematches));
            if !last {
                terms.push((2, -cost.breaks));
            }
            terms.push((3, -cost.clashes));
        }
        if i >= block {
            return;
        }
        let (high, low) = (self.level_of(i), self.level_of(j));
        let first = self.level_digits(high);
        let rules = first + self.reach - high;
        terms.push((first + low - high, 1));
        if last {
            terms.push((rules, -cost.breaks));
        }
        terms.push((rules + 1, -cost.balance));
        terms.push((rules + 2, -cost.repeats));
        terms.push((rules + 3, -cost.drift));
        terms.push((rules + 4, -cost.distance));
        if j >= block && self.avoid.binary_search(&b).is_ok() {
            terms.push((self.digits() - 1, -1));
        }
    }
}

struct Weighted<'a> {
    problem: &'a Problem<'a>,
    size: usize,
    scale: Scale,
}

impl Edges for Weighted<'_> {
    fn len(&self) -> usize {
        self.size
    }

    fn words(&self) -> usize {
        self.scale.words()
    }

    fn weigh(&self, i: usize, j: usize, words: &mut [i64]) {
        let mut terms = Vec::with_capacity(16);
        self.problem.terms(i, j, &mut terms);
        self.scale.pack(&terms, words);
    }
}
