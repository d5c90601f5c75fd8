//! Letters faster than fingers: what an input method sends when it gives up its composition.

use std::time::{Duration, Instant};

use super::{Key, fold};

/// Two letters closer than this were not typed.
const BURST: Duration = Duration::from_millis(30);

/// Remembers when the last letter came.
#[derive(Clone, Copy, Default, Debug)]
pub struct Burst {
    letter: Option<Instant>,
}

impl Burst {
    /// Takes the next key and says whether it is a letter, of any script, that follows another within 30 ms.
    /// Keys that are no letters part the letters around them.
    pub fn follows(&mut self, key: Key, at: Instant) -> bool {
        let before = self.letter.take();
        if !matches!(fold(key), Key::Char(c) if c.is_alphabetic()) {
            return false;
        }
        self.letter = Some(at);
        before.is_some_and(|before| at.saturating_duration_since(before) < BURST)
    }
}
