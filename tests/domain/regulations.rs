//! The regulations that come with the program can be read, and hold what their texts say.

use std::path::Path;
use xiangqi_arbiter::domain::regulation::{Answers, PrizeBy, Regulation};

pub(super) fn sample(key: &str) -> Regulation {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("sample-events")
        .join(key)
        .join("regulation.ron");
    let text = std::fs::read_to_string(&path).unwrap();
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(&text).unwrap_or_else(|e| panic!("{key}: {e}"))
}

/// Yuan of all prize lists, luck and nominations included.
fn purse(regulation: &Regulation) -> u32 {
    regulation
        .prizes
        .iter()
        .flat_map(|l| &l.amounts)
        .map(|(first, last, yuan)| (last - first + 1) * yuan)
        .sum()
}

#[rstest::rstest]
#[case("xiaoyi-2019", 11, 57_600)]
#[case("qijiang-2019", 9, 17_600)]
#[case("meishan-2016", 9, 12_000)]
#[case("shanxi-2018", 11, 51_400)]
#[case("kunming-2021", 13, 287_500)]
fn a_sample_holds_its_rounds_and_its_purse(#[case] key: &str, #[case] rounds: u32, #[case] yuan: u32) {
    let regulation = sample(key);
    assert_eq!(regulation.key, key);
    assert_eq!(regulation.rounds, rounds);
    assert_eq!(purse(&regulation), yuan);
}

#[rstest::rstest]
fn what_a_sample_names_exists(
    #[values("xiaoyi-2019", "qijiang-2019", "meishan-2016", "shanxi-2018", "kunming-2021")] key: &str,
) {
    let regulation = sample(key);
    let named = regulation.recording.iter().filter_map(|r| r.foul.as_ref());
    let named = named
        .chain(regulation.draw_offers.iter().map(|d| &d.foul))
        .chain(&regulation.unreported_foul);
    for foul in named {
        assert!(regulation.foul_kind(foul).is_some(), "{key}: no foul {foul}");
    }
    for question in &regulation.questions {
        let Answers::OneOf(choices) = &question.answers else {
            continue;
        };
        let default = question.default.as_ref().expect("a choice has a default");
        assert!(
            choices.iter().any(|c| c.value == *default),
            "{key}: {} has no answer {default}",
            question.key
        );
    }
    for list in &regulation.prizes {
        let mut next = list.amounts.first().map_or(1, |(first, ..)| *first);
        for (first, last, _) in &list.amounts {
            assert!(
                *first == next && last >= first,
                "{key}: the places of {} have a gap",
                list.key
            );
            next = last + 1;
        }
        assert!(
            !list.amounts.is_empty() || matches!(list.by, PrizeBy::Bands(_)),
            "{key}: {} is empty",
            list.key
        );
    }
}
