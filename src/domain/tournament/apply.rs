//! Taking facts in.

use super::{LuckDraw, Tournament};
use crate::domain::fact::Fact;
use crate::domain::ids::{RoundNo, SectionId};
use crate::domain::player::Status;
use crate::domain::round::{Board, Round, Stage};

/// A fact does not fit the state it is applied to: an earlier act it depends on is not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the fact does not fit the state: {0}")]
pub struct Misfit(pub &'static str);

fn fits(holds: bool, what: &'static str) -> Result<(), Misfit> {
    if holds { Ok(()) } else { Err(Misfit(what)) }
}

impl Tournament {
    fn round_mut(&mut self, section: SectionId, round: RoundNo) -> Result<&mut Round, Misfit> {
        let rounds = &mut self.sections.get_mut(section.0).ok_or(Misfit("section"))?.rounds;
        rounds
            .get_mut((round as usize).wrapping_sub(1))
            .ok_or(Misfit("round"))
    }

    fn board_mut(&mut self, section: SectionId, round: RoundNo, table: u32) -> Result<&mut Board, Misfit> {
        let boards = &mut self.round_mut(section, round)?.pairing.boards;
        boards
            .iter_mut()
            .find(|b| b.table == table)
            .ok_or(Misfit("table"))
    }

    fn section_mut(&mut self, section: SectionId) -> Result<&mut super::Section, Misfit> {
        self.sections.get_mut(section.0).ok_or(Misfit("section"))
    }

    fn player_mut(&mut self, id: crate::domain::ids::PlayerId) -> Result<&mut super::Player, Misfit> {
        self.players.get_mut(&id).ok_or(Misfit("player"))
    }

    /// Takes a fact in. On an error nothing of it was taken.
    ///
    /// # Errors
    /// [`Misfit`] if what the fact replaces is not what stands.
    pub fn apply(&mut self, fact: &Fact) -> Result<(), Misfit> {
        match fact {
            Fact::RegulationAdopted { regulation } => {
                self.regulation = (**regulation).clone();
                self.sections.resize_with(
                    self.regulation.section_count().max(self.sections.len()),
                    Default::default,
                );
            }
            Fact::Answered {
                question,
                section,
                value,
                was,
                regulation,
            } => {
                fits(self.answer(*section, question) == was.as_deref(), "answer")?;
                let answers = match section {
                    Some(section) => &mut self.section_mut(*section)?.answers,
                    None => &mut self.answers,
                };
                answers.insert(question.clone(), value.clone());
                self.regulation = (**regulation).clone();
            }
            Fact::RulesChanged { .. } => {}
            Fact::PlayerAdded { id, player } => {
                fits(!self.players.contains_key(id), "player exists")?;
                fits(player.section.0 < self.sections.len(), "section")?;
                self.players.insert(*id, (**player).clone());
            }
            Fact::PlayerChanged { id, was, now } => {
                let player = self.player_mut(*id)?;
                fits(player.entry == **was, "player")?;
                player.entry = (**now).clone();
            }
            Fact::PlayerRemoved { id, was } => {
                fits(self.players.get(id) == Some(was), "player")?;
                self.players.remove(id);
                self.absences.remove(id);
            }
            Fact::LotsDrawn {
                section,
                method,
                numbers,
            } => {
                fits(
                    numbers.iter().all(|(id, _)| self.players.contains_key(id)),
                    "player",
                )?;
                for player in self.players.values_mut().filter(|p| p.section == *section) {
                    player.number = None;
                }
                for (id, number) in numbers {
                    self.player_mut(*id)?.number = Some(*number);
                }
                self.section_mut(*section)?.lots = Some(*method);
            }
            Fact::NumberGiven { id, was, number } => {
                let player = self.player_mut(*id)?;
                fits(player.number == *was, "number")?;
                player.number = *number;
            }
            Fact::EnteredLate { id, from } => self.player_mut(*id)?.late_from = Some(*from),
            Fact::StatusChanged {
                id,
                was,
                now,
                by_rule,
                reason,
            } => {
                let player = self.player_mut(*id)?;
                fits(player.status == *was, "status")?;
                player.status = now.clone();
                if matches!(now, Status::Withdrawn | Status::Expelled) && !reason.is_empty() {
                    self.reasons.insert(*id, reason.clone());
                } else {
                    self.reasons.remove(id);
                }
                if *by_rule && *now == Status::Withdrawn {
                    self.withdrawn_by_rule.insert(*id);
                } else {
                    self.withdrawn_by_rule.remove(id);
                }
            }
            Fact::AbsenceSet { id, round, was, now } => {
                let absences = self.absences.entry(*id).or_default();
                fits(absences.get(round) == was.as_ref(), "absence")?;
                match now {
                    Some(absence) => absences.insert(*round, *absence),
                    None => absences.remove(round),
                };
                if absences.is_empty() {
                    self.absences.remove(id);
                }
            }
            Fact::TableFixed { id, was, table } => {
                let player = self.player_mut(*id)?;
                fits(player.fixed_table == *was, "fixed table")?;
                player.fixed_table = *table;
            }
            Fact::Drafted {
                section,
                round,
                pairing,
            } => {
                let rounds = &mut self.section_mut(*section)?.rounds;
                if rounds.last().is_some_and(|r| r.stage == Stage::Draft) {
                    rounds.pop();
                }
                fits(rounds.len() as u32 + 1 == *round, "round")?;
                rounds.push(Round {
                    number: *round,
                    stage: Stage::Draft,
                    pairing: (**pairing).clone(),
                    started: None,
                    published: None,
                });
            }
            Fact::DraftVoided { section, round } => {
                let rounds = &mut self.section_mut(*section)?.rounds;
                fits(
                    rounds
                        .last()
                        .is_some_and(|r| r.number == *round && r.stage == Stage::Draft),
                    "draft",
                )?;
                rounds.pop();
            }
            Fact::Published { section, round, at } => {
                let round = self.round_mut(*section, *round)?;
                fits(round.stage == Stage::Draft, "draft")?;
                round.stage = Stage::Published;
                round.published = Some(*at);
            }
            Fact::Unpaired { section, round, .. } => {
                let rounds = &mut self.section_mut(*section)?.rounds;
                let last = rounds
                    .last()
                    .is_some_and(|r| r.number == *round && r.stage == Stage::Published);
                fits(last, "published round")?;
                rounds.pop();
            }
            Fact::Started {
                section,
                round,
                was,
                at,
            } => {
                let round = self.round_mut(*section, *round)?;
                fits(round.started == *was, "start")?;
                round.started = Some(*at);
            }
            Fact::OutcomeSet {
                section,
                round,
                table,
                was,
                now,
            } => {
                let board = self.board_mut(*section, *round, *table)?;
                fits(board.outcome == *was, "outcome")?;
                board.outcome = now.clone();
            }
            Fact::Verified {
                section,
                round,
                table,
                verified,
            } => {
                self.board_mut(*section, *round, *table)?.verified = *verified;
            }
            Fact::BoardChanged {
                section,
                round,
                was,
                now,
            } => {
                let boards = &mut self.round_mut(*section, *round)?.pairing.boards;
                let board = boards
                    .iter_mut()
                    .find(|b| b.board == was.board)
                    .ok_or(Misfit("board"))?;
                fits(*board == **was, "board")?;
                *board = (**now).clone();
            }
            Fact::BoardAdded {
                section,
                round,
                bye,
                board,
            } => {
                let pairing = &mut self.round_mut(*section, *round)?.pairing;
                fits(pairing.bye.as_ref() == Some(bye), "bye")?;
                pairing.bye = None;
                pairing.boards.push((**board).clone());
            }
            Fact::BoardsMerged {
                section,
                round,
                was,
                gone,
                now,
                absent,
            } => {
                let pairing = &mut self.round_mut(*section, *round)?.pairing;
                let find =
                    |b: &Board, boards: &[Board]| boards.iter().position(|x| x == b).ok_or(Misfit("board"));
                let (first, second) = (find(was, &pairing.boards)?, find(gone, &pairing.boards)?);
                pairing.boards[first] = (**now).clone();
                pairing.boards[second] = (**absent).clone();
            }
            Fact::SheetSet {
                section,
                round,
                table,
                was,
                now,
            } => {
                let board = self.board_mut(*section, *round, *table)?;
                fits(board.sheet == *was, "sheet")?;
                board.sheet = *now;
            }
            Fact::SheetsPicked {
                section,
                round,
                tables,
                ..
            } => {
                for board in &mut self.round_mut(*section, *round)?.pairing.boards {
                    board.sheet_picked = tables.contains(&board.table);
                }
            }
            Fact::MissingSet {
                section,
                round,
                table,
                was,
                now,
            } => {
                let board = self.board_mut(*section, *round, *table)?;
                fits(board.missing == *was, "missing")?;
                board.missing = *now;
            }
            Fact::Logged { section, incident } => {
                let incidents = &mut self.section_mut(*section)?.incidents;
                fits(incidents.iter().all(|i| i.id != incident.id), "incident")?;
                incidents.push((**incident).clone());
            }
            Fact::IncidentChanged {
                section,
                id,
                was,
                now,
                ..
            } => {
                let incidents = &mut self.section_mut(*section)?.incidents;
                let incident = incidents
                    .iter_mut()
                    .find(|i| i.id == *id)
                    .ok_or(Misfit("incident"))?;
                fits(incident.what == **was, "incident")?;
                incident.what = (**now).clone();
            }
            Fact::Closed { section, round } => {
                let round = self.round_mut(*section, *round)?;
                fits(round.stage == Stage::Published, "published round")?;
                round.stage = Stage::Closed;
            }
            Fact::TieLotsDrawn { section, lots } => self.section_mut(*section)?.tie_lots.push(lots.clone()),
            Fact::CutMade {
                section,
                round,
                players,
                games,
            } => {
                let section = self.section_mut(*section)?;
                fits(section.cut.is_none(), "cut")?;
                section.cut = Some((*round, players.clone()));
                section.knockout = games.iter().map(|g| (g.game, g.clone())).collect();
            }
            Fact::KoChanged { section, was, now } => {
                let games = &mut self.section_mut(*section)?.knockout;
                fits(games.get(&was.game) == Some(was), "knockout game")?;
                games.insert(now.game, (**now).clone());
            }
            Fact::Awarded {
                section,
                prize,
                player,
                given,
            } => {
                let list = self
                    .section_mut(*section)?
                    .awards
                    .entry(prize.clone())
                    .or_default();
                fits(list.contains(player) != *given, "award")?;
                if *given {
                    list.push(*player);
                } else {
                    list.retain(|p| p != player);
                }
            }
            Fact::LuckDrawn {
                section,
                prize,
                seed,
                among,
                winners,
            } => {
                self.section_mut(*section)?.luck.push(LuckDraw {
                    prize: prize.clone(),
                    seed: *seed,
                    among: among.clone(),
                    winners: winners.clone(),
                });
            }
        }
        Ok(())
    }
}
