//! An open tournament: lock, read what others added, decide, append, sync, unlock, apply.

use super::folder::{self, CONSOLE_LOCK, JOURNAL, REGULATION};
use super::reading::{self, Tail};
use super::regulation_file::{self, RegulationFault};
use super::snapshot::{Keeper, Snapshot};
use super::{ActError, Damage, OpenError, Receipt, Report, Request, journal};
use crate::domain::act::{Act, Book, Entry};
use crate::domain::adoption::with_answers;
use crate::domain::command::{Context, Order};
use crate::domain::decide::decide;
use crate::domain::fact::Fact;
use crate::domain::ids::Seq;
use crate::domain::regulation::Regulation;
use crate::domain::round::Moment;
use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

/// Who holds a folder as its console.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holder {
    /// Who, since when, as that console wrote it; empty if it could not be read.
    pub who: String,
}

/// An open tournament.
#[derive(Debug)]
pub struct Session {
    folder: PathBuf,
    id: String,
    book: Book,
    tail: Tail,
    /// The hash of every act's line, in order.
    hashes: Vec<String>,
    report: Report,
    /// Held by another console.
    held_by: Option<Holder>,
    /// Keeps the lock of the console that writes.
    console: Option<File>,
    keeper: Option<Keeper>,
    /// The end of a line that failed to be saved and could not be taken back.
    doubtful: Option<u64>,
    snapshot_trouble: Option<String>,
}

impl Session {
    /// Opens a tournament's folder. It takes no lock.
    ///
    /// # Errors
    /// See [`OpenError`]. Damage after the first act is no error: see [`Session::report`].
    pub fn open(folder: &Path) -> Result<Self, OpenError> {
        let opened = reading::open(&folder.join(JOURNAL))?;
        Ok(Self {
            folder: folder.to_path_buf(),
            id: opened.header.id,
            book: opened.book,
            tail: opened.tail,
            hashes: opened.hashes,
            report: opened.report,
            held_by: None,
            console: None,
            keeper: None,
            doubtful: None,
            snapshot_trouble: None,
        })
    }

    /// The acts and the tournament they make.
    pub fn book(&self) -> &Book {
        &self.book
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The journal's random id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The hash of the newest line.
    pub fn head(&self) -> &str {
        &self.tail.head
    }

    /// The hash of an act's line, if there is such an act.
    pub fn hash_of(&self, seq: Seq) -> Option<&str> {
        let place = usize::try_from(seq).ok()?.checked_sub(1)?;
        self.hashes.get(place).map(String::as_str)
    }

    /// What was found at opening, and what others damaged since.
    pub fn report(&self) -> &Report {
        &self.report
    }

    /// Whether acts are taken; if not, see [`Session::report`] and [`Session::held_by`].
    pub fn is_writable(&self) -> bool {
        self.report.damage.is_none() && self.held_by.is_none()
    }

    /// The console that holds the tournament, if that is why this one only reads.
    pub fn held_by(&self) -> Option<&Holder> {
        self.held_by.as_ref()
    }

    /// Makes this session the console of the folder, or one that only reads if there is another.
    ///
    /// # Errors
    /// The lock file cannot be opened or locked.
    pub fn hold_console(&mut self, by: &str, now: Moment) -> io::Result<()> {
        let path = self.folder.join(CONSOLE_LOCK);
        let mut file = folder::open_rw(&path, true)?;
        match file.try_lock() {
            Ok(()) => {
                // Said for people only: a full disk must not keep the console shut.
                let _ = file.set_len(0).and_then(|()| {
                    writeln!(
                        file,
                        "{by} (pid {}) {}",
                        std::process::id(),
                        now.format("%Y-%m-%d %H:%M")
                    )
                });
                self.console = Some(file);
                self.held_by = None;
                Ok(())
            }
            Err(std::fs::TryLockError::WouldBlock) => {
                let mut who = String::new();
                // Said for people only; a holder that cannot be named still holds.
                let _ = file.read_to_string(&mut who);
                self.held_by = Some(Holder {
                    who: who.trim().to_owned(),
                });
                Ok(())
            }
            Err(std::fs::TryLockError::Error(error)) => Err(error),
        }
    }

    /// From now on a second thread writes the snapshot after every act.
    pub fn keep_snapshots(&mut self) {
        let keeper = Keeper::start();
        keeper.offer(self.snapshot());
        self.keeper = Some(keeper);
    }

    /// Writes the snapshot now, and waits for it.
    ///
    /// # Errors
    /// The disk did not take it; no act is lost by that.
    pub fn save_snapshot(&mut self) -> Result<(), String> {
        self.snapshot_trouble = match &self.keeper {
            Some(keeper) => {
                keeper.offer(self.snapshot());
                keeper.flush();
                keeper.trouble()
            }
            None => self.snapshot().write().err().map(|e| e.to_string()),
        };
        self.snapshot_trouble.clone().map_or(Ok(()), Err)
    }

    /// Why the newest snapshot could not be written, if it could not.
    pub fn snapshot_trouble(&self) -> Option<String> {
        match &self.keeper {
            Some(keeper) => keeper.trouble(),
            None => self.snapshot_trouble.clone(),
        }
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot {
            folder: self.folder.clone(),
            as_of: self.book.head(),
            at: self.book.entries().last().map(|e| e.at),
            head: self.tail.head.clone(),
            tournament: self.book.shared(),
        }
    }

    /// Takes in what others appended since; whether there was anything. It takes no lock.
    ///
    /// # Errors
    /// The journal cannot be read, or what was appended cannot be trusted.
    pub fn catch_up(&mut self) -> Result<bool, ActError> {
        let path = self.folder.join(JOURNAL);
        if self.report.damage.is_some() || std::fs::metadata(&path)?.len() == self.tail.offset {
            return Ok(false);
        }
        let before = self.tail.offset;
        self.take_in(&mut File::open(path)?)?;
        Ok(self.tail.offset != before)
    }

    fn take_in(&mut self, file: &mut File) -> Result<Vec<u8>, ActError> {
        match reading::take_in(file, &mut self.book, &mut self.tail, &mut self.hashes)? {
            Ok(torn) => Ok(torn),
            Err(damage) => {
                self.report.damage = Some(Damage::clone(&damage));
                Err(ActError::Damaged(damage))
            }
        }
    }

    /// The regulation file as people left it, if adopting it would change the one in force.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn edited_regulation(&self) -> Result<Option<Regulation>, RegulationFault> {
        let Ok(bytes) = std::fs::read(self.folder.join(REGULATION)) else {
            return Ok(None);
        };
        let written = regulation_file::parse(&bytes)?;
        let tournament = self.book.tournament();
        let is_edited = with_answers(tournament, &written) != tournament.regulation;
        Ok(is_edited.then_some(written))
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
        if let Some(damage) = &self.report.damage {
            return Err(ActError::Damaged(damage.clone()));
        }
        if !self.is_writable() {
            return Err(ActError::ReadOnly);
        }
        let mut file = folder::open_rw(&self.folder.join(JOURNAL), false)?;
        if !folder::lock(&file)? {
            return Err(ActError::Held);
        }
        self.take_back(&file)?;
        let torn = self.take_in(&mut file)?;
        let Some(entry) = self.decided(request, now, by, chance)? else {
            return Ok(Receipt { entry: None });
        };
        self.book.push(entry.clone())?;
        if let Err(error) = self.save(&mut file, &entry, &torn) {
            self.book.drop_newest()?;
            return Err(error.into());
        }
        drop(file);
        self.follow(&entry);
        Ok(Receipt { entry: Some(entry) })
    }

    /// The act a request makes of the newest state; none if it changes nothing.
    fn decided(
        &self,
        request: &Request,
        now: Moment,
        by: &str,
        chance: u64,
    ) -> Result<Option<Entry>, ActError> {
        let seq = self.book.head() + 1;
        let mut section = None;
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
                    return Ok(None);
                }
                section = self.section_of(order);
                let line = line.clone();
                Act::Do { line, facts }
            }
            Request::Undo { to } => Act::Undo(self.book.undo_list(*to)?),
            Request::Redo => Act::Redo(self.book.redo_list()?),
        };
        Ok(Some(Entry {
            seq,
            at: now,
            by: by.to_owned(),
            section,
            act,
        }))
    }

    fn section_of(&self, order: &Order) -> Option<String> {
        let regulation = &self.book.tournament().regulation;
        (regulation.section_count() > 1).then(|| regulation.section_key(order.section).to_owned())
    }

    /// Makes an act safe on disk, a torn line before it set aside.
    fn save(&mut self, file: &mut File, entry: &Entry, torn: &[u8]) -> io::Result<()> {
        let line = journal::write_line(entry, &self.tail.head).map_err(io::Error::other)?;
        if !torn.is_empty() {
            self.set_aside(file, entry.seq, torn)?;
        }
        self.append(file, &line)
    }

    /// Writes a line behind the last and makes it safe; on an error it is taken back.
    fn append(&mut self, file: &mut File, line: &str) -> io::Result<()> {
        let offset = self.tail.offset;
        let written = file
            .seek(SeekFrom::Start(offset))
            .and_then(|_| file.write_all(format!("{line}\n").as_bytes()))
            .and_then(|()| file.sync_data());
        if let Err(error) = written {
            if file.set_len(offset).and_then(|()| file.sync_data()).is_err() {
                self.doubtful = Some(offset + line.len() as u64 + 1);
            }
            return Err(error);
        }
        self.tail.wrote(line.as_bytes());
        self.hashes.push(self.tail.head.clone());
        Ok(())
    }

    /// Takes back a line that was said not to be saved. If others wrote behind it, it has become history.
    fn take_back(&mut self, file: &File) -> io::Result<()> {
        let Some(end) = self.doubtful else { return Ok(()) };
        if (self.tail.offset + 1..=end).contains(&file.metadata()?.len()) {
            file.set_len(self.tail.offset)?;
            file.sync_data()?;
        }
        self.doubtful = None;
        Ok(())
    }

    /// Keeps a torn last line in a file of its own and cuts it off.
    fn set_aside(&mut self, file: &File, seq: Seq, torn: &[u8]) -> io::Result<()> {
        let free = (0..=u32::MAX)
            .map(|n| match n {
                0 => format!("journal.torn-{seq}.txt"),
                n => format!("journal.torn-{seq}-{n}.txt"),
            })
            .map(|name| self.folder.join(name))
            .find(|path| !path.exists());
        if let Some(path) = free {
            folder::replace(&path, torn)?;
        }
        file.set_len(self.tail.offset)?;
        file.sync_data()?;
        self.report.torn = None;
        Ok(())
    }

    /// The snapshot after an act: behind it, or forced where people will want it.
    fn follow(&mut self, entry: &Entry) {
        let named = matches!(&entry.act, Act::Do { facts, .. } if facts
            .iter()
            .any(|f| matches!(f, Fact::Published { .. } | Fact::Closed { .. })));
        if named {
            // What fails is kept as the session's snapshot trouble, which every front end shows.
            let _ = self.save_snapshot();
        } else if let Some(keeper) = &self.keeper {
            keeper.offer(self.snapshot());
        }
    }
}
