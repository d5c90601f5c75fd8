//! `arbiter help`.

use super::{Exit, Failure, Setting};
use crate::text::help;
use std::io::Write as _;

pub(super) fn run(topic: Option<&str>, setting: &Setting) -> Result<Exit, Failure> {
    print(&help::help(topic, setting.lang))
}

pub(super) fn version() -> Result<Exit, Failure> {
    print(concat!("arbiter ", env!("CARGO_PKG_VERSION"), "\n"))
}

/// Prints to stdout; a reader that has gone ends the run quietly.
pub(super) fn print(text: &str) -> Result<Exit, Failure> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Failure::new(Exit::Refused, error))
        }
        _ => Ok(Exit::Done),
    }
}
