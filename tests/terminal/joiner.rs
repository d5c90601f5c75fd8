//! Torn escape sequences, with times of our own making.

use std::time::{Duration, Instant};

use proptest::prelude::*;
use xiangqi_arbiter::tui::input::{Input, Joiner, Key};

/// What came out: keys without their times, and pastes.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Out {
    Key(Key),
    Paste(String),
}

/// Feeds keys, each some milliseconds after the one before; the clock runs on for ten seconds at the end.
/// `awake` also lets the joiner's deadlines pass as its thread does; what comes out must not depend on it.
fn joined(keys: &[(u64, Key)], awake: bool) -> Vec<Out> {
    let mut joiner = Joiner::default();
    let mut out = Vec::new();
    let mut now = Instant::now();
    for &(pause, key) in keys {
        now += Duration::from_millis(pause);
        if let Some(deadline) = joiner.deadline().filter(|&deadline| awake && deadline <= now) {
            joiner.expire(deadline, &mut out);
        }
        joiner.key(key, now, &mut out);
    }
    joiner.expire(now + Duration::from_secs(10), &mut out);
    out.into_iter()
        .map(|input| match input {
            Input::Key { key, .. } => Out::Key(key),
            Input::Paste(text) => Out::Paste(text),
            Input::Resize { .. } => unreachable!("no size was given"),
        })
        .collect()
}

/// The keys a torn sequence is read as: the terminal library takes Esc for a key, then each byte for one.
fn torn(bytes: &str, pauses: &[u64]) -> Vec<(u64, Key)> {
    let key = |c| match c {
        '\u{1b}' => Key::Esc,
        '\r' => Key::Enter,
        c => Key::Char(c),
    };
    bytes
        .chars()
        .enumerate()
        .map(|(i, c)| (pauses[i % pauses.len()], key(c)))
        .collect()
}

fn keys(keys: &[Key]) -> Vec<Out> {
    keys.iter().copied().map(Out::Key).collect()
}

const MOVES: [(&str, Key); 14] = [
    ("\u{1b}[A", Key::Up),
    ("\u{1b}[B", Key::Down),
    ("\u{1b}[C", Key::Right),
    ("\u{1b}[D", Key::Left),
    ("\u{1b}OA", Key::Up),
    ("\u{1b}OB", Key::Down),
    ("\u{1b}[5~", Key::PageUp),
    ("\u{1b}[6~", Key::PageDown),
    ("\u{1b}[1;5B", Key::Down),
    ("\u{1b}[H", Key::Home),
    ("\u{1b}OF", Key::End),
    ("\u{1b}[1~", Key::Home),
    ("\u{1b}[8~", Key::End),
    ("\u{1b}[6;2~", Key::PageDown),
];

const OTHERS: [(&str, Key); 12] = [
    ("\u{1b}[3~", Key::Delete),
    ("\u{1b}[Z", Key::BackTab),
    ("\u{1b}[15~", Key::F(5)),
    ("\u{1b}[24~", Key::F(12)),
    ("\u{1b}OQ", Key::F(2)),
    ("\u{1b}[[A", Key::F(1)),
    ("\u{1b}OM", Key::Enter),
    ("\u{1b}Op", Key::Char('0')),
    ("\u{1b}Oy", Key::Char('9')),
    ("\u{1b}Ok", Key::Char('+')),
    ("\u{1b}Om", Key::Char('-')),
    ("\u{1b}Oj", Key::Char('*')),
];

/// A sequence with its meaning, and the pauses between its bytes.
fn sequences(first: std::ops::Range<u64>) -> impl Strategy<Value = Vec<(usize, u64, u64, Vec<u64>)>> {
    let sequence = (
        any::<prop::sample::Index>(),
        0..3000_u64,
        first,
        prop::collection::vec(0..900_u64, 5),
    );
    prop::collection::vec(
        sequence.prop_map(|(index, before, first, rest)| {
            (index.index(MOVES.len() + OTHERS.len()), before, first, rest)
        }),
        1..8,
    )
}

fn sequence(index: usize) -> (&'static str, Key) {
    if index < MOVES.len() {
        MOVES[index]
    } else {
        OTHERS[index - MOVES.len()]
    }
}

fn feed(drawn: &[(usize, u64, u64, Vec<u64>)]) -> Vec<(u64, Key)> {
    drawn
        .iter()
        .flat_map(|(index, before, first, rest)| {
            let mut pauses = vec![*before, *first];
            pauses.extend(rest);
            torn(sequence(*index).0, &pauses)
        })
        .collect()
}

proptest! {
    #[test]
    fn pieces_in_time_are_the_keys_that_were_sent(drawn in sequences(0..50), awake: bool) {
        let meant: Vec<Key> = drawn.iter().map(|(index, ..)| sequence(*index).1).collect();
        prop_assert_eq!(joined(&feed(&drawn), awake), keys(&meant));
    }

    #[test]
    fn late_pieces_move_or_do_nothing(drawn in sequences(50..4900), awake: bool) {
        let meant: Vec<Key> = drawn
            .iter()
            .flat_map(|(index, ..)| [Some(Key::Esc), Some(sequence(*index).1).filter(|key| key.moves())])
            .flatten()
            .collect();
        prop_assert_eq!(joined(&feed(&drawn), awake), keys(&meant));
    }

    #[test]
    fn without_escape_every_key_passes(text in "[ -~红和＋]{0,40}", pauses in prop::collection::vec(0..2000_u64, 7)) {
        let typed = torn(&text, &pauses);
        let meant: Vec<Key> = typed.iter().map(|&(_, key)| key).collect();
        prop_assert_eq!(joined(&typed, false), keys(&meant));
    }

    #[test]
    fn a_torn_paste_is_text(text in "[ -~红和\r]{0,30}", first in 0..4000_u64, gap in 0..299_u64) {
        let sent = format!("\u{1b}[200~{text}\u{1b}[201~");
        let mut typed = torn(&sent, &[gap]);
        typed[1].0 = first;
        let mut meant = if first < 50 { vec![] } else { keys(&[Key::Esc]) };
        meant.push(Out::Paste(text.replace('\r', "\n")));
        prop_assert_eq!(joined(&typed, false), meant);
    }
}

#[test]
fn escape_alone_is_given_out_at_its_deadline() {
    let mut joiner = Joiner::default();
    let mut out = Vec::new();
    let at = Instant::now();
    joiner.key(Key::Esc, at, &mut out);
    assert_eq!(out, []);
    let deadline = joiner.deadline().unwrap();
    assert!(deadline <= at + Duration::from_millis(60));
    joiner.expire(deadline, &mut out);
    assert_eq!(out, [Input::Key { key: Key::Esc, at }]);
    assert_eq!(joiner.deadline(), None);
}

#[test]
fn escape_and_another_key_are_both_given_out_at_once() {
    let typed = [
        (0, Key::Esc),
        (0, Key::Char('7')),
        (0, Key::Esc),
        (1, Key::Esc),
        (1, Key::Enter),
    ];
    assert_eq!(
        joined(&typed, true),
        keys(&[Key::Esc, Key::Char('7'), Key::Esc, Key::Esc, Key::Enter])
    );
}

#[test]
fn a_sequence_that_stops_is_forgotten_after_a_second() {
    let typed = [
        (0, Key::Esc),
        (10, Key::Char('[')),
        (10, Key::Char('5')),
        (1000, Key::Char('+')),
    ];
    assert_eq!(joined(&typed, true), keys(&[Key::Char('+')]));
}

#[test]
fn a_key_of_no_sequence_ends_it_and_counts() {
    let typed = [
        (0, Key::Esc),
        (10, Key::Char('[')),
        (10, Key::Enter),
        (10, Key::Char('红')),
    ];
    assert_eq!(joined(&typed, true), keys(&[Key::Enter, Key::Char('红')]));
}

#[test]
fn a_torn_paste_without_its_end_is_over_when_it_falls_silent() {
    let mut typed = torn("\u{1b}[200~37+", &[5]);
    typed.push((300, Key::Char('7')));
    assert_eq!(
        joined(&typed, true),
        [Out::Paste("37+".into()), Out::Key(Key::Char('7'))]
    );
}
