//! The only code that touches a tournament's folder (design §3-4).
//!
//! - [`journal`]: the lines of the truth, and their chain.
//! - [`folder`]: names, permissions, locks.
//! - [`Session`]: an open tournament; every act goes through it.
//! - [`snapshot`]: `state.ron` and `crosstable.txt`, behind the acts.
//! - [`regulation_file`]: the regulation as people write it. [`samples`]: those that come with the program.
//! - [`exports`]: documents for the wall and for other programs.
//! - [`place`]: where the console was, and where tournaments are kept.

mod create;
pub mod exports;
pub mod folder;
pub mod journal;
pub mod place;
mod reading;
pub mod regulation_file;
pub mod samples;
mod session;
pub mod snapshot;

pub use create::{CreateError, Creation};
pub use session::{Holder, Session};

use crate::domain::act::{Entry, FoldError};
use crate::domain::command::Order;
use crate::domain::ids::Seq;
use crate::domain::refusal::Refusal;
use std::path::PathBuf;

/// What a console or a script asks of the tournament.
#[derive(Debug, Clone, PartialEq)]
pub enum Request {
    /// A command, and its line as given.
    Order {
        /// What.
        order: Box<Order>,
        /// As typed, or as the key wrote it.
        line: String,
    },
    /// Void the newest act, or all after `to`.
    Undo {
        /// The act that stays the newest.
        to: Option<Seq>,
    },
    /// Bring back what undo voided last.
    Redo,
}

/// An act that is safe on disk, or a command that changed nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Receipt {
    /// The act; none if nothing changed and nothing was written.
    pub entry: Option<Entry>,
}

/// A line of the journal that cannot be trusted; those before it stand.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("journal line {line}: {fault}")]
pub struct Damage {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong.
    pub fault: journal::Fault,
}

/// A last line without its end: an act that was never acknowledged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Torn {
    /// The line of the file, from 1.
    pub line: usize,
    /// Its bytes.
    pub bytes: usize,
}

/// What was found at opening.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Report {
    /// A torn last line, left where it is.
    pub torn: Option<Torn>,
    /// Where the journal stops being readable; the session reads only.
    pub damage: Option<Damage>,
}

/// Why a folder cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no journal in it.
    #[error("{} holds no tournament", .0.display())]
    NoTournament(PathBuf),
    /// The journal cannot be read.
    #[error("the journal cannot be read: {0}")]
    Unreadable(#[from] std::io::Error),
    /// Not even the first act is readable.
    #[error(transparent)]
    Damaged(Damage),
}

/// Why a request was not taken.
#[derive(Debug, thiserror::Error)]
pub enum ActError {
    /// The command cannot be.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Undo or redo cannot be.
    #[error(transparent)]
    Fold(#[from] FoldError),
    /// The disk did not take it: nothing changed.
    #[error("not saved: {0}")]
    NotSaved(#[from] std::io::Error),
    /// Another writer holds the folder and did not let go in time.
    #[error("the folder is held")]
    Held,
    /// The folder was opened to read only.
    #[error("read only")]
    ReadOnly,
    /// What others wrote since cannot be trusted; the session reads only from now on.
    #[error(transparent)]
    Damaged(Damage),
}
