//! What can be wrong with a line. The words are in `text::grammar`.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;

/// What a value must be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum Expected {
    /// A number, 1 and up.
    Number,
    /// Minutes, with a sign if taken away.
    Minutes,
    /// A result word.
    Word,
    /// A reason word.
    Reason,
    /// `red` or `black`.
    Side,
    /// `red`, `black` or `both`.
    Sides,
    /// `red`, `black` or `none`.
    SideOrNone,
    /// `red`, `black`, `both` or `none`.
    SidesOrNone,
    /// A player's number or name.
    Player,
    /// `#412` or `#412.1`.
    Id,
    /// `HH:MM`.
    Time,
    /// `MM:SS`.
    Left,
    /// A date.
    Date,
    /// `m` or `f`.
    Sex,
    /// `yes` or `no`.
    YesNo,
    /// `FIELD=VALUE`.
    Field,
    /// A row of `paper`.
    PaperRow,
    /// `keep`, `partial` or `all`.
    Next,
    /// A game of the knockout.
    Game,
    /// `natural` or `repetition`.
    Claim,
    /// `cycles` or `rounds`.
    Unit,
    /// How a ruling ended.
    RulingEnd,
    /// A moment with its offset (`--now`).
    Moment,
    /// `zh` or `en`.
    Language,
    /// What `show` can show.
    View,
    /// What `export` can write.
    Document,
    /// `text`, `json` or `csv`.
    Format,
}

/// A line that is not of the grammar. Nothing was asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum GrammarError {
    /// Not UTF-8.
    NotText,
    /// A quote is not closed.
    OpenQuote(char),
    /// Only a section is named.
    NoVerb,
    /// There is no such command.
    UnknownVerb(String),
    /// There is no such section.
    NoSuchSection {
        /// As named.
        named: String,
        /// The keys there are.
        sections: Vec<String>,
    },
    /// There are several sections and none is named.
    WhichSection(Vec<String>),
    /// The command needs more words.
    Missing {
        /// The command.
        verb: String,
        /// What is missing.
        what: String,
    },
    /// A word too many, or an option the command does not have.
    Unexpected {
        /// The command.
        verb: String,
        /// The word.
        word: String,
    },
    /// A value of another kind.
    Value {
        /// The command.
        verb: String,
        /// As given.
        word: String,
        /// What it must be.
        expected: Expected,
    },
    /// An option that stands twice, or two that exclude each other.
    Conflict {
        /// The command.
        verb: String,
        /// The option.
        word: String,
    },
    /// Otherwise not of the grammar.
    Other {
        /// The command.
        verb: String,
    },
}

/// What clap found wrong, as our own error.
pub(in crate::cli) fn from_clap(error: &clap::Error, words: &[String]) -> GrammarError {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(list)) => list.join(" "),
        _ => String::new(),
    };
    let verb = words.first().cloned().unwrap_or_default();
    match error.kind() {
        ErrorKind::InvalidSubcommand => GrammarError::UnknownVerb(verb),
        ErrorKind::MissingRequiredArgument => GrammarError::Missing {
            verb,
            what: text(ContextKind::InvalidArg),
        },
        ErrorKind::InvalidValue if text(ContextKind::InvalidValue).is_empty() => GrammarError::Missing {
            verb,
            what: text(ContextKind::InvalidArg),
        },
        ErrorKind::UnknownArgument | ErrorKind::TooManyValues => GrammarError::Unexpected {
            verb,
            word: text(ContextKind::InvalidArg),
        },
        ErrorKind::ValueValidation => {
            let expected = error
                .source()
                .and_then(|source| source.downcast_ref::<Expected>());
            match expected {
                Some(expected) => GrammarError::Value {
                    verb,
                    word: text(ContextKind::InvalidValue),
                    expected: *expected,
                },
                None => GrammarError::Other { verb },
            }
        }
        ErrorKind::ArgumentConflict => GrammarError::Conflict {
            verb,
            word: text(ContextKind::InvalidArg),
        },
        ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues => GrammarError::Missing {
            verb,
            what: text(ContextKind::InvalidArg),
        },
        _ => GrammarError::Other { verb },
    }
}
