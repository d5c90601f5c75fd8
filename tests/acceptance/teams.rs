//! 团体 of shanxi-2018 (规六, 规七(二), 补四.2): four designated members, the least sum of their ranks, then the best
//! single rank; composition by birth; the incomplete are listed without a rank.

use super::hall::Hall;
use serde_json::{Value, json};

/// One round with 9 players, red won everywhere, 9 has the bye, whose 对手分 (2) puts him first; then 1 3 5 7 and
/// 2 4 6 8 by lots in the order of their numbers. So the ranks 1 to 9 are held by 9 1 3 5 7 2 4 6 8.
fn played(teams: &[(&str, &[u32])], before: &[&str]) -> Hall {
    let hall = Hall::new("shanxi-2018", &[("rounds: 11,", "rounds: 1,")], 9);
    for (name, numbers) in teams {
        let lines: Vec<String> = numbers
            .iter()
            .map(|number| format!("edit {number} team={name} unit={name} counting=yes"))
            .collect();
        hall.run(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    }
    hall.run(before);
    hall.run(&["paper 1-2:red 3-4:red 5-6:red 7-8:red 9:bye", "close"]);
    hall.run(&["tie-lots 1 3 5 7", "tie-lots 2 4 6 8"]);
    assert_eq!(hall.order(), [9, 1, 3, 5, 7, 2, 4, 6, 8]);
    hall
}

/// The ranks 2, 3, 5 and 8.
const FIRST: (&str, &[u32]) = ("甲队", &[1, 3, 7, 6]);

fn rows(hall: &Hall) -> Vec<(Value, String, Value)> {
    hall.show(&["teams"])["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|r| {
            (
                r["rank"].clone(),
                r["team"].as_str().unwrap().to_owned(),
                r["sum"].clone(),
            )
        })
        .collect()
}

#[test]
fn equal_sums_go_by_the_best_single_rank_and_the_short_team_is_listed_unranked() {
    // 2 + 3 + 5 + 8 = 18 = 1 + 4 + 6 + 7; rank 9 alone is no team.
    let hall = played(&[FIRST, ("乙队", &[9, 5, 2, 4]), ("丙队", &[8])], &[]);
    assert_eq!(
        rows(&hall),
        [
            (json!(1), "乙队".to_owned(), json!(18)),
            (json!(2), "甲队".to_owned(), json!(18)),
            (json!(null), "丙队".to_owned(), json!(null)),
        ]
    );
    let text = hall.text(&["teams"]);
    assert!(text.contains("丙队: 计分队员 1 人，须 4"), "{text}");
    let prizes = hall.show(&["prizes"]);
    let list = &prizes["lists"][0];
    assert_eq!(list["awards"][0]["amount"], 10_000);
    // 26000 in all, 16000 of it given.
    assert_eq!(list["unawarded"], 10_000);
}

#[test]
fn a_youth_is_born_on_the_first_of_january_2002_or_later() {
    let fails = "甲队: 至少一名2002年1月1日以后出生 (0) 规六(三)";
    let hall = played(&[FIRST], &["edit 7 born=2001-12-31"]);
    assert!(hall.text(&["teams"]).contains(fails));
    let hall = played(&[FIRST], &["edit 7 born=2002-01-01"]);
    assert!(!hall.text(&["teams"]).contains("2002年1月1日以后出生"));
}

#[test]
fn an_expelled_member_breaks_the_team_and_a_withdrawn_one_does_not() {
    let hall = played(&[FIRST], &[]);
    hall.run(&["withdraw 6 --reason 家事"]);
    assert_eq!(rows(&hall)[0].2, json!(18));
    hall.run(&["expel 1 --reason 舞弊"]);
    assert_eq!(rows(&hall)[0].0, json!(null));
    assert!(hall.text(&["teams"]).contains("取消资格"));
}
