//! Where the console meets the grammar and the words of acts and refusals.

use super::commands::{self, Spoken};
use crate::cli::grammar::{Line, parse_line};
use crate::domain::act::Book;
use crate::domain::ids::SectionId;
use crate::domain::refusal::{Refusal, rounds};
use crate::domain::tournament::Tournament;
use crate::store::{ActError, Receipt, Request, Session};
use crate::text::console::{fill, words};
use crate::text::lang::Lang;
use crate::text::{echo as echoes, grammar, trouble};

/// Who holds the folder, where this session may not write; empty if that is not known.
pub fn holder(session: &Session) -> String {
    session.held_by().map(|h| h.who.clone()).unwrap_or_default()
}

/// Reads a line of the grammar, of the section shown unless it names one.
///
/// # Errors
/// What is wrong with the line or the file, in words.
pub fn read(
    line: &str,
    tournament: &Tournament,
    section: SectionId,
    lang: Lang,
) -> Result<Option<Request>, String> {
    let named = line.trim_start().starts_with(['@', '＠']);
    let key = tournament.regulation.section_key(section);
    let line = if named || key.is_empty() {
        line.to_owned()
    } else {
        format!("@{key} {line}")
    };
    let Some(parsed) = parse_line(&line, tournament).map_err(|error| grammar::say(&error, lang))? else {
        return Ok(None);
    };
    Ok(Some(match parsed.line {
        Line::Order(order) => Request::Order {
            order,
            line: parsed.text,
        },
        Line::Undo { to } => Request::Undo { to },
        Line::Redo => Request::Redo,
        Line::Import { .. } => return Err(words(lang).import_outside.to_owned()),
        Line::Adopt => return Err(words(lang).adopt_outside.to_owned()),
    }))
}

/// What an act did, in a line: a result with the table, both players and the winner.
pub fn echo(book: &Book, receipt: &Receipt, lang: Lang) -> String {
    match &receipt.entry {
        Some(entry) => echoes::saved(entry, book, lang),
        None => echoes::unchanged(lang).to_owned(),
    }
}

/// Why an act was not taken, in words.
pub fn refusal(error: &ActError, lang: Lang) -> String {
    trouble::act(error, lang)
}

/// What may be consented to after a refusal: the words, and the act that `y` gives.
pub fn offer(error: &ActError, lang: Lang) -> Option<(String, Spoken)> {
    match error {
        ActError::Refused(Refusal::Rounds(rounds::Refused::NeedsRematches(needed))) => {
            let text = fill(words(lang).ask_rematches, &[&needed.fewest]);
            Some((text, commands::pair(Some(needed.fewest))))
        }
        _ => None,
    }
}
