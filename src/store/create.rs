//! A new tournament's folder: made beside its place and then moved there, so that it is whole or absent.

use super::folder::{self, JOURNAL, REGULATION};
use super::{ActError, OpenError, Request, Session, journal};
use crate::domain::act::{Act, Entry};
use crate::domain::command::{Command, Order, RosterRow};
use crate::domain::fact::Fact;
use crate::domain::ids::SectionId;
use crate::domain::regulation::Regulation;
use crate::domain::round::Moment;
use std::io;
use std::path::{Path, PathBuf};

/// What a tournament begins with.
#[derive(Debug)]
pub struct Creation<'a> {
    /// The regulation's file as it is, comments kept.
    pub regulation_text: &'a [u8],
    /// What it says.
    pub regulation: Regulation,
    /// The roster: the name of its file and its rows, if there is one.
    pub roster: Option<(String, Vec<RosterRow>)>,
    /// Tells the journal from every other: 32 hex digits.
    pub id: String,
    /// Now.
    pub now: Moment,
    /// Who.
    pub by: String,
}

/// Why a folder was not made. Nothing of it is left.
#[derive(Debug, thiserror::Error)]
pub enum CreateError {
    /// There is something at its place.
    #[error("{} exists", .0.display())]
    Exists(PathBuf),
    /// The disk did not take it.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The roster was not taken.
    #[error(transparent)]
    Roster(ActError),
    /// What was just written does not open.
    #[error(transparent)]
    Open(#[from] OpenError),
}

impl Session {
    /// Makes a tournament's folder and opens it.
    ///
    /// # Errors
    /// See [`CreateError`].
    pub fn create(folder: &Path, creation: Creation<'_>) -> Result<Self, CreateError> {
        if folder.symlink_metadata().is_ok() {
            return Err(CreateError::Exists(folder.to_path_buf()));
        }
        let parent = match folder.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent,
            _ => Path::new("."),
        };
        std::fs::create_dir_all(parent)?;
        let draft = tempfile::Builder::new().prefix(".new-").tempdir_in(parent)?;
        let made = draft.path().join("t");
        folder::make(&made)?;
        write_first(&made, &creation)?;
        let mut session = Self::open(&made)?;
        if let Some((file, rows)) = creation.roster {
            let request = Request::Order {
                line: format!("import {file}"),
                order: Box::new(Order {
                    section: SectionId(0),
                    command: Command::Import { file, rows },
                }),
            };
            session
                .act(&request, creation.now, &creation.by, 0)
                .map_err(CreateError::Roster)?;
        }
        folder::sync_folder(&made)?;
        std::fs::rename(&made, folder)?;
        folder::sync_folder(parent)?;
        Ok(Self::open(folder)?)
    }
}

/// Writes the regulation and the journal's first two lines.
fn write_first(folder: &Path, creation: &Creation<'_>) -> io::Result<()> {
    folder::replace(&folder.join(REGULATION), creation.regulation_text)?;
    let header = journal::write_header(creation.id.clone()).map_err(io::Error::other)?;
    let entry = Entry {
        seq: 1,
        at: creation.now,
        by: creation.by.clone(),
        section: None,
        act: Act::Do {
            line: format!("new --regulation {}", creation.regulation.key),
            facts: vec![Fact::RegulationAdopted {
                regulation: Box::new(creation.regulation.clone()),
            }],
        },
    };
    let first = journal::write_line(&entry, &journal::hash(header.as_bytes())).map_err(io::Error::other)?;
    folder::replace(&folder.join(JOURNAL), format!("{header}\n{first}\n").as_bytes())
}
