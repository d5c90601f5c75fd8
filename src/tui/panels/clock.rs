//! 钟与犯规: the round's clock, when it can end, who is missing, claims under count, and the log of the round.
//!
//! ```text
//! +-- 钟与犯规 ------------------- 第5轮 ----+
//! | 08:30 开赛 已12分  迟到判负 08:40 已到    |
//! | 最迟约 09:40 结束                         |
//! | 未到 台 17 红方  台 52 双方               |
//! | 09:12  37 红 陆青禾 手机响 1次            |
//! +-------------------------------------------+
//! ```

use super::log;
use crate::domain::clock::{ASSUMED_MOVES, latest_end, waiting};
use crate::domain::decide::proposals;
use crate::domain::foul::What;
use crate::domain::ids::SectionId;
use crate::domain::round::{Moment, Round, Stage};
use crate::domain::tournament::Tournament;
use crate::text::console::{Words, fill, words};
use crate::text::spot::spot;
use crate::text::width::{cells, cut};
use crate::tui::model::Model;
use crate::tui::paint::{boxed, put};
use crate::tui::panels::header::clock_text;
use crate::tui::sight::Sight;
use crate::tui::wording::{self, hour};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

/// Draws the panel.
pub fn draw(buf: &mut Buffer, area: Rect, model: &mut Model, sight: &Sight<'_>, in_use: bool) {
    let w = words(model.lang);
    let inner = boxed(buf, area, w.clock, &log::note(model, sight), in_use, model.look);
    let room = usize::from(inner.width).saturating_sub(2);
    let above = above(model, sight, room);
    let lines = (above.len() as u16).min(inner.height.saturating_sub(2));
    for (row, (text, style)) in (0..lines).zip(&above) {
        let shown = if cells(text) > room {
            format!("{}~", cut(text, room.saturating_sub(1)))
        } else {
            text.clone()
        };
        put(buf, inner, row, &Line::styled(format!(" {shown}"), *style));
    }
    let list = Rect {
        y: inner.y + lines,
        height: inner.height - lines,
        ..inner
    };
    log::draw(buf, list, model, sight, in_use);
}

/// The lines above the log.
fn above(model: &Model, sight: &Sight<'_>, room: usize) -> Vec<(String, Style)> {
    let (w, look) = (words(model.lang), model.look);
    let tournament = sight.tournament();
    let current = tournament.current(model.section);
    let Some(round) = current.filter(|r| r.stage == Stage::Published) else {
        return planned(tournament, model, w)
            .map(|text| (text, look.settled()))
            .into_iter()
            .collect();
    };
    let mut lines: Vec<(String, Style)> = Vec::new();
    if round.started.is_none() {
        lines.extend(planned(tournament, model, w).map(|text| (text, look.settled())));
    }
    let clock = clock_text(tournament, model.section, round, sight.now, w);
    if cells(&clock) <= room {
        lines.push((clock, look.open()));
    } else {
        lines.extend(clock.split("  ").map(|part| (part.to_owned(), look.open())));
    }
    for proposal in proposals(tournament, model.section) {
        let text = fill(
            w.proposes,
            &[&proposal.table, &wording::side(proposal.side, w), &proposal.fouls],
        );
        lines.push((text, look.bad()));
    }
    let missing = missing(round, w);
    if !missing.is_empty() {
        let due = waiting(tournament, model.section, sight.now)
            .iter()
            .any(crate::domain::clock::Waiting::is_due);
        lines.push((missing, if due { look.bad() } else { look.warn() }));
    }
    lines.extend(
        under_count(tournament, model.section, round, model)
            .into_iter()
            .map(|text| (text, look.warn())),
    );
    // Last, as it is the first to go where there is little room.
    if let Some(started) = round.started {
        let text = ending(tournament, started, model);
        lines.push((text, look.settled()));
    }
    lines
}

/// The planned start of the round that starts next.
fn planned(tournament: &Tournament, model: &Model, w: &Words) -> Option<String> {
    let next = match tournament.running(model.section) {
        Some(round) => round.number,
        None => tournament.published(model.section) + 1,
    };
    let schedule = tournament.regulation.schedule_of(model.section);
    let start = schedule.iter().find(|s| s.round == next)?;
    let at = start.at.format("%m-%d %H:%M");
    Some(format!(
        "{}  {}",
        fill(w.round, &[&next]),
        fill(w.planned, &[&at])
    ))
}

/// When the round can end at the latest, and how that is reckoned.
fn ending(tournament: &Tournament, started: Moment, model: &Model) -> String {
    let rules = &tournament.regulation;
    let control = rules.time_control_of(model.section);
    fill(
        spot(model.lang).latest_end,
        &[
            &hour(latest_end(rules, model.section, started)),
            &control.minutes,
            &control.increment_seconds,
            &ASSUMED_MOVES,
        ],
    )
}

/// Claims being counted and rulings that wait, at boards still open.
fn under_count(tournament: &Tournament, section: SectionId, round: &Round, model: &Model) -> Vec<String> {
    let w = words(model.lang);
    let open = |table: u32| round.at_table(table).is_some_and(|b| b.outcome.is_open());
    tournament
        .section(section)
        .incidents
        .iter()
        .filter(|i| i.round == round.number && i.table.is_some_and(open))
        .filter(|i| matches!(&i.what, What::Claim { .. } | What::Ruling { end: None, .. }))
        .map(|i| {
            let table = i.table.unwrap_or_default();
            let text = wording::incident(tournament, section, i, model.lang);
            let within = match &i.what {
                What::Ruling { within: Some(n), .. } => {
                    format!(" {}", crate::text::words::within(*n, model.lang))
                }
                What::Claim { target, count, .. } if count >= target => {
                    format!(" {}", spot(model.lang).reached)
                }
                _ => String::new(),
            };
            format!("{} {table} {text}{within}", w.col_table)
        })
        .collect()
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
