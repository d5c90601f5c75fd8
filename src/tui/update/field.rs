//! The two text fields: the command line and the search. A field takes keys as they were sent.

use super::{complete, refuse};
use crate::cli::grammar::VERBS;
use crate::domain::foul::{Incident, What};
use crate::domain::ids::PlayerId;
use crate::domain::round::Stage;
use crate::text::console::words;
use crate::text::shown::safe;
use crate::tui::commands;
use crate::tui::input::{Key, fold};
use crate::tui::keymap::{self, Action, Mode};
use crate::tui::log;
use crate::tui::model::{Cursor, Dialog, Effect, FindEdit, LineEdit, LogFilter, Model, Panel, Tone};
use crate::tui::sight::Sight;
use tui_input::{Input as Field, InputRequest};

/// Opens a field.
pub(super) fn open(model: &mut Model, sight: &Sight<'_>, mode: Mode, action: Action) -> Vec<Effect> {
    match action {
        Action::Line => prefill(model, ""),
        Action::Find => model.find = Some(FindEdit::default()),
        _ => match row_line(model, sight, mode) {
            Some(line) => prefill(model, &line),
            None => return refuse(model, words(model.lang).nobody),
        },
    }
    model.drop_pending();
    Vec::new()
}

/// Opens the command line with something on it.
pub(super) fn prefill(model: &mut Model, text: &str) {
    model.line = Some(LineEdit {
        field: Field::new(text.to_owned()),
        ..LineEdit::default()
    });
}

/// The act a row is most likely to need, as far as it can be written for the arbiter.
fn row_line(model: &Model, sight: &Sight<'_>, mode: Mode) -> Option<String> {
    let tournament = sight.tournament();
    if mode.is_pending() || model.panel == Panel::Boards {
        let table = model
            .pending
            .table()
            .or_else(|| sight.board_at_cursor(model).map(|b| b.table))?;
        let round = sight.round(model)?;
        return Some(match round.stage {
            Stage::Draft => {
                let red = round.at_table(table)?.red.player;
                format!("swap {} ", commands::name_of(tournament, red))
            }
            Stage::Published if sight.is_running(model) => format!("result {table} "),
            _ => format!("correct {} {table} ", round.number),
        });
    }
    if model.panel == Panel::Clock {
        let row = log::at_cursor(model, sight)?;
        return Some(match row.incident(tournament, model.section) {
            Some(incident) => incident_line(incident),
            None => row.table.map_or("note ".to_owned(), |t| format!("note {t} ")),
        });
    }
    let player = sight.player_at_cursor(model)?;
    Some(format!("edit {} ", commands::name_of(tournament, player)))
}

fn incident_line(incident: &Incident) -> String {
    let id = incident.id;
    match &incident.what {
        What::Foul(_) => format!("foul-void {id} --reason "),
        What::Appeal { .. } => format!("appeal-decision {id} "),
        What::Claim { .. } => format!("claim-count {id} "),
        What::Ruling { .. } => format!("ruling-end {id} "),
        _ => match incident.table {
            Some(table) => format!("note {table} "),
            None => "note ".to_owned(),
        },
    }
}

/// Takes pasted text into the field in use, its line ends as blanks, other control characters as marks;
/// elsewhere it does nothing.
pub(super) fn paste(model: &mut Model, text: &str) {
    let field = match (&mut model.line, &mut model.find) {
        (Some(line), _) => &mut line.field,
        (None, Some(find)) => {
            find.cursor = Cursor::default();
            &mut find.field
        }
        (None, None) => return,
    };
    // Terminals send a pasted line's end as CR, LF or both.
    let text = text
        .trim_end_matches(['\n', '\r'])
        .replace("\r\n", " ")
        .replace(['\n', '\r', '\t'], " ");
    let text = safe(&text);
    let cursor = field.cursor();
    let mut value: String = field.value().chars().take(cursor).collect();
    value.push_str(&text);
    value.extend(field.value().chars().skip(cursor));
    *field = Field::new(value).with_cursor(cursor + text.chars().count());
}

/// A key in a field.
pub(super) fn press(model: &mut Model, sight: &Sight<'_>, mode: Mode, key: Key) -> Vec<Effect> {
    let action = match key {
        Key::Char(_) => None,
        _ => keymap::meaning(mode, fold(key)),
    };
    match (mode, action) {
        (_, None) => {
            if let Some(request) = editing(key) {
                let field = match (&mut model.line, &mut model.find) {
                    (Some(line), _) => &mut line.field,
                    (None, Some(find)) => {
                        find.cursor = Cursor::default();
                        &mut find.field
                    }
                    (None, None) => return Vec::new(),
                };
                field.handle(request);
            }
            Vec::new()
        }
        (_, Some(Action::Back)) => {
            model.line = None;
            model.find = None;
            Vec::new()
        }
        (Mode::Line, Some(Action::Commit)) => commit(model),
        (Mode::Line, Some(Action::Complete)) => complete(model, sight),
        (Mode::Line, Some(action)) => {
            recall(model, action == Action::Up);
            Vec::new()
        }
        (_, Some(Action::Commit)) => jump(model, sight),
        (_, Some(action)) => {
            let found = found(model, sight).len();
            if let Some(find) = &mut model.find {
                find.cursor.step(if action == Action::Up { -1 } else { 1 }, found);
            }
            Vec::new()
        }
    }
}

fn editing(key: Key) -> Option<InputRequest> {
    Some(match key {
        Key::Char(c) => InputRequest::InsertChar(c),
        Key::Backspace => InputRequest::DeletePrevChar,
        Key::Delete => InputRequest::DeleteNextChar,
        Key::Left => InputRequest::GoToPrevChar,
        Key::Right => InputRequest::GoToNextChar,
        Key::Home | Key::Ctrl('a') => InputRequest::GoToStart,
        Key::End | Key::Ctrl('e') => InputRequest::GoToEnd,
        Key::Ctrl('w') => InputRequest::DeletePrevWord,
        Key::Ctrl('u') => InputRequest::DeleteLine,
        Key::Ctrl('k') => InputRequest::DeleteTillEnd,
        _ => return None,
    })
}

fn commit(model: &mut Model) -> Vec<Effect> {
    let Some(line) = model.line.take() else {
        return Vec::new();
    };
    let text = line.field.value().trim().to_owned();
    if text.is_empty() {
        return Vec::new();
    }
    if model.history.last() != Some(&text) {
        model.history.push(text.clone());
    }
    vec![Effect::SubmitLine(text)]
}

/// An older or newer line of the history.
fn recall(model: &mut Model, older: bool) {
    let count = model.history.len();
    let Some(line) = &mut model.line else { return };
    let at = match (line.past, older) {
        (None, true) => count.checked_sub(1),
        (Some(at), true) => Some(at.saturating_sub(1)),
        (Some(at), false) => Some(at + 1).filter(|next| *next < count),
        (None, false) => return,
    };
    if line.past.is_none() {
        line.field.value().clone_into(&mut line.fresh);
    }
    let text = at.map_or(&line.fresh, |at| &model.history[at]);
    line.field = Field::new(text.clone());
    line.past = at;
}

/// Completes the word before the cursor: a verb at the beginning, a player after it.
fn complete(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let Some(line) = &mut model.line else {
        return Vec::new();
    };
    let text = line.field.value().to_owned();
    let (head, word) = text
        .rfind(' ')
        .map_or(("", text.as_str()), |at| text.split_at(at + 1));
    let begins_line = head.trim().is_empty() || head.trim().starts_with('@');
    let mut candidates: Vec<(String, String)> = if begins_line {
        VERBS
            .iter()
            .filter(|v| v.starts_with(word))
            .map(|v| ((*v).to_owned(), (*v).to_owned()))
            .collect()
    } else if complete::takes_file(head) {
        return vec![Effect::FindFiles(word.to_owned())];
    } else if let Some(list) = complete::arguments(sight.tournament(), head, word) {
        list.into_iter().map(|word| (word.clone(), word)).collect()
    } else {
        let tournament = sight.tournament();
        let mut hits: Vec<_> = sight
            .finder()
            .iter()
            .filter_map(|(id, index)| index.matches(word).map(|rank| (rank, *id)))
            .collect();
        hits.sort_unstable();
        hits.into_iter()
            .map(|(_, id)| {
                let entry = &tournament.player(id).entry;
                let name = commands::name_of(tournament, id);
                (name.clone(), format!("{name} {}", entry.name))
            })
            .collect()
    };
    match candidates.len() {
        0 => vec![Effect::Bell],
        1 => {
            let (completed, _) = candidates.swap_remove(0);
            let blank = if completed.ends_with('=') { "" } else { " " };
            line.field = Field::new(format!("{head}{completed}{blank}"));
            Vec::new()
        }
        _ => {
            if begins_line {
                let common = common_start(candidates.iter().map(|(word, _)| word.as_str()));
                line.field = Field::new(format!("{head}{common}"));
            }
            let list: Vec<&str> = candidates
                .iter()
                .take(12)
                .map(|(_, shown)| shown.as_str())
                .collect();
            let list = list.join("  ");
            model.say(Tone::Plain, list);
            Vec::new()
        }
    }
}

pub(super) fn common_start<'a>(mut words: impl Iterator<Item = &'a str>) -> String {
    let mut common = words.next().unwrap_or_default().to_owned();
    for word in words {
        let same = common
            .chars()
            .zip(word.chars())
            .take_while(|(a, b)| a == b)
            .count();
        common = common.chars().take(same).collect();
    }
    common
}

/// The players who answer the search, the best first.
pub fn found(model: &Model, sight: &Sight<'_>) -> Vec<PlayerId> {
    let Some(find) = &model.find else {
        return Vec::new();
    };
    let mut hits: Vec<_> = sight
        .finder()
        .iter()
        .filter_map(|(id, index)| index.matches(find.field.value()).map(|rank| (rank, *id)))
        .collect();
    hits.sort_by_key(|(rank, id)| (*rank, sight.tournament().player(*id).number, *id));
    hits.into_iter().map(|(_, id)| id).collect()
}

/// Goes to the player chosen: his board, or his row in the panel in use.
fn jump(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let players = found(model, sight);
    let at = model.find.take().map_or(0, |find| find.cursor.at);
    let Some(player) = players.get(at).copied() else {
        return refuse(model, words(model.lang).not_found);
    };
    let row = match model.panel {
        Panel::Clock => {
            super::incidents::only(model, LogFilter::Player(player));
            return Vec::new();
        }
        Panel::Boards => {
            model.panel = Panel::Boards;
            let at = |model: &Model| {
                sight
                    .boards(model)
                    .iter()
                    .position(|b| b.side_of(player).is_some())
            };
            if at(model).is_none() {
                model.open_only = false;
            }
            at(model)
        }
        Panel::Standings => sight
            .standings(model)
            .rows
            .iter()
            .position(|r| r.player == player),
        Panel::Roster => sight.roster(model.section).iter().position(|id| *id == player),
    };
    match row {
        Some(at) => model.cursor().at = at,
        None => model.dialog = Some(Dialog::Card(player, Cursor::default())),
    }
    Vec::new()
}
