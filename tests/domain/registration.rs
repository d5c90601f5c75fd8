//! Entering, numbers, lots, late entry (rulebook §3, §10).

use crate::support::day::{Day, entry, named, no};
use std::collections::BTreeSet;
use xiangqi_arbiter::domain::command::{Command, EntryPatch, Lot, PlayerRef};
use xiangqi_arbiter::domain::fact::Fact;
use xiangqi_arbiter::domain::ids::Number;
use xiangqi_arbiter::domain::player::Fee;
use xiangqi_arbiter::domain::refusal::Refusal;
use xiangqi_arbiter::domain::refusal::registration::Refused;
use xiangqi_arbiter::domain::round::{Stage, Word};

fn unpaid(name: &str) -> EntryPatch {
    EntryPatch {
        name: Some(name.to_owned()),
        ..EntryPatch::default()
    }
}

fn late(entry: EntryPatch, against_bye: bool) -> Command {
    Command::Late { entry, against_bye }
}

fn code(refusal: &Refusal) -> &'static str {
    refusal.code()
}

fn numbers(day: &Day) -> Vec<(Number, String)> {
    day.t()
        .numbered(day.section)
        .into_iter()
        .map(|(number, id)| (number, day.t().player(id).entry.name.clone()))
        .collect()
}

#[test]
fn a_player_needs_a_name_and_only_a_name() {
    let mut day = Day::plain(3, 0);
    assert_eq!(
        day.refused(Command::Add(unpaid(" \u{3000}"))),
        Refused::NoName.into()
    );
    day.act(Command::Add(unpaid("王磊")));
    day.act(Command::Add(unpaid("王磊")));
    assert_eq!(day.t().players.len(), 2, "two of one name are two players");
    let Refusal::Ambiguous(both) = day.refused(Command::Arrived(vec![named("王磊")])) else {
        panic!("a name of two is ambiguous");
    };
    assert_eq!(both.len(), 2);
}

#[test]
fn lots_of_one_seed_are_the_same_for_ever() {
    let mut day = Day::plain(3, 8);
    day.act(Command::Lots(Lot::Seeded(Some(2019))));
    let drawn: Vec<String> = numbers(&day).into_iter().map(|(_, name)| name).collect();
    assert_eq!(
        drawn, SEED_2019,
        "the order of seed 2019 is part of every old journal"
    );
    day.unchanged(Command::Lots(Lot::Seeded(Some(2019))));
    day.act(Command::Lots(Lot::Seeded(None)));
    let again: Vec<String> = numbers(&day).into_iter().map(|(_, name)| name).collect();
    assert_eq!(
        again.iter().collect::<BTreeSet<_>>(),
        drawn.iter().collect::<BTreeSet<_>>(),
        "everybody has a number again"
    );
}

const SEED_2019: [&str; 8] = [
    "钟怀远",
    "白鹿鸣",
    "韩砚秋",
    "何星野",
    "陆青禾",
    "马知行",
    "叶听雨",
    "苏暮云",
];

#[test]
fn every_order_of_three_is_drawn_about_as_often() {
    use xiangqi_arbiter::domain::chance::Chance;
    let mut seen = std::collections::BTreeMap::new();
    for seed in 0..6000 {
        let mut items = [1, 2, 3];
        Chance::of(seed).shuffle(&mut items);
        *seen.entry(items).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 6);
    assert!(seen.values().all(|n| (900..1100).contains(n)), "{seen:?}");
}

#[test]
fn numbers_drawn_by_hand_stay_when_the_rest_is_listed() {
    let mut day = Day::plain(3, 0);
    for name in ["甲", "乙", "丙"] {
        day.act(Command::Add(unpaid(name)));
    }
    day.act(Command::Number(named("甲"), 2));
    day.act(Command::Lots(Lot::AsListed));
    assert_eq!(
        numbers(&day),
        [(1, "乙".to_owned()), (2, "甲".to_owned()), (3, "丙".to_owned())]
    );
}

#[test]
fn a_number_is_one_players_and_begins_with_one() {
    let mut day = Day::plain(3, 3);
    assert_eq!(
        code(&day.refused(Command::Number(no(1), 2))),
        "registration/number-taken"
    );
    for outside in [0, 10_000, u32::MAX] {
        assert_eq!(
            day.refused(Command::Number(no(1), outside)),
            Refused::NumberOutside.into()
        );
    }
    day.unchanged(Command::Number(no(1), 1));
    day.act(Command::Number(no(1), 9));
    assert_eq!(day.t().player(day.id(9)).entry.name, "陆青禾");
    let given = EntryPatch {
        number: Some(2),
        ..entry("新人")
    };
    assert_eq!(
        code(&day.refused(Command::Add(given))),
        "registration/number-taken"
    );
}

#[test]
fn after_the_lots_who_enters_takes_the_next_number_and_who_leaves_leaves_a_gap() {
    let mut day = Day::plain(3, 4);
    day.act(Command::Add(entry("甲")));
    day.act(late(entry("乙"), false));
    day.act(Command::Remove(no(2)));
    let have: Vec<Number> = numbers(&day).into_iter().map(|(n, _)| n).collect();
    assert_eq!(have, [1, 3, 4, 5, 6]);
    let second = day.t().player(day.id(6));
    assert!(!second.is_late_entrant(), "round 1 is not published yet");
    day.act(Command::Lots(Lot::AsListed));
    assert_eq!(numbers(&day).last().unwrap().0, 5, "drawn anew without the gap");
}

#[test]
fn entering_or_leaving_voids_the_draft_in_the_same_act() {
    for command in [
        Command::Add(entry("甲")),
        late(entry("甲"), false),
        Command::Remove(no(2)),
        Command::Number(no(2), 9),
        Command::Lots(Lot::Seeded(Some(1))),
    ] {
        let mut day = Day::plain(3, 4);
        day.act(Command::Pair { rematches: None });
        let facts = day.act(command.clone());
        assert!(
            facts.iter().any(|f| matches!(f, Fact::DraftVoided { .. })),
            "{command:?}"
        );
        assert!(day.t().draft(day.section).is_none());
        day.undo();
        assert!(day.t().draft(day.section).is_some(), "undo brings the draft back");
    }
}

#[test]
fn once_round_1_is_published_only_late_and_withdraw_remain() {
    let mut day = Day::plain(3, 4);
    day.publish();
    for command in [
        Command::Add(entry("甲")),
        Command::Remove(no(1)),
        Command::Number(no(1), 9),
        Command::Lots(Lot::AsListed),
    ] {
        let refusal = day.refused(command.clone());
        let expected: &[&str] = &["registration/round-one-published", "registration/has-games"];
        assert!(expected.contains(&code(&refusal)), "{command:?}: {refusal:?}");
    }
    day.act(late(entry("甲"), false));
    let late = day.t().player(day.id(5));
    assert_eq!(late.late_from, Some(2));
    day.finish(Word::Red);
    day.act(Command::Pair { rematches: None });
    assert!(
        day.newest().board_of(day.id(5)).is_some(),
        "newcomer_bye_last: another has the bye"
    );
}

#[test]
fn the_unpaid_have_no_number_until_they_pay() {
    let mut day = Day::xiaoyi(3);
    day.act(Command::Add(unpaid("甲")));
    day.act(Command::Add(unpaid("乙")));
    assert_eq!(numbers(&day).len(), 3);
    let named_now = day.refused(Command::Number(named("甲"), 7));
    assert_eq!(code(&named_now), "registration/unpaid-has-no-number");
    let facts = day.act(Command::Paid(vec![named("甲")]));
    assert_eq!(facts.len(), 2, "paid, and the next number");
    assert!(!day.t().player(day.id(4)).is_late_entrant());
    day.unchanged(Command::Paid(vec![no(4)]));

    day.publish();
    assert_eq!(day.sheet(), "1-2 4-3");
    day.act(Command::Paid(vec![named("乙")]));
    let late = day.t().player(day.id(5));
    assert_eq!(
        (late.late_from, &late.entry.fee),
        (Some(2), &Fee::Paid),
        "paid after round 1 was published"
    );
}

#[test]
fn the_exempt_count_as_paid() {
    let mut day = Day::xiaoyi(2);
    let guest = EntryPatch {
        fee: Some(Fee::Exempt("特邀".to_owned())),
        ..unpaid("甲")
    };
    day.act(Command::Add(guest));
    assert_eq!(numbers(&day).len(), 3);
    day.unchanged(Command::Paid(vec![no(3)]));
}

#[test]
fn a_fee_taken_back_before_round_1_takes_the_number_too() {
    let mut day = Day::xiaoyi(4);
    let due = EntryPatch {
        fee: Some(Fee::Due),
        ..EntryPatch::default()
    };
    day.act(Command::Pair { rematches: None });
    day.act(Command::Edit(no(4), due));
    assert_eq!(numbers(&day).len(), 3);
    assert!(day.t().draft(day.section).is_none());
}

#[test]
fn several_at_once_are_all_or_none() {
    let mut day = Day::xiaoyi(2);
    day.act(Command::Add(unpaid("甲")));
    let refusal = day.refused(Command::Paid(vec![named("甲"), no(9)]));
    assert_eq!(refusal, Refusal::NoSuchNumber(9));
    let facts = day.act(Command::Arrived(vec![no(1), no(2), no(1)]));
    assert_eq!(facts.len(), 2);
}

#[test]
fn an_edit_that_changes_nothing_is_no_act() {
    let mut day = Day::plain(3, 2);
    day.unchanged(Command::Edit(no(1), entry("陆青禾")));
    day.act(Command::Edit(
        no(1),
        EntryPatch {
            unit: Some("青石队".to_owned()),
            number: Some(7),
            ..EntryPatch::default()
        },
    ));
    let player = day.t().player(day.id(7));
    assert_eq!(
        (player.entry.unit.as_str(), player.entry.name.as_str()),
        ("青石队", "陆青禾")
    );
    let nobody = EntryPatch {
        name: Some(String::new()),
        ..EntryPatch::default()
    };
    assert_eq!(day.refused(Command::Edit(no(7), nobody)), Refused::NoName.into());
}

#[test]
fn a_latecomer_against_the_bye_changes_no_other_board() {
    let mut day = Day::plain(3, 7);
    day.publish();
    assert_eq!(day.sheet(), "1-2 4-3 5-6 7:bye");
    let before = day.newest().boards().to_vec();
    let facts = day.act(late(entry("甲"), true));
    assert!(matches!(
        facts[..],
        [Fact::PlayerAdded { .. }, Fact::BoardAdded { .. }]
    ));
    assert_eq!(
        day.sheet(),
        "1-2 4-3 5-6 8-7",
        "round 1: on even boards the larger has red"
    );
    assert_eq!(day.newest().boards()[..3], before[..]);
    assert_eq!(day.newest().boards()[3].table, 4);
    assert_eq!(day.t().player(day.id(8)).late_from, Some(1));
    assert_eq!(day.points(7), 0, "the bye is gone");
    assert_eq!(day.refused(late(entry("乙"), true)), Refused::NoByeRunning.into());
    day.undo();
    assert_eq!(day.sheet(), "1-2 4-3 5-6 7:bye");
}

#[test]
fn a_latecomer_in_round_2_gets_the_colour_the_rule_gives() {
    let mut day = Day::plain(3, 3);
    day.publish();
    assert_eq!(day.sheet(), "1-2 3:bye");
    day.finish(Word::Red);
    day.publish();
    // 2 is the lowest without a bye.
    assert!(day.sheet().ends_with("2:bye"));
    day.act(late(entry("甲"), true));
    // 2 had black, the latecomer nothing: 2 has fewer reds minus blacks and gets red.
    assert!(day.sheet().ends_with("2-4"), "{}", day.sheet());
}

#[test]
fn a_latecomer_needs_a_bye_in_a_running_round_and_a_fee() {
    let mut day = Day::xiaoyi(3);
    let against = |e: EntryPatch| late(e, true);
    assert_eq!(day.refused(against(entry("甲"))), Refused::NoByeRunning.into());
    day.publish();
    assert_eq!(day.refused(against(unpaid("甲"))), Refused::LateUnpaid.into());
    let numbered = EntryPatch {
        number: Some(9),
        ..entry("甲")
    };
    assert_eq!(
        day.refused(against(numbered)),
        Refused::LateTakesNext { next: 4 }.into()
    );
    day.finish(Word::Draw);
    assert_eq!(day.refused(against(entry("甲"))), Refused::NoByeRunning.into());
}

#[test]
fn late_takes_in_the_registered_player_who_had_not_paid() {
    let mut day = Day::xiaoyi(3);
    day.act(Command::Add(unpaid("甲")));
    day.publish();
    assert_eq!(day.refused(late(unpaid("甲"), false)), Refused::LateUnpaid.into());
    day.act(late(entry("甲"), true));
    assert_eq!(day.t().players.len(), 4, "he is not registered twice");
    assert_eq!(day.sheet(), "1-2 4-3");
    assert_eq!(day.t().player(day.id(4)).late_from, Some(1));
}

#[test]
fn meishan_takes_the_unpaid_in_from_round_2() {
    use xiangqi_arbiter::domain::warnings::{Warning, warnings};
    let mut day = Day::with(crate::support::day::sample("meishan-2016"), 4);
    day.act(Command::Add(unpaid("甲")));
    let announced = EntryPatch {
        tags: Some(["announced".to_owned()].into()),
        ..unpaid("乙")
    };
    day.act(Command::Add(announced));
    assert_eq!(numbers(&day).len(), 5, "乙 telephoned");
    day.publish();
    let absent = day.t().players_in(day.section).find(|(_, p)| p.number.is_none());
    let waiting = vec![absent.unwrap().0];
    let told = warnings(day.t(), day.section, day.now);
    assert!(told.contains(&Warning::WithoutNumber(waiting)));
    day.act(late(unpaid("甲"), false));
    let player = day.t().player(day.id(6));
    assert_eq!((player.entry.name.as_str(), player.late_from), ("甲", Some(2)));
    assert_eq!(day.t().players.len(), 6);
}

#[test]
fn nobody_comes_late_after_the_last_round() {
    let mut day = Day::plain(1, 2);
    day.publish();
    assert_eq!(day.refused(late(entry("甲"), false)), Refused::NoRoundLeft.into());
    assert_eq!(day.newest().stage, Stage::Published);
}

#[test]
fn a_player_in_the_log_is_not_removed() {
    let mut day = Day::plain(3, 4);
    day.publish();
    let one = PlayerRef::Id(day.id(1));
    assert_eq!(
        code(&day.refused(Command::Remove(one.clone()))),
        "registration/has-games"
    );
    day.act(Command::Unpair { with_results: false });
    day.act(Command::Remove(one));
    assert_eq!(day.t().players.len(), 3);
}

#[test]
fn counting_members_are_named_before_round_1() {
    let mut regulation = crate::support::day::sample("shanxi-2018");
    regulation.unpaid_are_paired = true;
    let mut day = Day::with(regulation, 4);
    let counts = |yes| EntryPatch {
        team: Some("青石队".to_owned()),
        counting: Some(yes),
        ..EntryPatch::default()
    };
    day.act(Command::Edit(no(1), counts(true)));
    day.publish();
    assert_eq!(
        code(&day.refused(Command::Edit(no(1), counts(false)))),
        "registration/teams-frozen"
    );
}
