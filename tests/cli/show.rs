//! `arbiter show`: the keys programs rely on, and the text people read.

use crate::support::program::Trial;
use rstest::rstest;
use serde_json::{Value, json};
use xiangqi_arbiter::text::width::cells;

/// Two rounds of five, with a bye, a forfeit, a foul and a withdrawal.
fn played() -> Trial {
    let trial = Trial::of(5);
    trial
        .feed(
            "paper 1-2:red 4-3:draw 5:bye\nclose\n\
             foul 1 phone-rings\n\
             paper 5-1:red-forfeits 2-4:black 3:bye\nclose\nwithdraw 2 --reason 有事\n",
        )
        .ok();
    trial
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn standings() {
    let view = played().view(&["standings"]);
    assert_eq!(
        keys(&view),
        ["section", "after_round", "complete", "chain", "rows"]
    );
    assert_eq!(view["section"], Value::Null);
    assert_eq!(view["after_round"], 2);
    assert_eq!(view["complete"], true);
    assert_eq!(view["chain"][0], "OpponentScore");
    let rows = view["rows"].as_array().unwrap();
    assert_eq!(
        keys(&rows[0]),
        [
            "rank",
            "number",
            "name",
            "unit",
            "status",
            "points",
            "values",
            "decided_by",
            "undecided"
        ]
    );
    assert_eq!(rows[0]["decided_by"], Value::Null);
    assert_eq!((&rows[0]["number"], &rows[0]["points"]), (&json!(1), &json!(4)));
    assert_eq!(rows[0]["values"]["Fouls"], 1);
    assert!(rows[0]["values"]["OpponentScore"].is_i64());
    assert_eq!(rows[1]["decided_by"], "Points");
    let withdrawn = rows.iter().find(|r| r["number"] == 2).unwrap();
    assert_eq!(withdrawn["status"], "withdrawn");
    let first = played().view(&["standings", "--round", "1"]);
    assert_eq!(first["after_round"], 1);
}

#[test]
fn pairings() {
    let trial = played();
    let view = trial.view(&["pairings"]);
    assert_eq!(
        keys(&view),
        ["section", "round", "state", "boards", "bye", "absent"]
    );
    assert_eq!((&view["round"], &view["state"]), (&json!(2), &json!("closed")));
    let board = &view["boards"][0];
    assert_eq!(
        keys(board),
        ["board", "table", "red", "black", "result", "disputed"]
    );
    assert_eq!(keys(&board["red"]), ["number", "name", "unit", "points"]);
    assert_eq!(board["result"], "red-forfeits");
    assert_eq!(view["bye"]["number"], 3);

    trial.feed("pair\n").ok();
    let draft = trial.view(&["pairings"]);
    assert_eq!((&draft["round"], &draft["state"]), (&json!(3), &json!("draft")));
    assert_eq!(
        draft["absent"],
        json!([{"number": 2, "name": "韩砚秋", "reason": "withdrawn"}])
    );
    assert_eq!(draft["bye"], Value::Null);
    trial.feed("publish\ndispute 1\n").ok();
    let board = &trial.view(&["pairings"])["boards"][0];
    assert_eq!(
        (&board["result"], &board["disputed"]),
        (&Value::Null, &json!(true))
    );
    assert_eq!(trial.view(&["pairings", "--round", "1"])["round"], 1);
    assert_eq!(trial.show(&["pairings", "--round", "9"]).code, 1);
}

#[test]
fn before_the_first_pairing() {
    let view = Trial::of(4).view(&["pairings"]);
    let empty = json!({
        "section": null, "round": 0, "state": "closed", "boards": [], "bye": null, "absent": []
    });
    assert_eq!(view, empty);
}

#[test]
fn cards() {
    let trial = played();
    let card = trial.view(&["card", "5"]);
    assert_eq!(keys(&card), ["number", "name", "unit", "status", "rounds"]);
    assert_eq!(
        card["rounds"],
        json!([
            {"round": 1, "opponent": null, "colour": null, "word": "bye", "points": 2, "fouls": 0},
            {"round": 2, "opponent": 1, "colour": "red", "word": "red-forfeits", "points": 0, "fouls": 0},
        ])
    );
    let by_name = trial.view(&["card", "陆青禾"]);
    assert_eq!(by_name["rounds"][0]["fouls"], 1);
    let text = trial.show(&["card", "1"]).ok().out;
    assert!(text.contains("对手分"), "{text}");
}

#[test]
fn fouls_log_roster_questions() {
    let trial = played();
    let fouls = trial.view(&["fouls"]);
    let row = &fouls["rows"][0];
    assert_eq!(
        keys(row),
        [
            "id", "round", "board", "number", "kind", "count", "voided", "by", "at"
        ]
    );
    assert_eq!(
        (&row["kind"], &row["count"], &row["number"]),
        (&json!("phone-rings"), &json!(1), &json!(1))
    );

    trial.act("undo");
    let log = trial.view(&["log"]);
    let rows = log["rows"].as_array().unwrap();
    assert_eq!(keys(&rows[0]), ["seq", "at", "by", "text", "undone"]);
    let undone: Vec<&Value> = rows.iter().filter(|r| r["undone"] == true).collect();
    assert_eq!(undone.len(), 1);
    assert!(undone[0]["text"].as_str().unwrap().contains("韩砚秋"));

    let roster = trial.view(&["roster"]);
    assert_eq!(
        keys(&roster["rows"][0]),
        [
            "number",
            "name",
            "unit",
            "sex",
            "born",
            "household",
            "title",
            "team",
            "counting",
            "member",
            "fee",
            "arrived",
            "tags",
            "status",
            "late_entry"
        ]
    );
    let questions = trial.view(&["questions"]);
    let asked: Vec<&str> = questions["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|q| q["key"].as_str().unwrap())
        .collect();
    assert!(!asked.is_empty());
}

#[test]
fn questions_are_asked_and_listed_by_section() {
    let trial = Trial::sample("kunming-2021");
    let none_named = trial.try_act("answer late-minutes 10");
    assert_eq!(none_named.code, 2);
    assert!(
        none_named.err.contains("@open") && none_named.err.contains("@youth"),
        "{}",
        none_named.err
    );
    let echo = trial.act("@youth answer late-minutes 20");
    assert!(echo.contains("@youth late-minutes: - -> 20"), "{echo}");
    let too_many = trial.try_act("@open answer late-minutes 2000");
    assert_eq!(too_many.code, 1);
    assert!(too_many.err.contains("0 到 1440"), "{}", too_many.err);
    let questions = trial.view(&["questions"]);
    let rows: Vec<(&str, &str, &Value)> = questions["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|q| {
            (
                q["section"].as_str().unwrap(),
                q["key"].as_str().unwrap(),
                &q["in_force"],
            )
        })
        .collect();
    assert_eq!(rows.len(), 8, "{rows:?}");
    assert_eq!(rows[0], ("open", "late-minutes", &Value::Null));
    assert_eq!(rows[4], ("youth", "late-minutes", &json!("20")));
    let of_youth = trial.view(&["questions", "--section", "youth"]);
    assert_eq!(of_youth["rows"].as_array().unwrap().len(), 4);
    let plain = trial.show(&["questions"]).ok();
    assert!(
        plain.out.contains("@youth") && plain.out.contains("@open"),
        "{}",
        plain.out
    );
}

#[test]
fn players_without_a_number_are_named_by_name() {
    let trial = Trial::of(4);
    trial.act("add 未交客");
    let roster = trial.view(&["roster"]);
    let last = roster["rows"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&last["number"], &last["name"]), (&Value::Null, &json!("未交客")));
    assert_eq!(trial.view(&["standings"])["rows"].as_array().unwrap().len(), 4);
    trial.show(&["card", "未交客"]).ok();
}

#[test]
fn why_two_meet() {
    let trial = Trial::of(8);
    trial.feed("pair\npublish\n1+\n2+\n3+\n4+\nclose\npair\n").ok();
    let view = trial.view(&["why", "1"]);
    assert_eq!(
        keys(&view),
        ["board", "level", "pairing", "colour", "floats", "forbidden"]
    );
    assert_eq!((&view["board"], &view["level"]), (&json!(1), &json!(2)));
    assert!(view["colour"].is_string());
    trial.show(&["why", "1"]).ok();
    assert_eq!(trial.show(&["why", "40"]).code, 1);
}

#[test]
fn prizes() {
    let trial = played();
    let view = trial.view(&["prizes"]);
    assert_eq!(keys(&view), ["lists", "totals"]);
    let list = &view["lists"][0];
    assert_eq!(keys(list), ["key", "name", "awards", "unawarded", "reasons"]);
    assert_eq!(keys(&list["awards"][0]), ["place", "number", "amount", "text"]);
    assert_eq!(keys(&view["totals"][0]), ["number", "amount"]);
    assert_eq!(
        (&list["awards"][0]["number"], &list["awards"][0]["amount"]),
        (&json!(1), &json!(20_000))
    );
}

#[rstest]
#[case("roster")]
#[case("fouls")]
fn columns_are_aligned_by_cells(#[case] what: &str) {
    let trial = played();
    trial.act("edit 1 name=Λ unit=a");
    let text = trial.show(&[what]).ok().out;
    let unit_column = |line: &str, word: &str| line.find(word).map(|at| cells(&line[..at]));
    let heading = text.lines().nth(1).unwrap();
    let (name, word) = match what {
        "roster" => ("单位", "韩队"),
        _ => ("犯规", "手机"),
    };
    let line = text.lines().skip(2).find(|l| l.contains(word)).unwrap();
    assert_eq!(unit_column(heading, name), unit_column(line, word), "{text}");
}

#[test]
fn csv_opens_in_a_spreadsheet() {
    let trial = Trial::of(4);
    trial.act("edit 1 unit=00123");
    let csv = trial.show(&["roster", "--format", "csv"]).ok().out;
    assert!(csv.starts_with('\u{FEFF}'));
    assert!(
        csv.contains("=\"\"00123\"\"") || csv.contains("=\"00123\""),
        "{csv}"
    );
}

#[test]
fn times_in_csv_are_whole_with_their_offset() {
    let trial = played();
    trial.act("foul 2 phone-rings");
    for what in ["log", "fouls"] {
        let csv = trial.show(&[what, "--format", "csv"]).ok().out;
        let at = trial.view(&[what])["rows"][0]["at"].as_str().unwrap().to_owned();
        let (second, offset) = (&at[..19], &at[at.len() - 6..]);
        assert!(csv.contains(&format!(",{second}{offset}")), "{at}: {csv}");
    }
}

#[test]
fn why_is_a_row_in_csv() {
    let trial = Trial::of(8);
    trial.feed("pair\n").ok();
    let csv = trial.show(&["why", "2", "--format", "csv"]).ok().out;
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 2, "{csv}");
    assert!(lines[1].starts_with("2,4 ") && lines[1].contains(",3 "), "{csv}");
    assert_eq!(lines[0].split(',').count(), 8, "{csv}");
    let view = trial.view(&["why", "2"]);
    assert!(lines[1].contains(view["colour"].as_str().unwrap()), "{csv}");
}

#[test]
fn text_from_files_never_steers_the_terminal() {
    let trial = Trial::of(4);
    trial.act("note \u{1b}[2Jx");
    for what in ["log", "roster"] {
        assert!(!trial.show(&[what]).ok().out.contains('\u{1b}'));
    }
}
