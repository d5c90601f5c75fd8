//! Seats on the `:` line: taken, told, and taken back with one key.

use crate::support::console::Desk;
use rstest::rstest;

#[rstest]
#[case::two_boards_exchanged_opponents("exchange 2 5")]
#[case::a_board_moved_to_another_table("table 3 40")]
#[case::a_fixed_table("fix 7 30")]
#[case::colours_reversed("colours 4")]
#[case::a_latecomer_against_the_bye("late 云归处 --unit 晚晴社 --against-bye")]
#[case::two_half_empty_boards_made_one("merge 6 9")]
fn a_seat_is_put_right_and_back(#[case] line: &str) {
    let mut desk = Desk::in_round(1, 23);
    desk.keys("6ar 9ab");
    let (head, before) = (desk.head(), desk.tournament().clone());
    desk.line(line);
    assert_eq!(desk.head(), head + 1, "{}", desk.echo());
    assert_ne!(desk.tournament(), &before);
    desk.keys("u");
    assert_eq!(desk.tournament(), &before, "{}", desk.echo());
    desk.keys("<^R>");
    assert_ne!(desk.tournament(), &before);
}
