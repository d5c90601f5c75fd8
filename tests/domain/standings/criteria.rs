//! Every criterion and every switch.

use super::{by, number, order, ranks, regulation, row, table};
use crate::support::facts::{Facts, ONE, plain};
use xiangqi_arbiter::domain::fact::{Fact, TieLots};
use xiangqi_arbiter::domain::foul::What;
use xiangqi_arbiter::domain::ids::PlayerId;
use xiangqi_arbiter::domain::player::Status;
use xiangqi_arbiter::domain::regulation::Criterion::{
    BlackWins, Blacks, Direct, DropFirst, Fouls, Lots, OpponentScore, PreviousPoints, PreviousRound,
    Progressive, Wins,
};
use xiangqi_arbiter::domain::regulation::{ByeOpponentScore, DirectRule, WithdrawnProgressive};
use xiangqi_arbiter::domain::standings::{Among, DecidedBy, Value, direct_terms, standings};

#[test]
fn ac_51_the_opponents_decide() {
    let mut f = Facts::new(6, regulation(3));
    f.play("1-5+ 6-2- 4-3-");
    f.play("2-1= 3-6- 5-4=");
    f.play("4-1- 3-2- 6-5=");
    let s = table(&f.tournament);
    assert_eq!(order(&s)[..3], [2, 1, 6]);
    assert_eq!((row(&s, 1).points, row(&s, 2).points), (5, 5));
    assert_eq!(
        (number(&s, 1, OpponentScore), number(&s, 2, OpponentScore)),
        (8, 10)
    );
    assert_eq!(by(&s, 2), None);
    assert_eq!(by(&s, 1), Some(DecidedBy::Criterion(OpponentScore)));
    assert_eq!(by(&s, 6), Some(DecidedBy::Points));
    assert!(s.complete);
    assert_eq!(s.decided, (3, 3));
}

#[test]
fn ac_52_the_wins_decide() {
    let mut f = Facts::new(6, regulation(3));
    f.play("1-4= 6-2- 3-5=");
    f.play("1-3= 5-2+ 6-4+");
    f.play("1-6+ 3-2- 5-4-");
    let s = table(&f.tournament);
    for of in [1, 2] {
        assert_eq!((row(&s, of).points, number(&s, of, OpponentScore)), (4, 7));
    }
    assert_eq!((number(&s, 1, Wins), number(&s, 2, Wins)), (1, 2));
    assert_eq!(order(&s)[..2], [2, 1]);
    assert_eq!(by(&s, 1), Some(DecidedBy::Criterion(Wins)));
}

#[test]
fn ac_57_the_blacks_decide_between_two_who_have_not_met() {
    let mut f = Facts::new(6, regulation(3));
    f.play("6-1- 3-2= 4-5-");
    f.play("5-1= 4-2+ 3-6+");
    f.play("2-1+ 4-3= 6-5=");
    let s = table(&f.tournament);
    for of in [3, 5] {
        let row = row(&s, of);
        assert_eq!(
            (row.points, number(&s, of, OpponentScore), number(&s, of, Wins)),
            (4, 7, 1)
        );
        assert_eq!(row.value(Direct), Value::NotApplied);
    }
    assert_eq!((number(&s, 3, Blacks), number(&s, 5, Blacks)), (1, 2));
    assert_eq!(order(&s), [5, 3, 4, 2, 1, 6]);
    assert_eq!(by(&s, 3), Some(DecidedBy::Criterion(Blacks)));
}

#[test]
fn ac_62_a_foul_costs_one_of_the_running_totals() {
    let mut regulation = plain(5, &[Progressive]);
    regulation.foul_deducts_progressive = true;
    let mut f = Facts::new(6, regulation);
    // 1: 2, 3, 5, 7, 7 = 24. 2: 2, 4, 5, 5, 7 = 23.
    f.play("1-3+ 2-4+ 5-6=");
    f.play("1-4= 2-5+ 3-6=");
    f.play("1-5+ 2-6= 3-4=");
    f.play("1-6+ 2-3- 4-5=");
    f.play("1-4- 2-5+ 3-6=");
    let s = table(&f.tournament);
    assert_eq!((number(&s, 1, Progressive), number(&s, 2, Progressive)), (24, 23));
    f.foul(1, 0, 1);
    let s = table(&f.tournament);
    assert_eq!((number(&s, 1, Progressive), number(&s, 2, Progressive)), (23, 23));
    assert!(row(&s, 1).undecided && row(&s, 2).undecided);
    f.tournament.regulation.foul_deducts_progressive = false;
    let s = table(&f.tournament);
    assert_eq!(
        (number(&s, 1, Progressive), by(&s, 2)),
        (24, Some(DecidedBy::Criterion(Progressive)))
    );
}

#[test]
fn a_bye_adds_to_the_opponents_what_the_switch_says() {
    let values = |rule: ByeOpponentScore| {
        let mut regulation = plain(2, &[OpponentScore]);
        regulation.bye_opponent_score = rule;
        let mut f = Facts::new(5, regulation);
        f.play("1-2+ 4-3= 5:bye");
        f.play("1-5+ 3-2+ 4:bye");
        // 1: 4, 2: 0, 3: 3, 4: 3, 5: 2.
        let s = table(&f.tournament);
        (number(&s, 4, OpponentScore), number(&s, 5, OpponentScore))
    };
    assert_eq!(values(ByeOpponentScore::LowestPositive), (3 + 2, 4 + 2));
    assert_eq!(values(ByeOpponentScore::Lowest), (3, 4));
    assert_eq!(values(ByeOpponentScore::Zero), (3, 4));
    assert_eq!(values(ByeOpponentScore::Own), (3 + 3, 4 + 2));
}

#[test]
fn the_lowest_of_a_bye_leaves_the_expelled_out() {
    let mut f = Facts::new(5, plain(2, &[OpponentScore]));
    f.play("1-2= 3-4+ 5:bye");
    f.play("1-3- 2-5- 4:bye");
    // 1: 1, 2: 1, 3: 4, 4: 2, 5: 4.
    assert_eq!(number(&table(&f.tournament), 4, OpponentScore), 4 + 1);
    f.status(1, Status::Expelled);
    f.status(2, Status::Expelled);
    assert_eq!(number(&table(&f.tournament), 4, OpponentScore), 4 + 2);
    assert_eq!(number(&table(&f.tournament), 3, OpponentScore), 2 + 1);
}

#[test]
fn a_bye_adds_nothing_while_nobody_has_points() {
    let mut regulation = plain(1, &[OpponentScore]);
    regulation.points.bye = 0;
    let mut f = Facts::new(3, regulation);
    f.play("1-2:both-forfeit 3:bye");
    assert_eq!(number(&table(&f.tournament), 3, OpponentScore), 0);
}

#[test]
fn forfeits_count_by_their_switches() {
    let mut f = Facts::new(4, plain(2, &[OpponentScore, Wins, Blacks, BlackWins, Direct]));
    f.play("1-2:red-forfeits 3-4:both-forfeit");
    f.play("2-3+ 4-1:black-forfeits");
    // 1: 0, 2: 4, 3: 0, 4: 2; 2 won black by forfeit, 4 red by forfeit.
    let values = |f: &Facts, of: u32| {
        let s = table(&f.tournament);
        [OpponentScore, Wins, Blacks, BlackWins].map(|c| number(&s, of, c))
    };
    assert_eq!(values(&f, 1), [6, 0, 1, 0]);
    assert_eq!(values(&f, 2), [0, 2, 1, 1]);
    assert_eq!(values(&f, 4), [0, 1, 1, 0]);
    f.tournament.regulation.forfeits_in_opponent_score = false;
    assert_eq!(values(&f, 1), [0, 0, 1, 0]);
    f.tournament.regulation.forfeit_wins_count = false;
    assert_eq!(values(&f, 2), [0, 1, 1, 0]);
    f.tournament.regulation.forfeit_wins_count = true;
    f.tournament.regulation.forfeit_colour_counts = false;
    assert_eq!(values(&f, 2), [0, 2, 0, 0]);
    assert_eq!(values(&f, 4), [0, 1, 0, 0]);
}

#[test]
fn a_bye_is_a_win_by_its_switch_and_never_a_black() {
    let mut f = Facts::new(3, plain(1, &[Wins, Blacks]));
    f.play("1-2= 3:bye");
    let s = table(&f.tournament);
    assert_eq!((number(&s, 3, Wins), number(&s, 3, Blacks)), (1, 0));
    assert_eq!(row(&s, 3).points, 2);
    f.tournament.regulation.bye_counts_as_win = false;
    assert_eq!(number(&table(&f.tournament), 3, Wins), 0);
}

#[test]
fn both_lose_is_a_played_game_without_points() {
    let mut f = Facts::new(2, plain(1, &[OpponentScore, Wins, Blacks]));
    f.tournament.regulation.forfeits_in_opponent_score = false;
    f.tournament.regulation.forfeit_colour_counts = false;
    f.play("1-2:both-lose");
    let s = table(&f.tournament);
    assert_eq!((row(&s, 1).points, row(&s, 2).points), (0, 0));
    assert_eq!(number(&s, 2, Blacks), 1);
}

#[test]
fn fewer_fouls_are_better_and_the_voided_do_not_count() {
    let mut f = Facts::new(2, plain(1, &[Fouls]));
    f.play("1-2=");
    let foul = f.foul(1, 1, 2);
    let s = table(&f.tournament);
    assert_eq!((order(&s), number(&s, 1, Fouls)), (vec![2, 1], 2));
    assert_eq!(by(&s, 1), Some(DecidedBy::Criterion(Fouls)));

    let incident = f.tournament.incident(ONE, foul).unwrap().clone();
    let mut now = incident.what.clone();
    if let What::Foul(foul) = &mut now {
        foul.voided = Some("误记".into());
    }
    f.apply(Fact::IncidentChanged {
        section: ONE,
        id: foul,
        was: Box::new(incident.what),
        now: Box::new(now),
        reason: "误记".into(),
    });
    assert_eq!(ranks(&table(&f.tournament)), [(1, Some(1)), (2, Some(1))]);
}

#[test]
fn a_foul_counts_from_its_round_on_and_one_before_round_1_always() {
    let mut f = Facts::new(2, plain(3, &[Fouls]));
    f.play("1-2=");
    f.play("2-1=");
    f.foul(1, 0, 1);
    f.foul(1, 2, 1);
    let after = |round| {
        let s = standings(&f.tournament, ONE, round);
        number(&s, 1, Fouls)
    };
    assert_eq!((after(0), after(1), after(2)), (1, 1, 2));
}

#[test]
fn direct_that_separates_nobody_leaves_them_undecided() {
    let mut f = Facts::new(4, plain(3, &[Direct]));
    f.play("1-4= 2-3+");
    f.play("1-3= 4-2+");
    f.play("1-2= 3-4+");
    let s = table(&f.tournament);
    assert!(
        s.rows
            .iter()
            .all(|r| r.rank == Some(1) && r.undecided && r.decided_by.is_none())
    );
    assert_eq!(number(&s, 1, Direct), 3);
}

#[test]
fn direct_decides_between_two_who_have_met() {
    let mut f = Facts::new(5, plain(4, &[Direct]));
    f.play("1-2= 3-4+ 5:bye");
    f.play("1-3- 2-5+ 4:bye");
    f.play("2-3+ 1-4= 5:absent");
    f.play("1-5+ 3-4= 2:absent");
    // 2 and 3 have 5, 2 has beaten 3; 1 and 4 have 4 and drew; 5 has 2.
    let s = table(&f.tournament);
    assert_eq!(order(&s), [2, 3, 1, 4, 5]);
    assert_eq!(by(&s, 3), Some(DecidedBy::Criterion(Direct)));
    assert_eq!(ranks(&s)[2..4], [(1, Some(3)), (4, Some(3))]);
}

#[test]
fn direct_again_splits_those_the_whole_group_left_level() {
    let mut f = Facts::new(6, plain(4, &[Direct]));
    f.play("1-2+ 3-4- 5:absent 6:absent");
    f.play("1-3- 2-4= 5:absent 6:absent");
    f.play("1-4= 2-3+ 5:absent 6:absent");
    f.play("1-5= 2-6= 3:bye 4:absent");
    // 1 to 4 all have 4; among the four 4 has 4, 1 and 2 have 3, 3 has 2; of the two 1 has beaten 2.
    let s = table(&f.tournament);
    assert_eq!(order(&s)[..4], [4, 1, 2, 3]);
    let direct = |n| row(&s, n).direct.iter().map(|a| a.points).collect::<Vec<_>>();
    assert_eq!(
        (1..=4).map(direct).collect::<Vec<_>>(),
        [vec![3, 2], vec![3, 0], vec![2], vec![4]]
    );
    assert_eq!(
        row(&s, 2).direct[1],
        Among {
            group: vec![PlayerId(1), PlayerId(2)],
            points: 0
        }
    );
    assert_eq!(by(&s, 2), Some(DecidedBy::Criterion(Direct)));
    assert_eq!(number(&s, 2, Direct), 3);
    let again = direct_terms(&f.tournament, ONE, 4, PlayerId(1), &row(&s, 1).direct[1]);
    let shown: Vec<_> = again.iter().map(|t| (t.round, t.opponent, t.points)).collect();
    assert_eq!(shown, [(1, Some(PlayerId(2)), 2)]);
}

#[test]
fn direct_leaves_level_what_a_circle_leaves() {
    // 1, 2, 3, 4 level at 4: among them 1 and 2 have 4 each, 3 and 4 have 2; 1 beat 2, 4 beat 3.
    let mut f = Facts::new(6, plain(5, &[Direct]));
    f.play("1-2+ 3-4- 5-6=");
    f.play("1-3+ 2-4+ 5-6=");
    f.play("1-4- 2-3+ 5-6=");
    // Among: 1: 4, 2: 4, 3: 0, 4: 4. 3 makes it up with two byes, so that all four have 4 points.
    f.play("3:bye 5-6= 1:absent 2:absent 4:absent");
    f.play("3:bye 5-6= 1:absent 2:absent 4:absent");
    let s = table(&f.tournament);
    // 5 and 6 have 5 points and stand above.
    assert_eq!(ranks(&s)[..2], [(5, Some(1)), (6, Some(1))]);
    // 1, 2, 4 have 4 of the four; among the three each has 2: nothing more; 3 is last.
    assert_eq!(
        row(&s, 1).direct.iter().map(|a| a.points).collect::<Vec<_>>(),
        [4, 2]
    );
    assert_eq!(
        ranks(&s)[2..],
        [(1, Some(3)), (2, Some(3)), (4, Some(3)), (3, Some(6))]
    );
    assert_eq!(by(&s, 3), Some(DecidedBy::Criterion(Direct)));
}

#[test]
fn direct_for_pairs_only_leaves_larger_groups() {
    let mut f = Facts::new(3, plain(3, &[Direct]));
    f.play("1-2+ 3:bye");
    f.play("2-3+ 1:absent");
    f.play("1-3- 2:absent");
    // 1: 2, 2: 2, 3: 4.
    f.tournament.regulation.direct = DirectRule::PairsOnly;
    let s = table(&f.tournament);
    assert_eq!(order(&s), [3, 1, 2]);
    f.play("1-2= 3:absent");
    f.play("1:bye 2:absent 3:absent");
    f.play("2:bye 1:absent 3:absent");
    f.play("3-1= 2:absent");
    f.play("2-3= 1:absent");
    // 1: 2+1+2+1 = 6; 2: 2+1+2+1 = 6; 3: 4+1+1 = 6. Among: 1: 3+0+1 = 4; 2: 1+2+1 = 4; 3: 2+1+0+1 = 4.
    let s = table(&f.tournament);
    assert!((1..=3).all(|n| row(&s, n).value(Direct) == Value::NotApplied));
    f.tournament.regulation.direct = DirectRule::AllMet;
    let s = table(&f.tournament);
    assert!((1..=3).all(|n| number(&s, n, Direct) == 4));
}

#[test]
fn direct_counts_forfeits_by_its_switch_and_needs_every_meeting() {
    let mut f = Facts::new(3, plain(3, &[Direct]));
    f.play("1-2:black-forfeits 3:bye");
    f.play("2:bye 1:absent 3:absent");
    let s = table(&f.tournament);
    // All three have 2, and 3 has met nobody: the group is left as it is, also its pair 1-2.
    assert!((1..=3).all(|n| row(&s, n).value(Direct) == Value::NotApplied && row(&s, n).undecided));

    f.play("3-1:red-forfeits 2:bye");
    // 1: 4, 2: 4, 3: 2.
    assert_eq!(order(&table(&f.tournament)), [1, 2, 3]);
    f.tournament.regulation.forfeits_in_direct = false;
    let s = table(&f.tournament);
    assert_eq!(ranks(&s)[..2], [(1, Some(1)), (2, Some(1))]);
    assert_eq!(row(&s, 1).value(Direct), Value::NotApplied);
}

#[test]
fn progressive_runs_on_through_absences_and_late_entry() {
    let mut f = Facts::new(4, plain(3, &[Progressive]));
    f.play("1-2+ 3:absent");
    f.play("1:absent 2-3+");
    f.play("1-4= 2:bye 3:absent");
    let s = table(&f.tournament);
    // 1: 2, 2, 3; 2: 0, 2, 4; 4: not entered, not entered, 1.
    assert_eq!(
        (1..=4).map(|n| number(&s, n, Progressive)).collect::<Vec<_>>(),
        [7, 6, 0, 1]
    );
}

#[test]
fn progressive_of_the_withdrawn_by_its_switch() {
    let mut f = Facts::new(4, plain(3, &[Progressive]));
    f.play("1-2+ 3-4=");
    f.status(1, Status::Withdrawn);
    f.play("1:withdrawn 2-3= 4:bye");
    f.play("1:withdrawn 2-4= 3:bye");
    assert_eq!(number(&table(&f.tournament), 1, Progressive), 6);
    f.tournament.regulation.withdrawn_progressive = WithdrawnProgressive::Stops;
    assert_eq!(number(&table(&f.tournament), 1, Progressive), 2);
    assert_eq!(row(&table(&f.tournament), 1).points, 2);
}

#[test]
fn points_backwards_and_without_the_first_rounds_are_lists() {
    let mut f = Facts::new(4, plain(3, &[PreviousPoints]));
    f.play("1-2+ 3-4+");
    f.play("1-3= 2-4+");
    f.play("1-4- 2-3-");
    // 1: 2, 3, 3; 2: 0, 2, 2; 3: 2, 3, 5; 4: 0, 0, 2.
    let s = table(&f.tournament);
    assert_eq!(row(&s, 2).value(PreviousPoints), Value::List(vec![2, 0]));
    assert_eq!(row(&s, 4).value(PreviousPoints), Value::List(vec![0, 0]));
    assert_eq!(order(&s), [3, 1, 2, 4]);
    assert_eq!(by(&s, 4), Some(DecidedBy::Criterion(PreviousPoints)));

    f.tournament.regulation.chain = vec![DropFirst];
    let s = table(&f.tournament);
    assert_eq!(row(&s, 2).value(DropFirst), Value::List(vec![2, 0]));
    assert_eq!(row(&s, 4).value(DropFirst), Value::List(vec![2, 2]));
    assert_eq!(order(&s), [3, 1, 4, 2]);
}

#[test]
fn the_place_of_the_round_before_decides_by_the_same_chain() {
    let mut f = Facts::new(4, plain(3, &[PreviousRound]));
    f.play("1-2+ 3-4=");
    f.play("1-3- 2-4+");
    // After round 1: 1 | 3, 4 | 2. After round 2: 3 has 3; 1 and 2 have 2, 1 before 2 by the place; 4 has 1.
    let s = table(&f.tournament);
    assert_eq!(
        ranks(&s),
        [(3, Some(1)), (1, Some(2)), (2, Some(3)), (4, Some(4))]
    );
    assert_eq!(
        (number(&s, 1, PreviousRound), number(&s, 2, PreviousRound)),
        (1, 4)
    );
    assert_eq!(
        (number(&s, 3, PreviousRound), number(&s, 4, PreviousRound)),
        (2, 2)
    );
    f.play("2-1= 4-3+");
    // 3: 3, 1: 3, 2: 3, 4: 3: the places after round 2.
    let s = table(&f.tournament);
    assert_eq!(order(&s), [3, 1, 2, 4]);
    assert_eq!(
        (1..=4).map(|n| number(&s, n, PreviousRound)).collect::<Vec<_>>(),
        [2, 3, 1, 4]
    );
}

#[test]
fn the_place_of_the_round_before_leaves_the_expelled_out_and_uses_no_lots() {
    let mut f = Facts::new(4, plain(2, &[PreviousRound]));
    f.play("1-2+ 3-4+");
    f.play("2-1= 4-3=");
    f.apply(Fact::TieLotsDrawn {
        section: ONE,
        lots: TieLots {
            order: [3, 1, 2, 4].map(PlayerId).to_vec(),
            seed: None,
        },
    });
    let s = table(&f.tournament);
    // 1 and 3 were level after round 1 and lots were not used for it; now they are.
    assert_eq!(
        (number(&s, 1, PreviousRound), number(&s, 3, PreviousRound)),
        (1, 1)
    );
    assert_eq!(order(&s), [3, 1, 2, 4]);
    assert_eq!(by(&s, 1), Some(DecidedBy::Criterion(Lots)));
    assert_eq!((number(&s, 3, Lots), number(&s, 1, Lots)), (1, 2));
    assert_eq!(number(&s, 2, PreviousRound), 3);
    f.status(1, Status::Expelled);
    let s = table(&f.tournament);
    assert_eq!(number(&s, 2, PreviousRound), 2);
    assert_eq!(row(&s, 1).value(PreviousRound), Value::NotApplied);
}

#[test]
fn lots_decide_a_group_only_if_one_draw_covers_it() {
    let mut f = Facts::new(4, plain(1, &[Lots, Wins]));
    f.play("1-2= 3-4=");
    let draw = |f: &mut Facts, order: &[u32]| {
        f.apply(Fact::TieLotsDrawn {
            section: ONE,
            lots: TieLots {
                order: order.iter().map(|n| PlayerId(*n)).collect(),
                seed: Some(7),
            },
        });
    };
    draw(&mut f, &[2, 1]);
    draw(&mut f, &[4, 3]);
    let s = table(&f.tournament);
    assert!(s.rows.iter().all(|r| r.rank == Some(1) && r.undecided));
    assert_eq!(row(&s, 1).value(Lots), Value::NotApplied);
    assert_eq!(s.undecided(), [[1, 2, 3, 4].map(PlayerId).to_vec()]);
    draw(&mut f, &[3, 1, 4, 2]);
    let s = table(&f.tournament);
    assert_eq!(order(&s), [3, 1, 4, 2]);
    assert!(s.rows.iter().all(|r| !r.undecided));
    assert_eq!(s.undecided(), Vec::<Vec<PlayerId>>::new());
    // Named first in the chain it is still last: the wins are looked at before.
    assert_eq!(s.chain, [Wins]);
    assert_eq!(
        s.rows[0].values.iter().map(|v| v.0).collect::<Vec<_>>(),
        [Wins, Lots]
    );
}
