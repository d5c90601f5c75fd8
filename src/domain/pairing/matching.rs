//! The best matching of a graph under weights that are compared strictly one criterion after another.
//!
//! The weights are vectors of integers in lexicographic order: an ordered group, which is all the blossom
//! method needs. So no criterion can ever outweigh one before it, however many there are.

use integer_blossom::{Weight, max_weight_matching};
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// Bits of a word that sums over a matching may use, where a weight has several; the rest is room for the duals of
/// the method. They add up fewer than 2¹⁴ weights, word by word.
pub(super) const WORD_BITS: u32 = 45;

/// The same where a weight has one word: then no dual is above twice the greatest weight.
pub(super) const SINGLE_BITS: u32 = 56;

/// The most words a weight may have.
pub(super) const MAX_WORDS: usize = 64;

/// Weights of a graph's edges.
pub(super) trait Edges {
    /// How many vertices.
    fn len(&self) -> usize;
    /// How many words a weight has, 1 to [`MAX_WORDS`].
    fn words(&self) -> usize;
    /// Writes the weight of the edge between `i < j`, the first word weighing most. All zero: no edge.
    fn weigh(&self, i: usize, j: usize, words: &mut [i64]);
}

/// For each vertex its partner in the matching of the greatest weight. The same graph always gives the same answer.
pub(super) fn heaviest(edges: &impl Edges) -> Vec<Option<usize>> {
    match edges.words() {
        0 | 1 => run(edges, |w: [i64; 1]| w[0]),
        2 => run(edges, Lex::<2>),
        3 => run(edges, Lex::<3>),
        4 => run(edges, Lex::<4>),
        5 | 6 => run(edges, Lex::<6>),
        7..=10 => run(edges, Lex::<10>),
        11..=16 => run(edges, Lex::<16>),
        17..=32 => run(edges, Lex::<32>),
        _ => run(edges, Lex::<MAX_WORDS>),
    }
}

fn run<W: Weight, const K: usize>(edges: &impl Edges, wrap: impl Fn([i64; K]) -> W) -> Vec<Option<usize>> {
    let n = edges.len();
    let mut weights = vec![W::ZERO; n * n];
    for i in 0..n {
        for j in i + 1..n {
            let mut words = [0; K];
            edges.weigh(i, j, &mut words);
            weights[i * n + j] = wrap(words);
        }
    }
    max_weight_matching(&weights, n)
}

/// A weight of several words, compared in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Lex<const K: usize>([i64; K]);

impl<const K: usize> Add for Lex<K> {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl<const K: usize> Sub for Lex<K> {
    type Output = Self;

    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl<const K: usize> AddAssign for Lex<K> {
    fn add_assign(&mut self, other: Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
    }
}

impl<const K: usize> SubAssign for Lex<K> {
    fn sub_assign(&mut self, other: Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine -= theirs;
        }
    }
}

impl<const K: usize> Weight for Lex<K> {
    const ZERO: Self = Self([0; K]);
    const ONE: Self = {
        let mut words = [0; K];
        words[K - 1] = 1;
        Self(words)
    };

    fn inf() -> Self {
        let mut words = [0; K];
        words[0] = i64::MAX / 4;
        Self(words)
    }

    fn double(self) -> Self {
        Self(self.0.map(|word| word * 2))
    }

    // What the method halves is even in every word, as it is for plain integers.
    fn half(self) -> Self {
        Self(self.0.map(|word| word / 2))
    }
}
