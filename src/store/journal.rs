//! The journal's lines: one act each, chained by hash (design §4). Bytes in, acts out; no files here.

use crate::domain::act::{Act, Entry};
use crate::domain::ids::Seq;
use crate::domain::round::Moment;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The newest format this program reads and the one it writes.
pub const FORMAT: u32 = 1;

/// The version of the rules that decide; facts made by older rules stay as they are.
pub const RULES: u32 = 1;

/// The first line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// Format of the lines.
    pub format: u32,
    /// Who wrote it.
    pub program: String,
    /// Version of the rules.
    pub rules: u32,
    /// Tells this journal from every other: 32 hex digits.
    pub id: String,
}

/// The part of a header that every format, also a newer one, has.
#[derive(Debug, Deserialize)]
struct AnyHeader {
    format: u32,
}

/// A line as written.
#[derive(Serialize, Deserialize)]
struct Line {
    seq: Seq,
    prev: String,
    at: Moment,
    by: String,
    section: Option<String>,
    act: Act,
}

/// The first 16 hex digits of a line's SHA-256, its line end not counted.
pub fn hash(line: &[u8]) -> String {
    let digest = Sha256::digest(line);
    let mut first = [0; 8];
    first.copy_from_slice(&digest[..8]);
    format!("{:016x}", u64::from_be_bytes(first))
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It is not a line of a journal.
    #[error("not readable: {0}")]
    Unreadable(String),
    /// It does not follow the line before: one of the two was changed, or a line is missing.
    #[error("it does not follow the line before")]
    Chain,
    /// Its number is not the next.
    #[error("number {found}, not {expected}")]
    Sequence {
        /// The next number.
        expected: Seq,
        /// The number it has.
        found: Seq,
    },
    /// Its facts do not fit what the lines before it made.
    #[error("its facts do not fit: {0}")]
    Fold(String),
    /// It is of a newer format.
    #[error("format {0} is newer than this program")]
    Newer(u32),
    /// The journal is shorter than it was, or another one.
    #[error("the journal was replaced")]
    Replaced,
}

/// Reads the first line.
///
/// # Errors
/// [`Fault::Newer`] or [`Fault::Unreadable`].
pub fn parse_header(line: &[u8]) -> Result<Header, Fault> {
    let any: AnyHeader = ron::de::from_bytes(line).map_err(|e| Fault::Unreadable(e.to_string()))?;
    if any.format > FORMAT {
        return Err(Fault::Newer(any.format));
    }
    ron::de::from_bytes(line).map_err(|e| Fault::Unreadable(e.to_string()))
}

/// The first line of a new journal.
///
/// # Errors
/// Never in practice: the header is plain data.
pub fn write_header(id: String) -> Result<String, ron::Error> {
    ron::to_string(&Header {
        format: FORMAT,
        program: format!("xiangqi-arbiter {}", env!("CARGO_PKG_VERSION")),
        rules: RULES,
        id,
    })
}

/// An act's line, without its line end.
///
/// # Errors
/// Never in practice: acts are plain data.
pub fn write_line(entry: &Entry, prev: &str) -> Result<String, ron::Error> {
    ron::to_string(&Line {
        seq: entry.seq,
        prev: prev.to_owned(),
        at: entry.at,
        by: entry.by.clone(),
        section: entry.section.clone(),
        act: entry.act.clone(),
    })
}

/// Reads an act's line: the act, and the hash it says the line before has.
///
/// # Errors
/// [`Fault::Unreadable`].
pub fn parse_line(line: &[u8]) -> Result<(Entry, String), Fault> {
    let line: Line = ron::de::from_bytes(line).map_err(|e| Fault::Unreadable(e.to_string()))?;
    let entry = Entry {
        seq: line.seq,
        at: line.at,
        by: line.by,
        section: line.section,
        act: line.act,
    };
    Ok((entry, line.prev))
}

/// Reads many lines, on every processor: replaying a long journal is mostly this.
pub fn parse_lines(lines: &[&[u8]]) -> Vec<Result<(Entry, String), Fault>> {
    let workers = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    if workers == 1 || lines.len() < 64 {
        return lines.iter().map(|line| parse_line(line)).collect();
    }
    // Many small parts: one long line (a draft of every board) must not keep all others waiting.
    let next = std::sync::atomic::AtomicUsize::new(0);
    let part = 16;
    let mut parts: Vec<(usize, Vec<_>)> = std::thread::scope(|scope| {
        let work = || {
            let mut done = Vec::new();
            loop {
                let start = next.fetch_add(part, std::sync::atomic::Ordering::Relaxed);
                let Some(rest) = lines.get(start..).filter(|rest| !rest.is_empty()) else {
                    return done;
                };
                done.push((
                    start,
                    rest.iter().take(part).map(|line| parse_line(line)).collect(),
                ));
            }
        };
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .flat_map(|thread| match thread.join() {
                Ok(parts) => parts,
                Err(panic) => std::panic::resume_unwind(panic),
            })
            .collect()
    });
    parts.sort_unstable_by_key(|(start, _)| *start);
    parts.into_iter().flat_map(|(_, part)| part).collect()
}

/// The whole lines of some bytes, and what follows the last line end: a line torn by a crash. A last line
/// with a NUL in it counts as torn too, since a disk that lost its power leaves such pages.
pub fn split(bytes: &[u8]) -> (Vec<&[u8]>, &[u8]) {
    let mut lines: Vec<&[u8]> = bytes.split(|b| *b == b'\n').collect();
    let mut torn = lines.pop().unwrap_or_default();
    if torn.is_empty()
        && let Some(last) = lines.last()
        && last.contains(&0)
    {
        torn = &bytes[bytes.len() - last.len() - 1..];
        lines.pop();
    }
    (lines, torn)
}
