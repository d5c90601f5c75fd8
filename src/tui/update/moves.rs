//! Where the console looks.

use super::refuse;
use crate::domain::ids::SectionId;
use crate::text::console::words;
use crate::tui::keymap::Action;
use crate::tui::model::{Cursor, Effect, LogFilter, Model, Panel, Pending};
use crate::tui::sight::Sight;

pub(super) fn act(model: &mut Model, sight: &Sight<'_>, action: Action) -> Vec<Effect> {
    match action {
        Action::NextPanel => model.panel = model.panel.step(1),
        Action::PrevPanel => model.panel = model.panel.step(Panel::ALL.len() - 1),
        Action::Zoom => model.full = !model.full,
        Action::OpenOnly => open_only(model, sight),
        Action::Section => return section(model, sight),
        Action::Earlier | Action::Later => return round(model, sight, action),
        Action::Goto => return goto(model, sight),
        _ => {
            let rows = sight.rows(model, model.panel);
            let by = step(action, model.page, rows);
            model.cursor().step(by, rows);
        }
    }
    Vec::new()
}

/// How many rows an action moves by in a list.
pub(super) fn step(action: Action, page: usize, rows: usize) -> isize {
    let (page, all) = (page.max(1) as isize, rows as isize);
    match action {
        Action::Up => -1,
        Action::Down => 1,
        Action::PageUp => -page,
        Action::PageDown => page,
        Action::Home => -all,
        Action::End => all,
        _ => 0,
    }
}

/// Lists open boards only, or all; the cursor stays on its board or the next.
fn open_only(model: &mut Model, sight: &Sight<'_>) {
    let table = sight.board_at_cursor(model).map(|b| b.table);
    model.open_only = !model.open_only;
    model.panel = Panel::Boards;
    if let Some(table) = table {
        let boards = sight.boards(model);
        model.cursors[0].at = boards
            .iter()
            .position(|b| b.table >= table)
            .unwrap_or(boards.len().saturating_sub(1));
    }
}

pub(super) fn section(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let count = sight.tournament().sections.len();
    if count < 2 {
        return refuse(model, words(model.lang).one_section);
    }
    model.section = SectionId((model.section.0 + 1) % count);
    model.round = None;
    model.cursors = [Cursor::default(); 4];
    Vec::new()
}

fn round(model: &mut Model, sight: &Sight<'_>, action: Action) -> Vec<Effect> {
    let w = words(model.lang);
    let newest = sight.tournament().newest(model.section).map_or(0, |r| r.number);
    let shown = model.round.unwrap_or(newest);
    let wanted = if action == Action::Earlier {
        shown.saturating_sub(1)
    } else {
        shown + 1
    };
    if wanted == 0 {
        return refuse(model, w.no_earlier);
    }
    if wanted > newest {
        return refuse(model, w.no_later);
    }
    model.round = (wanted != newest).then_some(wanted);
    model.cursors[0] = Cursor::default();
    model.panel = Panel::Boards;
    Vec::new()
}

/// The cursor to the table typed.
fn goto(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let Some(table) = model.pending.table() else {
        return Vec::new();
    };
    if model.panel == Panel::Clock {
        model.drop_pending();
        super::incidents::only(model, LogFilter::Table(table));
        return Vec::new();
    }
    let found = |model: &Model| sight.boards(model).iter().position(|b| b.table == table);
    if found(model).is_none() {
        model.open_only = false;
    }
    match found(model) {
        Some(at) => {
            model.cursors[0].at = at;
            model.panel = Panel::Boards;
            model.pending = Pending::None;
            Vec::new()
        }
        None => vec![Effect::Bell],
    }
}
