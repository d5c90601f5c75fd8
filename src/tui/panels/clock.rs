//! 钟与犯规: the round's clock, who is missing, and what was logged, newest first.
//!
//! ```text
//! +-- 钟与犯规 ------------------------------+
//! | 08:30 开赛 已12分  迟到判负 08:40 已到    |
//! | 未到 台 17 红方  台 52 双方               |
//! | 09:12 5轮 37台 陆青禾 手机响 1次   #412   |
//! +-------------------------------------------+
//! ```

use super::{chosen, follow};
use crate::domain::decide::proposals;
use crate::domain::foul::{Incident, What};
use crate::domain::round::{Round, Stage};
use crate::text::console::{Words, fill, words};
use crate::text::width::{cells, cut};
use crate::tui::model::{Model, Panel};
use crate::tui::paint::{Row, boxed, put, put_row};
use crate::tui::panels::header::clock_text;
use crate::tui::sight::Sight;
use crate::tui::wording::{self, hour};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// Draws the panel.
pub fn draw(buf: &mut Buffer, area: Rect, model: &mut Model, sight: &Sight<'_>, in_use: bool) {
    let (w, look) = (words(model.lang), model.look);
    let tournament = sight.tournament();
    let inner = boxed(buf, area, w.clock, "", in_use, look);
    let round = sight.tournament().current(model.section);
    let mut row = 0;
    if let Some(round) = round.filter(|r| r.stage == Stage::Published) {
        let room = usize::from(inner.width).saturating_sub(2);
        for part in clock_text(tournament, round, sight.now, w).split("  ") {
            put(buf, inner, row, &Line::styled(format!(" {part}"), look.open()));
            row += 1;
        }
        for proposal in proposals(tournament, model.section) {
            let text = fill(
                w.proposes,
                &[&proposal.table, &wording::side(proposal.side, w), &proposal.fouls],
            );
            put(buf, inner, row, &Line::styled(format!(" {text}"), look.bad()));
            row += 1;
        }
        let missing = missing(round, w);
        if !missing.is_empty() {
            let shown = if cells(&missing) > room {
                format!("{}~", cut(&missing, room.saturating_sub(1)))
            } else {
                missing
            };
            put(buf, inner, row, &Line::styled(format!(" {shown}"), look.warn()));
            row += 1;
        }
    } else {
        let next = tournament.published(model.section) + 1;
        let planned = tournament
            .regulation
            .schedule_of(model.section)
            .iter()
            .find(|s| s.round == next);
        if let Some(start) = planned {
            let at = start.at.format("%m-%d %H:%M");
            let text = format!("{}  {}", fill(w.round, &[&next]), fill(w.planned, &[&at]));
            put(buf, inner, row, &Line::styled(format!(" {text}"), look.settled()));
            row += 1;
        }
    }
    let row = row.min(inner.height);
    let list = Rect {
        y: inner.y + row,
        height: inner.height.saturating_sub(row),
        ..inner
    };
    let incidents = sight.incidents(model.section);
    if incidents.is_empty() {
        put(
            buf,
            list,
            0,
            &Line::styled(format!("  {}", w.nobody_yet), look.dim()),
        );
    }
    let top = follow(model, Panel::Clock, incidents.len(), list.height, in_use);
    for (y, at) in (0..list.height).zip(top..incidents.len()) {
        let line = incident_row(model, sight, incidents[at], list.width.into());
        put_row(buf, list, y, line, chosen(at, model.cursors[3], in_use), look);
    }
}

fn missing(round: &Round, w: &Words) -> String {
    let list: Vec<String> = round
        .open_boards()
        .filter_map(|b| {
            b.missing
                .map(|sides| format!("{} {}", b.table, wording::sides(sides, w)))
        })
        .collect();
    if list.is_empty() {
        String::new()
    } else {
        format!("{} {}", w.missing, list.join("  "))
    }
}

fn incident_row(model: &Model, sight: &Sight<'_>, incident: &Incident, width: usize) -> Line<'static> {
    let (w, look) = (words(model.lang), model.look);
    let id = incident.id.to_string();
    let place = match (incident.round, incident.table) {
        (0, _) => w.ev_before.to_owned(),
        (round, Some(table)) => format!("{round}-{table}"),
        (round, None) => round.to_string(),
    };
    let text = wording::incident(sight.tournament(), model.section, incident, model.lang);
    let voided = matches!(&incident.what, What::Foul(foul) if foul.voided.is_some());
    let style = match &incident.what {
        _ if voided => look.dim(),
        What::Foul(_) => look.warn(),
        _ => look.text(),
    };
    let room = width.saturating_sub(1 + 5 + 1 + 6 + 1 + 1 + cells(&id) + 1);
    let shown = if cells(&text) > room {
        format!("{}~", cut(&text, room.saturating_sub(1)))
    } else {
        text
    };
    Row::new()
        .gap(1)
        .left(&hour(incident.at), 5, look.settled())
        .gap(1)
        .left(&place, 6, look.settled())
        .gap(1)
        .left(&shown, room, style)
        .gap(1)
        .left(&id, cells(&id), look.dim())
        .line()
}
