//! `show questions`: what the regulation leaves open, and what was answered.

use super::{Desk, View};
use crate::domain::regulation::{Answers, Question};
use crate::text::lang::Lang;
use crate::text::shown::in_row;
use crate::text::table::{Align, Table};
use crate::text::words;
use serde_json::{Value, json};

pub(super) fn view(desk: &Desk<'_>) -> View {
    let lang = desk.lang;
    let questions = &desk.tournament.regulation.questions;
    let mut table = Table::new(&[
        (lang.pick("问题", "question"), Align::Left),
        (lang.pick("条款", "article"), Align::Left),
        (lang.pick("答案", "answer"), Align::Left),
        (lang.pick("可答", "answers"), Align::Left),
        (lang.pick("内容", "text"), Align::Left),
        (lang.pick("影响", "consequence"), Align::Left),
    ]);
    for question in questions {
        let answer = match (desk.tournament.answers.get(&question.key), &question.default) {
            (Some(answer), _) => answer.clone(),
            (None, Some(default)) => format!("({default})"),
            (None, None) => lang.pick("待答", "open").to_owned(),
        };
        table.row(vec![
            question.key.clone(),
            in_row(&question.article).into_owned(),
            in_row(&answer).into_owned(),
            choices(question).join(" "),
            in_row(lang.of(&question.text)).into_owned(),
            in_row(lang.of(&question.consequence)).into_owned(),
        ]);
    }
    View {
        json: json!({ "rows": questions.iter().map(|q| row_json(desk, q, lang)).collect::<Vec<_>>() }),
        head: head(desk),
        table,
        foot: String::new(),
    }
}

/// The chain in force, section by section: what most answers change.
fn head(desk: &Desk<'_>) -> String {
    let rules = &desk.tournament.regulation;
    let chains = desk.tournament.section_ids().map(|section| {
        let name = desk.section_name(section);
        format!("{name}{}\n", words::chain(&rules.chain_of(section), desk.lang))
    });
    let mut chains: Vec<String> = chains.collect();
    chains.dedup();
    chains.concat()
}

fn row_json(desk: &Desk<'_>, question: &Question, lang: Lang) -> Value {
    json!({
        "key": question.key,
        "text": lang.of(&question.text),
        "consequence": lang.of(&question.consequence),
        "article": question.article,
        "answers": choices(question),
        "default": question.default,
        "answer": desk.tournament.answers.get(&question.key),
    })
}

/// What may be answered, by the words of `answer`.
fn choices(question: &Question) -> Vec<String> {
    match &question.answers {
        Answers::OneOf(choices) => choices.iter().map(|c| c.value.clone()).collect(),
        Answers::LateMinutes => vec!["MINUTES".to_owned()],
        Answers::Schedule => vec!["ROUND=YYYY-MM-DDTHH:MM,...".to_owned()],
    }
}
