//! Where the console was, and where tournaments are kept: in the folders that `directories` names, not in
//! the tournament's own.

use crate::domain::round::Moment;
use serde::{Deserialize, Serialize};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Where the console was, and how it ended.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Place {
    /// Name of the panel.
    pub panel: String,
    /// Row of the cursor in it, from 0.
    pub cursor: usize,
    /// Key of the section; empty if there is one.
    pub section: String,
    /// The round shown; 0 for the newest.
    pub round: u32,
    /// When this was kept.
    pub at: Option<Moment>,
    /// Whether the console was left by its key; one that was cut off has left this false.
    pub quit: bool,
}

/// The folders of this program for this user.
fn folders() -> Option<directories::ProjectDirs> {
    directories::ProjectDirs::from("", "", "xiangqi-arbiter")
}

/// Where tournaments are kept unless a path is given.
pub fn tournaments() -> Option<PathBuf> {
    folders().map(|dirs| dirs.data_dir().to_path_buf())
}

/// Where places are kept.
fn places() -> Option<PathBuf> {
    let dirs = folders()?;
    Some(
        dirs.state_dir()
            .unwrap_or_else(|| dirs.data_local_dir())
            .to_path_buf(),
    )
}

/// Where the console of the journal with this id was; none if that is not known.
pub fn load(id: &str) -> Option<Place> {
    load_from(&places()?, id)
}

/// Keeps where the console of the journal with this id is.
///
/// # Errors
/// There is no such folder, or the disk did not take it.
pub fn save(id: &str, place: &Place) -> io::Result<()> {
    let folder = places().ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
    save_to(&folder, id, place)
}

/// [`load`], from a folder of one's own.
pub fn load_from(folder: &Path, id: &str) -> Option<Place> {
    let text = std::fs::read_to_string(folder.join(format!("{id}.ron"))).ok()?;
    ron::from_str(&text).ok()
}

/// [`save`], to a folder of one's own.
///
/// # Errors
/// The disk did not take it.
pub fn save_to(folder: &Path, id: &str, place: &Place) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let text = ron::to_string(place).map_err(io::Error::other)?;
    // Whole, but not synced: the console must not wait for the disk to remember its cursor.
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.persist(folder.join(format!("{id}.ron")))?;
    Ok(())
}
