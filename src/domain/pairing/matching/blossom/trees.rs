//! How trees grow.

use super::{Blossoms, Label, NONE};
use integer_blossom::Weight;

impl<W: Weight> Blossoms<W> {
    /// Makes a node inner, in the tree of `root`.
    pub(super) fn make_inner(&mut self, node: usize, root: usize, entry: (usize, usize)) {
        self.relabel(node, Label::Inner);
        self.root[node] = root;
        self.entry[node] = entry;
        if node >= self.vertices {
            self.note_blossom(node);
        }
    }

    /// Makes a node outer, in the tree of `root`. The edges of its vertices are to be looked at after.
    pub(super) fn make_outer(&mut self, node: usize, root: usize) {
        self.relabel(node, Label::Outer);
        self.root[node] = root;
    }

    /// Takes a matched pair into the tree of `from`, by the edge to the free vertex `to`.
    pub(super) fn grow(&mut self, from: usize, to: usize) {
        let root = self.root[self.top[from]];
        let inner = self.top[to];
        self.make_inner(inner, root, (from, to));
        let outer = self.top[self.mate[self.base[inner]]];
        self.make_outer(outer, root);
        self.scan_all(outer);
    }

    /// The inner node above an outer one, with the edges to it and from it to the next outer one.
    pub(super) fn above(&self, outer: usize) -> Option<Above> {
        let base = self.base[outer];
        let mate = self.mate[base];
        if mate == NONE {
            return None;
        }
        let inner = self.top[mate];
        let (from, to) = self.entry[inner];
        Some(Above {
            matched: (base, mate),
            inner,
            reached: (to, from),
            outer: self.top[from],
        })
    }
}

/// What is above an outer node of a tree.
pub(super) struct Above {
    /// From the outer node's base to its partner in the inner node.
    pub(super) matched: (usize, usize),
    pub(super) inner: usize,
    /// From the inner node to the next outer one.
    pub(super) reached: (usize, usize),
    pub(super) outer: usize,
}
