//! An act in the making: boards, statuses and incidents as they will stand, turned into facts at the end,
//! with what follows from them by rule (withdrawal after so many forfeits, a draft that no longer fits).

use super::Desk;
use crate::domain::command::Context;
use crate::domain::fact::Fact;
use crate::domain::foul::{Foul, Incident, What};
use crate::domain::ids::{IncidentId, PlayerId, RoundNo, SectionId};
use crate::domain::player::Status;
use crate::domain::round::{Board, Outcome, Stage};
use crate::domain::tournament::{Tournament, forfeited_without_leave};
use std::collections::{BTreeMap, BTreeSet};

/// A board by its round and its rank in it.
type Place = (RoundNo, u32);

/// The act in the making.
pub(super) struct Work<'a> {
    pub(super) tournament: &'a Tournament,
    pub(super) section: SectionId,
    context: &'a Context,
    boards: BTreeMap<Place, Board>,
    statuses: BTreeMap<PlayerId, (Status, String)>,
    amended: BTreeMap<IncidentId, (What, String)>,
    logged: Vec<Incident>,
    facts: Vec<Fact>,
}

impl<'a> Work<'a> {
    /// Nothing yet.
    pub(super) fn new(desk: &Desk<'a>) -> Self {
        Self {
            tournament: desk.tournament,
            section: desk.section,
            context: desk.context,
            boards: BTreeMap::new(),
            statuses: BTreeMap::new(),
            amended: BTreeMap::new(),
            logged: Vec::new(),
            facts: Vec::new(),
        }
    }

    /// The board a player will sit at in a published round.
    pub(super) fn board_of(&self, round: RoundNo, player: PlayerId) -> Option<Board> {
        let round = self
            .tournament
            .round(self.section, round)
            .filter(|r| r.stage != Stage::Draft)?;
        round
            .boards()
            .iter()
            .map(|b| self.boards.get(&(round.number, b.board)).unwrap_or(b))
            .find(|b| b.side_of(player).is_some())
            .cloned()
    }

    /// The board will be this one; the same rank.
    pub(super) fn put(&mut self, round: RoundNo, board: Board) {
        self.boards.insert((round, board.board), board);
    }

    /// The board will say this; a result keyed twice is no longer agreed.
    pub(super) fn set_outcome(&mut self, round: RoundNo, mut board: Board, outcome: Outcome) {
        if board.outcome != outcome {
            board.outcome = outcome;
            board.verified = false;
            self.put(round, board);
        }
    }

    /// A player's status as it will be.
    pub(super) fn status(&self, player: PlayerId) -> Status {
        self.statuses.get(&player).map_or_else(
            || self.tournament.player(player).status.clone(),
            |(s, _)| s.clone(),
        )
    }

    /// A player will have this status.
    pub(super) fn set_status(&mut self, player: PlayerId, status: Status, reason: String) {
        self.statuses.insert(player, (status, reason));
    }

    /// Something is logged.
    pub(super) fn log(&mut self, round: RoundNo, table: Option<u32>, what: What) {
        self.logged.push(Incident {
            id: IncidentId {
                seq: self.context.seq,
                part: self.logged.len() as u32 + 1,
            },
            round,
            table,
            what,
            at: self.context.now,
            by: self.context.by.clone(),
        });
    }

    /// Something logged will be otherwise.
    pub(super) fn amend(&mut self, id: IncidentId, now: What, reason: String) {
        self.amended.insert(id, (now, reason));
    }

    /// The fouls that will stand of those logged before, in order.
    pub(super) fn standing_fouls(&self) -> Vec<(IncidentId, Foul)> {
        self.tournament
            .section(self.section)
            .incidents
            .iter()
            .map(|i| (i.id, self.amended.get(&i.id).map_or(&i.what, |(what, _)| what)))
            .filter_map(|(id, what)| match what {
                What::Foul(foul) if foul.voided.is_none() => Some((id, foul.clone())),
                _ => None,
            })
            .collect()
    }

    /// A fact that needs no further thought.
    pub(super) fn push(&mut self, fact: Fact) {
        self.facts.push(fact);
    }

    /// The facts, in the order they happen.
    pub(super) fn finish(mut self) -> Vec<Fact> {
        let section = self.section;
        let mut facts = std::mem::take(&mut self.facts);
        let only_one = self.logged.len() == 1;
        for mut incident in std::mem::take(&mut self.logged) {
            if only_one {
                incident.id.part = 0;
            }
            facts.push(Fact::Logged {
                section,
                incident: Box::new(incident),
            });
        }
        for (id, (now, reason)) in &self.amended {
            if let Some(incident) = self.tournament.incident(section, *id)
                && incident.what != *now
            {
                facts.push(Fact::IncidentChanged {
                    section,
                    id: *id,
                    was: Box::new(incident.what.clone()),
                    now: Box::new(now.clone()),
                    reason: reason.clone(),
                });
            }
        }
        self.board_facts(&mut facts);
        self.status_facts(&mut facts);
        self.draft_fact(&mut facts);
        facts
    }

    /// The boards that are otherwise than before.
    fn changed(&self) -> impl Iterator<Item = (RoundNo, &Board, &Board)> {
        self.boards.iter().filter_map(|((round, rank), now)| {
            let was = self
                .tournament
                .round(self.section, *round)?
                .boards()
                .iter()
                .find(|b| b.board == *rank)?;
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

    /// Statuses given, and those that follow by rule from the forfeits as they will stand.
    fn status_facts(&mut self, facts: &mut Vec<Fact>) {
        let touched: BTreeSet<PlayerId> = self
            .changed()
            .flat_map(|(_, was, now)| [was.red, was.black, now.red, now.black])
            .map(|seat| seat.player)
            .filter(|id| !self.statuses.contains_key(id))
            .collect();
        let mut by_rule = BTreeSet::new();
        for id in touched {
            if let Some(status) = self.by_forfeits(id) {
                by_rule.insert(id);
                self.statuses.insert(id, (status, String::new()));
            }
        }
        for (id, (now, reason)) in &self.statuses {
            let was = &self.tournament.player(*id).status;
            if was != now {
                facts.push(Fact::StatusChanged {
                    id: *id,
                    was: was.clone(),
                    now: now.clone(),
                    reason: reason.clone(),
                    by_rule: by_rule.contains(id),
                });
            }
        }
    }

    /// Switch `forfeits_withdraw`: the status a player gets because this act brings him to so many unexcused
    /// forfeits, or below them again.
    fn by_forfeits(&self, id: PlayerId) -> Option<Status> {
        let limit = self.tournament.regulation.forfeits_withdraw;
        if limit == 0 {
            return None;
        }
        let without_leave = |board: &Board| {
            board
                .side_of(id)
                .is_some_and(|side| forfeited_without_leave(board, side))
        };
        let before = self.tournament.unexcused_forfeits(id);
        let (mut gone, mut come) = (0, 0);
        for (_, was, now) in self.changed() {
            gone += u32::from(without_leave(was));
            come += u32::from(without_leave(now));
        }
        let after = (before + come).saturating_sub(gone);
        match self.tournament.player(id).status {
            Status::Active if after > before && after >= limit => Some(Status::Withdrawn),
            Status::Withdrawn if after < limit && self.tournament.withdrawn_by_rule.contains(&id) => {
                Some(Status::Active)
            }
            _ => None,
        }
    }

    /// A draft falls when a round before it, or who is to be paired, is otherwise now.
    fn draft_fact(&self, facts: &mut Vec<Fact>) {
        let Some(draft) = self.tournament.draft(self.section) else {
            return;
        };
        let played = self.changed().any(|(round, was, now)| {
            round < draft.number && (&was.outcome, was.red, was.black) != (&now.outcome, now.red, now.black)
        });
        // The draft also says why a player is not paired.
        let paired = self
            .statuses
            .iter()
            .any(|(id, (now, _))| self.tournament.player(*id).status != *now);
        if played || paired {
            facts.push(Fact::DraftVoided {
                section: self.section,
                round: draft.number,
            });
        }
    }
}
