//! 团体赛: who makes a team.

use super::{Filter, Words};
use serde::{Deserialize, Serialize};

/// 团体赛.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamRules {
    /// Section the members play in, if not all.
    #[serde(default)]
    pub section: Option<String>,
    /// Counting members of a team.
    pub counting: u32,
    /// Most members of a team.
    pub at_most: u32,
    /// Most teams.
    #[serde(default)]
    pub teams_at_most: Option<u32>,
    /// Conditions on the counting members.
    #[serde(default)]
    pub composition: Vec<Composition>,
    /// Most teams of these provinces (省籍), by the households of the counting members.
    #[serde(default)]
    pub per_province: Vec<(String, u32)>,
    /// Most teams from a province not named.
    #[serde(default)]
    pub per_other_province: Option<u32>,
    /// One team a unit.
    #[serde(default)]
    pub one_per_unit: bool,
    /// Yuan a team pays beside its players' fees.
    #[serde(default)]
    pub yuan: u32,
    /// Article.
    pub article: String,
}

/// A condition on the counting members of a team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Composition {
    /// In words.
    pub name: Words,
    /// What is counted.
    pub counts: Counted,
    /// At least so many.
    #[serde(default)]
    pub at_least: u32,
    /// At most so many.
    #[serde(default)]
    pub at_most: Option<u32>,
    /// Article.
    pub article: String,
}

/// What a composition rule counts among the counting members.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Counted {
    /// Members who fit.
    Members(Box<Filter>),
    /// The most members whose household begins alike, in the first so many characters.
    SameHousehold(u32),
}
