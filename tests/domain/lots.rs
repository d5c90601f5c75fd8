//! 抽签 between level players: `tie-lots` (rulebook §5).

use crate::support::facts::{Facts, ONE, plain};
use xiangqi_arbiter::domain::command::{Command, PlayerRef};
use xiangqi_arbiter::domain::regulation::Criterion;
use xiangqi_arbiter::domain::standings::standings;

/// 1 and 2 are level, 3, 4 and 5 are, 6 stands alone.
fn field() -> Facts {
    let mut f = Facts::new(6, plain(1, &[Criterion::Fouls]));
    f.play("1-3+ 2-4+ 5-6:both-lose");
    f.foul(6, 1, 1);
    f
}

fn lots(numbers: &[u32], seed: Option<u64>) -> Command {
    Command::TieLots(numbers.iter().map(|n| PlayerRef::Number(*n)).collect(), seed)
}

fn order(f: &Facts) -> Vec<u32> {
    let s = standings(&f.tournament, ONE, 1);
    s.rows.iter().map(|r| r.player.0).collect()
}

#[test]
fn lots_drawn_by_hand_stand_in_the_order_given() {
    let mut f = field();
    f.order(lots(&[2, 1], None)).unwrap();
    assert_eq!(order(&f)[..2], [2, 1]);
    assert_eq!(f.tournament.section(ONE).tie_lots[0].seed, None);
    // Decided once, they are level no more.
    assert_eq!(f.refused(lots(&[1, 2], None)), "finals/not-level");
}

#[test]
fn lots_of_a_seed_are_the_same_whoever_is_named_first() {
    let drawn = |numbers: &[u32]| {
        let mut f = field();
        f.order(lots(numbers, Some(3))).unwrap();
        assert_eq!(f.tournament.section(ONE).tie_lots[0].seed, Some(3));
        order(&f)
    };
    assert_eq!(drawn(&[3, 4, 5]), drawn(&[5, 3, 4]));
    let firsts: std::collections::BTreeSet<u32> = (0..30)
        .map(|seed| {
            let mut f = field();
            f.order(lots(&[3, 4, 5], Some(seed))).unwrap();
            order(&f)[2]
        })
        .collect();
    assert_eq!(firsts, [3, 4, 5].into());
}

#[test]
fn one_draw_must_cover_the_level_group_and_nobody_else() {
    let mut f = field();
    assert_eq!(f.refused(lots(&[3, 4], None)), "finals/lots-must-cover");
    assert_eq!(f.refused(lots(&[1, 2, 6], None)), "finals/not-level");
    assert_eq!(f.refused(lots(&[1, 1, 2], None)), "finals/named-twice");
    assert_eq!(f.refused(lots(&[1], None)), "finals/lots-need-two");
    assert_eq!(f.refused(lots(&[1, 7], None)), "no-such-number");
    // One draw may cover two groups.
    f.order(lots(&[5, 2, 4, 1, 3], None)).unwrap();
    assert_eq!(order(&f), [2, 1, 5, 4, 3, 6]);
}
