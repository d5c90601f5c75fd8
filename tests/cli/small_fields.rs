//! Fields of none to eight, to the last round: more rounds than opponents, and everybody gone.

use crate::support::program::Trial;
use rstest::rstest;

/// The rematches a refusal names as the fewest.
fn fewest(refusal: &str) -> Option<u32> {
    let (_, behind) = refusal.split_once("--rematches ")?;
    behind.split_whitespace().next()?.parse().ok()
}

/// Plays a round to its close; the refusal if it cannot be paired.
fn round(trial: &Trial, number: usize) -> Result<(), String> {
    let paired = trial.try_act("pair");
    if paired.code != 0 {
        let Some(count) = fewest(&paired.err) else {
            return Err(paired.err);
        };
        for other in [count - 1, count + 1] {
            let refused = trial.try_act(&format!("pair --rematches {other}"));
            assert_eq!(refused.code, 1, "{refused:?}");
        }
        let echo = trial.act(&format!("pair --rematches {count}"));
        assert!(echo.contains("重遇"), "{echo}");
    }
    let boards = trial.view(&["pairings"])["boards"].as_array().unwrap().len();
    let mut lines = "publish\n".to_owned();
    for table in 1..=boards {
        lines.push_str(&format!("{table}{}\n", ["+", "-", "*"][(table + number) % 3]));
    }
    lines.push_str("close\n");
    trial.feed(&lines).ok();
    Ok(())
}

#[rstest]
fn a_field_of_any_size_plays_all_its_rounds(#[values(2, 3, 4, 5, 6, 7, 8)] players: usize) {
    let trial = Trial::of(players);
    for number in 1..=11 {
        round(&trial, number).unwrap();
        assert_eq!(trial.view(&["standings"])["after_round"], number);
    }
    let standings = trial.view(&["standings"]);
    assert_eq!(standings["complete"], true);
    assert_eq!(standings["rows"].as_array().unwrap().len(), players);
    assert_eq!(trial.try_act("pair").code, 1, "the rounds are over");
    assert_eq!(trial.check().code, 0);
}

#[rstest]
fn none_or_one_is_no_field(#[values(0, 1)] players: usize) {
    let trial = if players == 0 {
        Trial::sample("xiaoyi-2019")
    } else {
        Trial::of(players)
    };
    assert_eq!(trial.try_act("pair").code, 1);
    assert_eq!(trial.try_act("publish").code, 1);
    for what in ["standings", "pairings", "roster", "prizes", "fouls", "log"] {
        trial.view(&[what]);
    }
    assert_eq!(trial.check().code, 0);
}

#[test]
fn when_everybody_has_left_there_is_nobody_to_pair_and_the_places_stand() {
    let trial = Trial::of(4);
    round(&trial, 1).unwrap();
    trial
        .feed("withdraw 1\nwithdraw 2\nwithdraw 3 --reason 有事\nexpel 4 --reason 打架\n")
        .ok();
    assert_eq!(trial.try_act("pair").code, 1);
    let rows = trial.view(&["standings"])["rows"].clone();
    assert_eq!(rows.as_array().unwrap().len(), 4);
    assert_eq!(
        (&rows[3]["number"], &rows[3]["rank"]),
        (&4.into(), &serde_json::Value::Null)
    );
    trial.feed("reenter 1\nreenter 2\n").ok();
    assert!(round(&trial, 2).is_ok());
    assert_eq!(trial.check().code, 0);
}
