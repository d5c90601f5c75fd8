//! What the screen is known to show.

use super::pen::{PLAIN, Pen};
use unicode_width::UnicodeWidthStr as _;

/// How far the cursor goes with a glyph; none where terminals disagree.
pub(super) fn advance(symbol: &str) -> Option<u16> {
    let mut letters = symbol.chars();
    let (letter, None) = (letters.next()?, letters.next()) else {
        return None;
    };
    match (symbol.width(), letter) {
        // Whose terminal draws box lines wide needs the ASCII ones.
        (1, '\u{2500}'..='\u{257F}') => Some(1),
        (1, _) if symbol.width_cjk() == 1 => Some(1),
        (2, '\u{3001}'..='\u{303F}' | '\u{4E00}'..='\u{9FFF}' | '\u{FF01}'..='\u{FF60}') => Some(2),
        _ => None,
    }
}

/// What a cell is known to show.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Seen {
    /// Nothing is known of it.
    Unknown,
    /// The second half of the glyph before it.
    Half,
    /// A glyph.
    Glyph(Box<str>, Pen),
}

/// What the screen is known to show, row by row.
#[derive(Debug)]
pub(super) struct Shown {
    rows: Vec<Vec<Seen>>,
    /// What all other cells show.
    others: Seen,
}

impl Shown {
    /// A screen that was just cleared, as the library takes it to be at the start too.
    pub(super) fn cleared() -> Self {
        Self {
            rows: Vec::new(),
            others: Seen::Glyph(" ".into(), PLAIN),
        }
    }

    /// A screen of which nothing is known.
    pub(super) fn unknown() -> Self {
        Self {
            rows: Vec::new(),
            others: Seen::Unknown,
        }
    }

    pub(super) fn at(&self, x: u16, y: u16) -> &Seen {
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
    pub(super) fn drawn(&mut self, x: u16, y: u16, symbol: &str, pen: Pen) {
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
