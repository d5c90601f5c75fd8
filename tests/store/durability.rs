//! What was acknowledged is safe.

use crate::support::program::{Trial, program};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Command, Stdio};

/// The notes in the log.
fn notes(trial: &Trial) -> Vec<String> {
    let log = trial.view(&["log"]);
    log["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["text"].as_str().unwrap().to_owned())
        .filter(|text| text.contains("note-"))
        .collect()
}

#[test]
fn a_killed_writer_loses_nothing_it_acknowledged() {
    let trial = Trial::of(4);
    let mut child = program()
        .args(["do", &trial.at(), "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let feeder = std::thread::spawn(move || {
        for number in 0..2000 {
            if writeln!(input, "note note-{number}.").is_err() {
                break;
            }
        }
    });
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut echoes = String::new();
    for _ in 0..37 {
        out.read_line(&mut echoes).unwrap();
    }
    child.kill().unwrap();
    out.read_to_string(&mut echoes).unwrap();
    child.wait().unwrap();
    feeder.join().unwrap();

    let whole = echoes.rsplit_once('\n').map_or("", |(whole, _)| whole);
    let kept = notes(&trial);
    for (number, echo) in whole.lines().enumerate() {
        let note = format!("note-{number}.");
        assert!(echo.contains(&note), "{echo}");
        assert!(kept[number].contains(&note), "{}", kept[number]);
    }
    assert!(whole.lines().count() >= 37);
    trial.act("note note-after");
    trial.check().ok();
}

#[test]
fn what_the_disk_does_not_take_changes_nothing() {
    let trial = Trial::of(4);
    let before = trial.journal();
    // No file may grow beyond what the journal has now, and a little: the line is cut in the middle.
    let limit = before.len() / 512 + 1;
    let script = format!(
        "trap '' XFSZ; ulimit -f {limit}; exec \"$0\" do \"$1\" \"note {}\" --lang en",
        "x".repeat(2000)
    );
    let output = Command::new("sh")
        .args(["-c", &script, env!("CARGO_BIN_EXE_arbiter"), &trial.at()])
        .output()
        .unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{err}");
    assert!(err.contains("NOT SAVED"), "{err}");
    assert_eq!(trial.journal(), before);
    trial.act("note note-after");
    assert_eq!(notes(&trial).len(), 1);
}

#[test]
fn undo_and_redo_survive_reopening() {
    let trial = Trial::of(4);
    trial.feed("pair\npublish\n1+\n").ok();
    let decided = trial.view(&["standings"]);
    let echo = trial.act("undo");
    assert!(echo.contains("#6 1+"), "{echo}");
    assert_eq!(
        trial.view(&["pairings"])["boards"][0]["result"],
        serde_json::Value::Null
    );
    trial.act("redo");
    assert_eq!(trial.view(&["standings"]), decided);
    trial.check().ok();
}
