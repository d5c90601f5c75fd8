//! 奖励 (rulebook §9) by the regulations of the five, worked out by hand.

mod kinds;
mod money;
mod stacking;

use super::regulations::sample;
use crate::support::facts::{Facts, ONE, ranked};
use xiangqi_arbiter::domain::prizes::{Awarded, Prizes, Taker, prizes};

/// A field of this regulation in which the final rank is the number.
fn field(key: &str, players: u32) -> Facts {
    ranked(sample(key), players)
}

fn all(f: &Facts) -> Prizes {
    prizes(&f.tournament, ONE)
}

fn list(f: &Facts, key: &str) -> Awarded {
    all(f).lists.into_iter().find(|l| l.key == key).unwrap()
}

/// Who takes what: place, number, yuan.
fn given(list: &Awarded) -> Vec<(u32, u32, u32)> {
    list.awards
        .iter()
        .map(|a| match &a.taker {
            Taker::Player(player) => (a.place, player.0, a.amount),
            Taker::Team(team) => panic!("{team}"),
        })
        .collect()
}

fn total(f: &Facts, number: u32) -> u32 {
    let totals = all(f).totals;
    totals
        .iter()
        .find(|(p, _)| p.0 == number)
        .map_or(0, |(_, yuan)| *yuan)
}

fn household(f: &mut Facts, numbers: &[u32], household: &str) {
    for number in numbers {
        f.edit(*number, |e| e.household = household.into());
    }
}
