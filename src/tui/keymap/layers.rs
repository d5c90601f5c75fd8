//! The layers: keys and what they mean, with their places in the footer.

use super::Action;
use crate::domain::round::Word;
use crate::tui::input::Key;

/// Keys with one meaning.
#[derive(Debug, Clone, Copy)]
pub struct Binding {
    /// The keys, the one shown first.
    pub keys: &'static [Key],
    /// What they mean.
    pub action: Action,
    /// Its place in the footer, the smallest first; none if only the help screen names it.
    pub foot: Option<u8>,
}

const fn shown(keys: &'static [Key], action: Action, foot: u8) -> Binding {
    Binding {
        keys,
        action,
        foot: Some(foot),
    }
}

const fn quiet(keys: &'static [Key], action: Action) -> Binding {
    Binding {
        keys,
        action,
        foot: None,
    }
}

/// Bindings that hold together.
pub type Layer = &'static [Binding];

const DIGITS: &[Key] = &[
    Key::Char('0'),
    Key::Char('1'),
    Key::Char('2'),
    Key::Char('3'),
    Key::Char('4'),
    Key::Char('5'),
    Key::Char('6'),
    Key::Char('7'),
    Key::Char('8'),
    Key::Char('9'),
];

const KINDS: &[Key] = &[
    Key::Char('1'),
    Key::Char('2'),
    Key::Char('3'),
    Key::Char('4'),
    Key::Char('5'),
    Key::Char('6'),
    Key::Char('7'),
    Key::Char('8'),
    Key::Char('9'),
];

/// What moves a cursor or scrolls.
pub(super) const MOVES: Layer = &[
    quiet(&[Key::Up], Action::Up),
    quiet(&[Key::Down], Action::Down),
    quiet(&[Key::PageUp], Action::PageUp),
    quiet(&[Key::PageDown], Action::PageDown),
    quiet(&[Key::Home], Action::Home),
    quiet(&[Key::End], Action::End),
];

/// In every panel.
pub(super) const PANELS: Layer = &[
    shown(DIGITS, Action::Digit, 0),
    shown(&[Key::Char('u')], Action::Undo, 3),
    quiet(&[Key::Ctrl('r')], Action::Redo),
    quiet(&[Key::Char('U')], Action::Acts),
    shown(&[Key::Char('g')], Action::Pair, 6),
    shown(&[Key::Char('w')], Action::Publish, 7),
    shown(&[Key::Char('t')], Action::Start, 8),
    quiet(&[Key::Char('T')], Action::StartAt),
    shown(&[Key::Char('a')], Action::Hall, 8),
    shown(&[Key::Char('e')], Action::Close, 9),
    shown(&[Key::Char('o')], Action::OpenOnly, 10),
    shown(&[Key::Char('c')], Action::Chase, 11),
    shown(&[Key::Char('v')], Action::Verify, 12),
    shown(&[Key::Char('s')], Action::Find, 5),
    shown(&[Key::Enter], Action::Open, 4),
    shown(&[Key::Char('i')], Action::Prefill, 13),
    shown(&[Key::Char(':')], Action::Line, 14),
    quiet(&[Key::Char(',')], Action::Earlier),
    quiet(&[Key::Char('.')], Action::Later),
    shown(&[Key::Tab], Action::NextPanel, 15),
    quiet(&[Key::BackTab], Action::PrevPanel),
    shown(&[Key::Char('z')], Action::Zoom, 16),
    shown(&[Key::Char('@')], Action::Section, 9),
    quiet(&[Key::Char('R'), Key::Char('规')], Action::Rules),
    shown(&[Key::Char('l')], Action::Language, 17),
    shown(&[Key::Char('?')], Action::Help, 2),
    shown(&[Key::Char('q')], Action::Quit, 18),
    shown(&[Key::Char('P')], Action::Prizes, 10),
    shown(&[Key::Char('D')], Action::Teams, 10),
    shown(&[Key::Char('K')], Action::Bracket, 9),
    shown(&[Key::Char('L')], Action::Ties, 10),
    quiet(&[Key::Esc], Action::Back),
];

/// The board list.
pub(super) const BOARDS: Layer = &[
    shown(&[Key::Char('+')], Action::AtCursor(Word::Red), 1),
    shown(&[Key::Char('-')], Action::AtCursor(Word::Black), 1),
    shown(&[Key::Char('*')], Action::AtCursor(Word::Draw), 1),
    quiet(&[Key::Char('红')], Action::AtCursor(Word::Red)),
    quiet(&[Key::Char('黑')], Action::AtCursor(Word::Black)),
    quiet(&[Key::Char('和')], Action::AtCursor(Word::Draw)),
];

/// The clock and foul log.
pub(super) const CLOCK: Layer = &[
    shown(&[Key::Char('b')], Action::ByBoard, 1),
    shown(&[Key::Char('p')], Action::ByPlayer, 1),
    shown(&[Key::Char('x')], Action::VoidFoul, 1),
    shown(&[Key::Char('m')], Action::MoveFoul, 1),
    shown(&[Key::Char('+')], Action::CountUp, 1),
    shown(&[Key::Char('-')], Action::CountDown, 1),
];

/// The hall.
pub(super) const HALL: Layer = &[
    shown(DIGITS, Action::Digit, 0),
    shown(&[Key::Char('r'), Key::Char('红')], Action::Red, 1),
    shown(&[Key::Char('b'), Key::Char('黑')], Action::Black, 2),
    shown(&[Key::Char('f')], Action::Forfeit, 3),
    shown(&[Key::Char('F')], Action::ForfeitAll, 4),
    shown(&[Key::Char('o')], Action::MissingOnly, 5),
    shown(&[Key::Char('m')], Action::Merge, 6),
    shown(&[Key::Char('t')], Action::Start, 7),
    shown(&[Key::Char('u')], Action::Undo, 8),
    quiet(&[Key::Ctrl('r')], Action::Redo),
];

/// The boards to chase.
pub(super) const CHASE: Layer = &[shown(&[Key::Char('f')], Action::BookSheets, 0)];

/// The last acts.
pub(super) const ACTS: Layer = &[
    shown(&[Key::Char(',')], Action::PointBefore, 1),
    shown(&[Key::Char('.')], Action::PointAfter, 2),
    shown(&[Key::Char('u')], Action::Undo, 3),
    shown(&[Key::Ctrl('r')], Action::Redo, 4),
];

/// The roster.
pub(super) const ROSTER: Layer = &[
    shown(&[Key::Char('a')], Action::Add, 1),
    shown(&[Key::Char('p')], Action::Paid, 1),
    shown(&[Key::Char('r')], Action::Arrived, 1),
    shown(&[Key::Char('x')], Action::Remove, 1),
    shown(&[Key::Char('I')], Action::Import, 1),
];

/// Verify mode.
pub(super) const VERIFYING: Layer = &[shown(&[Key::Esc], Action::Back, 2)];

/// A table's number is typed.
pub(super) const TABLE: Layer = &[
    shown(DIGITS, Action::Digit, 9),
    shown(
        &[Key::Char('+'), Key::Char('r'), Key::Char('红')],
        Action::Result(Word::Red),
        0,
    ),
    shown(
        &[Key::Char('-'), Key::Char('b'), Key::Char('黑')],
        Action::Result(Word::Black),
        1,
    ),
    shown(
        &[Key::Char('*'), Key::Char('d'), Key::Char('和')],
        Action::Result(Word::Draw),
        2,
    ),
    shown(&[Key::Char('/')], Action::Slash, 3),
    shown(&[Key::Char('f')], Action::Foul, 4),
    shown(&[Key::Char('!')], Action::Dispute, 5),
    shown(&[Key::Backspace], Action::ClearOrErase, 6),
    shown(&[Key::Char('n')], Action::Sheet, 7),
    shown(&[Key::Char('a')], Action::Missing, 8),
    quiet(&[Key::Char('m')], Action::Swap),
    quiet(&[Key::Char('k')], Action::Bye),
    quiet(&[Key::Enter], Action::Goto),
    shown(&[Key::Esc], Action::Back, 10),
    shown(&[Key::Char('i')], Action::Prefill, 13),
    shown(&[Key::Char(':')], Action::Line, 14),
    shown(&[Key::Char('?')], Action::Help, 2),
];

/// A table's number of a draft is typed.
pub(super) const DRAFT_TABLE: Layer = &[
    shown(&[Key::Char('m')], Action::Swap, 0),
    shown(&[Key::Char('k')], Action::Bye, 1),
    shown(DIGITS, Action::Digit, 9),
    shown(&[Key::Backspace], Action::Erase, 3),
    shown(&[Key::Enter], Action::Goto, 4),
    shown(&[Key::Esc], Action::Back, 10),
    shown(&[Key::Char('i')], Action::Prefill, 13),
    shown(&[Key::Char(':')], Action::Line, 14),
    shown(&[Key::Char('?')], Action::Help, 2),
];

/// After `/`.
pub(super) const SLASH: Layer = &[
    shown(
        &[Key::Char('r'), Key::Char('红')],
        Action::Result(Word::RedForfeits),
        0,
    ),
    shown(
        &[Key::Char('b'), Key::Char('黑')],
        Action::Result(Word::BlackForfeits),
        1,
    ),
    shown(&[Key::Char('x')], Action::Result(Word::BothForfeit), 2),
    shown(&[Key::Char('l')], Action::Result(Word::BothLose), 3),
    shown(&[Key::Char('c')], Action::Colours, 4),
    shown(&[Key::Backspace], Action::Erase, 5),
    shown(&[Key::Esc], Action::Back, 6),
];

/// A side is asked for.
pub(super) const SIDE: Layer = &[
    shown(&[Key::Char('r'), Key::Char('红')], Action::Red, 0),
    shown(&[Key::Char('b'), Key::Char('黑')], Action::Black, 1),
    shown(&[Key::Backspace], Action::Erase, 2),
    shown(&[Key::Esc], Action::Back, 3),
];

/// A kind of foul is asked for.
pub(super) const KIND: Layer = &[
    shown(KINDS, Action::Kind, 0),
    shown(&[Key::Char('0')], Action::KindList, 1),
    shown(&[Key::Backspace], Action::Erase, 2),
    shown(&[Key::Esc], Action::Back, 3),
];

/// The consequence of a foul is shown.
pub(super) const READY: Layer = &[
    shown(&[Key::Enter], Action::Commit, 0),
    shown(&[Key::Char('n')], Action::NoEffect, 1),
    shown(&[Key::Backspace], Action::Erase, 2),
    shown(&[Key::Esc], Action::Back, 3),
];

/// The foul shown needs a number.
pub(super) const NUMBER: Layer = &[shown(DIGITS, Action::Digit, 4)];

/// The second player of a swap: his table, then his side.
pub(super) const SECOND: Layer = &[
    shown(DIGITS, Action::Digit, 0),
    shown(&[Key::Char('r'), Key::Char('红')], Action::Red, 1),
    shown(&[Key::Char('b'), Key::Char('黑')], Action::Black, 2),
    shown(&[Key::Backspace], Action::Erase, 3),
    shown(&[Key::Esc], Action::Back, 4),
];

/// Something was asked.
pub(super) const QUESTION: Layer = &[
    shown(&[Key::Char('y')], Action::Yes, 0),
    shown(&[Key::Esc], Action::No, 1),
];

/// Something to read.
pub(super) const READING: Layer = &[
    shown(&[Key::Esc, Key::Char('q')], Action::Back, 9),
    quiet(&[Key::Char('l')], Action::Language),
];

/// The help screen.
pub(super) const HELP: Layer = &[quiet(&[Key::Char('?'), Key::Enter], Action::Back)];

/// A list to choose from.
pub(super) const CHOOSING: Layer = &[shown(&[Key::Enter], Action::Commit, 0)];

/// A player's card.
pub(super) const CARD: Layer = &[
    shown(&[Key::Enter], Action::Goto, 7),
    shown(&[Key::Char('a')], Action::Absent, 0),
    shown(&[Key::Char('w')], Action::Withdraw, 1),
    shown(&[Key::Char('k')], Action::Reenter, 2),
    shown(&[Key::Char('x')], Action::Expel, 3),
    shown(&[Key::Char('i')], Action::Prefill, 4),
    shown(&[Key::Tab], Action::Other, 5),
    shown(&[Key::Char('u')], Action::Undo, 6),
];

/// The prizes.
pub(super) const PRIZES: Layer = &[
    shown(&[Key::Tab], Action::Page, 0),
    shown(&[Key::Char('d')], Action::Luck, 1),
    shown(&[Key::Char('n')], Action::Nominate, 2),
    shown(&[Key::Char('L')], Action::Ties, 3),
    shown(&[Key::Char('u')], Action::Undo, 4),
];

/// The knockout.
pub(super) const BRACKET: Layer = &[
    shown(&[Key::Char('x')], Action::Cut, 0),
    shown(&[Key::Char('d')], Action::DrawColours, 1),
    shown(&[Key::Char('+'), Key::Char('红')], Action::Result(Word::Red), 2),
    shown(&[Key::Char('-'), Key::Char('黑')], Action::Result(Word::Black), 3),
    shown(&[Key::Char('*'), Key::Char('和')], Action::Result(Word::Draw), 4),
    shown(&[Key::Char('r')], Action::Red, 5),
    shown(&[Key::Char('b')], Action::Black, 5),
    shown(&[Key::Char('R')], Action::Result(Word::RedForfeits), 6),
    shown(&[Key::Char('B')], Action::Result(Word::BlackForfeits), 6),
    shown(&[Key::Char('X')], Action::Result(Word::BothForfeit), 7),
    shown(&[Key::Char('L')], Action::Ties, 8),
    shown(&[Key::Char('u')], Action::Undo, 8),
];

/// The regulation.
pub(super) const RULES: Layer = &[shown(&[Key::Char('@')], Action::Section, 1)];

/// Level players.
pub(super) const TIES: Layer = &[
    shown(&[Key::Char('i')], Action::Prefill, 1),
    shown(&[Key::Char('u')], Action::Undo, 2),
];

/// A text field.
pub(super) const FIELD: Layer = &[
    shown(&[Key::Enter], Action::Commit, 0),
    quiet(&[Key::Up], Action::Up),
    quiet(&[Key::Down], Action::Down),
    shown(&[Key::Esc], Action::Back, 3),
];

/// The command line.
pub(super) const LINE: Layer = &[shown(&[Key::Tab], Action::Complete, 1)];
