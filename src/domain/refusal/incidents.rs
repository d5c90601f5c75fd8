//! Refusals of the room "incidents": fouls, claims, rulings, sheets.

use crate::domain::foul::ClaimKind;
use crate::domain::ids::{IncidentId, RoundNo};
use crate::domain::refusal::Refusal;
use crate::domain::round::Word;

/// Why a command of this room cannot be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// The regulation's catalogue has no such kind.
    NoSuchKind(String),
    /// The kind exists only from a round on.
    KindOnlyFrom {
        /// Kind.
        kind: String,
        /// First round.
        round: RoundNo,
    },
    /// This kind is counted by a number: `--count`.
    NeedsCount(String),
    /// This kind depends on the time left to the opponent: `--left`.
    NeedsLeft(String),
    /// More fouls than one act may count.
    TooMany {
        /// Asked for.
        count: u32,
        /// The most.
        most: u32,
    },
    /// Nothing was logged under this id.
    NoSuchIncident(IncidentId),
    /// It is no foul.
    NotAFoul(IncidentId),
    /// The foul is voided already.
    VoidedAlready(IncidentId),
    /// The foul was not at a board: there is no other side.
    NoOtherSide(IncidentId),
    /// It is no appeal.
    NotAnAppeal(IncidentId),
    /// It is no claim.
    NotAClaim(IncidentId),
    /// It is no ruling.
    NotARuling(IncidentId),
    /// The ruling has ended otherwise.
    RulingHasEnded(IncidentId),
    /// The regulation states no number for such a claim: `--target`.
    NoTarget(ClaimKind),
    /// The game at this table is decided.
    BoardDecided {
        /// Table.
        table: u32,
        /// Its result.
        word: Word,
    },
    /// The regulation asks for no score sheets here.
    NoRecording,
    /// This board owes no sheet.
    OwesNoSheet(u32),
    /// The regulation states no foul for a missing sheet.
    NoSheetFoul,
    /// The text is empty.
    NothingSaid,
}

impl Refused {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoSuchKind(_) => "incidents/no-such-kind",
            Self::KindOnlyFrom { .. } => "incidents/kind-only-from",
            Self::NeedsCount(_) => "incidents/needs-count",
            Self::NeedsLeft(_) => "incidents/needs-left",
            Self::TooMany { .. } => "incidents/too-many",
            Self::NoSuchIncident(_) => "incidents/no-such-incident",
            Self::NotAFoul(_) => "incidents/not-a-foul",
            Self::VoidedAlready(_) => "incidents/voided-already",
            Self::NoOtherSide(_) => "incidents/no-other-side",
            Self::NotAnAppeal(_) => "incidents/not-an-appeal",
            Self::NotAClaim(_) => "incidents/not-a-claim",
            Self::NotARuling(_) => "incidents/not-a-ruling",
            Self::RulingHasEnded(_) => "incidents/ruling-has-ended",
            Self::NoTarget(_) => "incidents/no-target",
            Self::BoardDecided { .. } => "incidents/board-decided",
            Self::NoRecording => "incidents/no-recording",
            Self::OwesNoSheet(_) => "incidents/owes-no-sheet",
            Self::NoSheetFoul => "incidents/no-sheet-foul",
            Self::NothingSaid => "incidents/nothing-said",
        }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Self {
        Self::Incidents(refused)
    }
}
