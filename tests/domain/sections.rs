//! What differs between the sections of a tournament: kunming-2021, open and youth at the same time.

use crate::support::day::{Day, entry, name, sample};
use xiangqi_arbiter::domain::command::{Command, Lot};
use xiangqi_arbiter::domain::fact::Fact;
use xiangqi_arbiter::domain::ids::SectionId;
use xiangqi_arbiter::domain::pairing::{FirstRound, UnitAvoidance};
use xiangqi_arbiter::domain::refusal::Refusal;
use xiangqi_arbiter::domain::refusal::registration::{Refused, Takes};
use xiangqi_arbiter::domain::refusal::rounds::Refused as Rounds;
use xiangqi_arbiter::domain::regulation::{Points, Regulation};
use xiangqi_arbiter::domain::round::Word;
use xiangqi_arbiter::domain::tournament::Standing;
use xiangqi_arbiter::domain::warnings::{Warning, warnings};

const OPEN: SectionId = SectionId(0);
const YOUTH: SectionId = SectionId(1);

fn answer(question: &str, value: &str) -> Command {
    Command::Answer {
        question: question.to_owned(),
        value: value.to_owned(),
    }
}

/// Both sections with so many players and their lots.
fn kunming(regulation: Regulation, players: u32) -> Day {
    let mut day = Day::of(regulation);
    for section in [YOUTH, OPEN] {
        day.section = section;
        for number in 1..=players {
            day.act(Command::Add(entry(&name(number))));
        }
        day.act(Command::Lots(Lot::AsListed));
    }
    day
}

/// How a question stands in a section.
fn standing<'a>(day: &'a Day, section: SectionId, key: &str) -> Standing<'a> {
    let question = day.t().regulation.questions.iter().find(|q| q.key == key);
    day.t().standing_of(section, question.unwrap())
}

#[test]
fn an_answer_of_a_section_leaves_the_other_as_it_was() {
    let mut day = kunming(sample("kunming-2021"), 4);
    day.section = YOUTH;
    day.act(answer("late-minutes", "20"));
    let limits = |day: &Day| [OPEN, YOUTH].map(|s| day.t().regulation.late_minutes_of(s));
    assert_eq!(limits(&day), [None, Some(20)]);
    assert_eq!(standing(&day, OPEN, "late-minutes"), Standing::Open);
    assert_eq!(standing(&day, YOUTH, "late-minutes"), Standing::Answered("20"));
    day.unchanged(answer("late-minutes", "20"));

    // The youth can start, the open section cannot and is told where to answer.
    day.publish();
    day.act(Command::Start(None));
    day.section = OPEN;
    day.publish();
    assert_eq!(
        day.refused(Command::Start(None)),
        Refusal::from(Rounds::NoLateLimit {
            section: "open".to_owned(),
            question: Some("late-minutes".to_owned()),
        })
    );
    day.act(answer("late-minutes", "10"));
    day.act(answer("late-at", "after"));
    assert_eq!(limits(&day), [Some(10), Some(20)]);
    day.act(Command::Start(None));
    let late = |day: &Day| {
        day.decide(Command::Result {
            table: day.newest().boards()[0].table,
            word: Word::RedForfeits,
            reason: Some(xiangqi_arbiter::domain::round::Reason::Late),
            replace: false,
            excused: false,
            responsible: None,
            moves: None,
        })
    };
    day.seconds(10 * 60);
    assert!(late(&day).is_err(), "after the limit");
    day.seconds(1);
    assert!(late(&day).is_ok());
    day.section = YOUTH;
    day.seconds(10 * 60 - 2);
    assert!(late(&day).is_err());
    day.seconds(1);
    assert!(late(&day).is_ok(), "at the limit");
}

#[test]
fn a_schedule_belongs_to_its_section_and_has_its_rounds() {
    let mut day = Day::of(sample("kunming-2021"));
    day.section = YOUTH;
    let Refusal::Registration(Refused::NotAnAnswer { takes, .. }) =
        day.refused(answer("schedule", "8=2021-01-02T09:00"))
    else {
        panic!("the youth play 7 rounds");
    };
    assert!(matches!(takes, Takes::Schedule { rounds: 7, .. }));
    day.act(answer("schedule", "1=2021-01-02T09:00,2=2021-01-02T11:00"));
    let rules = &day.t().regulation;
    assert_eq!(
        (rules.schedule_of(OPEN).len(), rules.schedule_of(YOUTH).len()),
        (0, 2)
    );
    let unplanned = |section| {
        warnings(day.t(), section, day.now)
            .into_iter()
            .find_map(|w| match w {
                Warning::NoSchedule(rounds) => Some(rounds.len()),
                _ => None,
            })
    };
    assert_eq!((unplanned(OPEN), unplanned(YOUTH)), (Some(13), Some(5)));
    day.section = OPEN;
    day.act(answer("schedule", "13=2021-01-03T15:00"));
    assert_eq!(day.t().regulation.schedule_of(YOUTH).len(), 2);
    day.undo();
    assert_eq!(day.t().regulation.schedule_of(OPEN).len(), 0);
}

#[test]
fn what_a_section_gives_itself_is_not_asked_of_it() {
    let mut regulation = sample("kunming-2021");
    regulation.late_minutes = Some(15);
    regulation.sections[1].late_minutes = Some(5);
    regulation.sections[1].unit_avoidance = Some(UnitAvoidance::FirstRound);
    let mut day = Day::of(regulation.clone());
    assert_eq!(standing(&day, YOUTH, "late-minutes"), Standing::Given);
    assert_eq!(standing(&day, YOUTH, "unit-avoidance"), Standing::Given);
    assert_eq!(standing(&day, OPEN, "unit-avoidance"), Standing::Default("none"));
    assert_eq!(day.t().regulation.late_minutes_of(OPEN), Some(15));
    assert_eq!(day.t().regulation.late_minutes_of(YOUTH), Some(5));
    // An edited regulation keeps the answers of each section.
    day.act(answer("late-minutes", "10"));
    regulation.days.1 = "2021-01-04".parse().unwrap();
    day.act(Command::Adopt(Box::new(regulation)));
    assert_eq!(day.t().regulation.late_minutes_of(OPEN), Some(10));
    assert_eq!(day.t().regulation.late_minutes_of(YOUTH), Some(5));
}

#[test]
fn an_answer_kept_without_a_section_is_for_all_until_a_section_has_its_own() {
    let mut day = Day::of(sample("kunming-2021"));
    let mut regulation = day.t().regulation.clone();
    regulation.late_minutes = Some(12);
    let kept = ron::to_string(&Fact::Answered {
        question: "late-minutes".to_owned(),
        section: None,
        value: "12".to_owned(),
        was: None,
        regulation: Box::new(regulation),
    })
    .unwrap()
    .replace("section:None,", "");
    assert!(!kept.contains("section:None"));
    day.note(vec![ron::from_str(&kept).unwrap()]);
    for section in [OPEN, YOUTH] {
        assert_eq!(day.t().regulation.late_minutes_of(section), Some(12));
        assert_eq!(standing(&day, section, "late-minutes"), Standing::Answered("12"));
    }
    day.section = YOUTH;
    let facts = day.act(answer("late-minutes", "20"));
    assert!(matches!(
        &facts[0],
        Fact::Answered { section: Some(YOUTH), was: Some(was), .. } if was == "12"
    ));
    assert_eq!(standing(&day, OPEN, "late-minutes"), Standing::Answered("12"));
    assert_eq!(day.t().regulation.late_minutes_of(OPEN), Some(12));
}

#[test]
fn an_answer_that_pairs_otherwise_voids_the_draft_of_its_section_alone() {
    let mut day = kunming(sample("kunming-2021"), 4);
    for section in [OPEN, YOUTH] {
        day.section = section;
        day.act(Command::Pair { rematches: None });
    }
    day.act(answer("unit-avoidance", "all"));
    assert!(day.t().draft(YOUTH).is_none());
    assert!(day.t().draft(OPEN).is_some());
}

#[test]
fn points_and_first_round_of_a_section_are_its_own_and_frozen_after_its_round_1() {
    let mut regulation = sample("kunming-2021");
    regulation.sections[1].points = Some(Points {
        win: 3,
        ..Points::default()
    });
    regulation.sections[1].first_round = Some(FirstRound::Ends);
    let mut day = kunming(regulation.clone(), 4);
    day.section = YOUTH;
    day.publish();
    assert_eq!(day.sheet(), "1-4 3-2");
    day.finish(Word::Red);
    assert_eq!(day.points(1), 3);
    day.section = OPEN;
    day.act(Command::Pair { rematches: None });
    assert_eq!(day.sheet(), "1-2 4-3");

    regulation.points.win = 4;
    regulation.first_round = FirstRound::Halves;
    day.act(Command::Adopt(Box::new(regulation.clone())));
    day.publish();
    assert_eq!(day.sheet(), "1-3 4-2", "the open section had not begun");
    day.finish(Word::Red);
    assert_eq!(day.points(1), 4);
    regulation.sections[1].points = None;
    assert_eq!(
        day.refused(Command::Adopt(Box::new(regulation))),
        Refused::Frozen(vec!["points"]).into()
    );
}
