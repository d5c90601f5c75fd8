//! How a path from a root is turned over: paired becomes unpaired, and unpaired paired.

use super::{Blossoms, Label, NONE};
use integer_blossom::Weight;

impl<W: Weight> Blossoms<W> {
    /// Matches two outer vertices of two trees and takes the trees down.
    pub(super) fn augment(&mut self, u: usize, v: usize) {
        let roots = [self.root[self.top[u]], self.root[self.top[v]]];
        self.flip(u, v);
        self.flip(v, u);
        self.fell(roots);
    }

    /// Matches an outer vertex with one in no tree, whose node has no partner, and takes the tree down.
    pub(super) fn join(&mut self, from: usize, to: usize) {
        let root = self.root[self.top[from]];
        self.flip(from, to);
        self.turn(self.top[to], to);
        self.mate[to] = from;
        self.fell([root; 2]);
        self.look(to);
    }

    /// Leaves an outer vertex, whose price is zero, without a partner in the stead of its root, and takes the tree down.
    pub(super) fn rest(&mut self, v: usize) {
        let root = self.root[self.top[v]];
        self.flip(v, NONE);
        self.fell([root; 2]);
    }

    /// Gives an outer vertex a new partner, or none, and those on the way from it to its root each other's.
    fn flip(&mut self, mut v: usize, mut mate: usize) {
        loop {
            let outer = self.top[v];
            let above = self.above(outer);
            self.turn(outer, v);
            self.mate[v] = mate;
            let Some(above) = above else { break };
            let (to, from) = above.reached;
            self.turn(above.inner, to);
            self.mate[to] = from;
            (v, mate) = (from, to);
        }
    }

    /// Takes two trees down.
    fn fell(&mut self, roots: [usize; 2]) {
        let mut freed = Vec::new();
        for node in 0..self.label.len() {
            if self.around[node] == NONE
                && self.label[node] != Label::Free
                && roots.contains(&self.root[node])
            {
                self.relabel(node, Label::Free);
                freed.push(node);
            }
        }
        for node in freed {
            self.look_all(node);
        }
    }

    /// Matches the vertices of a node anew so that `v` is the one whose partner is outside.
    fn turn(&mut self, node: usize, v: usize) {
        if node < self.vertices || self.base[node] == v {
            return;
        }
        let mut circle = std::mem::take(&mut self.circle[node]);
        let mut joints = std::mem::take(&mut self.joints[node]);
        let length = circle.len();
        let at = self.position(node, &circle, v);
        self.turn(circle[at], v);
        let pairs = if at.is_multiple_of(2) {
            0..at
        } else {
            at + 1..length
        };
        for k in pairs.step_by(2) {
            let (x, y) = joints[k];
            self.turn(circle[k], x);
            self.turn(circle[(k + 1) % length], y);
            (self.mate[x], self.mate[y]) = (y, x);
        }
        circle.rotate_left(at);
        joints.rotate_left(at);
        self.circle[node] = circle;
        self.joints[node] = joints;
        self.base[node] = v;
    }
}
