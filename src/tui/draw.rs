//! What the drawing library leaves to us.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// Empties an area for something to be drawn over what is there.
///
/// A Chinese character is two cells wide and known to the buffer by the first alone. One that the left edge
/// cuts would swallow the first column of what is drawn, so it becomes a blank in the colours it had. Of one
/// that the right edge cuts the second cell is blank already.
pub fn clear_under(buf: &mut Buffer, area: Rect) {
    let area = area.intersection(buf.area);
    if area.is_empty() {
        return;
    }
    for y in area.top()..area.bottom() {
        if area.left() > buf.area.left() && is_wide(buf, area.left() - 1, y) {
            buf[(area.left() - 1, y)].set_symbol(" ");
        }
        for x in area.left()..area.right() {
            buf[(x, y)].reset();
        }
    }
}

fn is_wide(buf: &Buffer, x: u16, y: u16) -> bool {
    buf[(x, y)].symbol().width() > 1
}
