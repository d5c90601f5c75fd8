//! What a frame is on the wire: the terminal library's backend with an encoder of our own.
//!
//! A slow line carries every result, and the library's own encoder spends most of a frame on places and colours: it sets the
//! cursor after every Chinese glyph and the colours for every blank. Here the cursor is set only where the
//! terminal cannot know it, by its column alone where the row is known, blanks are drawn with whatever colour is at
//! hand, and many of them are erased at once. What the screen shows is remembered, so that a few cells between two
//! changes are written again where that is shorter than to set the cursor.

use crossterm::cursor::MoveTo;
use crossterm::queue;
use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use std::io::{self, Write};

mod drawn;
mod pen;
mod shown;

use drawn::Drawn;
use shown::Shown;

/// The backend.
#[derive(Debug)]
pub struct Wire<W: Write> {
    inner: CrosstermBackend<W>,
    shown: Shown,
    /// Whether the cursor is seen, once that was said.
    cursor: Option<bool>,
}

impl<W: Write> Wire<W> {
    /// A backend on a writer.
    pub fn new(writer: W) -> Self {
        Self {
            inner: CrosstermBackend::new(writer),
            shown: Shown::cleared(),
            cursor: None,
        }
    }

    /// Takes nothing for granted but this: another program may have used the terminal.
    fn forget_all_but(&mut self, shown: Shown) {
        self.shown = shown;
        self.cursor = None;
    }
}

impl<W: Write> Backend for Wire<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let mut drawn = Drawn::on(&mut self.shown);
        for (x, y, cell) in content {
            drawn.cell(x, y, cell);
        }
        let frame = drawn.end();
        self.inner.write_all(frame.as_bytes())
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        if self.cursor.replace(false) == Some(false) {
            return Ok(());
        }
        self.inner.hide_cursor()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        if self.cursor.replace(true) == Some(true) {
            return Ok(());
        }
        self.inner.show_cursor()
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        self.inner.get_cursor_position()
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let Position { x, y } = position.into();
        queue!(self.inner, MoveTo(x, y))
    }

    fn clear(&mut self) -> io::Result<()> {
        self.forget_all_but(Shown::cleared());
        self.inner.clear()
    }

    fn clear_region(&mut self, clear_type: ClearType) -> io::Result<()> {
        let all = clear_type == ClearType::All;
        self.forget_all_but(if all { Shown::cleared() } else { Shown::unknown() });
        self.inner.clear_region(clear_type)
    }

    fn append_lines(&mut self, n: u16) -> io::Result<()> {
        self.forget_all_but(Shown::unknown());
        self.inner.append_lines(n)
    }

    fn size(&self) -> io::Result<Size> {
        self.inner.size()
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        self.inner.window_size()
    }

    fn flush(&mut self) -> io::Result<()> {
        Backend::flush(&mut self.inner)
    }
}
