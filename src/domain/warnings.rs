//! What the arbiter should know before and while he starts; nothing here stops him (rulebook §4, §10, §11).

use crate::domain::entries::{self, Filled};
use crate::domain::ids::{PlayerId, RoundNo, SectionId};
use crate::domain::regulation::{Deadline, Eligibility, FeeRule, Question, Quota};
use crate::domain::round::Moment;
use crate::domain::teams::{self, NoProvince, ProvinceTeams};
use crate::domain::tournament::{Standing, Tournament};

/// A warning, with the rule it comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Warning {
    /// Fewer than 2 players to pair.
    TooFewPlayers(usize),
    /// More rounds than opponents: rematches will be needed.
    TooManyRounds {
        /// Rounds of the section.
        rounds: u32,
        /// Players to be paired.
        players: usize,
        /// The most rounds they can play without a rematch.
        at_most: u32,
    },
    /// These have not paid: they get no number and are not paired.
    UnpaidNotPaired(Vec<PlayerId>),
    /// These have not paid; the regulation pairs them all the same.
    Unpaid(Vec<PlayerId>),
    /// These are free of the fee by a rule of the regulation, but entered as owing it.
    ExemptByRule {
        /// The rule.
        rule: Box<FeeRule>,
        /// Who.
        players: Vec<PlayerId>,
    },
    /// No lots yet: so many players are without a number.
    NumbersNotDrawn(usize),
    /// Round 1 is published and these may be paired by now, but have no number.
    WithoutNumber(Vec<PlayerId>),
    /// More entrants of a kind than the regulation takes.
    QuotaExceeded {
        /// The quota.
        quota: Box<Quota>,
        /// Entrants it counts.
        entrants: usize,
    },
    /// More teams of a province than the regulation takes.
    ProvinceExceeded {
        /// The province and its teams.
        of: ProvinceTeams,
        /// Article.
        article: String,
    },
    /// Teams are limited by province and this one is of none.
    NoProvince {
        /// The team.
        team: NoProvince,
        /// Article.
        article: String,
    },
    /// These do not show that they fulfil a condition of entry.
    NotEligible {
        /// The condition.
        rule: Box<Eligibility>,
        /// Who.
        players: Vec<PlayerId>,
    },
    /// A last moment has passed and round 1 is not published.
    DeadlinePassed(Deadline),
    /// Rounds without a planned start.
    NoSchedule(Vec<RoundNo>),
    /// Nobody answered this: the default is used, or what needs it will be refused.
    Unanswered(Box<Question>),
    /// A tag that the regulation does not know, and who has it.
    UnknownTag {
        /// The tag.
        tag: String,
        /// Who.
        players: Vec<PlayerId>,
    },
    /// The section's tables run into those of the next section numbered through.
    TablesOverlap {
        /// The last table the section needs.
        last: u32,
        /// The key of the section that begins at or before it.
        other: String,
        /// Its first table.
        first: u32,
    },
}

/// The warnings of a section as things stand at a moment, the gravest first. Once round 1 is published those
/// about entering are over.
pub fn warnings(tournament: &Tournament, section: SectionId, now: Moment) -> Vec<Warning> {
    let mut found = Vec::new();
    let entering = tournament.published(section) == 0;
    if entering {
        numbers(tournament, section, &mut found);
        rounds_and_tables(tournament, section, &mut found);
        entry_rules(tournament, section, &mut found);
        let passed = |d: &&Deadline| now.naive_local() > d.at;
        let deadlines = tournament.regulation.deadlines.iter().filter(passed);
        found.extend(deadlines.cloned().map(Warning::DeadlinePassed));
    }
    let next = tournament.published(section) + 1;
    let without: Vec<PlayerId> = tournament
        .players_in(section)
        .filter(|(id, p)| p.number.is_none() && tournament.out_of(*id, next).is_none())
        .map(|(id, _)| id)
        .collect();
    if !entering && !without.is_empty() {
        found.push(Warning::WithoutNumber(without));
    }
    unpaid(tournament, section, &mut found);
    let unplanned: Vec<RoundNo> = (next..=tournament.regulation.rounds_of(section))
        .filter(|round| {
            let starts = tournament.regulation.schedule_of(section);
            starts.iter().all(|s| s.round != *round)
        })
        .collect();
    if !unplanned.is_empty() {
        found.push(Warning::NoSchedule(unplanned));
    }
    let questions = tournament.regulation.questions.iter();
    found.extend(
        questions
            .filter(|q| {
                matches!(
                    tournament.standing_of(section, q),
                    Standing::Default(_) | Standing::Open
                )
            })
            .map(|q| Warning::Unanswered(Box::new(q.clone()))),
    );
    found
}

/// Players who would be paired in round 1, numbered or not.
fn entrants(tournament: &Tournament, section: SectionId) -> Vec<PlayerId> {
    tournament
        .players_in(section)
        .map(|(id, _)| id)
        .filter(|id| tournament.out_of(*id, 1).is_none())
        .collect()
}

fn numbers(tournament: &Tournament, section: SectionId, found: &mut Vec<Warning>) {
    let without = entrants(tournament, section)
        .into_iter()
        .filter(|id| tournament.player(*id).number.is_none())
        .count();
    if without > 0 {
        found.push(Warning::NumbersNotDrawn(without));
    }
}

fn rounds_and_tables(tournament: &Tournament, section: SectionId, found: &mut Vec<Warning>) {
    let rules = &tournament.regulation;
    let players = entrants(tournament, section).len();
    let rounds = rules.rounds_of(section);
    if players < 2 {
        found.push(Warning::TooFewPlayers(players));
        return;
    }
    // With an odd field everybody can meet everybody while each has one bye.
    let at_most = if players.is_multiple_of(2) {
        players - 1
    } else {
        players
    } as u32;
    if rounds > at_most {
        found.push(Warning::TooManyRounds {
            rounds,
            players,
            at_most,
        });
    }
    let first = tournament.first_table(section);
    let last = first + players as u32 / 2 - 1;
    let others = tournament.section_ids().filter(|s| *s != section);
    found.extend(others.filter_map(|other| {
        let begins = rules.section_rule(other)?.first_table?;
        (first < begins && begins <= last).then(|| Warning::TablesOverlap {
            last,
            other: rules.section_key(other).to_owned(),
            first: begins,
        })
    }));
}

fn entry_rules(tournament: &Tournament, section: SectionId, found: &mut Vec<Warning>) {
    for Filled { quota, entrants } in entries::quotas(tournament, section) {
        if entrants > quota.at_most as usize {
            found.push(Warning::QuotaExceeded {
                quota: Box::new(quota.clone()),
                entrants,
            });
        }
    }
    provinces(tournament, section, found);
    for (rule, players) in entries::ineligible(tournament, section) {
        if !players.is_empty() {
            found.push(Warning::NotEligible {
                rule: Box::new(rule.clone()),
                players,
            });
        }
    }
    let mut tags: std::collections::BTreeMap<&str, Vec<PlayerId>> = std::collections::BTreeMap::new();
    for (id, player) in tournament.players_in(section) {
        let known = |tag: &&String| tournament.regulation.tags.iter().all(|t| t.key != **tag);
        for tag in player.entry.tags.iter().filter(known) {
            tags.entry(tag).or_default().push(id);
        }
    }
    found.extend(tags.into_iter().map(|(tag, players)| Warning::UnknownTag {
        tag: tag.to_owned(),
        players,
    }));
}

fn provinces(tournament: &Tournament, section: SectionId, found: &mut Vec<Warning>) {
    let here = teams::section_of(tournament).is_none_or(|s| s == section);
    let (Some(rules), Some(provinces)) = (&tournament.regulation.teams, teams::provinces(tournament)) else {
        return;
    };
    if !here {
        return;
    }
    let article = || rules.article.clone();
    let over = provinces.of.into_iter().filter(|p| p.exceeded().is_some());
    found.extend(over.map(|of| Warning::ProvinceExceeded {
        of,
        article: article(),
    }));
    found.extend(provinces.without.into_iter().map(|team| Warning::NoProvince {
        team,
        article: article(),
    }));
}

fn unpaid(tournament: &Tournament, section: SectionId, found: &mut Vec<Warning>) {
    let next = tournament.published(section) + 1;
    let due: Vec<(PlayerId, bool)> = tournament
        .players_in(section)
        .filter(|(_, p)| !p.entry.fee.settled())
        .map(|(id, p)| (id, tournament.fee_allows(p, next)))
        .collect();
    let those = |paired: bool| -> Vec<PlayerId> {
        due.iter()
            .filter(|(_, p)| *p == paired)
            .map(|(id, _)| *id)
            .collect()
    };
    let (out, paired) = (those(false), those(true));
    if !out.is_empty() {
        found.push(Warning::UnpaidNotPaired(out));
    }
    if !paired.is_empty() && !tournament.regulation.fees.is_empty() {
        found.push(Warning::Unpaid(paired));
    }
    for rule in tournament.regulation.fees.iter().filter(|rule| rule.yuan == 0) {
        let players: Vec<PlayerId> = due
            .iter()
            .map(|(id, _)| *id)
            .filter(|id| {
                entries::fee_rule(tournament, tournament.player(*id)).is_some_and(|r| std::ptr::eq(r, rule))
            })
            .collect();
        if !players.is_empty() {
            found.push(Warning::ExemptByRule {
                rule: Box::new(rule.clone()),
                players,
            });
        }
    }
}
