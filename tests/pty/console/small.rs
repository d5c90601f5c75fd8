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

/// A whole round: paired, with a rematch where it must be, and played.
fn rounds(players: usize) -> [String; 3] {
    let mut play = "publish\nstart\n".to_owned();
    for table in 1..=players / 2 {
        play.push_str(&format!("result {table} red\n"));
    }
    play.push_str("close\n");
    [
        "pair\n".to_owned(),
        format!("pair --rematches {}\n", players / 2),
        play,
    ]
}

#[rstest]
fn a_small_field_goes_through_everything(#[values(0, 1, 2, 3, 5, 8)] players: usize) {
    let trial = field(players);
    stands(&trial.feed("lots --as-listed\n"));
    stands(&trial.try_act(&format!("foul {} phone-rings", NAMES[0])));
    for _ in 0..=players.min(3) {
        for lines in rounds(players) {
            stands(&trial.feed(&lines));
        }
    }
    let everyone: String = (1..=players)
        .map(|number| format!("withdraw {number}\n"))
        .collect();
    stands(&trial.feed(&everyone));
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
