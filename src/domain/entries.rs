//! Who has entered, measured by the regulation: quotas filled, fees due and paid, who does not fit
//! (rulebook §10). Nothing here stops anybody; the arbiter decides.

use crate::domain::ids::{PlayerId, SectionId};
use crate::domain::player::{Fee, Player};
use crate::domain::regulation::{Eligibility, FeeRule, Filter, Quota};
use crate::domain::tournament::Tournament;
use std::collections::BTreeSet;

/// A quota and how many it counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Filled<'a> {
    /// The quota.
    pub quota: &'a Quota,
    /// Entrants it counts.
    pub entrants: usize,
}

/// The players a rule of the fee speaks of, and what they owe. Yuan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FeeTally<'a> {
    /// The rule.
    pub rule: &'a FeeRule,
    /// Its players.
    pub players: usize,
    /// Those who have paid.
    pub paid: usize,
    /// Those who have not.
    pub due: usize,
    /// Those let off.
    pub exempt: usize,
}

/// Players of the tournament a filter speaks of; a rule of another section's is left to that section.
pub fn speaks_of<'a>(
    tournament: &'a Tournament,
    section: SectionId,
    filter: &'a Filter,
) -> Vec<(PlayerId, &'a Player)> {
    let key = tournament.regulation.section_key(section);
    if filter.section.as_deref().is_some_and(|s| s != key) {
        return Vec::new();
    }
    let here = |p: &Player| filter.section.is_none() || p.section == section;
    tournament
        .players
        .iter()
        .filter(|(_, p)| here(p) && filter.fits(&p.entry, tournament.regulation.section_key(p.section)))
        .map(|(id, p)| (*id, p))
        .collect()
}

/// The quotas that bear on a section, as far as they are filled.
pub fn quotas(tournament: &Tournament, section: SectionId) -> Vec<Filled<'_>> {
    let key = tournament.regulation.section_key(section);
    tournament
        .regulation
        .quotas
        .iter()
        .filter(|quota| quota.of.section.as_deref().is_none_or(|s| s == key))
        .map(|quota| Filled {
            quota,
            entrants: speaks_of(tournament, section, &quota.of).len(),
        })
        .collect()
}

/// Every condition of entry and the players of the section who do not show that they fulfil it.
pub fn ineligible(tournament: &Tournament, section: SectionId) -> Vec<(&Eligibility, Vec<PlayerId>)> {
    let key = tournament.regulation.section_key(section);
    tournament
        .regulation
        .eligibility
        .iter()
        .filter(|rule| rule.of.section.as_deref().is_none_or(|s| s == key))
        .map(|rule| {
            let players = speaks_of(tournament, section, &rule.of)
                .into_iter()
                .filter(|(_, p)| p.section == section && !rule.must.fits(&p.entry, key))
                .map(|(id, _)| id)
                .collect();
            (rule, players)
        })
        .collect()
}

/// The rule of the fee for a player: the first that fits.
pub fn fee_rule<'a>(tournament: &'a Tournament, player: &Player) -> Option<&'a FeeRule> {
    let key = tournament.regulation.section_key(player.section);
    tournament
        .regulation
        .fees
        .iter()
        .find(|rule| rule.of.fits(&player.entry, key))
}

/// What the section's players owe and have paid, rule by rule.
pub fn fees(tournament: &Tournament, section: SectionId) -> Vec<FeeTally<'_>> {
    let key = tournament.regulation.section_key(section);
    let mut tallies: Vec<FeeTally<'_>> = tournament
        .regulation
        .fees
        .iter()
        .filter(|rule| rule.of.section.as_deref().is_none_or(|s| s == key))
        .map(|rule| FeeTally {
            rule,
            players: 0,
            paid: 0,
            due: 0,
            exempt: 0,
        })
        .collect();
    for (_, player) in tournament.players_in(section) {
        let rule = fee_rule(tournament, player);
        let Some(tally) = tallies
            .iter_mut()
            .find(|t| rule.is_some_and(|rule| std::ptr::eq(rule, t.rule)))
        else {
            continue;
        };
        tally.players += 1;
        match player.entry.fee {
            Fee::Paid => tally.paid += 1,
            Fee::Due => tally.due += 1,
            Fee::Exempt(_) => tally.exempt += 1,
        }
    }
    tallies
}

/// The teams with players in a section.
pub fn teams(tournament: &Tournament, section: SectionId) -> BTreeSet<&str> {
    tournament
        .players_in(section)
        .map(|(_, p)| p.entry.team.as_str())
        .filter(|team| !team.is_empty())
        .collect()
}
