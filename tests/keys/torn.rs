//! The console itself on a slow line: bytes split anywhere, an input method left on, the keypad, a paste.

use crate::support::pty::{Launch, Pty};
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use tempfile::TempDir;

const PROGRAM: &str = env!("CARGO_BIN_EXE_arbiter");
const NOW: &str = "2019-10-05T08:30:00+08:00";
/// Shorter than the wait of the joiner, long enough to be read apart.
const SHORT: Duration = Duration::from_millis(12);
/// Longer than that wait.
const LONG: Duration = Duration::from_millis(90);

/// A tournament in its first round.
fn cup() -> TempDir {
    let home = TempDir::new().unwrap();
    let run = |words: &[&str]| {
        let done = Command::new(PROGRAM)
            .args(words)
            .args(["--now", NOW])
            .current_dir(home.path())
            .output()
            .unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    };
    let roster = Path::new(env!("CARGO_MANIFEST_DIR")).join("sample-events/xiaoyi-2019/roster.csv");
    let roster = roster.to_str().unwrap();
    run(&["new", "cup", "--regulation", "xiaoyi-2019", "--roster", roster]);
    for line in ["lots", "pair", "publish", "start"] {
        run(&["do", "cup", line]);
    }
    home
}

fn open(home: &TempDir) -> Option<Pty> {
    let pty = Launch::new(PROGRAM)
        .arg("open")
        .arg(home.path().join("cup"))
        .arg("--now")
        .arg(NOW)
        .env("LANG", "zh_CN.UTF-8")
        .env("XDG_STATE_HOME", home.path())
        .env("XDG_DATA_HOME", home.path())
        .size(120, 40)
        .start()?;
    pty.wait_for("已报 0/");
    Some(pty)
}

/// What the journal has gained.
fn added(home: &TempDir, before: &[u8]) -> String {
    let after = std::fs::read(home.path().join("cup/journal.ron")).unwrap();
    assert!(after.starts_with(before), "the journal was written anew");
    String::from_utf8_lossy(&after[before.len()..]).into_owned()
}

/// The lines of the journal that are results, as given.
fn results(home: &TempDir) -> Vec<String> {
    let journal = std::fs::read_to_string(home.path().join("cup/journal.ron")).unwrap();
    journal
        .lines()
        .filter(|line| line.contains("OutcomeSet"))
        .map(|line| {
            let from = line.find("line:\"").map_or(0, |at| at + 6);
            line[from..].chars().take_while(|c| *c != '"').collect()
        })
        .collect()
}

#[test]
fn results_split_at_every_byte_are_the_results() {
    let home = cup();
    let Some(pty) = open(&home) else { return };
    let mut expected = Vec::new();
    let mut table = 10;
    for (digits, key, sign) in [("１", "＋", '+'), ("1", "红", '+'), ("１", "×", '*')] {
        // A table of two digits: ten and some.
        let bytes = |table: u32| {
            let second = table % 10;
            format!("{digits}{second}{key}").into_bytes()
        };
        for at in 1..bytes(table).len() {
            let keys = bytes(table);
            pty.type_torn(&[&keys[..at], &keys[at..]], SHORT);
            expected.push(format!("{table}{sign}"));
            pty.wait_for(&format!("已报 {}/", expected.len()));
            table += 1;
            if table == 20 {
                break;
            }
        }
        // The next kind of keys finds its tables open again.
        for left in (0..expected.len()).rev() {
            // Slower than an input method, however slow the machine.
            std::thread::sleep(LONG);
            pty.type_keys("u");
            pty.wait_for(&format!("已报 {left}/"));
        }
        let found = results(&home);
        assert!(found.ends_with(&expected), "{found:?} {expected:?}");
        expected.clear();
        table = 10;
    }
}

#[test]
fn arrows_and_pastes_split_at_every_byte_write_nothing() {
    let home = cup();
    let Some(pty) = open(&home) else { return };
    let before = std::fs::read(home.path().join("cup/journal.ron")).unwrap();
    let pieces: [&[u8]; 7] = [
        b"\x1b[A",
        b"\x1b[B",
        b"\x1bOB",
        b"\x1b[5~",
        b"\x1b[H",
        b"\x1b[1;5D",
        b"\x1b[200~37+12-\r\x1b[201~",
    ];
    for keys in pieces {
        for at in 1..keys.len() {
            pty.type_torn(&[&keys[..at], &keys[at..]], SHORT);
        }
        if keys.len() < 8 {
            pty.type_torn(&[&keys[..1], &keys[1..]], LONG);
            pty.type_torn(&[&keys[..2], &keys[2..]], LONG);
        }
    }
    pty.settle();
    assert_eq!(added(&home, &before), "");
    pty.type_keys("\x1b");
    pty.settle();
    pty.type_keys("12+");
    pty.wait_for("已报 1/");
    assert_eq!(results(&home), ["12+"]);
}

#[test]
fn an_input_method_left_on_writes_nothing() {
    let home = cup();
    let Some(pty) = open(&home) else { return };
    let before = std::fs::read(home.path().join("cup/journal.ron")).unwrap();
    for words in [
        "hongsheng",
        "heqi",
        "qiquan",
        "aifansi",
        "wumingshi",
        "vvv",
        "tttt",
    ] {
        pty.type_keys(words);
        pty.settle();
        pty.type_keys("\x1b");
        pty.settle();
        pty.type_keys("\x1b");
        pty.settle();
    }
    // `tttt` starts no clock that runs: it opens the line with its time, which Esc closes.
    assert_eq!(added(&home, &before), "");
    pty.type_keys("12+");
    pty.wait_for("已报 1/");
}

#[test]
fn keypad_sequences_are_their_keys_or_nothing() {
    let home = cup();
    let Some(pty) = open(&home) else { return };
    // 3, 7, + of a keypad in application mode, whole and split.
    for pieces in [
        [&b"\x1bOs"[..], b"\x1bOw", b"\x1bOk"],
        [&b"\x1bOs"[..], b"\x1bOw", b"\x1bOm"],
    ] {
        for key in pieces {
            pty.type_torn(&[&key[..1], &key[1..]], SHORT);
        }
        pty.settle();
        pty.type_keys("\x1b");
        pty.settle();
    }
    for found in results(&home) {
        assert!(
            ["37+", "result 37 black --replace"].contains(&found.as_str()),
            "{found}"
        );
    }
}
