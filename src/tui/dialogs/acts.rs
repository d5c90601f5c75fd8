//! 最近操作: the acts that count, newest first; Enter goes back to one.

use crate::text::console::words;
use crate::text::echo::brief;
use crate::text::shown::safe;
use crate::tui::model::Model;
use crate::tui::paint::Row;
use crate::tui::sight::Sight;
use crate::tui::update::is_grave;
use ratatui::text::Line;

/// A line for each act.
pub fn lines(model: &Model, sight: &Sight<'_>) -> Vec<Line<'static>> {
    let look = model.look;
    let lines: Vec<Line<'static>> = sight
        .book
        .undoable()
        .map(|entry| {
            let style = if is_grave(entry) { look.warn() } else { look.text() };
            Row::new()
                .gap(1)
                .right(&format!("#{}", entry.seq), 6, look.settled())
                .gap(2)
                .left(&entry.at.format("%m-%d %H:%M").to_string(), 11, look.settled())
                .gap(2)
                .left(&safe(&entry.by), 10, look.dim())
                .gap(1)
                .text(&brief(entry, sight.book, model.lang), style)
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
