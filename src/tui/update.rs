//! What follows from a key: the console's memory changes, and effects are asked for. Nothing is read or
//! written here.

mod boards;
mod complete;
mod correct;
mod dialogs;
mod draft;
mod field;
mod finals;
mod fouls;
mod hall;
mod incidents;
mod moves;
mod rounds;
mod set_up;

pub use field::found;
pub use fouls::options as foul_options;
pub use hall::listed as hall_boards;
pub use rounds::is_grave;
pub use set_up::begin;

use super::commands::Spoken;
use super::input::{Key, fold};
use super::keymap::{self, Action, Mode};
use super::model::{Dialog, EXPIRY, Effect, Model, Msg, Panel, Pending, Question, Tone};
use super::sight::Sight;
use crate::text::console::words;
use std::time::Instant;

/// Takes a message in, and says what is to be done outside.
pub fn update(model: &mut Model, sight: &Sight<'_>, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Key { key, at } => {
            expire(model, at);
            press(model, sight, key, at)
        }
        Msg::Paste(text) => {
            field::paste(model, &text);
            Vec::new()
        }
        Msg::Tick(at) => {
            expire(model, at);
            Vec::new()
        }
        Msg::Done { text, changed } => {
            model.unsaved = None;
            model.say(if changed { Tone::Done } else { Tone::Plain }, text);
            boards::advance(model, sight);
            Vec::new()
        }
        Msg::Refused { text, offer } => {
            model.advance = None;
            model.say(Tone::Refused, text);
            model.question = offer;
            vec![Effect::Bell]
        }
        Msg::Ask(question) => {
            model.advance = None;
            model.drop_pending();
            model.question = Some(question);
            Vec::new()
        }
        Msg::Files(found) => complete::files(model, &found),
        Msg::Report(lines) => show(model, Dialog::Report(lines, super::model::Cursor::default())),
        Msg::NotSaved(why) => {
            model.advance = None;
            model.unsaved = Some(why);
            vec![Effect::Bell]
        }
    }
}

/// When the console next changes by itself; none if it waits for a key.
pub fn expires_at(model: &Model) -> Option<Instant> {
    let in_hall = matches!(&model.dialog, Some(Dialog::Hall(hall)) if !hall.digits.is_empty());
    model
        .typed_at
        .filter(|_| model.pending.expires() || in_hall)
        .map(|at| at + EXPIRY)
}

fn expire(model: &mut Model, now: Instant) {
    if expires_at(model).is_some_and(|end| end <= now) {
        model.pending = Pending::None;
        model.typed_at = None;
        if let Some(Dialog::Hall(hall)) = &mut model.dialog {
            hall.digits.clear();
            return;
        }
        let text = words(model.lang).lapsed;
        model.say(Tone::Plain, text);
    }
}

fn press(model: &mut Model, sight: &Sight<'_>, raw: Key, at: Instant) -> Vec<Effect> {
    let mode = model.mode(sight.is_draft(model));
    if mode.is_field() {
        return field::press(model, sight, mode, raw);
    }
    let key = fold(raw);
    let burst = model.burst.follows(raw, at);
    if let Some(question) = model.question.take() {
        if keymap::answer(key) == Some(Action::Yes) {
            return question.then;
        }
        model.say(Tone::Plain, words(model.lang).dropped);
        if key == Key::Esc {
            return Vec::new();
        }
    }
    if burst && !mode.is_pending() {
        model.stray += 1;
        return Vec::new();
    }
    let Some(action) = keymap::meaning(mode, key) else {
        if matches!(key, Key::Char(c) if c.is_alphabetic()) {
            model.stray += 1;
        }
        if !mode.is_pending() {
            return Vec::new();
        }
        if key.moves() {
            model.drop_pending();
            return press(model, sight, raw, at);
        }
        return vec![Effect::Bell];
    };
    model.stray = 0;
    if mode.is_pending() || action == Action::Digit {
        model.typed_at = Some(at);
    }
    act(model, sight, mode, action, key)
}

fn act(model: &mut Model, sight: &Sight<'_>, mode: Mode, action: Action, key: Key) -> Vec<Effect> {
    if model.dialog.is_some() {
        return dialogs::act(model, sight, action, key);
    }
    match action {
        Action::Up
        | Action::Down
        | Action::PageUp
        | Action::PageDown
        | Action::Home
        | Action::End
        | Action::NextPanel
        | Action::PrevPanel
        | Action::Zoom
        | Action::Section
        | Action::Earlier
        | Action::Later
        | Action::OpenOnly
        | Action::Goto => moves::act(model, sight, action),
        Action::Result(word) => boards::result(model, sight, word),
        Action::AtCursor(word) => boards::result_at_cursor(model, sight, word),
        Action::Digit | Action::Erase | Action::ClearOrErase => digit(model, sight, action, key),
        Action::Slash | Action::Colours | Action::Dispute | Action::Sheet | Action::Missing => {
            boards::act(model, sight, action)
        }
        Action::Foul | Action::Kind | Action::KindList | Action::NoEffect | Action::Commit => {
            fouls::act(model, sight, action, key)
        }
        Action::Red | Action::Black => {
            use crate::domain::ids::Side;
            let side = if action == Action::Red {
                Side::Red
            } else {
                Side::Black
            };
            match model.pending.clone() {
                Pending::FoulSide(table) => fouls::side(model, sight, table, side),
                Pending::Missing(table) => boards::missing(model, sight, table, side),
                _ => draft::side(model, sight, side),
            }
        }
        Action::Swap | Action::Bye => draft::begin(model, sight, action),
        Action::Undo
        | Action::Redo
        | Action::Close
        | Action::Pair
        | Action::Publish
        | Action::Start
        | Action::StartAt
        | Action::Verify
        | Action::Back
        | Action::Quit => rounds::act(model, sight, action),
        Action::Hall => hall::open(model, sight),
        Action::ByBoard
        | Action::ByPlayer
        | Action::VoidFoul
        | Action::MoveFoul
        | Action::CountUp
        | Action::CountDown => incidents::act(model, sight, action),
        Action::Rules => set_up::open(model, sight),
        Action::Add | Action::Paid | Action::Arrived | Action::Remove | Action::Import => {
            rounds::roster(model, sight, action)
        }
        Action::Help | Action::Open | Action::Chase | Action::Acts => dialogs::open(model, sight, action),
        Action::Language => {
            model.lang = match model.lang {
                crate::text::lang::Lang::Zh => crate::text::lang::Lang::En,
                crate::text::lang::Lang::En => crate::text::lang::Lang::Zh,
            };
            model.echo = super::model::Echo::default();
            Vec::new()
        }
        Action::Line | Action::Prefill | Action::Find => field::open(model, sight, mode, action),
        Action::Prizes | Action::Teams | Action::Bracket | Action::Ties => finals::open(model, sight, action),
        Action::Page
        | Action::Luck
        | Action::Nominate
        | Action::Cut
        | Action::DrawColours
        | Action::Absent
        | Action::Withdraw
        | Action::Reenter
        | Action::Expel
        | Action::Other
        | Action::Forfeit
        | Action::ForfeitAll
        | Action::MissingOnly
        | Action::PointBefore
        | Action::PointAfter
        | Action::Merge
        | Action::BookSheets
        | Action::Yes
        | Action::No
        | Action::Complete => Vec::new(),
    }
}

/// A digit, or a step back, in whatever is half typed.
fn digit(model: &mut Model, sight: &Sight<'_>, action: Action, key: Key) -> Vec<Effect> {
    let digit = match key {
        Key::Char(c @ '0'..='9') => Some(c),
        _ => None,
    };
    if action == Action::ClearOrErase
        && let Some(effects) = boards::clear(model, sight)
    {
        return effects;
    }
    match model.pending.clone() {
        Pending::None => match digit {
            Some('0') | None => vec![Effect::Bell],
            Some(c) => boards::type_table(model, sight, c.to_string()),
        },
        Pending::Table(mut typed) => {
            if let Some(c) = digit {
                typed.push(c);
                return boards::type_table(model, sight, typed);
            }
            typed.pop();
            model.pending = if typed.is_empty() {
                Pending::None
            } else {
                Pending::Table(typed)
            };
            Vec::new()
        }
        Pending::SwapWith { first, mut digits } => {
            match digit {
                Some(c) => digits.push(c),
                None if digits.is_empty() => {
                    model.pending = Pending::SwapSide(first.0);
                    return Vec::new();
                }
                None => {
                    digits.pop();
                }
            }
            draft::type_second(model, sight, first, digits)
        }
        Pending::Foul(foul) => fouls::type_number(model, foul, digit),
        Pending::FoulKind(table, _) => {
            model.pending = Pending::FoulSide(table);
            Vec::new()
        }
        Pending::Slash(table)
        | Pending::FoulSide(table)
        | Pending::Missing(table)
        | Pending::SwapSide(table)
        | Pending::ByeSide(table) => {
            model.pending = Pending::Table(table.to_string());
            Vec::new()
        }
    }
}

/// Sends an act of the section shown.
fn send(model: &mut Model, sight: &Sight<'_>, spoken: Spoken) -> Vec<Effect> {
    model.drop_pending();
    vec![Effect::Submit(spoken.to(model.section, sight.tournament()))]
}

/// Asks before an act.
fn ask(model: &mut Model, sight: &Sight<'_>, text: String, spoken: Spoken) -> Vec<Effect> {
    let request = spoken.to(model.section, sight.tournament());
    ask_for(model, text, Effect::Submit(request))
}

/// Asks before an effect.
fn ask_for(model: &mut Model, text: String, then: Effect) -> Vec<Effect> {
    model.drop_pending();
    model.question = Some(Question {
        text,
        then: vec![then],
    });
    Vec::new()
}

/// Refuses a key with words.
fn refuse(model: &mut Model, text: impl Into<String>) -> Vec<Effect> {
    model.say(Tone::Refused, text);
    vec![Effect::Bell]
}

/// Closes what is open, the innermost first.
fn back(model: &mut Model) {
    if model.pending != Pending::None {
        model.drop_pending();
    } else if model.full {
        model.full = false;
    } else if model.verify.is_some() {
        model.verify = None;
    } else if model.open_only {
        model.open_only = false;
    } else {
        model.panel = Panel::Boards;
        model.round = None;
    }
}

/// Opens a window.
fn show(model: &mut Model, dialog: Dialog) -> Vec<Effect> {
    model.drop_pending();
    model.dialog = Some(dialog);
    Vec::new()
}
