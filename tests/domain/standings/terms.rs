//! "My points are wrong": every value term by term.

use super::{PLAIN, row, table};
use crate::support::facts::{Facts, ONE, plain};
use xiangqi_arbiter::domain::ids::PlayerId;
use xiangqi_arbiter::domain::regulation::Criterion::{
    Direct, DropFirst, Fouls, OpponentScore, PreviousRound, Progressive, Wins,
};
use xiangqi_arbiter::domain::standings::{Rule, Term, Value, point_terms, terms};

fn shown(terms: &[Term]) -> Vec<(u32, Option<u32>, i64, Rule)> {
    terms
        .iter()
        .map(|t| (t.round, t.opponent.map(|p| p.0), t.points, t.rule))
        .collect()
}

#[test]
fn ac_51_the_sum_is_shown_term_by_term() {
    let mut f = Facts::new(6, plain(3, &PLAIN));
    f.play("1-5+ 6-2- 4-3-");
    f.play("2-1= 3-6- 5-4=");
    f.play("4-1- 3-2- 6-5=");
    let of = |player, criterion| terms(&f.tournament, ONE, 3, PlayerId(player), criterion);
    assert_eq!(
        shown(&of(1, OpponentScore)),
        [
            (1, Some(5), 2, Rule::Played),
            (2, Some(2), 5, Rule::Played),
            (3, Some(4), 1, Rule::Played)
        ]
    );
    assert_eq!(
        shown(&of(2, OpponentScore)),
        [
            (1, Some(6), 3, Rule::Played),
            (2, Some(1), 5, Rule::Played),
            (3, Some(3), 2, Rule::Played)
        ]
    );
    assert_eq!(shown(&of(1, PreviousRound)), [(2, None, 2, Rule::Place)]);
    assert_eq!(
        shown(&point_terms(&f.tournament, ONE, 3, PlayerId(1))),
        [
            (1, Some(5), 2, Rule::Played),
            (2, Some(2), 1, Rule::Played),
            (3, Some(4), 2, Rule::Played)
        ]
    );
}

#[test]
fn every_kind_of_round_is_named() {
    let mut regulation = plain(6, &[OpponentScore, Wins, Progressive, Fouls]);
    regulation.forfeit_wins_count = false;
    regulation.foul_deducts_progressive = true;
    let mut f = Facts::new(3, regulation);
    f.play("2-1= 3:absent");
    f.play("2-1:red-forfeits 3:bye");
    f.play("1:bye 2-3-");
    f.play("1:absent 2-3-");
    f.play("1-3:pending 2:bye");
    f.play("1-2:open 3:unpaid");
    let foul = f.foul(1, 3, 1);
    let of = |criterion| terms(&f.tournament, ONE, 6, PlayerId(1), criterion);
    let wins = of(Wins);
    assert_eq!(
        shown(&wins),
        [
            (1, Some(2), 0, Rule::Played),
            (2, Some(2), 0, Rule::ForfeitWon),
            (3, None, 1, Rule::Bye),
            (4, None, 0, Rule::Absent),
            (5, Some(3), 0, Rule::Pending),
            (6, Some(2), 0, Rule::Open),
        ]
    );
    assert_eq!(
        wins.iter().map(|t| t.counts).collect::<Vec<_>>(),
        [true, false, true, false, true, false]
    );
    // 1, 3, 5, 5, 5, 5 and a foul.
    let progressive = of(Progressive);
    assert_eq!(progressive.iter().map(|t| t.points).sum::<i64>(), 23);
    assert_eq!(shown(&progressive)[6], (3, None, -1, Rule::Foul(foul)));
    assert_eq!(shown(&of(Fouls)), [(3, None, 1, Rule::Foul(foul))]);
    // The other's forfeit, the bye (the lowest points above 0 are 3's … 2's 3), the pending opponent.
    assert_eq!(
        of(OpponentScore).iter().map(|t| t.points).collect::<Vec<_>>(),
        [3, 3, 3, 0, 6, 0]
    );
}

#[test]
fn lists_and_direct_have_their_terms() {
    let mut f = Facts::new(3, plain(3, &[Direct, DropFirst]));
    f.play("1-2= 3:absent");
    f.play("1:absent 2:absent 3:bye");
    let direct = terms(&f.tournament, ONE, 2, PlayerId(1), Direct);
    assert_eq!(shown(&direct), [(1, Some(2), 1, Rule::Played)]);
    assert!(terms(&f.tournament, ONE, 2, PlayerId(3), Direct).is_empty());
    let drop = terms(&f.tournament, ONE, 2, PlayerId(3), DropFirst);
    assert_eq!(shown(&drop), [(1, None, 2, Rule::PointsSince)]);
    assert_eq!(
        row(&table(&f.tournament), 3).value(DropFirst),
        Value::List(vec![2])
    );
}
