//! What is sent to the terminal, and when.

use std::thread::sleep;
use std::time::Duration;

use super::demo;

#[test]
fn the_terminal_is_set_as_the_console_needs_it() {
    let Some(pty) = demo::launch().start() else { return };
    pty.wait_for("last none.");
    pty.look(|screen| {
        assert!(screen.alternate_screen());
        assert!(screen.bracketed_paste());
        assert!(screen.hide_cursor());
        assert!(!screen.application_keypad());
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    });
}

#[test]
fn a_new_size_is_drawn_at_once() {
    let Some(pty) = demo::launch().size(80, 24).start() else {
        return;
    };
    pty.wait_for("size 80x24.");
    pty.resize(100, 30);
    pty.wait_for("size 100x30.");
    pty.resize(60, 15);
    pty.wait_for("size 60x15.");
}

#[test]
fn an_idle_program_sends_nothing_and_sleeps() {
    let Some(pty) = demo::launch().start() else { return };
    pty.wait_for("last none.");
    let sent = pty.settle();
    let used = pty.processor_time();
    sleep(Duration::from_millis(1500));
    assert_eq!(pty.received(), sent);
    assert!(pty.processor_time() <= used + Duration::from_millis(30));
}

#[test]
fn a_key_sends_what_has_changed_and_no_more() {
    let Some(pty) = demo::launch().start() else { return };
    pty.wait_for("last none.");
    let before = pty.settle();
    pty.type_keys("7");
    pty.wait_for("characters \"7\".");
    let sent = pty.settle() - before;
    assert!(sent < 200, "{sent} bytes");
}
