//! The key map as data: dispatch, footer and help screen are all made from these tables.
//!
//! A mode is a list of layers; the first layer that binds a key decides. A key no layer binds does nothing.

use super::input::Key;
use crate::domain::round::Word;

/// What a key means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// A digit of a table's number (or of the number asked for).
    Digit,
    /// This result at the table typed.
    Result(Word),
    /// This result at the cursor, and on to the next open board.
    AtCursor(Word),
    /// Begin a forfeit, a loss of both or reversed colours at the table typed.
    Slash,
    /// The colours at the table were reversed.
    Colours,
    /// Begin a foul at the table typed.
    Foul,
    /// The red side.
    Red,
    /// The black side.
    Black,
    /// The kind of foul with this digit.
    Kind,
    /// The list of all kinds.
    KindList,
    /// Record only, without the stated effect.
    NoEffect,
    /// Commit what is shown.
    Commit,
    /// Contested.
    Dispute,
    /// Clear the result, or take back a digit where there is none.
    ClearOrErase,
    /// Take back a step.
    Erase,
    /// Score sheet handed in.
    Sheet,
    /// Begin "a side is missing".
    Missing,
    /// Begin a swap in the draft.
    Swap,
    /// Begin moving the bye in the draft.
    Bye,
    /// Go to the table typed.
    Goto,
    /// Drop what is half typed, close what is open.
    Back,
    /// Void the newest act.
    Undo,
    /// Bring it back.
    Redo,
    /// The last acts, to go back to one.
    Acts,
    /// End the round.
    Close,
    /// Pair the next round (draw the lots first).
    Pair,
    /// Publish the draft.
    Publish,
    /// Start the clock now.
    Start,
    /// The clock's start on the command line.
    StartAt,
    /// The hall: who is missing.
    Hall,
    /// Forfeit the board at the cursor for lateness.
    Forfeit,
    /// Forfeit every board where somebody is missing.
    ForfeitAll,
    /// Only boards where somebody is missing, or all open ones.
    MissingOnly,
    /// To the publish or close before.
    PointBefore,
    /// To the publish or close after.
    PointAfter,
    /// Make one board of two half-empty ones.
    Merge,
    /// The log of the row's board alone, or of the round again.
    ByBoard,
    /// The log of the row's player alone, or of the round again.
    ByPlayer,
    /// Void the foul, with a reason.
    VoidFoul,
    /// Move the foul to the other side, with a reason.
    MoveFoul,
    /// One more counted for the claim.
    CountUp,
    /// One fewer.
    CountDown,
    /// Book the fouls for the sheets owed.
    BookSheets,
    /// Show open boards only.
    OpenOnly,
    /// The boards to chase.
    Chase,
    /// Key the results a second time.
    Verify,
    /// The round before.
    Earlier,
    /// The round after.
    Later,
    /// The next panel.
    NextPanel,
    /// The panel before.
    PrevPanel,
    /// The panel fills the screen.
    Zoom,
    /// The next section.
    Section,
    /// The other language.
    Language,
    /// The help screen.
    Help,
    /// The command line.
    Line,
    /// The row's act on the command line.
    Prefill,
    /// Find a player.
    Find,
    /// Leave.
    Quit,
    /// Player card, or the proof of a place.
    Open,
    /// Cursor up.
    Up,
    /// Cursor down.
    Down,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the first.
    Home,
    /// To the last.
    End,
    /// The regulation: what it decides, what it leaves open.
    Rules,
    /// Remove a player.
    Remove,
    /// Take in a roster.
    Import,
    /// Register a player.
    Add,
    /// Fee paid, or due again.
    Paid,
    /// Arrived, or not.
    Arrived,
    /// Absent from the next round, or not.
    Absent,
    /// Withdraw.
    Withdraw,
    /// Re-enter.
    Reenter,
    /// Expel.
    Expel,
    /// The card of the other player at the board.
    Other,
    /// The prizes.
    Prizes,
    /// The teams.
    Teams,
    /// The knockout.
    Bracket,
    /// Level players.
    Ties,
    /// The next page.
    Page,
    /// The luck draw.
    Luck,
    /// Nominate for an award.
    Nominate,
    /// Make the cut.
    Cut,
    /// Draw the colours of a knockout game.
    DrawColours,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Complete the word, or history.
    Complete,
}

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
const MOVES: Layer = &[
    quiet(&[Key::Up], Action::Up),
    quiet(&[Key::Down], Action::Down),
    quiet(&[Key::PageUp], Action::PageUp),
    quiet(&[Key::PageDown], Action::PageDown),
    quiet(&[Key::Home], Action::Home),
    quiet(&[Key::End], Action::End),
];

/// In every panel.
const PANELS: Layer = &[
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
const BOARDS: Layer = &[
    shown(&[Key::Char('+')], Action::AtCursor(Word::Red), 1),
    shown(&[Key::Char('-')], Action::AtCursor(Word::Black), 1),
    shown(&[Key::Char('*')], Action::AtCursor(Word::Draw), 1),
    quiet(&[Key::Char('红')], Action::AtCursor(Word::Red)),
    quiet(&[Key::Char('黑')], Action::AtCursor(Word::Black)),
    quiet(&[Key::Char('和')], Action::AtCursor(Word::Draw)),
];

/// The clock and foul log.
const CLOCK: Layer = &[
    shown(&[Key::Char('b')], Action::ByBoard, 1),
    shown(&[Key::Char('p')], Action::ByPlayer, 1),
    shown(&[Key::Char('x')], Action::VoidFoul, 1),
    shown(&[Key::Char('m')], Action::MoveFoul, 1),
    shown(&[Key::Char('+')], Action::CountUp, 1),
    shown(&[Key::Char('-')], Action::CountDown, 1),
];

/// The hall.
const HALL: Layer = &[
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
const CHASE: Layer = &[shown(&[Key::Char('f')], Action::BookSheets, 0)];

/// The last acts.
const ACTS: Layer = &[
    shown(&[Key::Char(',')], Action::PointBefore, 1),
    shown(&[Key::Char('.')], Action::PointAfter, 2),
    shown(&[Key::Char('u')], Action::Undo, 3),
    shown(&[Key::Ctrl('r')], Action::Redo, 4),
];

/// The roster.
const ROSTER: Layer = &[
    shown(&[Key::Char('a')], Action::Add, 1),
    shown(&[Key::Char('p')], Action::Paid, 1),
    shown(&[Key::Char('r')], Action::Arrived, 1),
    shown(&[Key::Char('x')], Action::Remove, 1),
    shown(&[Key::Char('I')], Action::Import, 1),
];

/// Verify mode.
const VERIFYING: Layer = &[shown(&[Key::Esc], Action::Back, 2)];

/// A table's number is typed.
const TABLE: Layer = &[
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
const DRAFT_TABLE: Layer = &[
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
const SLASH: Layer = &[
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
const SIDE: Layer = &[
    shown(&[Key::Char('r'), Key::Char('红')], Action::Red, 0),
    shown(&[Key::Char('b'), Key::Char('黑')], Action::Black, 1),
    shown(&[Key::Backspace], Action::Erase, 2),
    shown(&[Key::Esc], Action::Back, 3),
];

/// A kind of foul is asked for.
const KIND: Layer = &[
    shown(KINDS, Action::Kind, 0),
    shown(&[Key::Char('0')], Action::KindList, 1),
    shown(&[Key::Backspace], Action::Erase, 2),
    shown(&[Key::Esc], Action::Back, 3),
];

/// The consequence of a foul is shown.
const READY: Layer = &[
    shown(&[Key::Enter], Action::Commit, 0),
    shown(&[Key::Char('n')], Action::NoEffect, 1),
    shown(&[Key::Backspace], Action::Erase, 2),
    shown(&[Key::Esc], Action::Back, 3),
];

/// The foul shown needs a number.
const NUMBER: Layer = &[shown(DIGITS, Action::Digit, 4)];

/// The second player of a swap: his table, then his side.
const SECOND: Layer = &[
    shown(DIGITS, Action::Digit, 0),
    shown(&[Key::Char('r'), Key::Char('红')], Action::Red, 1),
    shown(&[Key::Char('b'), Key::Char('黑')], Action::Black, 2),
    shown(&[Key::Backspace], Action::Erase, 3),
    shown(&[Key::Esc], Action::Back, 4),
];

/// Something was asked.
const QUESTION: Layer = &[
    shown(&[Key::Char('y')], Action::Yes, 0),
    shown(&[Key::Esc], Action::No, 1),
];

/// Something to read.
const READING: Layer = &[
    shown(&[Key::Esc, Key::Char('q')], Action::Back, 9),
    quiet(&[Key::Char('l')], Action::Language),
];

/// The help screen.
const HELP: Layer = &[quiet(&[Key::Char('?'), Key::Enter], Action::Back)];

/// A list to choose from.
const CHOOSING: Layer = &[shown(&[Key::Enter], Action::Commit, 0)];

/// A player's card.
const CARD: Layer = &[
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
const PRIZES: Layer = &[
    shown(&[Key::Tab], Action::Page, 0),
    shown(&[Key::Char('d')], Action::Luck, 1),
    shown(&[Key::Char('n')], Action::Nominate, 2),
    shown(&[Key::Char('L')], Action::Ties, 3),
    shown(&[Key::Char('u')], Action::Undo, 4),
];

/// The knockout.
const BRACKET: Layer = &[
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
const RULES: Layer = &[shown(&[Key::Char('@')], Action::Section, 1)];

/// Level players.
const TIES: Layer = &[
    shown(&[Key::Char('i')], Action::Prefill, 1),
    shown(&[Key::Char('u')], Action::Undo, 2),
];

/// A text field.
const FIELD: Layer = &[
    shown(&[Key::Enter], Action::Commit, 0),
    quiet(&[Key::Up], Action::Up),
    quiet(&[Key::Down], Action::Down),
    shown(&[Key::Esc], Action::Back, 3),
];

/// The command line.
const LINE: Layer = &[shown(&[Key::Tab], Action::Complete, 1)];

/// What decides the meaning of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mode {
    /// The board list.
    Boards,
    /// The board list in verify mode.
    Verify,
    /// The standings.
    Standings,
    /// The roster.
    Roster,
    /// The clock and foul log.
    Clock,
    /// A table's number is typed.
    Table,
    /// The same while a draft is shown.
    DraftTable,
    /// After `/`.
    Slash,
    /// A side is asked for.
    Side,
    /// A kind of foul is asked for.
    Kind,
    /// A foul waits for Enter.
    Ready,
    /// A foul waits for a number and Enter.
    ReadyNumber,
    /// The second player of a swap is asked for.
    Second,
    /// A player's card.
    Card,
    /// Something to read.
    Reading,
    /// The help screen.
    Help,
    /// A list to choose from.
    Choosing,
    /// The hall.
    Hall,
    /// The boards to chase.
    Chase,
    /// The last acts.
    Acts,
    /// The prizes.
    Prizes,
    /// The knockout.
    Bracket,
    /// Level players.
    Ties,
    /// The regulation.
    Rules,
    /// The field of the search.
    Find,
    /// The command line.
    Line,
}

impl Mode {
    /// All of them, in the order of the help screen.
    pub const ALL: [Self; 26] = [
        Self::Boards,
        Self::Table,
        Self::Slash,
        Self::Side,
        Self::Kind,
        Self::Ready,
        Self::ReadyNumber,
        Self::Verify,
        Self::DraftTable,
        Self::Second,
        Self::Standings,
        Self::Roster,
        Self::Clock,
        Self::Card,
        Self::Reading,
        Self::Help,
        Self::Choosing,
        Self::Hall,
        Self::Chase,
        Self::Acts,
        Self::Prizes,
        Self::Bracket,
        Self::Ties,
        Self::Rules,
        Self::Find,
        Self::Line,
    ];

    /// Its layers, the deciding one first.
    pub fn layers(self) -> &'static [Layer] {
        match self {
            Self::Boards => &[BOARDS, PANELS, MOVES],
            Self::Verify => &[VERIFYING, BOARDS, PANELS, MOVES],
            Self::Standings => &[PANELS, MOVES],
            Self::Clock => &[CLOCK, PANELS, MOVES],
            Self::Roster => &[ROSTER, PANELS, MOVES],
            Self::Table => &[TABLE],
            Self::DraftTable => &[DRAFT_TABLE],
            Self::Slash => &[SLASH],
            Self::Side => &[SIDE],
            Self::Kind => &[KIND],
            Self::Ready => &[READY],
            Self::ReadyNumber => &[NUMBER, READY],
            Self::Second => &[SECOND],
            Self::Card => &[CARD, READING, MOVES],
            Self::Reading => &[READING, MOVES],
            Self::Help => &[HELP, READING, MOVES],
            Self::Choosing => &[CHOOSING, READING, MOVES],
            Self::Hall => &[HALL, READING, MOVES],
            Self::Chase => &[CHASE, READING, MOVES],
            Self::Acts => &[ACTS, CHOOSING, READING, MOVES],
            Self::Prizes => &[PRIZES, READING, MOVES],
            Self::Bracket => &[BRACKET, READING, MOVES],
            Self::Ties => &[TIES, CHOOSING, READING, MOVES],
            Self::Rules => &[RULES, CHOOSING, READING, MOVES],
            Self::Find => &[FIELD],
            Self::Line => &[LINE, FIELD],
        }
    }

    /// The layers the help screen prints under this mode: those no earlier mode has printed.
    pub fn own_layers(self) -> &'static [Layer] {
        match self {
            Self::Standings => &[],
            Self::Clock => &[CLOCK],
            Self::Hall => &[HALL],
            Self::Chase => &[CHASE],
            Self::Acts => &[ACTS],
            Self::Verify => &[VERIFYING],
            Self::Roster => &[ROSTER],
            Self::ReadyNumber => &[NUMBER],
            Self::Card => &[CARD],
            Self::Help => &[],
            Self::Choosing => &[CHOOSING],
            Self::Prizes => &[PRIZES],
            Self::Bracket => &[BRACKET],
            Self::Ties => &[TIES],
            Self::Rules => &[RULES],
            Self::Line => &[LINE],
            _ => self.layers(),
        }
    }

    /// Whether a number or an act is half typed.
    pub fn is_pending(self) -> bool {
        matches!(
            self,
            Self::Table
                | Self::DraftTable
                | Self::Slash
                | Self::Side
                | Self::Kind
                | Self::Ready
                | Self::ReadyNumber
                | Self::Second
        )
    }

    /// Whether keys are text.
    pub fn is_field(self) -> bool {
        matches!(self, Self::Find | Self::Line)
    }
}

/// What a key means in a mode; none if nothing. The key is given as [`super::input::fold`] leaves it.
pub fn meaning(mode: Mode, key: Key) -> Option<Action> {
    mode.layers()
        .iter()
        .flat_map(|layer| layer.iter())
        .find(|b| b.keys.contains(&key))
        .map(|b| b.action)
}

/// The key of an action in a mode, as printed; nothing if it has none.
pub fn key_of(mode: Mode, action: Action) -> String {
    mode.layers()
        .iter()
        .flat_map(|layer| layer.iter())
        .find(|b| b.action == action)
        .map_or_else(String::new, |b| first_key(b.keys))
}

/// What a key means while something is asked.
pub fn answer(key: Key) -> Option<Action> {
    QUESTION.iter().find(|b| b.keys.contains(&key)).map(|b| b.action)
}

/// From this place on bindings stand in the second line of a footer of two: what helps in every mode stays where it is.
pub const SECOND_LINE: u8 = 13;

/// The bindings of the footer in a mode, in order.
pub fn footer(mode: Mode, asked: bool) -> Vec<&'static Binding> {
    let asked: &[Layer] = if asked { &[QUESTION] } else { &[] };
    let answers = [Action::Yes, Action::No];
    let layers = asked.iter().chain(mode.layers());
    let mut list: Vec<(usize, &Binding)> = Vec::new();
    for (depth, layer) in layers.enumerate() {
        for binding in layer.iter().filter(|b| b.foot.is_some()) {
            let hidden = list
                .iter()
                .any(|(d, b)| *d < depth && b.keys.contains(&binding.keys[0]));
            if !hidden {
                list.push((depth, binding));
            }
        }
    }
    list.sort_by_key(|(depth, b)| (!answers.contains(&b.action), *depth > 0, b.foot));
    list.into_iter().map(|(_, b)| b).collect()
}

/// The bindings that answer a question, for the help screen.
pub fn question_layer() -> Layer {
    QUESTION
}

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
