//! AC-20: the late limit, and the boards that wait for somebody.

use crate::support::hall::{HALL, Hall, because, regulation};
use xiangqi_arbiter::domain::clock::{Waiting, waiting};
use xiangqi_arbiter::domain::command::Command;
use xiangqi_arbiter::domain::foul::What;
use xiangqi_arbiter::domain::ids::{Side, Sides};
use xiangqi_arbiter::domain::refusal::{Refusal, results::Refused};
use xiangqi_arbiter::domain::round::{Reason, Word};

fn late(fields: &str, clock: &str) -> Result<(), Refusal> {
    let mut hall = Hall::round_one(regulation(fields), 2);
    hall.start("08:30:00");
    hall.now = Hall::at(clock);
    hall.act(because(1, Word::RedForfeits, Reason::Late)).map(|_| ())
}

#[rstest::rstest]
#[case("late_minutes: 10, late_at: At", "08:39:59", Some(1))]
#[case("late_minutes: 10, late_at: At", "08:40:00", None)]
#[case("late_minutes: 10, late_at: After", "08:40:00", Some(1))]
#[case("late_minutes: 10, late_at: After", "08:40:01", None)]
#[case("late_minutes: 15", "08:40:00", Some(300))]
#[case("late_minutes: 0", "08:30:00", None)]
#[case("late_minutes: 0", "08:29:00", Some(60))]
fn a_late_forfeit_waits_for_the_limit(#[case] fields: &str, #[case] clock: &str, #[case] left: Option<i64>) {
    let expected = match left {
        None => Ok(()),
        Some(seconds) => Err(Refused::NotLateYet { table: 1, seconds }.into()),
    };
    assert_eq!(late(fields, clock), expected);
}

#[test]
fn a_late_forfeit_needs_the_limit_and_the_start() {
    assert_eq!(late("", "09:30:00"), Err(Refused::LateUnanswered.into()));
    let mut hall = Hall::round_one(regulation("late_minutes: 10"), 1);
    let refused = hall.act(because(1, Word::RedForfeits, Reason::Late));
    assert_eq!(refused, Err(Refused::NotStarted(1).into()));
    // Absent is known without a clock.
    hall.act(because(1, Word::RedForfeits, Reason::Absent)).unwrap();
}

#[test]
fn the_boards_not_started_are_listed_with_the_seconds_left() {
    let mut hall = Hall::round_one(regulation("late_minutes: 10"), 3);
    hall.act(Command::Missing(2, Some(Sides::One(Side::Black))))
        .unwrap();
    hall.act(Command::Missing(3, Some(Sides::Both))).unwrap();
    let one = |seconds_left| Waiting {
        table: 2,
        missing: Sides::One(Side::Black),
        seconds_left,
    };
    let both = |seconds_left| Waiting {
        table: 3,
        missing: Sides::Both,
        seconds_left,
    };
    let list = |hall: &Hall, clock| waiting(hall.tournament(), HALL, Hall::at(clock));
    assert_eq!(list(&hall, "08:30:00"), [one(None), both(None)]);
    hall.start("08:30:00");
    assert_eq!(list(&hall, "08:34:30"), [one(Some(330)), both(Some(330))]);
    let due = list(&hall, "08:40:00");
    assert!(due.iter().all(Waiting::is_due));
    assert_eq!(due[0].forfeit(), Word::BlackForfeits);
    assert_eq!(due[1].forfeit(), Word::BothForfeit);
    // He came; the other board was given.
    hall.act(Command::Missing(2, None)).unwrap();
    hall.now = Hall::at("08:40:00");
    hall.act(because(3, Word::BothForfeit, Reason::Late)).unwrap();
    assert_eq!(list(&hall, "08:41:00"), []);
    let marks = hall
        .logged()
        .into_iter()
        .filter(|(_, what)| matches!(what, What::Missing { .. }));
    assert_eq!(marks.count(), 3, "every mark is in the log with its time");
}

#[test]
fn a_decided_board_misses_nobody() {
    let mut hall = Hall::round_one(regulation("late_minutes: 10"), 1);
    hall.act(because(1, Word::Red, Reason::Mate)).unwrap();
    assert_eq!(
        hall.refused(Command::Missing(1, Some(Sides::Both))),
        "results/decided-already"
    );
    assert_eq!(hall.act(Command::Missing(1, None)), Ok(vec![]));
}
