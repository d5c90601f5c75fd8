//! Windows over the panels.

use super::{ask, ask_for, correct, finals, fouls, hall, moves, refuse, rounds, send, set_up, show};
use crate::domain::decide::sheets_due;
use crate::domain::ids::{PlayerId, Side};
use crate::domain::player::Status;
use crate::domain::round::Round;
use crate::store::Request;
use crate::text::console::{fill, words};
use crate::text::echo::brief;
use crate::text::spot::spot;
use crate::tui::commands;
use crate::tui::dialogs::rows;
use crate::tui::input::Key;
use crate::tui::keymap::Action;
use crate::tui::model::{Cursor, Dialog, Effect, Model, Panel, Pending, Tone};
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
pub(super) fn act(model: &mut Model, sight: &Sight<'_>, action: Action, key: Key) -> Vec<Effect> {
    let Some(dialog) = model.dialog.clone() else {
        return Vec::new();
    };
    match (action, &dialog) {
        (Action::Back, Dialog::Prizes { .. }) => {
            finals::seen(model, sight);
            model.dialog = None;
            Vec::new()
        }
        (Action::Back, _) => {
            model.dialog = None;
            Vec::new()
        }
        (_, Dialog::Hall(list)) if is_of_hall(action) => hall::act(model, sight, action, key, list.clone()),
        (Action::Undo | Action::Redo, _) => rounds::act(model, sight, action),
        (Action::Commit, Dialog::Correct(correction)) => correct::commit(model, sight, correction),
        (Action::BookSheets, _) => book_sheets(model, sight),
        (Action::PointBefore | Action::PointAfter, Dialog::Acts(cursor)) => {
            point(model, sight, cursor.at, action)
        }
        (Action::Goto, Dialog::Card(player, cursor)) => to_board(model, sight, *player, cursor.at),
        (Action::Language, _) => {
            use crate::text::lang::Lang;
            model.lang = model.lang.pick(Lang::En, Lang::Zh);
            Vec::new()
        }
        (Action::Commit, Dialog::Acts(cursor)) => back_to(model, sight, cursor.at),
        (Action::Commit, Dialog::Kinds { table, side, cursor }) => {
            fouls::choose(model, sight, *table, *side, cursor.at)
        }
        (Action::Commit, Dialog::Ties(cursor)) => finals::draw_ties(model, sight, cursor.at),
        (Action::Prefill, Dialog::Ties(cursor)) => finals::ties_by_hand(model, sight, cursor.at),
        (Action::Ties, _) => finals::open(model, sight, action),
        (Action::Page, _) => finals::turn(model),
        (Action::Luck, _) => finals::luck(model, sight),
        (Action::Nominate, _) => finals::nominate(model, sight),
        (Action::Cut, _) => finals::cut(model, sight),
        (Action::DrawColours, _) => finals::colours(model, sight),
        (Action::Red, Dialog::Bracket { .. }) => finals::choose(model, sight, Side::Red),
        (Action::Black, Dialog::Bracket { .. }) => finals::choose(model, sight, Side::Black),
        (Action::Result(word), Dialog::Bracket { .. }) => finals::ko(model, sight, word),
        (Action::Section, Dialog::Rules(_)) => set_up::turn(model, sight),
        (Action::Commit, Dialog::Rules(cursor)) => set_up::choose(model, sight, cursor.at),
        (Action::Prefill, Dialog::Card(player, _)) => {
            let name = commands::name_of(sight.tournament(), *player);
            field::prefill(model, &format!("edit {name} "));
            Vec::new()
        }
        (Action::Other, Dialog::Card(player, cursor)) => match opponent(model, sight, *player, cursor.at) {
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

fn is_of_hall(action: Action) -> bool {
    matches!(
        action,
        Action::Digit
            | Action::Red
            | Action::Black
            | Action::Forfeit
            | Action::ForfeitAll
            | Action::MissingOnly
            | Action::Merge
            | Action::Start
            | Action::Undo
            | Action::Redo
    )
}

/// The round told in a row of a card, if the row tells one.
fn round_in_card<'a>(model: &Model, sight: &Sight<'a>, player: PlayerId, row: usize) -> Option<&'a Round> {
    let tournament = sight.tournament();
    let through = tournament.published(model.section);
    tournament
        .record(player, through)
        .iter()
        .filter_map(|(number, _)| tournament.round(model.section, *number))
        .nth(row)
}

/// From a row of a card to that board, its number typed: the next key puts it right.
fn to_board(model: &mut Model, sight: &Sight<'_>, player: PlayerId, row: usize) -> Vec<Effect> {
    let found = round_in_card(model, sight, player, row)
        .and_then(|round| round.board_of(player).map(|board| (round.number, board.table)));
    let Some((number, table)) = found else {
        return vec![Effect::Bell];
    };
    let newest = sight.tournament().newest(model.section).map(|r| r.number);
    model.dialog = None;
    model.round = Some(number).filter(|number| Some(*number) != newest);
    model.open_only = false;
    model.panel = Panel::Boards;
    if let Some(at) = sight.boards(model).iter().position(|b| b.table == table) {
        model.cursors[0].at = at;
    }
    model.pending = Pending::Table(table.to_string());
    Vec::new()
}

/// Asks to book the fouls for the sheets owed.
fn book_sheets(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let w = spot(model.lang);
    let tournament = sight.tournament();
    let due = sheets_due(tournament, model.section, tournament.published(model.section));
    if due.is_empty() {
        return refuse(model, w.no_sheets);
    }
    let tables: Vec<String> = due.iter().map(|sheet| sheet.table.to_string()).collect();
    let text = fill(w.ask_book, &[&due.len(), &tables.join(" ")]);
    ask(model, sight, text, commands::sheets_book())
}

/// To the next publish or close in the list of acts.
fn point(model: &mut Model, sight: &Sight<'_>, at: usize, action: Action) -> Vec<Effect> {
    let points: Vec<usize> = sight
        .book
        .undoable()
        .enumerate()
        .filter(|(_, entry)| steps::point(entry).is_some())
        .map(|(row, _)| row)
        .collect();
    // The list runs back in time.
    let found = if action == Action::PointBefore {
        points.iter().find(|row| **row > at)
    } else {
        points.iter().rev().find(|row| **row < at)
    };
    match (found, &mut model.dialog) {
        (Some(row), Some(dialog)) => {
            dialog.cursor().at = *row;
            model.say(Tone::Plain, "");
            Vec::new()
        }
        _ => refuse(model, spot(model.lang).no_point),
    }
}

fn opponent(model: &Model, sight: &Sight<'_>, player: PlayerId, row: usize) -> Option<PlayerId> {
    let board = round_in_card(model, sight, player, row)
        .and_then(|round| round.board_of(player))
        .or_else(|| sight.round(model)?.board_of(player))?;
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
    let takes_part = matches!(status, Status::Active | Status::Knockout);
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
        // Whether he has cause decides on the report, so it is asked for.
        Action::Withdraw if takes_part && tournament.regulation.ban_report.is_some() => {
            let who = commands::name_of(tournament, player);
            field::prefill(model, &format!("withdraw {who} --reason "));
            Vec::new()
        }
        Action::Withdraw if takes_part => {
            let spoken = commands::withdraw(tournament, player);
            ask(model, sight, fill(w.ask_withdraw, &[&name]), spoken)
        }
        Action::Reenter if !takes_part => {
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
