//! A round: its boards, bye and who is not paired, as drafted, published, played and closed.

use crate::domain::ids::{PlayerId, RoundNo, Side, Sides};
use crate::domain::pairing::{ByeValue, Why};
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};

mod result;

pub use result::{Decision, Outcome, Reason, Word};

/// A moment, with the offset of the hall's clock.
pub type Moment = DateTime<FixedOffset>;

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
