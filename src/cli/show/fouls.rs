//! `show fouls`.

use super::{Desk, View, number};
use crate::domain::foul::{Foul, Incident, What};
use crate::domain::ids::SectionId;
use crate::text::shown::in_row;
use crate::text::table::{Align, Table};
use crate::text::words;
use serde_json::{Value, json};

pub(super) fn view(desk: &Desk<'_>, section: SectionId) -> View {
    let rows: Vec<(&Incident, &Foul)> = desk
        .tournament
        .section(section)
        .incidents
        .iter()
        .filter(|i| desk.round.is_none_or(|round| i.round == round))
        .filter_map(|i| match &i.what {
            What::Foul(foul) => Some((i, foul)),
            _ => None,
        })
        .collect();
    View {
        json: json!({ "rows": rows.iter().map(|(i, f)| row_json(desk, i, f)).collect::<Vec<_>>() }),
        head: format!(
            "{}{}\n",
            desk.section_name(section),
            desk.lang.pick("犯规", "fouls")
        ),
        table: table(desk, &rows),
        foot: String::new(),
    }
}

fn row_json(desk: &Desk<'_>, incident: &Incident, foul: &Foul) -> Value {
    json!({
        "id": incident.id.to_string(),
        "round": incident.round,
        "board": incident.table,
        "number": desk.tournament.player(foul.player).number,
        "kind": foul.kind,
        "count": foul.count,
        "voided": foul.voided.is_some(),
        "by": incident.by,
        "at": incident.at.to_rfc3339(),
    })
}

fn table(desk: &Desk<'_>, rows: &[(&Incident, &Foul)]) -> Table {
    let lang = desk.lang;
    let mut table = Table::new(&[
        (lang.pick("编号", "id"), Align::Left),
        (lang.pick("轮", "round"), Align::Right),
        (lang.pick("台", "table"), Align::Right),
        (lang.pick("棋手", "player"), Align::Left),
        (lang.pick("犯规", "kind"), Align::Left),
        (lang.pick("次数", "count"), Align::Right),
        (lang.pick("后果", "effect"), Align::Left),
        (lang.pick("作废", "void"), Align::Left),
        (lang.pick("记录", "by"), Align::Left),
        (lang.pick("时间", "at"), Align::Left),
    ]);
    for (incident, foul) in rows {
        let kind = desk.tournament.regulation.foul_kind(&foul.kind);
        let name = kind.map_or(foul.kind.as_str(), |k| lang.of(&k.name));
        table.row(vec![
            incident.id.to_string(),
            incident.round.to_string(),
            number(incident.table),
            desk.with_unit(foul.player),
            in_row(name).into_owned(),
            foul.count.to_string(),
            words::consequence(foul.consequence, lang),
            in_row(foul.voided.as_deref().unwrap_or("")).into_owned(),
            in_row(&incident.by).into_owned(),
            desk.time(incident.at, "%m-%d %H:%M"),
        ]);
    }
    table
}
