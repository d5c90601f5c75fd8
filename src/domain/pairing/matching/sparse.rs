//! The heaviest matching of a dense graph, found with few of its edges.
//!
//! Each vertex first knows only a few edges, those that weigh most for what its partner could have elsewhere. The prices of the heaviest matching by these tell which of the others could make
//! a heavier one; the worst of them are added, until there is none: then the matching is the heaviest of all.

use super::blossom::Blossoms;
use super::lex::Lex;
use super::{Known, Method};
use integer_blossom::Weight;

/// So many vertices know all their edges from the start.
const SMALL: usize = 24;

/// The edges a vertex knows at first.
const FIRST: usize = 12;

/// The edges a vertex gets to know at a time, at most.
const MORE: usize = 12;

pub(super) struct Sparsely<'a> {
    pub(super) known: &'a mut Known,
}

impl Method for Sparsely<'_> {
    fn solve<const K: usize>(
        &mut self,
        n: usize,
        weight: impl Fn(usize, usize) -> Lex<K>,
    ) -> Vec<Option<usize>> {
        let weights = Triangle::new(n, weight);
        let Known { edges, prices } = &mut *self.known;
        let (words, _) = prices.as_chunks::<K>();
        let mut guess: Vec<_> = if words.len() == n {
            words.iter().copied().map(Lex).collect()
        } else {
            outline(&weights)
        };
        if edges.is_empty() {
            *edges = first(&weights, &guess);
        }
        loop {
            let sparse = edges.iter().map(|&(i, j)| (i, j, weights.of(i, j)));
            let sparse: Vec<_> = sparse.filter(|edge| edge.2 > Lex::ZERO).collect();
            let found = Blossoms::new(&sparse, &guess);
            let before = edges.len();
            add_better(&weights, &found, edges);
            guess = found.prices();
            if edges.len() == before {
                *prices = guess.iter().flat_map(|price| price.0).collect();
                return found.mates();
            }
        }
    }
}

/// The weights of all edges, each once.
struct Triangle<W> {
    n: usize,
    weights: Vec<W>,
}

impl<W: Weight> Triangle<W> {
    fn new(n: usize, weight: impl Fn(usize, usize) -> W) -> Self {
        let mut weights = Vec::with_capacity(n * n.saturating_sub(1) / 2);
        for j in 0..n {
            weights.extend((0..j).map(|i| weight(i, j)));
        }
        Self { n, weights }
    }

    /// The weight of the edge between `i < j`.
    fn of(&self, i: usize, j: usize) -> W {
        self.weights[j * (j - 1) / 2 + i]
    }

    /// The edges of a vertex: its partners with their weights.
    fn row(&self, i: usize) -> impl Iterator<Item = (usize, W)> {
        let others = (0..self.n).filter(move |&j| j != i);
        let edges = others.map(move |j| (j, self.of(i.min(j), i.max(j))));
        edges.filter(|(_, weight)| *weight > W::ZERO)
    }
}

/// For each vertex its heaviest edge's weight: two such prices no edge outweighs.
fn outline<W: Weight>(weights: &Triangle<W>) -> Vec<W> {
    let heaviest = |i| weights.row(i).map(|(_, weight)| weight).max();
    (0..weights.n).map(|i| heaviest(i).unwrap_or(W::ZERO)).collect()
}

/// The edges of each vertex with the least slack at these prices, of equal ones the nearest.
fn first<W: Weight>(weights: &Triangle<W>, guess: &[W]) -> Vec<(usize, usize)> {
    let keep = if weights.n <= SMALL { SMALL } else { FIRST };
    let mut known = Vec::new();
    for i in 0..weights.n {
        let row = weights
            .row(i)
            .map(|(j, weight)| (guess[j] - weight.double(), i.abs_diff(j), j));
        known.extend(least(row.collect(), keep).map(|(_, _, j)| (i.min(j), i.max(j))));
    }
    known.sort_unstable();
    known.dedup();
    known
}

/// Adds the edges that weigh more than their prices, of each vertex the worst.
fn add_better<W: Weight>(weights: &Triangle<W>, found: &Blossoms<W>, known: &mut Vec<(usize, usize)>) {
    let before = known.len();
    for i in 0..weights.n {
        let shared = found.shared(i);
        let over = weights.row(i).filter_map(|(j, weight)| {
            let slack = found.slack(i, j, weight, &shared);
            (slack < W::ZERO).then(|| (slack, i.abs_diff(j), j))
        });
        known.extend(least(over.collect(), MORE).map(|(_, _, j)| (i.min(j), i.max(j))));
    }
    if known.len() > before {
        known.sort_unstable();
        known.dedup();
    }
}

/// The least so many, in no order.
fn least<T: Ord>(mut items: Vec<T>, count: usize) -> impl Iterator<Item = T> {
    if items.len() > count {
        items.select_nth_unstable(count);
    }
    items.into_iter().take(count)
}
