//! What reaches the console, and what it wants done outside.

use crate::store::Request;
use crate::tui::input::Key;
use std::time::Instant;

/// What was asked; `y` does it.
#[derive(Debug, Clone, PartialEq)]
pub struct Question {
    /// The words.
    pub text: String,
    /// What `y` does.
    pub then: Vec<Effect>,
}

/// What `update` wants done outside.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    /// Give this to the session.
    Submit(Request),
    /// Read this as a line of the grammar and give it to the session.
    SubmitLine(String),
    /// Say this behind the echo of the act before, if that was taken.
    Also(String),
    /// Find the files whose path begins so.
    FindFiles(String),
    /// Sound the bell.
    Bell,
    /// Leave.
    Quit,
}

/// What reaches the console.
#[derive(Debug, Clone, PartialEq)]
pub enum Msg {
    /// A key.
    Key {
        /// As sent.
        key: Key,
        /// When.
        at: Instant,
    },
    /// Pasted text.
    Paste(String),
    /// Time went by.
    Tick(Instant),
    /// An act is safe on disk.
    Done {
        /// Words.
        text: String,
        /// Whether anything changed.
        changed: bool,
    },
    /// An act was refused, or `:` line not understood.
    Refused {
        /// Words.
        text: String,
        /// What could be asked next: its words, and what `y` does.
        offer: Option<Question>,
    },
    /// An act reaches far and is to be confirmed first.
    Ask(Question),
    /// The files whose path begins like the word typed; a folder's ends in `/`.
    Files(Vec<String>),
    /// An act is safe, and there is more to say of it than a line holds.
    Report(Vec<String>),
    /// The disk did not take it.
    NotSaved(String),
}
