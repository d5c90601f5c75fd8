//! Results by keys.

use crate::support::console::Desk;
use rstest::rstest;
use xiangqi_arbiter::domain::ids::{Side, Sides};
use xiangqi_arbiter::domain::round::{Outcome, Sheet, Word};

#[rstest]
#[case::red("5+", Word::Red)]
#[case::black("5-", Word::Black)]
#[case::draw("5*", Word::Draw)]
#[case::red_by_letter("5r", Word::Red)]
#[case::black_by_letter("5b", Word::Black)]
#[case::draw_by_letter("5d", Word::Draw)]
#[case::red_in_chinese("5红", Word::Red)]
#[case::black_in_chinese("5黑", Word::Black)]
#[case::draw_in_chinese("5和", Word::Draw)]
#[case::full_width("５＋", Word::Red)]
#[case::multiplication_sign("5×", Word::Draw)]
#[case::red_forfeits("5/r", Word::RedForfeits)]
#[case::black_forfeits("5/b", Word::BlackForfeits)]
#[case::both_forfeit("5/x", Word::BothForfeit)]
#[case::both_lose("5/l", Word::BothLose)]
#[case::enumeration_comma("5、x", Word::BothForfeit)]
fn a_table_and_a_key_are_a_result(#[case] keys: &str, #[case] word: Word) {
    let mut desk = Desk::in_round(1, 22);
    desk.keys(keys);
    assert_eq!(desk.word(5), Some(word), "{}", desk.echo());
    assert_eq!(
        desk.tournament()
            .newest(crate::support::hall::HALL)
            .unwrap()
            .open_boards()
            .count(),
        10
    );
}

#[test]
fn the_echo_names_the_table_both_players_and_the_winner() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("5-");
    let (red, black) = (desk.board(5).red.player, desk.board(5).black.player);
    let name = |id| desk.tournament().player(id).entry.name.clone();
    let echo = desk.echo();
    assert!(echo.contains('5') && echo.contains(&name(red)), "{echo}");
    assert_eq!(echo.matches(&name(black)).count(), 2, "{echo}");
}

#[test]
fn at_the_cursor_results_go_down_the_open_boards() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("2* + - *");
    assert_eq!(desk.word(1), Some(Word::Red));
    assert_eq!(
        desk.word(3),
        Some(Word::Black),
        "table 2 was decided and is passed over"
    );
    assert_eq!(desk.word(4), Some(Word::Draw));
    assert_eq!(desk.word(5), None);
}

#[test]
fn letters_at_the_cursor_do_nothing() {
    let mut desk = Desk::in_round(1, 22);
    let head = desk.head();
    desk.keys("r b d x");
    assert_eq!(desk.head(), head);
}

#[test]
fn another_result_asks_and_only_y_overwrites() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("5+ 5-");
    assert_eq!(desk.word(5), Some(Word::Red));
    assert!(desk.echo().contains("改为"), "{}", desk.echo());
    desk.keys("y");
    assert_eq!(desk.word(5), Some(Word::Black));
}

#[test]
fn escape_and_digits_drop_the_question() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("5+");
    let head = desk.head();
    desk.keys("5- <Esc> y");
    assert_eq!(desk.head(), head, "y after the question is gone does nothing");
    desk.keys("5- 6+");
    assert_eq!(desk.word(5), Some(Word::Red));
    assert_eq!(desk.word(6), Some(Word::Red), "the digit began a new table");
}

#[test]
fn the_same_result_again_is_no_act_and_no_question() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("5+");
    let head = desk.head();
    desk.keys("5+");
    assert_eq!(desk.head(), head);
    assert_eq!(desk.model().question, None);
}

#[test]
fn backspace_clears_a_result_and_edits_a_number() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("5+ 5<Bksp>");
    assert_eq!(desk.board(5).outcome, Outcome::Open);
    let head = desk.head();
    desk.keys("10<Bksp>-");
    assert_eq!(
        desk.word(1),
        Some(Word::Black),
        "the 0 was taken back, so table 1 was meant"
    );
    assert_eq!(desk.head(), head + 1);
}

#[test]
fn undo_takes_back_the_newest_and_redo_brings_it_again() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("5+ 6- u");
    assert_eq!((desk.word(5), desk.word(6)), (Some(Word::Red), None));
    desk.keys("u");
    assert_eq!(desk.word(5), None);
    desk.keys("<^R> <^R>");
    assert_eq!((desk.word(5), desk.word(6)), (Some(Word::Red), Some(Word::Black)));
}

#[test]
fn dispute_sheet_missing_and_colours() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("5!");
    assert_eq!(desk.board(5).outcome, Outcome::Disputed);
    desk.keys("1+ 1n");
    assert_eq!(desk.board(1).sheet, Sheet::HandedIn);
    desk.keys("7ar");
    assert_eq!(desk.board(7).missing, Some(Sides::One(Side::Red)));
    desk.keys("7ab");
    assert_eq!(desk.board(7).missing, Some(Sides::Both));
    desk.keys("7ar 7ab");
    assert_eq!(desk.board(7).missing, None, "both came");
    let red = desk.board(8).red.player;
    desk.keys("8- 8/c");
    assert_eq!(desk.board(8).black.player, red);
    assert_eq!(desk.word(8), Some(Word::Red), "the points stay with the persons");
}

#[test]
fn a_decided_board_of_an_older_round_is_not_keyed() {
    let mut desk = Desk::in_round(2, 22);
    let head = desk.head();
    desk.keys(", 5+");
    assert_eq!(desk.head(), head, "it asks what becomes of the next round");
    desk.keys("<Esc>");
    desk.line("correct 1 5 black");
    assert_eq!(
        desk.round(1)[4].outcome.word(),
        Some(Word::Black),
        "{}",
        desk.echo()
    );
}

#[test]
fn verify_mode_compares_and_says_where_it_differs() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("1+ 2- v +");
    assert!(desk.board(1).verified);
    desk.keys("*");
    assert!(!desk.board(2).verified, "{}", desk.echo());
    assert_eq!(desk.word(2), Some(Word::Black));
}
