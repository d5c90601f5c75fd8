//! What the arbiter watches during the games: score sheets, draws, claims and rulings.

use super::{Words, one};
use crate::domain::ids::RoundNo;
use serde::{Deserialize, Serialize};

/// Score sheets for the media (录谱).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recording {
    /// Section, if not all.
    #[serde(default)]
    pub section: Option<String>,
    /// The first so many boards, by rank of the board.
    pub boards: u32,
    /// From this round on; before it, the boards the arbiter picks.
    #[serde(default = "one")]
    pub from_round: RoundNo,
    /// The kind booked for a sheet refused; none where the text states none.
    #[serde(default)]
    pub foul: Option<String>,
    /// Article.
    pub article: String,
}

/// 自然限着.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NaturalLimit {
    /// Rounds of moves to reach.
    pub target: u32,
    /// What does not count or is capped, in words.
    pub excluded: Words,
    /// The most checks, kills and chases together that count, if capped.
    #[serde(default)]
    pub forcing_cap: Option<u32>,
    /// The most checks that count, if capped.
    #[serde(default)]
    pub checks_cap: Option<u32>,
    /// Article.
    pub article: String,
}

/// Within what a player must change after a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Within {
    /// Repetition cycles (循环).
    Cycles(u32),
    /// Rounds of moves (回合).
    Rounds(u32),
}

/// 待判局面: repetition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Repetition {
    /// Repetitions from which a claim is heard.
    pub heard_from: u32,
    /// The deadline after a ruling.
    pub change_within: Within,
    /// Article.
    pub article: String,
}

/// Draws that ask how many moves were played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EarlyDraw {
    /// The first so many boards.
    pub boards: u32,
    /// From this round on.
    pub from_round: RoundNo,
    /// Rounds of moves that must have been played.
    pub moves: u32,
    /// Article.
    pub article: String,
}

/// Draw offers counted a side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawOffers {
    /// A foul is proposed when a side's offers exceed the opponent's by this many.
    pub more_than_opponent: u32,
    /// The kind proposed.
    pub foul: String,
    /// Article.
    pub article: String,
}
