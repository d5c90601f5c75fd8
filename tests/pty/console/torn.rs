//! Keys torn by a slow link, while a number is typed.

use super::{first_round, open, results, saved};
use std::time::Duration;

const MOVES: [&[u8]; 10] = [
    b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", b"\x1b[H", b"\x1b[F", b"\x1bOA", b"\x1bOB", b"\x1b[5~",
    b"\x1b[6~",
];

#[test]
fn a_torn_key_never_acts_on_the_number_that_was_typed() {
    let trial = first_round();
    let before = trial.journal();
    let Some(pty) = open(&trial) else { return };
    for pause in [0, 20, 45, 80] {
        for key in MOVES {
            for at in 1..key.len() {
                pty.type_keys("3");
                pty.type_torn(&[&key[..at], &key[at..]], Duration::from_millis(pause));
            }
        }
    }
    // Escape twice, as what is left to come of a sequence would swallow a key.
    pty.type_keys("\x1b");
    pty.settle();
    assert!(trial.journal() == before, "{}", pty.screen());
    let acts = trial.acts();
    pty.type_keys("2");
    pty.wait_for("┌ 台 2 ");
    pty.type_keys("+");
    pty.wait_for(&saved(acts + 1));
    assert_eq!(results(&trial), [None, Some("red".to_owned()), None, None]);
}
