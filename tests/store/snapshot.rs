//! `state.ron` and `crosstable.txt`.

use crate::support::facts::moment;
use crate::support::program::{NAMES, Trial};
use xiangqi_arbiter::cli::grammar::parse_line;
use xiangqi_arbiter::cli::request;
use xiangqi_arbiter::store::{Session, snapshot};

#[test]
fn it_is_the_fold_after_every_run() {
    let trial = Trial::of(8);
    trial.feed("pair\npublish\n1+\n2-\n").ok();
    let session = Session::open(&trial.folder()).unwrap();
    let state = snapshot::read(&trial.folder()).unwrap();
    assert_eq!(state.as_of, session.book().head());
    assert_eq!(state.head, session.head());
    assert_eq!(&state.tournament, session.book().tournament());
}

#[test]
fn a_board_is_a_line() {
    let trial = Trial::of(8);
    trial.feed("pair\npublish\n1+\n").ok();
    let text = std::fs::read_to_string(trial.file("state.ron")).unwrap();
    let boards: Vec<&str> = text.lines().filter(|l| l.contains("board:")).collect();
    assert_eq!(boards.len(), 4);
    assert!(boards[0].contains("Decided"), "{}", boards[0]);
}

#[test]
fn missing_or_unreadable_it_is_only_said_and_written_anew() {
    let trial = Trial::of(4);
    let file = trial.file("state.ron");
    std::fs::remove_file(&file).unwrap();
    assert_ne!(trial.check().ok().err, "");
    std::fs::write(&file, "(as_of: 3, half").unwrap();
    assert_ne!(trial.check().ok().err, "");
    trial.act("note x");
    assert_eq!(trial.check().ok().err, "");
}

#[test]
fn one_that_disagrees_is_told() {
    let trial = Trial::of(4);
    let file = trial.file("state.ron");
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, text.replacen(NAMES[0], NAMES[7], 1)).unwrap();
    assert_eq!(trial.check().code, 3);
    std::fs::write(&file, text.replacen("as_of: 3", "as_of: 2", 1)).unwrap();
    assert_eq!(trial.check().code, 3, "the head is of another line");
    std::fs::write(&file, &text).unwrap();
    trial.check().ok();
}

#[test]
fn an_older_one_is_compared_as_of_its_own_act() {
    let trial = Trial::of(4);
    let file = trial.file("state.ron");
    let old = std::fs::read_to_string(&file).unwrap();
    trial.feed("pair\npublish\n1+\nundo\n").ok();
    std::fs::write(&file, old).unwrap();
    trial.check().ok();
}

#[test]
fn the_console_s_second_thread_keeps_the_newest() {
    let trial = Trial::of(4);
    let mut session = Session::open(&trial.folder()).unwrap();
    session.keep_snapshots();
    for line in ["note a", "note b", "pair", "note c"] {
        let parsed = parse_line(line, session.book().tournament()).unwrap().unwrap();
        let (asked, _) = request(parsed, &session, moment().date_naive()).unwrap();
        session.act(&asked, moment(), "tester", 1).unwrap();
    }
    session.save_snapshot().unwrap();
    assert_eq!(snapshot::read(&trial.folder()).unwrap().as_of, 7);
    drop(session);
    trial.check().ok();
}

#[test]
fn a_snapshot_that_cannot_be_written_loses_no_act() {
    let trial = Trial::of(4);
    let file = trial.file("state.ron");
    std::fs::remove_file(&file).unwrap();
    std::fs::create_dir(&file).unwrap();
    let done = trial.try_act("note kept").ok();
    assert_ne!(done.err, "");
    assert!(trial.show(&["log"]).ok().out.contains("kept"));
}

#[test]
fn the_crosstable_holds_every_player_and_game() {
    let trial = Trial::of(4);
    trial.feed("pair\npublish\n1+\n2*\nclose\n").ok();
    let text = std::fs::read_to_string(trial.file("crosstable.txt")).unwrap();
    for name in &NAMES[..4] {
        assert!(text.contains(name), "{text}");
    }
    assert!(
        text.contains("2r+") && text.contains("1b-") && text.contains("3r="),
        "{text}"
    );
}
