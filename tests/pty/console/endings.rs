//! However the console ends, what it has acknowledged is in the journal.

use super::{acknowledged, drawn, first_round, launch, open, results, saved};
use crate::support::program::Trial;
use crate::support::pty::Launch;
use rstest::rstest;
use rustix::process::Signal;
use std::fs::File;
use std::thread::sleep;
use std::time::Duration;

/// Less than what a console uses that spins until the guard ends it.
const NO_SPIN: Duration = Duration::from_millis(450);

fn plain(trial: &Trial) -> Launch {
    launch(trial)
}

fn without_sighup(trial: &Trial) -> Launch {
    launch(trial).without_control()
}

fn with_sighup_ignored(trial: &Trial) -> Launch {
    launch(trial).through("-c", "trap '' HUP; exec \"$0\" \"$@\"")
}

#[rstest]
#[case::at_the_boards(plain, "")]
#[case::asked_whether_to_leave(plain, "q")]
#[case::in_the_help(with_sighup_ignored, "?")]
#[case::with_a_number_typed(with_sighup_ignored, "3/")]
#[case::in_a_card(without_sighup, "\r")]
#[case::on_the_command_line(without_sighup, ":result 3 bl")]
fn a_cut_line_ends_the_console_and_loses_nothing(#[case] start: fn(&Trial) -> Launch, #[case] keys: &str) {
    let trial = first_round();
    let before = trial.acts();
    let Some(mut pty) = drawn(start(&trial), &trial) else {
        return;
    };
    pty.type_keys("2+");
    pty.wait_for(&saved(before + 1));
    pty.type_keys(keys);
    pty.settle();
    let used_before = pty.processor_time();
    pty.hang_up();
    let (status, used) = pty.wait_exit();
    assert_eq!(status.code(), Some(129));
    let used = used.saturating_sub(used_before);
    assert!(used < NO_SPIN, "{used:?}");
    assert_eq!(trial.acts(), before + 1);
    assert_eq!(results(&trial)[..3], [None, Some("red".to_owned()), None]);
    trial.check().ok();
}

#[rstest]
#[case(plain)]
#[case(without_sighup)]
fn a_cut_line_ends_a_console_that_waits_for_another_writer(#[case] start: fn(&Trial) -> Launch) {
    let trial = first_round();
    let before = trial.journal();
    let Some(mut pty) = drawn(start(&trial), &trial) else {
        return;
    };
    let writer = File::options()
        .write(true)
        .open(trial.file("journal.ron"))
        .unwrap();
    writer.lock().unwrap();
    pty.type_keys("2+");
    pty.settle();
    pty.hang_up();
    assert_eq!(pty.wait_exit().0.code(), Some(129));
    drop(writer);
    assert!(
        trial.journal() == before,
        "what was not acknowledged was not written"
    );
    trial.check().ok();
}

#[rstest]
#[case(Signal::TERM, 143)]
#[case(Signal::INT, 130)]
#[case(Signal::HUP, 129)]
fn a_signal_ends_the_console_and_gives_the_terminal_back(#[case] signal: Signal, #[case] code: i32) {
    let trial = first_round();
    let before = trial.acts();
    let Some(mut pty) = open(&trial) else { return };
    pty.type_keys("2-");
    pty.wait_for(&saved(before + 1));
    pty.type_keys("?");
    pty.signal(signal);
    assert_eq!(pty.wait_exit().0.code(), Some(code));
    pty.wait_until("the shell's screen", |screen| {
        !screen.alternate_screen() && !screen.bracketed_paste() && !screen.hide_cursor()
    });
    assert_eq!(results(&trial)[1].as_deref(), Some("black"));
}

#[test]
fn a_console_killed_right_after_an_echo_has_kept_what_it_said() {
    let trial = first_round();
    let published = trial.acts();
    let words = ["red", "black", "draw", "red"];
    for wait in [0, 1, 4, 15, 60] {
        let before = trial.acts();
        let Some(mut pty) = open(&trial) else { return };
        pty.type_keys("1+2-3*4+");
        pty.wait_until("an act to be acknowledged", |screen| {
            acknowledged(&screen.contents()) > before
        });
        sleep(Duration::from_millis(wait));
        pty.signal(Signal::KILL);
        pty.wait_exit();
        pty.settle();
        let told = acknowledged(&pty.screen()) - before;
        assert!((1..=4).contains(&told), "{}", pty.screen());
        let results = results(&trial);
        for (table, word) in words.iter().enumerate().take(told) {
            assert_eq!(
                results[table].as_deref(),
                Some(*word),
                "{told} acts were acknowledged"
            );
        }
        trial.check().ok();
        trial.act(&format!("undo --to {published}"));
    }
}
