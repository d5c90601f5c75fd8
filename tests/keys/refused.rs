//! A refusal names the way on: the key to whom pressed keys, the command to whom typed one.

use crate::support::console::Desk;
use xiangqi_arbiter::text::lang::Lang;

#[test]
fn a_refusal_at_the_keys_names_the_key_and_on_the_line_the_command() {
    let mut desk = Desk::in_round(1, 8);
    desk.keys("1+ 2+ 3+ 4+ g");
    assert!(desk.echo().contains("e 键(结束本轮)"), "{}", desk.echo());
    desk.line("pair");
    assert!(desk.echo().ends_with("请先用 close"), "{}", desk.echo());
}

#[test]
fn what_has_no_key_is_named_as_it_is_typed_in_the_console() {
    let mut desk = Desk::in_round(1, 8);
    desk.keys("3n");
    assert!(desk.echo().contains(":sheet-pick"), "{}", desk.echo());
    desk.line("sheet 3");
    assert!(
        desk.echo().contains("sheet-pick") && !desk.echo().contains(":sheet-pick"),
        "{}",
        desk.echo()
    );
}

#[test]
fn the_keys_are_named_in_english_too() {
    let mut desk = Desk::in_round(1, 8);
    desk.keys("l 1+ 2+ 3+ 4+ g");
    assert_eq!(desk.model().lang, Lang::En);
    assert!(desk.echo().contains("first e (end round)"), "{}", desk.echo());
}
