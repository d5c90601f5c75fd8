//! What the console remembers between two keys. Nothing of the tournament itself.

use super::input::Burst;
use super::keymap::Mode;
use super::theme::Look;
use crate::domain::command::Next;
use crate::domain::ids::{PlayerId, RoundNo, SectionId, Side};
use crate::domain::prizes::{Change, Prizes};
use crate::domain::round::Word;
use crate::store::Request;
use crate::text::echo::PHRASE;
use crate::text::lang::Lang;
use std::time::{Duration, Instant};
use tui_input::Input as Field;

/// How long a half-typed number waits for its act.
pub const EXPIRY: Duration = Duration::from_secs(8);

/// A panel.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Panel {
    /// 对局.
    #[default]
    Boards,
    /// 名次.
    Standings,
    /// 名册.
    Roster,
    /// 钟与犯规.
    Clock,
}

impl Panel {
    /// All, in the order of Tab.
    pub const ALL: [Self; 4] = [Self::Boards, Self::Standings, Self::Roster, Self::Clock];

    /// The panel so many steps on.
    #[must_use]
    pub fn step(self, by: usize) -> Self {
        let at = Self::ALL.iter().position(|p| *p == self).unwrap_or(0);
        Self::ALL[(at + by) % Self::ALL.len()]
    }

    /// Its name where the console's place is kept.
    pub fn key(self) -> &'static str {
        match self {
            Self::Boards => "boards",
            Self::Standings => "standings",
            Self::Roster => "roster",
            Self::Clock => "clock",
        }
    }

    /// Its place in [`Self::ALL`].
    pub fn index(self) -> usize {
        Self::ALL.iter().position(|p| *p == self).unwrap_or(0)
    }
}

/// A cursor in a list: the row it is on. The rows in view follow it when drawn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Cursor {
    /// Row, from 0.
    pub at: usize,
    /// The first row in view.
    pub top: usize,
}

impl Cursor {
    /// Moves within `len` rows.
    pub fn step(&mut self, by: isize, len: usize) {
        self.at = self.at.saturating_add_signed(by).min(len.saturating_sub(1));
    }

    /// Brings the cursor into `height` rows of `len`, and says which row is first.
    pub fn follow(&mut self, len: usize, height: usize) -> usize {
        self.at = self.at.min(len.saturating_sub(1));
        if height > 0 && self.at >= self.top + height {
            self.top = self.at + 1 - height;
        }
        self.top = self.top.min(self.at).min(len.saturating_sub(height));
        self.top
    }
}

/// A foul about to be booked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoulDraft {
    /// Table.
    pub table: u32,
    /// Whose.
    pub side: Side,
    /// Place of the kind in the catalogue.
    pub kind: usize,
    /// Digits typed where the kind needs a number; none if it needs none.
    pub digits: Option<String>,
    /// Only record it.
    pub no_effect: bool,
}

/// What is half typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Pending {
    /// Nothing.
    #[default]
    None,
    /// A table's number.
    Table(String),
    /// A table, then `/`.
    Slash(u32),
    /// A table, then `f`.
    FoulSide(u32),
    /// A table, `f` and a side.
    FoulKind(u32, Side),
    /// A foul, its consequence shown.
    Foul(FoulDraft),
    /// A table, then `a`.
    Missing(u32),
    /// A table of the draft, then `m`.
    SwapSide(u32),
    /// The first player of a swap, and what is typed of the other's table.
    SwapWith {
        /// The first player's table and side.
        first: (u32, Side),
        /// Digits of the second table.
        digits: String,
    },
    /// A table of the draft, then `k`.
    ByeSide(u32),
}

impl Pending {
    /// Whether it lapses after [`EXPIRY`]. A foul stays: its consequence is being read.
    pub fn expires(&self) -> bool {
        !matches!(self, Self::None | Self::Foul(_))
    }

    /// The table it is about, if one is complete.
    pub fn table(&self) -> Option<u32> {
        match self {
            Self::None => None,
            Self::Table(digits) => digits.parse().ok(),
            Self::Slash(t)
            | Self::FoulSide(t)
            | Self::FoulKind(t, _)
            | Self::Missing(t)
            | Self::SwapSide(t)
            | Self::ByeSide(t) => Some(*t),
            Self::Foul(foul) => Some(foul.table),
            Self::SwapWith { first, digits } => digits.parse().ok().or(Some(first.0)),
        }
    }
}

/// What was asked; `y` does it.
#[derive(Debug, Clone, PartialEq)]
pub struct Question {
    /// The words.
    pub text: String,
    /// What `y` does.
    pub then: Vec<Effect>,
}

/// What `update` wants done outside.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    /// Give this to the session.
    Submit(Request),
    /// Read this as a line of the grammar and give it to the session.
    SubmitLine(String),
    /// Say this behind the echo of the act before, if that was taken.
    Also(String),
    /// Find the files whose path begins so.
    FindFiles(String),
    /// Sound the bell.
    Bell,
    /// Leave.
    Quit,
}

/// The list of open boards, to mark who is missing.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Hall {
    /// Row.
    pub cursor: Cursor,
    /// Digits typed to go to a table.
    pub digits: String,
    /// Only boards where somebody is missing are listed.
    pub marked: bool,
}

/// A way on after a correction.
#[derive(Debug, Clone, PartialEq)]
pub struct Way {
    /// What becomes of the next round.
    pub next: Next,
    /// How many boards of it change, or why this way is closed.
    pub boards: Result<usize, String>,
}

/// A correction of an earlier round, before its way is chosen.
#[derive(Debug, Clone, PartialEq)]
pub struct Correction {
    /// Round corrected.
    pub round: RoundNo,
    /// Its table.
    pub table: u32,
    /// The result it is to have.
    pub word: Word,
    /// The ways on.
    pub ways: Vec<Way>,
    /// Row.
    pub cursor: Cursor,
}

/// Which rows of the log are listed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum LogFilter {
    /// All of the round shown.
    #[default]
    Round,
    /// One table of it.
    Table(u32),
    /// One player, in all rounds.
    Player(PlayerId),
}

/// What stands over the panels.
#[derive(Debug, Clone, PartialEq)]
pub enum Dialog {
    /// The keys.
    Help(Cursor),
    /// A player's card.
    Card(PlayerId, Cursor),
    /// Why a place is what it is.
    Proof(PlayerId, Cursor),
    /// The boards still open, to read out.
    Chase(Cursor),
    /// The open boards, while the arbiter walks the hall.
    Hall(Hall),
    /// A correction: what becomes of the round after it.
    Correct(Correction),
    /// The last acts.
    Acts(Cursor),
    /// The regulation: questions and rules.
    Rules(Cursor),
    /// What an import did, in lines.
    Report(Vec<String>, Cursor),
    /// The catalogue of fouls, for a side of a table.
    Kinds {
        /// Table.
        table: u32,
        /// Whose.
        side: Side,
        /// Row.
        cursor: Cursor,
    },
    /// The prizes.
    Prizes {
        /// Page.
        page: PrizePage,
        /// What changed since they were last looked at.
        since: Vec<Change>,
        /// Row.
        cursor: Cursor,
    },
    /// The teams.
    Teams(Cursor),
    /// The knockout.
    Bracket {
        /// Game.
        cursor: Cursor,
        /// The colour slow-game black chose, once a drawn game goes to a quick one.
        choice: Option<Side>,
    },
    /// Level players.
    Ties(Cursor),
}

/// A page of the prizes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PrizePage {
    /// The lists.
    Lists,
    /// What each player gets in all.
    Totals,
    /// Fees and what is given back.
    Fees,
    /// Who did not come or left.
    Bans,
}

impl PrizePage {
    /// All of them, in order.
    pub const ALL: [Self; 4] = [Self::Lists, Self::Totals, Self::Fees, Self::Bans];

    /// The page after it.
    #[must_use]
    pub fn next(self) -> Self {
        let at = Self::ALL.iter().position(|p| *p == self).unwrap_or(0);
        Self::ALL[(at + 1) % Self::ALL.len()]
    }
}

impl Dialog {
    /// Its cursor.
    pub fn cursor(&mut self) -> &mut Cursor {
        match self {
            Self::Help(c)
            | Self::Card(_, c)
            | Self::Proof(_, c)
            | Self::Chase(c)
            | Self::Acts(c)
            | Self::Hall(Hall { cursor: c, .. })
            | Self::Correct(Correction { cursor: c, .. })
            | Self::Teams(c)
            | Self::Ties(c)
            | Self::Prizes { cursor: c, .. }
            | Self::Bracket { cursor: c, .. }
            | Self::Rules(c)
            | Self::Report(_, c)
            | Self::Kinds { cursor: c, .. } => c,
        }
    }
}

/// The command line while it is typed.
#[derive(Debug, Clone, Default)]
pub struct LineEdit {
    /// Text.
    pub field: Field,
    /// The line of the history shown; none for the one being typed.
    pub past: Option<usize>,
    /// What was being typed before the history was looked at.
    pub fresh: String,
}

/// The search while it is typed.
#[derive(Debug, Clone, Default)]
pub struct FindEdit {
    /// Text.
    pub field: Field,
    /// Row of the answers.
    pub cursor: Cursor,
}

/// How an echo is meant.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Tone {
    /// Said by the way.
    #[default]
    Plain,
    /// Done and safe.
    Done,
    /// Refused; nothing changed.
    Refused,
}

/// The line that answers the last key.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Echo {
    /// Words.
    pub text: String,
    /// Meaning.
    pub tone: Tone,
}

/// Everything the console remembers.
#[derive(Debug)]
pub struct Model {
    /// Language.
    pub lang: Lang,
    /// Colours and borders.
    pub look: Look,
    /// Section shown.
    pub section: SectionId,
    /// Round shown; none for the newest, a draft included.
    pub round: Option<RoundNo>,
    /// Panel with the cursor.
    pub panel: Panel,
    /// Whether it fills the screen.
    pub full: bool,
    /// The cursors of the panels, in the order of [`Panel::ALL`].
    pub cursors: [Cursor; 4],
    /// Rows a page moves by, as last drawn.
    pub page: usize,
    /// Only open boards are listed.
    pub open_only: bool,
    /// Results are keyed a second time, from this side's column.
    pub verify: Option<Side>,
    /// Which rows of the log are listed.
    pub log: LogFilter,
    /// What is half typed.
    pub pending: Pending,
    /// When its last key came.
    pub typed_at: Option<Instant>,
    /// What was asked.
    pub question: Option<Question>,
    /// What stands over the panels.
    pub dialog: Option<Dialog>,
    /// The command line.
    pub line: Option<LineEdit>,
    /// Lines given before, oldest first.
    pub history: Vec<String>,
    /// The search.
    pub find: Option<FindEdit>,
    /// The answer to the last key.
    pub echo: Echo,
    /// Why nothing is saved at present.
    pub unsaved: Option<String>,
    /// Letters that did nothing, in a row.
    pub stray: u32,
    /// Letters faster than fingers.
    pub burst: Burst,
    /// The board to come back to after an act at the cursor: set when a result was sent.
    pub advance: Option<u32>,
    /// The prize lists as last looked at, section by section.
    pub prizes_seen: Vec<Prizes>,
}

impl Model {
    /// A console that has just been opened.
    pub fn new(lang: Lang, look: Look) -> Self {
        Self {
            lang,
            look,
            section: SectionId(0),
            round: None,
            panel: Panel::Boards,
            full: false,
            cursors: [Cursor::default(); 4],
            page: 10,
            open_only: false,
            verify: None,
            log: LogFilter::Round,
            pending: Pending::None,
            typed_at: None,
            question: None,
            dialog: None,
            line: None,
            history: Vec::new(),
            find: None,
            echo: Echo::default(),
            unsaved: None,
            stray: 0,
            burst: Burst::default(),
            advance: None,
            prizes_seen: Vec::new(),
        }
    }

    /// What decides the meaning of the next key.
    pub fn mode(&self, draft: bool) -> Mode {
        if self.line.is_some() {
            return Mode::Line;
        }
        if self.find.is_some() {
            return Mode::Find;
        }
        match &self.dialog {
            Some(Dialog::Help(_)) => return Mode::Help,
            Some(Dialog::Card(..)) => return Mode::Card,
            Some(Dialog::Prizes { .. }) => return Mode::Prizes,
            Some(Dialog::Bracket { .. }) => return Mode::Bracket,
            Some(Dialog::Ties(_)) => return Mode::Ties,
            Some(Dialog::Proof(..) | Dialog::Teams(_) | Dialog::Report(..)) => return Mode::Reading,
            Some(Dialog::Chase(_)) => return Mode::Chase,
            Some(Dialog::Hall(_)) => return Mode::Hall,
            Some(Dialog::Acts(_)) => return Mode::Acts,
            Some(Dialog::Rules(_)) => return Mode::Rules,
            Some(Dialog::Correct(_) | Dialog::Kinds { .. }) => return Mode::Choosing,
            None => {}
        }
        match &self.pending {
            Pending::None => match self.panel {
                Panel::Boards if self.verify.is_some() => Mode::Verify,
                Panel::Boards => Mode::Boards,
                Panel::Standings => Mode::Standings,
                Panel::Roster => Mode::Roster,
                Panel::Clock => Mode::Clock,
            },
            Pending::Table(_) if draft => Mode::DraftTable,
            Pending::Table(_) => Mode::Table,
            Pending::Slash(_) => Mode::Slash,
            Pending::FoulSide(_) | Pending::Missing(_) | Pending::SwapSide(_) | Pending::ByeSide(_) => {
                Mode::Side
            }
            Pending::FoulKind(..) => Mode::Kind,
            Pending::Foul(foul) if foul.digits.is_some() => Mode::ReadyNumber,
            Pending::Foul(_) => Mode::Ready,
            Pending::SwapWith { .. } => Mode::Second,
        }
    }

    /// The cursor of the panel in use.
    pub fn cursor(&mut self) -> &mut Cursor {
        &mut self.cursors[self.panel.index()]
    }

    /// Says something.
    pub fn say(&mut self, tone: Tone, text: impl Into<String>) {
        self.echo = Echo {
            text: text.into(),
            tone,
        };
    }

    /// Says what no key asked for, behind the answer to the last key: that one stays to be read.
    pub fn say_also(&mut self, text: &str) {
        if !self.echo.text.is_empty() {
            self.echo.text.push(PHRASE);
        }
        self.echo.text.push_str(text);
    }

    /// Drops what is half typed and asked.
    pub fn drop_pending(&mut self) {
        self.pending = Pending::None;
        self.typed_at = None;
        self.question = None;
    }
}

/// What reaches the console.
#[derive(Debug, Clone, PartialEq)]
pub enum Msg {
    /// A key.
    Key {
        /// As sent.
        key: super::input::Key,
        /// When.
        at: Instant,
    },
    /// Pasted text.
    Paste(String),
    /// Time went by.
    Tick(Instant),
    /// An act is safe on disk.
    Done {
        /// Words.
        text: String,
        /// Whether anything changed.
        changed: bool,
    },
    /// An act was refused, or `:` line not understood.
    Refused {
        /// Words.
        text: String,
        /// What could be asked next: its words, and what `y` does.
        offer: Option<Question>,
    },
    /// An act reaches far and is to be confirmed first.
    Ask(Question),
    /// The files whose path begins like the word typed; a folder's ends in `/`.
    Files(Vec<String>),
    /// An act is safe, and there is more to say of it than a line holds.
    Report(Vec<String>),
    /// The disk did not take it.
    NotSaved(String),
}
