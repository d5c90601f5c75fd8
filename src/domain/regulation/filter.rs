//! Which players a rule speaks of.

use crate::domain::player::{Entry, Sex, Title};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

/// Which players a rule speaks of: every condition given must hold.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Filter {
    /// Key of the section.
    pub section: Option<String>,
    /// The household begins with one of these.
    pub household: Vec<String>,
    /// The household begins with none of these.
    pub household_not: Vec<String>,
    /// 性别.
    pub sex: Option<Sex>,
    /// First birth date, inclusive.
    pub born_from: Option<NaiveDate>,
    /// Last birth date, inclusive.
    pub born_to: Option<NaiveDate>,
    /// Member of the organising association or not.
    pub member: Option<bool>,
    /// Has one of these tags.
    pub tags: Vec<String>,
    /// Has none of these tags.
    pub tags_not: Vec<String>,
    /// Has one of these titles.
    pub titles: Vec<Title>,
    /// Has none of these titles.
    pub titles_not: Vec<Title>,
    /// Plays for a team or not.
    pub in_team: Option<bool>,
    /// At least one of these holds, if there are any.
    pub any: Vec<Filter>,
}

impl Filter {
    /// Whether the rule speaks of this player of the section with this key. A condition on something not
    /// registered (no birth date) does not hold.
    pub fn fits(&self, entry: &Entry, section: &str) -> bool {
        let begins = |list: &[String]| list.iter().any(|h| entry.household.starts_with(h.as_str()));
        let tagged = |list: &[String]| list.iter().any(|t| entry.tags.contains(t));
        self.section.as_deref().is_none_or(|s| s == section)
            && (self.household.is_empty() || begins(&self.household))
            && !begins(&self.household_not)
            && self.sex.is_none_or(|s| entry.sex == Some(s))
            && self.born_from.is_none_or(|d| entry.born.is_some_and(|b| b >= d))
            && self.born_to.is_none_or(|d| entry.born.is_some_and(|b| b <= d))
            && self.member.is_none_or(|m| entry.member == m)
            && (self.tags.is_empty() || tagged(&self.tags))
            && !tagged(&self.tags_not)
            && (self.titles.is_empty() || self.titles.contains(&entry.title))
            && !self.titles_not.contains(&entry.title)
            && self.in_team.is_none_or(|t| t != entry.team.is_empty())
            && (self.any.is_empty() || self.any.iter().any(|f| f.fits(entry, section)))
    }
}
