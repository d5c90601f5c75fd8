//! What the console sees of the tournament: the book, the time, and lists made from them.

use super::edited::Edited;
use super::finals::Finals;
use super::log;
use super::model::Model;
use crate::domain::act::{Act, Book};
use crate::domain::fact::Fact;
use crate::domain::foul::Incident;
use crate::domain::ids::{PlayerId, RoundNo, SectionId, Seq, Side};
use crate::domain::pairing::Broken;
use crate::domain::round::{Board, MadeBy, Moment, Round, Stage};
use crate::domain::standings::{Remembered, Standings, standings, standings_again};
use crate::domain::tournament::Tournament;
use crate::domain::warnings::{Warning, warnings};
use crate::text::pinyin::Index;
use std::cell::OnceCell;

/// What is computed once for a state and a section, not once a frame.
#[derive(Debug)]
pub struct Derived {
    head: Seq,
    section: SectionId,
    /// Live standings.
    pub standings: Standings,
    remembered: Option<Remembered>,
    /// The standings after each published round, once looked at.
    earlier: Vec<OnceCell<Standings>>,
    /// What players are found by, once somebody looks for one.
    finder: OnceCell<Vec<(PlayerId, Index)>>,
    /// The rules a draft changed by hand breaks.
    pub broken: Vec<Broken>,
    /// The draft as it was first drawn up, before changes by hand: table, red, black.
    pub machine: Vec<(u32, PlayerId, PlayerId)>,
    /// What happened beside the plain results, newest first.
    pub log: Vec<log::Row>,
    /// What the arbiter should know before the start; empty once round 1 stands.
    pub warnings: Vec<Warning>,
    /// Prizes, teams and ties, once asked for.
    finals: OnceCell<Finals>,
}

impl Derived {
    /// Computes all for the state of the book.
    pub fn of(book: &Book, section: SectionId, now: Moment) -> Self {
        Self::after(book, section, now, None)
    }

    /// The same, with what the lists of an earlier state remember.
    pub fn renewed(&mut self, book: &Book, section: SectionId, now: Moment) {
        *self = Self::after(book, section, now, self.remembered.take());
    }

    fn after(book: &Book, section: SectionId, now: Moment, mut remembered: Option<Remembered>) -> Self {
        let tournament = book.tournament();
        let hand = tournament
            .draft(section)
            .filter(|draft| draft.pairing.made_by == MadeBy::Hand);
        let broken = hand.map_or(Vec::new(), |draft| {
            tournament.broken_rules(section, draft.number, &draft.pairing)
        });
        let machine = hand.map_or(Vec::new(), |draft| machine_made(book, section, draft.number));
        let warnings = if tournament.newest(section).is_none() {
            warnings(tournament, section, now)
        } else {
            Vec::new()
        };
        Self {
            broken,
            machine,
            warnings,
            log: log::rows(book, section),
            finals: OnceCell::new(),
            head: book.head(),
            section,
            standings: standings_again(tournament, section, RoundNo::MAX, &mut remembered),
            earlier: (1..=tournament.published(section))
                .map(|_| OnceCell::new())
                .collect(),
            remembered,
            finder: OnceCell::new(),
        }
    }

    /// Whether it is of this state.
    pub fn fits(&self, book: &Book, section: SectionId) -> bool {
        self.head == book.head() && self.section == section
    }
}

/// The newest pairing of a round that the program made: what changes by hand are measured by.
fn machine_made(book: &Book, section: SectionId, round: RoundNo) -> Vec<(u32, PlayerId, PlayerId)> {
    let facts = book.undoable().filter_map(|entry| match &entry.act {
        Act::Do { facts, .. } => Some(facts.iter().rev()),
        _ => None,
    });
    facts
        .flatten()
        .find_map(|fact| match fact {
            Fact::Drafted {
                section: s,
                round: r,
                pairing,
            } if *s == section && *r == round && pairing.made_by == MadeBy::Machine => {
                let seats = |b: &Board| (b.table, b.red.player, b.black.player);
                Some(pairing.boards.iter().map(seats).collect())
            }
            _ => None,
        })
        .unwrap_or_default()
}

/// What the console sees.
#[derive(Debug, Clone, Copy)]
pub struct Sight<'a> {
    /// Acts and tournament.
    pub book: &'a Book,
    /// Now, by the hall's clock.
    pub now: Moment,
    /// Why acts are not taken, in words; none if they are.
    pub barred: Option<&'a str>,
    /// Why the newest snapshot is not written, if it is not.
    pub snapshot_trouble: Option<&'a str>,
    /// The regulation file beside the one in force.
    pub edited: &'a Edited,
    /// Lists made before.
    pub derived: &'a Derived,
}

impl<'a> Sight<'a> {
    /// The tournament.
    pub fn tournament(&self) -> &'a Tournament {
        self.book.tournament()
    }

    /// Prizes, teams and ties of the section shown.
    pub fn finals(&self) -> &'a Finals {
        let derived = self.derived;
        derived
            .finals
            .get_or_init(|| Finals::of(self.book, derived.section))
    }

    /// What the players of the section are found by.
    pub fn finder(&self) -> &'a [(PlayerId, Index)] {
        self.derived.finder.get_or_init(|| {
            self.tournament()
                .players_in(self.derived.section)
                .map(|(id, p)| (id, Index::new(p.number, &p.entry.name, &p.entry.unit)))
                .collect()
        })
    }

    /// The round shown.
    pub fn round(&self, model: &Model) -> Option<&'a Round> {
        let tournament = self.tournament();
        match model.round {
            Some(number) => tournament.round(model.section, number),
            None => tournament.newest(model.section),
        }
    }

    /// The standings beside the round shown: the live ones, or those after an earlier round.
    pub fn standings(&self, model: &Model) -> &'a Standings {
        let derived = self.derived;
        let earlier = model.round.and_then(|round| {
            let cell = derived.earlier.get((round as usize).checked_sub(1)?)?;
            Some(cell.get_or_init(|| standings(self.tournament(), derived.section, round)))
        });
        earlier.unwrap_or(&derived.standings)
    }

    /// Whether the round shown is a draft.
    pub fn is_draft(&self, model: &Model) -> bool {
        self.round(model).is_some_and(|r| r.stage == Stage::Draft)
    }

    /// Whether results are keyed in the round shown: it is the newest published one and not closed.
    pub fn is_running(&self, model: &Model) -> bool {
        self.round(model).is_some_and(|r| {
            r.stage == Stage::Published && r.number == self.tournament().published(model.section)
        })
    }

    /// The boards listed.
    pub fn boards(&self, model: &Model) -> Vec<&'a Board> {
        let Some(round) = self.round(model) else {
            return Vec::new();
        };
        round
            .boards()
            .iter()
            .filter(|b| !model.open_only || b.outcome.is_open() || round.stage == Stage::Draft)
            .collect()
    }

    /// The board with the cursor.
    pub fn board_at_cursor(&self, model: &Model) -> Option<&'a Board> {
        let boards = self.boards(model);
        let at = model.cursors[0].at.min(boards.len().saturating_sub(1));
        boards.get(at).copied()
    }

    /// The roster: by number, then those without one in the order registered.
    pub fn roster(&self, section: SectionId) -> Vec<PlayerId> {
        let tournament = self.tournament();
        let numbered = tournament.numbered(section).into_iter().map(|(_, id)| id);
        let others = tournament
            .players_in(section)
            .filter(|(_, p)| p.number.is_none())
            .map(|(id, _)| id);
        numbered.chain(others).collect()
    }

    /// The incidents, newest first.
    pub fn incidents(&self, section: SectionId) -> Vec<&'a Incident> {
        self.tournament()
            .section(section)
            .incidents
            .iter()
            .rev()
            .collect()
    }

    /// The player with the cursor in the panel in use: on the board list the one on the red side.
    pub fn player_at_cursor(&self, model: &Model) -> Option<PlayerId> {
        use super::model::Panel;
        let at = model.cursors[model.panel.index()].at;
        match model.panel {
            Panel::Boards => self.board_at_cursor(model).map(|b| b.seat(Side::Red).player),
            Panel::Standings => self.standings(model).rows.get(at).map(|r| r.player),
            Panel::Roster => self.roster(model.section).get(at).copied(),
            Panel::Clock => log::at_cursor(model, self)?.players.first().copied(),
        }
    }

    /// How many rows a panel has.
    pub fn rows(&self, model: &Model, panel: super::model::Panel) -> usize {
        use super::model::Panel;
        match panel {
            Panel::Boards => self.boards(model).len(),
            Panel::Standings => self.standings(model).rows.len(),
            Panel::Roster => self.tournament().players_in(model.section).count(),
            Panel::Clock => log::listed(model, self).len(),
        }
    }
}
