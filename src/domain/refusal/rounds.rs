//! Refusals of pairing, publishing, starting, paper rounds and closing.

use super::Candidate;
use crate::domain::ids::RoundNo;
use crate::domain::round::OutReason;

/// Why a command of this room cannot be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// Boards of a round are open or disputed.
    BoardsOpen {
        /// The round.
        round: RoundNo,
        /// They.
        boards: Vec<OpenBoard>,
    },
    /// Every board is decided, but the round is not closed.
    NotClosed(RoundNo),
    /// Players to be paired have no number yet.
    NoNumbers,
    /// The last round is published.
    AllRoundsPublished(RoundNo),
    /// Fewer than 2 players to pair.
    TooFew(usize),
    /// The knockout's field must be cut before this round is paired.
    CutFirst(RoundNo),
    /// Nobody can be paired without a rematch.
    NeedsRematches(Rematches),
    /// The rematches consented to are not the fewest.
    OtherRematches {
        /// Consented to.
        asked: u32,
        /// The fewest.
        fewest: u32,
    },
    /// The field is beyond what can be paired.
    CannotPair,
    /// No draft stands.
    NoDraft,
    /// One player named twice.
    SamePlayer(Candidate),
    /// He stands at no board of the draft and has no bye.
    NotInDraft(Candidate),
    /// The draft has no bye.
    NoByeInDraft,
    /// The draft no longer fits who is to be paired.
    DraftStale(RoundNo),
    /// Results were entered at these tables.
    HasResults {
        /// The round.
        round: RoundNo,
        /// Tables.
        tables: Vec<u32>,
    },
    /// Without the late limit no clock is started.
    NoLateLimit {
        /// Key of the section it is asked in; empty where there is one, or it is asked for all.
        section: String,
        /// The question to answer, if the regulation asks one.
        question: Option<String>,
    },
    /// A board to stay pending is decided already.
    NotOpen(u32),
    /// More than one bye on the paper.
    TwoByes,
    /// Who is to be paired does not stand on the paper.
    PaperMissing(Vec<Candidate>),
    /// Who stands on the paper more than once.
    PaperTwice(Vec<Candidate>),
    /// Who stands on the paper and does not take part.
    PaperOut(Vec<(Candidate, NotPaired)>),
}

/// Why a player cannot stand on a paper.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotPaired {
    /// He is not paired in this round.
    Out(OutReason),
    /// He has no number.
    NoNumber,
    /// He plays in another section.
    OtherSection,
}

/// A board that still refuses something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenBoard {
    /// Table.
    pub table: u32,
    /// Whether its result is contested.
    pub disputed: bool,
    /// 红方.
    pub red: Candidate,
    /// 黑方.
    pub black: Candidate,
}

/// The pairing with the fewest rematches, to consent to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rematches {
    /// How many.
    pub fewest: u32,
    /// The boards in order: red, black, how often the two have met.
    pub boards: Vec<(Candidate, Candidate, u32)>,
    /// The bye.
    pub bye: Option<Candidate>,
}

impl Refused {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::BoardsOpen { .. } => "rounds/boards-open",
            Self::NotClosed(_) => "rounds/not-closed",
            Self::NoNumbers => "rounds/no-numbers",
            Self::AllRoundsPublished(_) => "rounds/all-published",
            Self::TooFew(_) => "rounds/too-few",
            Self::CutFirst(_) => "rounds/cut-first",
            Self::NeedsRematches(_) => "rounds/needs-rematches",
            Self::OtherRematches { .. } => "rounds/other-rematches",
            Self::CannotPair => "rounds/cannot-pair",
            Self::NoDraft => "rounds/no-draft",
            Self::SamePlayer(_) => "rounds/same-player",
            Self::NotInDraft(_) => "rounds/not-in-draft",
            Self::NoByeInDraft => "rounds/no-bye-in-draft",
            Self::DraftStale(_) => "rounds/draft-stale",
            Self::HasResults { .. } => "rounds/has-results",
            Self::NoLateLimit { .. } => "rounds/no-late-limit",
            Self::NotOpen(_) => "rounds/not-open",
            Self::TwoByes => "rounds/two-byes",
            Self::PaperMissing(_) => "rounds/paper-missing",
            Self::PaperTwice(_) => "rounds/paper-twice",
            Self::PaperOut(_) => "rounds/paper-out",
        }
    }
}

impl From<Refused> for super::Refusal {
    fn from(refused: Refused) -> Self {
        Self::Rounds(refused)
    }
}
