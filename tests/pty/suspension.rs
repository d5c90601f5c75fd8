//! Stopped and continued, by the key, by the shell and from outside.

use rustix::process::Signal;

use super::demo;

#[test]
fn ctrl_z_gives_the_shell_its_screen_and_fg_takes_it_back() {
    // The shell sets the number pad to application mode meanwhile, as some leave it.
    let script = format!(
        "{}; printf 'shell here\\n\\033='; read line; fg; echo shell again",
        demo::line()
    );
    let Some(mut pty) = demo::in_shell("-mc", &script).start() else {
        return;
    };
    pty.wait_for("last none.");
    pty.type_keys("7\x1a");
    pty.wait_for("shell here");
    pty.wait_until("the shell's screen", |screen| {
        !screen.alternate_screen() && screen.application_keypad()
    });
    pty.type_keys("\r");
    pty.wait_for("characters \"7\".");
    pty.look(|screen| {
        assert!(screen.alternate_screen());
        assert!(screen.bracketed_paste());
        assert!(!screen.application_keypad());
    });
    pty.type_keys("8\r");
    pty.wait_for("characters \"78\".");
    pty.wait_for("enters 1.");
    pty.type_keys("q");
    pty.wait_for("shell again");
    assert_eq!(pty.wait_exit().0.code(), Some(0));
}

#[test]
fn ctrl_z_without_a_shell_to_return_to_changes_nothing() {
    let Some(pty) = demo::launch().start() else { return };
    pty.wait_for("last none.");
    pty.type_keys("\x1a5");
    pty.wait_for("characters \"5\".");
    assert!(pty.look(vt100::Screen::alternate_screen));
}

#[test]
fn a_program_stopped_from_outside_draws_everything_when_it_goes_on() {
    let Some(pty) = demo::launch().start() else { return };
    pty.wait_for("last none.");
    pty.settle();
    pty.signal(Signal::STOP);
    pty.wipe();
    assert!(!pty.screen().contains("last none."));
    pty.signal(Signal::CONT);
    pty.wait_for("last none.");
}
