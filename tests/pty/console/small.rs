//! The smallest fields: nobody, one, two of one name; nothing breaks down.

use super::open;
use crate::support::program::{Done, NAMES, Trial, run};
use rstest::rstest;

/// So many players; the first two have one name.
fn field(players: usize) -> Trial {
    let mut roster = "姓名,单位,缴费\n".to_owned();
    for (at, name) in NAMES[..players].iter().enumerate() {
        let name = if at == 1 { NAMES[0] } else { name };
        roster.push_str(&format!("{name},{at}队,是\n"));
    }
    Trial::of_roster(&roster)
}

#[track_caller]
fn stands(done: &Done) {
    assert!((0..=4).contains(&done.code), "{done:?}");
    assert!(!done.err.contains("panicked"), "{}", done.err);
}

/// A whole round, and the next ones for as long as there are opponents and beyond.
fn rounds(players: usize) -> String {
    let mut lines = "pair\npair --rematches 1\npublish\nstart\n".to_owned();
    for table in 1..=players / 2 {
        lines.push_str(&format!("result {table} red\n"));
    }
    lines.push_str("close\n");
    lines
}

#[rstest]
fn a_small_field_goes_through_everything(#[values(0, 1, 2, 3, 4, 5, 8)] players: usize) {
    let trial = field(players);
    stands(&trial.feed("lots --as-listed\n"));
    stands(&trial.try_act(&format!("foul {} phone-rings", NAMES[0])));
    for _ in 0..players.min(4) + 1 {
        for line in rounds(players).lines() {
            stands(&trial.try_act(line));
        }
    }
    look_at_everything(&trial);
    for number in 1..=players {
        stands(&trial.try_act(&format!("withdraw {number}")));
    }
    for line in ["pair", "publish", "cut", "close", "undo"] {
        stands(&trial.try_act(line));
    }
    look_at_everything(&trial);
    trial.check().ok();

    let Some(mut pty) = open(&trial) else { return };
    for keys in [
        "g", "y", "w", "y", "t", "1", "+", "\x1b", "+", "e", "y", "\t", "\r", "\x1b", "\x1b[B", "\t", "\r",
        "a", "\x1b", "\t", "\r", "\x1b", "c", "\x1b", "U", "\x1b", "s", "l", "\r", "\x1b", "v", "+", "\x1b",
        "u", "y", ",", ".",
    ] {
        pty.type_keys(keys);
        std::thread::sleep(std::time::Duration::from_millis(35));
    }
    pty.settle();
    pty.type_keys("\x1b");
    pty.settle();
    pty.type_keys("qy");
    let (status, _) = pty.wait_exit();
    assert_eq!(status.code(), Some(0), "{}", pty.screen());
    trial.check().ok();
}

fn look_at_everything(trial: &Trial) {
    for what in [
        &["standings"][..],
        &["pairings"],
        &["roster"],
        &["card", "1"],
        &["teams"],
        &["knockout"],
        &["prizes"],
        &["fouls"],
        &["log"],
        &["questions"],
        &["why", "1"],
    ] {
        stands(&trial.show(what));
    }
    stands(&run(&["check", &trial.at()]));
}
