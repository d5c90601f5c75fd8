//! Keys as the footer and the help screen print them.

use crate::tui::input::Key;

/// A key as printed.
pub fn key_name(key: Key) -> String {
    match key {
        Key::Char(' ') => "Space".to_owned(),
        Key::Char(c) => c.to_string(),
        Key::Ctrl(c) => format!("^{}", c.to_ascii_uppercase()),
        Key::Enter => "Enter".to_owned(),
        Key::Esc => "Esc".to_owned(),
        Key::Tab => "Tab".to_owned(),
        Key::BackTab => "S-Tab".to_owned(),
        Key::Backspace => "Bksp".to_owned(),
        Key::Delete => "Del".to_owned(),
        Key::Up => "Up".to_owned(),
        Key::Down => "Down".to_owned(),
        Key::Left => "Left".to_owned(),
        Key::Right => "Right".to_owned(),
        Key::PageUp => "PgUp".to_owned(),
        Key::PageDown => "PgDn".to_owned(),
        Key::Home => "Home".to_owned(),
        Key::End => "End".to_owned(),
        Key::F(n) => format!("F{n}"),
    }
}

/// The key of a binding that the footer prints, or its range of digits.
pub fn first_key(keys: &[Key]) -> String {
    match keys {
        [Key::Char('0'..='9'), ..] => keys_name(keys),
        [first, ..] => key_name(*first),
        [] => String::new(),
    }
}

/// The keys of a binding as printed: `0-9`, `+ r`, `Esc q`.
pub fn keys_name(keys: &[Key]) -> String {
    match keys {
        [Key::Char(first @ '0'..='9'), .., Key::Char(last @ '0'..='9')] => format!("{first}-{last}"),
        _ => keys.iter().map(|k| key_name(*k)).collect::<Vec<_>>().join(" "),
    }
}
