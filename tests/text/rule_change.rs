//! A change of the rules in words: what was, what is, never raw data.

use crate::support::day::{Day, sample};
use xiangqi_arbiter::domain::adoption::differences;
use xiangqi_arbiter::domain::command::Command;
use xiangqi_arbiter::domain::fact::Fact;
use xiangqi_arbiter::domain::regulation::{
    Cap, Effect, Filter, FirstRound, LateAt, Points, PrizeBy, Regulation, Rounding,
};
use xiangqi_arbiter::domain::rule_change::{Regulations, RuleChange, rule_change};
use xiangqi_arbiter::text::lang::Lang;
use xiangqi_arbiter::text::rule_change::{Detail, difference, say};

/// Every difference, a line each.
fn told(was: &Regulation, now: &Regulation, lang: Lang) -> Vec<String> {
    let between = Regulations {
        was: was.clone(),
        now: now.clone(),
    };
    differences(was, now)
        .iter()
        .map(|d| difference(d, Some(&between), lang))
        .collect()
}

#[test]
fn a_prize_list_is_told_place_by_place() {
    let was = sample("kunming-2021");
    let mut now = was.clone();
    let open = &mut now.prizes[1];
    assert_eq!(open.key, "open");
    open.amounts = vec![
        (1, 1, 35000),
        (2, 2, 20000),
        (3, 12, 5000),
        (13, 20, 900),
        (21, 62, 400),
    ];
    open.stacks = false;
    now.prizes[2].of.born_to = Some("1961-01-01".parse().unwrap());
    let zh = told(&was, &now, Lang::Zh);
    assert_eq!(zh.len(), 2, "{zh:?}");
    for words in [
        "奖励 prizes 公开组 (open)",
        "可兼得 是 -> 否",
        "第 1 名 30000 元 -> 35000 元",
        "第 13-20 名 800 元 -> 900 元",
        "第 61-62 名 无 -> 400 元",
    ] {
        assert!(zh[0].contains(words), "{words}: {}", zh[0]);
    }
    assert!(!zh[0].contains("第 2 名"), "{}", zh[0]);
    assert_eq!(
        zh[1],
        "奖励 prizes 老年 (senior) 对象 公开组、1960-12-31 止出生 -> 公开组、1961-01-01 止出生"
    );
    let en = told(&was, &now, Lang::En);
    for words in [
        "prizes Open (open)",
        "stacks yes -> no",
        "places 61-62: none -> 400 yuan",
    ] {
        assert!(en[0].contains(words), "{words}: {}", en[0]);
    }
}

/// As much as can be otherwise in a regulation.
fn rewritten(was: &Regulation) -> Regulation {
    let mut now = was.clone();
    now.rounds += 1;
    now.days.1 = "2031-01-04".parse().unwrap();
    now.points = Points { win: 3, ..now.points };
    now.first_round = FirstRound::Halves;
    now.late_at = LateAt::After;
    now.late_minutes = Some(7);
    now.place_rounding = Rounding::Up;
    now.no_third_colour = false;
    now.unpaid_paired_with = vec!["announced".to_owned()];
    now.articles.insert("rounds".to_owned(), "规一".to_owned());
    if let Some(section) = now.sections.last_mut() {
        section.points = Some(now.points);
        section.late_at = Some(LateAt::After);
    }
    for quota in &mut now.quotas {
        quota.at_most += 1;
        quota.of.born_from = Some("1990-01-01".parse().unwrap());
    }
    for rule in &mut now.eligibility {
        rule.must.any = vec![Filter {
            member: Some(true),
            ..Filter::default()
        }];
    }
    for fee in &mut now.fees {
        fee.yuan += 10;
    }
    for deadline in &mut now.deadlines {
        deadline.at += chrono::TimeDelta::hours(1);
    }
    for kind in &mut now.fouls {
        kind.effect = Effect::ByOpponentTime {
            under: 3,
            otherwise_add: 5,
        };
        kind.fouls += 1;
    }
    if let Some(recording) = &mut now.recording {
        recording.foul = Some("noise".to_owned());
    }
    if let Some(teams) = &mut now.teams {
        teams.at_most += 1;
        teams.composition.clear();
    }
    if let Some(knockout) = &mut now.knockout {
        knockout.after_round += 1;
    }
    for list in &mut now.prizes {
        list.by = PrizeBy::Bands(vec![(1, None, list.name.clone())]);
        list.cap = Some(Cap::Share {
            divisor: 4,
            of: Filter::default(),
        });
        list.honour = Some(list.name.clone());
    }
    for question in &mut now.questions {
        question.default = Some("later".to_owned());
    }
    for reading in &mut now.readings {
        "规九".clone_into(&mut reading.article);
    }
    now.tags.clear();
    now
}

#[test]
fn nothing_of_a_regulation_is_told_as_raw_data() {
    let keys = [
        "xiaoyi-2019",
        "shanxi-2018",
        "meishan-2016",
        "kunming-2021",
        "qijiang-2019",
    ];
    for key in keys {
        let was = sample(key);
        let now = rewritten(&was);
        for lang in [Lang::Zh, Lang::En] {
            for line in told(&was, &now, lang) {
                let raw = [
                    "Some(",
                    "None,",
                    "{ ",
                    " }",
                    "[",
                    "\"",
                    ": Words",
                    "PrizeList",
                    "Filter",
                ];
                for mark in raw {
                    assert!(!line.contains(mark), "{key} {mark}: {line}");
                }
                assert!(!line.ends_with(' '), "{line:?}");
            }
        }
    }
}

#[test]
fn the_log_tells_all_and_the_echo_the_first() {
    let mut day = Day::of(sample("kunming-2021"));
    let now = rewritten(&day.t().regulation);
    let change = rule_change(day.t(), &now);
    let brief = say(&change, day.t(), Detail::Brief, Lang::Zh);
    let full = say(&change, day.t(), Detail::Full, Lang::Zh);
    assert!(brief.contains("另 ") && !full.contains("另 "), "{brief}\n{full}");
    // The change is kept with both regulations, so that it is told so for ever.
    let facts = day.act(Command::Adopt(Box::new(now)));
    let kept = facts.iter().find_map(|fact| match fact {
        Fact::RulesChanged { change } => Some((**change).clone()),
        _ => None,
    });
    let kept: RuleChange = ron::from_str(&ron::to_string(&kept.unwrap()).unwrap()).unwrap();
    assert_eq!(say(&kept, day.t(), Detail::Full, Lang::Zh), full);
}

#[test]
fn of_a_change_kept_without_the_regulations_only_plain_values_are_shown() {
    let was = sample("kunming-2021");
    let mut now = was.clone();
    now.rounds = 12;
    now.prizes[1].amounts = vec![(1, 1, 1)];
    let told: Vec<String> = differences(&was, &now)
        .iter()
        .map(|d| difference(d, None, Lang::Zh))
        .collect();
    assert_eq!(told, ["轮次 rounds 13 -> 12", "奖励 prizes open 已改"]);
}
