//! Windows over the panels.

use super::{ask, ask_for, fouls, moves, refuse, rounds, send, set_up, show};
use crate::domain::ids::PlayerId;
use crate::domain::player::Status;
use crate::store::Request;
use crate::text::console::{fill, words};
use crate::text::echo::brief;
use crate::tui::commands;
use crate::tui::dialogs::rows;
use crate::tui::keymap::Action;
use crate::tui::model::{Cursor, Dialog, Effect, Model, Panel};
use crate::tui::sight::Sight;
use crate::tui::steps;
use crate::tui::update::field;
use crate::tui::wording;

/// Opens a window.
pub(super) fn open(model: &mut Model, sight: &Sight<'_>, action: Action) -> Vec<Effect> {
    let cursor = Cursor::default();
    match action {
        Action::Help => show(model, Dialog::Help(cursor)),
        Action::Chase => show(model, Dialog::Chase(cursor)),
        Action::Acts => show(model, Dialog::Acts(cursor)),
        _ => match sight.player_at_cursor(model) {
            Some(player) if model.panel == Panel::Standings => show(model, Dialog::Proof(player, cursor)),
            Some(player) => show(model, Dialog::Card(player, cursor)),
            None => refuse(model, words(model.lang).nobody),
        },
    }
}

/// A key in a window.
pub(super) fn act(model: &mut Model, sight: &Sight<'_>, action: Action) -> Vec<Effect> {
    let Some(dialog) = model.dialog.clone() else {
        return Vec::new();
    };
    match (action, &dialog) {
        (Action::Back, _) => {
            model.dialog = None;
            Vec::new()
        }
        (Action::Undo, _) => rounds::act(model, sight, action),
        (Action::Language, _) => {
            use crate::text::lang::Lang;
            model.lang = model.lang.pick(Lang::En, Lang::Zh);
            Vec::new()
        }
        (Action::Commit, Dialog::Acts(cursor)) => back_to(model, sight, cursor.at),
        (Action::Commit, Dialog::Kinds { table, side, cursor }) => {
            fouls::choose(model, sight, *table, *side, cursor.at)
        }
        (Action::Commit, Dialog::Rules(cursor)) => set_up::choose(model, sight, cursor.at),
        (Action::Prefill, Dialog::Card(player, _)) => {
            let name = commands::name_of(sight.tournament(), *player);
            field::prefill(model, &format!("edit {name} "));
            Vec::new()
        }
        (Action::Other, Dialog::Card(player, _)) => match opponent(model, sight, *player) {
            Some(other) => show(model, Dialog::Card(other, Cursor::default())),
            None => vec![Effect::Bell],
        },
        (_, Dialog::Card(player, _)) if is_participation(action) => {
            participation(model, sight, action, *player)
        }
        _ => {
            let count = rows(model, sight);
            let by = moves::step(action, model.page, count);
            if let Some(dialog) = &mut model.dialog {
                dialog.cursor().step(by, count);
            }
            Vec::new()
        }
    }
}

fn opponent(model: &Model, sight: &Sight<'_>, player: PlayerId) -> Option<PlayerId> {
    let board = sight.round(model)?.board_of(player)?;
    let side = board.side_of(player)?;
    Some(board.seat(side.other()).player)
}

fn is_participation(action: Action) -> bool {
    matches!(
        action,
        Action::Absent | Action::Withdraw | Action::Reenter | Action::Expel
    )
}

fn participation(model: &mut Model, sight: &Sight<'_>, action: Action, player: PlayerId) -> Vec<Effect> {
    let tournament = sight.tournament();
    let w = words(model.lang);
    let name = wording::player(tournament, player);
    let status = &tournament.player(player).status;
    match action {
        Action::Absent => {
            let next = steps::next_round(tournament, model.section);
            let noted = tournament
                .absences
                .get(&player)
                .is_some_and(|a| a.contains_key(&next));
            let spoken = if noted {
                commands::present(tournament, player)
            } else {
                commands::absent(tournament, player)
            };
            send(model, sight, spoken)
        }
        Action::Withdraw if *status == Status::Active => {
            let spoken = commands::withdraw(tournament, player);
            ask(model, sight, fill(w.ask_withdraw, &[&name]), spoken)
        }
        Action::Reenter if *status != Status::Active => {
            let spoken = commands::reenter(tournament, player);
            send(model, sight, spoken)
        }
        Action::Expel => {
            let who = commands::name_of(tournament, player);
            field::prefill(model, &format!("expel {who} --reason "));
            Vec::new()
        }
        _ => refuse(
            model,
            fill(w.status_is, &[&name, &wording::status(status, model.lang)]),
        ),
    }
}

/// Asks to void every act after the one chosen.
fn back_to(model: &mut Model, sight: &Sight<'_>, at: usize) -> Vec<Effect> {
    let Some(entry) = sight.book.undoable().nth(at) else {
        return vec![Effect::Bell];
    };
    let count = at;
    if count == 0 {
        return refuse(model, words(model.lang).newest_act);
    }
    model.dialog = None;
    let text = fill(
        words(model.lang).undo_to,
        &[&count, &entry.seq, &brief(entry, sight.book, model.lang)],
    );
    let to = Some(entry.seq);
    ask_for(model, text, Effect::Submit(Request::Undo { to }))
}
