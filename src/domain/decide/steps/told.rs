//! The end of an act: what it touched, told as facts, and what follows by rule.

use super::Steps;
use crate::domain::fact::Fact;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::player::Status;
use crate::domain::round::Board;
use std::collections::BTreeSet;

impl Steps<'_> {
    /// The facts, in the order they happen.
    pub(in crate::domain::decide) fn into_facts(mut self) -> Vec<Fact> {
        self.follow_forfeits();
        let mut facts = std::mem::take(&mut self.facts);
        number_the_only_entry(&mut facts);
        self.entry_facts(&mut facts);
        self.board_facts(&mut facts);
        self.status_facts(&mut facts);
        self.draft_fact(&mut facts);
        facts
    }

    fn entry_facts(&self, facts: &mut Vec<Fact>) {
        let section = self.section;
        for (id, reason) in &self.amended {
            let (was, now) = (
                self.before.incident(section, *id),
                self.now.incident(section, *id),
            );
            if let (Some(was), Some(now)) = (was, now)
                && was.what != now.what
            {
                facts.push(Fact::IncidentChanged {
                    section,
                    id: *id,
                    was: Box::new(was.what.clone()),
                    now: Box::new(now.what.clone()),
                    reason: reason.clone(),
                });
            }
        }
    }

    /// The boards touched that are otherwise than before the act.
    fn changed(&self) -> impl Iterator<Item = (RoundNo, &Board, &Board)> {
        self.boards.iter().filter_map(|(round, rank)| {
            let (was, now) = (
                self.before.round(self.section, *round)?,
                self.now.round(self.section, *round)?,
            );
            let was = was.boards().iter().find(|b| b.board == *rank)?;
            let now = now.boards().iter().find(|b| b.board == *rank)?;
            (was != now).then_some((*round, was, now))
        })
    }

    fn board_facts(&self, facts: &mut Vec<Fact>) {
        let section = self.section;
        for (round, was, now) in self.changed() {
            let mut told = was.clone();
            told.outcome = now.outcome.clone();
            told.verified = now.verified;
            if told != *now {
                facts.push(Fact::BoardChanged {
                    section,
                    round,
                    was: Box::new(was.clone()),
                    now: Box::new(now.clone()),
                });
                continue;
            }
            if was.outcome != now.outcome {
                facts.push(Fact::OutcomeSet {
                    section,
                    round,
                    table: was.table,
                    was: was.outcome.clone(),
                    now: now.outcome.clone(),
                });
            }
            if was.verified != now.verified {
                facts.push(Fact::Verified {
                    section,
                    round,
                    table: was.table,
                    verified: now.verified,
                });
            }
        }
    }

    /// Switch `forfeits_withdraw`: the status the players of the boards touched get because this act brings them
    /// to so many unexcused forfeits, or below them again.
    fn follow_forfeits(&mut self) {
        let limit = self.before.regulation.forfeits_withdraw;
        if limit == 0 {
            return;
        }
        let touched: BTreeSet<PlayerId> = self
            .changed()
            .flat_map(|(_, was, now)| [was.red, was.black, now.red, now.black])
            .map(|seat| seat.player)
            .filter(|id| !self.statuses.contains_key(id))
            .collect();
        for id in touched {
            let (was, now) = (
                self.before.unexcused_forfeits(id),
                self.now.unexcused_forfeits(id),
            );
            let by_rule = self.before.withdrawn_by_rule.contains(&id);
            match self.before.player(id).status {
                Status::Active if now > was && now >= limit => {
                    self.change_status(id, Status::Withdrawn, "", true);
                }
                Status::Withdrawn if now < limit && by_rule => {
                    self.change_status(id, Status::Active, "", true);
                }
                _ => {}
            }
        }
    }

    fn status_facts(&self, facts: &mut Vec<Fact>) {
        for (id, (reason, by_rule)) in &self.statuses {
            let (was, now) = (&self.before.player(*id).status, &self.now.player(*id).status);
            if was != now {
                facts.push(Fact::StatusChanged {
                    id: *id,
                    was: was.clone(),
                    now: now.clone(),
                    reason: reason.clone(),
                    by_rule: *by_rule,
                });
            }
        }
    }

    /// A draft falls when a round before it, or who is to be paired, is otherwise now.
    fn draft_fact(&self, facts: &mut Vec<Fact>) {
        let Some(draft) = self.now.draft(self.section) else {
            return;
        };
        let played = self.changed().any(|(round, was, now)| {
            round < draft.number && (&was.outcome, was.red, was.black) != (&now.outcome, now.red, now.black)
        });
        // The draft also says why a player is not paired.
        let paired = self
            .statuses
            .keys()
            .any(|id| self.before.player(*id).status != self.now.player(*id).status);
        if played || paired {
            facts.push(Fact::DraftVoided {
                section: self.section,
                round: draft.number,
            });
        }
    }
}

/// An act's only entry of the log has the act's own number.
fn number_the_only_entry(facts: &mut [Fact]) {
    let mut entries = facts.iter_mut().filter_map(|fact| match fact {
        Fact::Logged { incident, .. } => Some(incident),
        _ => None,
    });
    if let (Some(only), None) = (entries.next(), entries.next()) {
        only.id.part = 0;
    }
}
