//! The regulation: questions answered, an edited one adopted (rulebook §11, design §4).

use super::super::{Desk, Steps};
use super::Refused;
use crate::domain::adoption;
use crate::domain::fact::Fact;
use crate::domain::ids::SectionId;
use crate::domain::refusal::Refusal;
use crate::domain::refusal::registration::Takes;
use crate::domain::regulation::{Answers, Question, Regulation};
use crate::domain::rule_change::rule_change;
use crate::domain::tournament::Tournament;

pub(super) fn answer(desk: &Desk<'_>, key: &str, value: &str) -> Result<Vec<Fact>, Refusal> {
    let tournament = desk.tournament;
    let rules = &tournament.regulation;
    let question = rules
        .questions
        .iter()
        .find(|q| q.key == key)
        .ok_or_else(|| Refused::NoSuchQuestion {
            question: key.to_owned(),
            questions: rules.questions.iter().map(|q| q.key.clone()).collect(),
        })?;
    let of = tournament.asked_in(desk.section, question);
    let now =
        adoption::answered(rules, desk.section, question, value).ok_or_else(|| Refused::NotAnAnswer {
            question: key.to_owned(),
            value: value.to_owned(),
            takes: takes(rules, of, question),
        })?;
    let was = tournament.answer(of, key).map(str::to_owned);
    if was.as_deref() == Some(value) && now == *rules {
        return Ok(Vec::new());
    }
    let mut steps = Steps::of(desk);
    void_drafts(&mut steps, &now);
    steps.push(Fact::Answered {
        question: key.to_owned(),
        section: of,
        value: value.to_owned(),
        was,
        regulation: Box::new(now.clone()),
    });
    // Before round 1 the answer says it all.
    if adoption::has_begun(tournament, of) {
        record_change(&mut steps, tournament, &now);
    }
    Ok(steps.into_facts())
}

/// Keeps in the act what is otherwise and whose place changes.
fn record_change(steps: &mut Steps<'_>, was: &Tournament, now: &Regulation) {
    let change = rule_change(was, now);
    if !change.differences.is_empty() {
        steps.push(Fact::RulesChanged {
            change: Box::new(change),
        });
    }
}

fn takes(rules: &Regulation, of: Option<SectionId>, question: &Question) -> Takes {
    match &question.answers {
        Answers::OneOf(choices) => Takes::OneOf(choices.iter().map(|c| c.value.clone()).collect()),
        Answers::LateMinutes => Takes::Minutes {
            at_most: adoption::MOST_MINUTES,
        },
        Answers::Schedule => Takes::Schedule {
            rounds: adoption::most_rounds(rules, of),
            first_day: rules.days.0,
        },
    }
}

pub(super) fn adopt(desk: &Desk<'_>, edited: &Regulation) -> Result<Vec<Fact>, Refusal> {
    let tournament = desk.tournament;
    let now = adoption::with_answers(tournament, edited);
    if now == tournament.regulation {
        return Ok(Vec::new());
    }
    let frozen = adoption::frozen(tournament, &now);
    if !frozen.is_empty() {
        return Err(Refused::Frozen(frozen).into());
    }
    if let Some(key) = section_in_use(tournament, &now) {
        return Err(Refused::SectionInUse(key).into());
    }
    let short = tournament
        .section_ids()
        .map(|s| (now.rounds_of(s), tournament.published(s)))
        .find(|(rounds, published)| rounds < published);
    if let Some((rounds, published)) = short {
        return Err(Refused::RoundsPublished { rounds, published }.into());
    }
    let mut steps = Steps::of(desk);
    void_drafts(&mut steps, &now);
    steps.push(Fact::RegulationAdopted {
        regulation: Box::new(now.clone()),
    });
    record_change(&mut steps, tournament, &now);
    Ok(steps.into_facts())
}

/// The key of a section that is gone or has another key though players stand in it. A section without a key
/// may be given one.
fn section_in_use(tournament: &Tournament, now: &Regulation) -> Option<String> {
    tournament
        .section_ids()
        .filter(|s| tournament.players_in(*s).next().is_some())
        .find(|s| {
            let was = tournament.regulation.section_key(*s);
            let gone = s.0 >= now.section_count();
            gone || (!was.is_empty() && was != now.section_key(*s))
        })
        .map(|s| tournament.regulation.section_key(s).to_owned())
}

/// Voids every draft that was made by rules which are otherwise now.
fn void_drafts(steps: &mut Steps<'_>, now: &Regulation) {
    let sections: Vec<SectionId> = steps.now.section_ids().collect();
    for section in sections {
        if adoption::pairs_otherwise(section, &steps.now.regulation, now) {
            steps.void_draft(section);
        }
    }
}
