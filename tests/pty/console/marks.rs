//! Text from files is data: what a roster smuggles in never steers the terminal.

use super::{drawn, launch, saved};
use crate::support::program::Trial;

/// Names and units that would colour, retitle, ring, turn or hide.
const ROSTER: &str = "姓名,单位,缴费\n\
    陆\x1b[35;44m青禾,青\x1b]0;占\x07队,是\n\
    韩\u{202e}砚秋,白\u{2066}河,是\n\
    钟\x07怀远,松\u{9b}31m岭,是\n\
    叶\u{200b}听雨,云\x08\x08溪,是\n\
    马\u{85}知行,南\x7f浦,是\n\
    何\x1bc星野,晚晴,是\n";

/// What none of the program's own sequences holds.
const SMUGGLED: [&str; 11] = [
    "\x1b[35;44m",
    "\x1b]",
    "\x1bc",
    "\u{202e}",
    "\u{2066}",
    "\u{9b}",
    "\u{200b}",
    "\u{85}",
    "\x07",
    "\x08",
    "\x7f",
];

/// Text for people, which is lines and nothing else.
#[track_caller]
fn is_plain(text: &str, what: &str) {
    let steers = |c: char| c.is_control() && c != '\n';
    assert!(!text.contains(steers), "{what}: {text:?}");
    for smuggled in SMUGGLED {
        assert!(!text.contains(smuggled), "{what}: {smuggled:?} in {text:?}");
    }
}

#[test]
fn what_a_roster_smuggles_in_is_shown_as_marks_everywhere() {
    let trial = Trial::of_roster(ROSTER);
    for line in [
        "lots --as-listed",
        "pair",
        "publish",
        "result 1 red",
        "foul 1 red phone",
        "withdraw 3",
        "edit 2 name=韩\x1b[35;44m秋",
    ] {
        let done = trial.try_act(line);
        is_plain(&done.out, line);
        is_plain(&done.err, line);
    }
    for what in [
        &["standings"][..],
        &["pairings"],
        &["roster"],
        &["card", "1"],
        &["log"],
        &["fouls"],
        &["teams"],
        &["prizes"],
        &["questions"],
        &["why", "1"],
    ] {
        let shown = trial.show(what);
        is_plain(&shown.out, what[0]);
        is_plain(&shown.err, what[0]);
    }
    let roster = trial.show(&["roster"]).ok().out;
    for mark in [
        "陆^[[35;44m青禾",
        "青^[]0;占^G队",
        "钟^G怀远",
        "白<U+2066>河",
        "松<U+009B>31m岭",
        "叶<U+200B>听雨",
    ] {
        assert!(roster.contains(mark), "{mark}: {roster}");
    }
    let table = std::fs::read_to_string(trial.file("crosstable.txt")).unwrap();
    is_plain(&table, "crosstable.txt");
    assert!(table.contains("^[[35;44m"), "{table}");

    let Some(pty) = drawn(launch(&trial).size(140, 40), &trial) else {
        return;
    };
    pty.wait_for("^[[35;44m");
    let acts = trial.acts();
    pty.type_keys("2+");
    pty.wait_for(&saved(acts + 1));
    for keys in [
        "\t", "\t", "\r", "\x1b", "\t", "\t", "\r", "\x1b", "2", "\x1b", "c", "\x1b", "U", "\x1b", "s", "l",
        "\x1b",
    ] {
        pty.type_keys(keys);
        pty.settle();
    }
    let raw = String::from_utf8_lossy(&pty.raw()).into_owned();
    for smuggled in SMUGGLED {
        assert!(!raw.contains(smuggled), "{smuggled:?} was sent");
    }
}
