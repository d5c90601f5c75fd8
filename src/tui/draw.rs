//! What the drawing library leaves to us.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// Empties an area for something to be drawn over what is there.
///
/// A Chinese character is two cells wide and known to the buffer by the first alone. One that the left edge
/// cuts would swallow the first column of what is drawn; one that the right edge cuts would leave half of
/// itself. Both become blanks in the colours they had.
pub fn clear_under(buf: &mut Buffer, area: Rect) {
    let area = area.intersection(buf.area);
    if area.is_empty() {
        return;
    }
    for y in area.top()..area.bottom() {
        if area.left() > buf.area.left() && is_wide(buf, area.left() - 1, y) {
            buf[(area.left() - 1, y)].set_symbol(" ");
        }
        if area.right() < buf.area.right() && is_wide(buf, area.right() - 1, y) {
            buf[(area.right(), y)].set_symbol(" ");
        }
        for x in area.left()..area.right() {
            buf[(x, y)].reset();
        }
    }
}

fn is_wide(buf: &Buffer, x: u16, y: u16) -> bool {
    buf[(x, y)].symbol().width() > 1
}
