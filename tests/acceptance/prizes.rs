//! 奖励 (rulebook §9): the boundaries of each list, by the regulations' own words and amounts.

use super::hall::Hall;
use rstest::rstest;
use serde_json::Value;

fn list(hall: &Hall, key: &str) -> Value {
    let prizes = hall.show(&["prizes"]);
    let lists = prizes["lists"].as_array().unwrap();
    lists.iter().find(|l| l["key"] == key).cloned().unwrap()
}

/// Numbers and amounts of a list, in order.
fn awards(hall: &Hall, key: &str) -> Vec<(u64, u64)> {
    list(hall, key)["awards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|a| (a["number"].as_u64().unwrap(), a["amount"].as_u64().unwrap()))
        .collect()
}

fn total(hall: &Hall, number: u64) -> u64 {
    let prizes = hall.show(&["prizes"]);
    let totals = prizes["totals"].as_array().unwrap();
    let row = totals.iter().find(|t| t["number"] == number);
    row.map_or(0, |t| t["amount"].as_u64().unwrap())
}

/// Lots for every level group, as the lines under the standings name them, until none is left.
fn settle(hall: &Hall) {
    loop {
        let standings = hall.show(&["standings"]);
        let rows = standings["rows"].as_array().unwrap();
        let Some(first) = rows.iter().find(|r| r["undecided"] == true) else {
            return;
        };
        let group = rows
            .iter()
            .filter(|r| r["undecided"] == true && r["rank"] == first["rank"]);
        let numbers: Vec<String> = group.map(|r| r["number"].to_string()).collect();
        hall.run(&[&format!("tie-lots {}", numbers.join(" "))]);
    }
}

/// One round of xiaoyi with 10 players; red won everywhere, lots leave the order as numbered:
/// 1 3 5 7 9 with 2 points, then 2 4 6 8 10.
fn xiaoyi() -> Hall {
    let hall = Hall::new("xiaoyi-2019", &[("rounds: 11,", "rounds: 1,")], 10);
    hall.run(&["paper 1-2:red 3-4:red 5-6:red 7-8:red 9-10:red", "close"]);
    settle(&hall);
    assert_eq!(hall.order(), [1, 3, 5, 7, 9, 2, 4, 6, 8, 10]);
    hall
}

#[test]
fn ac_72_xiaoyi_prizes_are_taken_beside_each_other() {
    let hall = xiaoyi();
    hall.run(&[
        "edit 1 household=山西孝义",
        "edit 3 household=山西太原",
        "edit 6 household=河北石家庄",
    ]);
    // Rank 1, of Shanxi and of Xiaoyi: 20000 + 3000 + 1000. Rank 2 of Shanxi: 10000 + 2000.
    assert_eq!((total(&hall, 1), total(&hall, 3)), (24_000, 12_000));
    // Rank 8 from elsewhere: 500 + 100.
    assert_eq!(hall.order()[7], 6);
    assert_eq!(total(&hall, 6), 600);
    assert_eq!(awards(&hall, "luck"), [(6, 100)]);
    let text = hall.text(&["prizes"]);
    assert!(
        text.contains("合计 1 陆青禾 单位001: 24000 元 = 公开组 20000 + 山西省户籍 3000 + 孝义市户籍 1000")
    );
    // 公开组 gives 45900 − what ranks 11 to 24 would get: 6 × 300 + 8 × 200.
    assert_eq!(list(&hall, "open")["unawarded"], 3400);
}

#[test]
fn an_expelled_winner_leaves_his_place_and_the_lucky_ranks_close_up() {
    let hall = xiaoyi();
    hall.run(&["expel 1 --reason 舞弊"]);
    settle(&hall);
    let open = awards(&hall, "open");
    let order = hall.order();
    assert_eq!(open[0], (order[0], 20_000));
    assert_eq!(total(&hall, 1), 0);
    assert_eq!(awards(&hall, "luck"), [(order[7], 100)]);
    let ranks: Vec<Value> = hall.show(&["standings"])["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|r| r["rank"].clone())
        .collect();
    assert_eq!(ranks.last(), Some(&Value::Null));
}

#[test]
fn luck_by_rank_does_not_pass_over_and_says_why_nobody_has_it() {
    let hall = xiaoyi();
    hall.run(&["withdraw 6 --reason 家事"]);
    assert_eq!(awards(&hall, "luck"), []);
    let luck = list(&hall, "luck");
    assert_eq!(luck["unawarded"], 100);
    assert!(luck["reasons"][0]["why"].as_str().unwrap().contains("退赛"));
    // By place the next moves up: 8 is seventh of the takers' line now, at 500.
    assert_eq!(awards(&hall, "open")[7], (8, 500));
}

#[test]
fn the_places_of_the_final_go_by_the_day_of_birth_and_not_to_masters() {
    let hall = xiaoyi();
    hall.run(&[
        "edit 1 household=山西孝义 born=1958-12-31",
        "edit 3 household=山西太原 born=1959-01-01",
        "edit 5 household=山西太原 born=2002-12-31",
        "edit 7 household=山西太原 born=2003-01-01",
        "edit 9 household=山西太原 born=1980-05-05 title=棋协大师",
        "edit 2 household=河北石家庄 born=1980-05-05",
        "edit 4 household=山西晋中 born=1980-05-05",
    ]);
    let named = |key: &str| awards(&hall, key).into_iter().map(|(n, _)| n).collect::<Vec<_>>();
    // 1 is born on the last day of the seniors; 7 a day too late; 2 is from elsewhere.
    assert_eq!(named("final-senior"), [1]);
    let open = named("final-open");
    assert!(
        open.starts_with(&[3, 5]) && !open.contains(&7) && !open.contains(&2),
        "{open:?}"
    );
}

#[test]
fn kunming_seniors_are_born_before_the_day_and_stack_with_members() {
    let edits = [("rounds: 13, first_table: 1", "rounds: 1, first_table: 1")];
    let hall = Hall::without_lots("kunming-2021", &edits, 0);
    let names = ["甲一", "乙二", "丙三", "丁四"];
    let entries: Vec<String> = names.iter().map(|n| format!("@open add {n} --paid")).collect();
    hall.run(&entries.iter().map(String::as_str).collect::<Vec<_>>());
    hall.run(&["@open lots --as-listed", "@open paper 1-2:red 3-4:red"]);
    hall.run(&[
        "@open tie-lots 1 3",
        "@open tie-lots 2 4",
        "@open edit 3 born=1961-01-01 member=yes",
        "@open edit 2 born=1960-12-31 member=yes",
    ]);
    let prizes = hall.show(&["prizes", "--section", "open"]);
    let of = |key: &str| {
        let lists = prizes["lists"].as_array().unwrap();
        let list = lists.iter().find(|l| l["key"] == key).unwrap();
        let awards = list["awards"].as_array().unwrap().iter();
        awards
            .map(|a| (a["number"].as_u64().unwrap(), a["amount"].as_u64().unwrap()))
            .collect::<Vec<_>>()
    };
    assert_eq!(of("senior"), [(2, 1500)]);
    assert_eq!(of("member"), [(3, 1500), (2, 1000)]);
    let total = prizes["totals"]
        .as_array()
        .unwrap()
        .iter()
        .find(|t| t["number"] == 2)
        .unwrap();
    // Third of the open list, first senior, second member.
    assert_eq!(total["amount"], 15_000 + 1_500 + 1_000);
}

/// One round of qijiang with so many entrants: where a third of them ends.
#[rstest]
#[case(70, Some(24))]
#[case(71, Some(24))]
#[case(95, Some(32))]
#[case(96, None)]
#[case(100, None)]
fn a_third_of_the_entrants_rounded_down_and_at_most_32_get_a_prize(
    #[case] players: usize,
    #[case] first_left: Option<u64>,
) {
    let hall = Hall::new("qijiang-2019", &[("rounds: 9,", "rounds: 1,")], players);
    let mut pairs: Vec<String> = (0..players / 2)
        .map(|i| format!("{}-{}:red", 2 * i + 1, 2 * i + 2))
        .collect();
    if players % 2 == 1 {
        pairs.push(format!("{players}:bye"));
    }
    hall.run(&[&format!("paper {}", pairs.join(" "))]);
    let open = list(&hall, "open");
    let reasons = open["reasons"].as_array().unwrap();
    let cap = reasons
        .iter()
        .find(|r| r["why"].as_str().unwrap().contains("参赛"));
    assert_eq!(cap.map(|r| r["places"][0].as_u64().unwrap()), first_left);
    let paid: u64 = open["awards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|a| a["amount"].as_u64().unwrap())
        .sum();
    assert_eq!(paid + open["unawarded"].as_u64().unwrap(), 13_000);
}

#[test]
fn an_undecided_prize_line_is_named_and_its_money_kept_until_lots_are_drawn() {
    let hall = Hall::new("xiaoyi-2019", &[("rounds: 11,", "rounds: 1,")], 4);
    hall.run(&["paper 1-2:red 3-4:red"]);
    // 1 and 3 are level for 20000 and 10000, 2 and 4 for 5000 and 3000.
    assert_eq!(awards(&hall, "open"), []);
    let text = hall.text(&["prizes"]);
    assert!(text.contains("未区分: 1 陆青禾、3 钟怀远"), "{text}");
    assert!(text.contains("tie-lots 1 3"));
    hall.run(&["tie-lots 3 1"]);
    assert_eq!(awards(&hall, "open"), [(3, 20_000), (1, 10_000)]);
}

#[test]
fn a_change_makes_a_new_revision_and_says_what_is_other() {
    let hall = xiaoyi();
    let before = hall.text(&["prizes"]);
    hall.run(&["correct 1 1 black"]);
    settle(&hall);
    let after = hall.text(&["prizes"]);
    assert_ne!(before.lines().next(), after.lines().next());
    assert!(after.contains("作废") && after.contains("->"), "{after}");
    // What touches no prize makes no revision.
    hall.run(&["note 一切正常"]);
    assert_eq!(after.lines().next(), hall.text(&["prizes"]).lines().next());
}

#[test]
fn the_ban_report_of_shanxi_tells_cause_from_none() {
    let hall = Hall::new("shanxi-2018", &[("rounds: 11,", "rounds: 2,")], 6);
    hall.run(&["paper 1-2:red 3-4:red 5-6:red"]);
    hall.run(&["withdraw 2 --reason 家事", "withdraw 4"]);
    let text = hall.text(&["prizes"]);
    assert!(
        text.contains("停赛报告: 2 韩砚秋 单位002: 中途退赛, 理由: 家事"),
        "{text}"
    );
    assert!(
        text.contains("停赛报告: 4 叶听雨 单位004: 中途退赛, 无理由"),
        "{text}"
    );
    // The cause comes later.
    hall.run(&["withdraw 4 --reason 住院"]);
    assert!(hall.text(&["prizes"]).contains("中途退赛, 理由: 住院"));
    hall.check();
}

#[test]
fn a_forfeit_withdraws_at_qijiang_unless_it_was_with_leave() {
    let hall = Hall::new("qijiang-2019", &[], 6);
    hall.run(&["pair", "publish", "start"]);
    let (pairs, _) = hall.pairs();
    let red = pairs[0].0;
    hall.run(&["result 1 red-forfeits --reason absent"]);
    assert_eq!(hall.row(red)["status"], "withdrawn");
    hall.run(&["result 1 red-forfeits --replace --excused"]);
    assert_eq!(hall.row(red)["status"], "active");
}

#[test]
fn who_is_passed_over_for_another_list_is_told_with_its_name() {
    let shanxi = r#"name: (zh: "山西省户籍", en: "Shanxi"), of: (household: ["山西"]), by: Place,"#;
    let alone = format!("{shanxi} stacks: false,");
    let edits = [("rounds: 11,", "rounds: 1,"), (shanxi, alone.as_str())];
    let hall = Hall::new("xiaoyi-2019", &edits, 4);
    hall.run(&["edit 1 household=山西太原", "paper 1-2:red 3-4:draw", "close"]);
    settle(&hall);
    let text = hall.text(&["prizes"]);
    assert!(
        text.contains("跳过: 1 陆青禾") && text.contains("已领 公开组"),
        "{text}"
    );
    assert!(!text.contains("已领 open"), "{text}");
}
