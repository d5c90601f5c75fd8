//! 团体 (rulebook §7): the sum of the counting members' individual ranks, and what a team must be made of.

use crate::domain::ids::{PlayerId, RoundNo, SectionId};
use crate::domain::player::{Player, Status};
use crate::domain::regulation::{Composition, Counted, TeamRules};
use crate::domain::standings::standings;
use crate::domain::tournament::Tournament;
use std::collections::{BTreeMap, BTreeSet};

mod provinces;

pub use provinces::{NoProvince, ProvinceTeams, Provinces, provinces};

/// A member of a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamMember {
    /// Who.
    pub player: PlayerId,
    /// His individual 名次; none if he has no number or was expelled.
    pub rank: Option<u32>,
    /// Whether he counts for the team.
    pub counting: bool,
    /// Whether his rank is shared until lots are drawn.
    pub undecided: bool,
}

/// What is wrong with a team. The arbiter decides what follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TeamFault {
    /// More members than a team may have.
    TooManyMembers {
        /// Members.
        members: u32,
        /// The most.
        at_most: u32,
    },
    /// Not as many counting members as there must be.
    CountingMembers {
        /// Counting members named.
        counting: u32,
        /// As many as there must be.
        must: u32,
    },
    /// A counting member has no number.
    NotInTheField(PlayerId),
    /// A counting member was expelled.
    Expelled(PlayerId),
    /// A condition on the counting members does not hold.
    Composition {
        /// Which, with its article.
        rule: Composition,
        /// How many there are.
        count: u32,
    },
    /// More teams of its province than there may be.
    Province(ProvinceTeams),
    /// Where teams are limited by province: it is of none by what is registered.
    NoProvince(NoProvince),
    /// A unit has more than one team.
    SeveralOfUnit {
        /// The unit.
        unit: String,
        /// Its teams.
        teams: Vec<String>,
    },
}

/// A team's place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamRow {
    /// 团体名次; none while incomplete, equal if sum and best rank are.
    pub rank: Option<u32>,
    /// 队名.
    pub team: String,
    /// Sum of the counting members' ranks; none while incomplete.
    pub sum: Option<u32>,
    /// Best rank of a counting member.
    pub best: Option<u32>,
    /// Counting members first, then by rank.
    pub members: Vec<TeamMember>,
    /// Whether all counting members are there and ranked.
    pub complete: bool,
    /// Whether a counting member's rank is undecided, or the place is shared.
    pub undecided: bool,
    /// What is wrong with it.
    pub faults: Vec<TeamFault>,
}

/// The teams of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Teams {
    /// In order, the unranked last.
    pub rows: Vec<TeamRow>,
    /// The most teams there may be, if there are more.
    pub too_many: Option<u32>,
    /// Article.
    pub article: String,
}

/// The section whose members make the teams; none if all sections do.
pub fn section_of(tournament: &Tournament) -> Option<SectionId> {
    let key = tournament.regulation.teams.as_ref()?.section.as_deref()?;
    tournament.section_named(key)
}

/// Whether a member counts for his team. Where all members must count there is nobody to be named.
fn counts(rules: &TeamRules, player: &Player) -> bool {
    player.entry.counting || rules.at_most == rules.counting
}

/// The teams after a round, by the individual standings then; none if the regulation has no team event.
/// Before round 1 every rank is shared: what is worth reading then are the faults.
pub fn teams(tournament: &Tournament, through: RoundNo) -> Option<Teams> {
    let rules = tournament.regulation.teams.as_ref()?;
    let only = section_of(tournament);
    let mut ranks: BTreeMap<PlayerId, (Option<u32>, bool)> = BTreeMap::new();
    for section in tournament
        .section_ids()
        .filter(|s| only.is_none_or(|only| only == *s))
    {
        let rows = standings(tournament, section, through).rows;
        ranks.extend(rows.into_iter().map(|r| (r.player, (r.rank, r.undecided))));
    }
    let mut members: BTreeMap<&str, Vec<TeamMember>> = BTreeMap::new();
    for (id, player) in &tournament.players {
        if player.entry.team.is_empty() || only.is_some_and(|only| only != player.section) {
            continue;
        }
        let (rank, undecided) = ranks.get(id).copied().unwrap_or_default();
        members.entry(&player.entry.team).or_default().push(TeamMember {
            player: *id,
            rank,
            counting: counts(rules, player),
            undecided,
        });
    }
    let provinces = provinces(tournament);
    let mut rows: Vec<TeamRow> = members
        .iter()
        .map(|(team, members)| {
            let mut row = row(tournament, rules, team, members.clone());
            row.faults
                .extend(among_teams(tournament, rules, team, members, provinces.as_ref()));
            row
        })
        .collect();
    place(&mut rows);
    Some(Teams {
        too_many: rules.teams_at_most.filter(|most| members.len() > *most as usize),
        rows,
        article: rules.article.clone(),
    })
}

fn row(tournament: &Tournament, rules: &TeamRules, team: &str, mut members: Vec<TeamMember>) -> TeamRow {
    members.sort_by_key(|m| (!m.counting, m.rank.is_none(), m.rank, m.player));
    let counting: Vec<&TeamMember> = members.iter().filter(|m| m.counting).collect();
    let ranks: Option<Vec<u32>> = counting.iter().map(|m| m.rank).collect();
    let ranks = ranks.filter(|r| r.len() == rules.counting as usize);
    let mut faults = Vec::new();
    if members.len() > rules.at_most as usize {
        faults.push(TeamFault::TooManyMembers {
            members: members.len() as u32,
            at_most: rules.at_most,
        });
    }
    if counting.len() != rules.counting as usize {
        faults.push(TeamFault::CountingMembers {
            counting: counting.len() as u32,
            must: rules.counting,
        });
    }
    for member in &counting {
        let player = tournament.player(member.player);
        if player.status == Status::Expelled {
            faults.push(TeamFault::Expelled(member.player));
        } else if player.number.is_none() {
            faults.push(TeamFault::NotInTheField(member.player));
        }
    }
    for rule in &rules.composition {
        let count = counted(tournament, &rule.counts, &counting);
        if count < rule.at_least || rule.at_most.is_some_and(|most| count > most) {
            faults.push(TeamFault::Composition {
                rule: rule.clone(),
                count,
            });
        }
    }
    TeamRow {
        rank: None,
        team: team.to_owned(),
        sum: ranks.as_ref().map(|r| r.iter().sum()),
        best: ranks.as_ref().and_then(|r| r.iter().min().copied()),
        complete: ranks.is_some(),
        undecided: counting.iter().any(|m| m.undecided),
        members,
        faults,
    }
}

fn counted(tournament: &Tournament, counts: &Counted, members: &[&TeamMember]) -> u32 {
    let players = || members.iter().map(|m| tournament.player(m.player));
    match counts {
        Counted::Members(filter) => players()
            .filter(|p| filter.fits(&p.entry, tournament.regulation.section_key(p.section)))
            .count() as u32,
        Counted::SameHousehold(characters) => {
            let mut alike: BTreeMap<String, u32> = BTreeMap::new();
            for player in players().filter(|p| !p.entry.household.is_empty()) {
                let begins = player.entry.household.chars().take(*characters as usize);
                *alike.entry(begins.collect()).or_default() += 1;
            }
            alike.into_values().max().unwrap_or(0)
        }
    }
}

/// What a team breaks together with the others.
fn among_teams(
    tournament: &Tournament,
    rules: &TeamRules,
    team: &str,
    members: &[TeamMember],
    provinces: Option<&Provinces>,
) -> Vec<TeamFault> {
    let mut faults = Vec::new();
    if let Some(provinces) = provinces {
        let own = provinces.of.iter().find(|p| p.teams.iter().any(|t| t == team));
        if let Some(own) = own.filter(|p| p.exceeded().is_some()) {
            faults.push(TeamFault::Province(own.clone()));
        }
        let without = provinces.without.iter().find(|w| w.team == team);
        faults.extend(without.cloned().map(TeamFault::NoProvince));
    }
    if rules.one_per_unit {
        let units: BTreeSet<&str> = members
            .iter()
            .map(|m| tournament.player(m.player).entry.unit.as_str())
            .filter(|u| !u.is_empty())
            .collect();
        for unit in units {
            let teams: BTreeSet<String> = tournament
                .players
                .values()
                .filter(|p| p.entry.unit == unit && !p.entry.team.is_empty())
                .map(|p| p.entry.team.clone())
                .collect();
            if teams.len() > 1 {
                faults.push(TeamFault::SeveralOfUnit {
                    unit: unit.to_owned(),
                    teams: teams.into_iter().collect(),
                });
            }
        }
    }
    faults
}

/// Orders the rows and gives the places: the least sum, then the best single rank.
fn place(rows: &mut [TeamRow]) {
    rows.sort_by(|a, b| {
        (a.sum.is_none(), a.sum, a.best, &a.team).cmp(&(b.sum.is_none(), b.sum, b.best, &b.team))
    });
    let keys: Vec<_> = rows.iter().map(|r| r.sum.zip(r.best)).collect();
    for (i, row) in rows.iter_mut().enumerate() {
        if keys[i].is_none() {
            row.undecided = false;
            continue;
        }
        let first = keys.iter().position(|k| *k == keys[i]).unwrap_or(i);
        row.rank = Some(first as u32 + 1);
        row.undecided |= keys.iter().filter(|k| **k == keys[i]).count() > 1;
    }
}
