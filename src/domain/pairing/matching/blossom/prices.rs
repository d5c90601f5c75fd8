//! What vertices and blossoms are worth, while trees grow and in the end.

use super::{Blossoms, Label, NONE};
use integer_blossom::Weight;

impl<W: Weight> Blossoms<W> {
    /// By how much the prices exceed twice the weight of an edge; below zero it could make the matching heavier.
    /// `shared` is what [`Blossoms::shared`] says of `i`.
    pub(in super::super) fn slack(&self, i: usize, j: usize, weight: W, shared: &[W]) -> W {
        let around = shared.get(j).copied().unwrap_or(W::ZERO);
        self.price[i] + self.price[j] + around - weight.double()
    }

    /// For every other vertex the prices of the blossoms around both; nothing if there are none.
    pub(in super::super) fn shared(&self, vertex: usize) -> Vec<W> {
        let around: Vec<usize> =
            std::iter::successors(self.outside(vertex), |&node| self.outside(node)).collect();
        let mut worth = around.iter().fold(W::ZERO, |sum, &node| sum + self.price[node]);
        let mut shared = vec![W::ZERO; if around.is_empty() { 0 } else { self.vertices }];
        let mut inner = vertex;
        for node in around {
            for &child in self.circle[node].iter().filter(|&&child| child != inner) {
                for &v in &self.inside[child] {
                    shared[v] = worth;
                }
            }
            worth -= self.price[node];
            inner = node;
        }
        shared
    }

    /// Prices of vertices alone that leave no edge out: what a blossom is worth is given to its vertices.
    pub(in super::super) fn prices(&self) -> Vec<W> {
        let mut prices = self.price[..self.vertices].to_vec();
        for (v, price) in prices.iter_mut().enumerate() {
            let around = std::iter::successors(self.outside(v), |&node| self.outside(node));
            *price = around.fold(*price, |sum, node| sum + self.price[node].half());
        }
        prices
    }

    /// The blossom just around a node.
    fn outside(&self, node: usize) -> Option<usize> {
        Some(self.around[node]).filter(|&around| around != NONE)
    }

    /// A vertex's price now.
    pub(super) fn current(&self, v: usize) -> W {
        match self.label[self.top[v]] {
            Label::Free => self.price[v],
            Label::Outer => self.price[v] - self.now,
            Label::Inner => self.price[v] + self.now,
        }
    }

    /// An outermost blossom's price now.
    pub(super) fn worth(&self, blossom: usize) -> W {
        match self.label[blossom] {
            Label::Free => self.price[blossom],
            Label::Outer => self.price[blossom] + self.now.double(),
            Label::Inner => self.price[blossom] - self.now.double(),
        }
    }

    /// Changes the label of an outermost node; its prices stay what they are now.
    pub(super) fn relabel(&mut self, node: usize, label: Label) {
        for k in 0..self.inside[node].len() {
            let v = self.inside[node][k];
            let price = self.current(v);
            self.price[v] = match label {
                Label::Free => price,
                Label::Outer => price + self.now,
                Label::Inner => price - self.now,
            };
        }
        if node >= self.vertices {
            let worth = self.worth(node);
            self.price[node] = match label {
                Label::Free => worth,
                Label::Outer => worth - self.now.double(),
                Label::Inner => worth + self.now.double(),
            };
        }
        self.label[node] = label;
    }
}
