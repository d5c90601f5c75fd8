//! Prices and pairs to begin with.

use super::NONE;
use super::graph::Graph;
use integer_blossom::Weight;

/// Prices that no edge outweighs, all of them even, and pairs of vertices without slack.
pub(super) struct Start<W> {
    pub(super) price: Vec<W>,
    pub(super) mate: Vec<usize>,
}

impl<W: Weight> Start<W> {
    /// Raises guessed prices where an edge weighs more, then lowers each vertex's in turn as far as its edges let it, and matches
    /// it if that leads to a vertex without a partner.
    pub(super) fn new(graph: &Graph<W>, guess: &[W]) -> Self {
        let vertices = graph.vertices();
        let mut start = Self {
            // Twice its half is an even number, word by word.
            price: guess.iter().map(|price| price.half().double()).collect(),
            mate: vec![NONE; vertices],
        };
        for v in 0..vertices {
            let arcs = graph.from(v).map(|arc| graph.arc(arc));
            let least = arcs.map(|(to, weight)| weight.double() - start.price[to]).max();
            let least = least.unwrap_or(W::ZERO).max(W::ZERO);
            start.price[v] = start.price[v].max(least);
        }
        for v in 0..vertices {
            start.lower(graph, v);
        }
        start
    }

    fn lower(&mut self, graph: &Graph<W>, v: usize) {
        if self.mate[v] != NONE {
            return;
        }
        let mut best = (W::ZERO, NONE);
        for (to, weight) in graph.from(v).map(|arc| graph.arc(arc)) {
            let needed = weight.double() - self.price[to];
            let better = needed == best.0 && (best.1 == NONE || self.mate[best.1] != NONE);
            if needed > best.0 || (better && self.mate[to] == NONE) {
                best = (needed, to);
            }
        }
        self.price[v] = best.0;
        let to = best.1;
        if to != NONE && self.mate[to] == NONE {
            (self.mate[v], self.mate[to]) = (to, v);
        }
    }
}
