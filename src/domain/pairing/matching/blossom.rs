//! The heaviest matching of a sparse graph, by Edmonds' method, with the prices that prove it.
//!
//! Every vertex and every blossom (an odd circle shrunk to one node) has a price, so that no edge weighs more than its prices:
//! `price + price + blossoms around it ≥ 2 × weight`, with equality for matched pairs. Unmatched vertices have price zero in the end.
//! Such prices prove the matching the heaviest, and they tell of any edge left out whether it could change that.
//!
//! What holds all the time, between one event and the next:
//! - no edge weighs more than its prices; matched pairs, the edges of trees (`entry`) and of circles (`joints`) weigh just as much;
//! - a blossom's price is not below zero, and every blossom has one vertex whose partner, if any, is outside (`base`);
//! - an unmatched vertex is the root of a tree, or its price is zero and it rests, in no tree;
//! - the prices of all roots are even or odd together, and with them those of all outer vertices, so every time is a whole number;
//! - every vertex that an event may concern is noted in `next` no later than the event.
//!
//! All unmatched vertices above zero grow trees at once. Time is the sum of all changes of prices; what happens next (an edge without
//! slack, a vertex or a blossom worth nothing any more) stands in a heap by its time, of equal ones the lowest node first. After a
//! path is found only its own trees are taken down.

mod events;
mod expand;
mod graph;
mod paths;
mod prices;
mod shrink;
mod start;
mod trees;

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

/// The time of a node: what is noted in `next` of a vertex, or when an inner blossom is worth nothing.
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
    /// Blossoms that were opened, to be used again.
    unused: Vec<usize>,
    /// Marks of a search; all false outside of it.
    seen: Vec<bool>,
    /// What comes first for each vertex, and when: one of its arcs to outer vertices without slack (an edge between two outer ones
    /// stands with either), or, of an outer vertex, [`REST`]. [`NONE`]: nothing.
    next: Vec<(W, usize)>,
    /// The time.
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
}

/// The same edge from its other end.
fn swap((a, b): (usize, usize)) -> (usize, usize) {
    (b, a)
}
