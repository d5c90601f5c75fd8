//! How a blossom worth nothing is opened.

use super::{Blossoms, Label, NONE, swap};
use integer_blossom::Weight;

impl<W: Weight> Blossoms<W> {
    /// Opens an inner blossom: the even way from where it was reached to its base stays in the tree.
    pub(super) fn expand(&mut self, blossom: usize) {
        let circle = std::mem::take(&mut self.circle[blossom]);
        let joints = std::mem::take(&mut self.joints[blossom]);
        let (root, entry) = (self.root[blossom], self.entry[blossom]);
        let at = self.position(blossom, &circle, entry.1);
        for &child in &circle {
            self.around[child] = NONE;
            self.label[child] = Label::Inner;
            for &v in &self.inside[child] {
                self.top[v] = child;
            }
            if child >= self.vertices {
                self.price[child] += self.now.double();
            }
        }
        self.label[blossom] = Label::Free;
        self.unused.push(blossom);
        let length = circle.len();
        let step = |at: usize| {
            if at.is_multiple_of(2) {
                at - 1
            } else {
                (at + 1) % length
            }
        };
        let mut outer = Vec::new();
        let mut stays = vec![false; length];
        // The way keeps its direction, so the parity of the start decides it.
        let back = at.is_multiple_of(2);
        let (mut at, mut entry) = (at, entry);
        loop {
            stays[at] = true;
            self.make_inner(circle[at], root, entry);
            if at == 0 {
                break;
            }
            let next = step(at);
            stays[next] = true;
            self.make_outer(circle[next], root);
            outer.push(circle[next]);
            (at, entry) = if back {
                (next - 1, swap(joints[next - 1]))
            } else {
                ((next + 1) % length, joints[next])
            };
        }
        let free: Vec<usize> = (0..length).filter(|&k| !stays[k]).map(|k| circle[k]).collect();
        for &child in &free {
            self.relabel(child, Label::Free);
        }
        for child in outer {
            self.scan_all(child);
        }
        for child in free {
            self.look_all(child);
        }
    }

    /// Where in a blossom's circle the child with the vertex is.
    pub(super) fn position(&self, blossom: usize, circle: &[usize], v: usize) -> usize {
        let mut child = v;
        while self.around[child] != blossom {
            child = self.around[child];
        }
        circle.iter().position(|&node| node == child).unwrap_or(0)
    }
}
