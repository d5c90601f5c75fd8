//! Draws that anybody can repeat for ever from their seed: our own Fisher-Yates over ChaCha8.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A source of chance that a seed fixes.
#[derive(Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The source of this seed: ChaCha8 with the seed's 8 bytes, least first, as the beginning of its key and
    /// zeros as the rest.
    pub fn of(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A number below `bound`, every one as likely as the others; 0 if `bound` is 0 or 1.
    pub fn below(&mut self, bound: u64) -> u64 {
        if bound < 2 {
            return 0;
        }
        // Words above the last whole multiple of the bound would make small numbers likelier.
        let whole = u64::MAX - u64::MAX % bound;
        loop {
            let word = self.0.next_u64();
            if word < whole {
                return word % bound;
            }
        }
    }

    /// Puts the items in an order drawn: from the last place down, each place is given an item drawn from
    /// those up to it.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let drawn = self.below(last as u64 + 1) as usize;
            items.swap(last, drawn);
        }
    }
}
