//! AC-20, AC-21, AC-26: late, absent, withdrawn.

use super::hall::Hall;

fn started(key: &str, edits: &[(&str, &str)]) -> Hall {
    let hall = Hall::new(key, edits, 4);
    hall.run_at("2019-10-05T08:30:00+08:00", &["pair", "publish", "start"]);
    hall
}

const LATE: &str = "result 1 red-forfeits --reason late";

#[rstest::rstest]
#[case("xiaoyi-2019", &[], "08:39:59", "08:40:00")]
#[case("xiaoyi-2019", &[("late_at: At", "late_at: After")], "08:40:00", "08:40:01")]
#[case("xiaoyi-2019", &[("late_minutes: 10", "late_minutes: 0")], "08:29:59", "08:30:00")]
#[case("qijiang-2019", &[], "08:39:59", "08:40:00")]
#[case("shanxi-2018", &[], "08:44:59", "08:45:00")]
#[case("meishan-2016", &[], "08:44:59", "08:45:00")]
fn ac_20_the_late_limit(
    #[case] key: &str,
    #[case] edits: &[(&str, &str)],
    #[case] early: &str,
    #[case] due: &str,
) {
    let hall = started(key, edits);
    let refused = hall.refused_at(&format!("2019-10-05T{early}+08:00"), &[LATE]);
    assert_eq!(refused.code, 1);
    assert!(
        refused.stderr.contains('1'),
        "the seconds left are named: {}",
        refused.stderr
    );
    hall.run_at(&format!("2019-10-05T{due}+08:00"), &[LATE]);
    assert_eq!(hall.result(1), "red-forfeits");
}

#[test]
fn ac_20_without_a_start_nobody_is_late() {
    let hall = Hall::new("xiaoyi-2019", &[], 4);
    hall.run(&["pair", "publish"]);
    assert_eq!(hall.refused(&[LATE]).code, 1);
}

#[test]
fn ac_20_an_unanswered_limit_refuses_only_what_needs_it() {
    let hall = Hall::without_lots("kunming-2021", &[], 0);
    hall.run(&[
        "@open add 甲 --paid",
        "@open add 乙 --paid",
        "@open lots --as-listed",
        "@open pair",
        "@open publish",
    ]);
    assert_eq!(hall.refused(&["@open start"]).code, 1);
    hall.run(&[
        "@open answer late-minutes 10",
        "@open start",
        "@open result 1 red",
    ]);
}

#[test]
fn ac_21_the_absent_side_forfeits_and_the_winner_stays() {
    let hall = started("xiaoyi-2019", &[]);
    hall.run(&["result 1 red-forfeits --reason absent"]);
    assert_eq!(
        (hall.row(1)["points"].clone(), hall.row(2)["points"].clone()),
        (0.into(), 2.into())
    );
    for number in [1, 2] {
        assert_eq!(hall.row(number)["status"], "active");
    }
}

#[test]
fn ac_21_at_qijiang_one_forfeit_withdraws_unless_excused_or_late() {
    let hall = started("qijiang-2019", &[]);
    hall.run(&["result 1 red-forfeits --reason absent"]);
    assert_eq!(
        (hall.row(1)["status"].clone(), hall.row(2)["status"].clone()),
        ("withdrawn".into(), "active".into())
    );
    hall.run(&["undo"]);
    assert_eq!(hall.row(1)["status"], "active");
    hall.run(&["result 1 red-forfeits --reason absent --excused"]);
    assert_eq!(hall.row(1)["status"], "active");
    let late = hall.run_at(
        "2019-10-05T08:40:00+08:00",
        &["result 2 black-forfeits --reason late"],
    );
    assert_eq!(late.len(), 1);
    assert!([3, 4].into_iter().all(|n| hall.row(n)["status"] == "active"));
}

#[test]
fn ac_26_a_withdrawn_player_keeps_his_games_and_his_place() {
    let hall = Hall::new("xiaoyi-2019", &[], 6);
    hall.run(&[
        "paper 1-2:red 3-4:red 5-6:red",
        "close",
        "paper 3-1:black 2-5:draw 4-6:draw",
        "close",
    ]);
    hall.run(&["withdraw 1 --reason 家事", "pair"]);
    let (pairs, bye) = hall.pairs();
    assert!(pairs.iter().all(|(r, b)| *r != 1 && *b != 1));
    assert!(bye.is_some_and(|b| b != 1));
    let row = hall.row(1);
    assert_eq!(
        (row["status"].clone(), row["rank"].clone(), row["points"].clone()),
        ("withdrawn".into(), 1.into(), 4.into())
    );
    // 2 met 1 (4 points) and 5 (3 points).
    assert_eq!(hall.row(2)["values"]["OpponentScore"], 7);
    assert!(hall.text(&["standings"]).contains('退'));
    hall.run(&["reenter 1", "pair"]);
    assert_eq!(hall.pairs().1, None);
}
