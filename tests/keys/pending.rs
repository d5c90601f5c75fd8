//! The half-typed number.

use crate::support::console::Desk;
use xiangqi_arbiter::domain::round::Word;
use xiangqi_arbiter::tui::model::Pending;

#[test]
fn it_is_shown_with_both_players() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("11");
    let screen = desk.screen();
    let board = desk.board(11);
    for id in [board.red.player, board.black.player] {
        let entry = &desk.tournament().player(id).entry;
        assert!(screen.matches(&entry.name).count() >= 2, "{screen}");
    }
    assert!(screen.contains("台 11"), "{screen}");
}

#[test]
fn it_lapses_after_eight_seconds() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("1");
    desk.pass(9);
    desk.keys("2+");
    assert_eq!(desk.word(2), Some(Word::Red), "12 would have been no table");
    desk.keys("3");
    desk.pass(7);
    assert_eq!(desk.model().pending, Pending::Table("3".into()));
}

#[test]
fn a_number_no_table_begins_with_is_refused_with_a_bell() {
    let mut desk = Desk::in_round(1, 22);
    let (bells, head) = (desk.bells(), desk.head());
    desk.keys("12");
    assert_eq!(desk.bells(), bells + 1);
    assert_eq!(desk.model().pending, Pending::Table("12".into()));
    desk.keys("<Esc> 0");
    assert_eq!(desk.model().pending, Pending::None);
    assert_eq!(desk.head(), head);
}

#[test]
fn a_key_after_a_refused_number_acts_on_no_other_board() {
    for keys in [
        "99+",
        "99-",
        "19*",
        "123456r",
        "99/r",
        "99f r1 <Enter>",
        "99!",
        "99n",
        "99a r",
        "199 <Bksp> +",
    ] {
        let mut desk = Desk::in_round(1, 22);
        let head = desk.head();
        desk.keys(keys);
        assert_eq!(desk.head(), head, "{keys}");
    }
    let mut desk = Desk::in_round(1, 22);
    desk.keys("99 <Bksp> +");
    assert_eq!(desk.word(9), Some(Word::Red), "taken back to 9, it is table 9");
}

#[test]
fn digits_mean_a_table_in_every_panel() {
    let mut desk = Desk::in_round(1, 22);
    for table in 1..=4 {
        desk.keys(&format!("{table}* <Tab>"));
        assert_eq!(desk.word(table), Some(Word::Draw));
    }
}

#[test]
fn arrows_drop_it_and_move() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("5 <Down> +");
    assert_eq!(desk.word(2), Some(Word::Red));
    assert_eq!(desk.word(5), None);
}
