//! The folder's files: their names, their permissions, how one is replaced, how one is locked.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::Path;
use std::time::{Duration, Instant};

/// The truth.
pub const JOURNAL: &str = "journal.ron";
/// The regulation as people wrote it.
pub const REGULATION: &str = "regulation.ron";
/// The snapshot for people and other programs.
pub const STATE: &str = "state.ron";
/// The paper to go on with if everything breaks.
pub const CROSSTABLE: &str = "crosstable.txt";
/// Held by the console that writes.
pub const CONSOLE_LOCK: &str = "console.lock";

/// How long a writer waits for another.
pub const PATIENCE: Duration = Duration::from_secs(5);

const FILE_MODE: u32 = 0o600;
const FOLDER_MODE: u32 = 0o700;

/// Makes a folder that only its owner enters.
pub(super) fn make(folder: &Path) -> io::Result<()> {
    fs::DirBuilder::new().mode(FOLDER_MODE).create(folder)
}

/// Makes a folder, and those it stands in, if they are not there.
pub(super) fn make_all(folder: &Path) -> io::Result<()> {
    fs::DirBuilder::new()
        .mode(FOLDER_MODE)
        .recursive(true)
        .create(folder)
}

/// Opens a file to read and write, made if `create`, for its owner alone.
pub(super) fn open_rw(path: &Path, create: bool) -> io::Result<File> {
    OpenOptions::new()
        .read(true)
        .write(true)
        .create(create)
        .truncate(false)
        .mode(FILE_MODE)
        .open(path)
}

/// Writes a file whole: it is either the old one or the new one, never half of one.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut file = tempfile::Builder::new()
        .prefix(".writing-")
        .permissions(fs::Permissions::from_mode(FILE_MODE))
        .tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_data()?;
    file.persist(path)?;
    sync_folder(folder)
}

/// Makes the names in a folder safe on disk.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Locks a file for the caller alone, waiting up to [`PATIENCE`]; false if another did not let go.
pub(super) fn lock(file: &File) -> io::Result<bool> {
    let until = Instant::now() + PATIENCE;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(true),
            Err(TryLockError::Error(error)) => return Err(error),
            Err(TryLockError::WouldBlock) if Instant::now() >= until => return Ok(false),
            Err(TryLockError::WouldBlock) => std::thread::sleep(Duration::from_millis(5)),
        }
    }
}
