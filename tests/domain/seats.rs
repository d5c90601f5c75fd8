//! Seats: colours, exchanges, merged boards, tables (AC-11, 16), by values.

use crate::support::hall::{HALL, Hall, correct, regulation, result};
use xiangqi_arbiter::domain::command::{Command, Next, PlayerRef};
use xiangqi_arbiter::domain::fact::Fact;
use xiangqi_arbiter::domain::ids::{PlayerId, Side, Sides};
use xiangqi_arbiter::domain::refusal::{Refusal, results::Refused};
use xiangqi_arbiter::domain::round::{Outcome, Word};

fn hall(boards: u32) -> Hall {
    Hall::round_one(regulation("late_minutes: 10"), boards)
}

#[test]
fn reversed_colours_never_move_points_and_a_reversed_result_never_moves_colours() {
    let mut hall = hall(2);
    hall.act(result(2, Word::Black)).unwrap();
    assert_eq!((hall.pair(1, 2), hall.points(4)), ((3, 4), 2));
    hall.act(Command::Colours(2, None)).unwrap();
    assert_eq!((hall.pair(1, 2), hall.word(1, 2)), ((4, 3), Some(Word::Red)));
    assert_eq!((hall.points(3), hall.points(4)), (0, 2));
    hall.undo();
    hall.act(correct(1, 2, Word::Red, Next::Keep)).unwrap();
    assert_eq!((hall.pair(1, 2), hall.points(3), hall.points(4)), ((3, 4), 2, 0));
}

#[test]
fn colours_of_an_older_round_can_be_set_right() {
    let mut hall = hall(2);
    hall.act(result(1, Word::RedForfeits)).unwrap();
    hall.act(result(2, Word::Draw)).unwrap();
    hall.close();
    hall.draft(&[(2, 3), (4, 1)], None);
    hall.act(Command::Colours(1, Some(1))).unwrap();
    assert_eq!(hall.word(1, 1), Some(Word::BlackForfeits));
    assert_eq!((hall.points(1), hall.points(2)), (0, 2));
    assert!(
        hall.tournament().draft(HALL).is_none(),
        "colours are part of the pairing"
    );
    assert_eq!(
        hall.act(Command::Colours(1, Some(4))),
        Err(Refusal::NoSuchRound(4))
    );
}

#[test]
fn two_boards_played_crosswise_lose_what_was_entered() {
    let mut hall = hall(3);
    hall.act(result(1, Word::Red)).unwrap();
    hall.act(Command::Exchange(1, 2, None)).unwrap();
    assert_eq!((hall.pair(1, 1), hall.pair(1, 2)), ((1, 4), (3, 2)));
    assert_eq!(hall.board(1, 1).outcome, Outcome::Open);
    assert_eq!(hall.points(1), 0);
    assert_eq!(
        hall.act(Command::Exchange(1, 1, None)),
        Err(Refused::SameBoard(1).into())
    );
    // In a closed round nothing may be open.
    for table in 1..=3 {
        hall.act(result(table, Word::Draw)).unwrap();
    }
    hall.close();
    hall.act(Command::Exchange(1, 3, Some(1))).unwrap();
    assert_eq!((hall.pair(1, 1), hall.pair(1, 3)), ((1, 6), (5, 4)));
    assert_eq!(hall.board(1, 1).outcome, Outcome::Pending);
}

#[test]
fn two_half_empty_boards_become_one_game() {
    let mut hall = hall(3);
    assert_eq!(
        hall.act(Command::Merge(1, 2)),
        Err(Refused::NotHalfEmpty(1).into())
    );
    let missing = |table, side| Command::Missing(table, Some(Sides::One(side)));
    hall.act(missing(1, Side::Red)).unwrap();
    hall.act(missing(2, Side::Black)).unwrap();
    hall.start("08:30:00");
    hall.now = Hall::at("08:40:00");
    assert_eq!(hall.act(Command::Merge(1, 2)), Err(Refused::MergeTooLate.into()));
    hall.now = Hall::at("08:39:59");
    hall.act(Command::Merge(1, 2)).unwrap();
    // 2 (black) and 3 (red) are there and keep their colours.
    assert_eq!((hall.pair(1, 1), hall.pair(1, 2)), ((3, 2), (1, 4)));
    assert_eq!(hall.board(1, 1).missing, None);
    assert_eq!(hall.board(1, 2).missing, Some(Sides::Both));
    hall.undo();
    assert_eq!((hall.pair(1, 1), hall.pair(1, 2)), ((1, 2), (3, 4)));
}

#[test]
fn two_of_one_colour_are_seated_as_the_board_says() {
    let mut hall = hall(2);
    for table in [1, 2] {
        hall.act(Command::Missing(table, Some(Sides::One(Side::Red))))
            .unwrap();
    }
    hall.act(Command::Merge(2, 1)).unwrap();
    // Board 2 is even: the larger number has red; board 1 the smaller.
    assert_eq!((hall.pair(1, 2), hall.pair(1, 1)), ((4, 2), (1, 3)));
}

#[test]
fn boards_are_merged_in_round_1_before_results() {
    let mut hall = hall(2);
    for table in [1, 2] {
        hall.act(Command::Missing(table, Some(Sides::One(Side::Red))))
            .unwrap();
        hall.act(result(table, Word::RedForfeits)).unwrap();
    }
    assert_eq!(hall.refused(Command::Merge(1, 2)), "results/decided-already");
    hall.close();
    hall.publish(&[(1, 3), (2, 4)], None);
    assert_eq!(hall.act(Command::Merge(1, 2)), Err(Refused::MergeRound(2).into()));
}

#[test]
fn a_board_moves_to_a_free_table_and_is_keyed_by_it() {
    let mut hall = hall(2);
    assert_eq!(hall.act(Command::Table(1, 2)), Err(Refused::TableTaken(2).into()));
    assert_eq!(hall.act(Command::Table(1, 0)), Err(Refused::NoTableZero.into()));
    assert_eq!(hall.act(Command::Table(1, 1)), Ok(vec![]));
    hall.act(Command::Table(1, 70)).unwrap();
    hall.act(result(70, Word::Red)).unwrap();
    assert_eq!((hall.board(1, 70).board, hall.points(1)), (1, 2));
    // A draft is about to be printed: there the table is meant.
    hall.act(result(2, Word::Red)).unwrap();
    hall.close();
    hall.draft(&[(1, 3), (4, 2)], None);
    hall.act(Command::Table(2, 9)).unwrap();
    assert_eq!(hall.pair(2, 9), (4, 2));
}

#[test]
fn a_table_is_fixed_for_one_player() {
    let mut hall = hall(2);
    let fix = |number, table| Command::Fix(PlayerRef::Number(number), table);
    let facts = hall.act(fix(2, 1)).unwrap();
    assert_eq!(
        facts,
        [Fact::TableFixed {
            id: PlayerId(2),
            was: None,
            table: Some(1)
        }]
    );
    assert_eq!(hall.act(fix(2, 1)), Ok(vec![]));
    let taken = Refused::FixTaken {
        table: 1,
        number: Some(2),
    };
    assert_eq!(hall.act(fix(3, 1)), Err(taken.into()));
    hall.act(fix(2, 0)).unwrap();
    hall.act(fix(3, 1)).unwrap();
}
