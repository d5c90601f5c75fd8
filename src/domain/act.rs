//! The acts of the arbiter and their fold: undo is void and fold, never an inverse fact (design §3).

use crate::domain::fact::Fact;
use crate::domain::ids::Seq;
use crate::domain::round::Moment;
use crate::domain::tournament::{Misfit, Tournament};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// One line of the journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Act {
    /// A command and what came of it.
    Do {
        /// The command as given.
        line: String,
        /// What happened.
        facts: Vec<Fact>,
    },
    /// These acts no longer count.
    Undo(Vec<Seq>),
    /// These acts count again.
    Redo(Vec<Seq>),
}

/// An act with its place in the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// `#412`.
    pub seq: Seq,
    /// When.
    pub at: Moment,
    /// Who.
    pub by: String,
    /// Key of the section it was meant for, if the tournament has several.
    pub section: Option<String>,
    /// What.
    pub act: Act,
}

/// Why an act cannot be undone, redone or taken in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FoldError {
    /// Nothing is left to undo.
    #[error("nothing to undo")]
    NothingToUndo,
    /// Nothing was undone, or something was done since.
    #[error("nothing to redo")]
    NothingToRedo,
    /// There is no such act, or it does not count any more.
    #[error("no such act #{0}")]
    NoSuchAct(Seq),
    /// Without the voided acts this one does not fit.
    #[error("#{seq} depends on it: {misfit}")]
    Depends {
        /// The first act that depends on it.
        seq: Seq,
        /// What does not fit.
        misfit: Misfit,
    },
    /// The first act must adopt a regulation.
    #[error("the journal does not begin with a regulation")]
    NoRegulation,
}

/// All acts, which of them count, and the tournament they make.
#[derive(Debug, Clone)]
pub struct Book {
    entries: Vec<Entry>,
    live: Vec<bool>,
    undone: Vec<Vec<Seq>>,
    tournament: Arc<Tournament>,
}

impl Book {
    /// A book whose first act adopts a regulation; that act cannot be undone.
    ///
    /// # Errors
    /// [`FoldError::NoRegulation`] if it does not; [`FoldError::Depends`] if its facts do not fit.
    pub fn open(first: Entry) -> Result<Self, FoldError> {
        let Act::Do { facts, .. } = &first.act else {
            return Err(FoldError::NoRegulation);
        };
        let Some(Fact::RegulationAdopted { regulation }) = facts.first() else {
            return Err(FoldError::NoRegulation);
        };
        let mut tournament = Tournament::new((**regulation).clone());
        take(&mut tournament, first.seq, facts)?;
        Ok(Self {
            entries: vec![first],
            live: vec![true],
            undone: Vec::new(),
            tournament: Arc::new(tournament),
        })
    }

    /// The tournament as the live acts leave it.
    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// The same, to be looked at while further acts are taken in.
    pub fn shared(&self) -> Arc<Tournament> {
        Arc::clone(&self.tournament)
    }

    /// Every act, voided ones too, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The newest act's line.
    pub fn head(&self) -> Seq {
        self.entries.last().map_or(0, |e| e.seq)
    }

    /// Whether an act counts (an undo or redo never does itself).
    pub fn is_live(&self, seq: Seq) -> bool {
        self.index(seq).is_some_and(|i| self.live[i])
    }

    /// The acts that count, newest first, the first act of all apart: what undo would void, in order.
    pub fn undoable(&self) -> impl Iterator<Item = &Entry> {
        self.entries
            .iter()
            .zip(&self.live)
            .skip(1)
            .rev()
            .filter(|(_, live)| **live)
            .map(|(e, _)| e)
    }

    /// The acts undo would void: the newest, or all after `to`.
    ///
    /// # Errors
    /// Nothing to undo, or `to` is no act of the journal.
    pub fn undo_list(&self, to: Option<Seq>) -> Result<Vec<Seq>, FoldError> {
        let list: Vec<Seq> = match to {
            None => self.undoable().take(1).map(|e| e.seq).collect(),
            Some(to) => {
                self.index(to).ok_or(FoldError::NoSuchAct(to))?;
                self.undoable()
                    .map(|e| e.seq)
                    .take_while(|seq| *seq > to)
                    .collect()
            }
        };
        if list.is_empty() {
            Err(FoldError::NothingToUndo)
        } else {
            Ok(list)
        }
    }

    /// The acts redo would bring back.
    ///
    /// # Errors
    /// Nothing to redo.
    pub fn redo_list(&self) -> Result<Vec<Seq>, FoldError> {
        self.undone.last().cloned().ok_or(FoldError::NothingToRedo)
    }

    /// The book that these acts make, folded once: undone acts are never applied on the way.
    ///
    /// # Errors
    /// The place of the first act that does not fold, and why.
    pub fn replay(entries: Vec<Entry>) -> Result<Self, (usize, FoldError)> {
        let mut acts = entries.into_iter();
        let first = acts.next().ok_or((0, FoldError::NoRegulation))?;
        let mut book = Self::open(first).map_err(|error| (0, error))?;
        for (place, entry) in (1..).zip(acts) {
            match &entry.act {
                Act::Do { .. } => {
                    book.undone.clear();
                    book.live.push(true);
                }
                Act::Undo(list) => {
                    book.live = book.marked(list, false).map_err(|error| (place, error))?;
                    book.undone.push(list.clone());
                    book.live.push(false);
                }
                Act::Redo(list) => {
                    book.live = book.marked(list, true).map_err(|error| (place, error))?;
                    book.undone.pop();
                    book.live.push(false);
                }
            }
            book.entries.push(entry);
        }
        let tournament = Arc::make_mut(&mut book.tournament);
        for (place, (entry, live)) in book.entries.iter().zip(&book.live).enumerate().skip(1) {
            if let (true, Act::Do { facts, .. }) = (*live, &entry.act) {
                take(tournament, entry.seq, facts).map_err(|error| (place, error))?;
            }
        }
        Ok(book)
    }

    /// Takes an act in. On an error nothing changed.
    ///
    /// # Errors
    /// What the acts that would count then do not fold to.
    pub fn push(&mut self, entry: Entry) -> Result<(), FoldError> {
        match &entry.act {
            Act::Do { facts, .. } => {
                // A long tournament is not copied for a single act, unless somebody else still looks at it.
                if let Err(error) = take(Arc::make_mut(&mut self.tournament), entry.seq, facts) {
                    self.tournament = Arc::new(self.fold(&self.live)?);
                    return Err(error);
                }
                self.undone.clear();
                self.live.push(true);
            }
            Act::Undo(list) => {
                self.turn(list, false)?;
                self.undone.push(list.clone());
            }
            Act::Redo(list) => {
                self.turn(list, true)?;
                self.undone.pop();
            }
        }
        self.entries.push(entry);
        Ok(())
    }

    /// Voids these acts or brings them back, by an act that itself never counts.
    fn turn(&mut self, list: &[Seq], alive: bool) -> Result<(), FoldError> {
        let mut live = self.marked(list, alive)?;
        self.tournament = Arc::new(self.fold(&live)?);
        live.push(false);
        self.live = live;
        Ok(())
    }

    /// The book without its newest act, which could not be saved; the first act stays.
    ///
    /// # Errors
    /// None in practice: the acts before it did fold.
    pub fn drop_newest(&mut self) -> Result<(), FoldError> {
        if self.entries.len() > 1 {
            let before = self.entries[..self.entries.len() - 1].to_vec();
            *self = Self::replay(before).map_err(|(_, error)| error)?;
        }
        Ok(())
    }

    /// The state after the act `seq`, as the acts that counted then left it.
    ///
    /// # Errors
    /// [`FoldError::NoSuchAct`], or an act that does not fold.
    pub fn as_of(&self, seq: Seq) -> Result<Tournament, FoldError> {
        let end = self.index(seq).ok_or(FoldError::NoSuchAct(seq))?;
        Self::replay(self.entries[..=end].to_vec())
            .map(|book| Arc::unwrap_or_clone(book.tournament))
            .map_err(|(_, error)| error)
    }

    fn index(&self, seq: Seq) -> Option<usize> {
        self.entries.binary_search_by_key(&seq, |e| e.seq).ok()
    }

    /// Which acts count once these are voided, or brought back.
    fn marked(&self, list: &[Seq], alive: bool) -> Result<Vec<bool>, FoldError> {
        let mut live = self.live.clone();
        for seq in list {
            let index = self
                .index(*seq)
                .filter(|i| *i > 0)
                .ok_or(FoldError::NoSuchAct(*seq))?;
            let is_do = matches!(self.entries[index].act, Act::Do { .. });
            if !is_do || live[index] == alive {
                return Err(FoldError::NoSuchAct(*seq));
            }
            live[index] = alive;
        }
        Ok(live)
    }

    /// The tournament that these acts make.
    fn fold(&self, live: &[bool]) -> Result<Tournament, FoldError> {
        let first = Self::open(self.entries[0].clone())?;
        let mut tournament = Arc::unwrap_or_clone(first.tournament);
        for (entry, _) in self.entries.iter().zip(live).skip(1).filter(|(_, live)| **live) {
            if let Act::Do { facts, .. } = &entry.act {
                take(&mut tournament, entry.seq, facts)?;
            }
        }
        Ok(tournament)
    }
}

fn take(tournament: &mut Tournament, seq: Seq, facts: &[Fact]) -> Result<(), FoldError> {
    facts
        .iter()
        .try_for_each(|fact| tournament.apply(fact))
        .map_err(|misfit| FoldError::Depends { seq, misfit })
}
