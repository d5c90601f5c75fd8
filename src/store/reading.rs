//! Reading the journal: from the first line at opening, from where one left off later.

use super::journal::{self, Fault, Header};
use super::{Damage, OpenError, Report, Torn};
use crate::domain::act::{Book, Entry};
use crate::domain::ids::Seq;
use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::Path;
use std::time::Duration;

/// How far the journal was read.
#[derive(Debug, Clone)]
pub(super) struct Tail {
    /// Bytes of whole lines taken in.
    pub(super) offset: u64,
    /// Bytes of the last of them, its end included.
    last: u64,
    /// Its hash.
    pub(super) head: String,
    /// Whole lines taken in.
    pub(super) lines: usize,
}

impl Tail {
    /// The tail after a further line.
    fn after(&self, line: &[u8]) -> Self {
        let bytes = line.len() as u64 + 1;
        Self {
            offset: self.offset + bytes,
            last: bytes,
            head: journal::hash(line),
            lines: self.lines + 1,
        }
    }

    /// Takes in the line just written.
    pub(super) fn wrote(&mut self, line: &[u8]) {
        *self = self.after(line);
    }
}

/// A journal as read from its beginning.
pub(super) struct Opened {
    pub(super) header: Header,
    pub(super) book: Book,
    pub(super) tail: Tail,
    /// The hash of every act's line, in order.
    pub(super) hashes: Vec<String>,
    pub(super) report: Report,
}

/// Reads a journal from its beginning.
pub(super) fn open(path: &Path) -> Result<Opened, OpenError> {
    let bytes = read_settled(path)?;
    let (lines, rest) = journal::split(&bytes);
    let at = |line: usize, fault: Fault| Damage { line, fault };
    let Some((first, acts)) = lines.split_first() else {
        return Err(OpenError::Damaged(at(1, Fault::Unreadable("empty".to_owned()))));
    };
    let (header, mut damage) = match journal::parse_header(first) {
        Ok(header) => (header, None),
        Err(Fault::Newer(format)) => (newer(format), Some(at(1, Fault::Newer(format)))),
        Err(fault) => return Err(OpenError::Damaged(at(1, fault))),
    };
    let start = Tail {
        offset: 0,
        last: 0,
        head: String::new(),
        lines: 0,
    };
    let mut tail = start.after(first);
    let mut tails = Vec::with_capacity(acts.len());
    let mut entries: Vec<Entry> = Vec::with_capacity(acts.len());
    for (line, parsed) in acts.iter().zip(journal::parse_lines(acts)) {
        match parsed.and_then(|(entry, prev)| follows(&tail, entries.len() as Seq + 1, entry, &prev)) {
            Ok(entry) => entries.push(entry),
            Err(fault) => {
                damage.get_or_insert(at(tail.lines + 1, fault));
                break;
            }
        }
        tail = tail.after(line);
        tails.push(tail.clone());
    }
    let book = loop {
        match Book::replay(entries.clone()) {
            Ok(book) => break book,
            Err((0, error)) => {
                let fault = Fault::Fold(error.to_string());
                return Err(OpenError::Damaged(damage.unwrap_or(at(2, fault))));
            }
            Err((place, error)) => {
                damage = Some(at(place + 2, Fault::Fold(error.to_string())));
                entries.truncate(place);
                tails.truncate(place);
            }
        }
    };
    let torn = (!rest.is_empty()).then(|| Torn {
        line: lines.len() + 1,
        bytes: rest.len(),
    });
    Ok(Opened {
        header,
        book,
        hashes: tails.iter().map(|t| t.head.clone()).collect(),
        tail: tails.pop().unwrap_or(tail),
        report: Report { torn, damage },
    })
}

/// What can be said of the header of a format not known.
fn newer(format: u32) -> Header {
    Header {
        format,
        program: String::new(),
        rules: 0,
        id: String::new(),
    }
}

/// The act, if it is the next of the chain.
fn follows(tail: &Tail, expected: Seq, entry: Entry, prev: &str) -> Result<Entry, Fault> {
    if prev != tail.head {
        return Err(Fault::Chain);
    }
    if entry.seq != expected {
        return Err(Fault::Sequence {
            expected,
            found: entry.seq,
        });
    }
    Ok(entry)
}

/// The file's bytes; while its last line has no end it may be one being written, so it is read again.
fn read_settled(path: &Path) -> Result<Vec<u8>, OpenError> {
    let read = || match std::fs::read(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(OpenError::NoTournament(
            path.parent().unwrap_or(path).to_path_buf(),
        )),
        other => Ok(other?),
    };
    let mut bytes = read()?;
    for _ in 0..3 {
        if bytes.last().is_none_or(|b| *b == b'\n') {
            break;
        }
        std::thread::sleep(Duration::from_millis(15));
        bytes = read()?;
    }
    Ok(bytes)
}

/// Takes in what others appended since; gives the bytes of a torn last line. The last line taken in before
/// is read again, so that a journal put in this one's place is noticed.
pub(super) fn take_in(
    file: &mut File,
    book: &mut Book,
    tail: &mut Tail,
    hashes: &mut Vec<String>,
) -> io::Result<Result<Vec<u8>, Damage>> {
    let replaced = |tail: &Tail| Damage {
        line: tail.lines,
        fault: Fault::Replaced,
    };
    let from = tail.offset - tail.last;
    file.seek(SeekFrom::Start(from))?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    let last = tail.last as usize;
    if bytes.len() < last || bytes[last - 1] != b'\n' || journal::hash(&bytes[..last - 1]) != tail.head {
        return Ok(Err(replaced(tail)));
    }
    let (lines, torn) = journal::split(&bytes[last..]);
    for line in lines {
        let taken = journal::parse_line(line)
            .and_then(|(entry, prev)| follows(tail, book.head() + 1, entry, &prev))
            .and_then(|entry| book.push(entry).map_err(|e| Fault::Fold(e.to_string())));
        if let Err(fault) = taken {
            let line = tail.lines + 1;
            return Ok(Err(Damage { line, fault }));
        }
        *tail = tail.after(line);
        hashes.push(tail.head.clone());
    }
    Ok(Ok(torn.to_vec()))
}
