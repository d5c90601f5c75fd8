//! AC-02, AC-10, AC-16, AC-19, AC-45, AC-61: results, disputes and the close.

use super::hall::Hall;

fn four_boards() -> Hall {
    let hall = Hall::new("xiaoyi-2019", &[], 8);
    hall.run(&["pair", "publish"]);
    hall
}

#[test]
fn ac_02_the_same_result_changes_nothing_and_another_must_be_meant() {
    let hall = four_boards();
    hall.run(&["3+"]);
    let before = hall.journal();
    assert_eq!(hall.run(&["result 3 red"]).len(), 1);
    assert_eq!(hall.journal(), before, "the same result writes nothing");
    let refused = hall.refused(&["3-"]);
    assert_eq!(refused.code, 1);
    assert_eq!(hall.journal(), before);
    hall.run(&["result 3 black --replace"]);
    assert_eq!(hall.result(3), "black");
}

#[test]
fn ac_02_an_older_round_needs_the_command_for_it() {
    let hall = four_boards();
    hall.run(&["1+", "2+", "3+", "4+", "close"]);
    assert_eq!(hall.refused(&["result 1 draw --replace"]).code, 1);
    hall.run(&["pair", "publish", "correct 1 1 draw"]);
    assert_eq!(hall.row(1)["points"], 1);
}

#[test]
fn ac_10_the_echo_names_both_players_the_winner_and_the_open_boards() {
    let hall = four_boards();
    let echo = &hall.run(&["3-"])[0];
    for word in ["3", "马知行", "何星野", "胜"] {
        assert!(echo.contains(word), "{echo}");
    }
    assert!(
        echo.matches("何星野").count() >= 2,
        "the winner is named as such: {echo}"
    );
    let card = hall.show(&["card", "6"]);
    assert_eq!(
        card["rounds"][0]["opponent"]["number"]
            .as_u64()
            .or(card["rounds"][0]["opponent"].as_u64()),
        Some(5)
    );
    assert_eq!(card["rounds"][0]["colour"], "black");
    assert_eq!(card["rounds"][0]["word"], "black");
    assert_eq!(card["rounds"][0]["points"], 2);
}

#[test]
fn ac_19_a_disputed_board_is_open_and_hinders_no_other() {
    let hall = four_boards();
    hall.run(&["1+", "dispute 1", "2+", "3*", "4-"]);
    assert!(hall.result(1).is_null());
    assert_eq!(hall.row(1)["points"], 0);
    let refused = hall.refused(&["close"]);
    assert!(
        refused.stderr.contains("陆青禾") && refused.stderr.contains("韩砚秋"),
        "{}",
        refused.stderr
    );
    hall.run(&["result 1 red", "close"]);
}

#[test]
fn ac_16_nobody_meets_himself_or_sits_twice() {
    let hall = Hall::new("xiaoyi-2019", &[], 5);
    for line in [
        "paper 1-1:red 2-3:red 4-5:red",
        "paper 1-2:red 1-3:red 4-5:red",
        "paper 1-2:red 3-4:red 5:bye 1:bye",
        "paper 1-2:red 3-4:red 5:bye 5:bye",
        "paper 1-2:red 3-5:red",
    ] {
        let before = hall.journal();
        assert_eq!(hall.refused(&[line]).code, 1, "{line}");
        assert_eq!(hall.journal(), before, "{line}");
    }
    hall.run(&["paper 1-2:red 3-4:red 5:bye"]);
    hall.check();
}

#[test]
fn ac_45_the_close_names_the_open_boards_with_both_names() {
    let hall = Hall::new("xiaoyi-2019", &[], 140);
    hall.run(&["pair", "publish"]);
    let results: Vec<String> = (1..=70)
        .filter(|t| *t != 17 && *t != 52)
        .map(|t| format!("{t}{}", ["+", "-", "*"][t % 3]))
        .collect();
    hall.run(&results.iter().map(String::as_str).collect::<Vec<_>>());
    let refused = hall.refused(&["close"]);
    assert_eq!(refused.code, 1);
    for word in ["17", "52", "选手033", "选手034", "选手103", "选手104"] {
        assert!(refused.stderr.contains(word), "{word}: {}", refused.stderr);
    }
    assert_eq!(hall.refused(&["pair"]).code, 1);
    hall.run(&["close --pending 17 52", "pair", "publish"]);
    let pairings = hall.show(&["pairings"]);
    assert!(
        pairings["boards"]
            .as_array()
            .unwrap()
            .iter()
            .all(|b| b["result"].is_null())
    );
    assert_eq!(hall.show(&["standings"])["complete"], false);
    hall.check();
}

#[test]
fn ac_61_two_of_one_name_are_told_apart_everywhere() {
    let hall = Hall::without_lots("xiaoyi-2019", &[], 2);
    hall.run(&[
        "add 王磊 --unit 青石队 --paid",
        "add 王磊 --unit 白河队 --paid",
        "lots --as-listed",
        "pair",
        "publish",
    ]);
    let refused = hall.refused(&["withdraw 王磊"]);
    assert!(
        refused.stderr.contains("青石队") && refused.stderr.contains("白河队"),
        "{}",
        refused.stderr
    );
    let echo = &hall.run(&["2+"])[0];
    assert!(echo.contains("青石队") && echo.contains("白河队"), "{echo}");
    hall.run(&["foul 2 red phone-rings"]);
    for view in [
        &["pairings"][..],
        &["standings"],
        &["roster"],
        &["fouls"],
        &["why", "2"],
    ] {
        let text = hall.text(view);
        let rows = text.lines().filter(|line| line.contains("王磊"));
        let mut told = 0;
        for row in rows {
            assert!(
                row.contains("青石队") || row.contains("白河队"),
                "{view:?}: {row}"
            );
            told += 1;
        }
        assert!(told > 0, "{view:?}: {text}");
    }
    hall.run(&["edit 3 name=王小磊", "withdraw 王磊"]);
    assert_eq!(hall.row(3)["name"], "王小磊");
    assert_eq!(hall.show(&["card", "3"])["rounds"][0]["colour"], "black");
}
