//! Whatever is decided names the article it is decided by: in the echo, the log, the lists.

use crate::support::program::{NAMES, Trial, run, run_with};

/// A tournament of four paid players, round 1 published.
fn begun(key: &str, household: &str) -> Trial {
    let trial = Trial::sample(key);
    for name in ["陆青禾", "韩砚秋", "钟怀远", "叶听雨"] {
        trial.act(&format!("add {name} --paid --household {household}"));
    }
    for line in ["lots --as-listed", "pair", "publish"] {
        trial.act(line);
    }
    trial
}

/// What the program says beside its echo.
fn notes(trial: &Trial, line: &str) -> String {
    run_with(&["do", &trial.at(), line], "").ok().err
}

#[test]
fn a_foul_and_the_result_it_forces_name_the_article_once() {
    let trial = begun("qijiang-2019", "重庆綦江");
    let echo = trial.act("foul 1 red phone-answered");
    assert!(echo.contains("接听手机(补二.4)"), "{echo}");
    assert!(echo.contains("黑胜(犯规判负)"), "{echo}");
    let told = run(&["show", &trial.at(), "fouls"]).ok().out;
    assert!(told.contains("补二.4"), "{told}");
    let log = run(&["show", &trial.at(), "log", "--lang", "en"]).ok().out;
    assert!(log.contains("phone answered(补二.4)"), "{log}");
}

#[test]
fn a_loss_by_the_threshold_names_the_threshold() {
    let trial = begun("qijiang-2019", "重庆綦江");
    trial.act("foul 1 red phone-rings");
    let note = notes(&trial, "foul 1 red left-hall");
    assert!(
        note.contains("可判负 (补三.2): result 1 black --reason fouls"),
        "{note}"
    );
    let echo = trial.act("result 1 black --reason fouls");
    assert!(echo.contains("黑胜(犯规判负, 补三.2)"), "{echo}");
}

#[rstest::rstest]
#[case("qijiang-2019", "重庆綦江", "1-", "红弃权", "result 1 red-forfeits", "补二.2")]
#[case(
    "xiaoyi-2019",
    "山西孝义",
    "1-",
    "红弃权",
    "result 1 red-forfeits",
    "规九.3, 补二"
)]
#[case(
    "qijiang-2019",
    "重庆綦江",
    "1*",
    "和棋",
    "result 1 draw --reason advantage",
    "补四.5"
)]
#[case(
    "meishan-2016",
    "四川眉山",
    "1*",
    "和棋",
    "result 1 draw --reason arbiter",
    "补三.5"
)]
fn a_result_names_the_article_of_its_reason(
    #[case] key: &str,
    #[case] household: &str,
    #[case] plain: &str,
    #[case] word: &str,
    #[case] line: &str,
    #[case] article: &str,
) {
    let trial = begun(key, household);
    let echo = trial.act(line);
    assert!(echo.contains(word) && echo.contains(article), "{echo}");
    trial.act("clear 1");
    let echo = trial.act(plain);
    assert!(!echo.contains(article), "{echo}");
}

#[test]
fn who_is_withdrawn_or_expelled_by_a_rule_is_told_which() {
    let trial = begun("qijiang-2019", "重庆綦江");
    let echo = trial.act("result 1 red-forfeits");
    assert!(echo.contains("退赛（依规程 补二.2）"), "{echo}");
    let echo = trial.act("foul 2 red misconduct");
    assert!(echo.contains("取消资格: 吵架打架 (补二.5)"), "{echo}");
}

#[test]
fn refunds_name_their_article() {
    let trial = Trial::sample("qijiang-2019");
    for name in ["陆青禾", "韩砚秋"] {
        trial.act(&format!("add {name} --paid --sex f --household 重庆綦江"));
    }
    trial.act("lots --as-listed");
    trial.act("paper 1-2:red");
    trial.act("foul 1 black warning");
    let told = run(&["show", &trial.at(), "prizes"]).ok().out;
    assert!(told.contains("退费: 1 陆青禾: 退 50 元 (规十二.2)"), "{told}");
    assert!(
        told.contains("退费: 2 韩砚秋: 不退 50 元, 受处罚 #6 (规十二.2)"),
        "{told}"
    );
}

#[test]
fn draw_offers_propose_their_foul_and_change_no_seats() {
    let trial = begun("meishan-2016", "四川眉山");
    let echo = trial.act("offer 1 red");
    assert!(echo.contains("提和") && !echo.contains("换人"), "{echo}");
    let note = notes(&trial, "offer 1 red");
    assert!(
        note.contains("1 台红方提和过多，可记犯规 (补二.4(3)): foul 1 red draw-offers"),
        "{note}"
    );
    trial.act("foul 1 red draw-offers");
    assert_eq!(notes(&trial, "offer 1 black"), "");
}

#[test]
fn an_early_draw_is_said_where_the_regulation_forbids_it() {
    let trial = Trial::sample("qijiang-2019");
    for i in 1..=16 {
        trial.act(&format!("add 选手{i} --paid --household 重庆綦江"));
    }
    trial.act("lots --as-listed");
    for _ in 1..=6 {
        trial.act("pair");
        trial.act("publish");
        let note = notes(&trial, "result 1 draw");
        assert!(!note.contains("回合"), "{note}");
        for board in 2..=8 {
            trial.act(&format!("{board}+"));
        }
        trial.act("close");
    }
    trial.act("pair");
    trial.act("publish");
    let note = notes(&trial, "result 1 draw");
    assert!(
        note.contains("1 台和棋未记回合数，须满 25 回合 (补二.7)"),
        "{note}"
    );
    let note = notes(&trial, "result 2 draw --moves 24");
    assert!(note.contains("2 台 24 回合和棋，不满 25 回合 (补二.7)"), "{note}");
    assert_eq!(notes(&trial, "result 3 draw --moves 25"), "");
    assert_eq!(notes(&trial, "result 7 draw"), "");
}

#[test]
fn what_is_taken_instead_and_what_an_answer_sets_are_named() {
    let trial = Trial::sample("qijiang-2019");
    for name in NAMES.iter().take(6) {
        trial.act(&format!("add {name} --paid --sex m --household 重庆綦江"));
    }
    trial.act("lots --as-listed");
    trial.act("paper 1-2:red 3-4:draw 5-6:draw");
    let echo = trial.act("answer stack no");
    assert!(echo.contains("可兼得 是 -> 否"), "{echo}");
    assert!(!echo.contains("honour"), "{echo}");
    let told = run(&["show", &trial.at(), "prizes"]).ok().out;
    assert!(
        told.contains("本地男子组 (规十一.3): 跳过: 1 陆青禾, 已领 公开组"),
        "{told}"
    );
}

#[test]
fn claims_and_rulings_name_their_article() {
    let trial = begun("xiaoyi-2019", "山西孝义");
    let echo = trial.act("claim 1 red --kind natural");
    assert!(echo.contains("自然限着(规九.5, 补细则4) 0/40"), "{echo}");
    let echo = trial.act("ruling 1 black");
    assert!(echo.contains("1 个循环内(补细则3)"), "{echo}");
}
