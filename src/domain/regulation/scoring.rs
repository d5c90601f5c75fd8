//! What a result is worth, and the criteria that order equal points.

use serde::{Deserialize, Serialize};

/// A criterion of the chain (rulebook §5). 积分 is always first and not named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Criterion {
    /// 对手分.
    OpponentScore,
    /// 胜局.
    Wins,
    /// 犯规: fewer is better.
    Fouls,
    /// 直胜.
    Direct,
    /// 后走局数.
    Blacks,
    /// 后走胜局.
    BlackWins,
    /// 累进分.
    Progressive,
    /// 前一轮成绩: the place after the round before.
    PreviousRound,
    /// 积分逆减: points after round N−1, then N−2, …
    PreviousPoints,
    /// 去除第一轮, then rounds 1-2, …
    DropFirst,
    /// 抽签, always last, named or not.
    Lots,
}

/// Points of a result. Integers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// 胜, also by forfeit.
    pub win: i32,
    /// 和.
    pub draw: i32,
    /// 负, also by forfeit.
    pub loss: i32,
    /// 轮空.
    pub bye: i32,
}

impl Default for Points {
    fn default() -> Self {
        Self {
            win: 2,
            draw: 1,
            loss: 0,
            bye: 2,
        }
    }
}

/// What a bye adds to 对手分.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ByeOpponentScore {
    /// The lowest points above 0 among players not expelled; 0 if nobody has points.
    #[default]
    LowestPositive,
    /// The lowest points among players not expelled.
    Lowest,
    /// Nothing.
    Zero,
    /// The player's own points.
    Own,
}

/// To which level groups 直胜 applies.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DirectRule {
    /// To groups in which every two have met.
    #[default]
    AllMet,
    /// To groups of two who have met.
    PairsOnly,
}

/// How 累进分 goes on for a withdrawn player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WithdrawnProgressive {
    /// The running total counts again every round.
    #[default]
    RunsOn,
    /// Nothing more is added after he left.
    Stops,
}
