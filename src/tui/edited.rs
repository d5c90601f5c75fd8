//! The regulation file beside the one in force: edited by somebody, offered, never silently taken.

use crate::domain::act::Book;
use crate::domain::adoption::{Difference, differences, frozen, with_answers};
use crate::domain::ids::Seq;
use crate::domain::regulation::Regulation;
use crate::store::regulation_file::{RegulationFault, Stamp, read, stamp};
use std::path::Path;

/// The file as last looked at, compared with what is in force.
#[derive(Debug, Default)]
pub struct Edited {
    stamp: Option<Stamp>,
    read: Option<Result<Regulation, RegulationFault>>,
    head: Seq,
    differences: Vec<Difference>,
    frozen: Vec<&'static str>,
}

impl Edited {
    /// Looks at the file again; whether anything is otherwise than before.
    pub fn look(&mut self, folder: &Path, book: &Book) -> bool {
        let found = stamp(folder);
        let fresh = found != self.stamp;
        if fresh {
            self.stamp = found;
            // A file that cannot be opened is no edit; `adopt` says why it cannot be.
            self.read = read(folder).ok();
        }
        if fresh {
            self.compare(book);
        }
        fresh
    }

    /// Compares the file again after acts.
    pub fn follow(&mut self, book: &Book) {
        if self.head != book.head() {
            self.compare(book);
        }
    }

    fn compare(&mut self, book: &Book) {
        self.head = book.head();
        let tournament = book.tournament();
        (self.differences, self.frozen) = match &self.read {
            Some(Ok(file)) => {
                let now = with_answers(tournament, file);
                (
                    differences(&tournament.regulation, &now),
                    frozen(tournament, &now),
                )
            }
            _ => (Vec::new(), Vec::new()),
        };
    }

    /// Where it differs from what is in force.
    pub fn differences(&self) -> &[Difference] {
        &self.differences
    }

    /// The fields in which it differs and may no longer.
    pub fn frozen(&self) -> &[&'static str] {
        &self.frozen
    }

    /// What is wrong with it, if it is no regulation.
    pub fn fault(&self) -> Option<&RegulationFault> {
        self.read.as_ref().and_then(|r| r.as_ref().err())
    }
}
