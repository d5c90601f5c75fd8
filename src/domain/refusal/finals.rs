//! Refusals of the room "finals".

use super::Candidate;
use crate::domain::command::KnockoutGame;
use crate::domain::ids::RoundNo;
use crate::domain::prizes::NotFinal;

/// Why a command of this room cannot be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// The regulation has no knockout.
    NoKnockout,
    /// The cut is made already.
    CutAlready,
    /// The cut is made once this round is closed.
    CutTooEarly(RoundNo),
    /// A round after that of the cut is published.
    CutTooLate {
        /// The round of the cut.
        after: RoundNo,
        /// The newest published round.
        published: RoundNo,
    },
    /// A board of this round is pending.
    CutPending(RoundNo),
    /// Fewer players take part than the knockout needs.
    TooFew {
        /// Who take part.
        active: u32,
        /// As many as it needs.
        needs: u32,
    },
    /// These are level and a place of the bracket hangs on it.
    CutUndecided(Vec<Candidate>),
    /// The cut is not made.
    NotCut,
    /// The game's players are not known yet.
    SeatUnknown(KnockoutGame),
    /// A seat of the game stays empty; there is nothing to play.
    SeatEmpty(KnockoutGame),
    /// The colours are drawn already.
    ColoursDrawn(KnockoutGame),
    /// The colours are not drawn yet.
    ColoursNotDrawn(KnockoutGame),
    /// He does not play in the game.
    NotInGame(KnockoutGame, Candidate),
    /// A quick game follows a drawn slow game only.
    QuickNeedsDraw,
    /// Slow-game black chooses the colour of the quick game.
    QuickNeedsChoice,
    /// A colour was chosen for no quick game.
    ChoiceNeedsQuick,
    /// A game fed by this one was begun.
    NextBegun {
        /// The game to be changed.
        game: KnockoutGame,
        /// The game that was begun.
        next: KnockoutGame,
    },
    /// Lots are drawn between two or more.
    LotsNeedTwo,
    /// A player is named twice.
    NamedTwice(Candidate),
    /// The chain does not leave him level with anybody.
    NotLevel(Candidate),
    /// One draw must cover the whole level group: these are missing.
    LotsMustCover(Vec<Candidate>),
    /// The regulation has no such prize list.
    NoSuchPrize {
        /// As named.
        key: String,
        /// Those there are.
        keys: Vec<String>,
    },
    /// The list is not given by nomination.
    NotNominated(String),
    /// The list is not drawn.
    NotDrawn(String),
    /// All of the list are given.
    NominationsFull(String, u32),
    /// He was withdrawn or expelled, or has no number.
    TakesNothing(Candidate),
    /// He may not stand in the list.
    DoesNotFit(Candidate, String),
    /// The final standings are not there yet.
    NotFinal(NotFinal),
    /// A prize line runs through a level group.
    LineUndecided(String, Vec<Candidate>),
    /// The list was drawn already among the same players.
    DrawnAlready(String),
    /// Nobody is without a place.
    NobodyToDraw(String),
}

impl Refused {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoKnockout => "finals/no-knockout",
            Self::CutAlready => "finals/cut-already",
            Self::CutTooEarly(_) => "finals/cut-too-early",
            Self::CutTooLate { .. } => "finals/cut-too-late",
            Self::CutPending(_) => "finals/cut-pending",
            Self::TooFew { .. } => "finals/too-few",
            Self::CutUndecided(_) => "finals/cut-undecided",
            Self::NotCut => "finals/not-cut",
            Self::SeatUnknown(_) => "finals/seat-unknown",
            Self::SeatEmpty(_) => "finals/seat-empty",
            Self::ColoursDrawn(_) => "finals/colours-drawn",
            Self::ColoursNotDrawn(_) => "finals/colours-not-drawn",
            Self::NotInGame(..) => "finals/not-in-game",
            Self::QuickNeedsDraw => "finals/quick-needs-draw",
            Self::QuickNeedsChoice => "finals/quick-needs-choice",
            Self::ChoiceNeedsQuick => "finals/choice-needs-quick",
            Self::NextBegun { .. } => "finals/next-begun",
            Self::LotsNeedTwo => "finals/lots-need-two",
            Self::NamedTwice(_) => "finals/named-twice",
            Self::NotLevel(_) => "finals/not-level",
            Self::LotsMustCover(_) => "finals/lots-must-cover",
            Self::NoSuchPrize { .. } => "finals/no-such-prize",
            Self::NotNominated(_) => "finals/not-nominated",
            Self::NotDrawn(_) => "finals/not-drawn",
            Self::NominationsFull(..) => "finals/nominations-full",
            Self::TakesNothing(_) => "finals/takes-nothing",
            Self::DoesNotFit(..) => "finals/does-not-fit",
            Self::NotFinal(_) => "finals/not-final",
            Self::LineUndecided(..) => "finals/line-undecided",
            Self::DrawnAlready(_) => "finals/drawn-already",
            Self::NobodyToDraw(_) => "finals/nobody-to-draw",
        }
    }
}
