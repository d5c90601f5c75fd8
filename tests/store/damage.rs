//! Torn tails, damage, forgery, newer formats: never an empty start over a bad file.

use crate::support::program::{Trial, exists};

/// The journal's lines.
fn lines(journal: &[u8]) -> Vec<Vec<u8>> {
    journal
        .split_inclusive(|b| *b == b'\n')
        .map(<[u8]>::to_vec)
        .collect()
}

#[test]
fn a_torn_last_line_is_left_by_readers_and_set_aside_by_the_next_writer() {
    let trial = Trial::of(4);
    trial.forge(|mut journal| {
        journal.extend_from_slice(b"(seq:4,prev:\"0011\",at:\"2019");
        journal
    });
    let torn = trial.journal();
    let shown = trial.show(&["log"]).ok();
    assert!(shown.err.contains('5'), "{}", shown.err);
    trial.check().ok();
    assert_eq!(trial.journal(), torn, "readers change nothing");

    let refused = trial.try_act("remove 99");
    assert_eq!(refused.code, 1);
    assert_eq!(trial.journal(), torn, "nothing was appended");

    trial.act("note on we go");
    let aside = std::fs::read(trial.file("journal.torn-4.txt")).unwrap();
    assert!(aside.starts_with(b"(seq:4,prev:\"0011\""));
    assert_eq!(trial.show(&["log"]).ok().err, "");
    trial.check().ok();
}

#[test]
fn a_page_of_nothing_at_the_end_is_a_torn_line() {
    let trial = Trial::of(4);
    trial.forge(|mut journal| {
        journal.extend_from_slice(&[0; 64]);
        journal.push(b'\n');
        journal
    });
    trial.act("note on we go");
    assert!(exists(&trial.file("journal.torn-4.txt")));
    trial.check().ok();
}

#[test]
fn damage_in_the_middle_reads_only_and_names_the_line() {
    let trial = Trial::of(4);
    trial.feed("pair\npublish\n1+\n").ok();
    trial.forge(|journal| {
        let mut lines = lines(&journal);
        lines[3].truncate(20);
        lines[3].push(b'\n');
        lines.concat()
    });
    let damaged = trial.journal();
    for done in [trial.show(&["standings"]), trial.check(), trial.try_act("2+")] {
        assert_eq!(done.code, 3, "{done:?}");
        assert!(done.err.contains('4'), "{}", done.err);
    }
    assert_eq!(trial.journal(), damaged);
}

#[test]
fn a_changed_line_breaks_the_chain_behind_it() {
    let trial = Trial::of(4);
    trial.feed("pair\npublish\n1+\n2+\n").ok();
    trial.forge(|journal| {
        let text = String::from_utf8(journal).unwrap();
        text.replacen("word:Red", "word:Draw", 1).into_bytes()
    });
    let done = trial.check();
    assert_eq!(done.code, 3);
    // Header, regulation, roster, lots, pairing, publication, then the forged line, then the one behind it.
    assert!(done.err.contains('8'), "{}", done.err);
}

#[test]
fn a_changed_last_line_is_found_by_the_snapshot() {
    let trial = Trial::of(4);
    trial.feed("pair\npublish\n1+\n").ok();
    trial.forge(|journal| {
        let text = String::from_utf8(journal).unwrap();
        text.replacen("word:Red", "word:Draw", 1).into_bytes()
    });
    trial.show(&["standings"]).ok();
    assert_eq!(trial.check().code, 3);
}

#[test]
fn a_line_taken_out_is_missed() {
    let trial = Trial::of(4);
    trial.feed("note a\nnote b\nnote c\n").ok();
    trial.forge(|journal| {
        let mut lines = lines(&journal);
        lines.remove(5);
        lines.concat()
    });
    assert_eq!(trial.show(&["log"]).code, 3);
}

#[test]
fn a_newer_format_is_read_only() {
    let trial = Trial::of(4);
    trial.forge(|journal| {
        let text = String::from_utf8(journal).unwrap();
        text.replacen("format:1", "format:2,further:[]", 1).into_bytes()
    });
    let newer = trial.journal();
    assert_eq!(trial.show(&["roster"]).code, 3);
    let done = trial.try_act("note x");
    assert_eq!(done.code, 3);
    assert!(done.err.contains('2'), "{}", done.err);
    assert_eq!(trial.journal(), newer);
}

#[test]
fn an_empty_journal_is_damage_and_a_missing_one_no_tournament() {
    let trial = Trial::of(4);
    trial.forge(|_| Vec::new());
    assert_eq!(trial.show(&["roster"]).code, 3);
    assert_eq!(trial.try_act("add 甲").code, 3);
    assert_eq!(trial.journal(), b"");
    std::fs::remove_file(trial.file("journal.ron")).unwrap();
    assert_eq!(trial.show(&["roster"]).code, 1);
    assert_eq!(trial.try_act("add 甲").code, 1);
    assert!(!exists(&trial.file("journal.ron")));
}
