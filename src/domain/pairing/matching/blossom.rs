//! The heaviest matching of a sparse graph, by Edmonds' method, with the prices that prove it.
//!
//! Every vertex and every blossom (an odd circle shrunk to one node) has a price, so that no edge weighs more than its prices:
//! `price + price + blossoms around it ≥ 2 × weight`, with equality for matched pairs. Unmatched vertices have price zero in the end.
//! Such prices prove the matching the heaviest, and they tell of any edge left out whether it could change that.
//!
//! All unmatched vertices grow trees at once. Time is the sum of all changes of prices; what happens next (an edge without
//! slack, a blossom worth nothing any more) stands in a heap by its time. After a path is found only its two trees are taken down.

mod graph;
mod start;

use graph::Graph;
use integer_blossom::Weight;
use start::Start;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// No vertex, no node, no arc.
const NONE: usize = usize::MAX;

/// In the place of an arc: the vertex's own price comes to zero.
const REST: usize = usize::MAX - 1;

/// What a node is while trees grow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Label {
    /// In no tree.
    Free,
    /// At an even distance from the root: its price falls.
    Outer,
    /// At an odd distance: its price rises.
    Inner,
}

/// The time of a node: when a vertex's next edge has no slack, or when an inner blossom is worth nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Event<W> {
    time: W,
    node: u32,
}

/// A heaviest matching.
pub(super) struct Blossoms<W> {
    vertices: usize,
    graph: Graph<W>,
    /// Each vertex's partner.
    mate: Vec<usize>,
    /// The outermost blossom around each vertex; itself if none.
    top: Vec<usize>,
    /// Vertices first, then blossoms: the price as of time zero, were the label always what it is now.
    price: Vec<W>,
    label: Vec<Label>,
    /// The root of a labelled node's tree.
    root: Vec<usize>,
    /// The vertex of the node whose partner is outside.
    base: Vec<usize>,
    /// The blossom just around.
    around: Vec<usize>,
    /// The edge by which an inner node was reached: from outside, to its vertex.
    entry: Vec<(usize, usize)>,
    /// The vertices in a node.
    inside: Vec<Vec<usize>>,
    /// A blossom's circle, the child with the base first.
    circle: Vec<Vec<usize>>,
    /// The edge from each child to the next.
    joints: Vec<Vec<(usize, usize)>>,
    unused: Vec<usize>,
    seen: Vec<bool>,
    /// The arc of each vertex that will be the first without slack, and when: of an outer vertex among those to outer ones
    /// (an edge between two stands with either), of a free vertex among those to outer ones. [`NONE`]: none.
    next: Vec<(W, usize)>,
    now: W,
    events: BinaryHeap<Reverse<Event<W>>>,
}

impl<W: Weight> Blossoms<W> {
    /// The heaviest matching by edges of positive weight. `guess` is a price for each vertex, any; the nearer to those in the
    /// end, the less is to be done.
    pub(super) fn new(edges: &[(usize, usize, W)], guess: &[W]) -> Self {
        let vertices = guess.len();
        let graph = Graph::new(vertices, edges);
        let Start { price, mate } = Start::new(&graph, guess);
        let mut blossoms = Self {
            vertices,
            graph,
            mate,
            top: (0..vertices).collect(),
            price,
            label: vec![Label::Free; vertices],
            root: (0..vertices).collect(),
            base: (0..vertices).collect(),
            around: vec![NONE; vertices],
            entry: vec![(NONE, NONE); vertices],
            inside: (0..vertices).map(|v| vec![v]).collect(),
            circle: vec![Vec::new(); vertices],
            joints: vec![Vec::new(); vertices],
            unused: Vec::new(),
            seen: vec![false; vertices],
            next: vec![(W::ZERO, NONE); vertices],
            now: W::ZERO,
            events: BinaryHeap::new(),
        };
        blossoms.run();
        blossoms
    }

    /// Each vertex's partner.
    pub(super) fn mates(&self) -> Vec<Option<usize>> {
        self.mate
            .iter()
            .map(|&mate| (mate != NONE).then_some(mate))
            .collect()
    }

    /// By how much the prices exceed twice the weight of an edge; below zero it could make the matching heavier.
    /// `shared` is what [`Blossoms::shared`] says of `i`.
    pub(super) fn slack(&self, i: usize, j: usize, weight: W, shared: &[W]) -> W {
        let around = shared.get(j).copied().unwrap_or(W::ZERO);
        self.price[i] + self.price[j] + around - weight.double()
    }

    /// For every other vertex the prices of the blossoms around both; nothing if there are none.
    pub(super) fn shared(&self, vertex: usize) -> Vec<W> {
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
    pub(super) fn prices(&self) -> Vec<W> {
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

    fn run(&mut self) {
        for v in 0..self.vertices {
            if self.mate[v] == NONE && self.price[v] > W::ZERO {
                self.label[v] = Label::Outer;
            }
        }
        for v in 0..self.vertices {
            self.look(v);
        }
        while let Some(Reverse(event)) = self.events.pop() {
            self.now = event.time;
            let node = event.node as usize;
            if node < self.vertices {
                self.pass(node);
            } else if self.label[node] == Label::Inner
                && self.around[node] == NONE
                && self.worth(node) == W::ZERO
            {
                self.expand(node);
            }
        }
    }

    /// A vertex's next edge is without slack, or its price is zero, if nothing has changed since that was noted.
    fn pass(&mut self, v: usize) {
        let (time, arc) = self.next[v];
        let a = self.top[v];
        if arc == NONE || time != self.now || self.label[a] == Label::Inner {
            return;
        }
        self.next[v].1 = NONE;
        if arc == REST {
            if self.label[a] == Label::Outer && self.current(v) == W::ZERO {
                self.rest(v);
            } else {
                self.look(v);
            }
            return;
        }
        let (to, weight) = self.graph.arc(arc);
        let b = self.top[to];
        // The other end may have left its tree since, or gone into the same blossom.
        let stands =
            a != b && self.label[b] == Label::Outer && self.current(v) + self.current(to) == weight.double();
        if !stands {
            self.look(v);
        } else if self.label[a] == Label::Free {
            if self.mate[self.base[a]] == NONE {
                self.join(to, v);
            } else {
                self.grow(to, v);
            }
        } else if self.root[a] == self.root[b] {
            self.shrink(v, to);
            self.look(v);
        } else {
            self.augment(v, to);
        }
    }

    /// A vertex's price now.
    fn current(&self, v: usize) -> W {
        match self.label[self.top[v]] {
            Label::Free => self.price[v],
            Label::Outer => self.price[v] - self.now,
            Label::Inner => self.price[v] + self.now,
        }
    }

    /// An outermost blossom's price now.
    fn worth(&self, blossom: usize) -> W {
        match self.label[blossom] {
            Label::Free => self.price[blossom],
            Label::Outer => self.price[blossom] + self.now.double(),
            Label::Inner => self.price[blossom] - self.now.double(),
        }
    }

    /// Changes the label of an outermost node; its prices stay what they are now.
    fn relabel(&mut self, node: usize, label: Label) {
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

    /// Notes which edge of a vertex, now outer or free, will be the first without slack.
    fn look(&mut self, v: usize) {
        let (top, price) = (self.top[v], self.current(v));
        let outer = self.label[top] == Label::Outer;
        let mut least = if outer { Some((price.double(), REST)) } else { None };
        for arc in self.graph.from(v) {
            let (to, weight) = self.graph.arc(arc);
            let other = self.top[to];
            if other == top || self.label[other] != Label::Outer {
                continue;
            }
            let slack = price + self.current(to) - weight.double();
            if least.is_none_or(|(least, _)| slack < least) {
                least = Some((slack, arc));
            }
        }
        match least {
            Some((slack, arc)) => self.note(v, self.now + if outer { slack.half() } else { slack }, arc),
            None => self.next[v].1 = NONE,
        }
    }

    /// The same for a vertex just become outer, whose free neighbours have an edge more.
    fn scan(&mut self, v: usize) {
        self.look(v);
        let price = self.current(v);
        for arc in self.graph.from(v) {
            let (to, weight) = self.graph.arc(arc);
            if self.label[self.top[to]] == Label::Free {
                let time = self.now + price + self.current(to) - weight.double();
                let (before, known) = self.next[to];
                if known == NONE || time < before {
                    self.note(to, time, self.graph.back(arc));
                }
            }
        }
    }

    fn look_all(&mut self, node: usize) {
        for k in 0..self.inside[node].len() {
            self.look(self.inside[node][k]);
        }
    }

    fn scan_all(&mut self, node: usize) {
        for k in 0..self.inside[node].len() {
            self.scan(self.inside[node][k]);
        }
    }

    fn note(&mut self, v: usize, time: W, arc: usize) {
        self.next[v] = (time, arc);
        self.events.push(Reverse(Event { time, node: v as u32 }));
    }

    /// Makes a node of a tree inner, and notes when it will be worth nothing.
    fn make_inner(&mut self, node: usize, root: usize, entry: (usize, usize)) {
        self.relabel(node, Label::Inner);
        self.root[node] = root;
        self.entry[node] = entry;
        if node >= self.vertices {
            let time = self.now + self.worth(node).half();
            self.events.push(Reverse(Event {
                time,
                node: node as u32,
            }));
        }
    }

    fn make_outer(&mut self, node: usize, root: usize) {
        self.relabel(node, Label::Outer);
        self.root[node] = root;
    }

    /// Takes a matched pair into the tree of `from`, by the edge to the free vertex `to`.
    fn grow(&mut self, from: usize, to: usize) {
        let root = self.root[self.top[from]];
        let inner = self.top[to];
        self.make_inner(inner, root, (from, to));
        let outer = self.top[self.mate[self.base[inner]]];
        self.make_outer(outer, root);
        self.scan_all(outer);
    }

    /// The inner node above an outer one, with the edges to it and from it to the next outer one.
    fn above(&self, outer: usize) -> Option<Above> {
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

    /// Makes one blossom of the circle that an edge between two outer vertices of a tree closes.
    fn shrink(&mut self, u: usize, v: usize) {
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

    /// Opens an inner blossom: the even way from where it was reached to its base stays in the tree.
    fn expand(&mut self, blossom: usize) {
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
    fn position(&self, blossom: usize, circle: &[usize], v: usize) -> usize {
        let mut child = v;
        while self.around[child] != blossom {
            child = self.around[child];
        }
        circle.iter().position(|&node| node == child).unwrap_or(0)
    }

    /// Matches two outer vertices of two trees and takes the trees down.
    fn augment(&mut self, u: usize, v: usize) {
        let roots = [self.root[self.top[u]], self.root[self.top[v]]];
        self.flip(u, v);
        self.flip(v, u);
        self.fell(roots);
    }

    /// Matches an outer vertex with one in no tree, whose node has no partner, and takes the tree down.
    fn join(&mut self, from: usize, to: usize) {
        let root = self.root[self.top[from]];
        self.flip(from, to);
        self.turn(self.top[to], to);
        self.mate[to] = from;
        self.fell([root; 2]);
        self.look(to);
    }

    /// Leaves an outer vertex, whose price is zero, without a partner in the stead of its root, and takes the tree down.
    fn rest(&mut self, v: usize) {
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

/// What is above an outer node of a tree.
struct Above {
    /// From the outer node's base to its partner in the inner node.
    matched: (usize, usize),
    inner: usize,
    /// From the inner node to the next outer one.
    reached: (usize, usize),
    outer: usize,
}

fn swap((a, b): (usize, usize)) -> (usize, usize) {
    (b, a)
}
