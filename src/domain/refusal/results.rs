//! Refusals of the room "results": results, corrections, seats.

use crate::domain::ids::{Number, RoundNo};
use crate::domain::refusal::Refusal;
use crate::domain::round::Word;

/// Why the two of a corrected board cannot take each other's seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PartialFault {
    /// This player sits at no board of the running round.
    NotAtABoard(Option<Number>),
    /// They sit at this table, against each other.
    SameBoard(u32),
    /// The game at this table has begun.
    Begun(u32),
    /// These two would meet again.
    Met(Option<Number>, Option<Number>),
}

/// Why a command of this room cannot be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// The board has another result; `--replace` overwrites it.
    Decided {
        /// Table.
        table: u32,
        /// The result that stands.
        stands: Word,
        /// The result asked for.
        asked: Word,
    },
    /// The board has a result already.
    DecidedAlready {
        /// Table.
        table: u32,
        /// Its result.
        word: Word,
    },
    /// The board has no result yet.
    NotDecided(u32),
    /// The round's clock was not started, so nobody can be late.
    NotStarted(RoundNo),
    /// The late limit is not reached.
    NotLateYet {
        /// Table.
        table: u32,
        /// Seconds left.
        seconds: i64,
    },
    /// The regulation's late limit was not answered.
    LateUnanswered,
    /// `--responsible` goes with `both-lose --reason unreported` alone.
    NotUnreported,
    /// The regulation books no foul for a result not reported.
    NoUnreportedFoul,
    /// Keyed a second time, the result is another.
    VerifyDiffers {
        /// Table.
        table: u32,
        /// The result that stands.
        stands: Word,
        /// The result keyed.
        keyed: Word,
    },
    /// The later round is closed: its boards stay.
    NextClosed(RoundNo),
    /// The later round has results: it cannot be paired again.
    NextHasResults {
        /// Round.
        round: RoundNo,
        /// Tables with a result, a dispute or pending.
        tables: Vec<u32>,
    },
    /// The two cannot take each other's seats.
    NoPartial(PartialFault),
    /// Two different boards are needed.
    SameBoard(u32),
    /// Boards are merged in round 1 alone.
    MergeRound(RoundNo),
    /// Not exactly one side of this board is marked missing.
    NotHalfEmpty(u32),
    /// The late limit has passed: who is missing has lost.
    MergeTooLate,
    /// Another board is at this table.
    TableTaken(u32),
    /// Another player always plays at this table.
    FixTaken {
        /// Table.
        table: u32,
        /// Whose it is.
        number: Option<Number>,
    },
    /// Tables are numbered from 1.
    NoTableZero,
}

impl Refused {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Decided { .. } => "results/decided",
            Self::DecidedAlready { .. } => "results/decided-already",
            Self::NotDecided(_) => "results/not-decided",
            Self::NotStarted(_) => "results/not-started",
            Self::NotLateYet { .. } => "results/not-late-yet",
            Self::LateUnanswered => "results/late-unanswered",
            Self::NotUnreported => "results/not-unreported",
            Self::NoUnreportedFoul => "results/no-unreported-foul",
            Self::VerifyDiffers { .. } => "results/verify-differs",
            Self::NextClosed(_) => "results/next-closed",
            Self::NextHasResults { .. } => "results/next-has-results",
            Self::NoPartial(_) => "results/no-partial",
            Self::SameBoard(_) => "results/same-board",
            Self::MergeRound(_) => "results/merge-round",
            Self::NotHalfEmpty(_) => "results/not-half-empty",
            Self::MergeTooLate => "results/merge-too-late",
            Self::TableTaken(_) => "results/table-taken",
            Self::FixTaken { .. } => "results/fix-taken",
            Self::NoTableZero => "results/no-table-zero",
        }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Self {
        Self::Results(refused)
    }
}
