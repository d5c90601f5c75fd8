//! What holds for every field.

use super::brute;
use super::fields::{boards, first, of, scramble, tournament};
use proptest::prelude::*;
use xiangqi_arbiter::domain::pairing::{
    Broken, Entrant, Field, Pairing, UnitAvoidance, broken_rules, explain, pair, pair_at_once, value_of,
};

/// The value by the engine's own words, flattened in the order of rulebook §4.
fn flat(field: &Field, pairing: &Pairing) -> Vec<i64> {
    let value = &pairing.value;
    let mut flat = vec![
        i64::from(value.rematches),
        i64::from(value.breaks),
        i64::from(value.clashes),
    ];
    for level in &value.levels {
        flat.extend(level.partners.iter().map(|n| -i64::from(*n)));
        if field.last_round {
            flat.push(i64::from(level.breaks));
        }
        flat.extend([level.balance, level.repeats, level.drift, level.distance]);
    }
    flat
}

fn judge(field: &Field) {
    let pairing = pair(field).unwrap();
    let (bye, best) = brute::best(field);
    assert_eq!(pairing.bye.as_ref().map(|b| b.number), bye);
    let pairs: Vec<_> = pairing
        .pairs
        .iter()
        .map(|p| (of(field, p.red), of(field, p.black)))
        .collect();
    assert_eq!(brute::key(field, &pairs, bye), best);
    assert_eq!(flat(field, &pairing), best);
    for (board, (red, black)) in pairs.iter().enumerate() {
        if field.round == 1 {
            assert_eq!(red.number < black.number, board % 2 == 0);
        } else {
            assert!(brute::has_red(field, red, black));
        }
    }
    let order = |(a, b): &(&Entrant, &Entrant)| {
        (
            -a.points.max(b.points),
            -a.points.min(b.points),
            a.number.min(b.number),
        )
    };
    assert!(pairs.is_sorted_by_key(order));
}

/// 1-2 with 3 down to 6, or 2-3 with 1 down to 4: equal in all criteria of the level. What is left of the next level may meet or
/// not: 4-5 in the one case, 5-6 in the other.
#[test]
fn of_equal_choices_of_a_level_the_one_better_for_the_next_is_taken() {
    for (left, floater) in [((4, 5), 1), ((5, 6), 3)] {
        let mut field = first(8);
        field.round = 3;
        for (player, points) in field.players.iter_mut().zip([4, 4, 4, 2, 2, 2, 0, 0]) {
            player.points = points;
        }
        for (a, b) in [(3, 4), (3, 5), (2, 4), left] {
            field.players[a as usize - 1].met.push(b);
            field.players[b as usize - 1].met.push(a);
        }
        judge(&field);
        let pairing = pair(&field).unwrap();
        let float = pairing.pairs.iter().find_map(|p| p.why.float.as_ref()).unwrap();
        assert_eq!(float.down, floater);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_pairing_of_a_small_tournament_is_the_best_of_all(field in tournament(2..9, 9)) {
        judge(&field);
    }

    #[test]
    fn the_pairing_of_any_facts_is_the_best_of_all(field in scramble(2..9)) {
        judge(&field);
    }

    #[test]
    fn the_order_of_the_players_does_not_matter(field in tournament(2..30, 6), turn in 0_usize..30) {
        let mut turned = field.clone();
        let n = turned.players.len();
        turned.players.rotate_left(turn % n);
        turned.players.reverse();
        prop_assert_eq!(pair(&field).unwrap(), pair(&turned).unwrap());
    }

    #[test]
    fn the_names_of_units_do_not_matter(field in tournament(2..30, 4)) {
        let mut renamed = field.clone();
        for player in &mut renamed.players {
            if !player.unit.is_empty() {
                player.unit = format!("另{}", player.unit.chars().rev().collect::<String>());
            }
        }
        prop_assert_eq!(pair(&field).unwrap(), pair(&renamed).unwrap());
    }

    #[test]
    fn a_machine_pairing_agrees_with_itself(field in tournament(2..16, 8)) {
        let pairing = pair(&field).unwrap();
        let bye = pairing.bye.as_ref().map(|b| b.number);
        prop_assert_eq!(&value_of(&field, &boards(&pairing), bye), &pairing.value);
        prop_assert_eq!(&explain(&field, &boards(&pairing), bye), &pairing.pairs);
        for broken in broken_rules(&field, &boards(&pairing), bye) {
            match broken {
                Broken::Rematch { .. } => prop_assert!(pairing.rematches > 0),
                Broken::SecondBye { player, .. } => prop_assert_eq!(Some(player), bye),
                Broken::UnitClash { .. } => prop_assert!(pairing.value.clashes > 0),
                Broken::ColourLimit { .. } => {}
                other => prop_assert!(false, "{:?}", other),
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn ten_players_are_paired_best_of_all(field in scramble(9..11)) {
        judge(&field);
    }

    #[test]
    fn level_by_level_is_as_good_as_all_at_once(field in tournament(20..60, 9)) {
        prop_assert_eq!(pair(&field).unwrap().value, pair_at_once(&field).unwrap().value);
    }

    #[test]
    fn so_it_is_where_units_cannot_be_kept_apart(mut field in tournament(20..50, 5), of_five in 3_u32..6) {
        field.rules.unit_avoidance = UnitAvoidance::All;
        for player in &mut field.players {
            if player.number % 5 < of_five {
                player.unit = "本地".to_owned();
            }
        }
        prop_assert_eq!(pair(&field).unwrap().value, pair_at_once(&field).unwrap().value);
    }
}
