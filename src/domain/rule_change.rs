//! What another regulation makes of the standings (design §4): the old and the new chain, and the placings
//! that change. Asked before, and recorded with, every change of a rule.

use crate::domain::adoption::{Difference, differences};
use crate::domain::ids::{PlayerId, SectionId};
use crate::domain::regulation::{Criterion, Regulation};
use crate::domain::standings::{Standings, standings};
use crate::domain::tournament::Tournament;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A player's place before and after; none for one without a rank.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceChange {
    /// Who.
    pub player: PlayerId,
    /// 名次 before.
    pub was: Option<u32>,
    /// 名次 now.
    pub now: Option<u32>,
}

/// What changes in a section whose round 1 is published.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SectionChange {
    /// Which.
    pub section: SectionId,
    /// The chain before, without lots.
    pub was: Vec<Criterion>,
    /// The chain now.
    pub now: Vec<Criterion>,
    /// Everybody whose place changes, in the order of the new places.
    pub places: Vec<PlaceChange>,
}

/// The regulations before and after a change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Regulations {
    /// Before.
    pub was: Regulation,
    /// Now.
    pub now: Regulation,
}

/// A change of the rules: what is otherwise, and what it does to the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleChange {
    /// The fields that differ.
    pub differences: Vec<Difference>,
    /// The sections in which a round is published.
    pub sections: Vec<SectionChange>,
    /// Both regulations, so that the change can be told for ever; none in journals of before they were kept.
    #[serde(default)]
    pub regulations: Option<Box<Regulations>>,
}

impl RuleChange {
    /// How many placings change, in all sections.
    pub fn moved(&self) -> usize {
        self.sections.iter().map(|s| s.places.len()).sum()
    }
}

/// What putting this regulation in force would change.
pub fn rule_change(tournament: &Tournament, now: &Regulation) -> RuleChange {
    let mut sections = Vec::new();
    let begun = |s: &SectionId| tournament.published(*s) > 0 && s.0 < now.section_count();
    for section in tournament.section_ids().filter(begun) {
        let before = standings(tournament, section, u32::MAX);
        let after = under(tournament, section, now);
        let ranks: BTreeMap<PlayerId, Option<u32>> =
            before.rows.iter().map(|row| (row.player, row.rank)).collect();
        let places = after
            .rows
            .iter()
            .map(|row| PlaceChange {
                player: row.player,
                was: ranks.get(&row.player).copied().flatten(),
                now: row.rank,
            })
            .filter(|place| place.was != place.now)
            .collect();
        sections.push(SectionChange {
            section,
            was: tournament.regulation.chain_of(section),
            now: now.chain_of(section),
            places,
        });
    }
    RuleChange {
        differences: differences(&tournament.regulation, now),
        sections,
        regulations: Some(Box::new(Regulations {
            was: tournament.regulation.clone(),
            now: now.clone(),
        })),
    }
}

/// The standings of today's facts under another regulation.
pub fn under(tournament: &Tournament, section: SectionId, regulation: &Regulation) -> Standings {
    let mut other = tournament.clone();
    other.regulation = regulation.clone();
    standings(&other, section, u32::MAX)
}
