//! Fields with a history: simulated tournaments, and facts thrown together.

use proptest::prelude::*;
use proptest::sample::select;
use xiangqi_arbiter::domain::ids::Side;
use xiangqi_arbiter::domain::pairing::{
    Entrant, Field, FirstRound, Float, Pairing, Rules, UnitAvoidance, pair,
};

/// A player without a history.
pub(super) fn fresh(number: u32) -> Entrant {
    Entrant {
        number,
        points: 0,
        met: vec![],
        colours: vec![],
        floats: vec![],
        byes: 0,
        unit: String::new(),
        newcomer: false,
        forfeit_win: false,
    }
}

/// Round 1 of players 1 to n.
pub(super) fn first(n: u32) -> Field {
    Field {
        round: 1,
        last_round: false,
        rules: Rules::default(),
        players: (1..=n).map(fresh).collect(),
    }
}

/// Who meets whom, red first.
pub(super) fn boards(pairing: &Pairing) -> Vec<(u32, u32)> {
    pairing.pairs.iter().map(|p| (p.red, p.black)).collect()
}

pub(super) fn of(field: &Field, number: u32) -> &Entrant {
    field.players.iter().find(|p| p.number == number).unwrap()
}

/// How a board ends: red's and black's points, and whether it was played.
#[derive(Debug, Clone, Copy)]
pub(super) enum End {
    Red,
    Draw,
    Black,
    RedForfeits,
    BothForfeit,
}

/// Books a round: results by `end`, in board order.
pub(super) fn play(field: &mut Field, pairing: &Pairing, mut end: impl FnMut(usize) -> End) {
    let points: Vec<(u32, i32)> = field.players.iter().map(|p| (p.number, p.points)).collect();
    let before = |number| points.iter().find(|p| p.0 == number).unwrap().1;
    for player in &mut field.players {
        let board = pairing
            .pairs
            .iter()
            .position(|p| p.red == player.number || p.black == player.number);
        let Some(board) = board else {
            player.colours.push(None);
            player.floats.push(None);
            if pairing.bye.as_ref().is_some_and(|b| b.number == player.number) {
                player.byes += 1;
                player.points += 2;
                player.newcomer = false;
            }
            continue;
        };
        let pair = &pairing.pairs[board];
        let (side, other) = if pair.red == player.number {
            (Side::Red, pair.black)
        } else {
            (Side::Black, pair.red)
        };
        let end = end(board);
        player.newcomer = false;
        player.met.push(other);
        player.colours.push(Some(side));
        player
            .floats
            .push(match before(other).cmp(&before(player.number)) {
                std::cmp::Ordering::Greater => Some(Float::Up),
                std::cmp::Ordering::Less => Some(Float::Down),
                std::cmp::Ordering::Equal => None,
            });
        player.points += match (end, side) {
            (End::Red, Side::Red) | (End::Black | End::RedForfeits, Side::Black) => 2,
            (End::Draw, _) => 1,
            _ => 0,
        };
        player.forfeit_win |= matches!((end, side), (End::RedForfeits, Side::Black));
    }
    field.round += 1;
}

fn rules() -> impl Strategy<Value = Rules> {
    let avoidance = select(vec![
        UnitAvoidance::None,
        UnitAvoidance::FirstRound,
        UnitAvoidance::All,
    ]);
    (avoidance, any::<[bool; 3]>(), 0_u32..4).prop_map(
        |(unit_avoidance, [no_third_colour, newcomer_bye_last, forfeit_win_bye_last], max)| Rules {
            first_round: FirstRound::Neighbours,
            unit_avoidance,
            no_third_colour,
            max_colour_difference: max,
            newcomer_bye_last,
            forfeit_win_bye_last,
        },
    )
}

/// A tournament of so many players after up to so many rounds, paired by the engine, with forfeits, absences, withdrawals, late
/// entrants and units.
pub(super) fn tournament(players: std::ops::Range<u32>, rounds: u32) -> impl Strategy<Value = Field> {
    let size = players.end as usize;
    let ends = select(vec![
        End::Red,
        End::Red,
        End::Draw,
        End::Black,
        End::Black,
        End::Draw,
        End::RedForfeits,
        End::BothForfeit,
    ]);
    (
        players,
        0..=rounds,
        prop::collection::vec(prop::collection::vec((ends, 0_u32..12), size), rounds as usize),
        prop::collection::vec(0_u32..4, size),
        rules(),
        any::<bool>(),
    )
        .prop_map(|(n, rounds, story, units, rules, last_round)| {
            let mut all = first(n);
            all.rules = rules;
            for (player, unit) in all.players.iter_mut().zip(units) {
                player.unit = if unit == 0 {
                    String::new()
                } else {
                    format!("单位{unit}")
                };
            }
            for round in story.iter().take(rounds as usize) {
                let mut here = all.clone();
                here.players.retain(|p| round[p.number as usize - 1].1 > 0);
                let Ok(pairing) = pair(&here) else { break };
                play(&mut all, &pairing, |board| round[board].0);
            }
            let round = all.round as usize;
            if let Some(late) = all.players.last_mut()
                && round > 1
                && round.is_multiple_of(2)
            {
                let (number, unit) = (late.number, late.unit.clone());
                *late = fresh(number);
                late.unit = unit;
                late.newcomer = true;
                late.colours = vec![None; round - 1];
                late.floats = vec![None; round - 1];
                for other in &mut all.players {
                    other.met.retain(|n| *n != number);
                }
            }
            all.last_round = last_round;
            all
        })
}

/// Facts that no tournament need have led to, which press harder on every criterion.
pub(super) fn scramble(players: std::ops::Range<usize>) -> impl Strategy<Value = Field> {
    let size = players.end;
    let side = || select(vec![None, Some(Side::Red), Some(Side::Black)]);
    let float = || select(vec![None, Some(Float::Up), Some(Float::Down)]);
    let one = (
        0_i32..5,
        prop::collection::vec(side(), 4),
        prop::collection::vec(float(), 4),
        0_u32..2,
        0_u32..3,
        any::<[bool; 2]>(),
    );
    (
        players,
        1_u32..6,
        prop::collection::vec(one, size),
        prop::collection::vec((0..size as u32, 0..size as u32), 0..size * size / 3),
        rules(),
        any::<bool>(),
    )
        .prop_map(|(n, round, people, meetings, rules, last_round)| {
            let before = round as usize - 1;
            let mut players: Vec<Entrant> = people
                .into_iter()
                .take(n)
                .enumerate()
                .map(
                    |(i, (points, colours, floats, byes, unit, [newcomer, forfeit_win]))| Entrant {
                        number: i as u32 * 2 + 1,
                        points: if round == 1 { 0 } else { points },
                        met: vec![],
                        colours: colours[..before].to_vec(),
                        floats: floats[..before].to_vec(),
                        byes,
                        unit: if unit == 0 {
                            String::new()
                        } else {
                            format!("单位{unit}")
                        },
                        newcomer,
                        forfeit_win,
                    },
                )
                .collect();
            for (a, b) in meetings {
                let (a, b) = (a as usize % n, b as usize % n);
                if a != b && round > 1 {
                    let numbers = (players[a].number, players[b].number);
                    players[a].met.push(numbers.1);
                    players[b].met.push(numbers.0);
                }
            }
            Field {
                round,
                last_round,
                rules,
                players,
            }
        })
}
