//! What an import did, and the rows it did not take.

use crate::tui::model::Model;
use crate::tui::paint::wrap;
use ratatui::text::Line;

/// The report's lines, the first of them the sum.
pub fn lines(model: &Model, report: &[String], width: usize) -> Vec<Line<'static>> {
    let look = model.look;
    let mut lines = Vec::new();
    for (at, text) in report.iter().enumerate() {
        let style = if at == 0 { look.open() } else { look.text() };
        for part in wrap(text, width.saturating_sub(2)) {
            lines.push(Line::styled(format!(" {part}"), style));
        }
    }
    lines
}
