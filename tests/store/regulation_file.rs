//! The regulation as people write it: what is wrong is said by line and column, in words.

use xiangqi_arbiter::store::regulation_file::{RegulationFault, Wrong, parse};
use xiangqi_arbiter::store::samples::SAMPLES;
use xiangqi_arbiter::text::lang::Lang;
use xiangqi_arbiter::text::trouble;

const PLAIN: &str = r#"(
    rounds: 9,
    chain: [OpponentScore, Wins],
    key: "plain",
    name: (zh: "试赛", en: "Trial"),
    days: ("2019-10-05", "2019-10-07"),
    time_control: (minutes: 30, increment_seconds: 5),
    late_minutes: 10,
)"#;

fn fault(text: &str) -> RegulationFault {
    parse(text.as_bytes()).unwrap_err()
}

#[test]
fn a_mark_at_the_beginning_and_a_plain_number_are_taken() {
    let with_mark = format!("\u{FEFF}{PLAIN}");
    assert_eq!(parse(with_mark.as_bytes()).unwrap().late_minutes, Some(10));
}

#[test]
fn every_sample_is_one() {
    for sample in SAMPLES {
        assert_eq!(parse(sample.regulation.as_bytes()).unwrap().key, sample.key);
    }
}

#[test]
fn an_unknown_field_is_named_with_its_place() {
    let fault = fault(&PLAIN.replace("late_minutes", "late_minute"));
    assert_eq!(fault.line, 8);
    let Wrong::Unknown { found, expected } = &fault.wrong else {
        panic!("{fault:?}")
    };
    assert_eq!(found, "late_minute");
    assert!(expected.contains(&"late_minutes".to_owned()));
    let said = trouble::regulation("regulation.ron", &fault, Lang::Zh);
    assert!(
        said.contains("regulation.ron 第 8 行") && said.contains("late_minute"),
        "{said}"
    );
}

#[test]
fn an_unknown_criterion_is_named_with_those_there_are() {
    let fault = fault(&PLAIN.replace("Wins", "Win"));
    assert_eq!(fault.line, 3);
    let said = trouble::regulation("regulation.ron", &fault, Lang::En);
    assert!(said.contains("Win ") && said.contains("BlackWins"), "{said}");
}

#[test]
fn a_missing_field_and_a_missing_sign_are_told() {
    assert_eq!(
        fault(&PLAIN.replace("    rounds: 9,\n", "")).wrong,
        Wrong::Missing("rounds".to_owned())
    );
    let cut = fault(&PLAIN.replace("rounds: 9,", "rounds: 9"));
    assert_eq!((cut.line, cut.wrong), (3, Wrong::Sign(",")));
    assert_eq!(parse(b"(rounds: \xFF)").unwrap_err().wrong, Wrong::NotText);
}
