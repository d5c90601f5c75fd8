//! An input method left on must not enter results.

use crate::support::console::Desk;
use xiangqi_arbiter::domain::round::Word;

#[test]
fn letters_faster_than_fingers_do_nothing_and_are_named() {
    let mut desk = Desk::in_round(1, 22);
    let head = desk.head();
    desk.burst("hongsheng");
    assert_eq!(desk.head(), head);
    assert!(desk.screen().contains("输入法"), "{}", desk.screen());
    desk.keys("3+");
    assert_eq!(desk.word(3), Some(Word::Red));
    assert!(!desk.screen().contains("输入法"));
}

#[test]
fn a_letter_after_digits_is_never_part_of_a_burst() {
    let mut desk = Desk::in_round(1, 22);
    desk.burst("3r");
    assert_eq!(desk.word(3), Some(Word::Red));
}

#[test]
fn a_question_is_answered_however_fast() {
    let mut desk = Desk::in_round(1, 22);
    desk.burst("qy");
    assert!(desk.has_quit());
}

#[test]
fn pasted_text_goes_to_fields_alone() {
    let mut desk = Desk::in_round(1, 22);
    let head = desk.head();
    desk.paste("1+2-3*");
    assert_eq!(desk.head(), head);
    desk.keys(":");
    desk.paste("4-\n");
    desk.keys("<Enter>");
    assert_eq!(desk.word(4), Some(Word::Black));
}
