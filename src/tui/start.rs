//! From the command line into the console.

use crate::cli::{Exit, Failure, Setting};
use std::io::IsTerminal as _;
use std::path::Path;

/// Opens the console on a folder.
///
/// # Errors
/// There is no terminal.
pub fn open(_folder: &Path, setting: &Setting) -> Result<Exit, Failure> {
    no_terminal(setting)
}

/// Opens the chooser of tournaments.
///
/// # Errors
/// There is no terminal.
pub fn choose(setting: &Setting) -> Result<Exit, Failure> {
    no_terminal(setting)
}

fn no_terminal(setting: &Setting) -> Result<Exit, Failure> {
    let text = if std::io::stdout().is_terminal() {
        setting
            .lang
            .pick("控制台还没有接上", "the console is not built in yet")
    } else {
        setting
            .lang
            .pick("控制台要在终端里打开", "the console needs a terminal")
    };
    Err(Failure::new(Exit::Usage, text))
}
