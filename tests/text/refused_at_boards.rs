//! Refusals at the boards: a code each, one line in both languages, with the numbers that matter.

use std::collections::BTreeSet;
use xiangqi_arbiter::domain::foul::ClaimKind;
use xiangqi_arbiter::domain::ids::IncidentId;
use xiangqi_arbiter::domain::refusal::incidents::Refused as Incidents;
use xiangqi_arbiter::domain::refusal::results::{PartialFault, Refused as Results};
use xiangqi_arbiter::domain::round::Word;
use xiangqi_arbiter::text::lang::Lang;
use xiangqi_arbiter::text::refusal::{self, Asker};

fn results() -> Vec<Results> {
    let (table, stands) = (37, Word::Red);
    vec![
        Results::Decided {
            table,
            stands,
            asked: Word::Black,
        },
        Results::DecidedAlready { table, word: stands },
        Results::NotDecided(table),
        Results::NotStarted(2),
        Results::NotLateYet { table, seconds: 125 },
        Results::LateUnanswered,
        Results::NotUnreported,
        Results::NoUnreportedFoul,
        Results::VerifyDiffers {
            table,
            stands,
            keyed: Word::Draw,
        },
        Results::NextClosed(3),
        Results::NextHasResults {
            round: 3,
            tables: vec![4, 9],
        },
        Results::NoPartial(PartialFault::Met(Some(2), None)),
        Results::SameBoard(table),
        Results::MergeRound(2),
        Results::NotHalfEmpty(table),
        Results::MergeTooLate,
        Results::TableTaken(table),
        Results::FixTaken {
            table,
            number: Some(5),
        },
        Results::NoTableZero,
    ]
}

fn incidents() -> Vec<Incidents> {
    let id = IncidentId { seq: 412, part: 2 };
    let kind = || "upset-pieces".to_owned();
    vec![
        Incidents::NoSuchKind(kind()),
        Incidents::KindOnlyFrom {
            kind: kind(),
            round: 7,
        },
        Incidents::NeedsCount(kind()),
        Incidents::NeedsLeft(kind()),
        Incidents::TooMany { count: 100, most: 99 },
        Incidents::NoSuchIncident(id),
        Incidents::NotAFoul(id),
        Incidents::VoidedAlready(id),
        Incidents::NoOtherSide(id),
        Incidents::NotAnAppeal(id),
        Incidents::NotAClaim(id),
        Incidents::NotARuling(id),
        Incidents::RulingHasEnded(id),
        Incidents::NoTarget(ClaimKind::Natural),
        Incidents::BoardDecided {
            table: 37,
            word: Word::Draw,
        },
        Incidents::NoRecording,
        Incidents::OwesNoSheet(37),
        Incidents::NoSheetFoul,
        Incidents::NothingSaid,
    ]
}

#[test]
fn every_refusal_says_one_line_of_its_own_in_both_languages() {
    let say_result = |r: &Results| {
        (
            r.code(),
            refusal::results::say(r, Asker::Line, Lang::Zh),
            refusal::results::say(r, Asker::Line, Lang::En),
        )
    };
    let say_incident = |r: &Incidents| {
        (
            r.code(),
            refusal::incidents::say(r, Asker::Line, Lang::Zh),
            refusal::incidents::say(r, Asker::Line, Lang::En),
        )
    };
    let said: Vec<_> = results()
        .iter()
        .map(say_result)
        .chain(incidents().iter().map(say_incident))
        .collect();
    let codes: BTreeSet<_> = said.iter().map(|(code, ..)| *code).collect();
    assert_eq!(codes.len(), said.len(), "a code each");
    for (code, zh, en) in &said {
        assert!(!zh.contains('\n') && !en.contains('\n'), "{code}");
        assert!(en.is_ascii(), "{code}: {en}");
        assert!(!zh.is_ascii(), "{code}: {zh}");
        // What is wrong; what to do next.
        assert!(zh.contains('；') && en.contains(';'), "{code}: {zh} / {en}");
    }
}

#[test]
fn the_numbers_that_matter_are_in_the_words() {
    let late = Results::NotLateYet {
        table: 37,
        seconds: 125,
    };
    let zh = refusal::results::say(&late, Asker::Line, Lang::Zh);
    assert_eq!(zh, "37台还差125秒（2:05）才到迟到时限；到时再判");
    let met = Results::NoPartial(PartialFault::Met(Some(2), Some(4)));
    let en = refusal::results::say(&met, Asker::Line, Lang::En);
    assert_eq!(en, "no. 2 and no. 4 would meet again; use --next keep or all");
    let id = IncidentId { seq: 412, part: 2 };
    let void = refusal::incidents::say(&Incidents::VoidedAlready(id), Asker::Line, Lang::En);
    assert_eq!(void, "#412.2 is voided already; book it anew if needed");
}
