//! Where the console meets the grammar and the words of acts and refusals.

use super::commands::{self, Spoken};
use crate::cli::grammar::parse_line;
use crate::cli::request;
use crate::domain::act::Book;
use crate::domain::ids::SectionId;
use crate::domain::refusal::{Refusal, rounds};
use crate::store::{ActError, Receipt, Request, Session};
use crate::text::console::{fill, words};
use crate::text::lang::Lang;
use crate::text::refusal::rounds as refusals;
use crate::text::shown::safe;
use crate::text::{echo as echoes, grammar, trouble};
use chrono::NaiveDate;

/// Why this session takes no acts, in words; none if it does.
pub fn barred(session: &Session, lang: Lang) -> Option<String> {
    if let Some(damage) = &session.report().damage {
        return Some(trouble::damage(damage, lang));
    }
    session.held_by().map(|holder| {
        let who = if holder.who.is_empty() {
            String::new()
        } else {
            format!(" ({})", safe(&holder.who))
        };
        fill(words(lang).read_only, &[&who])
    })
}

/// Reads a line of the grammar, of the section shown unless it names one. Files it names are read here.
///
/// # Errors
/// What is wrong with the line or a file, in words.
pub fn read(
    line: &str,
    session: &Session,
    section: SectionId,
    today: NaiveDate,
    lang: Lang,
) -> Result<Option<Request>, String> {
    let tournament = session.book().tournament();
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
    let (request, refused) =
        request(parsed, session, today).map_err(|error| trouble::request(&error, lang))?;
    match refused.first() {
        None => Ok(Some(request)),
        Some(row) => Err(fill(
            words(lang).rows_refused,
            &[&refused.len(), &trouble::refused_row(row, lang)],
        )),
    }
}

/// What an act did, in phrases: a result with the table, both players and the winner.
pub fn echo(book: &Book, receipt: &Receipt, lang: Lang) -> String {
    match &receipt.entry {
        Some(entry) => echoes::on_screen(entry, book, lang),
        None => echoes::unchanged(lang).to_owned(),
    }
}

/// Why an act was not taken, in words; a list of open boards as phrases, after how to see all of it.
pub fn refusal(error: &ActError, lang: Lang) -> String {
    let ActError::Refused(Refusal::Rounds(rounds::Refused::BoardsOpen { round, boards })) = error else {
        return trouble::act(error, lang);
    };
    let head = fill(words(lang).boards_open, &[round, &boards.len()]);
    let list = boards.iter().map(|board| refusals::open_board(board, lang));
    let phrases: Vec<String> = std::iter::once(head).chain(list).collect();
    phrases.join(&echoes::PHRASE.to_string())
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
