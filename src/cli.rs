//! The command line, a file a subcommand.

mod args;
mod check;
mod do_lines;
pub mod grammar;
mod help;
mod new;
mod request;
mod setting;
mod show;
mod simulate;

pub use request::{RequestError, request};
pub use setting::{Setting, chance};

use crate::store::{OpenError, Session};
use crate::text::{grammar as grammar_text, trouble};
use args::Subcommand;
use grammar::GrammarError;
use std::ffi::OsString;
use std::fmt;
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

/// How a run ends (design §5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    /// Done.
    Done = 0,
    /// Refused.
    Refused = 1,
    /// The command line itself, words outside the grammar, no terminal.
    Usage = 2,
    /// The journal is damaged, unreadable or newer.
    Damaged = 3,
    /// A writer holds the folder.
    Held = 4,
}

/// Why a run ends before it is done: said on stderr.
#[derive(Debug)]
pub struct Failure {
    exit: Exit,
    text: String,
}

impl Failure {
    /// A failure with its words.
    pub fn new(exit: Exit, text: impl fmt::Display) -> Self {
        Self {
            exit,
            text: text.to_string(),
        }
    }

    fn grammar(error: &GrammarError, setting: &Setting) -> Self {
        Self::new(Exit::Usage, grammar_text::say(error, setting.lang))
    }
}

/// Runs the program with these arguments, the program's own name left out.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    // A file over the limit of its size must fail where it is written, and be said, instead of ending the
    // program. Without a handler the program is as it was.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, Arc::default());
    let (setting, rest) = match Setting::take(arguments) {
        Ok(taken) => taken,
        Err((error, setting)) => return end(&Failure::grammar(&error, &setting)),
    };
    let done = args::parse(rest)
        .map_err(|error| Failure::grammar(&error, &setting))
        .and_then(|subcommand| dispatch(subcommand, &setting));
    match done {
        Ok(exit) => ExitCode::from(exit as u8),
        Err(failure) => end(&failure),
    }
}

fn end(failure: &Failure) -> ExitCode {
    aside(&failure.text);
    ExitCode::from(failure.exit as u8)
}

/// Says something on stderr, beside the answer; nobody listening is no reason to stop.
fn aside(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}

fn dispatch(subcommand: Subcommand, setting: &Setting) -> Result<Exit, Failure> {
    match subcommand {
        Subcommand::New(args) => new::run(&args, setting),
        Subcommand::Do(args) => do_lines::run(&args, setting),
        Subcommand::Show(args) => show::run(&args, setting),
        Subcommand::Check(args) => check::run(&args, setting),
        Subcommand::Export(args) => show::export::run(&args, setting),
        Subcommand::Open(args) => crate::tui::open(&args.folder, setting),
        Subcommand::Simulate(args) => simulate::run(&args, setting),
        Subcommand::Choose => crate::tui::choose(setting),
        Subcommand::Help(topic) => help::run(topic.as_deref(), setting),
        Subcommand::Version => help::version(),
    }
}

/// Opens a folder, and says on stderr what was found in it.
fn open(folder: &Path, setting: &Setting) -> Result<Session, Failure> {
    let session = Session::open(folder).map_err(|error| {
        let exit = match error {
            OpenError::NoTournament(_) => Exit::Refused,
            OpenError::Unreadable(_) | OpenError::Damaged(_) => Exit::Damaged,
        };
        Failure::new(exit, trouble::open(&error, setting.lang))
    })?;
    let report = session.report();
    if let Some(damage) = &report.damage {
        aside(&trouble::damage(damage, setting.lang));
    }
    if let Some(torn) = &report.torn {
        aside(&trouble::torn(torn, setting.lang));
    }
    Ok(session)
}

/// How a run ends that only read: a damaged journal is never "done".
fn read_exit(session: &Session) -> Exit {
    if session.report().damage.is_some() {
        Exit::Damaged
    } else {
        Exit::Done
    }
}
