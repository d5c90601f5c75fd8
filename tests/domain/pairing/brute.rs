//! Rulebook §4 read as it stands: every complete pairing is tried.

use std::cmp::Reverse;
use xiangqi_arbiter::domain::ids::Side;
use xiangqi_arbiter::domain::pairing::{Entrant, Field, Float, UnitAvoidance};

/// Every way to pair the players.
fn all_pairings<'a>(players: &[&'a Entrant]) -> Vec<Vec<(&'a Entrant, &'a Entrant)>> {
    let Some((first, others)) = players.split_first() else {
        return vec![vec![]];
    };
    let mut found = Vec::new();
    for (i, partner) in others.iter().enumerate() {
        let left: Vec<_> = others
            .iter()
            .enumerate()
            .filter(|(j, _)| *j != i)
            .map(|(_, p)| *p)
            .collect();
        for mut pairing in all_pairings(&left) {
            pairing.push((*first, *partner));
            found.push(pairing);
        }
    }
    found
}

fn reds_minus_blacks(player: &Entrant) -> i64 {
    let count = |side| player.colours.iter().filter(|c| **c == Some(side)).count() as i64;
    count(Side::Red) - count(Side::Black)
}

/// Limits a player breaks if he gets the colour.
fn breaks(field: &Field, player: &Entrant, side: Side) -> i64 {
    let had: Vec<Side> = player.colours.iter().flatten().copied().collect();
    let third = field.rules.no_third_colour && had.len() >= 2 && had[had.len() - 2..] == [side, side];
    let after = reds_minus_blacks(player) + if side == Side::Red { 1 } else { -1 };
    i64::from(third) + i64::from(after.abs() > i64::from(field.rules.max_colour_difference))
}

fn pair_breaks(field: &Field, red: &Entrant, black: &Entrant) -> i64 {
    breaks(field, red, Side::Red) + breaks(field, black, Side::Black)
}

/// Whether `a` has red against `b`, after round 1.
pub(super) fn has_red(field: &Field, a: &Entrant, b: &Entrant) -> bool {
    let (one, other) = (pair_breaks(field, a, b), pair_breaks(field, b, a));
    if one != other {
        return one < other;
    }
    if reds_minus_blacks(a) != reds_minus_blacks(b) {
        return reds_minus_blacks(a) < reds_minus_blacks(b);
    }
    for round in (0..field.round as usize - 1).rev() {
        let (x, y) = (
            a.colours.get(round).copied().flatten(),
            b.colours.get(round).copied().flatten(),
        );
        if x.is_some() && y.is_some() && x != y {
            return x == Some(Side::Black);
        }
    }
    (a.number < b.number) == (field.round % 2 == 1)
}

fn meetings(a: &Entrant, b: &Entrant) -> i64 {
    a.met.iter().filter(|n| **n == b.number).count() as i64
}

fn clash(field: &Field, a: &Entrant, b: &Entrant) -> i64 {
    let on = match field.rules.unit_avoidance {
        UnitAvoidance::None => false,
        UnitAvoidance::FirstRound => field.round == 1,
        UnitAvoidance::All => true,
    };
    i64::from(on && !a.unit.is_empty() && a.unit == b.unit)
}

/// V1, V2 (0 in the last round), V3.
fn violations(field: &Field, pairs: &[(&Entrant, &Entrant)]) -> [i64; 3] {
    let sum = |f: &dyn Fn(&Entrant, &Entrant) -> i64| pairs.iter().map(|(a, b)| f(a, b)).sum();
    let limit = |a: &Entrant, b: &Entrant| pair_breaks(field, a, b).min(pair_breaks(field, b, a));
    [
        sum(&meetings),
        if field.last_round { 0 } else { sum(&limit) },
        sum(&|a: &Entrant, b: &Entrant| clash(field, a, b)),
    ]
}

fn drift(player: &Entrant) -> i64 {
    let count = |float| player.floats.iter().filter(|f| **f == Some(float)).count() as i64;
    count(Float::Up) - count(Float::Down)
}

fn floated(field: &Field, player: &Entrant, float: Float) -> i64 {
    let before = field.round as usize - 1;
    i64::from(before > 0 && player.floats.get(before - 1).copied().flatten() == Some(float))
}

/// The list of the round, the bye left out.
fn list(field: &Field, bye: Option<u32>) -> Vec<&Entrant> {
    let mut list: Vec<&Entrant> = field.players.iter().filter(|p| Some(p.number) != bye).collect();
    list.sort_by_key(|p| {
        let number = i64::from(p.number);
        (
            Reverse(p.points),
            if field.round % 2 == 1 { number } else { -number },
        )
    });
    list
}

/// The criteria of every level in order, less being better.
pub(super) fn key(field: &Field, pairs: &[(&Entrant, &Entrant)], bye: Option<u32>) -> Vec<i64> {
    let list = list(field, bye);
    let place = |p: &Entrant| list.iter().position(|q| q.number == p.number).unwrap() as i64;
    let mut scores: Vec<i32> = list.iter().map(|p| p.points).collect();
    scores.dedup();
    let mut key = violations(field, pairs).to_vec();
    for (at, score) in scores.iter().enumerate() {
        let level: Vec<(&Entrant, &Entrant)> = pairs
            .iter()
            .map(|(a, b)| if place(a) < place(b) { (*a, *b) } else { (*b, *a) })
            .filter(|(high, _)| high.points == *score)
            .collect();
        for lower in &scores[at..] {
            key.push(-(level.iter().filter(|(_, low)| low.points == *lower).count() as i64));
        }
        if field.last_round {
            key.push(
                level
                    .iter()
                    .map(|(a, b)| pair_breaks(field, a, b).min(pair_breaks(field, b, a)))
                    .sum(),
            );
        }
        let after = |a: &Entrant, b: &Entrant| {
            let (red, black) = if has_red(field, a, b) { (a, b) } else { (b, a) };
            (reds_minus_blacks(red) + 1).pow(2) + (reds_minus_blacks(black) - 1).pow(2)
        };
        key.push(level.iter().map(|(a, b)| after(a, b)).sum());
        let floats = || level.iter().filter(|(high, low)| high.points != low.points);
        key.push(
            floats()
                .map(|(h, l)| floated(field, h, Float::Down) + floated(field, l, Float::Up))
                .sum(),
        );
        key.push(floats().map(|(high, low)| drift(low) - drift(high)).sum());
        key.push(level.iter().map(|(a, b)| (place(a) - place(b)).pow(2)).sum());
    }
    key
}

/// The player with the bye and the best key of the others.
pub(super) fn best(field: &Field) -> (Option<u32>, Vec<i64>) {
    let bye = (field.players.len() % 2 == 1).then(|| {
        let tuple = |player: &Entrant| {
            let others: Vec<&Entrant> = field
                .players
                .iter()
                .filter(|p| p.number != player.number)
                .collect();
            let [v1, v2, v3] = all_pairings(&others)
                .iter()
                .map(|p| violations(field, p))
                .min()
                .unwrap();
            (
                v1,
                player.byes,
                v2,
                v3,
                field.rules.newcomer_bye_last && player.newcomer,
                field.rules.forfeit_win_bye_last && player.forfeit_win,
                player.points,
                Reverse(player.number),
            )
        };
        field.players.iter().min_by_key(|p| tuple(p)).unwrap().number
    });
    let best = all_pairings(&list(field, bye))
        .iter()
        .map(|p| key(field, p, bye))
        .min()
        .unwrap();
    (bye, best)
}
