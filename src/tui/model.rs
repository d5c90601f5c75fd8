//! What the console remembers between two keys. Nothing of the tournament itself.

use super::input::Burst;
use super::keymap::Mode;
use super::theme::Look;
use crate::domain::ids::{RoundNo, SectionId, Side};
use crate::domain::prizes::Prizes;
use crate::text::echo::PHRASE;
use crate::text::lang::Lang;
use std::time::Instant;
use tui_input::Input as Field;

mod dialog;
mod message;
mod panel;
mod pending;

pub use dialog::{Correction, Dialog, Hall, PrizePage, Way};
pub use message::{Effect, Msg, Question};
pub use panel::{Cursor, LogFilter, Panel};
pub use pending::{EXPIRY, FoulDraft, Pending};

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
