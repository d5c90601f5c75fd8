//! Who may enter, until when, and what he pays.

use super::{Filter, Words};
use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

/// A limit on the number of entrants of a kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quota {
    /// Whom it counts, in words.
    pub name: Words,
    /// Whom it counts.
    #[serde(default)]
    pub of: Filter,
    /// The most of them.
    pub at_most: u32,
    /// Article.
    pub article: String,
}

/// A condition of entry; who does not fit is listed, the arbiter decides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Eligibility {
    /// The condition, in words.
    pub name: Words,
    /// Whom it binds.
    #[serde(default)]
    pub of: Filter,
    /// What they must be.
    pub must: Filter,
    /// Article.
    pub article: String,
}

/// The fee of a kind of player; the first that fits applies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeeRule {
    /// Who, and why, in words.
    pub name: Words,
    /// Whom.
    #[serde(default)]
    pub of: Filter,
    /// Yuan; 0 = exempt.
    pub yuan: u32,
    /// Yuan given back after a complete tournament without any penalty.
    #[serde(default)]
    pub refund: u32,
    /// Article.
    pub article: String,
}

/// A last moment for something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deadline {
    /// For what.
    pub name: Words,
    /// The moment, local time.
    pub at: NaiveDateTime,
    /// Article.
    pub article: String,
}

/// A tag the regulation knows, and what it says of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tag {
    /// The word in rosters and commands.
    pub key: String,
    /// Its meaning.
    pub name: Words,
}
