//! The log of a round: everything that happened beside the plain results, from the acts that count.

use super::model::{LogFilter, Model};
use super::sight::Sight;
use crate::domain::act::{Act, Book, Entry};
use crate::domain::fact::Fact;
use crate::domain::foul::{Incident, What};
use crate::domain::ids::{IncidentId, PlayerId, RoundNo, SectionId, Seq, Side, Sides};
use crate::domain::round::{Board, Moment, Outcome, Sheet};
use crate::domain::tournament::Tournament;

/// What a row tells.
#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    /// An incident, as it stands now.
    Incident(IncidentId),
    /// A foul was voided, with the reason.
    Voided(IncidentId, String),
    /// A foul was moved to the other side, with the reason.
    Moved(IncidentId, String),
    /// An appeal was decided.
    Decided(IncidentId, String),
    /// A result that is more than a game played: a forfeit, a dispute, a correction.
    Outcome(Outcome, Outcome),
    /// A score sheet.
    Sheet(Sheet),
    /// The boards picked to owe one.
    Picked(Vec<u32>),
    /// Colours reversed, opponents exchanged, table moved: before and now.
    Seats(Box<Board>, Box<Board>),
    /// A latecomer plays the bye.
    Added,
    /// Two boards were made one.
    Merged,
    /// The clock was started.
    Started(Moment),
}

/// A row of the log.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// When it was entered.
    pub at: Moment,
    /// Who entered it.
    pub by: String,
    /// In which act.
    pub seq: Seq,
    /// Round; 0 = before round 1.
    pub round: RoundNo,
    /// Table, if at one.
    pub table: Option<u32>,
    /// The side it is about, if about one.
    pub sides: Option<Sides>,
    /// The players it is about.
    pub players: Vec<PlayerId>,
    /// What.
    pub event: Event,
}

/// All rows of a section, newest first.
pub fn rows(book: &Book, section: SectionId) -> Vec<Row> {
    let mut rows = Vec::new();
    for entry in book.undoable() {
        let Act::Do { facts, .. } = &entry.act else {
            continue;
        };
        let reader = Reader {
            tournament: book.tournament(),
            section,
            entry,
        };
        let mut found: Vec<Row> = facts.iter().filter_map(|fact| reader.row(fact)).collect();
        reader.amended(facts, &mut found);
        rows.extend(found.into_iter().rev());
    }
    rows
}

/// The rows listed in the panel, newest first.
pub fn listed<'a>(model: &Model, sight: &Sight<'a>) -> Vec<&'a Row> {
    let round = sight
        .round(model)
        .map(|r| r.number)
        .unwrap_or_default()
        .min(sight.tournament().published(model.section));
    let of_round = |row: &Row| row.round == round || (round <= 1 && row.round == 0);
    sight
        .derived
        .log
        .iter()
        .filter(|row| match model.log {
            LogFilter::Round => of_round(row),
            LogFilter::Table(table) => of_round(row) && row.table == Some(table),
            LogFilter::Player(player) => row.players.contains(&player),
        })
        .collect()
}

/// The row with the cursor.
pub fn at_cursor<'a>(model: &Model, sight: &Sight<'a>) -> Option<&'a Row> {
    listed(model, sight).get(model.cursors[3].at).copied()
}

impl Row {
    /// The incident it is about, as it stands now.
    pub fn incident<'a>(&self, tournament: &'a Tournament, section: SectionId) -> Option<&'a Incident> {
        match &self.event {
            Event::Incident(id) | Event::Voided(id, _) | Event::Moved(id, _) | Event::Decided(id, _) => {
                tournament.incident(section, *id)
            }
            _ => None,
        }
    }
}

/// Reads the facts of one act.
struct Reader<'a> {
    tournament: &'a Tournament,
    section: SectionId,
    entry: &'a Entry,
}

impl Reader<'_> {
    fn new_row(&self, round: RoundNo, table: Option<u32>, sides: Option<Sides>, event: Event) -> Row {
        let board = self
            .tournament
            .round(self.section, round)
            .zip(table)
            .and_then(|(r, table)| r.at_table(table));
        let players = match (board, sides) {
            (Some(board), Some(sides)) => sides.each().iter().map(|s| board.seat(*s).player).collect(),
            (Some(board), None) => vec![board.red.player, board.black.player],
            (None, _) => Vec::new(),
        };
        Row {
            at: self.entry.at,
            by: self.entry.by.clone(),
            seq: self.entry.seq,
            round,
            table,
            sides,
            players,
            event,
        }
    }

    fn row(&self, fact: &Fact) -> Option<Row> {
        let here = |section: &SectionId| *section == self.section;
        match fact {
            Fact::Logged { section, incident } if here(section) => Some(self.incident(incident)),
            Fact::OutcomeSet {
                section,
                round,
                table,
                was,
                now,
            } if here(section) && is_told(was, now) => {
                let event = Event::Outcome(was.clone(), now.clone());
                let forfeits = now.word().filter(|w| !w.played()).map(|word| {
                    match (word.forfeited_by(Side::Red), word.forfeited_by(Side::Black)) {
                        (true, false) => Sides::One(Side::Red),
                        (false, true) => Sides::One(Side::Black),
                        _ => Sides::Both,
                    }
                });
                Some(self.new_row(*round, Some(*table), forfeits, event))
            }
            Fact::SheetSet {
                section,
                round,
                table,
                now,
                ..
            } if here(section) => {
                let board = self.tournament.round(*section, *round)?.at_table(*table);
                let owner = board.and_then(Tournament::sheet_owner).map(Sides::One);
                Some(self.new_row(*round, Some(*table), owner, Event::Sheet(*now)))
            }
            Fact::SheetsPicked {
                section,
                round,
                tables,
                ..
            } if here(section) => Some(self.new_row(*round, None, None, Event::Picked(tables.clone()))),
            Fact::BoardChanged {
                section,
                round,
                was,
                now,
            } if here(section) && !(was.same_seats(now) && was.table == now.table) => {
                let event = Event::Seats(was.clone(), now.clone());
                Some(self.new_row(*round, Some(now.table), None, event))
            }
            Fact::BoardAdded {
                section,
                round,
                board,
                ..
            } if here(section) => Some(self.new_row(*round, Some(board.table), None, Event::Added)),
            Fact::BoardsMerged {
                section, round, now, ..
            } if here(section) => Some(self.new_row(*round, Some(now.table), None, Event::Merged)),
            Fact::Started {
                section, round, at, ..
            } if here(section) => Some(self.new_row(*round, None, None, Event::Started(*at))),
            _ => None,
        }
    }

    fn incident(&self, incident: &Incident) -> Row {
        // The incident may have been amended since; the tournament has it as it stands.
        let now = self.tournament.incident(self.section, incident.id);
        let what = now.map_or(&incident.what, |i| &i.what);
        let (round, table) = (incident.round, incident.table);
        let sides = match what {
            What::Foul(foul) => self
                .tournament
                .round(self.section, round)
                .and_then(|r| r.at_table(table?)?.side_of(foul.player))
                .map(Sides::One),
            What::Time { side, .. }
            | What::Offer { side }
            | What::Warning { side, .. }
            | What::Claim { side, .. } => Some(Sides::One(*side)),
            What::Ruling { side, .. } => side.map(Sides::One),
            What::Missing { sides } => *sides,
            What::Note { .. } | What::Appeal { .. } => None,
        };
        let mut row = self.new_row(round, table, sides, Event::Incident(incident.id));
        if let What::Foul(foul) = what {
            row.players = vec![foul.player];
        }
        row
    }

    /// What the act said of earlier incidents: a move voids the foul on its way, so only its end is told.
    fn amended(&self, facts: &[Fact], rows: &mut Vec<Row>) {
        let mut ends: Vec<(IncidentId, &What, &What, &str)> = Vec::new();
        for fact in facts {
            let Fact::IncidentChanged {
                section,
                id,
                was,
                now,
                reason,
            } = fact
            else {
                continue;
            };
            if *section != self.section {
                continue;
            }
            match ends.iter_mut().find(|(seen, ..)| seen == id) {
                Some(end) => (end.2, end.3) = (now, reason),
                None => ends.push((*id, was, now, reason)),
            }
        }
        for (id, was, now, reason) in ends {
            let event = match (was, now) {
                (What::Foul(before), What::Foul(after)) => match &after.voided {
                    Some(reason) => Event::Voided(id, reason.clone()),
                    None if before.player != after.player => Event::Moved(id, reason.to_owned()),
                    None => continue,
                },
                (
                    _,
                    What::Appeal {
                        decision: Some(text), ..
                    },
                ) => Event::Decided(id, text.clone()),
                _ => continue,
            };
            let Some(incident) = self.tournament.incident(self.section, id) else {
                continue;
            };
            let row = self.incident(incident);
            rows.push(Row { event, ..row });
        }
    }
}

/// Whether a change of a result belongs into the log: a game played and reported once does not.
fn is_told(was: &Outcome, now: &Outcome) -> bool {
    match (was, now) {
        (Outcome::Open, Outcome::Decided(decision)) => !decision.word.played(),
        (Outcome::Open, Outcome::Open) => false,
        _ => true,
    }
}
