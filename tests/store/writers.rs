//! Several writers and readers of one folder.

use crate::support::facts::moment;
use crate::support::program::Trial;
use std::collections::BTreeSet;
use std::fs::File;
use xiangqi_arbiter::cli::grammar::parse_line;
use xiangqi_arbiter::cli::request;
use xiangqi_arbiter::store::{ActError, Session};

/// One line asked of an open session.
fn ask(session: &mut Session, line: &str) -> Result<(), ActError> {
    let parsed = parse_line(line, session.book().tournament()).unwrap().unwrap();
    let (asked, _) = request(parsed, session, moment().date_naive()).unwrap();
    session.act(&asked, moment(), "tester", 1).map(|_| ())
}

#[test]
fn two_writers_at_once_make_one_chain() {
    let trial = Trial::of(4);
    let script = |name: &str| -> String { (0..40).map(|n| format!("note {name}-{n}.\n")).collect() };
    std::thread::scope(|scope| {
        for name in ["left", "right"] {
            let lines = script(name);
            let trial = &trial;
            scope.spawn(move || assert_eq!(trial.feed(&lines).ok().lines().len(), 40));
        }
    });
    let log = trial.view(&["log"]);
    let rows = log["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 3 + 80);
    let notes: BTreeSet<&str> = rows[3..].iter().map(|r| r["text"].as_str().unwrap()).collect();
    assert_eq!(notes.len(), 80);
    trial.check().ok();
}

#[test]
fn an_open_console_takes_up_what_a_script_writes() {
    let trial = Trial::of(4);
    let mut console = Session::open(&trial.folder()).unwrap();
    console.hold_console("chief", moment()).unwrap();
    assert!(!console.catch_up().unwrap());
    trial.act("add 新来客 --paid");
    assert!(console.catch_up().unwrap());
    assert_eq!(console.book().tournament().players.len(), 5);

    trial.act("note from the script");
    ask(&mut console, "note from the console").unwrap();
    assert_eq!(
        console.book().head(),
        6,
        "the act came behind what was not yet read"
    );
    trial.check().ok();
}

#[test]
fn a_second_console_reads_only_and_says_who_holds() {
    let trial = Trial::of(4);
    let mut first = Session::open(&trial.folder()).unwrap();
    first.hold_console("chief", moment()).unwrap();
    let mut second = Session::open(&trial.folder()).unwrap();
    second.hold_console("deputy", moment()).unwrap();
    assert!(first.is_writable());
    assert!(!second.is_writable());
    assert!(second.held_by().unwrap().who.contains("chief"));
    assert!(matches!(ask(&mut second, "note x"), Err(ActError::ReadOnly)));

    drop(first);
    // A program that another test just starts holds the file for the moment until it runs: the console, too, asks again.
    for _ in 0..100 {
        second.hold_console("deputy", moment()).unwrap();
        if second.is_writable() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    assert!(second.is_writable());
    ask(&mut second, "note x").unwrap();
}

#[test]
fn a_writer_that_does_not_let_go_is_waited_for_and_named() {
    let trial = Trial::of(4);
    let journal = File::options()
        .read(true)
        .write(true)
        .open(trial.file("journal.ron"))
        .unwrap();
    journal.lock().unwrap();
    assert_eq!(trial.try_act("note x").code, 4);
    trial.show(&["log"]).ok();
    trial.check().ok();
    journal.unlock().unwrap();
    trial.act("note x");
}

#[test]
fn a_journal_put_in_the_place_of_another_is_not_written_to() {
    let trial = Trial::of(4);
    let mut session = Session::open(&trial.folder()).unwrap();
    let other = Trial::of(4);
    std::fs::copy(other.file("journal.ron"), trial.file("journal.ron")).unwrap();
    assert!(matches!(ask(&mut session, "note x"), Err(ActError::Damaged(_))));
    assert!(!session.is_writable());
    assert_eq!(trial.journal(), other.journal());
}

#[test]
fn an_edited_regulation_is_offered_and_taken_only_by_adopt() {
    let trial = Trial::of(4);
    let session = || Session::open(&trial.folder()).unwrap();
    assert_eq!(session().edited_regulation(), Ok(None));
    let file = trial.file("regulation.ron");
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, text.replacen("rounds: 11", "rounds: 7", 1)).unwrap();
    let edited = session().edited_regulation().unwrap().unwrap();
    assert_eq!(
        (edited.rounds, session().book().tournament().regulation.rounds),
        (7, 11)
    );

    let echo = trial.act("adopt");
    assert!(echo.contains("rounds 11 -> 7"), "{echo}");
    assert_eq!(session().edited_regulation(), Ok(None));
    std::fs::write(&file, "(rounds: 7").unwrap();
    assert_eq!(trial.try_act("adopt").code, 1);
    assert!(session().edited_regulation().is_err());
}
