//! `arbiter help`.

use super::{Exit, Failure, Setting};
use crate::cli::grammar::GrammarError;
use crate::text::{grammar, help};
use std::io::Write as _;

pub(super) fn run(topic: Option<&str>, setting: &Setting) -> Result<Exit, Failure> {
    match help::help(topic, setting.lang) {
        Some(text) => print(&text),
        None => {
            let verb = topic.unwrap_or_default().to_owned();
            let error = GrammarError::UnknownVerb(verb);
            Err(Failure::new(Exit::Usage, grammar::say(&error, setting.lang)))
        }
    }
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
