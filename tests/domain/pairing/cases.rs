//! The cases of the acceptance list, and the edges.

use super::fields::{End, boards, first, fresh, play};
use rstest::rstest;
use xiangqi_arbiter::domain::ids::Side;
use xiangqi_arbiter::domain::pairing::{
    Bar, Broken, ColourWhy, Count, Difference, Entrant, Field, FirstRound, Float, Forbidden, Impossible,
    Rules, UnitAvoidance, broken_rules, pair, value_of,
};

/// A round with players of the given points, who have met nobody and had no colour.
fn standing(round: u32, points: &[i32]) -> Field {
    let before = round as usize - 1;
    let players = points.iter().zip(1..).map(|(points, number)| Entrant {
        points: *points,
        colours: vec![None; before],
        floats: vec![None; before],
        ..fresh(number)
    });
    Field {
        round,
        last_round: false,
        rules: Rules::default(),
        players: players.collect(),
    }
}

fn meet(field: &mut Field, a: u32, b: u32) {
    field.players[a as usize - 1].met.push(b);
    field.players[b as usize - 1].met.push(a);
}

fn units(field: &mut Field, units: &[&str]) {
    for (player, unit) in field.players.iter_mut().zip(units) {
        player.unit = (*unit).to_string();
    }
}

/// Who meets whom, smaller number first.
fn opponents(field: &Field) -> Vec<(u32, u32)> {
    boards(&pair(field).unwrap())
        .into_iter()
        .map(|(a, b)| (a.min(b), a.max(b)))
        .collect()
}

#[test]
fn ac_14_neighbours_meet_in_round_1() {
    let eight = pair(&first(8)).unwrap();
    assert_eq!(boards(&eight), [(1, 2), (4, 3), (5, 6), (8, 7)]);
    let many = boards(&pair(&first(140)).unwrap());
    assert_eq!(many[..2], [(1, 2), (4, 3)]);
    assert_eq!(many[68..], [(137, 138), (140, 139)]);
    let seven = pair(&first(7)).unwrap();
    assert_eq!(boards(&seven), [(1, 2), (4, 3), (5, 6)]);
    assert_eq!(seven.bye.unwrap().number, 7);
}

#[test]
fn gaps_in_the_numbers_leave_neighbours_neighbours() {
    let mut field = first(7);
    field.players.retain(|p| p.number != 2);
    assert_eq!(boards(&pair(&field).unwrap()), [(1, 3), (5, 4), (6, 7)]);
}

#[rstest]
#[case(FirstRound::Halves, &[(1, 5), (6, 2), (3, 7), (8, 4)])]
#[case(FirstRound::Ends, &[(1, 8), (7, 2), (3, 6), (5, 4)])]
fn other_first_rounds_come_after_the_bye(#[case] rule: FirstRound, #[case] expected: &[(u32, u32)]) {
    let mut field = first(9);
    field.rules.first_round = rule;
    let pairing = pair(&field).unwrap();
    assert_eq!(boards(&pairing), expected);
    assert_eq!(pairing.bye.unwrap().number, 9);
}

#[test]
fn units_kept_apart_in_round_1_meet_the_nearest_others() {
    let mut field = first(6);
    units(&mut field, &["甲", "甲", "乙", "丙", "", ""]);
    field.rules.unit_avoidance = UnitAvoidance::FirstRound;
    assert_eq!(opponents(&field), [(1, 3), (2, 4), (5, 6)]);
    field.rules.unit_avoidance = UnitAvoidance::None;
    assert_eq!(opponents(&field), [(1, 2), (3, 4), (5, 6)]);
    units(&mut field, &["甲"; 6]);
    field.rules.unit_avoidance = UnitAvoidance::All;
    assert_eq!(pair(&field).unwrap().value.clashes, 3);
}

#[test]
fn ac_33_the_bye_goes_to_the_lowest_who_has_had_none_then_the_largest_number() {
    let mut field = standing(4, &[6, 4, 4, 4, 2, 2, 2]);
    let bye = |field: &Field| pair(field).unwrap().bye.unwrap().number;
    assert_eq!(bye(&field), 7);
    field.players[6].byes = 1;
    assert_eq!(bye(&field), 6);
    field.players[4].byes = 1;
    field.players[5].byes = 1;
    assert_eq!(bye(&field), 4);
}

#[test]
fn a_second_bye_comes_before_a_rematch() {
    let mut field = standing(4, &[4, 2, 0]);
    field.players[2].byes = 1;
    meet(&mut field, 1, 3);
    meet(&mut field, 2, 3);
    let pairing = pair(&field).unwrap();
    assert_eq!(pairing.bye.as_ref().map(|b| b.number), Some(3));
    assert_eq!(pairing.rematches, 0);
    assert!(
        broken_rules(&field, &boards(&pairing), Some(3)).contains(&Broken::SecondBye { player: 3, byes: 1 })
    );
}

#[rstest]
#[case(true, false, 2)]
#[case(false, false, 3)]
#[case(false, true, 2)]
fn newcomers_and_forfeit_winners_have_the_bye_last_where_the_regulation_says_so(
    #[case] newcomer_bye_last: bool,
    #[case] forfeit_win_bye_last: bool,
    #[case] expected: u32,
) {
    let mut field = standing(3, &[2, 2, 2]);
    field.players[2].newcomer = true;
    field.players[2].forfeit_win = true;
    field.rules.newcomer_bye_last = newcomer_bye_last;
    field.rules.forfeit_win_bye_last = forfeit_win_bye_last;
    assert_eq!(pair(&field).unwrap().bye.unwrap().number, expected);
}

#[rstest]
#[case([4, 2, 2, 0])]
#[case([0, 1, 2, 5])]
#[case([3, 3, 1, 1])]
fn ac_39_four_players_have_one_third_round(#[case] points: [i32; 4]) {
    let mut field = standing(3, &points);
    for (a, b) in [(1, 2), (3, 4), (1, 3), (2, 4)] {
        meet(&mut field, a, b);
    }
    let mut pairs = opponents(&field);
    pairs.sort_unstable();
    assert_eq!(pairs, [(1, 4), (2, 3)]);
}

#[test]
fn ac_49_without_avoidance_two_leaders_of_one_unit_meet() {
    let mut field = standing(5, &[8, 8, 6, 6, 4, 4]);
    units(&mut field, &["甲", "甲", "乙", "乙", "甲", "乙"]);
    assert_eq!(opponents(&field)[0], (1, 2));
    field.rules.unit_avoidance = UnitAvoidance::FirstRound;
    assert_eq!(opponents(&field)[0], (1, 2));
    field.rules.unit_avoidance = UnitAvoidance::All;
    assert_eq!(pair(&field).unwrap().value.clashes, 0);
}

#[test]
fn ac_63_points_of_a_bye_pair_like_any_points() {
    let mut field = standing(2, &[2, 2, 0, 0]);
    field.players[1].byes = 1;
    assert_eq!(opponents(&field), [(1, 2), (3, 4)]);
}

#[test]
fn fewer_than_two_players_are_not_paired() {
    assert_eq!(pair(&first(0)), Err(Impossible::TooFew));
    assert_eq!(pair(&first(1)), Err(Impossible::TooFew));
    let mut field = first(2);
    field.players[1].number = 1;
    assert_eq!(pair(&field), Err(Impossible::SameNumber(1)));
}

#[test]
fn small_fields_go_on_beyond_their_last_opponent() {
    for n in 2..=8 {
        let mut field = first(n);
        for round in 0..12 {
            let pairing = pair(&field).unwrap();
            // With the bye a place of its own, everybody has that many different rounds.
            let different = n - 1 + n % 2;
            assert!(round < different || pairing.rematches > 0);
            assert!(round > 1 || n == 2 || pairing.rematches == 0);
            assert_eq!(pairing.rematches, pairing.value.rematches);
            play(&mut field, &pairing, |board| {
                if board % 2 == 0 { End::Red } else { End::Draw }
            });
        }
    }
}

/// Two leaders who both had red twice running, and two who had black: no two of a level can meet within the limits.
fn leaning(last_round: bool) -> Field {
    let mut field = standing(3, &[4, 4, 2, 2]);
    field.last_round = last_round;
    for (player, side) in field
        .players
        .iter_mut()
        .zip([Side::Red, Side::Red, Side::Black, Side::Black])
    {
        player.colours = vec![Some(side); 2];
    }
    field
}

#[test]
fn in_the_last_round_the_score_goes_before_the_colour_limits() {
    assert_eq!(pair(&leaning(false)).unwrap().value.breaks, 0);
    assert_eq!(opponents(&leaning(false))[0].1, 3);
    let last = pair(&leaning(true)).unwrap();
    assert_eq!(opponents(&leaning(true)), [(1, 2), (3, 4)]);
    assert_eq!(last.value.breaks, 0);
    assert_eq!(
        last.value
            .levels
            .iter()
            .map(|level| level.breaks)
            .collect::<Vec<_>>(),
        [2, 2]
    );
}

#[test]
fn each_rule_of_colour_decides_and_is_named() {
    let colour = |one: &[Option<Side>], other: &[Option<Side>]| {
        let mut field = standing(one.len() as u32 + 1, &[2, 2]);
        field.players[0].colours = one.to_vec();
        field.players[1].colours = other.to_vec();
        let pairing = pair(&field).unwrap();
        (pairing.pairs[0].red, pairing.pairs[0].why.colour.clone())
    };
    let (r, b) = (Some(Side::Red), Some(Side::Black));
    assert_eq!(
        colour(&[b, r, r], &[r, b, r]),
        (
            2,
            ColourWhy::Breaks {
                seated: 0,
                reversed: 1
            }
        )
    );
    assert_eq!(
        colour(&[b, r, None], &[None, r, None]),
        (1, ColourWhy::Balance { red: 0, black: 1 })
    );
    assert_eq!(
        colour(&[r, b, None, r, b], &[b, r, r, None, b]),
        (1, ColourWhy::Round(2))
    );
    assert_eq!(colour(&[r, None, b], &[r, None, b]), (2, ColourWhy::Number));
    assert_eq!(colour(&[r, b], &[r, b]), (1, ColourWhy::Number));
    // A bye between two reds does not end the run.
    assert_eq!(colour(&[b, r, None, r], &[b, r, b, None]).0, 2);
}

#[test]
fn the_arbiter_is_told_why_two_meet() {
    let mut field = standing(3, &[4, 4, 4, 2]);
    meet(&mut field, 1, 2);
    meet(&mut field, 3, 2);
    field.players[1].floats = vec![Some(Float::Up), None];
    let pairing = pair(&field).unwrap();
    assert_eq!(opponents(&field), [(1, 3), (2, 4)]);
    let why = &pairing.pairs[0].why;
    assert_eq!((why.level, why.players, why.inside, why.met), (4, 3, 1, 0));
    assert_eq!(
        why.forbidden[0],
        Forbidden {
            player: 1,
            other: 2,
            bar: Bar::Met
        }
    );
    let float = pairing.pairs[1].why.float.as_ref().unwrap();
    assert_eq!((float.down, float.from, float.up, float.to), (2, 4, 4, 2));
    assert_eq!((float.down_before.up, float.down_before.down), (1, 0));
    let barred: Vec<_> = pairing.pairs[1]
        .why
        .forbidden
        .iter()
        .map(|f| (f.player, f.other))
        .collect();
    assert_eq!(barred, [(2, 3), (2, 1)]);
}

#[test]
fn every_rule_a_hand_made_pairing_breaks_is_named() {
    let mut field = standing(3, &[4, 4, 2, 2, 0, 0]);
    units(&mut field, &["", "", "甲", "", "", "甲"]);
    field.rules.unit_avoidance = UnitAvoidance::All;
    meet(&mut field, 1, 4);
    field.players[4].colours = vec![Some(Side::Red); 2];
    let broken = broken_rules(&field, &[(1, 4), (5, 2), (3, 6)], None);
    assert!(broken.contains(&Broken::Rematch {
        red: 1,
        black: 4,
        times: 1
    }));
    assert!(broken.contains(&Broken::ColourLimit {
        player: 5,
        side: Side::Red,
        limits: 2
    }));
    let rule = ColourWhy::Breaks {
        seated: 0,
        reversed: 2,
    };
    assert!(broken.contains(&Broken::Colour {
        red: 5,
        black: 2,
        rule
    }));
    assert!(broken.contains(&Broken::UnitClash { red: 3, black: 6 }));
    let rematch = Difference {
        level: None,
        count: Count::Rematches,
        found: 1,
        best: 0,
    };
    assert!(broken.contains(&Broken::NotBest(rematch)));
}

#[test]
fn misplaced_players_are_named() {
    let broken = broken_rules(&first(4), &[(1, 2), (2, 9)], None);
    assert_eq!(
        broken[..4],
        [
            Broken::Unknown(9),
            Broken::Twice(2),
            Broken::Missing(3),
            Broken::Missing(4)
        ]
    );
}

#[test]
fn a_worse_pairing_is_worse_by_level_and_criterion() {
    let field = standing(5, &[8, 8, 6, 6, 6, 6]);
    let best = pair(&field).unwrap().value;
    let difference = |pairs: &[(u32, u32)]| value_of(&field, pairs, None).difference(&best);
    assert_eq!(difference(&[(2, 1), (4, 3), (6, 5)]), None);
    let far = Difference {
        level: Some(6),
        count: Count::Distance,
        found: 8,
        best: 2,
    };
    assert_eq!(difference(&[(1, 2), (3, 5), (4, 6)]), Some(far));
    let apart = Difference {
        level: Some(8),
        count: Count::Partners(8),
        found: 0,
        best: 1,
    };
    assert_eq!(difference(&[(1, 3), (2, 4), (5, 6)]), Some(apart));
    assert!(value_of(&field, &[(1, 2), (3, 5), (4, 6)], None) > best);
}
