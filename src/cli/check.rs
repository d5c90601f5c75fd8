//! `arbiter check`: the chain, the fold, the snapshot, the invariants, every machine pairing.

use super::args::Folder;
use super::{Exit, Failure, Setting, help};
use crate::domain::act::{Book, FoldError};
use crate::domain::invariants::{broken, recheck_pairings};
use crate::store::journal::Fault;
use crate::store::{Damage, Session, snapshot};
use crate::text::{check as text, trouble};

pub(super) fn run(args: &Folder, setting: &Setting) -> Result<Exit, Failure> {
    let session = super::open(&args.folder, setting)?;
    if session.report().damage.is_some() {
        return Ok(Exit::Damaged);
    }
    let lang = setting.lang;
    if let Some(trouble) = snapshot_trouble(&session, setting) {
        return Err(Failure::new(Exit::Damaged, trouble));
    }
    if let Some(damage) = misfit(session.book()) {
        return Err(Failure::new(Exit::Damaged, trouble::damage(&damage, lang)));
    }
    let tournament = session.book().tournament();
    let mut wrong: Vec<String> = broken(tournament)
        .iter()
        .map(|b| text::broken(b, tournament, lang))
        .collect();
    wrong.extend(
        recheck_pairings(session.book())
            .iter()
            .map(|b| text::bad_pairing(b, tournament, lang)),
    );
    if !wrong.is_empty() {
        return Err(Failure::new(Exit::Refused, wrong.join("\n")));
    }
    help::print(&text::passed(session.book().head(), session.head(), lang))
}

/// The first line that does not fold onto those before it, undone ones too.
fn misfit(book: &Book) -> Option<Damage> {
    let damage = |place: usize, error: FoldError| Damage {
        line: place + 2,
        fault: Fault::Fold(error.to_string()),
    };
    let (first, rest) = book.entries().split_first()?;
    let mut folded = match Book::open(first.clone()) {
        Ok(folded) => folded,
        Err(error) => return Some(damage(0, error)),
    };
    for (place, entry) in (1..).zip(rest) {
        if let Err(error) = folded.push(entry.clone()) {
            return Some(damage(place, error));
        }
    }
    None
}

/// What disagrees between the snapshot and the fold. A snapshot missing or unreadable is only said.
fn snapshot_trouble(session: &Session, setting: &Setting) -> Option<String> {
    let lang = setting.lang;
    let state = match snapshot::read(session.folder()) {
        Ok(state) => state,
        Err(error) => {
            super::aside(&text::no_snapshot(&error, lang));
            return None;
        }
    };
    if session.hash_of(state.as_of) != Some(state.head.as_str()) {
        return Some(text::other_head(state.as_of, lang));
    }
    match session.book().as_of(state.as_of) {
        Ok(tournament) if tournament == state.tournament => None,
        _ => Some(text::disagrees(state.as_of, lang)),
    }
}
