//! `show standings`.

use super::{Desk, Trouble, View, number};
use crate::domain::ids::SectionId;
use crate::domain::player::Status;
use crate::domain::refusal::Refusal;
use crate::domain::regulation::Criterion;
use crate::domain::standings::{DecidedBy, Row, Standings, Value as Held, standings};
use crate::domain::ties::ties;
use crate::text::lang::Lang;
use crate::text::rules;
use crate::text::shown::in_row;
use crate::text::table::{Align, Table};
use crate::text::{ties as ties_text, words};
use serde_json::{Map, Value, json};

pub(super) fn view(desk: &Desk<'_>, section: SectionId) -> Result<View, Trouble> {
    let published = desk.tournament.published(section);
    if let Some(round) = desk.round.filter(|round| *round > published) {
        return Err(Trouble::Refused(Refusal::NoSuchRound(round)));
    }
    let through = desk.round.unwrap_or(u32::MAX);
    let standings = standings(desk.tournament, section, through);
    Ok(View {
        json: json!({
            "section": desk.section_json(section),
            "after_round": standings.after_round,
            "complete": standings.complete,
            "chain": standings.chain.iter().map(|c| key(*c)).collect::<Vec<_>>(),
            "rows": standings.rows.iter().map(|row| row_json(desk, row)).collect::<Vec<_>>(),
        }),
        head: head(desk, &standings),
        table: table(desk, &standings),
        foot: format!(
            "{}\n{}",
            rules::chain_in_force(desk.tournament, section, desk.lang),
            foot(desk, section, standings.after_round)
        ),
    })
}

/// A criterion's key, as in the regulation.
fn key(criterion: Criterion) -> String {
    format!("{criterion:?}")
}

fn row_json(desk: &Desk<'_>, row: &Row) -> Value {
    let player = desk.tournament.player(row.player);
    let values: Map<String, Value> = row
        .values
        .iter()
        .map(|(criterion, held)| (key(*criterion), held_json(held)))
        .collect();
    json!({
        "rank": row.rank,
        "number": player.number,
        "name": player.entry.name,
        "unit": player.entry.unit,
        "status": player.status.word(),
        "points": row.points,
        "values": values,
        "decided_by": row.decided_by.map(|by| match by {
            DecidedBy::Points => "Points".to_owned(),
            DecidedBy::Criterion(criterion) => key(criterion),
            DecidedBy::Knockout => "Knockout".to_owned(),
        }),
        "undecided": row.undecided,
    })
}

fn held_json(held: &Held) -> Value {
    match held {
        Held::Number(number) => json!(number),
        Held::List(list) => json!(list),
        Held::NotApplied => Value::Null,
    }
}

fn head(desk: &Desk<'_>, standings: &Standings) -> String {
    let (decided, all) = standings.decided;
    let round = standings.after_round;
    let section = desk.section_name(standings.section);
    match desk.lang {
        Lang::Zh => format!("{section}名次 第{round}轮: {all} 台中 {decided} 台已报\n"),
        Lang::En => format!("{section}standings, round {round}: {decided} of {all}\n"),
    }
}

/// What hangs on level players; said of the newest standings only.
fn foot(desk: &Desk<'_>, section: SectionId, after_round: u32) -> String {
    if after_round == 0 || after_round < desk.tournament.published(section) {
        return String::new();
    }
    let ties = ties(desk.tournament, section);
    let lines = ties
        .iter()
        .map(|tie| format!("{}\n", ties_text::say(tie, desk.tournament, desk.lang)));
    lines.collect()
}

fn table(desk: &Desk<'_>, standings: &Standings) -> Table {
    let lang = desk.lang;
    let mut table = Table::new(&[
        (lang.pick("名次", "rank"), Align::Right),
        (lang.pick("序号", "no."), Align::Right),
        (lang.pick("姓名", "name"), Align::Left),
        (lang.pick("单位", "unit"), Align::Left),
        (lang.pick("积分", "points"), Align::Right),
    ]);
    for criterion in &standings.chain {
        table.column(words::criterion(*criterion, lang), Align::Right);
    }
    table.column(lang.pick("区分", "decided by"), Align::Left);
    table.column(lang.pick("状态", "status"), Align::Left);
    for row in &standings.rows {
        let player = desk.tournament.player(row.player);
        let mut cells = vec![
            number(row.rank),
            number(player.number),
            in_row(&player.entry.name).into_owned(),
            in_row(&player.entry.unit).into_owned(),
            row.points.to_string(),
        ];
        for criterion in &standings.chain {
            let held = row.values.iter().find(|(c, _)| c == criterion);
            cells.push(held.map_or_else(|| "-".to_owned(), |(_, held)| words::value(held)));
        }
        let decided = row.decided_by.map_or("", |by| words::decided_by(by, lang));
        cells.push(if row.undecided {
            format!("{decided}{}", lang.pick("(未区分)", "(undecided)"))
        } else {
            decided.to_owned()
        });
        cells.push(match player.status {
            Status::Active => String::new(),
            _ => words::status(&player.status, lang).to_owned(),
        });
        table.row(cells);
    }
    table
}
