//! What is said on stderr beside the answers: rows not taken, what to mind after an act, usage in our own words.

use crate::support::program::{Trial, run};
use rstest::rstest;

#[test]
fn rows_of_an_import_that_are_not_taken_are_told_by_line() {
    let trial = Trial::registered(4);
    let file = trial.folder().with_file_name("more.csv");
    std::fs::write(
        &file,
        "姓名,单位,出生日期,身份证\n新一,甲队,1980-01-01,110101198001010011\n新二,乙队,80-1-1,\n陆青禾,陆队,,\n",
    )
    .unwrap();
    let done = trial.try_act(&format!("import {}", file.display())).ok();
    assert_eq!(done.lines().len(), 1);
    assert!(done.out.contains("新一"), "{}", done.out);
    assert!(done.err.contains("第 3 行"), "{}", done.err);
    assert_eq!(trial.view(&["roster"])["rows"].as_array().unwrap().len(), 5);
    let journal = String::from_utf8(trial.journal()).unwrap();
    assert!(
        !journal.contains("110101198001010011"),
        "identity numbers are never kept"
    );
}

#[test]
fn an_import_of_which_nothing_is_taken_is_refused() {
    let trial = Trial::registered(4);
    let file = trial.folder().with_file_name("more.csv");
    std::fs::write(&file, "单位,出生日期\n甲队,1980-01-01\n").unwrap();
    assert_eq!(trial.try_act(&format!("import {}", file.display())).code, 1);
}

#[test]
fn an_import_of_both_sections_is_logged_under_neither() {
    let trial = Trial::sample("kunming-2021");
    let file = trial.folder().with_file_name("more.csv");
    let heads = "姓名,单位,出生日期,组别\n";
    let logged = |rows: &str| {
        std::fs::write(&file, format!("{heads}{rows}")).unwrap();
        trial.act(&format!("import {}", file.display()));
        let log = trial.view(&["log"]);
        let newest = log["rows"].as_array().unwrap().last().unwrap();
        newest["text"].as_str().unwrap().to_owned()
    };
    let mixed = logged("甲一,甲队,1980-01-01,open\n乙一,乙队,2010-01-01,youth\n");
    assert!(mixed.starts_with("报名 甲一"), "{mixed}");
    let open = logged("甲二,甲队,1981-01-01,open\n");
    assert!(open.starts_with("@open 报名 甲二"), "{open}");
}

#[test]
fn the_lots_tell_what_to_know_before_the_start() {
    let trial = Trial::registered(4);
    let done = trial.try_act("lots --as-listed").ok();
    assert_eq!(done.lines().len(), 1);
    assert!(
        done.err.contains("11"),
        "eleven rounds for four players: {}",
        done.err
    );
}

#[test]
fn sheets_missing_are_listed_at_the_close() {
    let trial = Trial::of(4);
    let script = "paper 1-2:red 4-3:draw\nclose\npair\npublish\n1+\n2-\nsheet 1\nclose\n";
    let done = trial.feed(script).ok();
    let winner = trial.view(&["pairings"])["boards"][1]["black"]["name"].clone();
    assert!(done.err.contains("sheets-book"), "{}", done.err);
    assert!(done.err.contains(winner.as_str().unwrap()), "{}", done.err);
}

#[test]
fn a_loss_by_fouls_is_only_proposed() {
    let trial = Trial::sample("qijiang-2019");
    let lines = "add 甲 --paid\nadd 乙 --paid\nlots --as-listed\npair\npublish\nfoul 1 red phone-rings\n";
    trial.feed(lines).ok();
    let done = trial.try_act("foul 1 red illegal-move").ok();
    assert!(done.err.contains("result 1 black --reason fouls"), "{}", done.err);
    assert!(trial.view(&["pairings"])["boards"][0]["result"].is_null());
}

#[rstest]
#[case(&["new"], "--regulation")]
#[case(&["show"], "FOLDER")]
#[case(&["do"], "FOLDER")]
#[case(&["show", "t", "standings", "--colour"], "--colour")]
#[case(&["fly"], "fly")]
#[case(&["check", "a", "b"], "b")]
fn a_command_line_not_understood_is_said_in_our_own_words(#[case] arguments: &[&str], #[case] word: &str) {
    let done = run(arguments);
    assert_eq!(done.code, 2);
    assert!(done.err.contains(word), "{}", done.err);
    for foreign in ["error:", "Usage", "For more information"] {
        assert!(!done.err.contains(foreign), "{}", done.err);
    }
    assert_eq!(done.err.lines().count(), 1, "{}", done.err);
}
