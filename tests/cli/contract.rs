//! Small print of the commands and views: what a script would trip over.

use crate::support::program::{Trial, run};
use rstest::rstest;
use serde_json::{Value, json};

fn published() -> Trial {
    let trial = Trial::of(7);
    trial.feed("pair\npublish\n").ok();
    trial
}

#[test]
fn an_offer_is_told_as_an_offer() {
    let trial = published();
    let echo = trial.act("offer 2 red");
    assert!(echo.contains("提和 1:0") && !echo.contains("换人"), "{echo}");
    let echo = trial.act("offer 2 black");
    assert!(echo.contains("提和 1:1"), "{echo}");
}

#[rstest]
#[case("foul-void #4 --reason ''")]
#[case("foul-move #4 --reason '　'")]
#[case("expel 1 --reason ' '")]
#[case("expel 不在 --reason x")]
fn a_reason_that_must_be_given_is_more_than_blanks(#[case] line: &str) {
    let trial = published();
    trial.act("foul 1 red phone-rings");
    let acts = trial.acts();
    assert_eq!(trial.try_act(line).code, 1, "{line}");
    assert_eq!(trial.acts(), acts);
}

#[test]
fn an_expulsion_may_be_given_another_reason() {
    let trial = published();
    trial.act("expel 1 --reason 打架");
    assert_eq!(trial.act("expel 1 --reason 打架"), "无变化");
    assert!(trial.act("expel 1 --reason 作弊").contains("作弊"));
}

#[test]
fn a_voided_foul_names_its_reason_once() {
    let trial = published();
    trial.act("foul 1 red phone-rings");
    let echo = trial.act("foul-void #6 --reason 误记");
    assert_eq!(echo.matches("误记").count(), 1, "{echo}");
}

#[test]
fn options_may_come_in_capitals_and_full_width() {
    let trial = published();
    let echo = trial.act("RESULT 1 Red --REASON Mate");
    assert!(echo.contains("红胜"), "{echo}");
    trial.act("ＲＥＳＵＬＴ　２　ｒｅｄ　－－ＲＥＡＳＯＮ＝ｍａｔｅ");
}

#[rstest]
#[case("foul", "BOARD SIDE KIND")]
#[case("foul 1", "BOARD SIDE KIND")]
#[case("foul 1 red", "KIND")]
#[case("ruling 1 both", "red black none")]
#[case("missing 1 x", "red black both none")]
fn what_is_missing_or_wrong_is_named_once(#[case] line: &str, #[case] words: &str) {
    let done = published().try_act(line);
    assert_eq!(done.code, 2, "{done:?}");
    let told = done.err.split('；').next().unwrap().to_owned();
    assert!(told.trim_end().ends_with(words), "{told}");
    assert_eq!(told.matches(words).count(), 1, "{told}");
}

#[test]
fn round_0_is_before_the_first_pairing_also_later_on() {
    let trial = published();
    let view = trial.view(&["pairings", "--round", "0"]);
    assert_eq!(
        view,
        json!({"section": null, "round": 0, "state": "closed", "boards": [], "bye": null, "absent": []})
    );
    assert_eq!(trial.view(&["standings", "--round", "0"])["after_round"], 0);
}

#[test]
fn a_round_not_published_has_no_standings_and_none_that_is_not_drawn_up_a_pairing() {
    let trial = published();
    trial.feed("1+\n2+\n3+\nclose\npair\n").ok();
    assert_eq!(trial.view(&["pairings", "--round", "2"])["state"], "draft");
    for (what, round) in [("standings", "2"), ("standings", "9"), ("pairings", "3")] {
        let done = trial.show(&[what, "--round", round]);
        assert_eq!((done.code, done.out.as_str()), (1, ""), "{what} {round}");
    }
}

#[rstest]
#[case("number 1 4294967295", 1)]
#[case("edit 1 number=10000", 1)]
#[case("time 1 red 1000", 2)]
#[case("time 1 red -2147483648", 2)]
#[case("foul 1 red phone-rings --count 4294967295", 1)]
#[case("lots --seed 18446744073709551616", 2)]
#[case("9999999999+", 2)]
#[case("4294967295+", 1)]
fn numbers_beyond_reason_are_refused(#[case] line: &str, #[case] code: i32) {
    let trial = Trial::of(4);
    if !line.contains("number") {
        trial.feed("pair\npublish\n").ok();
    }
    let done = trial.try_act(line);
    assert_eq!(done.code, code, "{done:?}");
}

#[test]
fn a_fixed_table_is_lifted_by_0() {
    let trial = Trial::of(4);
    trial.act("fix 1 9");
    assert!(trial.act("fix 1 0").contains("9 -> -"));
    trial.feed("pair\npublish\n").ok();
    assert_eq!(trial.view(&["pairings"])["boards"][0]["table"], 1);
}

#[test]
fn a_view_that_takes_no_word_refuses_one() {
    let trial = published();
    assert_eq!(trial.show(&["standings", "1"]).code, 2);
    assert_eq!(trial.show(&["card", "1", "2"]).code, 2);
}

#[test]
fn what_the_regulation_lacks_is_an_empty_list() {
    let trial = published();
    assert_eq!(trial.view(&["teams"]), json!({ "rows": [] }));
    assert_eq!(trial.view(&["knockout"]), json!({ "games": [], "places": [] }));
    for what in ["teams", "knockout"] {
        assert!(trial.show(&[what]).ok().out.contains("规程没有这一项"));
        assert_eq!(trial.show(&[what, "--format", "csv"]).ok().lines().len(), 1);
    }
}

/// Every view of every sample, in every form and language.
#[rstest]
#[case("xiaoyi-2019", None, 1)]
#[case("shanxi-2018", None, 1)]
#[case("meishan-2016", None, 1)]
#[case("kunming-2021", Some("youth"), 111)]
#[case("qijiang-2019", None, 1)]
fn every_view_of_every_sample_has_its_forms(
    #[case] key: &str,
    #[case] section: Option<&str>,
    #[case] table: u32,
) {
    let trial = Trial::sample(key);
    let at = section.map_or_else(String::new, |s| format!("@{s} "));
    let mut lines: String = (1..=6)
        .map(|n| format!("{at}add 甲{n} --paid --sex m\n"))
        .collect();
    let next = table + 1;
    lines.push_str(&format!(
        "{at}lots --as-listed\n{at}pair\n{at}publish\n{at}{table}+\n{at}{next}*\n"
    ));
    assert_eq!(trial.feed(&lines).ok().lines().len(), 11);
    let (at, table) = (trial.at(), table.to_string());
    let views = [
        "standings",
        "pairings",
        "roster",
        "card 1",
        "teams",
        "knockout",
        "prizes",
        "fouls",
        "log",
        "questions",
        "why",
    ];
    for view in views {
        for (format, lang) in ["text", "json", "csv"]
            .into_iter()
            .flat_map(|f| [(f, "zh"), (f, "en")])
        {
            let mut words = vec!["--lang", lang, "show", at.as_str()];
            words.extend(view.split(' '));
            words.extend((view == "why").then_some(table.as_str()));
            words.extend(["--format", format]);
            words.extend(section.into_iter().flat_map(|s| ["--section", s]));
            let done = run(&words);
            assert_eq!(done.code, 0, "{words:?}: {}", done.err);
            match format {
                "json" => assert!(done.json().is_object(), "{words:?}"),
                "csv" => assert!(done.out.starts_with('\u{FEFF}'), "{words:?}"),
                _ => assert!(
                    !done.out.contains("None") && !done.out.contains("Some("),
                    "{}",
                    done.out
                ),
            }
        }
    }
    assert_eq!(trial.check().code, 0);
}

#[test]
fn rows_of_fouls_tell_the_table_and_null_where_there_is_none() {
    let trial = published();
    trial
        .feed("table 2 20\nfoul 20 red phone-rings\nfoul 7 phone-rings\n")
        .ok();
    let rows = trial.view(&["fouls"])["rows"].clone();
    assert_eq!((&rows[0]["board"], &rows[0]["number"]), (&json!(20), &json!(4)));
    assert_eq!((&rows[1]["board"], &rows[1]["number"]), (&Value::Null, &json!(7)));
}
