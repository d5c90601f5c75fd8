//! A round: its boards, bye and who is not paired, as drafted, published, played and closed.

use crate::domain::ids::{PlayerId, RoundNo, Side, Sides};
use crate::domain::pairing::{ByeValue, Why};
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};

/// A moment, with the offset of the hall's clock.
pub type Moment = DateTime<FixedOffset>;

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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

/// A float: a pair of unequal points as recorded when the round was published (rulebook §4).
pub use crate::domain::pairing::Float;

/// A player at a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Who.
    pub player: PlayerId,
    /// His points when the pairing was made.
    pub points: i32,
}

/// How a score sheet for the media stands.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sheet {
    /// Not handed in.
    #[default]
    Missing,
    /// Handed in.
    HandedIn,
    /// Excused for a particular reason.
    Excused,
}

/// A board of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Its rank in the round's list, 1 and up (台次).
    pub board: u32,
    /// The table printed on the sheet and keyed.
    pub table: u32,
    /// 红方.
    pub red: Seat,
    /// 黑方.
    pub black: Seat,
    /// Result.
    #[serde(default)]
    pub outcome: Outcome,
    /// Why these two meet and why this colour; none for boards made by hand or on paper.
    #[serde(default)]
    pub why: Option<Why>,
    /// Whether the result was keyed a second time and agreed.
    #[serde(default)]
    pub verified: bool,
    /// The side not there at the start.
    #[serde(default)]
    pub missing: Option<Sides>,
    /// Score sheet.
    #[serde(default)]
    pub sheet: Sheet,
    /// Whether the arbiter picked it to owe a sheet.
    #[serde(default)]
    pub sheet_picked: bool,
    /// Draw offers, red's and black's.
    #[serde(default)]
    pub offers: (u32, u32),
}

impl Board {
    /// The seat of a side.
    pub fn seat(&self, side: Side) -> Seat {
        match side {
            Side::Red => self.red,
            Side::Black => self.black,
        }
    }

    /// Whether the same two sit at two boards, on the same sides.
    pub fn same_seats(&self, other: &Self) -> bool {
        (self.red.player, self.black.player) == (other.red.player, other.black.player)
    }

    /// The side a player sits on, if he sits here.
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        if self.red.player == player {
            Some(Side::Red)
        } else if self.black.player == player {
            Some(Side::Black)
        } else {
            None
        }
    }

    /// The direction in which a side's player floats here, by the points as recorded.
    pub fn float(&self, side: Side) -> Option<Float> {
        let (own, other) = (self.seat(side).points, self.seat(side.other()).points);
        match own.cmp(&other) {
            std::cmp::Ordering::Less => Some(Float::Up),
            std::cmp::Ordering::Greater => Some(Float::Down),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// Why a player of the section is not in a round's pairing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum OutReason {
    /// 缺席 with leave or without.
    Absent {
        /// With leave.
        excused: bool,
    },
    /// Fee due where the regulation does not pair the unpaid.
    Unpaid,
    /// 退赛.
    Withdrawn,
    /// 取消资格.
    Expelled,
    /// In the knockout.
    Knockout,
}

/// A player not paired.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Out {
    /// Who.
    pub player: PlayerId,
    /// Why.
    pub reason: OutReason,
}

/// 轮空.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bye {
    /// Who.
    pub player: PlayerId,
    /// His points when the pairing was made.
    pub points: i32,
    /// Why he; none if given by hand or on paper.
    pub why: Option<ByeValue>,
}

/// Who made a pairing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum MadeBy {
    /// The program, unchanged.
    Machine,
    /// The program, changed by hand since.
    Hand,
    /// Run on paper and keyed in afterwards.
    Paper,
}

/// What was drawn up for a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairings {
    /// Boards, in the order of their rank.
    pub boards: Vec<Board>,
    /// The bye.
    pub bye: Option<Bye>,
    /// Who is not paired.
    pub out: Vec<Out>,
    /// Who made it.
    pub made_by: MadeBy,
    /// Rematches the arbiter consented to.
    pub rematches: u32,
}

/// How far a round is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// Drawn up, may change.
    Draft,
    /// On the wall.
    Published,
    /// Finished.
    Closed,
}

/// A round of a section.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// Number, from 1.
    pub number: RoundNo,
    /// How far it is.
    pub stage: Stage,
    /// Boards, bye, who is out.
    pub pairing: Pairings,
    /// When its clock was started.
    pub started: Option<Moment>,
    /// When it was published.
    pub published: Option<Moment>,
}

impl Round {
    /// The boards in order of rank.
    pub fn boards(&self) -> &[Board] {
        &self.pairing.boards
    }

    /// The board at a table.
    pub fn at_table(&self, table: u32) -> Option<&Board> {
        self.pairing.boards.iter().find(|b| b.table == table)
    }

    /// The board a player sits at.
    pub fn board_of(&self, player: PlayerId) -> Option<&Board> {
        self.pairing.boards.iter().find(|b| b.side_of(player).is_some())
    }

    /// Boards still open or disputed.
    pub fn open_boards(&self) -> impl Iterator<Item = &Board> {
        self.pairing.boards.iter().filter(|b| b.outcome.is_open())
    }
}
