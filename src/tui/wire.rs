//! What a frame is on the wire: the terminal library's backend with an encoder of our own.
//!
//! A slow line carries every result, and the library's own encoder spends most of a frame on places and colours: it sets the
//! cursor after every Chinese glyph and the colours for every blank. Here the cursor is set only where the
//! terminal cannot know it, and blanks are drawn with whatever colour is at hand.

use crossterm::cursor::MoveTo;
use crossterm::queue;
use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};
use std::fmt::Write as _;
use std::io::{self, Write};
use unicode_width::UnicodeWidthStr as _;

/// The backend.
#[derive(Debug)]
pub struct Wire<W: Write> {
    inner: CrosstermBackend<W>,
}

impl<W: Write> Wire<W> {
    /// A backend on a writer.
    pub fn new(writer: W) -> Self {
        Self {
            inner: CrosstermBackend::new(writer),
        }
    }
}

/// What letters are drawn with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Pen {
    fg: Color,
    bg: Color,
    modifier: Modifier,
}

/// The pen after a reset.
const PLAIN: Pen = Pen {
    fg: Color::Reset,
    bg: Color::Reset,
    modifier: Modifier::empty(),
};

/// What is seen of a blank too.
const SEEN_ON_BLANKS: Modifier = Modifier::REVERSED
    .union(Modifier::UNDERLINED)
    .union(Modifier::CROSSED_OUT);

/// The modifiers and their codes.
const CODES: [(Modifier, u8); 9] = [
    (Modifier::BOLD, 1),
    (Modifier::DIM, 2),
    (Modifier::ITALIC, 3),
    (Modifier::UNDERLINED, 4),
    (Modifier::SLOW_BLINK, 5),
    (Modifier::RAPID_BLINK, 6),
    (Modifier::REVERSED, 7),
    (Modifier::HIDDEN, 8),
    (Modifier::CROSSED_OUT, 9),
];

impl Pen {
    fn of(cell: &Cell) -> Self {
        Self {
            fg: cell.fg,
            bg: cell.bg,
            modifier: cell.modifier,
        }
    }

    /// Whether a blank drawn with either looks the same.
    fn same_blank(self, other: Self) -> bool {
        let seen = |pen: Self| pen.modifier.intersection(SEEN_ON_BLANKS);
        self.bg == other.bg && seen(self).is_empty() && seen(other).is_empty()
    }

    /// The sequence that makes this pen of another. Bold and dim can only be ended together, so what ends anything
    /// begins anew.
    fn after(self, before: Self) -> String {
        let anew = !self.modifier.contains(before.modifier);
        let from = if anew { PLAIN } else { before };
        let mut codes = String::from(if anew { "0" } else { "" });
        let mut push = |code: &str| {
            if !codes.is_empty() {
                codes.push(';');
            }
            codes.push_str(code);
        };
        for (modifier, code) in CODES {
            if self.modifier.contains(modifier) && !from.modifier.contains(modifier) {
                push(&code.to_string());
            }
        }
        if self.fg != from.fg {
            push(&colour(self.fg, 30));
        }
        if self.bg != from.bg {
            push(&colour(self.bg, 40));
        }
        format!("\x1b[{codes}m")
    }
}

/// The code of a colour before (30) or behind (40) the letters.
fn colour(colour: Color, base: u8) -> String {
    let basic = |n: u8| (base + n).to_string();
    let bright = |n: u8| (base + 60 + n).to_string();
    match colour {
        Color::Reset => basic(9),
        Color::Black => basic(0),
        Color::Red => basic(1),
        Color::Green => basic(2),
        Color::Yellow => basic(3),
        Color::Blue => basic(4),
        Color::Magenta => basic(5),
        Color::Cyan => basic(6),
        Color::Gray => basic(7),
        Color::DarkGray => bright(0),
        Color::LightRed => bright(1),
        Color::LightGreen => bright(2),
        Color::LightYellow => bright(3),
        Color::LightBlue => bright(4),
        Color::LightMagenta => bright(5),
        Color::LightCyan => bright(6),
        Color::White => bright(7),
        Color::Indexed(n) => format!("{};5;{n}", base + 8),
        Color::Rgb(r, g, b) => format!("{};2;{r};{g};{b}", base + 8),
    }
}

/// How far the cursor goes with a glyph; none where terminals disagree.
fn advance(symbol: &str) -> Option<u16> {
    let mut letters = symbol.chars();
    let (letter, None) = (letters.next()?, letters.next()) else {
        return None;
    };
    match (symbol.width(), letter) {
        (1, _) => Some(1),
        (2, '\u{3001}'..='\u{303F}' | '\u{4E00}'..='\u{9FFF}' | '\u{FF01}'..='\u{FF60}') => Some(2),
        _ => None,
    }
}

impl<W: Write> Backend for Wire<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let mut frame = String::new();
        let mut pen = PLAIN;
        let mut cursor = None;
        for (x, y, cell) in content {
            if cursor != Some((x, y)) {
                // Writing to a string never fails.
                let _ = write!(frame, "{}", Place(x, y));
            }
            let wanted = Pen::of(cell);
            let symbol = cell.symbol();
            if wanted != pen && !(symbol == " " && wanted.same_blank(pen)) {
                frame.push_str(&wanted.after(pen));
                pen = wanted;
            }
            frame.push_str(symbol);
            cursor = advance(symbol).map(|cells| (x + cells, y));
        }
        if pen != PLAIN {
            frame.push_str("\x1b[m");
        }
        self.inner.write_all(frame.as_bytes())
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.inner.hide_cursor()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
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
        self.inner.clear()
    }

    fn clear_region(&mut self, clear_type: ClearType) -> io::Result<()> {
        self.inner.clear_region(clear_type)
    }

    fn append_lines(&mut self, n: u16) -> io::Result<()> {
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

/// The sequence that sets the cursor, columns and rows counted from 0.
struct Place(u16, u16);

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        crossterm::Command::write_ansi(&MoveTo(self.0, self.1), f)
    }
}
