//! Many acts undone at once are told in a line that fits; one is told whole.

use crate::support::program::{Trial, run};
use xiangqi_arbiter::text::width::cells;

/// Lots, two rounds on paper, both closed: acts #3 to #7.
fn two_rounds() -> Trial {
    let trial = Trial::of(8);
    trial
        .feed(
            "paper 1-2:red 4-3:draw 5-6:red 8-7:black\nclose\n\
             paper 1-5:red 7-3:draw 4-2:red 6-8:black\nclose\n",
        )
        .ok();
    trial
}

#[test]
fn the_echo_and_the_log_name_the_number_the_range_the_rounds_and_the_newest() {
    let trial = two_rounds();
    let last = trial.acts();
    let echo = trial.act("undo --to 3");
    let told = format!(
        "撤销 {} 条：#4 到 #{last}；其中公布 第1-2轮；结束 第1-2轮；最新 #{last} close、#{} paper 1-5:red 7-3:dra...、#{} close",
        last - 3,
        last - 1,
        last - 2
    );
    assert_eq!(echo, format!("{told} · 已保存 #{}", last + 1));
    let log = trial.view(&["log"]);
    assert_eq!(
        log["rows"].as_array().unwrap().last().unwrap()["text"],
        told.as_str()
    );
    let redone = run(&["--lang", "en", "do", &trial.at(), "redo"]).ok().out;
    assert!(
        redone.starts_with(&format!(
            "redone {} acts: #4 to #{last}; published among them: rounds 1-2",
            last - 3
        )),
        "{redone}"
    );
}

#[test]
fn however_many_there_are_the_line_stays_short() {
    let trial = two_rounds();
    let notes: String = (0..60)
        .map(|n| format!("note 第{n}次巡场，一切正常，没有需要处理的事情\n"))
        .collect();
    trial.feed(&notes).ok();
    let echo = trial.act("undo --to 2");
    assert!(cells(&echo) < 200, "{echo}");
}

#[test]
fn one_act_is_named_whole() {
    let trial = two_rounds();
    let last = trial.acts();
    let echo = trial.act("undo");
    assert!(
        echo.starts_with(&format!("撤销 #{last} close (")) && echo.contains("第2轮 结束"),
        "{echo}"
    );
}

#[test]
fn who_comes_in_a_running_round_is_told_as_a_late_entry() {
    let trial = two_rounds();
    trial.feed("pair\npublish\n").ok();
    let echo = trial.act("late 韩小石 --unit 白河队 --paid");
    assert!(echo.starts_with("补报 9 韩小石(白河队)，第4轮起"), "{echo}");
    assert!(!echo.contains("报名"), "{echo}");
}
