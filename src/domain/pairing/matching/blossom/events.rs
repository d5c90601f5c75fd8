//! What happens next, and when.

use super::{Blossoms, Event, Label, NONE, REST};
use integer_blossom::Weight;
use std::cmp::Reverse;

impl<W: Weight> Blossoms<W> {
    /// Grows trees from all vertices without a partner until none is left whose price is above zero.
    pub(super) fn run(&mut self) {
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

    /// Acts on what was noted for a vertex, or looks again if that no longer holds.
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

    /// Notes what comes first for a vertex, outer or free: an edge to an outer one without slack, or its own price zero.
    pub(super) fn look(&mut self, v: usize) {
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

    /// The same for a vertex just become outer, which gives its free neighbours an edge to look at.
    pub(super) fn scan(&mut self, v: usize) {
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

    pub(super) fn look_all(&mut self, node: usize) {
        for k in 0..self.inside[node].len() {
            self.look(self.inside[node][k]);
        }
    }

    pub(super) fn scan_all(&mut self, node: usize) {
        for k in 0..self.inside[node].len() {
            self.scan(self.inside[node][k]);
        }
    }

    fn note(&mut self, v: usize, time: W, arc: usize) {
        self.next[v] = (time, arc);
        self.events.push(Reverse(Event { time, node: v as u32 }));
    }

    /// Notes when an inner blossom will be worth nothing.
    pub(super) fn note_blossom(&mut self, blossom: usize) {
        let time = self.now + self.worth(blossom).half();
        self.events.push(Reverse(Event {
            time,
            node: blossom as u32,
        }));
    }
}
