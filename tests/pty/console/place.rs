//! Opened again, the console is where it was (AC-88), and says so when it had been cut off.

use super::glyphs::reversed_rows;
use super::{drawn, first_round, launch, open};
use crate::support::program::Trial;
use crate::support::pty::Pty;
use rustix::process::Signal;
use std::time::Instant;

/// Two rounds, the second published.
fn second_round() -> Trial {
    let trial = first_round();
    trial
        .feed("start\nresult 1 red\nresult 2 red\nresult 3 red\nresult 4 red\nclose\npair\npublish\n")
        .ok();
    trial
}

/// Looks at the standings after round 1, third row.
fn move_away(pty: &Pty) -> Vec<String> {
    pty.type_keys(",");
    pty.wait_for("┌ 对局  第1/11轮");
    pty.type_keys("\t");
    pty.settle();
    pty.type_keys("\x1b[B");
    pty.settle();
    pty.type_keys("\x1b[B");
    pty.settle();
    reversed_rows(pty)
}

/// Waits until the place is kept as it is now: nothing else tells when a second has gone by.
#[track_caller]
fn wait_for_place(trial: &Trial, part: &str) {
    let start = Instant::now();
    let kept = || {
        std::fs::read_dir(trial.state_home().join("xiangqi-arbiter"))
            .into_iter()
            .flatten()
            .filter_map(|file| std::fs::read_to_string(file.ok()?.path()).ok())
            .collect::<String>()
    };
    while !kept().contains(part) {
        assert!(start.elapsed().as_secs() < 20, "{part} is not kept: {}", kept());
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}

#[test]
fn a_console_killed_is_found_where_it_was_and_says_when() {
    let trial = second_round();
    let Some(mut pty) = open(&trial) else { return };
    let rows = move_away(&pty);
    assert_eq!(rows.len(), 1, "{rows:?}");
    wait_for_place(&trial, "cursor:2");
    pty.signal(Signal::KILL);
    pty.wait_exit();

    let Some(mut again) = open(&trial) else { return };
    again.wait_for(" 中断，已恢复到原处");
    again.wait_for("┌ 对局  第1/11轮");
    assert_eq!(reversed_rows(&again), rows);
    again.type_keys("qy");
    assert_eq!(again.wait_exit().0.code(), Some(0));

    let Some(third) = drawn(launch(&trial).arg("--lang").arg("zh"), &trial) else {
        return;
    };
    third.wait_for("已恢复到上次的位置");
    third.wait_for("┌ 对局  第1/11轮");
    assert_eq!(reversed_rows(&third), rows);
}

#[test]
fn a_console_cut_off_is_found_where_it_was_and_says_when() {
    let trial = second_round();
    let at = |time: &str| {
        launch(&trial)
            .arg("--now")
            .arg(format!("2019-10-05T{time}:00+08:00"))
    };
    let Some(mut pty) = drawn(at("09:17"), &trial) else {
        return;
    };
    let rows = move_away(&pty);
    pty.hang_up();
    pty.wait_exit();
    let Some(again) = drawn(at("09:20"), &trial) else {
        return;
    };
    again.wait_for("上次在 10-05 09:17 中断，已恢复到原处");
    assert_eq!(reversed_rows(&again), rows);
}
