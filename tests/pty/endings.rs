//! However the program ends, it ends soon, quietly, and with the terminal as it was.

use std::time::Duration;

use rstest::rstest;
use rustix::process::Signal;

use super::demo;
use crate::support::pty::{Launch, Pty};

/// Less than what the program uses that does not answer the guard and spins until it is ended.
const NO_SPIN: Duration = Duration::from_millis(400);

fn started(launch: Launch) -> Option<Pty> {
    let pty = launch.start()?;
    pty.wait_for("last none.");
    Some(pty)
}

#[rstest]
#[case::with_sighup(demo::launch())]
#[case::with_sighup_ignored(demo::in_shell("-c", &format!("trap '' HUP; exec {}", demo::line())))]
#[case::without_sighup(demo::launch().without_control())]
fn a_cut_line_ends_the_program(#[case] launch: Launch) {
    let Some(mut pty) = started(launch) else { return };
    pty.hang_up();
    let (status, used) = pty.wait_exit();
    assert_eq!(status.code(), Some(129));
    assert!(used < NO_SPIN, "{used:?}");
}

#[test]
fn a_cut_line_ends_a_program_that_is_stuck() {
    let Some(mut pty) = started(demo::launch().without_control()) else {
        return;
    };
    pty.type_keys("+S");
    pty.settle();
    pty.hang_up();
    assert_eq!(pty.wait_exit().0.code(), Some(129));
}

#[rstest]
#[case(Signal::TERM, 143)]
#[case(Signal::HUP, 129)]
#[case(Signal::INT, 130)]
fn a_signal_ends_the_program_and_gives_the_terminal_back(#[case] signal: Signal, #[case] code: i32) {
    let Some(mut pty) = started(demo::launch()) else {
        return;
    };
    pty.signal(signal);
    assert_eq!(pty.wait_exit().0.code(), Some(code));
    pty.wait_until("the shell's screen", |screen| !screen.alternate_screen());
}

#[test]
fn a_signal_ends_a_program_that_is_stuck() {
    let Some(mut pty) = started(demo::launch()) else {
        return;
    };
    pty.type_keys("S");
    pty.settle();
    pty.signal(Signal::TERM);
    assert_eq!(pty.wait_exit().0.code(), Some(143));
}

#[test]
fn quitting_gives_the_terminal_back() {
    let Some(mut pty) = started(demo::launch()) else {
        return;
    };
    pty.type_keys("q");
    assert_eq!(pty.wait_exit().0.code(), Some(0));
    pty.wait_until("the shell's screen", |screen| !screen.alternate_screen());
    assert!(!pty.look(vt100::Screen::hide_cursor));
    assert!(!pty.look(vt100::Screen::bracketed_paste));
}

#[test]
fn a_panic_leaves_one_line_on_the_screen_of_the_shell() {
    let Some(mut pty) = started(demo::launch()) else {
        return;
    };
    pty.type_keys("P");
    assert_eq!(pty.wait_exit().0.code(), Some(101));
    pty.wait_for("The demo broke down. (tests/pty/demo.rs:");
    assert!(!pty.look(vt100::Screen::alternate_screen));
    assert!(!pty.screen().contains("panicked"), "{}", pty.screen());
}
