//! Keys, as the program knows them.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// A key. Modifiers of anything but letters are dropped: a terminal sends them or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Key {
    /// A character, as sent; never a control character.
    Char(char),
    /// A small letter or another character with Ctrl. Never `h`, `i`, `j`, `m`: they are the four keys below.
    Ctrl(char),
    /// CR and LF both.
    Enter,
    /// Esc alone.
    Esc,
    /// Tab.
    Tab,
    /// Shift and Tab.
    BackTab,
    /// DEL and BS both.
    Backspace,
    /// Delete.
    Delete,
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Home.
    Home,
    /// End.
    End,
    /// A function key, from 1.
    F(u8),
}

impl Key {
    /// Whether the key only moves: a late piece of it may still be obeyed.
    pub fn moves(self) -> bool {
        matches!(
            self,
            Self::Up
                | Self::Down
                | Self::Left
                | Self::Right
                | Self::PageUp
                | Self::PageDown
                | Self::Home
                | Self::End
        )
    }

    /// The key of an event; none for a release, for a repeat of anything that does more than move, and for
    /// keys the program does not know.
    pub(super) fn from_event(event: &KeyEvent) -> Option<Self> {
        let key = match event.code {
            KeyCode::Char(c) if c.is_control() => return None,
            KeyCode::Char(c) if event.modifiers.contains(KeyModifiers::CONTROL) => {
                match c.to_ascii_lowercase() {
                    'h' => Self::Backspace,
                    'i' => Self::Tab,
                    'j' | 'm' => Self::Enter,
                    c => Self::Ctrl(c),
                }
            }
            KeyCode::Char(c) => Self::Char(c),
            KeyCode::Enter => Self::Enter,
            KeyCode::Esc => Self::Esc,
            KeyCode::Tab if event.modifiers.contains(KeyModifiers::SHIFT) => Self::BackTab,
            KeyCode::Tab => Self::Tab,
            KeyCode::BackTab => Self::BackTab,
            KeyCode::Backspace => Self::Backspace,
            KeyCode::Delete => Self::Delete,
            KeyCode::Up => Self::Up,
            KeyCode::Down => Self::Down,
            KeyCode::Left => Self::Left,
            KeyCode::Right => Self::Right,
            KeyCode::PageUp => Self::PageUp,
            KeyCode::PageDown => Self::PageDown,
            KeyCode::Home => Self::Home,
            KeyCode::End => Self::End,
            KeyCode::F(n) => Self::F(n),
            _ => return None,
        };
        match event.kind {
            KeyEventKind::Press => Some(key),
            KeyEventKind::Repeat => key.moves().then_some(key),
            KeyEventKind::Release => None,
        }
    }
}

/// Whether the key came right behind an Esc byte, which the terminal library reports as Alt.
pub(super) fn follows_escape(event: &KeyEvent) -> bool {
    event.modifiers.contains(KeyModifiers::ALT)
        && matches!(
            event.code,
            KeyCode::Char(_) | KeyCode::Enter | KeyCode::Tab | KeyCode::Backspace | KeyCode::Esc
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(code: KeyCode, modifiers: KeyModifiers, kind: KeyEventKind) -> Option<Key> {
        Key::from_event(&KeyEvent::new_with_kind(code, modifiers, kind))
    }

    #[test]
    fn carriage_return_and_line_feed_are_one_key() {
        let line_feed = key(KeyCode::Char('j'), KeyModifiers::CONTROL, KeyEventKind::Press);
        let carriage_return = key(KeyCode::Enter, KeyModifiers::NONE, KeyEventKind::Press);
        assert_eq!(line_feed, Some(Key::Enter));
        assert_eq!(carriage_return, Some(Key::Enter));
    }

    #[test]
    fn a_key_held_down_repeats_only_where_it_moves() {
        let repeat = |code| key(code, KeyModifiers::NONE, KeyEventKind::Repeat);
        assert_eq!(repeat(KeyCode::Char('+')), None);
        assert_eq!(repeat(KeyCode::Enter), None);
        assert_eq!(repeat(KeyCode::Down), Some(Key::Down));
    }

    #[test]
    fn a_release_is_no_key() {
        assert_eq!(
            key(KeyCode::Down, KeyModifiers::NONE, KeyEventKind::Release),
            None
        );
    }
}
