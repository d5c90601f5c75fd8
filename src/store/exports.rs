//! Documents made from a tournament, for the wall and for other programs: written whole, for their owner alone,
//! and never read back.

use super::folder;
use std::io;
use std::path::Path;

/// Where they go in a tournament's folder.
pub const EXPORTS: &str = "exports";

/// Writes a document into a folder, which is made if it is not there. A document of this name is replaced.
///
/// # Errors
/// The disk did not take it.
pub fn write(into: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    folder::make_all(into)?;
    folder::replace(&into.join(name), bytes)
}
