//! An act in the making: its facts, and the state they leave.

use crate::domain::fact::Fact;
use crate::domain::ids::{PlayerId, RoundNo, SectionId};
use crate::domain::player::{Player, Status};
use crate::domain::tournament::Tournament;

/// The facts of an act so far and the tournament as they leave it, so that each step of a command sees the
/// steps before it.
pub(super) struct Steps {
    /// The state the facts so far leave.
    pub(super) now: Tournament,
    facts: Vec<Fact>,
}

impl Steps {
    pub(super) fn on(tournament: &Tournament) -> Self {
        Self {
            now: tournament.clone(),
            facts: Vec::new(),
        }
    }

    /// Adds a fact. One that does not fit the state stays in the act: the book refuses it by name.
    pub(super) fn push(&mut self, fact: Fact) {
        let _fitted = self.now.apply(&fact);
        self.facts.push(fact);
    }

    pub(super) fn into_facts(self) -> Vec<Fact> {
        self.facts
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

    /// Changes a player's status by the arbiter's word, and voids a draft that no longer fits.
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
        let player = self.now.player(id);
        let section = player.section;
        if player.status == now {
            return;
        }
        let was = player.status.clone();
        self.push(Fact::StatusChanged {
            id,
            was,
            now,
            reason: reason.to_owned(),
            by_rule,
        });
        self.void_stale_draft(section);
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
