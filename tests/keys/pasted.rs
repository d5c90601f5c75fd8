//! Long pastes: into every field they go as text, elsewhere nowhere.

use crate::support::console::Desk;
use rstest::rstest;

/// 2,000 bytes and more with everything in it that a terminal or the grammar would obey.
fn long() -> String {
    let piece = "1+ \u{1b}[2J陆青禾\u{7}，「\"'#\t\u{202e}\u{3000}\r\n";
    let text = piece.repeat(2_000 / piece.len() + 1);
    assert!(text.len() >= 2_000);
    text
}

#[rstest]
#[case::line(":")]
#[case::find("s")]
#[case::edit("<Tab><Tab>i")]
#[case::correction("i")]
#[case::of_a_table("3i")]
#[case::start("T")]
#[case::add("<Tab><Tab>a")]
#[case::import("<Tab><Tab>I")]
#[case::expulsion("<Enter>x")]
#[case::void("3fr1<Enter><BackTab>x")]
fn a_field_takes_a_long_paste_as_text(#[case] way: &str) {
    for (width, height) in [(120, 40), (80, 24), (40, 12)] {
        let mut desk = Desk::in_round(1, 11).size(width, height);
        desk.keys(way);
        let field = desk.model().line.is_some() || desk.model().find.is_some();
        assert!(field, "{way} leads into a field: {}", desk.echo());
        let head = desk.head();
        desk.paste(&long());
        let shown = desk.screen();
        assert!(!shown.chars().any(|c| c.is_control() && c != '\n'), "{shown}");
        assert_eq!(desk.head(), head, "nothing is given before Enter");
        desk.keys("<Home><End><Bksp><Enter>").screen();
        desk.keys("<Esc><Esc><Esc><Esc> 2+");
        assert!(
            desk.head() > head,
            "the board list takes keys again: {}",
            desk.echo()
        );
    }
}

#[rstest]
#[case::boards("")]
#[case::a_table("3")]
#[case::a_foul("3fr5")]
#[case::a_card("<Enter>")]
#[case::the_hall("a")]
#[case::help("?")]
#[case::a_question("q")]
fn elsewhere_a_paste_does_nothing(#[case] way: &str) {
    let mut desk = Desk::in_round(1, 11);
    desk.keys(way);
    let (head, shown) = (desk.head(), desk.screen());
    desk.paste(&long());
    assert_eq!((desk.head(), desk.screen()), (head, shown));
}

#[test]
fn a_line_end_of_any_kind_is_no_letter_of_a_pasted_line() {
    for end in ["\r", "\n", "\r\n"] {
        let mut desk = Desk::in_round(1, 11);
        desk.keys(":");
        desk.paste(&format!("note 雨天{end}推迟{end}")).keys("<Enter>");
        assert!(desk.echo().contains("雨天 推迟 "), "{end:?}: {}", desk.echo());
    }
}
