//! Rounds not finished, players who left, came late or have no number.

use super::{number, order, ranks, regulation, row, table};
use crate::support::facts::{Facts, ONE, plain};
use xiangqi_arbiter::domain::ids::PlayerId;
use xiangqi_arbiter::domain::player::{Entry, Status};
use xiangqi_arbiter::domain::regulation::Criterion::{Blacks, Direct, OpponentScore, Wins};
use xiangqi_arbiter::domain::standings::{Value, standings};

#[test]
fn an_open_or_disputed_board_gives_nothing_at_all() {
    for word in ["open", "disputed"] {
        let mut f = Facts::new(4, plain(2, &[OpponentScore, Direct, Blacks]));
        f.play("1-2+ 3-4=");
        f.play(&format!("2-1:{word} 4-3+"));
        let s = table(&f.tournament);
        assert_eq!(s.decided, (1, 2));
        assert!(!s.complete);
        assert_eq!(s.after_round, 2);
        // 1 has the opponent of round 1 alone, and no second move in round 2.
        assert_eq!((number(&s, 1, OpponentScore), number(&s, 1, Blacks)), (0, 0));
        assert_eq!(number(&s, 2, OpponentScore), 2);
    }
}

#[test]
fn a_pending_board_has_met_and_its_colours_count() {
    let mut f = Facts::new(2, plain(1, &[OpponentScore, Direct, Blacks]));
    f.play("1-2:pending");
    let s = table(&f.tournament);
    assert!(!s.complete);
    assert_eq!(s.decided, (0, 1));
    assert_eq!((number(&s, 1, Blacks), number(&s, 2, Blacks)), (0, 1));
    assert_eq!(number(&s, 1, Direct), 0);
    assert_eq!(order(&s), [2, 1]);
}

#[test]
fn a_bye_counts_from_publication_and_a_draft_never() {
    let mut f = Facts::new(3, regulation(3));
    f.draft("1-2:open 3:bye");
    let s = table(&f.tournament);
    assert_eq!(s.after_round, 0);
    assert!(s.rows.iter().all(|r| r.points == 0 && r.rank == Some(1)));
    f.play("1-2:open 3:bye");
    let s = table(&f.tournament);
    assert_eq!(ranks(&s), [(3, Some(1)), (1, Some(2)), (2, Some(2))]);
    assert_eq!(row(&s, 3).points, 2);
    f.draft("3-1+ 2:bye");
    assert_eq!(table(&f.tournament), s);
}

#[test]
fn an_earlier_round_is_looked_at_with_the_results_that_stand_now() {
    let mut f = Facts::new(4, plain(2, &[OpponentScore]));
    f.play("1-2+ 3-4+");
    f.play("1-3+ 2-4+");
    let s = standings(&f.tournament, ONE, 1);
    assert_eq!(s.after_round, 1);
    assert_eq!(row(&s, 1).points, 2);
    assert_eq!(number(&s, 2, OpponentScore), 2);
    assert_eq!(standings(&f.tournament, ONE, 9), table(&f.tournament));
}

#[test]
fn the_withdrawn_stay_and_their_points_stay_with_their_opponents() {
    let mut f = Facts::new(4, plain(3, &[OpponentScore]));
    f.play("1-2+ 3-4+");
    f.status(1, Status::Withdrawn);
    f.play("1:withdrawn 3-2+ 4:bye");
    let s = table(&f.tournament);
    assert_eq!(number(&s, 2, OpponentScore), 2 + 4);
    assert_eq!(
        ranks(&s),
        [(3, Some(1)), (4, Some(2)), (1, Some(3)), (2, Some(4))]
    );
}

#[test]
fn the_expelled_stand_last_without_a_rank_and_ranks_close_up() {
    let mut f = Facts::new(4, plain(2, &[OpponentScore, Wins]));
    f.play("1-2+ 3-4+");
    f.play("1-3+ 2-4+");
    f.status(1, Status::Expelled);
    let s = table(&f.tournament);
    assert_eq!(ranks(&s), [(2, Some(1)), (3, Some(1)), (4, Some(3)), (1, None)]);
    assert_eq!((row(&s, 1).points, row(&s, 1).decided_by), (4, None));
    // Their opponents keep what they stand at.
    assert_eq!(number(&s, 3, OpponentScore), 4);
    f.status(1, Status::Active);
    assert_eq!(row(&table(&f.tournament), 1).rank, Some(1));
}

#[test]
fn players_without_a_number_are_not_in_the_standings() {
    let mut f = Facts::new(2, regulation(1));
    f.player(PlayerId(3), None, ONE, Entry::default());
    assert_eq!(order(&table(&f.tournament)), [1, 2]);
}

#[test]
fn a_late_entrant_has_nothing_for_the_rounds_he_missed() {
    let mut f = Facts::new(2, plain(2, &[OpponentScore]));
    f.play("1-2+");
    f.player(PlayerId(3), Some(3), ONE, Entry::default());
    f.play("1-3- 2:bye");
    let s = table(&f.tournament);
    assert_eq!(row(&s, 3).points, 2);
    assert_eq!(number(&s, 3, OpponentScore), 2);
    assert_eq!(row(&standings(&f.tournament, ONE, 1), 3).points, 0);
}

#[test]
fn before_round_1_everybody_is_level() {
    let f = Facts::new(3, regulation(1));
    let s = table(&f.tournament);
    assert!(s.complete && s.decided == (0, 0));
    assert!(s.rows.iter().all(|r| r.rank == Some(1) && r.undecided));
    assert_eq!(row(&s, 2).value(Direct), Value::NotApplied);
}
