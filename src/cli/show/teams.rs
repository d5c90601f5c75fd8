//! `show teams`.

use super::{Desk, View, not_in_regulation, number};
use crate::domain::teams::{TeamRow, Teams, teams};
use crate::text::finals;
use crate::text::shown::in_row;
use crate::text::table::{Align, Table};
use serde_json::{Value, json};
use std::fmt::Write as _;

pub(super) fn view(desk: &Desk<'_>) -> View {
    let through = desk.round.unwrap_or(u32::MAX);
    let lang = desk.lang;
    let Some(teams) = teams(desk.tournament, through) else {
        return View {
            json: json!({ "rows": [] }),
            head: not_in_regulation(lang),
            table: table(desk, &[]),
            foot: String::new(),
        };
    };
    View {
        json: json!({ "rows": teams.rows.iter().map(|row| row_json(desk, row)).collect::<Vec<_>>() }),
        head: format!("{} {}\n", lang.pick("团体", "teams"), in_row(&teams.article)),
        table: table(desk, &teams.rows),
        foot: foot(desk, &teams),
    }
}

fn row_json(desk: &Desk<'_>, row: &TeamRow) -> Value {
    let members: Vec<Value> = row
        .members
        .iter()
        .filter(|m| m.counting)
        .map(|m| json!({ "number": desk.tournament.player(m.player).number, "rank": m.rank }))
        .collect();
    json!({
        "rank": row.rank,
        "team": row.team,
        "sum": row.sum,
        "best": row.best,
        "members": members,
        "complete": row.complete,
    })
}

fn table(desk: &Desk<'_>, rows: &[TeamRow]) -> Table {
    let lang = desk.lang;
    let mut table = Table::new(&[
        (lang.pick("名次", "rank"), Align::Right),
        (lang.pick("队", "team"), Align::Left),
        (lang.pick("名次和", "sum"), Align::Right),
        (lang.pick("最好名次", "best"), Align::Right),
        (lang.pick("队员(名次)", "members (rank)"), Align::Left),
    ]);
    for row in rows {
        let members: Vec<String> = row
            .members
            .iter()
            .map(|m| {
                let rank = m.rank.map_or_else(|| "-".to_owned(), |r| r.to_string());
                let reserve = if m.counting {
                    ""
                } else {
                    lang.pick(" 替补", " reserve")
                };
                format!("{}({rank}){reserve}", desk.named(m.player))
            })
            .collect();
        let undecided = if row.undecided { "?" } else { "" };
        table.row(vec![
            format!("{}{undecided}", number(row.rank)),
            in_row(&row.team).into_owned(),
            number(row.sum),
            number(row.best),
            members.join(", "),
        ]);
    }
    table
}

fn foot(desk: &Desk<'_>, teams: &Teams) -> String {
    let mut text = String::new();
    if let Some(at_most) = teams.too_many {
        let _ = writeln!(
            text,
            "{} {at_most}",
            desk.lang.pick("队数超过上限", "more teams than there may be:")
        );
    }
    for row in &teams.rows {
        for fault in &row.faults {
            let _ = writeln!(
                text,
                "{}: {}",
                in_row(&row.team),
                finals::team_fault(fault, desk.tournament, desk.lang)
            );
        }
    }
    text
}
