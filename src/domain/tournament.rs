//! The tournament as the facts leave it, and what can be asked of it.
//!
//! [`Tournament::apply`] judges nothing: rules live in [`super::decide`]. It checks only that a fact fits what
//! it says it replaces, so that an act can be voided when the later ones do not depend on it.

use crate::domain::command::KnockoutGame;
use crate::domain::fact::{Absence, KoGame, LotMethod, TieLots};
use crate::domain::foul::Incident;
use crate::domain::ids::{Number, PlayerId, RoundNo, SectionId, Side};
use crate::domain::player::{Player, Status};
use crate::domain::regulation::Regulation;
use crate::domain::round::{Board, Out, OutReason, Outcome, Round, Stage};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

mod apply;
mod field;
mod forfeits;
mod questions;
mod record;
mod tables;
pub use apply::Misfit;
pub use field::{by_number, pairing_rules};
pub use forfeits::forfeited_without_leave;
pub use questions::Standing;
pub use record::Entered;

/// A luck draw as recorded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LuckDraw {
    /// Key of the prize list.
    pub prize: String,
    /// Seed.
    pub seed: u64,
    /// Who took part.
    pub among: Vec<PlayerId>,
    /// Winners in the order drawn.
    pub winners: Vec<PlayerId>,
}

/// What belongs to one section.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Section {
    /// Rounds in order; the last may be a draft.
    pub rounds: Vec<Round>,
    /// How the lots were drawn, once they were.
    pub lots: Option<LotMethod>,
    /// Incidents in the order logged.
    pub incidents: Vec<Incident>,
    /// Lots between level players, in the order drawn.
    pub tie_lots: Vec<TieLots>,
    /// The cut: after which round, and the players in the order of their places.
    pub cut: Option<(RoundNo, Vec<PlayerId>)>,
    /// The knockout.
    pub knockout: BTreeMap<KnockoutGame, KoGame>,
    /// Nominated awards by prize list.
    pub awards: BTreeMap<String, Vec<PlayerId>>,
    /// Luck draws.
    pub luck: Vec<LuckDraw>,
    /// Answers given for this section alone.
    #[serde(default)]
    pub answers: BTreeMap<String, String>,
}

/// The whole tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    /// The regulation in force, answers included.
    pub regulation: Regulation,
    /// Answers given for the whole tournament.
    pub answers: BTreeMap<String, String>,
    /// Players by id, in the order registered.
    pub players: BTreeMap<PlayerId, Player>,
    /// Absences announced or noted, by player and round.
    pub absences: BTreeMap<PlayerId, BTreeMap<RoundNo, Absence>>,
    /// Players withdrawn by a rule (so many forfeits): who is no longer due is taken back in.
    pub withdrawn_by_rule: BTreeSet<PlayerId>,
    /// Why players withdrew or were expelled, as far as a reason was given.
    #[serde(default)]
    pub reasons: BTreeMap<PlayerId, String>,
    /// Sections, as many as the regulation names, at least one.
    pub sections: Vec<Section>,
}

impl Tournament {
    /// A tournament under this regulation with nobody in it.
    pub fn new(regulation: Regulation) -> Self {
        let sections = vec![Section::default(); regulation.section_count()];
        Self {
            regulation,
            answers: BTreeMap::new(),
            players: BTreeMap::new(),
            absences: BTreeMap::new(),
            withdrawn_by_rule: BTreeSet::new(),
            reasons: BTreeMap::new(),
            sections,
        }
    }

    /// A section; every [`SectionId`] in use names one of the regulation.
    pub fn section(&self, section: SectionId) -> &Section {
        &self.sections[section.0]
    }

    /// Every section's id.
    pub fn section_ids(&self) -> impl Iterator<Item = SectionId> + use<> {
        (0..self.sections.len()).map(SectionId)
    }

    /// The section with this key.
    pub fn section_named(&self, key: &str) -> Option<SectionId> {
        self.section_ids()
            .find(|s| self.regulation.section_key(*s) == key)
    }

    /// A player; every [`PlayerId`] in a fact names one.
    pub fn player(&self, id: PlayerId) -> &Player {
        &self.players[&id]
    }

    /// The players of a section in the order registered.
    pub fn players_in(&self, section: SectionId) -> impl Iterator<Item = (PlayerId, &Player)> {
        self.players
            .iter()
            .filter(move |(_, p)| p.section == section)
            .map(|(id, p)| (*id, p))
    }

    /// The players of a section who have a number, by number.
    pub fn numbered(&self, section: SectionId) -> Vec<(Number, PlayerId)> {
        let mut list: Vec<_> = self
            .players_in(section)
            .filter_map(|(id, p)| p.number.map(|n| (n, id)))
            .collect();
        list.sort_unstable();
        list
    }

    /// The player with a number.
    pub fn by_number(&self, section: SectionId, number: Number) -> Option<PlayerId> {
        self.players_in(section)
            .find(|(_, p)| p.number == Some(number))
            .map(|(id, _)| id)
    }

    /// The id the next registered player gets.
    pub fn next_player_id(&self) -> PlayerId {
        PlayerId(self.players.last_key_value().map_or(1, |(id, _)| id.0 + 1))
    }

    /// A round.
    pub fn round(&self, section: SectionId, number: RoundNo) -> Option<&Round> {
        self.section(section)
            .rounds
            .get((number as usize).checked_sub(1)?)
    }

    /// The newest published round, open or closed.
    pub fn current(&self, section: SectionId) -> Option<&Round> {
        self.section(section)
            .rounds
            .iter()
            .rev()
            .find(|r| r.stage != Stage::Draft)
    }

    /// The number of the newest published round; 0 before round 1.
    pub fn published(&self, section: SectionId) -> RoundNo {
        self.current(section).map_or(0, |r| r.number)
    }

    /// The draft, if one stands.
    pub fn draft(&self, section: SectionId) -> Option<&Round> {
        self.section(section)
            .rounds
            .last()
            .filter(|r| r.stage == Stage::Draft)
    }

    /// The newest round, a draft included.
    pub fn newest(&self, section: SectionId) -> Option<&Round> {
        self.section(section).rounds.last()
    }

    /// The published round not yet closed, if there is one.
    pub fn running(&self, section: SectionId) -> Option<&Round> {
        self.current(section).filter(|r| r.stage == Stage::Published)
    }

    /// Whether a player is to be paired where fees are a condition.
    pub fn fee_allows(&self, player: &Player, round: RoundNo) -> bool {
        let rules = &self.regulation;
        rules.unpaid_are_paired
            || player.entry.fee.settled()
            || rules
                .unpaid_paired_with
                .iter()
                .any(|t| player.entry.tags.contains(t))
            || (rules.unpaid_only_first_round && round > 1)
    }

    /// Why a player is out of a round to be paired now; none if he is in.
    pub fn out_of(&self, id: PlayerId, round: RoundNo) -> Option<OutReason> {
        let player = self.player(id);
        match player.status {
            Status::Withdrawn => return Some(OutReason::Withdrawn),
            Status::Expelled => return Some(OutReason::Expelled),
            Status::Knockout => return Some(OutReason::Knockout),
            Status::Active => {}
        }
        if let Some(absence) = self.absences.get(&id).and_then(|a| a.get(&round)) {
            return Some(OutReason::Absent {
                excused: absence.excused,
            });
        }
        (!self.fee_allows(player, round)).then_some(OutReason::Unpaid)
    }

    /// Who of the numbered players is out of a round to be paired now, by number.
    pub fn out_now(&self, section: SectionId, round: RoundNo) -> Vec<Out> {
        self.numbered(section)
            .into_iter()
            .filter_map(|(_, id)| self.out_of(id, round).map(|reason| Out { player: id, reason }))
            .collect()
    }

    /// A player's points from the results that stand, rounds 1 to `through`. Open, disputed and pending
    /// boards give none; a bye counts from publication; a draft never.
    pub fn points(&self, id: PlayerId, through: RoundNo) -> i32 {
        let section = self.player(id).section;
        self.section(section)
            .rounds
            .iter()
            .filter(|r| r.number <= through && r.stage != Stage::Draft)
            .map(|r| self.points_in(id, r))
            .sum()
    }

    /// A player's points of one published round.
    pub fn points_in(&self, id: PlayerId, round: &Round) -> i32 {
        let section = self.player(id).section;
        if round.pairing.bye.as_ref().is_some_and(|b| b.player == id) {
            return self.regulation.points_of(section).bye;
        }
        let Some(board) = round.board_of(id) else { return 0 };
        let Some(side) = board.side_of(id) else { return 0 };
        board
            .outcome
            .word()
            .map_or(0, |word| self.points_of(section, word, side))
    }

    /// What a result of a section gives a side.
    pub fn points_of(&self, section: SectionId, word: crate::domain::round::Word, side: Side) -> i32 {
        use crate::domain::round::Word;
        let points = self.regulation.points_of(section);
        match word.winner() {
            Some(winner) if winner == side => points.win,
            Some(_) if word.forfeited_by(side) => 0,
            Some(_) => points.loss,
            None if word == Word::Draw => points.draw,
            None if word == Word::BothLose => points.loss,
            None => 0,
        }
    }

    /// Fouls a player has in rounds 0 to `through`, voided ones apart.
    pub fn fouls(&self, id: PlayerId, through: RoundNo) -> u32 {
        self.standing_fouls(id)
            .filter(|(i, _)| i.round <= through)
            .map(|(_, f)| f.count)
            .sum()
    }

    /// Fouls of a player that count for the threshold of his game in a round.
    pub fn fouls_in_game(&self, id: PlayerId, round: RoundNo) -> u32 {
        self.standing_fouls(id)
            .filter(|(i, f)| i.round == round && f.in_game)
            .map(|(_, f)| f.count)
            .sum()
    }

    /// Every foul of a player that stands.
    pub fn standing_fouls(
        &self,
        id: PlayerId,
    ) -> impl Iterator<Item = (&Incident, &crate::domain::foul::Foul)> {
        let section = self.player(id).section;
        self.section(section)
            .incidents
            .iter()
            .filter_map(move |i| i.standing_foul().filter(|f| f.player == id).map(|f| (i, f)))
    }

    /// An incident by its id.
    pub fn incident(&self, section: SectionId, id: crate::domain::ids::IncidentId) -> Option<&Incident> {
        self.section(section).incidents.iter().find(|i| i.id == id)
    }

    /// Whether a board owes a score sheet for the media.
    pub fn owes_sheet(&self, section: SectionId, round: &Round, board: &Board) -> bool {
        let Some(rule) = &self.regulation.recording else {
            return false;
        };
        let here = rule
            .section
            .as_deref()
            .is_none_or(|s| s == self.regulation.section_key(section));
        here && (board.sheet_picked || (round.number >= rule.from_round && board.board <= rule.boards))
    }

    /// Who hands the sheet in: the winner, red in a draw; nobody while open or unplayed.
    pub fn sheet_owner(board: &Board) -> Option<Side> {
        let word = board.outcome.word().filter(|w| w.played())?;
        Some(word.winner().unwrap_or(Side::Red))
    }

    /// Whether every published round is closed, no board pending, and all rounds are played.
    pub fn is_complete(&self, section: SectionId) -> bool {
        let rounds = &self.section(section).rounds;
        rounds.len() as u32 >= self.regulation.rounds_of(section)
            && rounds.iter().all(|r| r.stage == Stage::Closed)
            && !self.has_pending(section)
    }

    /// Whether a board of a published round is pending.
    pub fn has_pending(&self, section: SectionId) -> bool {
        self.section(section)
            .rounds
            .iter()
            .filter(|r| r.stage != Stage::Draft)
            .any(|r| r.boards().iter().any(|b| b.outcome == Outcome::Pending))
    }

    /// The first table of a section.
    pub fn first_table(&self, section: SectionId) -> u32 {
        self.regulation
            .section_rule(section)
            .and_then(|s| s.first_table)
            .unwrap_or(1)
    }
}
