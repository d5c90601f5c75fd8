//! Level groups that something hangs on: a prize line, the cut, a team's sum (rulebook §5). Only lots decide
//! them, and the arbiter should know before he hangs out a list.

use crate::domain::ids::{PlayerId, RoundNo, SectionId};
use crate::domain::knockout;
use crate::domain::prizes::{Why, prizes};
use crate::domain::standings::standings;
use crate::domain::teams::{section_of, teams};
use crate::domain::tournament::Tournament;

/// What hangs on a level group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Touches {
    /// A seat of the knockout.
    Cut,
    /// A prize of the list with this key.
    Prize(String),
    /// The sum of this team.
    Team(String),
}

/// A level group that something hangs on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tie {
    /// All of it: one draw of lots must cover them.
    pub players: Vec<PlayerId>,
    /// What hangs on it, the cut first, then prizes, then teams.
    pub touches: Vec<Touches>,
}

/// The level groups of a section that something hangs on, in the order of the standings.
pub fn ties(tournament: &Tournament, section: SectionId) -> Vec<Tie> {
    let lists = prizes(tournament, section).lists;
    let rows = match section_of(tournament) {
        Some(only) if only != section => Vec::new(),
        _ => teams(tournament, RoundNo::MAX).map_or_else(Vec::new, |t| t.rows),
    };
    let before_cut = tournament.section(section).cut.is_none();
    let rules = tournament.regulation.knockout.as_ref().filter(|_| before_cut);
    let seats = rules.map_or_else(Vec::new, |rules| {
        knockout::candidates(tournament, section, rules).level
    });
    standings(tournament, section, RoundNo::MAX)
        .undecided()
        .into_iter()
        .filter_map(|players| {
            let within = |group: &[PlayerId]| group.iter().any(|p| players.contains(p));
            let mut touches = Vec::new();
            if seats.iter().any(|group| within(group)) {
                touches.push(Touches::Cut);
            }
            for list in &lists {
                let hangs = list
                    .unawarded
                    .iter()
                    .any(|kept| matches!(&kept.why, Why::Undecided(group) if within(group)));
                if hangs {
                    touches.push(Touches::Prize(list.key.clone()));
                }
            }
            for row in &rows {
                if row
                    .members
                    .iter()
                    .any(|m| m.counting && players.contains(&m.player))
                {
                    touches.push(Touches::Team(row.team.clone()));
                }
            }
            (!touches.is_empty()).then_some(Tie { players, touches })
        })
        .collect()
}
