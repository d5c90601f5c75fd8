//! AC-44, AC-85: what is to be known before the start, and what the log keeps.

use super::hall::Hall;

#[test]
fn ac_44_more_rounds_than_opponents_missing_numbers_and_the_unpaid_are_said_at_the_set_up() {
    let hall = Hall::without_lots("xiaoyi-2019", &[("rounds: 11", "rounds: 4")], 4);
    let told = hall.told(&["add 未交费", "lots --as-listed"]);
    for part in ["4", "未交费"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let enough = Hall::without_lots("xiaoyi-2019", &[("rounds: 11", "rounds: 3")], 4);
    let repeated = "重";
    assert!(told.contains(repeated), "{told}");
    assert!(!enough.told(&["lots --as-listed"]).contains(repeated));
}

#[test]
fn ac_85_a_line_of_the_log_has_time_person_round_board_old_and_new_and_the_reason() {
    let hall = Hall::new("xiaoyi-2019", &[], 4);
    hall.run(&["pair", "publish", "1+"]);
    hall.run_at(
        "2019-10-05T09:12:34+08:00",
        &["result 1 black --replace --reason perpetual"],
    );
    let log = hall.show(&["log"]);
    let last = log["rows"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(last["at"], "2019-10-05T09:12:34+08:00");
    assert!(!last["by"].as_str().unwrap().is_empty());
    let text = last["text"].as_str().unwrap();
    for part in ["第1轮", "1 台", "红胜 -> 黑胜", "长打"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}
