//! The catalogue of fouls and incidents: what each counts and what follows from it.

use super::{Words, one, yes};
use crate::domain::ids::RoundNo;
use serde::{Deserialize, Serialize};

/// What follows from a foul at once.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// Nothing but the count.
    #[default]
    None,
    /// 判负: this game is lost.
    LoseGame,
    /// 双方判负.
    BothLose,
    /// Minutes added to the opponent.
    OpponentMinutes(u32),
    /// 取消比赛资格.
    Expel,
    /// By the opponent's remaining time: under the minutes the game is lost, else minutes are added to him
    /// (0 = nothing is added).
    ByOpponentTime {
        /// Minutes; less than this loses.
        under: u32,
        /// Minutes added otherwise.
        otherwise_add: u32,
    },
}

/// How the number of fouls of an occurrence is found.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Counting {
    /// The number that stands in `fouls`.
    #[default]
    Fixed,
    /// By a number asked for (missed moves): the greatest row not above it, `(at_least, fouls)`.
    Table(Vec<(u32, u32)>),
    /// `fouls` only while the opponent has less than this many minutes left, else 0.
    UnderOpponentMinutes(u32),
}

/// A kind of foul or incident of this tournament's catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FoulKind {
    /// The word of the command grammar, the same in every regulation.
    pub key: String,
    /// Its name.
    pub name: Words,
    /// Fouls it counts: 0, 1 or 2.
    #[serde(default)]
    pub fouls: u32,
    /// How they are counted.
    #[serde(default)]
    pub counting: Counting,
    /// What follows.
    #[serde(default)]
    pub effect: Effect,
    /// The effect begins with this occurrence of the kind in the same game: 1 = the first.
    #[serde(default = "one")]
    pub effect_from: u32,
    /// Whether it counts for the threshold of fouls in a game (a missing score sheet does not).
    #[serde(default = "yes")]
    pub in_game: bool,
    /// Only from this round on.
    #[serde(default = "one")]
    pub from_round: RoundNo,
    /// Article.
    pub article: String,
    /// A further word on the condition.
    #[serde(default)]
    pub note: Words,
}
