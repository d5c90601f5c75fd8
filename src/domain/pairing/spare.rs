//! Whether a set of players can be paired by pairs that may stand, above all those without any violation.
//!
//! A largest matching of the graph of free pairs, by the method of alternating paths and blossoms, kept up
//! from level to level: what was found for all players is mostly still good for those who remain.

use super::table::Table;
use std::collections::VecDeque;

const NONE: usize = usize::MAX;

/// Which pairs may stand: those that break none of V, or those that break no more than must be broken.
pub(super) struct Free {
    n: usize,
    row: usize,
    bits: Vec<u64>,
}

impl Free {
    pub(super) fn new(table: &Table) -> Self {
        let n = table.len();
        let mut free = Self::none(n);
        for i in 0..n {
            for j in i + 1..n {
                if table.free(i, j) {
                    free.add(i, j);
                }
            }
        }
        free
    }

    /// No pair of so many players yet.
    pub(super) fn none(n: usize) -> Self {
        let row = n.div_ceil(64);
        Self {
            n,
            row,
            bits: vec![0; n * row],
        }
    }

    /// Adds a pair.
    pub(super) fn add(&mut self, i: usize, j: usize) {
        self.bits[i * self.row + j / 64] |= 1 << (j % 64);
        self.bits[j * self.row + i / 64] |= 1 << (i % 64);
    }

    /// Whether the pair may stand.
    pub(super) fn has(&self, i: usize, j: usize) -> bool {
        self.bits[i * self.row + j / 64] >> (j % 64) & 1 == 1
    }

    /// The next player of a set from `from` on whom `i` may meet.
    fn next(&self, i: usize, from: usize, set: &Set) -> Option<usize> {
        let row = &self.bits[i * self.row..(i + 1) * self.row];
        let first = from / 64;
        let mut mask = u64::MAX << (from % 64);
        for (at, (word, set)) in row.iter().zip(&set.bits).enumerate().skip(first) {
            let word = word & set & mask;
            if word != 0 {
                return Some(at * 64 + word.trailing_zeros() as usize);
            }
            mask = u64::MAX;
        }
        None
    }
}

/// A set of players.
#[derive(Clone)]
struct Set {
    bits: Vec<u64>,
}

impl Set {
    fn all(n: usize) -> Self {
        Self {
            bits: vec![u64::MAX; n.div_ceil(64)],
        }
    }

    fn has(&self, i: usize) -> bool {
        self.bits[i / 64] >> (i % 64) & 1 == 1
    }

    fn add(&mut self, i: usize) {
        self.bits[i / 64] |= 1 << (i % 64);
    }

    fn remove(&mut self, i: usize) {
        self.bits[i / 64] &= !(1 << (i % 64));
    }
}

/// A pairing of the players still to be paired, free of violations as far as it goes.
#[derive(Clone)]
pub(super) struct Spare {
    mate: Vec<usize>,
    present: Set,
}

impl Spare {
    /// Nobody paired yet, everybody present.
    pub(super) fn new(n: usize) -> Self {
        Self {
            mate: vec![NONE; n],
            present: Set::all(n),
        }
    }

    /// Nobody paired yet, these players present.
    pub(super) fn of(n: usize, players: &[usize]) -> Self {
        let mut spare = Self::new(n);
        spare.present.bits.fill(0);
        for &i in players {
            spare.present.add(i);
        }
        spare
    }

    /// Takes a player out; his partner is alone.
    pub(super) fn remove(&mut self, i: usize) {
        self.present.remove(i);
        let mate = std::mem::replace(&mut self.mate[i], NONE);
        if mate != NONE {
            self.mate[mate] = NONE;
        }
    }

    /// Pairs as many as possible. The players nobody is left for, at least.
    pub(super) fn complete(&mut self, free: &Free) -> Vec<usize> {
        for i in 0..free.n {
            self.greet(free, i);
        }
        let alone: Vec<usize> = (0..free.n).filter(|&i| self.alone(i)).collect();
        // No path leads through what a search in vain has reached, however the others are paired.
        let mut hopeful = self.present.clone();
        for i in alone {
            if self.alone(i) {
                let mut search = Search::new(self, free, i, hopeful.clone());
                if let Some(end) = search.run() {
                    let parent = search.parent;
                    self.flip(&parent, end);
                } else {
                    for v in 0..free.n {
                        if search.outer[v] || search.parent[v] != NONE {
                            hopeful.remove(v);
                        }
                    }
                }
            }
        }
        (0..free.n).filter(|&i| self.alone(i)).collect()
    }

    /// The pairs.
    pub(super) fn pairs(&self) -> Vec<(usize, usize)> {
        let mates = self.mate.iter().copied().enumerate();
        mates.filter(|&(i, mate)| mate != NONE && i < mate).collect()
    }

    /// With one player alone: all who could be alone in his stead.
    pub(super) fn could_be_alone(&self, free: &Free, alone: usize) -> Vec<bool> {
        let mut search = Search::new(self, free, alone, self.present.clone());
        search.run();
        search.outer
    }

    fn alone(&self, i: usize) -> bool {
        self.present.has(i) && self.mate[i] == NONE
    }

    /// Pairs a player with the first one free for him, if both are alone.
    fn greet(&mut self, free: &Free, i: usize) {
        if !self.alone(i) {
            return;
        }
        let mut from = 0;
        while let Some(j) = free.next(i, from, &self.present) {
            if self.alone(j) {
                (self.mate[i], self.mate[j]) = (j, i);
                return;
            }
            from = j + 1;
        }
    }

    /// Swaps paired and unpaired along the path that ends at `end`.
    fn flip(&mut self, parent: &[usize], mut end: usize) {
        while end != NONE {
            let before = parent[end];
            let next = self.mate[before];
            (self.mate[end], self.mate[before]) = (before, end);
            end = next;
        }
    }
}

/// One search for an augmenting path. Outer players are those reached by a path of even length.
struct Search<'a> {
    spare: &'a Spare,
    free: &'a Free,
    root: usize,
    parent: Vec<usize>,
    base: Vec<usize>,
    outer: Vec<bool>,
    /// Those an outer player may still reach: not the inner ones.
    open: Set,
    queue: VecDeque<usize>,
}

impl<'a> Search<'a> {
    /// Among the players of `open`.
    fn new(spare: &'a Spare, free: &'a Free, root: usize, open: Set) -> Self {
        let n = free.n;
        let mut outer = vec![false; n];
        outer[root] = true;
        Self {
            spare,
            free,
            root,
            parent: vec![NONE; n],
            base: (0..n).collect(),
            outer,
            open,
            queue: VecDeque::from([root]),
        }
    }

    /// The end of an augmenting path, if there is one.
    fn run(&mut self) -> Option<usize> {
        while let Some(v) = self.queue.pop_front() {
            let mut from = 0;
            while let Some(to) = self.free.next(v, from, &self.open) {
                from = to + 1;
                if self.base[v] == self.base[to] || self.spare.mate[v] == to {
                    continue;
                }
                let mate = self.spare.mate[to];
                if to == self.root || (mate != NONE && self.parent[mate] != NONE) {
                    self.contract(v, to);
                } else if self.parent[to] == NONE {
                    self.parent[to] = v;
                    self.open.remove(to);
                    if mate == NONE {
                        return Some(to);
                    }
                    self.outer[mate] = true;
                    self.queue.push_back(mate);
                }
            }
        }
        None
    }

    /// Makes one of the odd cycle that the edge between two outer players closes.
    fn contract(&mut self, v: usize, to: usize) {
        let top = self.common(v, to);
        let mut inside = vec![false; self.free.n];
        self.mark(v, top, to, &mut inside);
        self.mark(to, top, v, &mut inside);
        for i in 0..self.free.n {
            if inside[self.base[i]] {
                self.base[i] = top;
                if !self.outer[i] {
                    self.outer[i] = true;
                    self.open.add(i);
                    self.queue.push_back(i);
                }
            }
        }
    }

    fn common(&self, mut a: usize, mut b: usize) -> usize {
        let mut seen = vec![false; self.free.n];
        loop {
            a = self.base[a];
            seen[a] = true;
            if self.spare.mate[a] == NONE {
                break;
            }
            a = self.parent[self.spare.mate[a]];
        }
        loop {
            b = self.base[b];
            if seen[b] {
                return b;
            }
            b = self.parent[self.spare.mate[b]];
        }
    }

    fn mark(&mut self, mut v: usize, top: usize, mut child: usize, inside: &mut [bool]) {
        while self.base[v] != top {
            let mate = self.spare.mate[v];
            inside[self.base[v]] = true;
            inside[self.base[mate]] = true;
            self.parent[v] = child;
            child = mate;
            v = self.parent[mate];
        }
    }
}
