//! Refusals of registration and rounds: one line each, in both languages, whatever stands in the names.

use std::collections::BTreeSet;
use xiangqi_arbiter::domain::player::Status;
use xiangqi_arbiter::domain::refusal::Candidate;
use xiangqi_arbiter::domain::refusal::registration::{Refused as Registration, RowRefused, Takes};
use xiangqi_arbiter::domain::refusal::rounds::{NotPaired, OpenBoard, Refused as Rounds, Rematches};
use xiangqi_arbiter::domain::round::OutReason;
use xiangqi_arbiter::text::lang::Lang;
use xiangqi_arbiter::text::refusal::{Asker, registration, rounds};

fn hostile() -> Candidate {
    Candidate {
        number: Some(7),
        name: "苏\u{1b}[2J暮\n云".to_owned(),
        unit: "青石\r队".to_owned(),
    }
}

fn of_registration() -> Vec<Registration> {
    let answer = |takes| Registration::NotAnAnswer {
        question: "late".to_owned(),
        value: "\u{7}x".to_owned(),
        takes,
    };
    let rows = vec![
        RowRefused::NoName,
        RowRefused::NumberOutside,
        RowRefused::NoSuchSection("元\t老".to_owned()),
        RowRefused::NumberTaken {
            number: 3,
            by: hostile(),
        },
        RowRefused::SeveralFit(vec![hostile(), hostile()]),
        RowRefused::SameAsLine(4),
        RowRefused::OtherNumber(hostile()),
        RowRefused::RoundOnePublished,
        RowRefused::TeamsFrozen,
    ];
    let mut list: Vec<Registration> = rows
        .into_iter()
        .map(|row| Registration::NoRowTaken(vec![(2, row)]))
        .collect();
    list.extend([
        Registration::NoName,
        Registration::NumberOutside,
        Registration::NumberTaken {
            number: 3,
            by: hostile(),
        },
        Registration::UnpaidHasNoNumber(hostile()),
        Registration::RoundOnePublished,
        Registration::HasGames(hostile()),
        Registration::TeamsFrozen(hostile()),
        Registration::NobodyToDraw,
        Registration::NoSuchQuestion {
            question: "x\u{1b}".to_owned(),
            questions: vec!["late".to_owned()],
        },
        answer(Takes::OneOf(vec!["at".to_owned(), "after".to_owned()])),
        answer(Takes::Minutes { at_most: 1440 }),
        answer(Takes::Schedule {
            rounds: 7,
            first_day: "2021-01-01".parse().unwrap(),
        }),
        Registration::Frozen(vec!["points"]),
        Registration::SectionInUse("open".to_owned()),
        Registration::RoundsPublished {
            rounds: 3,
            published: 4,
        },
        Registration::LateTakesNext { next: 9 },
        Registration::LateUnpaid,
        Registration::NoByeRunning,
        Registration::NoRoundLeft,
        Registration::RoundNotAhead {
            round: 1,
            next: 2,
            last: 9,
        },
        Registration::NotActive {
            player: hostile(),
            status: Status::Expelled,
        },
    ]);
    list
}

fn of_rounds() -> Vec<Rounds> {
    let board = OpenBoard {
        table: 17,
        disputed: true,
        red: hostile(),
        black: hostile(),
    };
    vec![
        Rounds::BoardsOpen {
            round: 1,
            boards: vec![board],
        },
        Rounds::NotClosed(1),
        Rounds::NoNumbers,
        Rounds::AllRoundsPublished(9),
        Rounds::TooFew(1),
        Rounds::CutFirst(8),
        Rounds::NeedsRematches(Rematches {
            fewest: 2,
            boards: vec![(hostile(), hostile(), 1)],
            bye: Some(hostile()),
        }),
        Rounds::OtherRematches { asked: 1, fewest: 2 },
        Rounds::CannotPair,
        Rounds::NoDraft,
        Rounds::SamePlayer(hostile()),
        Rounds::NotInDraft(hostile()),
        Rounds::NoByeInDraft,
        Rounds::DraftStale(2),
        Rounds::HasResults {
            round: 1,
            tables: vec![2, 5],
        },
        Rounds::NoLateLimit {
            section: String::new(),
            question: Some("late-minutes".to_owned()),
        },
        Rounds::NoLateLimit {
            section: "youth".to_owned(),
            question: None,
        },
        Rounds::NotOpen(3),
        Rounds::TwoByes,
        Rounds::PaperMissing(vec![hostile()]),
        Rounds::PaperTwice(vec![hostile()]),
        Rounds::PaperOut(vec![
            (hostile(), NotPaired::Out(OutReason::Absent { excused: true })),
            (hostile(), NotPaired::NoNumber),
            (hostile(), NotPaired::OtherSection),
        ]),
    ]
}

#[test]
fn each_is_one_line_in_the_language_asked_for() {
    for lang in [Lang::Zh, Lang::En] {
        let said = of_registration()
            .iter()
            .map(|r| registration::say(r, Asker::Line, lang))
            .chain(of_rounds().iter().map(|r| rounds::say(r, Asker::Line, lang)))
            .collect::<Vec<_>>();
        for line in &said {
            assert!(!line.chars().any(char::is_control), "{line:?}");
            let without_names = line.replace(['苏', '暮', '云', '青', '石', '队', '元', '老', '␊', '␍'], "");
            let chinese = without_names
                .chars()
                .any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
            assert_eq!(chinese, lang == Lang::Zh, "{line}");
        }
        let different: BTreeSet<_> = said.iter().collect();
        assert_eq!(different.len(), said.len(), "no two say the same");
    }
}

#[test]
fn the_rematches_are_shown_with_the_consent_that_takes_them() {
    let refused = of_rounds()
        .into_iter()
        .find(|r| matches!(r, Rounds::NeedsRematches(_)))
        .unwrap();
    let line = rounds::say(&refused, Asker::Line, Lang::En);
    assert!(line.contains("7-7!") && line.contains("7 bye") && line.ends_with("pair --rematches 2"));
}
