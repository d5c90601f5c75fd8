//! What holds of the lists by place whoever left, is level or stands where.

use super::{all, sample};
use crate::support::facts::{Facts, ranked};
use proptest::prelude::*;
use std::collections::BTreeMap;
use xiangqi_arbiter::domain::ids::PlayerId;
use xiangqi_arbiter::domain::player::Status;
use xiangqi_arbiter::domain::prizes::{Taker, Why, may_take};
use xiangqi_arbiter::domain::regulation::PrizeBy;

/// 30 of xiaoyi-2019: households, who left and who is level with the next by these numbers.
fn field(local: &[u32], left: &[(u32, bool)], level: &[u32], stacks: bool) -> Facts {
    let mut regulation = sample("xiaoyi-2019");
    for list in &mut regulation.prizes {
        list.stacks = stacks;
    }
    let mut f = ranked(regulation, 30);
    for (i, number) in local.iter().enumerate() {
        let household = ["山西孝义", "山西太原"][i % 2];
        f.edit(*number, |e| e.household = household.into());
    }
    for (number, expelled) in left {
        let status = if *expelled {
            Status::Expelled
        } else {
            Status::Withdrawn
        };
        if f.tournament.player(PlayerId(*number)).status == Status::Active {
            f.status(*number, status);
        }
    }
    for number in level {
        f.foul(*number, 0, 1);
    }
    f
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn no_yuan_is_lost_and_none_given_twice(
        local in proptest::collection::vec(1_u32..=30, 0..12),
        left in proptest::collection::vec((1_u32..=30, any::<bool>()), 0..5),
        level in proptest::collection::vec(1_u32..=29, 0..5),
        stacks: bool,
    ) {
        let f = field(&local, &left, &level, stacks);
        let p = all(&f);
        let rules = &f.tournament.regulation.prizes;
        let mut lists_of: BTreeMap<PlayerId, u32> = BTreeMap::new();
        for (list, rule) in p.lists.iter().zip(rules) {
            let mut last = 0;
            for award in &list.awards {
                let Taker::Player(player) = award.taker else { unreachable!() };
                prop_assert!(may_take(&f.tournament, player));
                prop_assert!(rule.of.fits(&f.tournament.player(player).entry, ""));
                prop_assert!(award.place >= last);
                last = award.place;
                if award.amount > 0 {
                    *lists_of.entry(player).or_default() += 1;
                }
            }
            if rule.by == PrizeBy::Place {
                let purse: u32 = rule.amounts.iter().map(|(a, b, yuan)| (b - a + 1) * yuan).sum();
                prop_assert_eq!(list.given() + list.kept(), purse);
            }
        }
        let sum: u32 = p.lists.iter().map(xiangqi_arbiter::domain::prizes::Awarded::given).sum();
        prop_assert_eq!(p.totals.iter().map(|(_, yuan)| yuan).sum::<u32>(), sum);
        if !stacks {
            prop_assert!(lists_of.values().all(|lists| *lists == 1));
        }
        // Money waits for lots only where somebody is level.
        let waits = p.lists.iter().flat_map(|l| &l.unawarded).any(|u| matches!(u.why, Why::Undecided(_)));
        prop_assert!(!waits || !level.is_empty());
    }
}
