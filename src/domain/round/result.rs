//! What a board says: results, why they are what they are, and what was said about them (rulebook §2).

use crate::domain::ids::Side;
use serde::{Deserialize, Serialize};

/// A decided result (rulebook §2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Word {
    /// Red wins.
    Red,
    /// Draw.
    Draw,
    /// Black wins.
    Black,
    /// Red forfeits, black wins.
    RedForfeits,
    /// Black forfeits, red wins.
    BlackForfeits,
    /// 双弃权: not played.
    BothForfeit,
    /// 双负: a played 0-0.
    BothLose,
}

impl Word {
    /// All of them, in the order of the rulebook.
    pub const ALL: [Self; 7] = [
        Self::Red,
        Self::Draw,
        Self::Black,
        Self::RedForfeits,
        Self::BlackForfeits,
        Self::BothForfeit,
        Self::BothLose,
    ];

    /// The word of the command grammar and of the JSON.
    pub fn word(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Draw => "draw",
            Self::Black => "black",
            Self::RedForfeits => "red-forfeits",
            Self::BlackForfeits => "black-forfeits",
            Self::BothForfeit => "both-forfeit",
            Self::BothLose => "both-lose",
        }
    }

    /// The result of this word, if it is one.
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|w| w.word() == word)
    }

    /// Whether the game was played.
    pub fn played(self) -> bool {
        matches!(self, Self::Red | Self::Draw | Self::Black | Self::BothLose)
    }

    /// Whether this side did not play (forfeited).
    pub fn forfeited_by(self, side: Side) -> bool {
        match side {
            Side::Red => matches!(self, Self::RedForfeits | Self::BothForfeit),
            Side::Black => matches!(self, Self::BlackForfeits | Self::BothForfeit),
        }
    }

    /// The winner's side, also by forfeit.
    pub fn winner(self) -> Option<Side> {
        match self {
            Self::Red | Self::BlackForfeits => Some(Side::Red),
            Self::Black | Self::RedForfeits => Some(Side::Black),
            Self::Draw | Self::BothForfeit | Self::BothLose => None,
        }
    }

    /// The same result with the persons on the other sides (colours were reversed).
    #[must_use]
    pub fn mirrored(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
            Self::RedForfeits => Self::BlackForfeits,
            Self::BlackForfeits => Self::RedForfeits,
            same => same,
        }
    }
}

/// Why a result is what it is (rulebook §2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// 将死或困毙.
    Mate,
    /// 认负.
    Resignation,
    /// 超时.
    Time,
    /// 违反行棋规定.
    IllegalMove,
    /// 犯规判负.
    Fouls,
    /// 长将等.
    Perpetual,
    /// 议和.
    Agreed,
    /// 自然限着.
    NaturalLimit,
    /// 不变作和.
    NoChange,
    /// 裁判判和.
    Arbiter,
    /// 优势作和.
    Advantage,
    /// 迟到.
    Late,
    /// 缺席.
    Absent,
    /// 取消资格.
    Expelled,
    /// 消极比赛.
    NoRealGame,
    /// 未报成绩.
    Unreported,
}

impl Reason {
    /// All of them, in the order of the grammar.
    pub const ALL: [Self; 16] = [
        Self::Mate,
        Self::Resignation,
        Self::Time,
        Self::IllegalMove,
        Self::Fouls,
        Self::Perpetual,
        Self::Agreed,
        Self::NaturalLimit,
        Self::NoChange,
        Self::Arbiter,
        Self::Advantage,
        Self::Late,
        Self::Absent,
        Self::Expelled,
        Self::NoRealGame,
        Self::Unreported,
    ];

    /// The word of the command grammar.
    pub fn word(self) -> &'static str {
        match self {
            Self::Mate => "mate",
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::IllegalMove => "illegal-move",
            Self::Fouls => "fouls",
            Self::Perpetual => "perpetual",
            Self::Agreed => "agreed",
            Self::NaturalLimit => "natural-limit",
            Self::NoChange => "no-change",
            Self::Arbiter => "arbiter",
            Self::Advantage => "advantage",
            Self::Late => "late",
            Self::Absent => "absent",
            Self::Expelled => "expelled",
            Self::NoRealGame => "no-real-game",
            Self::Unreported => "unreported",
        }
    }

    /// The reason of this word, if it is one.
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|r| r.word() == word)
    }
}

/// A result with what was said about it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The result.
    pub word: Word,
    /// Why.
    pub reason: Option<Reason>,
    /// Whether a forfeit was excused (counts for no withdrawal and no ban report).
    pub excused: bool,
    /// Rounds of moves played, where the regulation asks.
    pub moves: Option<u32>,
}

impl Decision {
    /// A result with nothing further said.
    pub fn plain(word: Word) -> Self {
        Self {
            word,
            reason: None,
            excused: false,
            moves: None,
        }
    }
}

/// What a board says.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// No result yet.
    #[default]
    Open,
    /// A result is contested: counts as open.
    Disputed,
    /// Closed without a result: met, colours count, no points until corrected.
    Pending,
    /// Decided.
    Decided(Decision),
}

impl Outcome {
    /// The result, if decided.
    pub fn word(&self) -> Option<Word> {
        match self {
            Self::Decided(decision) => Some(decision.word),
            _ => None,
        }
    }

    /// Whether it still refuses a close.
    pub fn is_open(&self) -> bool {
        matches!(self, Self::Open | Self::Disputed)
    }
}
