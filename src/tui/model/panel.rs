//! The panels, the cursor in a list, and which rows of the log are listed.

use crate::domain::ids::PlayerId;

/// A panel.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Panel {
    /// 对局.
    #[default]
    Boards,
    /// 名次.
    Standings,
    /// 名册.
    Roster,
    /// 钟与犯规.
    Clock,
}

impl Panel {
    /// All, in the order of Tab.
    pub const ALL: [Self; 4] = [Self::Boards, Self::Standings, Self::Roster, Self::Clock];

    /// The panel so many steps on.
    #[must_use]
    pub fn step(self, by: usize) -> Self {
        let at = Self::ALL.iter().position(|p| *p == self).unwrap_or(0);
        Self::ALL[(at + by) % Self::ALL.len()]
    }

    /// Its name where the console's place is kept.
    pub fn key(self) -> &'static str {
        match self {
            Self::Boards => "boards",
            Self::Standings => "standings",
            Self::Roster => "roster",
            Self::Clock => "clock",
        }
    }

    /// Its place in [`Self::ALL`].
    pub fn index(self) -> usize {
        Self::ALL.iter().position(|p| *p == self).unwrap_or(0)
    }
}

/// A cursor in a list: the row it is on. The rows in view follow it when drawn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Cursor {
    /// Row, from 0.
    pub at: usize,
    /// The first row in view.
    pub top: usize,
}

impl Cursor {
    /// Moves within `len` rows.
    pub fn step(&mut self, by: isize, len: usize) {
        self.at = self.at.saturating_add_signed(by).min(len.saturating_sub(1));
    }

    /// Brings the cursor into `height` rows of `len`, and says which row is first.
    pub fn follow(&mut self, len: usize, height: usize) -> usize {
        self.at = self.at.min(len.saturating_sub(1));
        if height > 0 && self.at >= self.top + height {
            self.top = self.at + 1 - height;
        }
        self.top = self.top.min(self.at).min(len.saturating_sub(height));
        self.top
    }
}

/// Which rows of the log are listed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum LogFilter {
    /// All of the round shown.
    #[default]
    Round,
    /// One table of it.
    Table(u32),
    /// One player, in all rounds.
    Player(PlayerId),
}
