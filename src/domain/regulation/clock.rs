//! 用时, planned starts and the late limit.

use crate::domain::ids::RoundNo;
use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

/// Whether the late limit itself is late (到10分钟 or 超过10分钟).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum LateAt {
    /// The forfeit is due when the limit is reached.
    #[default]
    At,
    /// The forfeit is due one second after.
    After,
}

/// Time control of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeControl {
    /// Basic time a side, minutes.
    pub minutes: u32,
    /// Added a move, seconds.
    pub increment_seconds: u32,
}

/// A planned start.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Round.
    pub round: RoundNo,
    /// Local date and time.
    pub at: NaiveDateTime,
}
