//! Paste, the number pad, both line ends, Ctrl-Z, and keys that report their release.

use super::{drawn, first_round, launch, open, results, saved};
use crate::support::program::Trial;

fn pasted(text: &str) -> String {
    format!("\x1b[200~{text}\x1b[201~")
}

#[test]
fn a_paste_outside_a_field_does_nothing() {
    let trial = first_round();
    let Some(pty) = open(&trial) else { return };
    let (before, acts) = (trial.journal(), trial.acts());
    pty.settle();
    let screen = pty.screen();
    pty.type_keys(pasted(&"1+2-\r".repeat(400)));
    pty.settle();
    assert_eq!(pty.screen(), screen);
    assert!(trial.journal() == before);
    pty.type_keys("3+");
    pty.wait_for(&saved(acts + 1));
    assert_eq!(results(&trial), [None, None, Some("red".to_owned()), None]);
}

#[test]
fn a_paste_on_the_command_line_is_text_and_gives_no_command() {
    let trial = first_round();
    let Some(pty) = open(&trial) else { return };
    let (before, acts) = (trial.journal(), trial.acts());
    pty.type_keys(":");
    pty.type_keys(pasted("note 甲\x1b[31m乙\x07\rresult 1 red\r"));
    pty.wait_for(":note 甲^[[31m乙^G result 1 red");
    pty.settle();
    assert!(
        trial.journal() == before,
        "a line end in a paste gave the command"
    );
    pty.type_keys("\x1b");
    pty.settle();
    pty.type_keys(":");
    pty.type_keys(pasted(&format!("note {}终", "长".repeat(660))));
    pty.wait_for("长终");
    pty.type_keys("\r");
    pty.wait_for(&saved(acts + 1));
    pty.type_keys(":");
    pty.type_keys(pasted("result 2 red\n"));
    pty.wait_for(":result 2 red");
    pty.type_keys("\n");
    pty.wait_for(&saved(acts + 2));
    assert_eq!(results(&trial), [None, Some("red".to_owned()), None, None]);
}

#[test]
fn carriage_return_and_line_feed_both_give_the_line() {
    let trial = first_round();
    let Some(pty) = open(&trial) else { return };
    let acts = trial.acts();
    pty.type_keys(":result 1 red\n");
    pty.wait_for(&saved(acts + 1));
    pty.type_keys(":result 2 black\r");
    pty.wait_for(&saved(acts + 2));
}

#[test]
fn a_number_pad_left_in_application_mode_gives_no_result() {
    let trial = first_round();
    let Some(pty) = open(&trial) else { return };
    let (before, acts) = (trial.journal(), trial.acts());
    assert!(!pty.look(vt100::Screen::application_keypad));
    // 2 + and Enter of the pad.
    for key in ["\x1bOr", "\x1bOk", "\x1bOM"] {
        pty.type_keys(key);
    }
    pty.settle();
    assert!(trial.journal() == before);
    pty.type_keys("\x1b");
    pty.settle();
    pty.type_keys("2+");
    pty.wait_for(&saved(acts + 1));
    assert_eq!(results(&trial)[1].as_deref(), Some("red"));
}

#[test]
fn a_key_let_go_or_held_down_gives_no_result() {
    let trial = first_round();
    let Some(pty) = open(&trial) else { return };
    let (before, acts) = (trial.journal(), trial.acts());
    pty.type_keys("2");
    pty.wait_for("┌ 台 2 ");
    // `+` repeated, then released, as the keyboard protocol of kitty reports it.
    pty.type_keys("\x1b[43;1:2u\x1b[43;1:3u\x1b[43;1:2u");
    pty.settle();
    assert!(trial.journal() == before, "{}", pty.screen());
    pty.type_keys("+");
    pty.wait_for(&saved(acts + 1));
}

/// The console in a shell with job control, which sets the pad to application mode while it has the screen.
fn in_shell(trial: &Trial) -> crate::support::pty::Launch {
    launch(trial).through(
        "-mc",
        "\"$0\" \"$@\"; printf 'shell here\\n\\033='; read line; fg; echo shell again",
    )
}

#[test]
fn ctrl_z_gives_the_shell_its_screen_and_fg_goes_on_where_it_was() {
    let trial = first_round();
    let Some(mut pty) = drawn(in_shell(&trial), &trial) else {
        return;
    };
    let acts = trial.acts();
    pty.type_keys("?");
    pty.wait_for("┌ 按键 ");
    pty.type_keys("\x1a");
    pty.wait_for("shell here");
    pty.wait_until("the shell's screen", |screen| {
        !screen.alternate_screen() && screen.application_keypad()
    });
    pty.type_keys("\r");
    pty.wait_for("┌ 按键 ");
    pty.look(|screen| {
        assert!(screen.alternate_screen());
        assert!(screen.bracketed_paste());
        assert!(!screen.application_keypad());
    });
    pty.type_keys("q");
    pty.settle();
    pty.type_keys("2+");
    pty.wait_for(&saved(acts + 1));
    pty.type_keys("qy");
    pty.wait_for("shell again");
    assert_eq!(pty.wait_exit().0.code(), Some(0));
}
