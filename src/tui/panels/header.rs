//! Tournament, section, round, boards in, clock, saved.
//!
//! ```text
//!  清河杯  公开组  第5/11轮 已报 31/70   08:30 开赛 已12分  迟到判负 08:40 还有3分     已存 #412
//! ```

use crate::domain::clock::{forfeit_due, seconds_left};
use crate::domain::ids::SectionId;
use crate::domain::round::{MadeBy, Outcome, Round, Stage};
use crate::domain::tournament::Tournament;
use crate::text::console::{Words, fill, words};
use crate::text::shown::in_row;
use crate::text::width::{cells, cut};
use crate::tui::limit::LAST_SECONDS;
use crate::tui::model::Model;
use crate::tui::paint::{Row, put};
use crate::tui::sight::Sight;
use crate::tui::wording::{hour, span};
use chrono::{DateTime, FixedOffset};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Draws the header.
pub fn draw(buf: &mut Buffer, area: Rect, model: &Model, sight: &Sight<'_>) {
    let (w, look) = (words(model.lang), model.look);
    let tournament = sight.tournament();
    let width = usize::from(area.width);
    let saved = fill(w.saved, &[&sight.book.head()]);
    let mut name = in_row(model.lang.of(&tournament.regulation.name)).into_owned();
    if let Some(rule) = tournament.regulation.section_rule(model.section) {
        name = format!("{name}  {}", in_row(model.lang.of(&rule.name)));
    }
    let round = round_text(tournament, model.section, sight.round(model), w);
    let running = sight.round(model).filter(|r| r.stage == Stage::Published);
    let fixed = cells(&saved) + cells(&round) + 6;
    // The clock gives way to the name: first its words, then all of it.
    let clock = running
        .map(|r| {
            [
                clock_text(tournament, model.section, r, sight.now, w),
                short_clock(tournament, model.section, r, sight.now, w),
            ]
        })
        .into_iter()
        .flatten()
        .find(|clock| fixed + cells(clock) + 2 + cells(&name).min(20) <= width)
        .unwrap_or_default();
    let room = width.saturating_sub(fixed + cells(&clock) + 2);
    let shown = if cells(&name) > room {
        let head = cut(&name, room.saturating_sub(1));
        format!("{head}~")
    } else {
        name
    };
    let left = Row::new()
        .text(&format!(" {shown}"), look.key())
        .text(&format!("  {round}"), look.header())
        .text(&format!("  {clock}"), look.warn())
        .line();
    put(buf, area, 0, &left);
    let x = area.right().saturating_sub(cells(&saved) as u16 + 1);
    buf.set_string(x, area.y, &saved, look.done());
}

/// A round that began longer ago is looked at, not played: what has passed since says nothing.
const A_DAY: chrono::TimeDelta = chrono::TimeDelta::days(1);

/// The round and how far it is.
pub fn round_text(tournament: &Tournament, section: SectionId, round: Option<&Round>, w: &Words) -> String {
    let Some(round) = round else {
        return w.before.to_owned();
    };
    let number = fill(
        w.round_of,
        &[&round.number, &tournament.regulation.rounds_of(section)],
    );
    let all = round.boards().len();
    let decided = round
        .boards()
        .iter()
        .filter(|b| matches!(b.outcome, Outcome::Decided(_)))
        .count();
    match (round.stage, round.pairing.made_by) {
        (Stage::Draft, MadeBy::Hand) => format!("{number} {}", w.draft_hand),
        (Stage::Draft, _) => format!("{number} {}", w.draft),
        (Stage::Published, _) => format!("{number} {}", fill(w.boards_in, &[&decided, &all])),
        (Stage::Closed, MadeBy::Paper) => format!("{number} {} {}", w.closed, w.draft_paper),
        (Stage::Closed, _) => format!("{number} {}", w.closed),
    }
}

/// When the clock was started, if that is less than a day ago; else what is said instead.
fn started_today(
    round: &Round,
    now: DateTime<FixedOffset>,
    w: &Words,
) -> Result<DateTime<FixedOffset>, String> {
    match round.started {
        None => Err(w.not_started.to_owned()),
        Some(at) if now - at > A_DAY => Err(fill(w.started_on, &[&at.format("%m-%d %H:%M")])),
        Some(at) => Ok(at),
    }
}

/// The same in few cells: minutes since the start, and the hour of the late limit while it is to come.
fn short_clock(
    tournament: &Tournament,
    section: SectionId,
    round: &Round,
    now: DateTime<FixedOffset>,
    w: &Words,
) -> String {
    let started = match started_today(round, now, w) {
        Ok(started) => started,
        Err(otherwise) => return otherwise,
    };
    let since = span((now - started).num_minutes().max(0), w);
    match forfeit_due(&tournament.regulation, section, started) {
        Some(due) if due > now => fill(w.short_limit, &[&since, &hour(due)]),
        _ => since,
    }
}

/// The time to the late limit: whole minutes, in the last two the seconds as well.
fn until(left: i64, w: &Words) -> String {
    if left <= LAST_SECONDS {
        format!("{}:{:02}", left / 60, left % 60)
    } else {
        span((left + 59) / 60, w)
    }
}

/// The time since the start and to the late limit.
pub fn clock_text(
    tournament: &Tournament,
    section: SectionId,
    round: &Round,
    now: DateTime<FixedOffset>,
    w: &Words,
) -> String {
    let started = match started_today(round, now, w) {
        Ok(started) => started,
        Err(otherwise) => return otherwise,
    };
    let since = (now - started).num_minutes().max(0);
    let mut text = fill(w.started, &[&hour(started), &span(since, w)]);
    let rules = &tournament.regulation;
    let late = match (
        forfeit_due(rules, section, started),
        seconds_left(rules, section, started, now),
    ) {
        (Some(due), Some(0)) if now - due < chrono::TimeDelta::minutes(30) => fill(w.late_due, &[&hour(due)]),
        (Some(due), Some(left)) if left > 0 => fill(w.late_limit, &[&hour(due), &until(left, w)]),
        (None, _) => w.late_unknown.to_owned(),
        _ => String::new(),
    };
    if !late.is_empty() {
        text.push_str("  ");
        text.push_str(&late);
    }
    text
}
