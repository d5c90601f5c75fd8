//! The small names of things: players, sections, acts, incidents, sides.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A player for ever, from registration on; never shown. The arbiter knows a player by his number
/// (序号), which comes with the lot and may change until round 1 is published.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u32);

/// A player's number (序号), by lot, 1 and up, unique within a section.
pub type Number = u32;

/// A section (组别) by its place in the regulation, from 0. A tournament of one section has only 0.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SectionId(pub usize);

/// A round's number, 1 and up; 0 stands for "before round 1".
pub type RoundNo = u32;

/// A line of the journal, `#412`: 1 and up.
pub type Seq = u64;

/// An incident by the act that logged it: `#412`, or `#412.1`, `#412.2` where one act logged several.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct IncidentId {
    /// The act's line in the journal.
    pub seq: Seq,
    /// Its place within the act, from 1; 0 if the act logged only this one.
    pub part: u32,
}

impl fmt::Display for IncidentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.part == 0 {
            write!(f, "#{}", self.seq)
        } else {
            write!(f, "#{}.{}", self.seq, self.part)
        }
    }
}

/// A side of a board: red (红方, 先手, moves first) or black (黑方, 后手).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// 红方, moves first.
    Red,
    /// 黑方, moves second.
    Black,
}

impl Side {
    /// The other side of the board.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }

    /// The word of the command grammar and of the JSON: `red` or `black`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Black => "black",
        }
    }
}

/// One side of a board, or both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sides {
    /// One side.
    One(Side),
    /// Both sides.
    Both,
}

impl Sides {
    /// Whether `side` is among them.
    pub fn has(self, side: Side) -> bool {
        match self {
            Self::One(one) => one == side,
            Self::Both => true,
        }
    }

    /// The sides, red first.
    pub fn each(self) -> Vec<Side> {
        match self {
            Self::One(one) => vec![one],
            Self::Both => vec![Side::Red, Side::Black],
        }
    }
}
