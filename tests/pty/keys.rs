//! Keys through a real terminal, whole and torn.

use std::time::Duration;

use super::demo;

/// Shorter than the wait of the joiner, long enough to be read apart.
const SHORT: Duration = Duration::from_millis(12);
/// Longer than that wait.
const LONG: Duration = Duration::from_millis(90);

const MOVES: [&[u8]; 8] = [
    b"\x1b[A",
    b"\x1b[B",
    b"\x1bOC",
    b"\x1bOD",
    b"\x1b[5~",
    b"\x1b[6~",
    b"\x1b[1;5D",
    b"\x1b[H",
];

#[test]
fn a_torn_key_is_one_key_and_never_an_act() {
    let Some(pty) = demo::launch().start() else { return };
    pty.wait_for("last none.");
    let mut sent = 0;
    for (pause, keys) in [(SHORT, &MOVES[..]), (LONG, &MOVES[1..5])] {
        for key in keys {
            for at in 1..key.len() {
                pty.type_torn(&[&key[..at], &key[at..]], pause);
                sent += 1;
                pty.wait_for(&format!("moves {sent}."));
            }
            let bytes: Vec<&[u8]> = key.chunks(1).collect();
            pty.type_torn(&bytes, pause);
            sent += 1;
            pty.wait_for(&format!("moves {sent}."));
        }
    }
    pty.wait_for("characters \"\".");
    pty.wait_for("others 0.");
}

#[test]
fn escape_alone_arrives_without_another_key() {
    let Some(pty) = demo::launch().start() else { return };
    pty.wait_for("last none.");
    pty.type_keys("\x1b");
    pty.wait_for("escapes 1.");
    pty.type_keys("[1");
    pty.type_keys("\x1b");
    pty.wait_for("escapes 2.");
    pty.wait_for("characters \"\".");
}

#[test]
fn brackets_and_capitals_are_characters() {
    let Some(pty) = demo::launch().start() else { return };
    pty.wait_for("last none.");
    pty.type_keys("[BO1");
    pty.wait_for("characters \"[BO1\".");
}

#[test]
fn carriage_return_and_line_feed_are_enter() {
    let Some(pty) = demo::launch().start() else { return };
    pty.wait_for("last none.");
    pty.type_keys("\r\n");
    pty.wait_for("enters 2.");
}

#[test]
fn chinese_keys_arrive_raw() {
    let Some(pty) = demo::launch().start() else { return };
    pty.wait_for("last none.");
    pty.type_keys("３７＋红、");
    pty.wait_for("characters \"３７＋红、\".");
}

#[test]
fn the_number_pad_in_application_mode_is_decoded_torn_and_no_act_whole() {
    let Some(pty) = demo::launch().start() else { return };
    pty.wait_for("last none.");
    pty.type_torn(&[b"\x1b", b"Os"], SHORT);
    pty.settle();
    pty.type_keys("\x1bOk");
    pty.type_torn(&[b"\x1bO", b"m"], SHORT);
    pty.type_keys("x");
    pty.wait_for("last Char('x').");
    // On a machine so slow that the first came late it is dropped.
    let screen = pty.screen();
    assert!(
        screen.contains("\"3x\"") || screen.contains("\"x\"") && screen.contains("escapes 1"),
        "{screen}"
    );
}

#[test]
fn a_paste_is_one_piece_of_text_and_no_key() {
    let Some(pty) = demo::launch().start() else { return };
    pty.wait_for("last none.");
    pty.type_keys("\x1b[200~37+\r12-\x1b[201~");
    pty.wait_for("pastes 1 Some(\"37+\\n12-\").");
    pty.wait_for("characters \"\".");
    pty.wait_for("enters 0.");
}

#[test]
fn a_torn_paste_is_no_key() {
    let Some(pty) = demo::launch().start() else { return };
    pty.wait_for("last none.");
    let paste = "\x1b[200~37+\r\x1b[201~".as_bytes();
    for at in 1..paste.len() {
        pty.type_torn(&[&paste[..at], &paste[at..]], SHORT);
        pty.wait_for(&format!("pastes {at} Some(\"37+\\n\")."));
    }
    pty.wait_for("characters \"\".");
    pty.wait_for("enters 0.");
}
