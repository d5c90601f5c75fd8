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
use ratatui::style::{Color, Modifier};
use std::io::{self, Write};
use unicode_width::UnicodeWidthStr as _;

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
}

impl<W: Write> Wire<W> {
    /// Takes nothing for granted but this: another program may have used the terminal.
    fn forget_all_but(&mut self, shown: Shown) {
        self.shown = shown;
        self.cursor = None;
    }
}

/// What letters are drawn with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Pen {
    fg: Color,
    bg: Color,
    modifier: Modifier,
}

/// Ends all colours and modifiers.
const RESET: &str = "\x1b[m";

/// From so many blanks on it is shorter to erase them than to write them.
const MANY_BLANKS: u16 = 6;

/// So many cells between two changes are written again at most.
const LONGEST_BRIDGE: u16 = 6;

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
        if self == PLAIN {
            return RESET.to_owned();
        }
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

/// What a cell is known to show.
#[derive(Debug, Clone, PartialEq)]
enum Seen {
    /// Nothing is known of it.
    Unknown,
    /// The second half of the glyph before it.
    Half,
    /// A glyph.
    Glyph(Box<str>, Pen),
}

/// What the screen is known to show, row by row.
#[derive(Debug)]
struct Shown {
    rows: Vec<Vec<Seen>>,
    /// What all other cells show.
    others: Seen,
}

impl Shown {
    /// A screen that was just cleared, as the library takes it to be at the start too.
    fn cleared() -> Self {
        Self {
            rows: Vec::new(),
            others: Seen::Glyph(" ".into(), PLAIN),
        }
    }

    /// A screen of which nothing is known.
    fn unknown() -> Self {
        Self {
            rows: Vec::new(),
            others: Seen::Unknown,
        }
    }

    fn at(&self, x: u16, y: u16) -> &Seen {
        let row = self.rows.get(usize::from(y));
        row.and_then(|row| row.get(usize::from(x)))
            .unwrap_or(&self.others)
    }

    fn set(&mut self, x: u16, y: u16, seen: Seen) {
        let (x, y) = (usize::from(x), usize::from(y));
        if self.rows.len() <= y {
            self.rows.resize_with(y + 1, Vec::new);
        }
        let row = &mut self.rows[y];
        if row.len() <= x {
            row.resize(x + 1, self.others.clone());
        }
        row[x] = seen;
    }

    /// A glyph was drawn. The other half of a wide one it was drawn over is blank; it looks as a blank does unless
    /// either has something behind it, of which terminals make what they will.
    fn drawn(&mut self, x: u16, y: u16, symbol: &str, pen: Pen) {
        let left_over = match self.at(x, y) {
            Seen::Glyph(_, old) if old.same_blank(PLAIN) && pen.same_blank(PLAIN) => {
                Seen::Glyph(" ".into(), PLAIN)
            }
            _ => Seen::Unknown,
        };
        if *self.at(x, y) == Seen::Half && x > 0 {
            self.set(x - 1, y, Seen::Unknown);
        }
        let known = advance(symbol);
        if symbol.width() == 2 {
            if *self.at(x + 2, y) == Seen::Half {
                self.set(x + 2, y, Seen::Unknown);
            }
            self.set(x + 1, y, Seen::Half);
        } else if known.is_none() {
            self.set(x + 1, y, Seen::Unknown);
        } else if *self.at(x + 1, y) == Seen::Half {
            self.set(x + 1, y, left_over);
        }
        let seen = known.map_or(Seen::Unknown, |_| Seen::Glyph(symbol.into(), pen));
        self.set(x, y, seen);
    }
}

/// What is to be written so far, and what the terminal is known to have made of it.
#[derive(Debug)]
struct Drawn<'a> {
    shown: &'a mut Shown,
    frame: String,
    pen: Pen,
    row: Option<u16>,
    column: Option<u16>,
    blanks: Blanks,
    /// The other half of a wide glyph that was drawn over.
    half: Option<(u16, u16)>,
}

/// Blanks next to each other that are not written yet.
#[derive(Debug, Default)]
struct Blanks {
    x: u16,
    y: u16,
    count: u16,
    /// Whether all of them look as erased ones do.
    plain: bool,
}

impl<'a> Drawn<'a> {
    fn on(shown: &'a mut Shown) -> Self {
        Self {
            shown,
            frame: String::new(),
            pen: PLAIN,
            row: None,
            column: None,
            blanks: Blanks::default(),
            half: None,
        }
    }

    fn cell(&mut self, x: u16, y: u16, cell: &Cell) {
        self.take_other_half(Some((x, y)));
        self.bridge(x, y);
        self.glyph(x, y, cell.symbol(), Pen::of(cell));
    }

    /// Blanks the other half of a wide glyph the last one was drawn over, unless that is what comes next.
    fn take_other_half(&mut self, next: Option<(u16, u16)>) {
        let half = self.half.take();
        if let Some((x, y)) = half.filter(|_| half != next) {
            self.glyph(x, y, " ", PLAIN);
        }
    }

    fn glyph(&mut self, x: u16, y: u16, symbol: &str, wanted: Pen) {
        let blank = symbol == " ";
        let last = x + (symbol.width().max(1) as u16 - 1);
        let over_wide = *self.shown.at(last + 1, y) == Seen::Half;
        let old_is_plain = matches!(self.shown.at(last, y), Seen::Glyph(_, old) if old.same_blank(PLAIN));
        let alike = blank && wanted.same_blank(self.pen);
        if alike && self.next() == Some((x, y)) && self.blanks.count > 0 {
            self.blanks.count += 1;
        } else {
            self.write_blanks();
            if wanted != self.pen && !alike {
                self.frame.push_str(&wanted.after(self.pen));
                self.pen = wanted;
            }
            if blank {
                let plain = self.pen.bg == Color::Reset && !self.pen.modifier.intersects(SEEN_ON_BLANKS);
                self.blanks = Blanks {
                    x,
                    y,
                    count: 1,
                    plain,
                };
            } else {
                self.go(x, y);
                self.frame.push_str(symbol);
                self.column = advance(symbol).map(|cells| x + cells);
            }
        }
        // An erased first half leaves the other one in some terminals' mind, and one that differed from blanks in their sight.
        if over_wide && (blank || !old_is_plain || !self.pen.same_blank(PLAIN)) {
            self.half = Some((last + 1, y));
        }
        self.shown.drawn(x, y, symbol, self.pen);
    }

    /// Where the next glyph would stand if it followed at once.
    fn next(&self) -> Option<(u16, u16)> {
        match &self.blanks {
            blanks if blanks.count > 0 => Some((blanks.x + blanks.count, blanks.y)),
            _ => Some((self.column?, self.row?)),
        }
    }

    /// Writes again what stands between the cursor and a place further on in its row, where all of it is known, looks
    /// as the pen draws and is shorter than to set the cursor.
    fn bridge(&mut self, to: u16, y: u16) {
        let Some((from, row)) = self.next() else {
            return;
        };
        if row != y || to <= from || to - from > LONGEST_BRIDGE {
            return;
        }
        let mut again: Vec<(u16, Box<str>, Pen)> = Vec::new();
        for x in from..to {
            match self.shown.at(x, y) {
                Seen::Glyph(symbol, pen)
                    if *pen == self.pen || (**symbol == *" " && pen.same_blank(self.pen)) =>
                {
                    again.push((x, symbol.clone(), *pen));
                }
                Seen::Half if x > from => {}
                _ => return,
            }
        }
        let bytes: usize = again.iter().map(|(_, symbol, _)| symbol.len()).sum();
        if bytes <= format!("\x1b[{}G", to + 1).len() {
            for (x, symbol, pen) in again {
                self.glyph(x, y, &symbol, pen);
            }
        }
    }

    /// Writes the blanks that wait, or erases them where they are many: then the cursor stays before them.
    fn write_blanks(&mut self) {
        let Blanks { x, y, count, plain } = std::mem::take(&mut self.blanks);
        if count == 0 {
            return;
        }
        self.go(x, y);
        if plain && count >= MANY_BLANKS {
            self.frame.push_str(&format!("\x1b[{count}X"));
        } else {
            self.frame.push_str(&" ".repeat(count.into()));
            self.column = Some(x + count);
        }
    }

    fn go(&mut self, x: u16, y: u16) {
        if self.row != Some(y) {
            self.frame.push_str(&Place(x, y).to_string());
        } else if self.column != Some(x) {
            self.frame.push_str(&format!("\x1b[{}G", x + 1));
        }
        (self.row, self.column) = (Some(y), Some(x));
    }

    fn end(mut self) -> String {
        self.take_other_half(None);
        self.write_blanks();
        if self.pen != PLAIN {
            self.frame.push_str(RESET);
        }
        self.frame
    }
}

/// The sequence that sets the cursor, columns and rows counted from 0.
struct Place(u16, u16);

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        crossterm::Command::write_ansi(&MoveTo(self.0, self.1), f)
    }
}
