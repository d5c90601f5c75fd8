//! The pairs: the best complete pairing of the list, level by level.
//!
//! Levels are solved one at a time from the highest score down. A level is first solved as if the players
//! below had nothing else to do, each of its players knowing only the few of them he would float to at best
//! (`Problem::relaxed`). What comes out cannot be beaten; it stands if the players left over can still be paired without a
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
pub(super) fn solve_at_once(table: &Table) -> Option<Vec<(usize, usize)>> {
    let solver = Solver::new(table);
    let groups = solver.groups();
    if groups.is_empty() {
        return Some(Vec::new());
    }
    let problem = Problem::everybody(&solver, &groups, groups.len());
    problem.solve(&[], usize::MAX).map(|choice| choice.pairs)
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
                let choice = problem.solve(&[], limit)?;
                (problem, choice)
            }
        };
        let unique = choice.taken.is_empty() || problem.solve(&choice.taken, limit)?.taken == choice.taken;
        Some((choice, unique))
    }

    /// Whether the players below the choice can be paired without a violation.
    fn leaves_complete(&self, choice: &Choice) -> bool {
        let mut spare = self.spare.clone();
        for &(a, b) in &choice.pairs {
            spare.remove(a);
            spare.remove(b);
        }
        spare.complete(&self.free).is_empty()
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
    }
}

/// Which players are in a matching besides those of its block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Below {
    /// Some who may be taken; a player of the block may be left without a partner.
    Offered,
    /// Some who may be taken; as many of the block as possible must find a partner, before anything else.
    Needed,
    /// All, and all must be paired.
    Everybody,
}

/// One matching to be found: the first `depth` levels of the rest, with what they may take from below.
struct Problem<'a> {
    solver: &'a Solver<'a>,
    /// Where each level of the rest ends.
    groups: &'a [usize],
    /// How many levels are solved.
    depth: usize,
    below: Below,
    /// The players in it, by their place in the rest, ascending: first the block.
    members: Vec<usize>,
}

/// Digits of a level besides those that count pairs with each lower level: breaks in the last round, criteria 2 to 5.
const PER_LEVEL: usize = 5;

impl<'a> Problem<'a> {
    fn everybody(solver: &'a Solver<'a>, groups: &'a [usize], depth: usize) -> Self {
        let members = (0..solver.rest.len()).collect();
        Self {
            solver,
            groups,
            depth,
            below: Below::Everybody,
            members,
        }
    }

    /// The best choice if the players below have nothing else to do.
    ///
    /// If so many players float out of the block, each of them needs to know only as many partners, the best for him:
    /// one of them is always left by the others. A choice in which everybody has a partner and no more float
    /// than was allowed for is therefore the best of all; else more are allowed for.
    fn relaxed(
        solver: &'a Solver<'a>,
        groups: &'a [usize],
        depth: usize,
        limit: usize,
    ) -> Option<(Self, Choice)> {
        let block = groups[depth - 1];
        let mut floats = block % 2;
        let mut below = Below::Offered;
        loop {
            let mut problem = Self {
                solver,
                groups,
                depth,
                below,
                members: (0..block).collect(),
            };
            problem.offer(floats);
            let choice = problem.solve(&[], limit)?;
            if choice.left == 0 && choice.taken.len() <= floats {
                return Some((problem, choice));
            }
            if floats < block {
                floats = (choice.taken.len() + choice.left).clamp(floats + 1, block);
            } else if below == Below::Offered {
                below = Below::Needed;
            } else {
                return None;
            }
        }
    }

    /// Adds the players below whom anyone of the block has among his best `floats`, or equal to them.
    fn offer(&mut self, floats: usize) {
        if floats == 0 {
            return;
        }
        let block = self.members.len();
        let mut offered = vec![false; self.solver.rest.len()];
        let mut partners = Vec::new();
        for i in 0..block {
            partners.clear();
            for (level, range) in self.groups.windows(2).enumerate().skip(self.depth - 1) {
                let able = (range[0]..range[1]).filter(|&j| self.free(i, j));
                partners.extend(able.map(|j| (level, self.preference(i, j), j)));
                if partners.len() >= floats {
                    break;
                }
            }
            let same = |a: &(usize, [i64; 5], usize), b: &(usize, [i64; 5], usize)| (a.0, a.1) == (b.0, b.1);
            if partners.len() > floats {
                partners.select_nth_unstable(floats - 1);
            }
            let Some(last) = partners
                .get((floats - 1).min(partners.len().wrapping_sub(1)))
                .copied()
            else {
                continue;
            };
            let near = partners
                .iter()
                .take(floats)
                .chain(partners.iter().skip(floats).filter(|p| same(p, &last)));
            for &(_, _, j) in near {
                offered[j] = true;
            }
        }
        self.members
            .extend((block..offered.len()).filter(|&j| offered[j]));
    }

    fn free(&self, i: usize, j: usize) -> bool {
        self.solver.free.has(self.solver.rest[i], self.solver.rest[j])
    }

    /// What decides among the partners of one player in one lower level, less being better.
    fn preference(&self, i: usize, j: usize) -> [i64; 5] {
        let table = self.solver.table;
        let cost = table.cost(self.solver.rest[i], self.solver.rest[j]);
        let breaks = if table.field.last_round { cost.breaks } else { 0 };
        [breaks, cost.balance, cost.repeats, cost.drift, cost.distance]
    }

    /// The best choice, avoiding the players of `avoid` below the block if that makes no other difference.
    /// `None` if the weights would be too wide, or more words than `limit`.
    fn solve(&self, avoid: &[usize], limit: usize) -> Option<Choice> {
        let size = self.members.len();
        let mut worst = Worst::new(size, self.digits());
        let mut terms = Vec::new();
        for i in 0..size {
            for j in i + 1..size {
                self.terms(i, j, avoid, &mut terms);
                worst.note(i, j, &terms);
            }
        }
        let scale = worst.scale()?;
        if size * size * (scale.words() + 1) > limit {
            return None;
        }
        let mates = heaviest(&Weighted {
            problem: self,
            avoid,
            scale,
        });
        let block = self.groups[self.depth - 1];
        let player = |i: usize| self.solver.rest[self.members[i]];
        let mut choice = Choice {
            pairs: Vec::new(),
            taken: Vec::new(),
            left: 0,
        };
        for (i, mate) in mates.iter().enumerate().take(block) {
            match *mate {
                None => choice.left += 1,
                Some(j) if i < j => {
                    choice.pairs.push((player(i), player(j)));
                    if j >= block {
                        choice.taken.push(player(j));
                    }
                }
                Some(_) => {}
            }
        }
        choice.taken.sort_unstable();
        Some(choice)
    }

    fn digits(&self) -> usize {
        self.first_digit(self.depth) + 1
    }

    /// The first digit of a level.
    fn first_digit(&self, level: usize) -> usize {
        // Cover, V1, V2, V3; then each level one digit less than the one above it.
        4 + (0..level)
            .map(|l| self.groups.len() - l + PER_LEVEL)
            .sum::<usize>()
    }

    fn level_of(&self, k: usize) -> usize {
        self.groups.partition_point(|&end| end <= k)
    }

    /// What the edge between two members adds to each digit; nothing if it is no edge.
    fn terms(&self, i: usize, j: usize, avoid: &[usize], terms: &mut Vec<Term>) {
        terms.clear();
        let solver = self.solver;
        let block = self.groups[self.depth - 1];
        let (i, j) = (self.members[i], self.members[j]);
        let (a, b) = (solver.rest[i], solver.rest[j]);
        let free = solver.free.has(a, b);
        if (solver.clean && !free) || (i >= block && self.below != Below::Everybody) {
            return;
        }
        match self.below {
            Below::Offered => {}
            Below::Needed => terms.push((0, if j < block { 2 } else { 1 })),
            Below::Everybody => terms.push((0, 1)),
        }
        if i >= block && free {
            return;
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
        let first = self.first_digit(high);
        let rules = first + self.groups.len() - high;
        terms.push((first + low - high, 1));
        if last {
            terms.push((rules, -cost.breaks));
        }
        terms.push((rules + 1, -cost.balance));
        terms.push((rules + 2, -cost.repeats));
        terms.push((rules + 3, -cost.drift));
        terms.push((rules + 4, -cost.distance));
        if j >= block && avoid.binary_search(&b).is_ok() {
            terms.push((self.digits() - 1, -1));
        }
    }
}

struct Weighted<'a> {
    problem: &'a Problem<'a>,
    avoid: &'a [usize],
    scale: Scale,
}

impl Edges for Weighted<'_> {
    fn len(&self) -> usize {
        self.problem.members.len()
    }

    fn words(&self) -> usize {
        self.scale.words()
    }

    fn weigh(&self, i: usize, j: usize, words: &mut [i64]) {
        let mut terms = Vec::with_capacity(16);
        self.problem.terms(i, j, self.avoid, &mut terms);
        self.scale.pack(&terms, words);
    }
}
