//! The way on that a refusal names: a command for who typed a line, a key for who pressed keys.

use crate::domain::command::KnockoutGame;
use crate::text::keys::help;
use crate::text::knockout::game_word;
use crate::text::lang::Lang;
use crate::tui::keymap::{Action, Mode, key_of};

/// Who is refused, and so how he is told what to do next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asker {
    /// Who typed a command, in the console or elsewhere.
    Line,
    /// Who pressed keys in the console.
    Keys,
}

/// What is to be done next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    Absent,
    Add,
    Adopt,
    Answer,
    Clear(u32),
    Close,
    Correct,
    Cut,
    FoulKinds,
    Import,
    Knockout(KnockoutGame),
    KnockoutLots(KnockoutGame),
    Late,
    Log,
    Lots,
    Missing(u32),
    Note,
    Paid,
    Pair,
    Paper,
    Publish,
    Roster,
    SheetPick,
    Start,
    TieLots,
    Undo,
    UndoTo,
    Unpair,
    UnpairWithResults,
    Withdraw,
}

impl Way {
    /// The command, as the grammar has it.
    fn command(self) -> String {
        let plain = match self {
            Self::Clear(table) => return format!("clear {table}"),
            Self::Missing(table) => return format!("missing {table} red|black"),
            Self::Knockout(game) => return format!("ko {}", game_word(game)),
            Self::KnockoutLots(game) => return format!("ko-lots {}", game_word(game)),
            Self::Absent => "absent",
            Self::Add => "add",
            Self::Adopt => "adopt",
            Self::Answer => "answer",
            Self::Close => "close",
            Self::Correct => "correct",
            Self::Cut => "cut",
            Self::FoulKinds => "fouls: regulation.ron",
            Self::Import => "import",
            Self::Late => "late",
            Self::Log => "show log",
            Self::Lots => "lots",
            Self::Note => "note",
            Self::Paid => "paid",
            Self::Pair => "pair",
            Self::Paper => "paper",
            Self::Publish => "publish",
            Self::Roster => "show roster",
            Self::SheetPick => "sheet-pick",
            Self::Start => "start",
            Self::TieLots => "tie-lots",
            Self::Undo => "undo",
            Self::UndoTo => "undo --to",
            Self::Unpair => "unpair",
            Self::UnpairWithResults => "unpair --with-results",
            Self::Withdraw => "withdraw",
        };
        plain.to_owned()
    }

    /// The table typed before the keys, if they need one.
    fn table(self) -> Option<u32> {
        match self {
            Self::Clear(table) | Self::Missing(table) => Some(table),
            _ => None,
        }
    }

    /// What the keys do, each in the mode the one before it leads to; nothing where an act has no key.
    fn keys(self) -> &'static [(Mode, Action)] {
        match self {
            Self::Add | Self::Late => &[(Mode::Roster, Action::Add)],
            Self::Import => &[(Mode::Roster, Action::Import)],
            Self::Paid => &[(Mode::Roster, Action::Paid)],
            Self::Absent => &[(Mode::Boards, Action::Open), (Mode::Card, Action::Absent)],
            Self::Withdraw => &[(Mode::Boards, Action::Open), (Mode::Card, Action::Withdraw)],
            Self::Roster => &[(Mode::Boards, Action::Find)],
            Self::Lots | Self::Pair => &[(Mode::Boards, Action::Pair)],
            Self::Publish => &[(Mode::Boards, Action::Publish)],
            Self::Start => &[(Mode::Boards, Action::Start)],
            Self::Close => &[(Mode::Boards, Action::Close)],
            Self::Correct => &[(Mode::Boards, Action::Earlier)],
            Self::Answer => &[(Mode::Boards, Action::Rules)],
            Self::Undo => &[(Mode::Boards, Action::Undo)],
            Self::UndoTo | Self::Log => &[(Mode::Boards, Action::Acts)],
            Self::Clear(_) => &[(Mode::Table, Action::ClearOrErase)],
            Self::Missing(_) => &[(Mode::Table, Action::Missing)],
            Self::FoulKinds => &[(Mode::Table, Action::Foul), (Mode::Kind, Action::KindList)],
            Self::Cut => &[(Mode::Boards, Action::Bracket), (Mode::Bracket, Action::Cut)],
            Self::Knockout(_) => &[(Mode::Boards, Action::Bracket)],
            Self::KnockoutLots(_) => &[
                (Mode::Boards, Action::Bracket),
                (Mode::Bracket, Action::DrawColours),
            ],
            Self::TieLots => &[(Mode::Boards, Action::Ties)],
            Self::Adopt
            | Self::Note
            | Self::Paper
            | Self::SheetPick
            | Self::Unpair
            | Self::UnpairWithResults => &[],
        }
    }
}

impl Asker {
    /// The way on as this one goes it: `close`; `e (end round)`; `:unpair` where there is no key.
    pub(super) fn way(self, way: Way, lang: Lang) -> String {
        let keys = way.keys();
        let (Self::Keys, Some((_, last))) = (self, keys.last()) else {
            let colon = if self == Self::Keys { ":" } else { "" };
            return format!("{colon}{}", way.command());
        };
        let table = way.table().map(|table| table.to_string());
        let pressed = keys.iter().map(|(mode, action)| key_of(*mode, *action));
        let pressed: Vec<String> = table.into_iter().chain(pressed).collect();
        let (pressed, what) = (pressed.join(" "), help(*last, lang));
        match lang {
            Lang::Zh => format!("{pressed} 键({what})"),
            Lang::En => format!("{pressed} ({what})"),
        }
    }
}
