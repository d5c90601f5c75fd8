//! Where the console meets the grammar and the words of acts and refusals.

use super::commands::{self, Spoken};
use crate::cli::grammar::parse_line;
use crate::cli::request;
use crate::domain::act::Book;
use crate::domain::adoption;
use crate::domain::command::Command;
use crate::domain::decide::plan_import;
use crate::domain::ids::SectionId;
use crate::domain::refusal::{Refusal, rounds};
use crate::domain::rule_change::rule_change;
use crate::exchange::roster::RefusedRow;
use crate::store::{ActError, Receipt, Request, Session};
use crate::text::console::{fill, words};
use crate::text::lang::Lang;
use crate::text::refusal::{Asker, rounds as refusals};
use crate::text::rule_change as change_text;
use crate::text::set_up;
use crate::text::shown::safe;
use crate::text::{after, echo as echoes, grammar, trouble};
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

/// A line as read.
#[derive(Debug)]
pub struct Asked {
    /// What the session is to be asked.
    pub request: Request,
    /// Rows of a roster that could not be read.
    unreadable: Vec<RefusedRow>,
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
) -> Result<Option<Asked>, String> {
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
    let (request, unreadable) =
        request(parsed, session, today).map_err(|error| trouble::request(&error, lang))?;
    Ok(Some(Asked { request, unreadable }))
}

/// What is asked before a change of the rules: an edited regulation always, an answer once round 1 stands.
pub fn confirm(book: &Book, request: &Request, lang: Lang) -> Option<String> {
    let Request::Order { order, .. } = request else {
        return None;
    };
    let tournament = book.tournament();
    let w = set_up::words(lang);
    let (now, what) = match &order.command {
        Command::Adopt(edited) => (
            adoption::with_answers(tournament, edited),
            w.change_rules.to_owned(),
        ),
        Command::Answer { question, value } => {
            let rules = &tournament.regulation;
            let asked = rules.questions.iter().find(|q| q.key == *question)?;
            let of = tournament.asked_in(order.section, asked);
            if !adoption::has_begun(tournament, of) {
                return None;
            }
            let was = tournament
                .standing_of(order.section, asked)
                .value()
                .unwrap_or("-");
            let mut what = fill(w.change_answer, &[question, &was, &safe(value)]);
            if let Some(section) = of {
                what = format!("@{} {what}", rules.section_key(section));
            }
            (adoption::answered(rules, order.section, asked, value)?, what)
        }
        _ => return None,
    };
    let change = rule_change(tournament, &now);
    // What is refused or changes nothing is not asked.
    if change.differences.is_empty() || !adoption::frozen(tournament, &now).is_empty() {
        return None;
    }
    Some(change_text::ask(&change, &what, tournament, lang))
}

/// What an import will do, where rows are not taken: the sum, then each row with its reason.
pub fn report(book: &Book, asked: &Asked, lang: Lang) -> Option<Vec<String>> {
    let Request::Order { order, .. } = &asked.request else {
        return None;
    };
    let Command::Import { rows, .. } = &order.command else {
        return None;
    };
    let plan = plan_import(book.tournament(), order.section, rows);
    let unreadable = asked.unreadable.iter().map(|row| trouble::refused_row(row, lang));
    let not_taken = plan
        .refused
        .iter()
        .map(|(line, why)| trouble::row_not_taken(*line, why, Asker::Line, lang));
    let refused: Vec<String> = unreadable.chain(not_taken).collect();
    if refused.is_empty() {
        return None;
    }
    let (added, changed, unchanged) = (plan.added.len(), plan.changed.len(), plan.unchanged.len());
    let sum = fill(
        set_up::words(lang).taken,
        &[&added, &changed, &unchanged, &refused.len()],
    );
    Some(std::iter::once(sum).chain(refused).collect())
}

/// The files and folders whose path begins so, in order; what cannot be listed is not there.
pub fn files(begun: &str) -> Vec<String> {
    let (folder, name) = begun.rfind('/').map_or(("", begun), |at| begun.split_at(at + 1));
    let listed = std::fs::read_dir(if folder.is_empty() { "." } else { folder });
    let mut found: Vec<String> = listed
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| {
            let own = entry.file_name().into_string().ok()?;
            let hidden = own.starts_with('.') && !name.starts_with('.');
            let slash = if entry.path().is_dir() { "/" } else { "" };
            (own.starts_with(name) && !hidden).then(|| format!("{folder}{own}{slash}"))
        })
        .collect();
    found.sort();
    found
}

/// What an act did, in phrases: a result with the table, both players and the winner.
pub fn echo(book: &Book, receipt: &Receipt, lang: Lang) -> String {
    match &receipt.entry {
        Some(entry) => {
            let notes = after::on_screen(entry, book.tournament(), lang);
            echoes::on_screen(entry, book, &notes, lang)
        }
        None => echoes::unchanged(lang).to_owned(),
    }
}

/// Why an act was not taken, in words; a list of open boards as phrases, after how to see all of it.
pub fn refusal(error: &ActError, asker: Asker, lang: Lang) -> String {
    let ActError::Refused(Refusal::Rounds(rounds::Refused::BoardsOpen { round, boards })) = error else {
        return trouble::act(error, asker, lang);
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
