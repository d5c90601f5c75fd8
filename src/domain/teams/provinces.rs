//! How many teams a province enters (kunming-2021 规十.3), by the households of the members and never by the
//! team's name.

use super::{counts, section_of};
use crate::domain::ids::PlayerId;
use crate::domain::province::province_of;
use crate::domain::regulation::{Counted, TeamRules};
use crate::domain::tournament::Tournament;
use std::collections::BTreeMap;

/// The teams of a province.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProvinceTeams {
    /// The province.
    pub province: &'static str,
    /// Its teams, by name.
    pub teams: Vec<String>,
    /// The most it may enter; none without a limit.
    pub at_most: Option<u32>,
}

impl ProvinceTeams {
    /// The most it may enter, if it enters more.
    pub fn exceeded(&self) -> Option<u32> {
        self.at_most.filter(|most| self.teams.len() > *most as usize)
    }
}

/// A team that is of no province by what is registered: it counts for none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoProvince {
    /// The team.
    pub team: String,
    /// As many members of one province as it takes.
    pub needed: u32,
    /// The provinces of its members, the most first.
    pub provinces: Vec<(&'static str, u32)>,
    /// Members whose household is missing or names no province.
    pub unknown: Vec<PlayerId>,
}

/// The teams by the provinces of their members.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Provinces {
    /// Every province with a team.
    pub of: Vec<ProvinceTeams>,
    /// The teams that are of none.
    pub without: Vec<NoProvince>,
}

/// The teams by province; none if the regulation limits no province.
pub fn provinces(tournament: &Tournament) -> Option<Provinces> {
    let rules = tournament.regulation.teams.as_ref()?;
    if rules.per_province.is_empty() && rules.per_other_province.is_none() {
        return None;
    }
    let only = section_of(tournament);
    let mut teams: BTreeMap<&str, Vec<PlayerId>> = BTreeMap::new();
    for (id, player) in &tournament.players {
        let here = only.is_none_or(|only| only == player.section);
        if here && !player.entry.team.is_empty() && counts(rules, player) {
            teams.entry(&player.entry.team).or_default().push(*id);
        }
    }
    let mut found = Provinces::default();
    let mut of: BTreeMap<&'static str, Vec<String>> = BTreeMap::new();
    for (team, members) in teams {
        match province(tournament, rules, team, &members) {
            Ok(province) => of.entry(province).or_default().push(team.to_owned()),
            Err(without) => found.without.push(without),
        }
    }
    found.of = of
        .into_iter()
        .map(|(province, teams)| ProvinceTeams {
            province,
            teams,
            at_most: at_most(rules, province),
        })
        .collect();
    Some(found)
}

/// The province of which as many counting members are as the composition wants, else more than half.
fn province(
    tournament: &Tournament,
    rules: &TeamRules,
    team: &str,
    members: &[PlayerId],
) -> Result<&'static str, NoProvince> {
    let wanted = rules.composition.iter().find_map(|rule| match rule.counts {
        Counted::SameHousehold(_) => Some(rule.at_least),
        Counted::Members(_) => None,
    });
    let needed = wanted.unwrap_or(rules.counting / 2 + 1);
    let mut alike: BTreeMap<&'static str, u32> = BTreeMap::new();
    let mut unknown = Vec::new();
    for id in members {
        match province_of(&tournament.player(*id).entry.household) {
            Some(province) => *alike.entry(province).or_default() += 1,
            None => unknown.push(*id),
        }
    }
    let mut provinces: Vec<(&'static str, u32)> = alike.into_iter().collect();
    provinces.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    match provinces.as_slice() {
        [(province, count), ..] if *count >= needed => Ok(province),
        _ => Err(NoProvince {
            team: team.to_owned(),
            needed,
            provinces,
            unknown,
        }),
    }
}

/// The most teams of a province.
fn at_most(rules: &TeamRules, province: &str) -> Option<u32> {
    let named = rules
        .per_province
        .iter()
        .find(|(name, _)| name.starts_with(province));
    named.map_or(rules.per_other_province, |(_, most)| Some(*most))
}
