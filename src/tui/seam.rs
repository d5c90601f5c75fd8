//! Where the console meets the grammar and the words of acts and refusals.

use super::commands::Spoken;
use super::steps;
use crate::domain::act::{Act, Book, FoldError};
use crate::domain::fact::Fact;
use crate::domain::ids::SectionId;
use crate::domain::tournament::Tournament;
use crate::store::{ActError, Receipt, Request, Session};
use crate::text::console::{fill, words};
use crate::text::lang::Lang;
use crate::tui::wording;

/// Who holds the folder, where this session may not write; empty if that is not known.
pub fn holder(_session: &Session) -> String {
    String::new()
}

/// Reads a line of the grammar; on an error what is wrong with it, in words.
pub fn read(
    line: &str,
    _tournament: &Tournament,
    _section: SectionId,
    lang: Lang,
) -> Result<Request, String> {
    match line.trim() {
        "undo" => Ok(Request::Undo { to: None }),
        "redo" => Ok(Request::Redo),
        _ => Err(fill(words(lang).refused, &[&line])),
    }
}

/// What an act did, in a line: a result with the table, both players and the winner.
pub fn echo(book: &Book, receipt: &Receipt, section: SectionId, lang: Lang) -> String {
    let w = words(lang);
    let Some(entry) = &receipt.entry else {
        return w.unchanged.to_owned();
    };
    let tournament = book.tournament();
    let saved = fill(w.saved, &[&entry.seq]);
    let text = match &entry.act {
        Act::Undo(list) => fill(w.undone, &[&named(book, list)]),
        Act::Redo(list) => fill(w.redone, &[&named(book, list)]),
        Act::Do { line, facts } => facts
            .iter()
            .find_map(|fact| match fact {
                Fact::OutcomeSet {
                    round, table, now, ..
                } => {
                    let round = tournament.round(section, *round)?;
                    let board = round.at_table(*table)?;
                    let red = wording::name(tournament, board.red.player);
                    let black = wording::name(tournament, board.black.player);
                    let said = match now.word() {
                        Some(word) => wording::result_named(tournament, board, word, lang),
                        None => wording::outcome(now, w).to_owned(),
                    };
                    let left = fill(w.open_left, &[&round.open_boards().count()]);
                    Some(format!("{table}  {red} - {black}  {said}  {left}"))
                }
                _ => None,
            })
            .unwrap_or_else(|| line.clone()),
    };
    format!("{text}  {saved}")
}

fn named(book: &Book, list: &[u64]) -> String {
    list.iter()
        .filter_map(|seq| book.entries().iter().find(|e| e.seq == *seq))
        .map(|entry| format!("#{} {}", entry.seq, steps::line_of(entry)))
        .collect::<Vec<_>>()
        .join(", ")
}

/// Why an act was not taken, in words.
pub fn refusal(error: &ActError, _tournament: &Tournament, lang: Lang) -> String {
    let w = words(lang);
    match error {
        ActError::Refused(refusal) => fill(w.refused, &[&refusal.code()]),
        ActError::Fold(FoldError::NothingToUndo) => w.nothing_to_undo.to_owned(),
        ActError::Fold(FoldError::NothingToRedo) => w.nothing_to_redo.to_owned(),
        ActError::Fold(FoldError::NoSuchAct(seq)) => fill(w.no_such_act, &[seq]),
        ActError::Fold(FoldError::Depends { seq, .. }) => fill(w.depends, &[seq]),
        ActError::Fold(error) => fill(w.refused, &[error]),
        ActError::NotSaved(error) => fill(w.not_saved, &[error]),
        ActError::Held => w.held.to_owned(),
        ActError::ReadOnly => w.is_read_only.to_owned(),
    }
}

/// What may be consented to after a refusal: the words, and the act that `y` gives.
pub fn offer(_error: &ActError, _lang: Lang) -> Option<(String, Spoken)> {
    None
}
