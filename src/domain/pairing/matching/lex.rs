//! Weights of one word or more.

use integer_blossom::Weight;
use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// A weight of so many words, compared in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Lex<const K: usize>(pub(super) [i64; K]);

impl<const K: usize> Ord for Lex<K> {
    fn cmp(&self, other: &Self) -> Ordering {
        let words = self.0.iter().zip(&other.0);
        words.fold(Ordering::Equal, |order, (mine, theirs)| {
            order.then(mine.cmp(theirs))
        })
    }
}

impl<const K: usize> PartialOrd for Lex<K> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const K: usize> Add for Lex<K> {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl<const K: usize> Sub for Lex<K> {
    type Output = Self;

    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl<const K: usize> AddAssign for Lex<K> {
    fn add_assign(&mut self, other: Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
    }
}

impl<const K: usize> SubAssign for Lex<K> {
    fn sub_assign(&mut self, other: Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine -= theirs;
        }
    }
}

impl<const K: usize> Weight for Lex<K> {
    const ZERO: Self = Self([0; K]);
    const ONE: Self = {
        let mut words = [0; K];
        words[K - 1] = 1;
        Self(words)
    };

    fn inf() -> Self {
        let mut words = [0; K];
        words[0] = i64::MAX / 4;
        Self(words)
    }

    fn double(self) -> Self {
        Self(self.0.map(|word| word * 2))
    }

    // What the method halves is even in every word, as it is for plain integers.
    fn half(self) -> Self {
        Self(self.0.map(|word| word / 2))
    }
}
