//! What is half typed.

use crate::domain::ids::Side;
use std::time::Duration;

/// How long a half-typed number waits for its act.
pub const EXPIRY: Duration = Duration::from_secs(8);

/// A foul about to be booked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoulDraft {
    /// Table.
    pub table: u32,
    /// Whose.
    pub side: Side,
    /// Place of the kind in the catalogue.
    pub kind: usize,
    /// Digits typed where the kind needs a number; none if it needs none.
    pub digits: Option<String>,
    /// Only record it.
    pub no_effect: bool,
}

/// What is half typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Pending {
    /// Nothing.
    #[default]
    None,
    /// A table's number.
    Table(String),
    /// A table, then `/`.
    Slash(u32),
    /// A table, then `f`.
    FoulSide(u32),
    /// A table, `f` and a side.
    FoulKind(u32, Side),
    /// A foul, its consequence shown.
    Foul(FoulDraft),
    /// A table, then `a`.
    Missing(u32),
    /// A table of the draft, then `m`.
    SwapSide(u32),
    /// The first player of a swap, and what is typed of the other's table.
    SwapWith {
        /// The first player's table and side.
        first: (u32, Side),
        /// Digits of the second table.
        digits: String,
    },
    /// A table of the draft, then `k`.
    ByeSide(u32),
}

impl Pending {
    /// Whether it lapses after [`EXPIRY`]. A foul stays: its consequence is being read.
    pub fn expires(&self) -> bool {
        !matches!(self, Self::None | Self::Foul(_))
    }

    /// The table it is about, if one is complete.
    pub fn table(&self) -> Option<u32> {
        match self {
            Self::None => None,
            Self::Table(digits) => digits.parse().ok(),
            Self::Slash(t)
            | Self::FoulSide(t)
            | Self::FoulKind(t, _)
            | Self::Missing(t)
            | Self::SwapSide(t)
            | Self::ByeSide(t) => Some(*t),
            Self::Foul(foul) => Some(foul.table),
            Self::SwapWith { first, digits } => digits.parse().ok().or(Some(first.0)),
        }
    }
}
