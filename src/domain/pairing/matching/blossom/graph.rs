//! A sparse graph with weights.

use integer_blossom::Weight;

/// Edges from both their ends.
pub(super) struct Graph<W> {
    /// Where each vertex's arcs begin; one more at the end.
    starts: Vec<usize>,
    arcs: Vec<(u32, W)>,
    /// The same edge's arc from the other end.
    back: Vec<u32>,
}

impl<W: Weight> Graph<W> {
    pub(super) fn new(vertices: usize, edges: &[(usize, usize, W)]) -> Self {
        let mut starts = vec![0; vertices + 1];
        for &(i, j, _) in edges {
            starts[i + 1] += 1;
            starts[j + 1] += 1;
        }
        for i in 0..vertices {
            starts[i + 1] += starts[i];
        }
        let mut next = starts.clone();
        let mut arcs = vec![(0, W::ZERO); edges.len() * 2];
        let mut back = vec![0; arcs.len()];
        for &(i, j, weight) in edges {
            let (there, here) = (next[i], next[j]);
            (arcs[there], arcs[here]) = ((j as u32, weight), (i as u32, weight));
            (back[there], back[here]) = (here as u32, there as u32);
            next[i] += 1;
            next[j] += 1;
        }
        Self { starts, arcs, back }
    }

    pub(super) fn vertices(&self) -> usize {
        self.starts.len() - 1
    }

    /// The arcs that leave a vertex.
    pub(super) fn from(&self, v: usize) -> std::ops::Range<usize> {
        self.starts[v]..self.starts[v + 1]
    }

    /// Where an arc leads, and what it weighs.
    pub(super) fn arc(&self, arc: usize) -> (usize, W) {
        let (to, weight) = self.arcs[arc];
        (to as usize, weight)
    }

    /// The arc of the same edge the other way.
    pub(super) fn back(&self, arc: usize) -> usize {
        self.back[arc] as usize
    }
}
