//! Level groups that something hangs on.

use super::regulations::sample;
use crate::support::facts::{ONE, ranked};
use xiangqi_arbiter::domain::ids::PlayerId;
use xiangqi_arbiter::domain::ties::{Tie, Touches, ties};

fn tie(players: &[u32], touches: Vec<Touches>) -> Tie {
    Tie {
        players: players.iter().map(|n| PlayerId(*n)).collect(),
        touches,
    }
}

#[test]
fn a_tie_is_told_with_the_prizes_and_teams_that_hang_on_it() {
    let mut f = ranked(sample("shanxi-2018"), 40);
    assert_eq!(ties(&f.tournament, ONE), []);
    for number in [7, 30, 31, 32] {
        f.edit(number, |e| {
            e.team = "吕梁队".into();
            e.counting = true;
        });
    }
    // Level: 2 and 3 with different prizes and honours, 7 and 8 with the same prize, 24 and 25 at the line, 38 and
    // 39 with nothing.
    for number in [2, 7, 24, 38] {
        f.foul(number, 0, 1);
    }
    let prize = |key: &str| Touches::Prize(key.into());
    assert_eq!(
        ties(&f.tournament, ONE),
        [
            tie(&[2, 3], vec![prize("individual"), prize("league")]),
            tie(&[7, 8], vec![Touches::Team("吕梁队".into())]),
            tie(&[24, 25], vec![prize("individual")]),
        ]
    );
}

#[test]
fn a_tie_before_the_cut_is_told() {
    let mut regulation = sample("meishan-2016");
    regulation.knockout.as_mut().unwrap().after_round = 1;
    let mut f = ranked(regulation, 10);
    f.foul(4, 0, 1);
    assert_eq!(
        ties(&f.tournament, ONE),
        [tie(&[4, 5], vec![Touches::Cut, Touches::Prize("open".into())])]
    );
}
