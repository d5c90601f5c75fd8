//! The simulated arbiter's desk: he types lines, as everybody does.

use crate::cli::{Exit, Failure, Setting, grammar, request};
use crate::domain::chance::Chance;
use crate::domain::command::{EntryPatch, RosterRow};
use crate::domain::ids::{PlayerId, SectionId};
use crate::domain::player::Fee;
use crate::domain::refusal::Refusal;
use crate::domain::regulation::{Answers, Regulation};
use crate::domain::round::Moment;
use crate::domain::tournament::Tournament;
use crate::store::{ActError, Session};
use crate::text::refusal::Asker;
use crate::text::trouble;
use chrono::TimeDelta;
use std::collections::BTreeSet;

/// A session, chance and a clock.
pub(super) struct Desk<'a> {
    pub(super) session: Session,
    pub(super) setting: &'a Setting,
    pub(super) chance: Chance,
    pub(super) now: Moment,
}

impl Desk<'_> {
    pub(super) fn tournament(&self) -> &Tournament {
        self.session.book().tournament()
    }

    /// Gives a line, which must be taken.
    pub(super) fn give(&mut self, section: SectionId, line: &str) -> Result<(), Failure> {
        self.attempt(section, line)?.map_err(|refusal| {
            self.failure(
                line,
                trouble::act(&ActError::Refused(refusal), Asker::Line, self.setting.lang),
            )
        })
    }

    /// Gives a line, which may be refused.
    pub(super) fn attempt(&mut self, section: SectionId, line: &str) -> Result<Result<(), Refusal>, Failure> {
        self.now += TimeDelta::seconds(5);
        let key = self.tournament().regulation.section_key(section).to_owned();
        let line = if key.is_empty() {
            line.to_owned()
        } else {
            format!("@{key} {line}")
        };
        let lang = self.setting.lang;
        let parsed = grammar::parse_line(&line, self.tournament())
            .map_err(|error| self.failure(&line, crate::text::grammar::say(&error, lang)))?;
        let Some(parsed) = parsed else { return Ok(Ok(())) };
        let (asked, _) = request(parsed, &self.session, self.now.date_naive())
            .map_err(|error| self.failure(&line, trouble::request(&error, lang)))?;
        let chance = self.chance.below(u64::MAX);
        match self.session.act(&asked, self.now, "simulate", chance) {
            Ok(_) => Ok(Ok(())),
            Err(ActError::Refused(refusal)) => Ok(Err(refusal)),
            Err(error) => Err(self.failure(&line, trouble::act(&error, Asker::Line, lang))),
        }
    }

    fn failure(&self, line: &str, text: impl std::fmt::Display) -> Failure {
        let head = self.session.book().head();
        Failure::new(Exit::Refused, format!("#{head} {line}: {text}"))
    }

    /// One chance in so many.
    pub(super) fn one_in(&mut self, many: u64) -> bool {
        self.chance.below(many) == 0
    }

    /// One of a list; none of an empty one.
    pub(super) fn one_of<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        list.get(self.chance.below(list.len() as u64) as usize).copied()
    }

    /// Answers the questions that have no default and that something needs.
    pub(super) fn answer_what_must_be(&mut self) -> Result<(), Failure> {
        for section in self.tournament().section_ids() {
            let open: Vec<String> = self
                .tournament()
                .open_questions(section)
                .filter(|q| q.answers == Answers::LateMinutes)
                .map(|q| q.key.clone())
                .collect();
            for key in open {
                self.give(section, &format!("answer {key} 10"))?;
            }
        }
        Ok(())
    }

    /// A player's number, as lines name him.
    pub(super) fn number(&self, player: PlayerId) -> u32 {
        self.tournament().player(player).number.unwrap_or(0)
    }

    /// How strong a player is, 0 to 99: fixed by his id.
    pub(super) fn strength(player: PlayerId) -> i64 {
        i64::from(player.0.wrapping_mul(2_654_435_761) >> 16) % 100
    }
}

/// A roster of so many players: every section keeps its share of the sample's, and the first is filled up.
pub(super) fn resize(rows: &[RosterRow], players: usize, regulation: &Regulation) -> Vec<RosterRow> {
    let all = rows.len().max(1);
    let mut taken = Vec::new();
    for section in rows.iter().map(|r| r.section.clone()).collect::<BTreeSet<_>>() {
        let here: Vec<&RosterRow> = rows.iter().filter(|r| r.section == section).collect();
        let share = here.len() * players / all;
        taken.extend(here.into_iter().take(share).cloned());
    }
    taken.sort_by_key(|r| r.line);
    for line in taken.len()..players {
        taken.push(extra_row(all + line, regulation));
    }
    taken
}

/// A player beyond the sample's roster.
fn extra_row(line: usize, regulation: &Regulation) -> RosterRow {
    RosterRow {
        line,
        given: EntryPatch {
            name: Some(format!("增补{line:03}")),
            unit: Some("增补队".to_owned()),
            fee: Some(Fee::Paid),
            ..EntryPatch::default()
        },
        section: regulation.sections.first().map(|s| s.key.clone()),
        identity: None,
    }
}
