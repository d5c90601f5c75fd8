//! What stands over the panels.

use super::Cursor;
use crate::domain::command::Next;
use crate::domain::ids::{PlayerId, RoundNo, Side};
use crate::domain::prizes::Change;
use crate::domain::round::Word;

/// The list of open boards, to mark who is missing.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Hall {
    /// Row.
    pub cursor: Cursor,
    /// Digits typed to go to a table.
    pub digits: String,
    /// Only boards where somebody is missing are listed.
    pub marked: bool,
}

/// A way on after a correction.
#[derive(Debug, Clone, PartialEq)]
pub struct Way {
    /// What becomes of the next round.
    pub next: Next,
    /// How many boards of it change, or why this way is closed.
    pub boards: Result<usize, String>,
}

/// A correction of an earlier round, before its way is chosen.
#[derive(Debug, Clone, PartialEq)]
pub struct Correction {
    /// Round corrected.
    pub round: RoundNo,
    /// Its table.
    pub table: u32,
    /// The result it is to have.
    pub word: Word,
    /// The ways on.
    pub ways: Vec<Way>,
    /// Row.
    pub cursor: Cursor,
}

/// What stands over the panels.
#[derive(Debug, Clone, PartialEq)]
pub enum Dialog {
    /// The keys.
    Help(Cursor),
    /// A player's card.
    Card(PlayerId, Cursor),
    /// Why a place is what it is.
    Proof(PlayerId, Cursor),
    /// The boards still open, to read out.
    Chase(Cursor),
    /// The open boards, while the arbiter walks the hall.
    Hall(Hall),
    /// A correction: what becomes of the round after it.
    Correct(Correction),
    /// The last acts.
    Acts(Cursor),
    /// The regulation: questions and rules.
    Rules(Cursor),
    /// What an import did, in lines.
    Report(Vec<String>, Cursor),
    /// The catalogue of fouls, for a side of a table.
    Kinds {
        /// Table.
        table: u32,
        /// Whose.
        side: Side,
        /// Row.
        cursor: Cursor,
    },
    /// The prizes.
    Prizes {
        /// Page.
        page: PrizePage,
        /// What changed since they were last looked at.
        since: Vec<Change>,
        /// Row.
        cursor: Cursor,
    },
    /// The teams.
    Teams(Cursor),
    /// The knockout.
    Bracket {
        /// Game.
        cursor: Cursor,
        /// The colour slow-game black chose, once a drawn game goes to a quick one.
        choice: Option<Side>,
    },
    /// Level players.
    Ties(Cursor),
}

/// A page of the prizes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PrizePage {
    /// The lists.
    Lists,
    /// What each player gets in all.
    Totals,
    /// Fees and what is given back.
    Fees,
    /// Who did not come or left.
    Bans,
}

impl PrizePage {
    /// All of them, in order.
    pub const ALL: [Self; 4] = [Self::Lists, Self::Totals, Self::Fees, Self::Bans];

    /// The page after it.
    #[must_use]
    pub fn next(self) -> Self {
        let at = Self::ALL.iter().position(|p| *p == self).unwrap_or(0);
        Self::ALL[(at + 1) % Self::ALL.len()]
    }
}

impl Dialog {
    /// Its cursor.
    pub fn cursor(&mut self) -> &mut Cursor {
        match self {
            Self::Help(c)
            | Self::Card(_, c)
            | Self::Proof(_, c)
            | Self::Chase(c)
            | Self::Acts(c)
            | Self::Hall(Hall { cursor: c, .. })
            | Self::Correct(Correction { cursor: c, .. })
            | Self::Teams(c)
            | Self::Ties(c)
            | Self::Prizes { cursor: c, .. }
            | Self::Bracket { cursor: c, .. }
            | Self::Rules(c)
            | Self::Report(_, c)
            | Self::Kinds { cursor: c, .. } => c,
        }
    }
}
