//! 淘汰赛 by the regulation of meishan-2016 (规七(二), 补一(二)), shortened to three rounds with the cut after the
//! second: bracket, quick games, corrections after the cut, who leaves and who does not come.

use super::hall::Hall;
use serde_json::{Value, json};

/// 8 players, two rounds. Points and 累进分 (the sum of the totals after each round): 1: 4 (2+4); 5: 3 (1+3),
/// 3: 3 (1+3), both with one win and no foul, 5 with a black game and 3 without; 2: 2 (2+2); 6: 2 (1+2);
/// 4: 1 (1+1); 8: 1 (0+1); 7: 0.
fn two_rounds() -> Hall {
    let edits = [("rounds: 9,", "rounds: 3,"), ("after_round: 7", "after_round: 2")];
    let hall = Hall::new("meishan-2016", &edits, 8);
    hall.run(&["paper 1-8:red 2-7:red 3-6:draw 4-5:draw", "close"]);
    hall.run(&["paper 1-2:red 3-4:red 5-7:red 6-8:draw", "close"]);
    hall
}

fn cut() -> Hall {
    let hall = two_rounds();
    assert_eq!(hall.order(), [1, 5, 3, 2, 6, 4, 8, 7]);
    hall.run(&["cut"]);
    hall
}

fn game(hall: &Hall, which: &str) -> Value {
    let knockout = hall.show(&["knockout"]);
    let games = knockout["games"].as_array().unwrap();
    games.iter().find(|g| g["game"] == which).cloned().unwrap()
}

/// The first four as (rank, number).
fn first_four(hall: &Hall) -> Vec<(u64, u64)> {
    let standings = hall.show(&["standings"]);
    let rows = standings["rows"].as_array().unwrap();
    let pair = |r: &Value| (r["rank"].as_u64().unwrap(), r["number"].as_u64().unwrap());
    rows[..4].iter().map(pair).collect()
}

/// Round 3 for the four who play on.
fn last_round(hall: &Hall) {
    hall.run(&["paper 6-4:red 8-7:red", "close"]);
}

#[test]
fn semi_finals_are_1_4_and_2_3_and_a_drawn_one_goes_to_a_quick_game_that_black_wins_if_drawn() {
    let hall = cut();
    let semi = game(&hall, "semi-1");
    assert_eq!((&semi["red"], &semi["black"]), (&json!(1), &json!(2)));
    let semi = game(&hall, "semi-2");
    assert_eq!((&semi["red"], &semi["black"]), (&json!(5), &json!(3)));
    hall.run(&["ko-lots semi-2 --red 5", "ko semi-2 draw"]);
    assert_eq!(game(&hall, "semi-2")["winner"], Value::Null);
    // 3 had black in the slow game and chooses red; the quick game is drawn, so black, 5, has won.
    hall.run(&["ko semi-2 draw --quick draw --choice red"]);
    let semi = game(&hall, "semi-2");
    assert_eq!(
        (&semi["word"], &semi["quick"], &semi["winner"]),
        (&json!("draw"), &json!("draw"), &json!(5))
    );
    assert_eq!(game(&hall, "final")["red"], Value::Null, "semi-1 is to be played");
}

#[test]
fn the_bracket_runs_beside_the_rounds_and_the_places_are_1_to_n_in_one_list() {
    let hall = cut();
    hall.run(&[
        "ko-lots semi-1 --red 1",
        "ko semi-1 black",
        "ko-lots semi-2 --red 3",
        "ko semi-2 red",
    ]);
    last_round(&hall);
    hall.run(&[
        "ko-lots final --red 2",
        "ko final black",
        "ko-lots third --seed 4",
        "ko third both-lose",
    ]);
    // 3 beat 2 in the final. Both lost the third game: 1 and 5 share its lower place until lots are drawn.
    assert_eq!(first_four(&hall), [(1, 3), (2, 2), (3, 1), (3, 5)]);
    assert!(hall.text(&["standings"]).contains("tie-lots"));
    hall.run(&["tie-lots 5 1"]);
    assert_eq!(first_four(&hall), [(1, 3), (2, 2), (3, 5), (4, 1)]);
    assert_eq!(hall.show(&["knockout"])["places"], json!([3, 2, 5, 1]));
    // 6 has 4 points, as many as 1 and more than 2, and is fifth all the same.
    assert_eq!(hall.order(), [3, 2, 5, 1, 6, 8, 4, 7]);
    let ranks: Vec<Value> = hall.show(&["standings"])["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|r| r["rank"].clone())
        .collect();
    assert_eq!(Value::from(ranks), json!([1, 2, 3, 4, 5, 6, 7, 8]));
    let prizes = hall.show(&["prizes"]);
    let paid: Vec<(u64, u64)> = prizes["lists"][0]["awards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|a| (a["number"].as_u64().unwrap(), a["amount"].as_u64().unwrap()))
        .collect();
    assert_eq!(
        paid,
        [
            (3, 3000),
            (2, 1500),
            (5, 1000),
            (1, 800),
            (6, 600),
            (8, 500),
            (4, 400),
            (7, 400)
        ]
    );
    hall.check();
}

#[test]
fn a_semi_final_corrected_after_the_final_was_drawn_up_seats_the_other_and_its_colours_are_drawn_anew() {
    let hall = cut();
    hall.run(&[
        "ko-lots semi-1 --red 1",
        "ko semi-1 red",
        "ko-lots semi-2 --red 5",
        "ko semi-2 red",
    ]);
    hall.run(&["ko-lots final --red 5"]);
    hall.run(&["ko semi-1 black"]);
    let last = game(&hall, "final");
    assert_eq!((&last["red"], &last["black"]), (&json!(2), &json!(5)));
    assert_eq!(game(&hall, "third")["red"], json!(1));
    let refused = hall.refused(&["ko final red"]);
    assert_eq!(refused.code, 1);
    hall.run(&["ko-lots final --red 5", "ko final red"]);
    // Once the final has a result a semi-final stands.
    assert_eq!(hall.refused(&["ko semi-1 red"]).code, 1);
    hall.run(&["undo", "ko semi-1 red"]);
    assert_eq!(game(&hall, "final")["red"], json!(1));
    hall.check();
}

#[test]
fn a_finalist_who_withdraws_has_lost_the_final_and_takes_no_prize() {
    let hall = cut();
    hall.run(&[
        "ko-lots semi-1 --red 1",
        "ko semi-1 red",
        "ko-lots semi-2 --red 5",
        "ko semi-2 red",
    ]);
    hall.run(&[
        "withdraw 5 --reason 伤病",
        "ko-lots third --red 2",
        "ko third red",
    ]);
    assert_eq!(game(&hall, "final")["winner"], json!(1));
    last_round(&hall);
    assert_eq!(first_four(&hall), [(1, 1), (2, 5), (3, 2), (4, 3)]);
    assert_eq!(hall.row(5)["status"], "withdrawn");
    let prizes = hall.show(&["prizes"]);
    let open = &prizes["lists"][0];
    assert_eq!(
        open["awards"][1],
        json!({ "place": 2, "number": 2, "amount": 1500, "text": null })
    );
    assert!(hall.text(&["prizes"]).contains("跳过: 5 马知行"));
    hall.check();
}

#[test]
fn both_semi_finals_lost_leave_no_final_and_lots_decide_the_four_places() {
    let hall = cut();
    hall.run(&[
        "ko-lots semi-1",
        "ko semi-1 both-forfeit",
        "ko-lots semi-2",
        "ko semi-2 both-forfeit",
    ]);
    assert_eq!(game(&hall, "final")["red"], Value::Null);
    last_round(&hall);
    let ranks: Vec<u64> = first_four(&hall).into_iter().map(|(rank, _)| rank).collect();
    assert_eq!(ranks, [1, 1, 1, 1]);
    assert_eq!(hall.show(&["knockout"])["places"], json!([]));
    // The line of the grammar stands under the standings.
    assert!(hall.text(&["standings"]).contains("tie-lots 1 5 3 2"));
    hall.run(&["tie-lots 2 1 3 5"]);
    assert_eq!(first_four(&hall), [(1, 2), (2, 1), (3, 3), (4, 5)]);
    hall.check();
}

#[test]
fn a_correction_after_the_cut_warns_and_does_not_change_it() {
    let hall = cut();
    // 6 beat 8 in round 2 after all: 3 points, 累进分 1+3, like 3 and 5; 2 would be out.
    hall.run(&["correct 2 4 red"]);
    assert_eq!(hall.row(6)["points"], 3);
    let semi = game(&hall, "semi-1");
    assert_eq!((&semi["red"], &semi["black"]), (&json!(1), &json!(2)));
    assert!(hall.text(&["knockout"]).contains("名额已定"));
    assert_eq!(hall.row(6)["rank"], 5);
}

#[test]
fn the_cut_waits_for_lots_between_players_it_would_part() {
    let edits = [("rounds: 9,", "rounds: 3,"), ("after_round: 7", "after_round: 1")];
    let hall = Hall::new("meishan-2016", &edits, 8);
    hall.run(&["paper 1-8:red 2-7:red 3-6:red 4-5:draw", "close"]);
    // 1, 2 and 3 are level in all, 4 and 5 differ by the black game: the order among the first three is open.
    let refused = hall.refused(&["cut"]);
    assert_eq!(refused.code, 1);
    assert!(
        refused.stderr.contains('1') && refused.stderr.contains('3'),
        "{}",
        refused.stderr
    );
    assert!(hall.text(&["standings"]).contains("淘汰赛名额"));
    hall.run(&["tie-lots 3 1 2", "cut"]);
    let semi = game(&hall, "semi-1");
    assert_eq!((&semi["red"], &semi["black"]), (&json!(3), &json!(5)));
}

#[test]
fn an_earlier_round_is_ranked_as_it_was_and_the_end_has_the_places_of_the_knockout() {
    let hall = two_rounds();
    let before = hall.show(&["standings", "--round", "2"])["rows"].clone();
    hall.run(&[
        "cut",
        "ko-lots semi-1 --red 1",
        "ko semi-1 black",
        "ko-lots semi-2 --red 3",
        "ko semi-2 red",
        "ko-lots final --red 2",
        "ko final red",
        "ko-lots third --red 1",
        "ko third black",
    ]);
    last_round(&hall);
    let keys = |rows: &Value| -> Vec<Value> {
        rows.as_array()
            .unwrap()
            .iter()
            .map(|r| json!([r["rank"], r["number"], r["points"], r["decided_by"], r["values"]]))
            .collect()
    };
    let after = hall.show(&["standings", "--round", "2"]);
    assert_eq!(keys(&after["rows"]), keys(&before));
    let numbers = |rows: &Value| -> Vec<u64> {
        let rows = rows.as_array().unwrap();
        rows.iter().map(|r| r["number"].as_u64().unwrap()).collect()
    };
    assert_eq!(numbers(&after["rows"])[..4], [1, 5, 3, 2]);
    for newest in [&["standings"][..], &["standings", "--round", "3"]] {
        assert_eq!(numbers(&hall.show(newest)["rows"])[..4], [2, 3, 5, 1]);
    }
}

#[test]
fn in_the_rounds_that_go_on_an_earlier_one_has_those_taken_first_as_they_were_taken() {
    let edits = [("rounds: 9,", "rounds: 3,"), ("after_round: 7", "after_round: 1")];
    let hall = Hall::new("meishan-2016", &edits, 8);
    hall.run(&["paper 1-8:red 2-7:red 3-6:red 4-5:draw", "close"]);
    hall.run(&[
        "tie-lots 3 1 2",
        "cut",
        "ko-lots semi-1 --red 3",
        "ko semi-1 black",
    ]);
    hall.run(&[
        "paper 4-6:red 7-8:red",
        "close",
        "paper 4-7:red 6-8:draw",
        "close",
    ]);
    let rows = hall.show(&["standings", "--round", "2"])["rows"].clone();
    let pair = |r: &Value| (r["rank"].as_u64().unwrap(), r["number"].as_u64().unwrap());
    let first: Vec<_> = rows.as_array().unwrap()[..5].iter().map(pair).collect();
    assert_eq!(first, [(1, 3), (2, 1), (3, 2), (4, 5), (5, 4)]);
}

#[test]
fn a_decided_game_says_what_it_was_and_the_same_word_changes_nothing() {
    let hall = cut();
    hall.run(&["ko-lots semi-1 --red 1", "ko semi-1 red"]);
    let echo = hall.run(&["ko semi-1 red", "ko semi-1 black"]);
    assert_eq!(echo[0], "无变化");
    assert!(
        echo[1].contains("红胜, 胜者 1 陆青禾(单位001) -> ")
            && echo[1].contains("黑胜, 胜者 2 韩砚秋(单位002)"),
        "{}",
        echo[1]
    );
    assert!(hall.text(&["log"]).contains("红胜, 胜者 1 陆青禾(单位001) -> "));
    // A drawn slow game keyed again does not lose its quick game.
    hall.run(&["ko semi-1 draw --quick red --choice red"]);
    assert_eq!(hall.run(&["ko semi-1 draw"]), ["无变化"]);
    assert_eq!(game(&hall, "semi-1")["winner"], json!(2));
}

#[test]
fn who_left_before_the_final_was_drawn_up_has_lost_it() {
    let hall = cut();
    hall.run(&[
        "ko-lots semi-1 --red 1",
        "ko semi-1 red",
        "withdraw 1 --reason 病",
        "expel 2 --reason 弄虚作假",
        "ko-lots semi-2 --red 5",
        "ko semi-2 red",
    ]);
    assert_eq!(game(&hall, "final")["winner"], json!(5));
    assert_eq!(game(&hall, "third")["winner"], json!(3));
    // The semi-final corrected: the forfeits fall with the seats, and the other two have left as well.
    hall.run(&["ko semi-1 black"]);
    let last = game(&hall, "final");
    assert_eq!((&last["red"], &last["winner"]), (&json!(2), &json!(5)));
    // All four semi-finalists of one side gone: the ranks close up over the expelled.
    last_round(&hall);
    assert_eq!(first_four(&hall), [(1, 5), (2, 3), (3, 1), (4, 6)]);
    hall.check();
}

#[test]
fn colours_drawn_after_a_forfeit_leave_the_loss_with_the_person() {
    let hall = cut();
    hall.run(&["withdraw 1", "reenter 1", "ko-lots semi-1 --red 2"]);
    let semi = game(&hall, "semi-1");
    assert_eq!(
        (&semi["word"], &semi["winner"]),
        (&json!("black-forfeits"), &json!(2))
    );
    // He came after all: the game is played.
    hall.run(&["ko semi-1 black"]);
    assert_eq!(game(&hall, "final")["red"], json!(1));
    hall.check();
}

#[test]
fn that_a_correction_would_change_the_cut_is_said_once() {
    let hall = cut();
    let said = hall.aside("correct 2 4 red");
    assert_eq!(said.matches("名单已定").count(), 1, "{said}");
    hall.run(&["undo"]);
    // A foul costs 1 of 累进分: one booked late and one voided may change it as well.
    let times = |said: String| said.matches("名单已定").count();
    assert_eq!(times(hall.aside("foul 5 phone-rings --round 2")), 1);
    assert_eq!(times(hall.aside("foul 3 phone-rings --round 2")), 0);
    let fouls = hall.show(&["fouls"]);
    let id = fouls["rows"][1]["id"].as_str().unwrap().to_owned();
    assert_eq!(times(hall.aside(&format!("foul-void {id} --reason 误记"))), 1);
}

#[test]
fn a_foul_that_expels_a_semi_finalist_loses_him_the_games_he_would_yet_play() {
    let expels = r#"effect: Expel, article: "补二.4"), (key: "no-sheet""#;
    let edits = [
        ("rounds: 9,", "rounds: 3,"),
        ("after_round: 7", "after_round: 2"),
        (
            r#"(key: "no-sheet""#,
            &format!(r#"(key: "fighting", name: (zh: "打架", en: "fight"), {expels}"#),
        ),
    ];
    let hall = Hall::new("meishan-2016", &edits, 8);
    hall.run(&["paper 1-8:red 2-7:red 3-6:draw 4-5:draw", "close"]);
    hall.run(&["paper 1-2:red 3-4:red 5-7:red 6-8:draw", "close", "cut"]);
    hall.run(&["foul 5 fighting", "ko-lots semi-1 --red 1", "ko semi-1 red"]);
    assert_eq!(game(&hall, "semi-2")["winner"], json!(3));
    assert_eq!(game(&hall, "third")["winner"], json!(2));
    assert_eq!(hall.row(5)["rank"], Value::Null);
    hall.check();
}
