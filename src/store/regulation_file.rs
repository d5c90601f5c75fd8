//! The regulation as people write it: RON with comments. What is wrong is said by line and column.

use super::folder::REGULATION;
use crate::domain::regulation::Regulation;
use ron::extensions::Extensions;
use std::path::Path;
use std::time::SystemTime;

/// What tells one state of the file from another, without reading it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stamp {
    changed: Option<SystemTime>,
    bytes: u64,
}

/// The state of a tournament's regulation file; none if there is no file.
pub fn stamp(folder: &Path) -> Option<Stamp> {
    let found = std::fs::metadata(folder.join(REGULATION)).ok()?;
    Some(Stamp {
        changed: found.modified().ok(),
        bytes: found.len(),
    })
}

/// What is wrong with a regulation file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {wrong:?}")]
pub struct RegulationFault {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// What.
    pub wrong: Wrong,
}

/// What can be wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    /// A field is missing.
    Missing(String),
    /// A field that does not exist, and those that do.
    Unknown {
        /// As written.
        found: String,
        /// What there is.
        expected: Vec<String>,
    },
    /// A field stands twice.
    Twice(String),
    /// A value of another kind.
    Value {
        /// What it must be.
        expected: String,
        /// What it is.
        found: String,
    },
    /// A sign is missing or too many: what was expected there.
    Sign(&'static str),
    /// A number too great, or below 0 where none may be.
    Range,
    /// The file ends too early.
    End,
    /// Not UTF-8.
    NotText,
    /// As the reader says it.
    Other(String),
}

/// The regulation in the bytes of a file; a byte-order mark is dropped.
///
/// # Errors
/// What is wrong, and where.
pub fn parse(bytes: &[u8]) -> Result<Regulation, RegulationFault> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let line = before.split(|b| *b == b'\n').count();
        RegulationFault {
            line,
            column: 1,
            wrong: Wrong::NotText,
        }
    })?;
    ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .from_str(text)
        .map_err(|error| RegulationFault {
            line: error.span.start.line,
            column: error.span.start.col,
            wrong: wrong(error.code),
        })
}

fn wrong(code: ron::Error) -> Wrong {
    use ron::Error as E;
    let list = |expected: &[&str]| expected.iter().map(|s| (*s).to_owned()).collect();
    match code {
        E::MissingStructField { field, .. } => Wrong::Missing(field.to_owned()),
        E::DuplicateStructField { field, .. } => Wrong::Twice(field.to_owned()),
        E::NoSuchStructField { expected, found, .. } | E::NoSuchEnumVariant { expected, found, .. } => {
            Wrong::Unknown {
                found,
                expected: list(expected),
            }
        }
        E::InvalidValueForType { expected, found } => Wrong::Value { expected, found },
        E::IntegerOutOfBounds => Wrong::Range,
        E::Eof => Wrong::End,
        E::ExpectedComma => Wrong::Sign(","),
        E::ExpectedArray => Wrong::Sign("["),
        E::ExpectedArrayEnd => Wrong::Sign("]"),
        E::ExpectedMap => Wrong::Sign("{"),
        E::ExpectedMapColon => Wrong::Sign(":"),
        E::ExpectedMapEnd => Wrong::Sign("}"),
        E::ExpectedStructLike | E::ExpectedNamedStructLike(_) => Wrong::Sign("("),
        E::ExpectedStructLikeEnd => Wrong::Sign(")"),
        E::ExpectedString => Wrong::Sign("\"…\""),
        E::ExpectedBoolean => Wrong::Sign("true | false"),
        E::ExpectedInteger => Wrong::Sign("0-9"),
        other => Wrong::Other(other.to_string()),
    }
}
