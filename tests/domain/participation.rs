//! Absence, withdrawal, re-entry, expulsion (rulebook §4).

use crate::support::day::{Day, no};
use xiangqi_arbiter::domain::command::Command;
use xiangqi_arbiter::domain::fact::{Absence, Fact};
use xiangqi_arbiter::domain::ids::Number;
use xiangqi_arbiter::domain::player::Status;
use xiangqi_arbiter::domain::refusal::registration::Refused;
use xiangqi_arbiter::domain::round::{OutReason, Outcome, Reason, Word};

fn absent(number: Number, round: Option<u32>, excused: bool) -> Command {
    Command::Absent {
        player: no(number),
        round,
        excused,
    }
}

fn withdraw(number: Number, forfeit: bool) -> Command {
    Command::Withdraw {
        player: no(number),
        reason: "家事".to_owned(),
        forfeit,
    }
}

fn expel(number: Number) -> Command {
    Command::Expel(no(number), "打架".to_owned())
}

#[test]
fn absent_means_the_next_round_alone() {
    let mut day = Day::plain(3, 5);
    day.act(absent(5, None, true));
    assert_eq!(day.absences(5), [(1, Absence { excused: true })]);
    day.unchanged(absent(5, None, true));
    day.publish();
    assert_eq!(day.sheet(), "1-2 4-3");
    assert_eq!(
        day.newest().pairing.out[0].reason,
        OutReason::Absent { excused: true }
    );
    day.finish(Word::Draw);
    day.act(Command::Pair { rematches: None });
    assert!(day.newest().pairing.standing().contains(&day.id(5)));
    assert_eq!(day.points(5), 0);
}

#[test]
fn absent_looks_ahead_only() {
    let mut day = Day::plain(3, 4);
    day.publish();
    let (next, last) = (2, 3);
    for round in [0, 1, 4] {
        assert_eq!(
            day.refused(absent(1, Some(round), false)),
            Refused::RoundNotAhead { round, next, last }.into()
        );
    }
    day.act(absent(1, Some(3), false));
    day.act(absent(1, Some(2), false));
    day.act(Command::Present(no(1)));
    assert_eq!(day.absences(1), [(3, Absence { excused: false })]);
    day.act(Command::Present(no(1)));
    assert_eq!(day.absences(1), []);
    day.unchanged(Command::Present(no(1)));
}

#[test]
fn no_absence_once_every_round_is_published() {
    let mut day = Day::plain(1, 2);
    day.publish();
    assert_eq!(day.refused(absent(1, None, false)), Refused::NoRoundLeft.into());
}

#[test]
fn an_act_that_changes_who_is_paired_voids_the_draft() {
    for command in [absent(1, None, false), withdraw(2, false), expel(3)] {
        let mut day = Day::plain(3, 6);
        day.act(Command::Pair { rematches: None });
        let facts = day.act(command.clone());
        assert!(
            matches!(facts.last(), Some(Fact::DraftVoided { .. })),
            "{command:?}"
        );
    }
    let mut day = Day::plain(3, 6);
    day.act(Command::Pair { rematches: None });
    day.act(absent(1, Some(2), false));
    assert!(
        day.t().draft(day.section).is_some(),
        "round 2 is not the drafted one"
    );
    day.act(withdraw(1, false));
    day.act(Command::Pair { rematches: None });
    day.act(Command::Reenter(no(1)));
    assert!(day.t().draft(day.section).is_none());
}

// AC-26
#[test]
fn the_withdrawn_keep_their_games_and_are_paired_no_more() {
    let mut day = Day::plain(5, 10);
    for _ in 0..3 {
        day.publish();
        day.finish(Word::Red);
    }
    let points = day.points(3);
    day.act(withdraw(3, false));
    day.unchanged(withdraw(3, false));
    day.publish();
    let three = day.id(3);
    assert!(!day.newest().pairing.standing().contains(&three));
    assert_eq!(day.newest().pairing.out[0].reason, OutReason::Withdrawn);
    assert_eq!(day.points(3), points);
    assert_eq!(day.status(3), Status::Withdrawn);
    day.finish(Word::Red);
    day.act(Command::Reenter(no(3)));
    day.unchanged(Command::Reenter(no(3)));
    day.publish();
    assert!(day.newest().pairing.standing().contains(&three));
}

#[test]
fn withdrawing_forfeits_the_open_board_only_when_asked_to() {
    let mut day = Day::plain(3, 4);
    day.publish();
    day.act(withdraw(1, false));
    assert_eq!(day.newest().boards()[0].outcome, Outcome::Open);
    day.act(withdraw(1, true));
    assert_eq!(day.newest().boards()[0].outcome.word(), Some(Word::RedForfeits));
    day.result(2, Word::Draw);
    day.act(withdraw(3, true));
    assert_eq!(
        day.newest().boards()[1].outcome.word(),
        Some(Word::Draw),
        "a decided board stays"
    );
}

#[test]
fn who_is_expelled_loses_his_open_board_and_keeps_his_games() {
    let mut day = Day::plain(3, 4);
    day.publish();
    day.finish(Word::Red);
    day.publish();
    let table = day.newest().board_of(day.id(1)).unwrap().table;
    day.act(Command::Dispute(table));
    day.act(expel(1));
    day.unchanged(expel(1));
    let board = day.newest().at_table(table).unwrap();
    let Outcome::Decided(decision) = &board.outcome else {
        panic!("the board is decided");
    };
    assert_eq!(decision.reason, Some(Reason::Expelled));
    assert!(decision.word.forfeited_by(board.side_of(day.id(1)).unwrap()));
    assert_eq!(day.status(1), Status::Expelled);
    assert_eq!(day.points(1), 2, "the game he won stays");
    assert_eq!(day.refused(withdraw(1, false)).code(), "registration/not-active");
    assert_eq!(
        day.refused(absent(1, None, false)).code(),
        "registration/not-active"
    );
    day.act(Command::Reenter(no(1)));
    assert_eq!(day.status(1), Status::Active);
}

#[test]
fn when_all_withdraw_nobody_is_paired() {
    let mut day = Day::plain(3, 4);
    for number in 1..=4 {
        day.act(withdraw(number, false));
    }
    assert_eq!(
        day.refused(Command::Pair { rematches: None }).code(),
        "rounds/too-few"
    );
}
