//! The pairing of a round (rulebook §3-4).

use serde::{Deserialize, Serialize};

/// Who meets whom in round 1.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FirstRound {
    /// 1-2, 4-3, 5-6 …
    #[default]
    Neighbours,
    /// 1-(n/2+1) …
    Halves,
    /// 1-n …
    Ends,
}

/// In which rounds players of one unit are kept apart.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum UnitAvoidance {
    /// In none.
    #[default]
    None,
    /// In round 1.
    FirstRound,
    /// In all.
    All,
}

/// The direction of a pair of unequal points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Float {
    /// Against a higher score.
    Up,
    /// Against a lower score.
    Down,
}

/// Why two meet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Why {}

/// Why a player has the bye.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByeWhy {}
