//! An act in the making: its facts, and the state they leave.
//!
//! What a command does to boards, statuses and entries of the log is kept as touched and told once, at the end,
//! old and new; with it what follows by rule: withdrawal after so many forfeits, a draft that no longer fits.

use super::Desk;
use crate::domain::command::Context;
use crate::domain::fact::Fact;
use crate::domain::foul::{Foul, Incident, What};
use crate::domain::ids::{IncidentId, PlayerId, RoundNo, SectionId};
use crate::domain::player::{Player, Status};
use crate::domain::round::{Board, Outcome, Stage};
use crate::domain::tournament::Tournament;
use std::collections::{BTreeMap, BTreeSet};

mod told;

/// The facts of an act so far and the tournament as they leave it, so that each step of a command sees the
/// steps before it.
pub(super) struct Steps<'a> {
    /// The state before the act.
    before: &'a Tournament,
    /// The state the steps so far leave.
    pub(super) now: Tournament,
    /// The section whose boards and log it touches.
    pub(super) section: SectionId,
    facts: Vec<Fact>,
    /// Boards touched, by round and rank.
    boards: BTreeSet<(RoundNo, u32)>,
    /// Players whose status was given, with the reason and whether the regulation gave it.
    statuses: BTreeMap<PlayerId, (String, bool)>,
    /// Entries of the log touched, with the reason.
    amended: BTreeMap<IncidentId, String>,
}

impl<'a> Steps<'a> {
    pub(super) fn on(tournament: &'a Tournament, section: SectionId) -> Self {
        Self {
            before: tournament,
            now: tournament.clone(),
            section,
            facts: Vec::new(),
            boards: BTreeSet::new(),
            statuses: BTreeMap::new(),
            amended: BTreeMap::new(),
        }
    }

    /// Nothing yet, in the section of the desk.
    pub(super) fn of(desk: &Desk<'a>) -> Self {
        Self::on(desk.tournament, desk.section)
    }

    /// Adds a fact. One that does not fit the state stays in the act: the book refuses it by name.
    pub(super) fn push(&mut self, fact: Fact) {
        let _fitted = self.now.apply(&fact);
        self.facts.push(fact);
    }

    /// Something is logged, and nothing else happens.
    pub(super) fn logged(desk: &Desk<'a>, round: RoundNo, table: Option<u32>, what: What) -> Vec<Fact> {
        let mut steps = Self::of(desk);
        steps.log(desk.context, round, table, what);
        steps.into_facts()
    }

    /// Something is logged.
    pub(super) fn log(&mut self, context: &Context, round: RoundNo, table: Option<u32>, what: What) {
        let logged = self.facts.iter().filter(|f| matches!(f, Fact::Logged { .. }));
        let part = logged.count() as u32 + 1;
        self.push(Fact::Logged {
            section: self.section,
            incident: Box::new(Incident {
                id: IncidentId {
                    seq: context.seq,
                    part,
                },
                round,
                table,
                what,
                at: context.now,
                by: context.by.clone(),
            }),
        });
    }

    /// The board a player sits at in a published round.
    pub(super) fn board_of(&self, round: RoundNo, player: PlayerId) -> Option<Board> {
        self.now
            .round(self.section, round)
            .filter(|r| r.stage != Stage::Draft)?
            .board_of(player)
            .cloned()
    }

    /// The board is this one now; the same rank.
    pub(super) fn put(&mut self, round: RoundNo, board: Board) {
        self.boards.insert((round, board.board));
        let stands = self.now.round(self.section, round);
        let Some(was) = stands.and_then(|r| r.boards().iter().find(|b| b.board == board.board)) else {
            return;
        };
        let fact = Fact::BoardChanged {
            section: self.section,
            round,
            was: Box::new(was.clone()),
            now: Box::new(board),
        };
        let _fitted = self.now.apply(&fact);
    }

    /// The board says this now; a result keyed twice is no longer agreed.
    pub(super) fn set_outcome(&mut self, round: RoundNo, mut board: Board, outcome: Outcome) {
        if board.outcome != outcome {
            board.outcome = outcome;
            board.verified = false;
            self.put(round, board);
        }
    }

    /// Something logged is otherwise now.
    pub(super) fn amend(&mut self, id: IncidentId, now: What, reason: String) {
        let Some(incident) = self.now.incident(self.section, id) else {
            return;
        };
        let fact = Fact::IncidentChanged {
            section: self.section,
            id,
            was: Box::new(incident.what.clone()),
            now: Box::new(now),
            reason: reason.clone(),
        };
        let _fitted = self.now.apply(&fact);
        self.amended.insert(id, reason);
    }

    /// The fouls that stand, in order.
    pub(super) fn standing_fouls(&self) -> Vec<(IncidentId, Foul)> {
        let incidents = self.now.section(self.section).incidents.iter();
        incidents
            .filter_map(|incident| match &incident.what {
                What::Foul(foul) if foul.voided.is_none() => Some((incident.id, foul.clone())),
                _ => None,
            })
            .collect()
    }

    /// Voids the section's draft, if one stands.
    pub(super) fn void_draft(&mut self, section: SectionId) {
        if let Some(round) = self.now.draft(section).map(|r| r.number) {
            self.push(Fact::DraftVoided { section, round });
        }
    }

    /// Voids the section's draft, if it no longer holds exactly those who are to be paired.
    pub(super) fn void_stale_draft(&mut self, section: SectionId) {
        if self.now.draft_is_stale(section) {
            self.void_draft(section);
        }
    }

    /// Gives the boards of the section's draft the tables they have by the fixed tables now; nothing else of
    /// the draft changes.
    pub(super) fn lay_tables_anew(&mut self, section: SectionId) {
        let Some(draft) = self.now.draft(section) else {
            return;
        };
        let players: Vec<_> = draft
            .boards()
            .iter()
            .map(|b| (b.red.player, b.black.player))
            .collect();
        let mut pairing = draft.pairing.clone();
        for (board, table) in pairing.boards.iter_mut().zip(self.now.tables(section, &players)) {
            board.table = table;
        }
        if pairing != draft.pairing {
            let round = draft.number;
            self.push(Fact::Drafted {
                section,
                round,
                pairing: Box::new(pairing),
            });
        }
    }

    /// Changes a player's status by the arbiter's word.
    pub(super) fn set_status(&mut self, id: PlayerId, now: Status, reason: &str) {
        self.change_status(id, now, reason, false);
    }

    /// Withdraws those of these players whom the regulation withdraws for their forfeits.
    pub(super) fn withdraw_by_forfeits(&mut self, players: &[PlayerId]) {
        for id in players {
            if self.now.forfeits_withdraw(*id) {
                self.change_status(*id, Status::Withdrawn, "", true);
            }
        }
    }

    /// Takes back in those whom the regulation withdrew for forfeits that are gone.
    pub(super) fn take_back_by_forfeits(&mut self, section: SectionId) {
        let limit = self.now.regulation.forfeits_withdraw;
        let back: Vec<PlayerId> = self
            .now
            .withdrawn_by_rule
            .iter()
            .copied()
            .filter(|id| self.now.players.get(id).is_some_and(|p| p.section == section))
            .filter(|id| self.now.unexcused_forfeits(*id) < limit)
            .collect();
        for id in back {
            self.change_status(id, Status::Active, "", true);
        }
    }

    fn change_status(&mut self, id: PlayerId, now: Status, reason: &str, by_rule: bool) {
        let was = self.now.player(id).status.clone();
        if was == now {
            return;
        }
        let fact = Fact::StatusChanged {
            id,
            was,
            now,
            reason: reason.to_owned(),
            by_rule,
        };
        let _fitted = self.now.apply(&fact);
        self.statuses.insert(id, (reason.to_owned(), by_rule));
    }

    /// Notes why a player who is out left, if a reason is given and differs.
    pub(super) fn set_reason(&mut self, id: PlayerId, reason: &str) {
        let known = self.now.reasons.get(&id).map_or("", String::as_str);
        if reason.is_empty() || known == reason {
            return;
        }
        let status = self.now.player(id).status.clone();
        self.push(Fact::StatusChanged {
            id,
            was: status.clone(),
            now: status,
            reason: reason.to_owned(),
            by_rule: self.now.withdrawn_by_rule.contains(&id),
        });
    }

    /// Changes what is registered of a player, if it differs.
    pub(super) fn set_entry(&mut self, id: PlayerId, now: crate::domain::player::Entry) {
        let was = &self.now.player(id).entry;
        if *was != now {
            let was = Box::new(was.clone());
            self.push(Fact::PlayerChanged {
                id,
                was,
                now: Box::new(now),
            });
        }
    }

    /// Gives a player a number or takes it, if it differs; a draft was made by the numbers, so it is voided.
    pub(super) fn set_number(&mut self, id: PlayerId, number: Option<u32>) {
        let player = self.now.player(id);
        let (was, section) = (player.number, player.section);
        if was != number {
            self.push(Fact::NumberGiven { id, was, number });
            self.void_draft(section);
        }
    }

    /// Registers a player.
    pub(super) fn add(&mut self, player: Player) -> PlayerId {
        let id = self.now.next_player_id();
        let (section, numbered) = (player.section, player.number.is_some());
        self.push(Fact::PlayerAdded {
            id,
            player: Box::new(player),
        });
        if numbered {
            self.void_stale_draft(section);
        }
        id
    }

    /// The round to be paired next.
    pub(super) fn next_round(&self, section: SectionId) -> RoundNo {
        self.now.published(section) + 1
    }
}
