//! A journal of every release folds for ever to the state it made then, and can be gone on with.

use crate::support::program::program;
use std::path::{Path, PathBuf};
use std::process::Output;

/// The folders kept, one a release.
fn releases() -> Vec<PathBuf> {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/journals");
    std::fs::read_dir(kept)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect()
}

fn run(words: &[&str], folder: &Path) -> Output {
    let mut command = program();
    command.arg(words[0]).arg(folder).args(&words[1..]);
    command.output().unwrap()
}

#[test]
fn a_journal_of_every_release_folds_to_the_state_it_made() {
    let releases = releases();
    assert!(!releases.is_empty());
    for release in releases {
        let copy = tempfile::tempdir().unwrap();
        for file in ["journal.ron", "state.ron", "regulation.ron"] {
            std::fs::copy(release.join(file), copy.path().join(file)).unwrap();
        }
        // The snapshot kept beside it was written by that release: `check` holds the fold of today against it.
        let checked = run(&["check"], copy.path());
        assert!(checked.status.success(), "{}: {checked:?}", release.display());
        assert!(checked.stderr.is_empty(), "{}: {checked:?}", release.display());
        let noted = run(&["do", "note", "旧赛事"], copy.path());
        assert!(noted.status.success(), "{}: {noted:?}", release.display());
        assert!(run(&["check"], copy.path()).status.success());
    }
}
