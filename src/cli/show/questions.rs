//! `show questions`: what the regulation leaves open, what was answered, what is in force, and what to mind.

use super::{Desk, View};
use crate::domain::adoption::{MOST_MINUTES, in_force};
use crate::domain::ids::SectionId;
use crate::domain::regulation::{Answers, Question};
use crate::domain::tournament::{Standing, Tournament};
use crate::domain::warnings::{Warning, warnings};
use crate::text::lang::Lang;
use crate::text::shown::in_row;
use crate::text::table::{Align, Table};
use crate::text::{rules, warnings as told};
use serde_json::{Value, json};

pub(super) fn view(desk: &Desk<'_>) -> View {
    let sections: Vec<SectionId> = match desk.section {
        Some(section) => vec![section],
        None => desk.tournament.section_ids().collect(),
    };
    let asked = asked(desk.tournament, &sections);
    View {
        json: json!({
            "rows": asked.iter().map(|one| row_json(desk, one)).collect::<Vec<_>>(),
            "sections": sections.iter().map(|s| section_json(desk, *s)).collect::<Vec<_>>(),
        }),
        head: String::new(),
        table: table(desk, &asked),
        foot: sections.iter().map(|s| foot(desk, *s)).collect(),
    }
}

/// A question, and where it is asked.
struct Asked<'a> {
    question: &'a Question,
    /// The section; none if it is asked for all.
    of: Option<SectionId>,
    standing: Standing<'a>,
    in_force: Option<String>,
}

/// The questions asked for all, then those of each section.
fn asked<'a>(tournament: &'a Tournament, sections: &[SectionId]) -> Vec<Asked<'a>> {
    let rules = &tournament.regulation;
    let here = |of: Option<SectionId>| {
        let asked = move |q: &&Question| rules.asks_by_section(q) == of.is_some();
        let section = of.unwrap_or(SectionId(0));
        rules.questions.iter().filter(asked).map(move |question| Asked {
            question,
            of,
            standing: tournament.standing_of(section, question),
            in_force: in_force(tournament, section, question),
        })
    };
    let by_section = sections.iter().flat_map(|s| here(Some(*s)));
    here(None).chain(by_section).collect()
}

impl Asked<'_> {
    /// How the answer in force came about.
    fn mark(&self, lang: Lang) -> &'static str {
        match self.standing {
            Standing::Answered(_) => lang.pick("已答", "answered"),
            Standing::Given => lang.pick("规程已定", "given"),
            Standing::Default(_) => lang.pick("默认", "default"),
            Standing::Open => lang.pick("待答", "open"),
        }
    }
}

/// A row for each answer that can be given; the one in force is marked. Where there are several sections, the
/// first column says which is asked.
fn table(desk: &Desk<'_>, asked: &[Asked<'_>]) -> Table {
    let lang = desk.lang;
    let several = desk.tournament.sections.len() > 1;
    let mut columns = vec![
        (lang.pick("问题", "question"), Align::Left),
        (lang.pick("条款", "article"), Align::Left),
        (lang.pick("可答", "answer"), Align::Left),
        (lang.pick("取用", "in force"), Align::Left),
        (lang.pick("内容", "text"), Align::Left),
    ];
    if several {
        columns.insert(0, (lang.pick("组别", "section"), Align::Left));
    }
    let mut table = Table::new(&columns);
    let mut row = |section: &str, mut cells: Vec<String>| {
        if several {
            cells.insert(0, section.to_owned());
        }
        table.row(cells);
    };
    for one in asked {
        let question = one.question;
        let consequence = lang.of(&question.consequence);
        let mut text = lang.of(&question.text).to_owned();
        if !consequence.is_empty() {
            text = format!("{text}: {consequence}");
        }
        let section = match one.of {
            Some(section) => format!("@{}", desk.tournament.regulation.section_key(section)),
            None => lang.pick("各组", "all").to_owned(),
        };
        let open = one.standing == Standing::Open;
        let head = vec![
            question.key.clone(),
            in_row(&question.article).into_owned(),
            String::new(),
            if open { one.mark(lang) } else { "" }.to_owned(),
            in_row(&text).into_owned(),
        ];
        row(&section, head);
        let mut answers = choices(question, lang);
        if let Some(value) = one
            .in_force
            .as_ref()
            .filter(|v| answers.iter().all(|(a, _)| a != *v))
        {
            answers.push((in_row(value).into_owned(), String::new()));
        }
        for (value, text) in answers {
            let taken = one.in_force.as_ref() == Some(&value);
            let mark = if taken { one.mark(lang) } else { "" };
            let text = in_row(&text).into_owned();
            row(
                "",
                vec![String::new(), String::new(), value, mark.to_owned(), text],
            );
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

fn row_json(desk: &Desk<'_>, one: &Asked<'_>) -> Value {
    let lang = desk.lang;
    let question = one.question;
    let choices = choices(question, lang);
    let answer = match one.standing {
        Standing::Answered(answer) => Some(answer),
        _ => None,
    };
    json!({
        "key": question.key,
        "section": one.of.map(|s| desk.tournament.regulation.section_key(s)),
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
        "in_force": one.in_force,
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
            match lang {
                Lang::Zh => format!("分钟，0 到 {MOST_MINUTES}"),
                Lang::En => format!("minutes, 0 to {MOST_MINUTES}"),
            },
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
