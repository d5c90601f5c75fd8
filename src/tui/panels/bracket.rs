//! 淘汰赛 beside the boards of the rounds that go on: four games under the board list.
//!
//! ```text
//! +-- 淘汰赛 --------------------------------------- K --+
//! | 半决赛1 52 董思齐      : 67 华云舟      胜 52 董思齐  |
//! +------------------------------------------------------+
//! ```

use super::super::dialogs::bracket::{games, line};
use crate::text::finals_windows as text;
use crate::tui::model::Model;
use crate::tui::paint::{boxed, put};
use crate::tui::sight::Sight;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};

/// A board list lower than this shares no room.
const LEAST: u16 = 14;

/// Parts an area for the board list and the bracket; the bracket has none before the cut.
pub fn split(area: Rect, model: &Model, sight: &Sight<'_>) -> (Rect, Rect) {
    let rows = games(model, sight).len() as u16;
    if rows == 0 || area.height < rows + 6 {
        return (area, Rect::default());
    }
    let frame = if area.height < LEAST { 1 } else { 2 };
    let [boards, bracket] =
        Layout::vertical([Constraint::Min(0), Constraint::Length(rows + frame)]).areas(area);
    (boards, bracket)
}

/// Draws the bracket.
pub fn draw(buf: &mut Buffer, area: Rect, model: &Model, sight: &Sight<'_>) {
    if area.is_empty() {
        return;
    }
    let games = games(model, sight);
    let title = text::bracket(model.lang);
    let inner = if usize::from(area.height) > games.len() + 1 {
        boxed(buf, area, title, "K", false, model.look)
    } else {
        let heading = ratatui::text::Line::styled(format!(" {title}  K"), model.look.header());
        put(buf, area, 0, &heading);
        Rect {
            y: area.y + 1,
            height: area.height - 1,
            ..area
        }
    };
    for (row, game) in (0..inner.height).zip(games) {
        put(buf, inner, row, &line(model, sight, game, inner.width.into()));
    }
}
