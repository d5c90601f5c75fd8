//! The one grammar of commands: the `:` line of the console, `arbiter do` and scripts (design §5).
//!
//! - [`token`]: blanks, quotes, comments.
//! - [`verbs`]: the commands and their options, as clap reads them.
//! - [`values`]: numbers, sides, words, players …
//! - [`order`]: the words become a [`Command`](crate::domain::command::Command).
//! - [`fault`]: what can be wrong with a line.

mod fault;
mod order;
mod token;
mod values;
mod verbs;

pub(super) use fault::from_clap;
pub use fault::{Expected, GrammarError};
pub use token::{Token, tokens};
pub(super) use values::{count, number, player, seed};
pub use verbs::{USAGES, VERBS, usage};

use crate::domain::command::Order;
use crate::domain::ids::{SectionId, Seq};
use crate::domain::tournament::Tournament;
use crate::text::fold::fold;
use clap::Parser as _;

/// What a line asks.
#[derive(Debug, Clone, PartialEq)]
pub enum Line {
    /// A command for the tournament.
    Order(Box<Order>),
    /// `import`: the roster is still to be read.
    Import {
        /// The section of rows that name none; none if the line names none and there are several.
        section: Option<SectionId>,
        /// The file.
        file: String,
    },
    /// `adopt`: the edited regulation is still to be read.
    Adopt,
    /// `undo`.
    Undo {
        /// The act that stays the newest.
        to: Option<Seq>,
    },
    /// `redo`.
    Redo,
}

/// A line understood.
#[derive(Debug, Clone, PartialEq)]
pub struct Parsed {
    /// What it asks.
    pub line: Line,
    /// As it is kept in the journal.
    pub text: String,
}

/// Understands a line; none if it is blank or a comment.
///
/// # Errors
/// What is not of the grammar.
pub fn parse_line(line: &str, tournament: &Tournament) -> Result<Option<Parsed>, GrammarError> {
    parse_tokens(&tokens(line)?, line, tournament)
}

/// Understands a command given as words, as a shell gives them.
///
/// # Errors
/// What is not of the grammar.
pub fn parse_words(words: &[String], tournament: &Tournament) -> Result<Option<Parsed>, GrammarError> {
    let tokens: Vec<Token> = words.iter().map(|word| Token::of_shell(word)).collect();
    let text: Vec<String> = tokens.iter().map(Token::quoted).collect();
    parse_tokens(&tokens, &text.join(" "), tournament)
}

fn parse_tokens(
    tokens: &[Token],
    text: &str,
    tournament: &Tournament,
) -> Result<Option<Parsed>, GrammarError> {
    let (section, words) = match tokens.split_first() {
        Some((first, rest)) if !first.is_quoted && fold(&first.text).starts_with('@') => {
            let folded = fold(&first.text);
            let key = &folded[1..];
            let named = tournament.section_named(key).filter(|_| !key.is_empty());
            let section = named.ok_or_else(|| GrammarError::NoSuchSection {
                named: key.to_owned(),
                sections: section_keys(tournament),
            })?;
            (Some(section), rest)
        }
        _ => (None, tokens),
    };
    if words.is_empty() {
        return match section {
            None => Ok(None),
            Some(_) => Err(GrammarError::NoVerb),
        };
    }
    let words = verbs::prepare(words);
    let parsed =
        verbs::CommandLine::try_parse_from(&words).map_err(|error| fault::from_clap(&error, &words))?;
    let only = (tournament.sections.len() == 1).then_some(SectionId(0));
    let line = order::line(parsed.verb, section.or(only), tournament)?;
    Ok(Some(Parsed {
        line,
        text: kept(text),
    }))
}

/// The keys of the sections, for an error's words.
pub(super) fn section_keys(tournament: &Tournament) -> Vec<String> {
    tournament
        .section_ids()
        .map(|s| tournament.regulation.section_key(s).to_owned())
        .filter(|key| !key.is_empty())
        .collect()
}

/// A line as the journal keeps it: without the blanks around it.
fn kept(text: &str) -> String {
    text.trim_start_matches('\u{FEFF}').trim().to_owned()
}
