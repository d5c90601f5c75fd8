//! Prizes and honours: who may take them, how many there are and what each is.

use super::{Filter, Words, yes};
use serde::{Deserialize, Serialize};

/// How a share of the field (one third of …) is rounded to places.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rounding {
    /// 33.9 → 33.
    #[default]
    Down,
    /// Half up.
    Nearest,
    /// 33.1 → 34.
    Up,
}

/// How many places a prize list has at most, beside its amounts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cap {
    /// One share in so many of those who fit the filter (an empty filter: all entrants).
    Share {
        /// 3 = one third.
        divisor: u32,
        /// Of whom.
        of: Filter,
    },
}

/// A list of prizes by place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrizeList {
    /// The word of commands and of the JSON.
    pub key: String,
    /// Its name.
    pub name: Words,
    /// Who may stand in it.
    #[serde(default)]
    pub of: Filter,
    /// What decides who gets it.
    pub by: PrizeBy,
    /// Amounts by place of the list: `(first, last, yuan)`.
    #[serde(default)]
    pub amounts: Vec<(u32, u32, u32)>,
    /// Fewer places for a small field.
    #[serde(default)]
    pub cap: Option<Cap>,
    /// Whether a prize here may be taken beside others (可重复领取). If not, a player takes only his highest.
    #[serde(default = "yes")]
    pub stacks: bool,
    /// What is given beside money (a title, a place in a higher event).
    #[serde(default)]
    pub honour: Option<Words>,
    /// Article.
    pub article: String,
}

/// What decides who gets a prize.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum PrizeBy {
    /// The final order, those who may take nothing passed over.
    Place,
    /// The order of the teams.
    TeamPlace,
    /// The final rank's last digit (luck prize); not passed over.
    RankEndsIn(u32),
    /// A recorded draw of so many among those without a place in any list.
    Draw(u32),
    /// Nomination, so many.
    Nominated(u32),
    /// Bands of the final rank, a certificate each: `(first, last or none, title)`.
    Bands(Vec<(u32, Option<u32>, Words)>),
}
