//! What lies in the folder, and who may read it.

use crate::support::program::{Trial, exists, run};
use chrono::DateTime;
use std::os::unix::fs::PermissionsExt as _;
use tempfile::TempDir;
use xiangqi_arbiter::store::place::{Place, load_from, save_to};

#[test]
fn only_the_owner_reads_it() {
    let trial = Trial::of(4);
    trial.forge(|mut journal| {
        journal.extend_from_slice(b"torn");
        journal
    });
    trial.act("note x");
    let mode = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&trial.folder()), 0o700);
    let mut files = 0;
    for file in std::fs::read_dir(trial.folder()).unwrap() {
        let path = file.unwrap().path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
        files += 1;
    }
    assert_eq!(files, 5, "journal, regulation, state, crosstable, the torn line");
}

#[test]
fn the_regulation_is_kept_as_people_wrote_it() {
    let trial = Trial::sample("qijiang-2019");
    let sample = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/sample-events/qijiang-2019/regulation.ron"
    );
    assert_eq!(
        std::fs::read(trial.file("regulation.ron")).unwrap(),
        std::fs::read(sample).unwrap()
    );
}

#[test]
fn a_folder_that_is_there_is_left_alone() {
    let dir = TempDir::new().unwrap();
    let at = dir.path().to_str().unwrap();
    assert_eq!(run(&["new", at, "--regulation", "xiaoyi-2019"]).code, 1);
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 0);
}

#[test]
fn a_roster_with_a_bad_row_makes_no_folder() {
    let dir = TempDir::new().unwrap();
    let roster = dir.path().join("roster.csv");
    std::fs::write(&roster, "姓名,出生日期\n陆青禾,1961-1-1\n韩砚秋,1961-2-31\n").unwrap();
    let folder = dir.path().join("t");
    let done = run(&[
        "new",
        folder.to_str().unwrap(),
        "--regulation",
        "xiaoyi-2019",
        "--roster",
        roster.to_str().unwrap(),
    ]);
    assert_eq!(done.code, 1);
    assert!(done.err.contains('3'), "{}", done.err);
    assert!(!exists(&folder));
    assert_eq!(
        std::fs::read_dir(dir.path()).unwrap().count(),
        1,
        "nothing is left behind"
    );
}

#[test]
fn where_the_console_was_is_kept_elsewhere() {
    let dir = TempDir::new().unwrap();
    let place = Place {
        panel: "standings".to_owned(),
        cursor: 17,
        section: "youth".to_owned(),
        round: 3,
        at: DateTime::parse_from_rfc3339("2019-10-05T08:30:00+08:00").ok(),
        quit: true,
    };
    assert_eq!(load_from(dir.path(), "abc"), None);
    save_to(&dir.path().join("state"), "abc", &place).unwrap();
    assert_eq!(load_from(&dir.path().join("state"), "abc"), Some(place));
    assert_eq!(load_from(&dir.path().join("state"), "other"), None);
}
