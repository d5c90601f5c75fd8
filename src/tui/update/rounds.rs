//! The round as a whole, undo, and the roster's keys.

use super::{ask, ask_for, back, refuse, send};
use crate::domain::act::{Act, Entry};
use crate::domain::fact::Fact;
use crate::domain::player::Status;
use crate::domain::round::Stage;
use crate::store::Request;
use crate::text::console::{fill, words};
use crate::text::echo::brief;
use crate::text::set_up;
use crate::tui::commands;
use crate::tui::keymap::Action;
use crate::tui::model::{Effect, Model, Panel};
use crate::tui::sight::Sight;
use crate::tui::steps;
use crate::tui::update::field;
use crate::tui::wording;

pub(super) fn act(model: &mut Model, sight: &Sight<'_>, action: Action) -> Vec<Effect> {
    match action {
        Action::Undo => undo(model, sight),
        Action::Redo => vec![Effect::Submit(Request::Redo)],
        Action::Close => close(model, sight),
        Action::Pair => pair(model, sight),
        Action::Publish => publish(model, sight),
        Action::Start => send(model, sight, commands::start()),
        Action::Verify => verify(model, sight),
        Action::Quit => {
            let text = words(model.lang).quit.to_owned();
            ask_for(model, text, Effect::Quit)
        }
        _ => {
            back(model);
            Vec::new()
        }
    }
}

/// Whether undo asks before it voids an act: it reaches beyond one board.
pub fn is_grave(entry: &Entry) -> bool {
    let Act::Do { line, facts } = &entry.act else {
        return false;
    };
    let verb = line.split_whitespace().find(|w| !w.starts_with('@'));
    verb == Some("import")
        || facts.iter().any(|fact| {
            matches!(
                fact,
                Fact::Published { .. }
                    | Fact::Closed { .. }
                    | Fact::CutMade { .. }
                    | Fact::StatusChanged {
                        now: Status::Expelled,
                        ..
                    }
            )
        })
}

fn undo(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    model.drop_pending();
    let effect = Effect::Submit(Request::Undo { to: None });
    match sight.book.undoable().next() {
        Some(entry) if is_grave(entry) => {
            let act = brief(entry, sight.book, model.lang);
            ask_for(
                model,
                fill(words(model.lang).undo_grave, &[&entry.seq, &act]),
                effect,
            )
        }
        _ => vec![effect],
    }
}

fn close(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let missing = sight
        .tournament()
        .running(model.section)
        .filter(|round| round.open_boards().next().is_none())
        .map(|round| steps::sheets_missing(sight.tournament(), model.section, round))
        .unwrap_or_default();
    if missing.is_empty() {
        return send(model, sight, commands::close());
    }
    let tables: Vec<String> = missing.iter().map(u32::to_string).collect();
    let text = fill(
        words(model.lang).close_sheets,
        &[&missing.len(), &tables.join(" ")],
    );
    ask(model, sight, text, commands::close())
}

fn pair(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let section = sight.tournament().section(model.section);
    model.round = None;
    if section.lots.is_none()
        && section.rounds.is_empty()
        && sight.tournament().numbered(model.section).is_empty()
    {
        let count = sight.tournament().players_in(model.section).count();
        let text = fill(words(model.lang).ask_lots, &[&count]);
        return ask(model, sight, text, commands::lots());
    }
    send(model, sight, commands::pair(None))
}

fn publish(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let w = words(model.lang);
    model.round = None;
    match sight.tournament().draft(model.section) {
        Some(draft) => {
            let text = fill(w.ask_publish, &[&draft.number, &draft.boards().len()]);
            ask(model, sight, text, commands::publish())
        }
        None => refuse(model, w.no_draft),
    }
}

fn verify(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    if model.verify {
        model.verify = false;
        return Vec::new();
    }
    let running = sight.round(model).is_some_and(|r| r.stage == Stage::Published);
    if !running {
        return refuse(model, words(model.lang).no_round);
    }
    model.verify = true;
    model.open_only = false;
    model.panel = Panel::Boards;
    model.advance = Some(0);
    super::boards::advance(model, sight);
    Vec::new()
}

/// The keys of the roster.
pub(super) fn roster(model: &mut Model, sight: &Sight<'_>, action: Action) -> Vec<Effect> {
    let tournament = sight.tournament();
    if action == Action::Add {
        let verb = if tournament.published(model.section) == 0 {
            "add "
        } else {
            "late "
        };
        field::prefill(model, verb);
        return Vec::new();
    }
    if action == Action::Import {
        field::prefill(model, "import ");
        return Vec::new();
    }
    let Some(player) = sight.player_at_cursor(model) else {
        return refuse(model, words(model.lang).nobody);
    };
    if action == Action::Remove {
        let name = wording::player(tournament, player);
        let text = fill(set_up::words(model.lang).ask_remove, &[&name]);
        return ask(model, sight, text, commands::remove(tournament, player));
    }
    let spoken = match action {
        Action::Paid => commands::paid(tournament, player),
        _ => commands::arrived(tournament, player),
    };
    send(model, sight, spoken)
}
