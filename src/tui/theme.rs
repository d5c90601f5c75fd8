//! Colours and borders. Colour never carries a meaning alone: what is chosen is reversed, what is open is
//! bold, what is decided is dim, and words say the rest. Without colours (NO_COLOR) only the colours go;
//! the terminal library would drop reverse video with them (design §7 trap 6).

use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;

/// How the console looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// Whether colours are used.
    pub colour: bool,
    /// Whether borders are ASCII.
    pub ascii: bool,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            colour: true,
            ascii: false,
        }
    }
}

const ASCII: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

impl Look {
    fn with(self, colour: Color, style: Style) -> Style {
        if self.colour { style.fg(colour) } else { style }
    }

    /// Common text.
    pub fn text(self) -> Style {
        Style::new()
    }

    /// What matters less.
    pub fn dim(self) -> Style {
        self.with(Color::DarkGray, Style::new().add_modifier(Modifier::DIM))
    }

    /// What is settled: readable, but behind what is open.
    pub fn settled(self) -> Style {
        if self.colour {
            Style::new().fg(Color::Gray)
        } else {
            Style::new()
        }
    }

    /// What waits for the arbiter.
    pub fn open(self) -> Style {
        self.with(Color::White, Style::new().add_modifier(Modifier::BOLD))
    }

    /// What is to be read first.
    pub fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Headings of columns.
    pub fn heading(self) -> Style {
        self.with(Color::Cyan, Style::new())
    }

    /// Names of keys.
    pub fn key(self) -> Style {
        self.with(Color::Cyan, Style::new().add_modifier(Modifier::BOLD))
    }

    /// The red side.
    pub fn red(self) -> Style {
        self.with(Color::LightRed, Style::new())
    }

    /// A good end.
    pub fn done(self) -> Style {
        self.with(Color::Green, Style::new())
    }

    /// Look here.
    pub fn warn(self) -> Style {
        self.with(Color::Yellow, Style::new().add_modifier(Modifier::BOLD))
    }

    /// Nothing is saved; nothing changed.
    pub fn bad(self) -> Style {
        self.with(Color::LightRed, Style::new().add_modifier(Modifier::BOLD))
    }

    /// A line across the screen that says something is wrong.
    pub fn alarm(self) -> Style {
        self.with(
            Color::Red,
            Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
        )
    }

    /// The header.
    pub fn header(self) -> Style {
        self.strong()
    }

    /// The row with the cursor, in the panel in use.
    pub fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// The title of a panel: without colours the one in use is reversed.
    pub fn title(self, in_use: bool) -> Style {
        match (in_use, self.colour) {
            (true, true) => self.key(),
            (true, false) => Style::new().add_modifier(Modifier::REVERSED),
            (false, _) => self.header(),
        }
    }

    /// The border of the panel in use, and of the others.
    pub fn border(self, in_use: bool) -> Style {
        if in_use {
            self.with(Color::Cyan, Style::new().add_modifier(Modifier::BOLD))
        } else {
            self.dim()
        }
    }

    /// The lines of borders.
    pub fn border_set(self) -> border::Set<'static> {
        if self.ascii { ASCII } else { border::PLAIN }
    }
}
