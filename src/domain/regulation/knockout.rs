//! 淘汰赛: when the cut is made and who meet.

use super::TimeControl;
use crate::domain::ids::RoundNo;
use serde::{Deserialize, Serialize};

/// 淘汰赛 (meishan-2016): semi-1 of places 1-4, semi-2 of 2-3, final and third place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnockoutRules {
    /// The cut is made after this round.
    pub after_round: RoundNo,
    /// Who meet in the semi-finals, by place.
    pub semi_finals: ((u32, u32), (u32, u32)),
    /// Time control of the quick game after a draw.
    pub quick: TimeControl,
    /// Article.
    pub article: String,
}
