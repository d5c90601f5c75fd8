//! `arbiter do`: one echo a command, stopped at the first refusal.

use crate::support::program::{NAMES, Trial, run, run_with};
use serde_json::Value;

#[test]
fn one_echo_for_each_command_and_none_for_blanks_and_comments() {
    let trial = Trial::of(4);
    let done = trial
        .feed("\u{FEFF}# round 1\r\npair\r\n\r\n　publish\r\n1+\r\n1+\r\n# end\r\n")
        .ok();
    assert_eq!(done.lines().len(), 4);
    assert!(done.lines()[2].contains("#6"), "{}", done.out);
    assert!(done.lines()[3].contains("无变化"), "{}", done.out);
}

#[test]
fn an_echo_names_table_players_winner_open_boards_and_act() {
    let trial = Trial::of(4);
    trial.feed("pair\npublish\n").ok();
    let echo = trial.act("1+");
    for part in [
        "1 台",
        NAMES[0],
        NAMES[1],
        "胜者 1 陆青禾",
        "未报 -> 红胜",
        "余 1 台",
        "#6",
    ] {
        assert!(echo.contains(part), "{part}: {echo}");
    }
    let log = trial.view(&["log"]);
    let told = log["rows"][5]["text"].as_str().unwrap();
    assert!(
        told.contains("第1轮 1 台") && told.contains("未报 -> 红胜"),
        "{told}"
    );
    let echo = trial.act("result 1 black --replace");
    assert!(
        echo.contains("红胜 -> 黑胜") && echo.contains("胜者 2 韩砚秋"),
        "{echo}"
    );
}

#[test]
fn it_stops_at_the_first_refusal_and_keeps_what_stood_before() {
    let trial = Trial::of(4);
    let done = trial.feed("pair\npublish\n\n1+\n9+\n2+\n");
    assert_eq!(done.code, 1);
    assert_eq!(done.lines().len(), 3);
    assert!(done.err.contains("第 5 行"), "{}", done.err);
    let boards = trial.view(&["pairings"]);
    assert_eq!(boards["boards"][0]["result"], "red");
    assert_eq!(boards["boards"][1]["result"], Value::Null);
}

#[test]
fn a_file_and_separate_words() {
    let trial = Trial::registered(4);
    let file = trial.folder().with_file_name("lines.txt");
    std::fs::write(&file, "lots --as-listed\npair\n").unwrap();
    let done = run(&["do", &trial.at(), "--file", file.to_str().unwrap()]).ok();
    assert_eq!(done.lines().len(), 2);
    run(&["do", &trial.at(), "publish"]).ok();
    run(&["do", &trial.at(), "result", "1", "draw", "--reason", "agreed"]).ok();
    run(&["do", &trial.at(), "note", "两 人", "握手"]).ok();
    assert!(trial.show(&["log"]).ok().out.contains("两 人 握手"));
    run_with(&["do", &trial.at(), "-"], "2+").ok();
}

#[test]
fn exit_codes() {
    let trial = Trial::of(4);
    let at = trial.at();
    let code = |arguments: &[&str]| run(arguments).code;
    let refused = [
        "9+",
        "remove 99",
        "remove 无名氏",
        "foul 1 no-such-kind",
        "answer nothing yes",
        "award 1 no-such-prize",
        "redo",
        "undo --to 99",
        "import /no/such/file.csv",
    ];
    for line in refused {
        assert_eq!(trial.try_act(line).code, 1, "{line}");
    }
    for line in ["foo", "result 1", "1+ --reason luck", "add \"x", "@youth pair"] {
        assert_eq!(trial.try_act(line).code, 2, "{line}");
    }
    assert_eq!(code(&["show", "/no/such/folder", "standings"]), 1);
    assert_eq!(code(&["show", &at, "weather"]), 2);
    assert_eq!(code(&["show", &at, "card"]), 2);
    assert_eq!(code(&["show", &at, "card", "99"]), 1);
    assert_eq!(code(&["show", &at, "standings", "--format", "xml"]), 2);
    assert_eq!(code(&["show", &at, "standings", "--section", "youth"]), 2);
    assert_eq!(
        code(&["show", &at, "knockout"]),
        0,
        "nothing of this kind is an empty list"
    );
    assert_eq!(code(&["fly"]), 2);
    assert_eq!(code(&["new", "/tmp"]), 2);
    assert_eq!(code(&["show", &at, "log", "--now", "yesterday"]), 2);
    assert_eq!(code(&["show", &at, "log", "--lang"]), 2);
    assert_eq!(code(&["help"]), 0);
    assert_eq!(code(&["open", &at]), 2, "no terminal");
    assert_eq!(code(&[]), 2, "no terminal");
}

#[test]
fn several_sections_and_none_named() {
    let trial = Trial::sample("kunming-2021");
    assert_eq!(trial.try_act("add 甲").code, 2);
    trial.act("@youth add 甲 --born 2010-01-01");
    trial.act("@open add 乙");
    assert_eq!(trial.show(&["roster"]).code, 2);
    let youth = trial.view(&["roster", "--section", "youth"]);
    assert_eq!(youth["rows"].as_array().unwrap().len(), 1);
    assert_eq!(youth["rows"][0]["name"], "甲");
    let standings = trial.view(&["standings", "--section", "@open"]);
    assert_eq!(standings["section"], "open");
}

#[test]
fn the_clock_of_the_command_line_is_the_tournaments() {
    let trial = Trial::of(4);
    trial.feed("pair\npublish\n").ok();
    let at = trial.at();
    let moment = "2019-10-05T08:30:00+08:00";
    run(&["--now", moment, "do", &at, "start"]).ok();
    run(&["do", &at, "note", "x", "--now", moment]).ok();
    let log = trial.view(&["log"]);
    assert_eq!(log["rows"][5]["at"], moment);
    assert_eq!(log["rows"][6]["at"], moment);
}
