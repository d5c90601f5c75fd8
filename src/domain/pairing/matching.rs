//! The best matching of a graph under weights that are compared strictly one criterion after another.
//!
//! The weights are vectors of integers in lexicographic order: an ordered group, which is all the blossom
//! method needs. So no criterion can ever outweigh one before it, however many there are.

mod blossom;
mod lex;
mod sparse;

use integer_blossom::{Weight, max_weight_matching};
use lex::Lex;
use sparse::Sparsely;

/// Bits of a word that sums over a matching may use, where a weight has several. The rest is room for the prices of the
/// method, each the sum and difference of a few matchings, word by word.
pub(super) const WORD_BITS: u32 = 45;

/// The same where a weight has one word: then no price is above twice the greatest weight.
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

/// What a matching leaves behind for another of the same vertices. Nothing of it changes how good that one is.
#[derive(Default, Clone)]
pub(super) struct Known {
    /// The edges that were needed, each from the smaller vertex to the greater, ascending.
    edges: Vec<(usize, usize)>,
    /// The words of the vertices' prices, one vertex after another.
    prices: Vec<i64>,
}

/// For each vertex its partner in the matching of the greatest weight. The same graph always gives the same answer.
///
/// `known` is what to begin with: best what a graph almost the same left behind. Afterwards it is what this one leaves.
pub(super) fn heaviest(edges: &impl Edges, known: &mut Known) -> Vec<Option<usize>> {
    by_width(edges, &mut Sparsely { known })
}

/// The same by another hand, slow and with all edges at once: the measure of the other.
pub(super) fn heaviest_at_once(edges: &impl Edges) -> Vec<Option<usize>> {
    by_width(edges, &mut AtOnce)
}

/// A way to find the heaviest matching, whatever the width of the weights.
trait Method {
    fn solve<const K: usize>(
        &mut self,
        n: usize,
        weight: impl Fn(usize, usize) -> Lex<K>,
    ) -> Vec<Option<usize>>;
}

fn by_width(edges: &impl Edges, method: &mut impl Method) -> Vec<Option<usize>> {
    match edges.words() {
        0 | 1 => run::<1>(edges, method),
        2 => run::<2>(edges, method),
        3 => run::<3>(edges, method),
        4 => run::<4>(edges, method),
        5 | 6 => run::<6>(edges, method),
        7..=10 => run::<10>(edges, method),
        11..=16 => run::<16>(edges, method),
        17..=32 => run::<32>(edges, method),
        _ => run::<MAX_WORDS>(edges, method),
    }
}

fn run<const K: usize>(edges: &impl Edges, method: &mut impl Method) -> Vec<Option<usize>> {
    method.solve(edges.len(), |i, j| {
        let mut words = [0; K];
        edges.weigh(i, j, &mut words);
        Lex(words)
    })
}

struct AtOnce;

impl Method for AtOnce {
    fn solve<const K: usize>(
        &mut self,
        n: usize,
        weight: impl Fn(usize, usize) -> Lex<K>,
    ) -> Vec<Option<usize>> {
        let mut weights = vec![Lex::ZERO; n * n];
        for i in 0..n {
            for j in i + 1..n {
                weights[i * n + j] = weight(i, j);
            }
        }
        max_weight_matching(&weights, n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Two words an edge; the first may be wider than needed.
    #[derive(Debug)]
    struct Any {
        n: usize,
        words: usize,
        weights: Vec<[i64; 2]>,
    }

    impl Edges for Any {
        fn len(&self) -> usize {
            self.n
        }

        fn words(&self) -> usize {
            self.words
        }

        fn weigh(&self, i: usize, j: usize, words: &mut [i64]) {
            words.copy_from_slice(&self.weights[i * self.n + j][2 - words.len()..]);
        }
    }

    impl Any {
        fn worth(&self, mates: &[Option<usize>]) -> (i64, i64) {
            let mut sum = (0, 0);
            for (i, mate) in mates.iter().enumerate() {
                if let Some(j) = mate.filter(|&j| i < j) {
                    assert_eq!(mates[j], Some(i));
                    let [first, second] = self.weights[i * self.n + j];
                    sum = (sum.0 + first * (self.words as i64 - 1), sum.1 + second);
                }
            }
            sum
        }
    }

    /// Few different weights make many equal matchings and blossoms in blossoms; no weight makes no edge.
    fn any() -> impl Strategy<Value = Any> {
        (2_usize..90, 1_usize..3, 1_i64..60).prop_flat_map(|(n, words, most)| {
            let weight = (0..3_i64, 0..most).prop_map(|(first, second)| [first, second]);
            prop::collection::vec(weight, n * n).prop_map(move |weights| Any { n, words, weights })
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn no_other_matching_is_heavier(graph in any(), after in any()) {
            let mut known = Known::default();
            let best = graph.worth(&heaviest_at_once(&graph));
            prop_assert_eq!(graph.worth(&heaviest(&graph, &mut known)), best);
            // Begun with edges and prices known from elsewhere it is as good.
            known.edges.retain(|&(_, j)| j < after.n);
            known.prices.resize(after.n * after.words, -1);
            let best = after.worth(&heaviest_at_once(&after));
            prop_assert_eq!(after.worth(&heaviest(&after, &mut known)), best);
        }
    }
}
