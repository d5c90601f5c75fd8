//! From criteria to weights: every criterion is a digit, and a digit is worth more than all the digits
//! after it can add up to over a whole matching.

use super::matching::{MAX_WORDS, SINGLE_BITS, WORD_BITS};

/// What one edge adds to one digit. Digits are numbered from the weightiest; more is better.
pub(super) type Term = (usize, i64);

/// How much a digit can add up to, found edge by edge.
pub(super) struct Worst {
    vertices: usize,
    most: Vec<i64>,
    least: Vec<i64>,
}

/// Where each digit stands in the weight.
pub(super) struct Scale {
    digits: Vec<(usize, i64)>,
    words: usize,
}

impl Worst {
    /// For a graph of so many vertices and weights of so many digits.
    pub(super) fn new(vertices: usize, digits: usize) -> Self {
        Self {
            vertices,
            most: vec![0; vertices * digits],
            least: vec![0; vertices * digits],
        }
    }

    /// Takes in one edge.
    pub(super) fn note(&mut self, i: usize, j: usize, terms: &[Term]) {
        for &(digit, value) in terms {
            for vertex in [i, j] {
                let at = digit * self.vertices + vertex;
                self.most[at] = self.most[at].max(value);
                self.least[at] = self.least[at].min(value);
            }
        }
    }

    /// The scale in which no sum of later digits reaches an earlier one; `None` if the weights would be too wide.
    ///
    /// A vertex is in one edge of a matching at most, and an edge is worth no more than the mean of the
    /// best either of its ends can do: half the sum over the vertices bounds the sum over any matching.
    pub(super) fn scale(&self) -> Option<Scale> {
        let digits = self.most.len().checked_div(self.vertices).unwrap_or(0);
        let half = |sum: i64| (sum + 1) / 2;
        let span = |digit: usize| {
            let range = digit * self.vertices..(digit + 1) * self.vertices;
            half(self.most[range.clone()].iter().sum()) + half(-self.least[range].iter().sum::<i64>())
        };
        let spans: Vec<i64> = (0..digits).map(span).collect();
        let one = Scale::new(&spans, SINGLE_BITS)?;
        if one.words == 1 {
            Some(one)
        } else {
            Scale::new(&spans, WORD_BITS)
        }
    }
}

impl Scale {
    /// Puts digits of the given spans into words of so many bits, from the last digit up.
    fn new(spans: &[i64], bits: u32) -> Option<Self> {
        let full = 1_i64 << bits;
        let mut digits = vec![(0, 0); spans.len()];
        let (mut word, mut unit) = (0, 1_i64);
        for (digit, &span) in digits.iter_mut().zip(spans).rev().filter(|(_, span)| **span > 0) {
            if span >= full {
                return None;
            }
            let next = |unit: i64| unit.checked_mul(span).and_then(|worst| worst.checked_add(unit));
            if next(unit).is_none_or(|next| next > full) {
                (word, unit) = (word + 1, 1);
            }
            *digit = (word, unit);
            unit += unit * span;
        }
        let words = word + 1;
        // Words were filled from the last one.
        for (word, _) in &mut digits {
            *word = words - 1 - *word;
        }
        (words <= MAX_WORDS).then_some(Self { digits, words })
    }

    /// How many words a weight has.
    pub(super) fn words(&self) -> usize {
        self.words
    }

    /// Adds the terms of an edge up into words.
    pub(super) fn pack(&self, terms: &[Term], words: &mut [i64]) {
        // A weight may be stored wider than needed; the last words are the ones in use.
        let shift = words.len() - self.words;
        for &(digit, value) in terms {
            let (word, unit) = self.digits[digit];
            words[shift + word] += unit * value;
        }
    }
}
