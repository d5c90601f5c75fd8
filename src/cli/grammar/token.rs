//! Our own tokeniser: Chinese input methods send full-width blanks and curly quotes.

use super::fault::GrammarError;
use crate::text::fold::fold_char;

/// A word of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// Without its quotes, otherwise as typed.
    pub text: String,
    /// Whether it began with a quote.
    pub is_quoted: bool,
}

impl Token {
    /// A word that a shell took out of its quotes already.
    pub(super) fn of_shell(word: &str) -> Self {
        Self {
            text: word.to_owned(),
            is_quoted: word.chars().any(is_blank),
        }
    }

    /// The word as it can be read again.
    pub(super) fn quoted(&self) -> String {
        let plain = !self.text.is_empty()
            && !self.text.chars().any(|c| is_blank(c) || closing(c).is_some())
            && !self.text.starts_with('#');
        if plain {
            return self.text.clone();
        }
        let quote = |open: char, close: char| format!("{open}{}{close}", self.text);
        [('"', '"'), ('\'', '\''), ('「', '」'), ('“', '”')]
            .into_iter()
            .find(|(_, close)| !self.text.contains(*close))
            .map_or_else(|| quote('"', '"'), |(open, close)| quote(open, close))
    }
}

/// Blanks between words: ASCII ones, and the full-width one.
fn is_blank(c: char) -> bool {
    c.is_ascii_whitespace() || c == '\u{3000}'
}

/// The quote that closes this one.
fn closing(open: char) -> Option<char> {
    match open {
        '"' | '\'' => Some(open),
        '“' | '”' => Some('”'),
        '「' => Some('」'),
        _ => None,
    }
}

/// The words of a line; none for a blank line or a comment. A quote opens at the beginning of a word and
/// behind `=`, so that an apostrophe inside a name is a letter.
///
/// # Errors
/// [`GrammarError::OpenQuote`].
pub fn tokens(line: &str) -> Result<Vec<Token>, GrammarError> {
    let line = line.trim_start_matches('\u{FEFF}').trim_end_matches(['\r', '\n']);
    let mut rest = line.chars().peekable();
    let mut list = Vec::new();
    loop {
        while rest.next_if(|c| is_blank(*c)).is_some() {}
        let Some(first) = rest.peek().copied() else {
            return Ok(list);
        };
        if list.is_empty() && fold_char(first) == '#' {
            return Ok(list);
        }
        let mut token = Token {
            text: String::new(),
            is_quoted: closing(first).is_some(),
        };
        let mut may_open = true;
        while let Some(c) = rest.next_if(|c| !is_blank(*c)) {
            let Some(close) = closing(c).filter(|_| may_open) else {
                may_open = fold_char(c) == '=';
                token.text.push(c);
                continue;
            };
            may_open = false;
            loop {
                match rest.next() {
                    None => return Err(GrammarError::OpenQuote(c)),
                    Some(c) if c == close => break,
                    Some(c) => token.text.push(c),
                }
            }
        }
        list.push(token);
    }
}
