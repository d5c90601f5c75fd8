//! How much a screen sends.

use std::cell::Cell;
use std::io::{self, Write};
use std::rc::Rc;

/// A writer that keeps nothing but the number of bytes; clones count together.
#[derive(Clone, Default, Debug)]
pub(crate) struct Meter {
    bytes: Rc<Cell<usize>>,
}

impl Meter {
    /// The bytes since the last call.
    pub(crate) fn take(&self) -> usize {
        self.bytes.take()
    }
}

impl Write for Meter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes.set(self.bytes.get() + bytes.len());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
