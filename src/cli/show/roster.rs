//! `show roster`.

use super::{Desk, View, number};
use crate::domain::ids::SectionId;
use crate::domain::player::{Fee, Player, Sex};
use crate::exchange::roster::{title_word, title_zh};
use crate::text::lang::Lang;
use crate::text::rules;
use crate::text::shown::in_row;
use crate::text::table::{Align, Table};
use crate::text::words;
use serde_json::{Value, json};

pub(super) fn view(desk: &Desk<'_>, section: SectionId) -> View {
    let mut players: Vec<&Player> = desk.tournament.players_in(section).map(|(_, p)| p).collect();
    // By number; those without one behind, in the order registered.
    players.sort_by_key(|p| p.number.unwrap_or(u32::MAX));
    View {
        json: json!({ "rows": players.iter().map(|p| row_json(p)).collect::<Vec<_>>() }),
        head: head(desk, section, players.len()),
        table: table(desk, &players),
        foot: foot(desk, section),
    }
}

fn row_json(player: &Player) -> Value {
    let entry = &player.entry;
    json!({
        "number": player.number,
        "name": entry.name,
        "unit": entry.unit,
        "sex": entry.sex.map(|s| match s { Sex::Male => "m", Sex::Female => "f" }),
        "born": entry.born.map(|d| d.to_string()),
        "household": entry.household,
        "title": title_word(&entry.title),
        "team": entry.team,
        "counting": entry.counting,
        "member": entry.member,
        "fee": match &entry.fee {
            Fee::Paid => "paid",
            Fee::Due => "due",
            Fee::Exempt(_) => "exempt",
        },
        "arrived": entry.arrived,
        "tags": entry.tags,
        "status": player.status.word(),
        "late_entry": player.is_late_entrant(),
    })
}

fn head(desk: &Desk<'_>, section: SectionId, players: usize) -> String {
    let name = desk.section_name(section);
    match desk.lang {
        Lang::Zh => format!("{name}名册 {players} 人\n"),
        Lang::En => format!("{name}roster: {players} players\n"),
    }
}

/// Below the list: quotas, who does not fit and why, fees, teams, and what else is to be minded.
fn foot(desk: &Desk<'_>, section: SectionId) -> String {
    let mut foot = String::new();
    for told in rules::entries(desk.tournament, section, desk.lang) {
        foot.push_str(&told.line());
        foot.push('\n');
    }
    foot
}

fn table(desk: &Desk<'_>, players: &[&Player]) -> Table {
    let lang = desk.lang;
    let mut table = Table::new(&[
        (lang.pick("序号", "no."), Align::Right),
        (lang.pick("姓名", "name"), Align::Left),
        (lang.pick("单位", "unit"), Align::Left),
        (lang.pick("性别", "sex"), Align::Left),
        (lang.pick("出生", "born"), Align::Left),
        (lang.pick("户籍", "household"), Align::Left),
        (lang.pick("称号", "title"), Align::Left),
        (lang.pick("队", "team"), Align::Left),
        (lang.pick("交费", "fee"), Align::Left),
        (lang.pick("报到", "arrived"), Align::Left),
        (lang.pick("标记", "tags"), Align::Left),
        (lang.pick("状态", "status"), Align::Left),
        (lang.pick("备注", "note"), Align::Left),
    ]);
    for player in players {
        let entry = &player.entry;
        let title = match lang {
            Lang::Zh => title_zh(&entry.title),
            Lang::En => title_word(&entry.title),
        };
        let tags: Vec<&str> = entry.tags.iter().map(String::as_str).collect();
        let late = if player.is_late_entrant() {
            lang.pick(" 补报", " late entry")
        } else {
            ""
        };
        table.row(vec![
            number(player.number),
            in_row(&entry.name).into_owned(),
            in_row(&entry.unit).into_owned(),
            entry.sex.map_or("", |s| words::sex(s, lang)).to_owned(),
            entry.born.map_or_else(String::new, |d| d.to_string()),
            in_row(&entry.household).into_owned(),
            in_row(&title).into_owned(),
            in_row(&entry.team).into_owned(),
            in_row(&words::fee(&entry.fee, lang)).into_owned(),
            if entry.arrived {
                lang.pick("已到", "yes")
            } else {
                ""
            }
            .to_owned(),
            in_row(&tags.join(",")).into_owned(),
            format!("{}{late}", words::status(&player.status, lang)),
            in_row(&entry.note).into_owned(),
        ]);
    }
    table
}
