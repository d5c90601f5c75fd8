//! `show questions`: what the regulation leaves open, what was answered, what is in force, and what to mind.

use super::{Desk, View};
use crate::domain::ids::SectionId;
use crate::domain::regulation::{Answers, Question};
use crate::domain::tournament::Tournament;
use crate::domain::warnings::{Warning, warnings};
use crate::text::lang::Lang;
use crate::text::shown::in_row;
use crate::text::table::{Align, Table};
use crate::text::{rules, warnings as told};
use serde_json::{Value, json};

pub(super) fn view(desk: &Desk<'_>) -> View {
    let lang = desk.lang;
    let questions = &desk.tournament.regulation.questions;
    let sections: Vec<SectionId> = match desk.section {
        Some(section) => vec![section],
        None => desk.tournament.section_ids().collect(),
    };
    View {
        json: json!({
            "rows": questions.iter().map(|q| row_json(desk, q, lang)).collect::<Vec<_>>(),
            "sections": sections.iter().map(|s| section_json(desk, *s)).collect::<Vec<_>>(),
        }),
        head: String::new(),
        table: table(desk.tournament, lang),
        foot: sections.iter().map(|s| foot(desk, *s)).collect(),
    }
}

/// A row for each answer that can be given; the one in force is marked.
fn table(tournament: &Tournament, lang: Lang) -> Table {
    let mut table = Table::new(&[
        (lang.pick("问题", "question"), Align::Left),
        (lang.pick("条款", "article"), Align::Left),
        (lang.pick("可答", "answer"), Align::Left),
        (lang.pick("取用", "in force"), Align::Left),
        (lang.pick("内容", "text"), Align::Left),
    ]);
    for question in &tournament.regulation.questions {
        let answered = tournament.answers.get(&question.key);
        let consequence = lang.of(&question.consequence);
        let mut text = lang.of(&question.text).to_owned();
        if !consequence.is_empty() {
            text = format!("{text}: {consequence}");
        }
        let open = answered.is_none() && question.default.is_none();
        table.row(vec![
            question.key.clone(),
            in_row(&question.article).into_owned(),
            String::new(),
            if open { lang.pick("待答", "open") } else { "" }.to_owned(),
            in_row(&text).into_owned(),
        ]);
        for (value, text) in choices(question, lang) {
            let mark = match (answered, &question.default) {
                (Some(answer), _) if *answer == value => lang.pick("已答", "answered"),
                (None, Some(default)) if *default == value => lang.pick("默认", "default"),
                _ => "",
            };
            table.row(vec![
                String::new(),
                String::new(),
                value,
                mark.to_owned(),
                in_row(&text).into_owned(),
            ]);
        }
        if let Some(answer) = answered
            && !matches!(question.answers, Answers::OneOf(_))
        {
            table.row(vec![
                String::new(),
                String::new(),
                in_row(answer).into_owned(),
                lang.pick("已答", "answered").to_owned(),
                String::new(),
            ]);
        }
    }
    table
}

/// The rules in force with their articles, and what to mind, of a section.
fn foot(desk: &Desk<'_>, section: SectionId) -> String {
    let lang = desk.lang;
    let name = desk.section_name(section);
    let mut lines = vec![String::new(), format!("{name}{}", lang.pick("规程", "in force"))];
    lines.extend(
        rules::tell(desk.tournament, section, lang)
            .iter()
            .map(|told| format!("  {}", told.line())),
    );
    let minded = to_mind(desk, section);
    if !minded.is_empty() {
        lines.push(lang.pick("留意", "to mind").to_owned());
        lines.extend(minded.iter().map(|text| format!("  {text}")));
    }
    lines.push(String::new());
    lines.join("\n")
}

/// The warnings of a section, apart from the questions, which stand above.
fn to_mind(desk: &Desk<'_>, section: SectionId) -> Vec<String> {
    warnings(desk.tournament, section, desk.now)
        .iter()
        .filter(|w| !matches!(w, Warning::Unanswered(_)))
        .map(|w| told::say(w, desk.tournament, desk.lang))
        .collect()
}

fn section_json(desk: &Desk<'_>, section: SectionId) -> Value {
    let lang = desk.lang;
    let rules: Vec<Value> = rules::tell(desk.tournament, section, lang)
        .into_iter()
        .map(|t| json!({ "topic": t.topic, "text": t.text, "article": t.article }))
        .collect();
    json!({
        "section": desk.section_json(section),
        "rules": rules,
        "warnings": to_mind(desk, section),
    })
}

fn row_json(desk: &Desk<'_>, question: &Question, lang: Lang) -> Value {
    let answer = desk.tournament.answers.get(&question.key);
    let choices = choices(question, lang);
    json!({
        "key": question.key,
        "text": lang.of(&question.text),
        "consequence": lang.of(&question.consequence),
        "article": question.article,
        "answers": choices.iter().map(|(value, _)| value).collect::<Vec<_>>(),
        "choices": choices
            .iter()
            .map(|(value, text)| json!({ "value": value, "text": text }))
            .collect::<Vec<_>>(),
        "default": question.default,
        "answer": answer,
        "in_force": answer.or(question.default.as_ref()),
    })
}

/// What may be answered, by the words of `answer`, and what each means.
fn choices(question: &Question, lang: Lang) -> Vec<(String, String)> {
    match &question.answers {
        Answers::OneOf(choices) => choices
            .iter()
            .map(|c| (c.value.clone(), lang.of(&c.text).to_owned()))
            .collect(),
        Answers::LateMinutes => vec![(
            "MINUTES".to_owned(),
            lang.pick("分钟，0 到 1440", "minutes, 0 to 1440").to_owned(),
        )],
        Answers::Schedule => vec![(
            "ROUND=YYYY-MM-DDTHH:MM,...".to_owned(),
            lang.pick(
                "每轮开始时间，逗号隔开",
                "the start of each round, commas between",
            )
            .to_owned(),
        )],
    }
}
