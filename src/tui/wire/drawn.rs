//! A frame while it is written: what differs from the screen, in the fewest bytes.

use super::pen::{PLAIN, Pen, RESET, SEEN_ON_BLANKS};
use super::shown::{Seen, Shown, advance};
use crossterm::cursor::MoveTo;
use ratatui::buffer::Cell;
use ratatui::style::Color;
use unicode_width::UnicodeWidthStr as _;

/// From so many blanks on it is shorter to erase them than to write them.
const MANY_BLANKS: u16 = 6;

/// So many cells between two changes are written again at most.
const LONGEST_BRIDGE: u16 = 6;

/// What is to be written so far, and what the terminal is known to have made of it.
#[derive(Debug)]
pub(super) struct Drawn<'a> {
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
    pub(super) fn on(shown: &'a mut Shown) -> Self {
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

    pub(super) fn cell(&mut self, x: u16, y: u16, cell: &Cell) {
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

    pub(super) fn end(mut self) -> String {
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
