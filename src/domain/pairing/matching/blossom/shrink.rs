//! How a circle becomes a blossom.

use super::{Blossoms, Label, NONE, swap};
use integer_blossom::Weight;

impl<W: Weight> Blossoms<W> {
    /// Makes one blossom of the circle that an edge between two outer vertices of a tree closes.
    pub(super) fn shrink(&mut self, u: usize, v: usize) {
        let (left, right) = (self.top[u], self.top[v]);
        let mut path = vec![left];
        while let Some(above) = self.above(path[path.len() - 1]) {
            path.push(above.outer);
        }
        for &node in &path {
            self.seen[node] = true;
        }
        let mut common = right;
        while !self.seen[common] {
            match self.above(common) {
                Some(above) => common = above.outer,
                None => break,
            }
        }
        for &node in &path {
            self.seen[node] = false;
        }
        // From the common node down to `u`, over to `v`, and up again.
        let (mut circle, mut joints) = (Vec::new(), Vec::new());
        let mut node = left;
        while node != common
            && let Some(above) = self.above(node)
        {
            circle.extend([node, above.inner]);
            joints.extend([swap(above.matched), swap(above.reached)]);
            node = above.outer;
        }
        circle.push(common);
        circle.reverse();
        joints.reverse();
        joints.push((u, v));
        node = right;
        while node != common
            && let Some(above) = self.above(node)
        {
            circle.extend([node, above.inner]);
            joints.extend([above.matched, above.reached]);
            node = above.outer;
        }
        self.enclose(common, circle, joints);
    }

    fn enclose(&mut self, common: usize, circle: Vec<usize>, joints: Vec<(usize, usize)>) {
        let blossom = self.fresh();
        let (mut inside, mut turned) = (Vec::new(), Vec::new());
        for &child in &circle {
            let inner = self.label[child] == Label::Inner;
            self.relabel(child, Label::Free);
            self.around[child] = blossom;
            if inner {
                turned.extend_from_slice(&self.inside[child]);
            }
            inside.extend_from_slice(&self.inside[child]);
        }
        self.base[blossom] = self.base[common];
        self.root[blossom] = self.root[common];
        self.label[blossom] = Label::Outer;
        self.price[blossom] = W::ZERO - self.now.double();
        self.circle[blossom] = circle;
        self.joints[blossom] = joints;
        for &v in &inside {
            self.top[v] = blossom;
            self.price[v] += self.now;
        }
        self.inside[blossom] = inside;
        for v in turned {
            self.scan(v);
        }
    }

    /// A blossom not in use.
    fn fresh(&mut self) -> usize {
        if let Some(blossom) = self.unused.pop() {
            return blossom;
        }
        self.price.push(W::ZERO);
        self.label.push(Label::Free);
        self.root.push(NONE);
        self.base.push(NONE);
        self.around.push(NONE);
        self.entry.push((NONE, NONE));
        self.inside.push(Vec::new());
        self.circle.push(Vec::new());
        self.joints.push(Vec::new());
        self.seen.push(false);
        self.label.len() - 1
    }
}
