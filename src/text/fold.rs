//! Full-width forms folded to ASCII, for verbs, numbers, words and options; never for free text.

use std::borrow::Cow;

/// The ASCII form of a full-width character (U+FF01 to U+FF5E, U+3000) or of one of the dashes and
/// small signs that stand for `-` and `+`; any other character as it is.
pub fn fold_char(c: char) -> char {
    match c {
        '\u{3000}' => ' ',
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FE58}' | '\u{FE63}' => '-',
        '\u{FE62}' => '+',
        _ => c,
    }
}

/// The text with every character folded by [`fold_char`].
pub fn fold(text: &str) -> Cow<'_, str> {
    if text.chars().all(|c| fold_char(c) == c) {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.chars().map(fold_char).collect())
    }
}
