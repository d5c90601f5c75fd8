//! Questions, an edited regulation, and what to mind before the start (rulebook §10, §11, AC-44).

use crate::support::day::{Day, entry, named, no, plain, sample};
use xiangqi_arbiter::domain::adoption::differences;
use xiangqi_arbiter::domain::command::{Command, EntryPatch};
use xiangqi_arbiter::domain::player::Sex;
use xiangqi_arbiter::domain::refusal::Refusal;
use xiangqi_arbiter::domain::refusal::registration::{Refused, Takes};
use xiangqi_arbiter::domain::regulation::{
    Answers, Choice, FirstRound, Question, Regulation, Setting, UnitAvoidance, Words,
};
use xiangqi_arbiter::domain::round::Word;
use xiangqi_arbiter::domain::warnings::{Warning, warnings};
use xiangqi_arbiter::text::lang::Lang;
use xiangqi_arbiter::text::refusal::Asker;

fn answer(question: &str, value: &str) -> Command {
    Command::Answer {
        question: question.to_owned(),
        value: value.to_owned(),
    }
}

fn question(key: &str, answers: Answers) -> Question {
    Question {
        key: key.to_owned(),
        text: Words::default(),
        consequence: Words::default(),
        answers,
        default: None,
        article: "补一".to_owned(),
    }
}

fn asking() -> Regulation {
    let choice = |value: &str, avoidance| Choice {
        value: value.to_owned(),
        text: Words::default(),
        sets: vec![Setting::UnitAvoidance(avoidance)],
    };
    Regulation {
        late_minutes: None,
        questions: vec![
            question("late", Answers::LateMinutes),
            question("schedule", Answers::Schedule),
            question(
                "units",
                Answers::OneOf(vec![
                    choice("none", UnitAvoidance::None),
                    choice("all", UnitAvoidance::All),
                ]),
            ),
        ],
        ..plain(3)
    }
}

#[test]
fn answers_set_what_they_say() {
    let mut day = Day::with(asking(), 4);
    day.act(answer("late", "0"));
    assert_eq!(day.t().regulation.late_minutes, Some(0), "0 is allowed");
    day.unchanged(answer("late", "0"));
    day.act(answer("schedule", "2=2019-10-05T10:30,1=2019-10-05T08:30"));
    let rounds: Vec<u32> = day.t().regulation.schedule.iter().map(|s| s.round).collect();
    assert_eq!(rounds, [1, 2]);
    day.act(Command::Pair { rematches: None });
    day.act(answer("units", "all"));
    assert_eq!(day.t().regulation.unit_avoidance, UnitAvoidance::All);
    assert!(
        day.t().draft(day.section).is_none(),
        "it was made by another rule"
    );
    day.undo();
    assert_eq!(day.t().regulation.unit_avoidance, UnitAvoidance::None);
    assert!(!day.t().answers.contains_key("units"));
}

#[test]
fn what_is_no_answer_is_refused_with_what_is_one() {
    let day = Day::of(asking());
    let refused = |q, v| match day.refused(answer(q, v)) {
        Refusal::Registration(refused) => refused,
        other => panic!("{other:?}"),
    };
    assert!(matches!(
        refused("color", "1"),
        Refused::NoSuchQuestion { questions, .. } if questions == ["late", "schedule", "units"]
    ));
    for value in ["", "-1", "ten", "1441", "10.5"] {
        let takes = Takes::Minutes { at_most: 1440 };
        assert!(
            matches!(refused("late", value), Refused::NotAnAnswer { takes: t, .. } if t == takes),
            "{value}"
        );
    }
    for value in [
        "",
        "1",
        "1=",
        "0=2019-10-05T08:30",
        "4=2019-10-05T08:30",
        "1=2019-02-31T08:30",
        "1=2019-10-05T08:30,1=2019-10-05T09:30",
        "1=2019-10-05T08:30,2=2019-10-05T08:30",
    ] {
        assert!(
            matches!(refused("schedule", value), Refused::NotAnAnswer { .. }),
            "{value}"
        );
    }
    assert!(matches!(
        refused("units", "some"),
        Refused::NotAnAnswer { takes: Takes::OneOf(words), .. } if words == ["none", "all"]
    ));
}

#[test]
fn every_question_of_the_samples_takes_its_answers() {
    for key in ["qijiang-2019", "meishan-2016", "shanxi-2018", "kunming-2021"] {
        let mut day = Day::of(sample(key));
        for question in day.t().regulation.questions.clone() {
            let values: Vec<String> = match &question.answers {
                Answers::OneOf(choices) => choices.iter().map(|c| c.value.clone()).collect(),
                Answers::LateMinutes => vec!["15".to_owned()],
                Answers::Schedule => vec!["1=2019-10-05T08:30".to_owned()],
            };
            if let (Some(default), Answers::OneOf(_)) = (&question.default, &question.answers) {
                assert!(values.contains(default), "{key} {}: {default}", question.key);
            }
            for value in values {
                day.act(answer(&question.key, &value));
            }
        }
    }
}

fn adopt(regulation: &Regulation) -> Command {
    Command::Adopt(Box::new(regulation.clone()))
}

#[test]
fn an_edited_regulation_is_adopted_and_answers_stay() {
    let mut day = Day::with(asking(), 4);
    day.act(answer("late", "15"));
    day.unchanged(adopt(&asking()));
    let mut edited = asking();
    edited.rounds = 5;
    day.act(adopt(&edited));
    assert_eq!(
        (day.t().regulation.rounds, day.t().regulation.late_minutes),
        (5, Some(15))
    );
    let told: Vec<_> = differences(&asking(), &edited)
        .into_iter()
        .map(|d| (d.field, d.was.unwrap(), d.now.unwrap()))
        .collect();
    assert_eq!(told, [("rounds".to_owned(), "3".to_owned(), "5".to_owned())]);
}

#[test]
fn differences_name_the_item() {
    let mut edited = asking();
    edited.questions.remove(0);
    edited.questions[0].default = Some("x".to_owned());
    let told: Vec<_> = differences(&asking(), &edited)
        .into_iter()
        .map(|d| (d.field, d.item.unwrap(), d.now.is_some()))
        .collect();
    assert_eq!(
        told,
        [
            ("questions".to_owned(), "late".to_owned(), false),
            ("questions".to_owned(), "schedule".to_owned(), true)
        ]
    );
    let mut reordered = asking();
    reordered.questions.reverse();
    assert_eq!(
        differences(&asking(), &reordered).len(),
        1,
        "an order is a difference too"
    );
    assert_eq!(differences(&asking(), &asking()), []);
}

#[test]
fn after_round_1_points_sections_and_first_round_are_frozen() {
    let mut day = Day::plain(3, 4);
    let mut edited = plain(3);
    edited.first_round = FirstRound::Ends;
    day.act(Command::Pair { rematches: None });
    day.act(adopt(&edited));
    assert!(day.t().draft(day.section).is_none());
    day.publish();
    edited.first_round = FirstRound::Halves;
    edited.points.win = 3;
    assert_eq!(
        day.refused(adopt(&edited)),
        Refused::Frozen(vec!["points", "first_round"]).into()
    );
    day.finish(Word::Draw);
    day.publish();
    let mut shorter = day.t().regulation.clone();
    shorter.rounds = 1;
    assert_eq!(
        day.refused(adopt(&shorter)),
        Refused::RoundsPublished {
            rounds: 1,
            published: 2
        }
        .into()
    );
    shorter.rounds = 2;
    shorter.chain.pop();
    day.act(adopt(&shorter));
}

#[test]
fn a_section_with_players_stays() {
    let mut day = Day::of(sample("kunming-2021"));
    day.act(Command::Add(entry("甲")));
    let mut edited = day.t().regulation.clone();
    edited.sections[0].key = "veterans".to_owned();
    assert_eq!(day.refused(adopt(&edited)).code(), "registration/section-in-use");
    let mut edited = day.t().regulation.clone();
    edited.sections[1].key = "juniors".to_owned();
    day.act(adopt(&edited));
}

fn found(day: &Day) -> Vec<Warning> {
    warnings(day.t(), day.section, day.now)
}

// AC-44
#[rstest::rstest]
#[case(12, 11, false)]
#[case(12, 12, true)]
#[case(11, 11, false)]
#[case(11, 12, true)]
#[case(2, 1, false)]
#[case(2, 2, true)]
fn rounds_beyond_the_opponents_there_are_warn(#[case] players: u32, #[case] rounds: u32, #[case] warn: bool) {
    let day = Day::plain(rounds, players);
    let warned = found(&day)
        .iter()
        .any(|w| matches!(w, Warning::TooManyRounds { .. }));
    assert_eq!(warned, warn);
}

#[test]
fn too_few_the_unpaid_and_missing_numbers_warn() {
    let mut day = Day::xiaoyi(0);
    assert!(found(&day).contains(&Warning::TooFewPlayers(0)));
    day.act(Command::Add(entry("甲")));
    day.act(Command::Add(entry("乙")));
    day.act(Command::Add(EntryPatch {
        name: Some("丙".to_owned()),
        ..EntryPatch::default()
    }));
    let third = day.t().players.keys().next_back().copied().unwrap();
    let told = found(&day);
    assert!(told.contains(&Warning::NumbersNotDrawn(2)), "丙 gets none");
    assert!(told.contains(&Warning::UnpaidNotPaired(vec![third])));
    assert!(told.contains(&Warning::NoSchedule((1..=11).collect())));
    day.act(Command::Number(named("甲"), 1));
    assert!(found(&day).contains(&Warning::NumbersNotDrawn(1)));
}

#[test]
fn who_is_free_by_the_regulation_but_entered_as_owing_is_listed() {
    let mut day = Day::of(sample("xiaoyi-2019"));
    let owing = |name: &str, household: &str| EntryPatch {
        fee: None,
        household: Some(household.to_owned()),
        ..entry(name)
    };
    day.act(Command::Add(owing("甲", "山西孝义")));
    day.act(Command::Add(owing("乙", "山西汾阳")));
    let ids: Vec<_> = day.t().players.keys().copied().collect();
    let listed: Vec<_> = found(&day)
        .into_iter()
        .filter_map(|w| match w {
            Warning::ExemptByRule { rule, players } => Some((rule.yuan, players)),
            _ => None,
        })
        .collect();
    assert_eq!(listed, [(0, vec![ids[0]])]);
}

#[test]
fn quotas_count_whom_they_speak_of() {
    let mut regulation = sample("qijiang-2019");
    let men = regulation.quotas[0].clone();
    regulation.quotas[0].at_most = 2;
    let mut day = Day::of(regulation);
    assert_eq!(men.at_most, 100);
    for (name, sex) in [("甲", Sex::Male), ("乙", Sex::Male), ("丙", Sex::Female)] {
        day.act(Command::Add(EntryPatch {
            sex: Some(Some(sex)),
            ..entry(name)
        }));
    }
    let exceeded = |day: &Day| {
        found(day).into_iter().find_map(|w| match w {
            Warning::QuotaExceeded { entrants, .. } => Some(entrants),
            _ => None,
        })
    };
    assert_eq!(exceeded(&day), None, "women are not limited");
    day.act(Command::Add(EntryPatch {
        sex: Some(Some(Sex::Male)),
        ..entry("丁")
    }));
    assert_eq!(exceeded(&day), Some(3));
}

#[test]
fn conditions_deadlines_questions_and_tags_warn_until_they_are_settled() {
    let mut day = Day::of(sample("qijiang-2019"));
    day.act(Command::Add(EntryPatch {
        household: Some("重庆綦江".to_owned()),
        ..entry("甲")
    }));
    day.act(Command::Add(EntryPatch {
        tags: Some(["Resident".to_owned()].into()),
        ..entry("乙")
    }));
    let ids: Vec<_> = day.t().players.keys().copied().collect();
    let told = found(&day);
    assert!(
        told.iter()
            .any(|w| matches!(w, Warning::NotEligible { players, .. } if *players == ids[1..]))
    );
    assert!(told.iter().any(|w| matches!(w, Warning::DeadlinePassed(_))));
    assert!(
        told.iter()
            .any(|w| matches!(w, Warning::UnknownTag { tag, .. } if tag == "Resident"))
    );
    let open = |day: &Day| {
        found(day)
            .iter()
            .filter(|w| matches!(w, Warning::Unanswered(_)))
            .count()
    };
    let questions = day.t().regulation.questions.clone();
    assert_eq!(open(&day), questions.len());
    let first = &questions[0];
    day.act(answer(&first.key, first.default.as_ref().unwrap()));
    assert_eq!(open(&day), questions.len() - 1);
}

#[test]
fn every_warning_of_the_samples_is_one_line_in_both_languages() {
    for key in ["qijiang-2019", "meishan-2016", "shanxi-2018", "kunming-2021"] {
        let mut day = Day::of(sample(key));
        day.act(Command::Add(EntryPatch {
            name: Some("甲\u{1b}[31m".to_owned()),
            ..EntryPatch::default()
        }));
        for warning in found(&day) {
            for lang in [Lang::Zh, Lang::En] {
                let line = xiangqi_arbiter::text::warnings::say(&warning, day.t(), lang);
                assert!(
                    !line.is_empty() && !line.chars().any(char::is_control),
                    "{line:?}"
                );
            }
        }
    }
}

#[test]
fn refusals_are_one_line_that_names_the_players() {
    let mut day = Day::plain(2, 4);
    day.publish();
    let Refusal::Rounds(open) = day.refused(Command::Close(Vec::new())) else {
        panic!("boards are open");
    };
    let line = xiangqi_arbiter::text::refusal::rounds::say(&open, Asker::Line, Lang::Zh);
    assert_eq!(
        line,
        "第 1 轮还有 2 台未定: 1 台 1 陆青禾 - 2 韩砚秋; 2 台 4 叶听雨 - 3 钟怀远, 请先录入结果"
    );
    let Refusal::Registration(taken) = day.refused(Command::Number(no(1), 2)) else {
        panic!("numbers stay");
    };
    let line = xiangqi_arbiter::text::refusal::registration::say(&taken, Asker::Line, Lang::En);
    assert!(line.contains("late") && line.contains("withdraw"));
}
