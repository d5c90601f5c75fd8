//! "My points are wrong": the card, and a result of an earlier round put right.

use crate::support::console::Desk;
use crate::support::hall::HALL;
use rstest::rstest;
use xiangqi_arbiter::domain::round::{Board, Stage, Word};
use xiangqi_arbiter::tui::model::Dialog;

fn pairs(desk: &Desk, round: u32) -> Vec<(u32, u32)> {
    let pair = |b: &Board| (b.red.player.0, b.black.player.0);
    desk.round(round).iter().map(pair).collect()
}

#[test]
fn from_his_name_to_the_wrong_result_in_a_few_keys() {
    let mut desk = Desk::in_round(3, 22);
    let table = 4;
    let red = desk.round(1)[3].red.player;
    let number = desk.tournament().player(red).number.unwrap();
    let before = desk.tournament().points(red, 2);
    // In round 1 he won; the slip was signed on the wrong side.
    let won = desk.round(1)[3].outcome.word();
    let other = if won == Some(Word::Black) { '+' } else { '-' };
    desk.keys("s").paste(&number.to_string());
    desk.keys("<Enter> ");
    let at_red = desk
        .tournament()
        .newest(HALL)
        .unwrap()
        .board_of(red)
        .unwrap()
        .red
        .player
        == red;
    desk.keys("<Enter>");
    if !at_red {
        desk.keys("<Tab>");
    }
    desk.keys("<Enter>");
    assert_eq!(desk.model().round, Some(1));
    assert_eq!(desk.model().pending.table(), Some(table));
    desk.keys(&other.to_string());
    assert!(
        matches!(desk.model().dialog, Some(Dialog::Correct(_))),
        "{}",
        desk.echo()
    );
    let now = pairs(&desk, 3);
    desk.keys("<Enter>");
    assert_ne!(desk.round(1)[3].outcome.word(), won, "{}", desk.echo());
    assert_ne!(desk.tournament().points(red, 2), before, "points follow");
    assert_eq!(pairs(&desk, 3), now, "pairings do not change by themselves");
    desk.keys("u");
    assert_eq!(desk.round(1)[3].outcome.word(), won);
}

#[test]
fn the_ways_say_how_many_boards_change_before_they_are_taken() {
    let mut desk = Desk::in_round(2, 22);
    desk.line("undo");
    desk.keys(", 5-");
    let Some(Dialog::Correct(correction)) = desk.model().dialog.clone() else {
        panic!("{}", desk.echo());
    };
    assert_eq!(correction.ways.len(), 3);
    assert_eq!(correction.ways[0].boards, Ok(0));
    let said = correction.ways[2].boards.clone().unwrap();
    assert!(
        desk.screen().contains(&format!("改 {said} 台")),
        "{}",
        desk.screen()
    );
    let before = pairs(&desk, 2);
    desk.keys("<End><Enter>");
    let draft = desk.tournament().newest(HALL).unwrap();
    assert_eq!((draft.number, draft.stage), (2, Stage::Draft), "{}", desk.echo());
    let after = pairs(&desk, 2);
    let changed = after.iter().filter(|pair| !before.contains(pair)).count();
    assert_eq!(changed, said);
}

#[test]
fn the_two_opponents_are_exchanged_where_the_round_has_not_begun() {
    let mut desk = Desk::in_round(2, 22);
    // The clock of round 2 is taken back: it has not begun.
    desk.keys("u");
    let mut tried = false;
    for table in 1..=11 {
        let won = desk.round(1)[table - 1].outcome.word();
        let other = if won == Some(Word::Black) { '+' } else { '-' };
        let mut desk = desk.copy();
        desk.keys(&format!(", {table}{other}"));
        let Some(Dialog::Correct(correction)) = desk.model().dialog.clone() else {
            panic!("{}", desk.echo());
        };
        if correction.ways[1].boards.is_err() {
            let head = desk.head();
            desk.keys("<Down><Enter>");
            assert_eq!(desk.head(), head, "a closed way changes nothing");
            continue;
        }
        let before = pairs(&desk, 2);
        desk.keys("<Down><Enter>");
        let changed = pairs(&desk, 2)
            .iter()
            .zip(&before)
            .filter(|(a, b)| a != b)
            .count();
        assert_eq!(changed, correction.ways[1].boards.clone().unwrap());
        assert!(changed <= 2);
        tried = true;
    }
    assert!(tried, "no board of this tournament could be put right that way");
}

#[rstest]
#[case::red_forfeits("/r", Word::RedForfeits)]
#[case::both_lose("/l", Word::BothLose)]
fn a_newest_round_that_is_closed_is_corrected_after_a_question(#[case] keys: &str, #[case] word: Word) {
    let mut desk = Desk::in_round(1, 22);
    for table in 1..=11 {
        desk.keys(&format!("{table}+"));
    }
    desk.keys("e y");
    desk.keys(&format!("5{keys}"));
    assert_eq!(desk.word(5), Some(Word::Red));
    desk.keys("y");
    assert_eq!(desk.word(5), Some(word), "{}", desk.echo());
}

#[test]
fn colours_of_an_earlier_round_are_put_right_and_points_stay() {
    let mut desk = Desk::in_round(2, 22);
    let (red, points) = {
        let board = &desk.round(1)[4];
        (board.red.player, desk.tournament().points(board.red.player, 1))
    };
    desk.keys(", 5/c");
    assert_eq!(desk.round(1)[4].black.player, red, "{}", desk.echo());
    assert_eq!(desk.tournament().points(red, 1), points);
}

#[test]
fn publishes_and_closes_are_named_points_to_go_back_to() {
    let mut desk = Desk::in_round(3, 22);
    desk.keys("1+ 2- U");
    assert!(desk.screen().contains("第3轮 公布"), "{}", desk.screen());
    // Back to the publication of round 3, to the end of round 2.
    desk.keys(", , <Enter>");
    assert!(desk.model().question.is_some(), "{}", desk.echo());
    desk.keys("y");
    let newest = desk.tournament().newest(HALL).unwrap();
    assert_eq!(
        (newest.number, newest.stage),
        (2, Stage::Closed),
        "{}",
        desk.echo()
    );
    desk.keys("U");
    assert!(desk.screen().contains("^R 恢复"), "{}", desk.screen());
    desk.keys("<^R>");
    assert_eq!((desk.word(1), desk.word(2)), (Some(Word::Red), Some(Word::Black)));
}

#[test]
fn an_earlier_round_shown_is_left_when_it_is_undone() {
    let mut desk = Desk::in_round(4, 8);
    desk.keys(", ,");
    assert_eq!(desk.model().round, Some(2));
    let first = Desk::in_round(1, 8).head();
    desk.line(&format!("undo --to {first}"));
    assert_eq!(desk.model().round, None);
    assert!(desk.echo().contains("其中公布 第"), "{}", desk.echo());
    assert!(desk.screen().contains("对局  第1轮"), "{}", desk.screen());
}

#[test]
fn an_undone_paper_names_who_stood_on_it() {
    let mut desk = Desk::in_round(1, 8);
    desk.keys("1+ 2+ 3+ 4+ e y g");
    let drafted = pairs(&desk, 2);
    desk.line("paper 8-1:red 2-7:red 6-3:draw 4-5:black");
    assert_ne!(pairs(&desk, 2), drafted, "{}", desk.echo());
    let on_paper = |desk: &Desk| {
        let echo = desk.echo().to_owned();
        let seats = [(8, 1), (2, 7), (6, 3), (4, 5)];
        let table = |(at, (red, black)): (usize, (u32, u32))| {
            echo.contains(&format!("{} 台 红 {red} ", at + 1)) && echo.contains(&format!("对 黑 {black} "))
        };
        seats.into_iter().enumerate().all(table)
    };
    assert!(on_paper(&desk), "{}", desk.echo());
    desk.keys("u y");
    assert_eq!(pairs(&desk, 2), drafted, "{}", desk.echo());
    assert!(on_paper(&desk), "{}", desk.echo());
}
