//! `arbiter check`: the chain, the fold, the snapshot, the invariants, every machine pairing.

use super::args::Folder;
use super::{Exit, Failure, Setting, help};
use crate::domain::invariants::{broken, recheck_pairings};
use crate::store::{Session, snapshot};
use crate::text::check as text;

pub(super) fn run(args: &Folder, setting: &Setting) -> Result<Exit, Failure> {
    let session = super::open(&args.folder, setting)?;
    if session.report().damage.is_some() {
        return Ok(Exit::Damaged);
    }
    let lang = setting.lang;
    if let Some(trouble) = snapshot_trouble(&session, setting) {
        return Err(Failure::new(Exit::Damaged, trouble));
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

/// What disagrees between the snapshot and the fold. A snapshot missing or unreadable is only said.
fn snapshot_trouble(session: &Session, setting: &Setting) -> Option<String> {
    let lang = setting.lang;
    let state = match snapshot::read(session.folder()) {
        Ok(state) => state,
        Err(error) => {
            eprintln!("{}", text::no_snapshot(&error, lang));
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
