//! The only code that touches a tournament's folder (design §3-4).

use crate::domain::act::{Act, Book, Entry, FoldError};
use crate::domain::command::{Context, Order};
use crate::domain::decide::decide;
use crate::domain::ids::Seq;
use crate::domain::refusal::Refusal;
use crate::domain::round::Moment;

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
}

/// An open tournament.
#[derive(Debug)]
pub struct Session {
    book: Book,
}

impl Session {
    /// A session on this book.
    pub fn of(book: Book) -> Self {
        Self { book }
    }

    /// The acts and the tournament they make.
    pub fn book(&self) -> &Book {
        &self.book
    }

    /// Whether acts are taken; if not, the console shows why.
    pub fn is_writable(&self) -> bool {
        true
    }

    /// Takes in what others appended since.
    ///
    /// # Errors
    /// The journal cannot be read.
    pub fn catch_up(&mut self) -> Result<bool, ActError> {
        Ok(false)
    }

    /// Decides a request on the newest state and writes it; when this returns it is safe on disk.
    ///
    /// # Errors
    /// See [`ActError`]; nothing changed.
    pub fn act(
        &mut self,
        request: &Request,
        now: Moment,
        by: &str,
        chance: u64,
    ) -> Result<Receipt, ActError> {
        let seq = self.book.head() + 1;
        let act = match request {
            Request::Order { order, line } => {
                let context = Context {
                    now,
                    by: by.to_owned(),
                    seq,
                    chance,
                };
                let facts = decide(self.book.tournament(), order, &context)?;
                if facts.is_empty() {
                    return Ok(Receipt { entry: None });
                }
                Act::Do {
                    line: line.clone(),
                    facts,
                }
            }
            Request::Undo { to } => Act::Undo(self.book.undo_list(*to)?),
            Request::Redo => Act::Redo(self.book.redo_list()?),
        };
        let entry = Entry {
            seq,
            at: now,
            by: by.to_owned(),
            section: None,
            act,
        };
        self.book.push(entry.clone())?;
        Ok(Receipt { entry: Some(entry) })
    }
}
