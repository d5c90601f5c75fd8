//! The line a key leaves in the journal is the grammar's own: typed after `:` it does the same.

use crate::support::console::{Desk, rules};
use std::collections::BTreeSet;
use xiangqi_arbiter::domain::act::{Act, Entry};
use xiangqi_arbiter::domain::fact::Fact;

fn last(desk: &mut Desk) -> Entry {
    desk.console().session().book().entries().last().unwrap().clone()
}

fn done(entry: &Entry) -> (&str, &[Fact]) {
    match &entry.act {
        Act::Do { line, facts } => (line, facts),
        other => panic!("{other:?} is not an act of its own"),
    }
}

/// Presses keys on one console, types the line they left on another at the same place, and compares the facts.
/// Gives the verb.
fn both_ways(desk: &mut Desk, keys: &str) -> String {
    let mut typist = desk.copy();
    let before = desk.head();
    desk.keys(keys);
    assert_eq!(desk.head(), before + 1, "{keys}: {}", desk.echo());
    let keyed = last(desk);
    let (line, facts) = done(&keyed);
    typist.line(line);
    assert_eq!(typist.head(), before + 1, "{line}: {}", typist.echo());
    let typed = last(&mut typist);
    assert_eq!(done(&typed), (line, facts), "{keys}");
    line.split_whitespace()
        .next()
        .unwrap()
        .trim_start_matches(|c: char| c.is_ascii_digit())
        .to_owned()
}

#[test]
fn every_key_leaves_a_line_that_does_the_same() {
    let mut verbs = BTreeSet::new();
    let mut desk = Desk::new(rules(), 12);
    let registration = ["<Tab><Tab> p", "p", "r", "r"];
    for keys in registration {
        verbs.insert(both_ways(&mut desk, keys));
    }
    desk.keys("<Esc>");
    for keys in ["g y", "g", "1mr 2b", "w y", "t"] {
        verbs.insert(both_ways(&mut desk, keys));
    }
    let boards = [
        "1+",
        "1- y",
        "1<Bksp>",
        "2-",
        "3*",
        "4/r",
        "5/b",
        "6/x",
        "6/l y",
        "2+ y",
        "2!",
        "2* y",
        "1ar",
        "1ab",
        "1ar",
        "1ab",
        "3/c",
        "3fr1<Enter>",
        "3fr1n<Enter>",
        "3fr5 9<Enter>",
        "3fr4 130<Enter>",
        "1+",
        "1n",
    ];
    for keys in boards {
        verbs.insert(both_ways(&mut desk, keys));
    }
    desk.keys("v");
    verbs.insert(both_ways(&mut desk, "1+"));
    desk.keys("<Esc>");
    for keys in ["e y", "g", "<Enter>a", "a", "wy", "k"] {
        verbs.insert(both_ways(&mut desk, keys));
    }
    let expected = [
        "*", "+", "-", "absent", "arrived", "clear", "close", "colours", "dispute", "edit", "foul", "lots",
        "missing", "pair", "paid", "present", "publish", "reenter", "result", "sheet", "start", "swap",
        "verify", "withdraw",
    ];
    assert_eq!(verbs, expected.map(str::to_owned).into());
}

#[test]
fn the_bye_moves_by_key_and_by_line_alike() {
    let mut desk = Desk::in_round(1, 5);
    desk.keys("1+ 2+ e y g");
    assert_eq!(both_ways(&mut desk, "1kr"), "bye");
}

#[test]
fn a_player_without_a_number_is_named_on_the_line() {
    let mut desk = Desk::new(rules(), 0);
    desk.line("add \"王 磊\" --unit 青石队");
    assert_eq!(both_ways(&mut desk, "<Tab><Tab> p"), "paid");
}
