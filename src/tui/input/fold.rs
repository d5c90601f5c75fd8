//! The command key meant by what a Chinese input method, or a full-width mode, sends for it.

use super::Key;

/// Characters outside the block of full-width ASCII, and the key they are sent for. `·` has no place: it is
/// the key left of 1 and bound to nothing. 红 黑 和 are keys of their own.
const FOLDS: [(char, char); 21] = [
    ('\u{3000}', ' '),
    ('、', '/'),
    ('÷', '/'),
    ('×', '*'),
    ('。', '.'),
    ('—', '-'),
    ('–', '-'),
    ('−', '-'),
    ('…', '^'),
    ('\u{FFE5}', '$'),
    ('\u{A5}', '$'),
    ('“', '"'),
    ('”', '"'),
    ('‘', '\''),
    ('’', '\''),
    ('【', '['),
    ('】', ']'),
    ('「', '{'),
    ('」', '}'),
    ('《', '<'),
    ('》', '>'),
];

/// The ASCII form of a key, for the reader of commands; the key itself where there is none.
pub fn fold(key: Key) -> Key {
    match key {
        Key::Char(c) => Key::Char(fold_char(c)),
        other => other,
    }
}

fn fold_char(c: char) -> char {
    match c {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        _ => FOLDS
            .iter()
            .find(|&&(sent, _)| sent == c)
            .map_or(c, |&(_, meant)| meant),
    }
}
