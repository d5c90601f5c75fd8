//! A line understood becomes what the session is asked: files it names are read here.

use super::grammar::{GrammarError, Line, Parsed, section_keys};
use crate::domain::command::{Command, Order};
use crate::domain::ids::SectionId;
use crate::exchange::import;
use crate::exchange::roster::{self, FileFault, RefusedRow};
use crate::store::folder::REGULATION;
use crate::store::regulation_file::{self, RegulationFault};
use crate::store::{Request, Session};
use chrono::NaiveDate;
use std::path::{Path, PathBuf};

/// Why a line cannot be asked.
#[derive(Debug, thiserror::Error)]
pub enum RequestError {
    /// It is not of the grammar.
    #[error(transparent)]
    Grammar(#[from] GrammarError),
    /// A file it names cannot be read.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The roster is none.
    #[error("not a roster")]
    Roster(FileFault),
    /// The edited regulation is not one.
    #[error(transparent)]
    Regulation(#[from] RegulationFault),
}

/// What a line asks of the session, and the roster's rows that were not taken. A roster's path is taken from
/// the current folder.
///
/// # Errors
/// See [`RequestError`].
pub fn request(
    parsed: Parsed,
    session: &Session,
    today: NaiveDate,
) -> Result<(Request, Vec<RefusedRow>), RequestError> {
    let tournament = session.book().tournament();
    let order = |section, command| Request::Order {
        order: Box::new(Order { section, command }),
        line: parsed.text.clone(),
    };
    Ok(match parsed.line {
        Line::Order(order) => {
            let line = parsed.text;
            (Request::Order { order, line }, Vec::new())
        }
        Line::Undo { to } => (Request::Undo { to }, Vec::new()),
        Line::Redo => (Request::Redo, Vec::new()),
        Line::Adopt => {
            let bytes = read(&session.folder().join(REGULATION))?;
            let regulation = regulation_file::parse(&bytes)?;
            let adopt = Command::Adopt(Box::new(regulation));
            (order(SectionId(0), adopt), Vec::new())
        }
        Line::Import { section, file } => {
            let found = roster::read(&read(Path::new(&file))?, today).map_err(RequestError::Roster)?;
            let rows = import::rows(found.rows, &tournament.regulation);
            if section.is_none() && tournament.sections.len() > 1 && rows.iter().any(|r| r.section.is_none())
            {
                return Err(GrammarError::WhichSection(section_keys(tournament)).into());
            }
            let section = section.unwrap_or_default();
            (order(section, Command::Import { file, rows }), found.refused)
        }
    })
}

fn read(path: &Path) -> Result<Vec<u8>, RequestError> {
    std::fs::read(path).map_err(|error| RequestError::File {
        path: path.to_path_buf(),
        error,
    })
}
