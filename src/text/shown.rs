//! Text from files is data: nothing in it may steer the terminal, hide, or take a width of its own.

use std::borrow::Cow;
use std::fmt::Write as _;
use unicode_width::UnicodeWidthChar as _;

/// The text with every character that a terminal would obey or not show replaced by a mark of ASCII:
/// control characters as `^[`, `^J`, `^?`, the others (C1 controls, bidi controls, zero-width and other
/// ignorable characters, a combining mark with nothing before it) as `<U+202E>`.
pub fn safe(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_unseen) && !text.starts_with(is_combining) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        if is_unseen(c) || (shown.is_empty() && is_combining(c)) {
            mark(c, &mut shown);
        } else {
            shown.push(c);
        }
    }
    Cow::Owned(shown)
}

/// The text for a row of a table: [`safe`], and the signs whose width terminals disagree about replaced
/// by ones they agree on. Letters stay, whatever their script.
pub fn in_row(text: &str) -> Cow<'_, str> {
    let text = safe(text);
    if !text.chars().any(is_ambiguous_sign) {
        return text;
    }
    let mut row = String::with_capacity(text.len());
    for c in text.chars() {
        if is_ambiguous_sign(c) {
            row.push_str(agreed(c));
        } else {
            row.push(c);
        }
    }
    Cow::Owned(row)
}

fn mark(c: char, shown: &mut String) {
    let code = u32::from(c);
    if c.is_ascii() {
        shown.push('^');
        shown.push(char::from_u32(code ^ 0x40).unwrap_or('?'));
    } else {
        // Writing to a String cannot fail.
        let _ = write!(shown, "<U+{code:04X}>");
    }
}

/// Control characters, and what Unicode calls default-ignorable, with the separators of lines and of
/// interlinear notes: a terminal acts on them, hides them or disagrees about their width.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFFB}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}')
}

fn is_combining(c: char) -> bool {
    c.width() == Some(0)
}

fn is_ambiguous_sign(c: char) -> bool {
    !c.is_alphabetic() && c.width() != c.width_cjk()
}

/// What stands in a row for a sign of ambiguous width.
fn agreed(c: char) -> &'static str {
    match c {
        '·' | '‧' | '•' => "・",
        '“' | '”' => "\"",
        '‘' | '’' => "'",
        '—' | '–' | '―' | '‐' | '─' | '━' => "-",
        '│' | '┃' | '‖' => "|",
        '…' | '‥' => "..",
        '×' => "x",
        '→' | '⇒' => ">",
        '←' => "<",
        '●' | '★' | '◆' | '■' | '▲' | '※' => "*",
        '○' | '☆' | '◇' | '□' | '△' => "o",
        '½' => "1/2",
        '±' => "+-",
        '①' => "(1)",
        '②' => "(2)",
        '③' => "(3)",
        '④' => "(4)",
        '⑤' => "(5)",
        '⑥' => "(6)",
        '⑦' => "(7)",
        '⑧' => "(8)",
        '⑨' => "(9)",
        '⑩' => "(10)",
        _ => "?",
    }
}
