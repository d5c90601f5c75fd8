//! The words of a line before clap reads them: full width folded, short results written out.

use super::super::token::Token;
use crate::domain::round::Word;
use crate::text::fold::{fold, fold_char};

/// Commands whose last words are free text.
const FREE_TEXT: [&str; 4] = ["warn", "note", "appeal", "appeal-decision"];

/// The words as clap reads them: verb and options folded from full width, `37+` as a result.
pub(in crate::cli::grammar) fn prepare(tokens: &[Token]) -> Vec<String> {
    let Some((first, rest)) = tokens.split_first() else {
        return Vec::new();
    };
    let verb = fold(&first.text).to_ascii_lowercase();
    let mut words = short_result(&verb).unwrap_or_else(|| vec![verb.clone()]);
    let is_free = FREE_TEXT.contains(&verb.as_str());
    words.extend(rest.iter().map(|token| {
        if is_free || token.is_quoted {
            token.text.clone()
        } else {
            option(&token.text)
        }
    }));
    words
}

/// `37+` as the words of `result`.
fn short_result(verb: &str) -> Option<Vec<String>> {
    let (at, sign) = verb.char_indices().next_back()?;
    let word = match sign {
        '+' => Word::Red,
        '-' => Word::Black,
        '*' | '×' => Word::Draw,
        _ => return None,
    };
    let table = &verb[..at];
    let digits = !table.is_empty() && table.bytes().all(|b| b.is_ascii_digit());
    digits.then(|| vec!["result".to_owned(), table.to_owned(), word.word().to_owned()])
}

/// An option with its name folded, in small letters, and its value as typed; any other word as it is.
fn option(text: &str) -> String {
    let end = text
        .char_indices()
        .find(|(_, c)| fold_char(*c) == '=')
        .map_or(text.len(), |(at, _)| at);
    let name = fold(&text[..end]).to_ascii_lowercase();
    if !name.starts_with("--") || name.len() == 2 {
        return text.to_owned();
    }
    let mut value = text[end..].chars();
    match value.next() {
        None => name,
        Some(_) => format!("{name}={}", value.as_str()),
    }
}
