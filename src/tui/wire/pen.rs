//! What letters are drawn with, and the sequences that change it.

use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};

/// What letters are drawn with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pen {
    pub(super) fg: Color,
    pub(super) bg: Color,
    pub(super) modifier: Modifier,
}

/// Ends all colours and modifiers.
pub(super) const RESET: &str = "\x1b[m";

/// The pen after a reset.
pub(super) const PLAIN: Pen = Pen {
    fg: Color::Reset,
    bg: Color::Reset,
    modifier: Modifier::empty(),
};

/// What is seen of a blank too.
pub(super) const SEEN_ON_BLANKS: Modifier = Modifier::REVERSED
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
    pub(super) fn of(cell: &Cell) -> Self {
        Self {
            fg: cell.fg,
            bg: cell.bg,
            modifier: cell.modifier,
        }
    }

    /// Whether a blank drawn with either looks the same.
    pub(super) fn same_blank(self, other: Self) -> bool {
        let seen = |pen: Self| pen.modifier.intersection(SEEN_ON_BLANKS);
        self.bg == other.bg && seen(self).is_empty() && seen(other).is_empty()
    }

    /// The sequence that makes this pen of another. Bold and dim can only be ended together, so what ends anything
    /// begins anew.
    pub(super) fn after(self, before: Self) -> String {
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
