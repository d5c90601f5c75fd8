//! `arbiter export`: the lists as files.

use crate::support::program::{Trial, exists, run};
use serde_json::Value;
use std::os::unix::fs::PermissionsExt as _;

/// Round 1 of seven with one absent, round 2 of five and a bye published.
fn played() -> Trial {
    let trial = Trial::of(7);
    trial
        .feed(
            "absent 7\npair\npublish\n1+\n2-\n3*\nclose\nwithdraw 6 --reason 有事\nabsent 7\npair\npublish\n",
        )
        .ok();
    trial
}

#[test]
fn every_list_is_written_in_every_form_into_the_folder() {
    let trial = played();
    let before = trial.journal();
    let done = run(&["export", &trial.at()]).ok();
    let documents = [
        "standings",
        "pairings",
        "names",
        "roster",
        "prizes",
        "fouls",
        "log",
        "questions",
    ];
    assert_eq!(done.lines().len(), documents.len() * 3);
    for document in documents {
        let file = |ending: &str| trial.file("exports").join(format!("{document}.{ending}"));
        let text = std::fs::read_to_string(file("txt")).unwrap();
        assert!(text.starts_with("2019年"), "the event stands above: {text}");
        assert!(
            std::fs::read_to_string(file("csv"))
                .unwrap()
                .starts_with('\u{FEFF}')
        );
        let json: Value = serde_json::from_slice(&std::fs::read(file("json")).unwrap()).unwrap();
        assert!(json.is_object());
        let mode = std::fs::metadata(file("txt")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    assert_eq!(trial.journal(), before);
    assert_eq!(trial.check().code, 0);
    run(&["export", &trial.at()]).ok();
}

#[test]
fn the_json_of_a_list_is_that_of_show() {
    let trial = played();
    run(&["export", &trial.at(), "--only", "standings"]).ok();
    let file = trial.file("exports").join("standings.json");
    let written: Value = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
    assert_eq!(written, trial.view(&["standings"]));
}

#[test]
fn a_list_by_name_has_everybody_the_bye_and_who_is_not_paired() {
    let trial = played();
    let to = trial.folder().with_file_name("wall").join("round-2");
    let at = to.to_str().unwrap().to_owned();
    run(&["export", &trial.at(), "--to", &at, "--only", "names,pairings"]).ok();
    assert!(!exists(&trial.file("exports")));
    assert!(!exists(&to.join("standings.txt")));
    let text = std::fs::read_to_string(to.join("names.txt")).unwrap();
    assert!(text.contains("轮空") && text.contains("未编排: "), "{text}");
    assert!(text.lines().nth(1).unwrap().contains("第2轮"), "{text}");
    assert!(text.contains("积分 > "), "{text}");
    assert_eq!(text.lines().count(), 3 + 1 + 7, "{text}");
    let rows: Value = serde_json::from_slice(&std::fs::read(to.join("names.json")).unwrap()).unwrap();
    let names: Vec<&str> = rows["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|r| r["name"].as_str().unwrap())
        .collect();
    assert_eq!(
        names,
        [
            "韩砚秋",
            "何星野",
            "陆青禾",
            "马知行",
            "苏暮云",
            "叶听雨",
            "钟怀远"
        ]
    );
}

#[test]
fn sections_have_files_of_their_own() {
    let trial = Trial::sample("kunming-2021");
    let done = run(&["export", &trial.at(), "--only", "standings", "log"]).ok();
    let names: Vec<&str> = done.lines().iter().filter_map(|l| l.rsplit('/').next()).collect();
    assert_eq!(
        names,
        [
            "standings-open.txt",
            "standings-open.csv",
            "standings-open.json",
            "standings-youth.txt",
            "standings-youth.csv",
            "standings-youth.json",
            "log.txt",
            "log.csv",
            "log.json"
        ]
    );
}

#[test]
fn what_cannot_be_written_is_refused() {
    let trial = played();
    assert_eq!(run(&["export", "/no/such/folder"]).code, 1);
    assert_eq!(run(&["export"]).code, 2);
    assert_eq!(run(&["export", &trial.at(), "--only", "weather"]).code, 2);
    assert_eq!(run(&["export", &trial.at(), "--to", "/proc/nothing"]).code, 1);
    trial.feed("close --pending 1 2\n").ok();
    let done = run(&["export", &trial.at(), "--only", "prizes"]);
    assert_eq!(
        (done.code, done.out.as_str()),
        (1, ""),
        "a board is pending: {done:?}"
    );
    trial.forge(|journal| {
        journal[..journal.len() / 2]
            .iter()
            .copied()
            .chain(*b"x\n")
            .collect()
    });
    assert_eq!(run(&["export", &trial.at()]).code, 3);
    assert!(!exists(&trial.file("exports")), "a damaged folder is only read");
}
