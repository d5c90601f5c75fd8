//! Completion of what follows a verb, where the domain knows the words: questions and their answers, fields, files.

use super::field::common_start;
use crate::domain::regulation::Answers;
use crate::domain::tournament::Tournament;
use crate::text::shown::safe;
use crate::tui::model::{Effect, Model, Tone};
use tui_input::Input as Field;

/// Files listed when several fit.
const SHOWN: usize = 12;

/// The fields of `edit`, as the grammar names them.
const FIELDS: [&str; 15] = [
    "name=",
    "unit=",
    "sex=",
    "born=",
    "household=",
    "title=",
    "team=",
    "counting=",
    "member=",
    "paid=",
    "exempt=",
    "arrived=",
    "tag=",
    "number=",
    "note=",
];

/// Whether the word after these is a file.
pub(super) fn takes_file(head: &str) -> bool {
    let mut given = head.split_whitespace().filter(|w| !w.starts_with('@'));
    given.next() == Some("import") && given.next().is_none()
}

/// Completes the path on the line by the files found.
pub(super) fn files(model: &mut Model, found: &[String]) -> Vec<Effect> {
    let Some(line) = &mut model.line else {
        return Vec::new();
    };
    let text = line.field.value().to_owned();
    let head = text.rfind(' ').map_or("", |at| &text[..=at]);
    if found.is_empty() {
        return vec![Effect::Bell];
    }
    let common = common_start(found.iter().map(String::as_str));
    line.field = Field::new(format!("{head}{common}"));
    if found.len() > 1 {
        let list: Vec<String> = found.iter().take(SHOWN).map(|f| safe(f).into_owned()).collect();
        model.say(Tone::Plain, list.join("  "));
    }
    Vec::new()
}

/// The words that may stand next, those that begin with `word`; none if the verb takes players there.
pub(super) fn arguments(tournament: &Tournament, head: &str, word: &str) -> Option<Vec<String>> {
    let mut given = head.split_whitespace().filter(|w| !w.starts_with('@'));
    let verb = given.next()?;
    let given: Vec<&str> = given.collect();
    let questions = &tournament.regulation.questions;
    let all: Vec<String> = match (verb, given.as_slice()) {
        ("answer", []) => questions.iter().map(|q| q.key.clone()).collect(),
        ("answer", [key]) => {
            let question = questions.iter().find(|q| q.key == *key)?;
            match &question.answers {
                Answers::OneOf(choices) => choices.iter().map(|c| c.value.clone()).collect(),
                Answers::LateMinutes | Answers::Schedule => return Some(Vec::new()),
            }
        }
        ("edit", [_, ..]) => FIELDS.map(str::to_owned).to_vec(),
        ("award" | "luck", given) if given.len() == usize::from(verb == "award") => tournament
            .regulation
            .prizes
            .iter()
            .map(|p| p.key.clone())
            .collect(),
        _ => return None,
    };
    Some(all.into_iter().filter(|w| w.starts_with(word)).collect())
}
