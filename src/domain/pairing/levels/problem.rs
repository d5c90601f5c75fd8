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
    gauge: Gauge,
    /// What the matching left behind.
    known: Known,
}

/// How counts become weights.
struct Gauge {
    floors: Vec<Rules>,
    scale: Scale,
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
            let choice = problem.solve(limit)?;
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

    /// The best choice. `None` if the weights would be too wide, or more words than `limit`.
    pub(super) fn solve(&self, limit: usize) -> Option<Choice> {
        let gauge = self.gauge()?;
        let size = self.members.len();
        if size * size * (gauge.scale.words() + 1) > limit {
            return None;
        }
        let mut known = Known::default();
        let mates = heaviest(&self.weighted(&gauge, &[]), &mut known);
        Some(self.choice(&mates, gauge, known))
    }

    /// The same by the matching that all others are measured by.
    pub(super) fn solve_at_once(&self) -> Option<Choice> {
        let gauge = self.gauge()?;
        let mates = heaviest_at_once(&self.weighted(&gauge, &[]));
        Some(self.choice(&mates, gauge, Known::default()))
    }

    /// Whether every choice as good as the best one takes the same players from below the block.
    pub(super) fn only_so(&self, best: &Choice) -> bool {
        if best.taken.is_empty() {
            return true;
        }
        let weighted = self.weighted(&best.gauge, &best.taken);
        let mates = heaviest(&weighted, &mut best.known.clone());
        self.taken(&mates) == best.taken
    }

    fn gauge(&self) -> Option<Gauge> {
        let size = self.members.len();
        let floors = self.floors();
        let block = self.groups[self.depth - 1];
        let below: Vec<_> = (block..size).map(|i| self.player(i)).collect();
        let mut worst = Worst::new(size, self.digits());
        let mut terms = Vec::new();
        for i in 0..size {
            for j in i + 1..size {
                self.terms(i, j, &below, &floors, &mut terms);
                worst.note(i, j, &terms);
            }
        }
        let scale = worst.scale()?;
        Some(Gauge { floors, scale })
    }

    fn weighted<'b>(&'b self, gauge: &'b Gauge, avoid: &'b [usize]) -> Weighted<'b> {
        Weighted {
            problem: self,
            avoid,
            gauge,
        }
    }

    /// A member's place in the list.
    fn player(&self, member: usize) -> usize {
        self.solver.rest[self.members[member]]
    }

    fn choice(&self, mates: &[Option<usize>], gauge: Gauge, known: Known) -> Choice {
        let block = self.groups[self.depth - 1];
        let pairs = mates.iter().enumerate().take(block);
        let pairs = pairs.filter_map(|(i, mate)| mate.filter(|&j| i < j).map(|j| (i, j)));
        Choice {
            pairs: pairs.map(|(i, j)| (self.player(i), self.player(j))).collect(),
            taken: self.taken(mates),
            left: mates[..block].iter().filter(|mate| mate.is_none()).count(),
            gauge,
            known,
        }
    }

    /// The players taken from below the block, ascending.
    fn taken(&self, mates: &[Option<usize>]) -> Vec<usize> {
        let block = self.groups[self.depth - 1];
        let below = mates.iter().enumerate().skip(block);
        let taken = below.filter(|(_, mate)| mate.is_some_and(|i| i < block));
        taken.map(|(j, _)| self.player(j)).collect()
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
    /// Players below the block who are not taken if that makes no other difference, ascending.
    avoid: &'a [usize],
    gauge: &'a Gauge,
}

impl Edges for Weighted<'_> {
    fn len(&self) -> usize {
        self.problem.members.len()
    }

    fn words(&self) -> usize {
        self.gauge.scale.words()
    }

    fn weigh(&self, i: usize, j: usize, words: &mut [i64]) {
        let mut terms = Vec::with_capacity(16);
        let Gauge { floors, scale } = self.gauge;
        self.problem.terms(i, j, self.avoid, floors, &mut terms);
        scale.pack(&terms, words);
    }
}
