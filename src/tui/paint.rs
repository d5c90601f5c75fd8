//! Rows of cells: every column is cut and padded by cells, so that columns stand under each other.

use super::theme::Look;
use crate::text::width::{cells, cut, pad_left, pad_right};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Widget};

/// A row under construction.
#[derive(Debug, Default)]
pub struct Row {
    spans: Vec<Span<'static>>,
}

impl Row {
    /// An empty row.
    pub fn new() -> Self {
        Self::default()
    }

    /// A column with its text at the left.
    #[must_use]
    pub fn left(mut self, text: &str, width: usize, style: Style) -> Self {
        self.spans.push(Span::styled(pad_right(text, width), style));
        self
    }

    /// A column with its text at the right.
    #[must_use]
    pub fn right(mut self, text: &str, width: usize, style: Style) -> Self {
        self.spans.push(Span::styled(pad_left(text, width), style));
        self
    }

    /// Blanks.
    #[must_use]
    pub fn gap(mut self, width: usize) -> Self {
        self.spans.push(Span::raw(" ".repeat(width)));
        self
    }

    /// Text as wide as it is.
    #[must_use]
    pub fn text(mut self, text: &str, style: Style) -> Self {
        self.spans.push(Span::styled(text.to_owned(), style));
        self
    }

    /// The line.
    pub fn line(self) -> Line<'static> {
        Line::from(self.spans)
    }
}

/// Draws a line in a row of the screen, cut at its right end between two glyphs.
pub fn put(buf: &mut Buffer, area: Rect, row: u16, line: &Line<'_>) {
    if row >= area.height {
        return;
    }
    let mut x = area.x;
    for span in &line.spans {
        let left = usize::from(area.right().saturating_sub(x));
        let text = cut(&span.content, left);
        buf.set_string(x, area.y + row, &text, line.style.patch(span.style));
        x += cells(&text) as u16;
        if cells(&span.content) > left {
            break;
        }
    }
}

/// Draws a row of a list; the chosen one is reversed over its whole width.
pub fn put_row(buf: &mut Buffer, area: Rect, row: u16, line: Line<'static>, chosen: bool, look: Look) {
    if !chosen {
        put(buf, area, row, &line);
        return;
    }
    let width: usize = line.spans.iter().map(|s| cells(&s.content)).sum();
    let rest = usize::from(area.width).saturating_sub(width);
    let mut spans: Vec<Span<'static>> = line
        .spans
        .into_iter()
        .map(|s| Span::styled(s.content, look.chosen()))
        .collect();
    spans.push(Span::styled(" ".repeat(rest), look.chosen()));
    put(buf, area, row, &Line::from(spans));
}

/// Draws a box with a title and a note at its right, and says what is inside.
pub fn boxed(buf: &mut Buffer, area: Rect, title: &str, note: &str, in_use: bool, look: Look) -> Rect {
    let style = look.border(in_use);
    let block = Block::bordered()
        .border_set(look.border_set())
        .border_style(style);
    let inner = block.inner(area);
    block.render(area, buf);
    let room = usize::from(area.width).saturating_sub(4);
    let title = cut(&format!(" {title} "), room);
    buf.set_string(area.x + 1, area.y, &title, look.title(in_use));
    let note = if note.is_empty() {
        String::new()
    } else {
        format!(" {note} ")
    };
    if !note.is_empty() && cells(&title) + cells(&note) + 1 < room {
        let x = area.right() - 2 - cells(&note) as u16;
        buf.set_string(x, area.y, &note, look.settled());
    }
    inner
}

/// The text in lines of at most so many cells, broken between glyphs (after a blank where one is near).
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let kept = cut(rest, width.max(2));
        let mut end = kept.len();
        if end < rest.len()
            && let Some(blank) = kept.rfind(' ').filter(|at| *at > kept.len() / 2)
        {
            end = blank;
        }
        if end == 0 {
            break;
        }
        lines.push(rest[..end].trim_end().to_owned());
        rest = rest[end..].trim_start();
    }
    lines
}
