//! Refusals of registration, lots, set-up, late entry and taking part.

use super::Candidate;
use crate::domain::ids::{Number, RoundNo};
use crate::domain::player::Status;
use chrono::NaiveDate;

/// Why a command of this room cannot be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// A player without a name.
    NoName,
    /// Numbers are 1 to 9,999.
    NumberOutside,
    /// The number is another player's.
    NumberTaken {
        /// The number.
        number: Number,
        /// Whose it is.
        by: Candidate,
    },
    /// The regulation gives no number to who has not paid.
    UnpaidHasNoNumber(Candidate),
    /// Round 1 is published: players only come late and withdraw, numbers stay.
    RoundOnePublished,
    /// He stands in a round or in the log.
    HasGames(Candidate),
    /// Who counts for a team is named before round 1.
    TeamsFrozen(Candidate),
    /// Nobody to draw lots for.
    NobodyToDraw,
    /// No row of the file could be taken.
    NoRowTaken(Vec<(usize, RowRefused)>),
    /// The regulation asks no such question.
    NoSuchQuestion {
        /// As named.
        question: String,
        /// The questions there are.
        questions: Vec<String>,
    },
    /// The question does not take this answer.
    NotAnAnswer {
        /// The question.
        question: String,
        /// The answer given.
        value: String,
        /// What it takes.
        takes: Takes,
    },
    /// Fields that may no longer change.
    Frozen(Vec<&'static str>),
    /// A section with players in it is gone or has another key.
    SectionInUse(String),
    /// Fewer rounds than are published.
    RoundsPublished {
        /// Rounds of the edited regulation.
        rounds: RoundNo,
        /// Newest published round.
        published: RoundNo,
    },
    /// A late entrant takes the next number.
    LateTakesNext {
        /// The next number.
        next: Number,
    },
    /// He has not paid and cannot be paired.
    LateUnpaid,
    /// Nobody has the bye of a running round.
    NoByeRunning,
    /// Every round is published.
    NoRoundLeft,
    /// The round is published or beyond the last.
    RoundNotAhead {
        /// The round named.
        round: RoundNo,
        /// The first one not yet published.
        next: RoundNo,
        /// The last one.
        last: RoundNo,
    },
    /// He does not take part.
    NotActive {
        /// Who.
        player: Candidate,
        /// How he stands.
        status: Status,
    },
}

/// What a question takes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Takes {
    /// One of these words.
    OneOf(Vec<String>),
    /// Whole minutes, 0 up to this.
    Minutes {
        /// The most.
        at_most: u32,
    },
    /// Starts, `1=2019-10-05T08:30,2=…`: each round at most once, a later round later.
    Schedule {
        /// The last round.
        rounds: RoundNo,
        /// The first day of the tournament, for the example.
        first_day: NaiveDate,
    },
}

/// Why a row of a roster is not taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RowRefused {
    /// No name.
    NoName,
    /// Numbers are 1 to 9,999.
    NumberOutside,
    /// There is no such section.
    NoSuchSection(String),
    /// The number is another player's.
    NumberTaken {
        /// The number.
        number: Number,
        /// Whose it is.
        by: Candidate,
    },
    /// Several registered players fit.
    SeveralFit(Vec<Candidate>),
    /// Nothing tells it from an earlier line.
    SameAsLine(usize),
    /// The registered player has another number.
    OtherNumber(Candidate),
    /// He is new and round 1 is published.
    RoundOnePublished,
    /// Who counts for a team is named before round 1.
    TeamsFrozen,
}

impl Refused {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoName => "registration/no-name",
            Self::NumberOutside => "registration/number-outside",
            Self::NumberTaken { .. } => "registration/number-taken",
            Self::UnpaidHasNoNumber(_) => "registration/unpaid-has-no-number",
            Self::RoundOnePublished => "registration/round-one-published",
            Self::HasGames(_) => "registration/has-games",
            Self::TeamsFrozen(_) => "registration/teams-frozen",
            Self::NobodyToDraw => "registration/nobody-to-draw",
            Self::NoRowTaken(_) => "registration/no-row-taken",
            Self::NoSuchQuestion { .. } => "registration/no-such-question",
            Self::NotAnAnswer { .. } => "registration/not-an-answer",
            Self::Frozen(_) => "registration/frozen",
            Self::SectionInUse(_) => "registration/section-in-use",
            Self::RoundsPublished { .. } => "registration/rounds-published",
            Self::LateTakesNext { .. } => "registration/late-takes-next",
            Self::LateUnpaid => "registration/late-unpaid",
            Self::NoByeRunning => "registration/no-bye-running",
            Self::NoRoundLeft => "registration/no-round-left",
            Self::RoundNotAhead { .. } => "registration/round-not-ahead",
            Self::NotActive { .. } => "registration/not-active",
        }
    }
}

impl From<Refused> for super::Refusal {
    fn from(refused: Refused) -> Self {
        Self::Registration(refused)
    }
}
