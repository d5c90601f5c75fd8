//! The revisions of the prize lists: every act after the end that made them other than before. The number is
//! the same wherever the lists are shown, so that a paper already hung out can be told to be out of date.

use super::{Change, Prizes, changes, prizes};
use crate::domain::act::{Act, Book};
use crate::domain::fact::Fact;
use crate::domain::ids::{SectionId, Seq};
use crate::domain::tournament::Tournament;

/// A revision of the lists of a section.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Revision {
    /// 1 for the first lists after the end.
    pub number: u32,
    /// The act that made it.
    pub seq: Seq,
    /// What it says otherwise than the revision before; nothing in the first.
    pub changes: Vec<Change>,
}

/// The state after these facts.
fn after(mut state: Tournament, facts: &[Fact]) -> Option<Tournament> {
    facts
        .iter()
        .all(|fact| state.apply(fact).is_ok())
        .then_some(state)
}

/// The revisions of a section, oldest first; none before the standings are final, or once they no longer are.
pub fn revisions(book: &Book, section: SectionId) -> Vec<Revision> {
    let last = book.tournament().regulation.rounds_of(section);
    let ends =
        |fact: &Fact| matches!(fact, Fact::Closed { section: s, round } if *s == section && *round == last);
    let is_end = |act: &Act| matches!(act, Act::Do { facts, .. } if facts.iter().any(ends));
    let entries = book.entries();
    let Some(first) = entries.iter().position(|entry| is_end(&entry.act)) else {
        return Vec::new();
    };
    let mut list: Vec<Revision> = Vec::new();
    let mut shown: Option<Prizes> = None;
    let mut tournament = None;
    for entry in &entries[first..] {
        tournament = match (tournament.take(), &entry.act) {
            (Some(state), Act::Do { facts, .. }) => after(state, facts),
            _ => book.as_of(entry.seq).ok(),
        };
        let Some(state) = &tournament else { continue };
        let now = prizes(state, section);
        if now.not_final.is_some() {
            list.clear();
            shown = None;
            continue;
        }
        if shown
            .as_ref()
            .is_some_and(|before| before.lists == now.lists && before.totals == now.totals)
        {
            continue;
        }
        list.push(Revision {
            number: list.len() as u32 + 1,
            seq: entry.seq,
            changes: shown
                .as_ref()
                .map_or_else(Vec::new, |before| changes(before, &now)),
        });
        shown = Some(now);
    }
    list
}
