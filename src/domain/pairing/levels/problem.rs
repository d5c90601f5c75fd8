//! One matching of a level, or of several levels that must be solved jointly.

use super::Solver;
use crate::domain::pairing::matching::{Edges, Known, heaviest, heaviest_at_once};
use crate::domain::pairing::table::Cost;
use crate::domain::pairing::weights::{Scale, Term, Worst};

/// The pairs of a block of levels.
pub(super) struct Choice {
    pub(super) pairs: Vec<(usize, usize)>,
    /// The players taken from below the block, ascending.
    pub(super) taken: Vec<usize>,
    /// Players of the block left without a partner.
    left: usize,
    /// The edges by which the matching was found.
    known: Known,
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
pub(super) struct Problem<'a> {
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

/// Their counts in a pair.
type Rules = [i64; PER_LEVEL];

impl<'a> Problem<'a> {
    pub(super) fn everybody(solver: &'a Solver<'a>, groups: &'a [usize], depth: usize) -> Self {
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
    pub(super) fn relaxed(
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
            let choice = problem.solve(None, limit)?;
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
            let same = |a: &(usize, Rules, usize), b: &(usize, Rules, usize)| (a.0, a.1) == (b.0, b.1);
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

    /// What decides among pairs of one level after criterion 1, less being better.
    fn preference(&self, i: usize, j: usize) -> Rules {
        self.rules(&self.solver.table.cost(self.solver.rest[i], self.solver.rest[j]))
    }

    fn rules(&self, cost: &Cost) -> Rules {
        let breaks = if self.solver.table.field.last_round {
            cost.breaks
        } else {
            0
        };
        [breaks, cost.balance, cost.repeats, cost.drift, cost.distance]
    }

    /// The least each rule costs in a pair of each level. Where these rules are compared the level has so many
    /// pairs either way, so what every pair costs need not be counted.
    fn floors(&self) -> Vec<Rules> {
        let mut floors = vec![[i64::MAX; PER_LEVEL]; self.depth];
        for (at, &i) in self.members.iter().enumerate().take(self.groups[self.depth - 1]) {
            let floor = &mut floors[self.level_of(i)];
            for &j in &self.members[at + 1..] {
                if !self.solver.clean || self.free(i, j) {
                    for (least, rule) in floor.iter_mut().zip(self.preference(i, j)) {
                        *least = rule.min(*least);
                    }
                }
            }
        }
        floors
    }

    /// The best choice; with an earlier one that takes other players below the block if that makes no other difference.
    /// `None` if the weights would be too wide, or more words than `limit`.
    pub(super) fn solve(&self, earlier: Option<&Choice>, limit: usize) -> Option<Choice> {
        self.solve_by(|weighted, known| heaviest(weighted, known), earlier, limit)
    }

    /// The same by the matching that all others are measured by.
    pub(super) fn solve_at_once(&self) -> Option<Choice> {
        self.solve_by(|weighted, _| heaviest_at_once(weighted), None, usize::MAX)
    }

    fn solve_by(
        &self,
        matcher: impl Fn(&Weighted, &mut Known) -> Vec<Option<usize>>,
        earlier: Option<&Choice>,
        limit: usize,
    ) -> Option<Choice> {
        let avoid = earlier.map_or(&[][..], |choice| &choice.taken);
        let mut known = earlier.map_or_else(Known::new, |choice| choice.known.clone());
        let size = self.members.len();
        let mut worst = Worst::new(size, self.digits());
        let mut terms = Vec::new();
        let floors = self.floors();
        for i in 0..size {
            for j in i + 1..size {
                self.terms(i, j, avoid, &floors, &mut terms);
                worst.note(i, j, &terms);
            }
        }
        let scale = worst.scale()?;
        if size * size * (scale.words() + 1) > limit {
            return None;
        }
        let weighted = Weighted {
            problem: self,
            avoid,
            floors,
            scale,
        };
        let mates = matcher(&weighted, &mut known);
        let block = self.groups[self.depth - 1];
        let player = |i: usize| self.solver.rest[self.members[i]];
        let mut choice = Choice {
            pairs: Vec::new(),
            taken: Vec::new(),
            left: 0,
            known,
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
    fn terms(&self, i: usize, j: usize, avoid: &[usize], floors: &[Rules], terms: &mut Vec<Term>) {
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
        let cost = solver.table.cost(a, b);
        if !free {
            terms.push((1, -cost.rematches));
            if !solver.table.field.last_round {
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
        let counts = self.rules(&cost).into_iter().zip(floors[high]).enumerate();
        terms.extend(counts.map(|(rule, (count, floor))| (rules + rule, floor - count)));
        if j >= block && avoid.binary_search(&b).is_ok() {
            terms.push((self.digits() - 1, -1));
        }
    }
}

struct Weighted<'a> {
    problem: &'a Problem<'a>,
    avoid: &'a [usize],
    floors: Vec<Rules>,
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
        self.problem.terms(i, j, self.avoid, &self.floors, &mut terms);
        self.scale.pack(&terms, words);
    }
}
