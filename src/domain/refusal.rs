//! Why not: stable codes and data, no prose. The words are in `text::refusal`.

use crate::domain::ids::{Number, RoundNo};

pub mod finals;
pub mod incidents;
pub mod registration;
pub mod results;
pub mod rounds;

/// A player who fits an ambiguous name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// His number, if he has one.
    pub number: Option<Number>,
    /// His name.
    pub name: String,
    /// His unit.
    pub unit: String,
}

/// A command that cannot be. Nothing changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.code())]
pub enum Refusal {
    /// No player has this number.
    NoSuchNumber(Number),
    /// No player has this name.
    NoSuchName(String),
    /// Several have this name.
    Ambiguous(Vec<Candidate>),
    /// No round is published.
    NoRound,
    /// There is no such published round.
    NoSuchRound(RoundNo),
    /// The round is closed; `correct` changes an older one.
    RoundClosed(RoundNo),
    /// The round has no such table.
    NoSuchTable {
        /// The table named.
        table: u32,
        /// First and last table of the round; none if it has no boards.
        tables: Option<(u32, u32)>,
    },
    /// Registration, lots, set-up, taking part.
    Registration(registration::Refused),
    /// Pairing, publishing, closing.
    Rounds(rounds::Refused),
    /// Results, corrections, seats.
    Results(results::Refused),
    /// Fouls, claims, sheets.
    Incidents(incidents::Refused),
    /// Cut, knockout, lots between level players, awards.
    Finals(finals::Refused),
}

impl Refusal {
    /// The stable code, `room/word`.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoSuchNumber(_) => "no-such-number",
            Self::NoSuchName(_) => "no-such-name",
            Self::Ambiguous(_) => "ambiguous-name",
            Self::NoRound => "no-round",
            Self::NoSuchRound(_) => "no-such-round",
            Self::RoundClosed(_) => "round-closed",
            Self::NoSuchTable { .. } => "no-such-table",
            Self::Registration(refused) => refused.code(),
            Self::Rounds(refused) => refused.code(),
            Self::Results(refused) => refused.code(),
            Self::Incidents(refused) => refused.code(),
            Self::Finals(refused) => refused.code(),
        }
    }
}
