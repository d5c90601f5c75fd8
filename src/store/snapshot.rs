//! `state.ron` and `crosstable.txt`: written behind the acts, for people and other programs; never read back
//! except by `check`.

use super::folder::{self, CROSSTABLE, STATE};
use crate::domain::ids::Seq;
use crate::domain::round::Moment;
use crate::domain::tournament::Tournament;
use crate::text::crosstable::crosstable;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

/// The depth of a board in the snapshot: below it everything stands in one line.
const BOARD_DEPTH: usize = 8;

/// The tournament after an act.
#[derive(Debug, Clone)]
pub struct Snapshot {
    /// Where it goes.
    pub folder: PathBuf,
    /// The act.
    pub as_of: Seq,
    /// When that was.
    pub at: Option<Moment>,
    /// The hash of its line.
    pub head: String,
    /// The tournament.
    pub tournament: Arc<Tournament>,
}

/// The file as written.
#[derive(Serialize)]
struct Written<'a> {
    as_of: Seq,
    head: &'a str,
    tournament: &'a Tournament,
}

/// The file as read.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct State {
    /// The act after which it was written.
    pub as_of: Seq,
    /// The hash of that act's line.
    pub head: String,
    /// The tournament.
    pub tournament: Tournament,
}

impl Snapshot {
    /// Writes both files.
    ///
    /// # Errors
    /// The disk did not take one of them.
    pub fn write(&self) -> io::Result<()> {
        let state = Written {
            as_of: self.as_of,
            head: &self.head,
            tournament: &self.tournament,
        };
        let pretty = ron::ser::PrettyConfig::default().depth_limit(BOARD_DEPTH);
        let mut text = ron::ser::to_string_pretty(&state, pretty).map_err(io::Error::other)?;
        text.push('\n');
        folder::replace(&self.folder.join(STATE), text.as_bytes())?;
        let table = crosstable(&self.tournament, self.as_of, self.at);
        folder::replace(&self.folder.join(CROSSTABLE), table.as_bytes())
    }
}

/// Reads a snapshot, to compare it.
///
/// # Errors
/// It cannot be read.
pub fn read(folder: &Path) -> io::Result<State> {
    let bytes = std::fs::read(folder.join(STATE))?;
    ron::de::from_bytes(&bytes).map_err(|e| io::Error::new(io::ErrorKind::InvalidData, e))
}

/// What the thread and the session share.
#[derive(Debug, Default)]
struct Desk {
    newest: Option<Snapshot>,
    writing: bool,
    quit: bool,
    trouble: Option<String>,
}

type Shared = Arc<(Mutex<Desk>, Condvar)>;

/// The thread that writes snapshots, the newest only.
#[derive(Debug)]
pub struct Keeper {
    desk: Shared,
    thread: Option<JoinHandle<()>>,
}

fn lock(desk: &Mutex<Desk>) -> MutexGuard<'_, Desk> {
    // A panic elsewhere leaves a whole desk behind: its fields are set one at a time.
    desk.lock().unwrap_or_else(PoisonError::into_inner)
}

fn wait<'a>(bell: &Condvar, desk: MutexGuard<'a, Desk>) -> MutexGuard<'a, Desk> {
    bell.wait(desk).unwrap_or_else(PoisonError::into_inner)
}

impl Keeper {
    pub(super) fn start() -> Self {
        let desk = Shared::default();
        let theirs = Arc::clone(&desk);
        Self {
            desk,
            thread: Some(std::thread::spawn(move || keep(&theirs))),
        }
    }

    /// Asks for this snapshot; one still waiting is dropped for it.
    pub(super) fn offer(&self, snapshot: Snapshot) {
        lock(&self.desk.0).newest = Some(snapshot);
        self.desk.1.notify_all();
    }

    /// Waits until nothing is left to write.
    pub(super) fn flush(&self) {
        let mut desk = lock(&self.desk.0);
        while desk.newest.is_some() || desk.writing {
            desk = wait(&self.desk.1, desk);
        }
    }

    pub(super) fn trouble(&self) -> Option<String> {
        lock(&self.desk.0).trouble.clone()
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        lock(&self.desk.0).quit = true;
        self.desk.1.notify_all();
        if let Some(thread) = self.thread.take() {
            // A panic there was printed there; the acts are safe without it.
            let _ = thread.join();
        }
    }
}

fn keep(shared: &Shared) {
    let (desk, bell) = &**shared;
    loop {
        let mut waiting = lock(desk);
        let next = loop {
            if let Some(next) = waiting.newest.take() {
                break next;
            }
            if waiting.quit {
                return;
            }
            waiting = wait(bell, waiting);
        };
        waiting.writing = true;
        drop(waiting);
        let trouble = next.write().err().map(|e| e.to_string());
        let mut done = lock(desk);
        done.trouble = trouble;
        done.writing = false;
        drop(done);
        bell.notify_all();
    }
}
