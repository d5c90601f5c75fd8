//! 最近操作: the acts that count, newest first; Enter goes back to one. Publishes and closes are named points.

use crate::domain::round::Stage;
use crate::text::console::{fill, words};
use crate::text::echo::brief;
use crate::text::shown::{in_row, safe};
use crate::text::spot::spot;
use crate::tui::model::Model;
use crate::tui::paint::Row;
use crate::tui::sight::Sight;
use crate::tui::steps;
use crate::tui::update::is_grave;
use ratatui::text::Line;

/// What redo would bring back.
pub fn head(model: &Model, sight: &Sight<'_>) -> Vec<Line<'static>> {
    let list = sight.book.redo_list().unwrap_or_default();
    let Some(first) = list.iter().min() else {
        return Vec::new();
    };
    let line = sight
        .book
        .entries()
        .iter()
        .find(|entry| entry.seq == *first)
        .map(|entry| brief(entry, sight.book, model.lang))
        .unwrap_or_default();
    let more = if list.len() > 1 {
        format!(" +{}", list.len() - 1)
    } else {
        String::new()
    };
    let text = fill(spot(model.lang).redo_would, &[first, &safe(&line)]);
    vec![Line::styled(format!(" {text}{more}"), model.look.key())]
}

/// A line for each act.
pub fn lines(model: &Model, sight: &Sight<'_>) -> Vec<Line<'static>> {
    let (w, look) = (spot(model.lang), model.look);
    let lines: Vec<Line<'static>> = sight
        .book
        .undoable()
        .map(|entry| {
            let told = || brief(entry, sight.book, model.lang);
            let (told, style) = match steps::point(entry) {
                Some((round, Stage::Closed)) => (fill(w.point_closed, &[&round]), look.heading()),
                Some((round, _)) => (fill(w.point_published, &[&round]), look.heading()),
                None if is_grave(entry) => (told(), look.warn()),
                None => (told(), look.text()),
            };
            Row::new()
                .gap(1)
                .right(&format!("#{}", entry.seq), 6, look.settled())
                .gap(2)
                .left(&entry.at.format("%m-%d %H:%M").to_string(), 11, look.settled())
                .gap(2)
                .left(&safe(&entry.by), 10, look.dim())
                .gap(1)
                .text(&in_row(&told), style)
                .line()
        })
        .collect();
    if lines.is_empty() {
        return vec![Line::styled(
            format!("  {}", words(model.lang).nothing_to_undo),
            look.dim(),
        )];
    }
    lines
}
