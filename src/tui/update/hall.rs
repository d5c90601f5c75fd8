//! The hall before the late limit: who is missing, who came, and the forfeits when the limit is reached.

use super::{boards, field, refuse, rounds};
use crate::domain::clock::{Waiting, waiting};
use crate::domain::ids::Side;
use crate::domain::round::Board;
use crate::text::console::{fill, words};
use crate::text::spot::spot;
use crate::tui::commands;
use crate::tui::input::Key;
use crate::tui::keymap::Action;
use crate::tui::model::{Dialog, Effect, Hall, Model, Question};
use crate::tui::sight::Sight;
use crate::tui::wording;

/// Opens the list. Where the limit is reached and somebody is missing, those alone are listed.
pub(super) fn open(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    if sight.tournament().running(model.section).is_none() {
        return refuse(model, words(model.lang).no_round);
    }
    let due = waiting(sight.tournament(), model.section, sight.now)
        .iter()
        .any(Waiting::is_due);
    super::show(
        model,
        Dialog::Hall(Hall {
            marked: due,
            ..Hall::default()
        }),
    )
}

/// The boards listed: open ones, in the order of their tables.
pub fn listed<'a>(model: &Model, sight: &Sight<'a>, hall: &Hall) -> Vec<&'a Board> {
    let Some(round) = sight.tournament().running(model.section) else {
        return Vec::new();
    };
    let mut boards: Vec<&Board> = round
        .open_boards()
        .filter(|b| !hall.marked || b.missing.is_some())
        .collect();
    boards.sort_by_key(|b| b.table);
    boards
}

/// A key in the list.
pub(super) fn act(
    model: &mut Model,
    sight: &Sight<'_>,
    action: Action,
    key: Key,
    mut hall: Hall,
) -> Vec<Effect> {
    let boards = listed(model, sight, &hall);
    if action == Action::Digit {
        return go(model, &boards, hall, key);
    }
    hall.digits.clear();
    let at = hall.cursor.at.min(boards.len().saturating_sub(1));
    let board = boards.get(at).copied();
    if action == Action::MissingOnly {
        hall.marked = !hall.marked;
        let boards = listed(model, sight, &hall);
        hall.cursor.at = board
            .and_then(|b| boards.iter().position(|other| other.table >= b.table))
            .unwrap_or(0);
    }
    model.dialog = Some(Dialog::Hall(hall));
    match (action, board) {
        (Action::MissingOnly, _) => Vec::new(),
        (Action::ForfeitAll, _) => forfeit_all(model, sight),
        (Action::Start | Action::Undo | Action::Redo, _) => rounds::act(model, sight, action),
        (_, None) => refuse(model, spot(model.lang).hall_empty),
        (Action::Red, Some(board)) => boards::missing(model, sight, board.table, Side::Red),
        (Action::Black, Some(board)) => boards::missing(model, sight, board.table, Side::Black),
        (Action::Merge, Some(board)) => {
            field::prefill(model, &format!("merge {} ", board.table));
            Vec::new()
        }
        (_, Some(board)) => forfeit(model, sight, board),
    }
}

/// A digit: the cursor goes to the first table that begins with what is typed.
fn go(model: &mut Model, boards: &[&Board], mut hall: Hall, key: Key) -> Vec<Effect> {
    let Key::Char(digit) = key else { return Vec::new() };
    let found = |digits: &str| {
        let exact = boards.iter().position(|b| b.table.to_string() == digits);
        exact.or_else(|| {
            boards
                .iter()
                .position(|b| b.table.to_string().starts_with(digits))
        })
    };
    hall.digits.push(digit);
    let at = found(&hall.digits);
    match at {
        Some(at) => hall.cursor.at = at,
        None => {
            hall.digits.pop();
        }
    }
    model.dialog = Some(Dialog::Hall(hall));
    if at.is_some() {
        Vec::new()
    } else {
        vec![Effect::Bell]
    }
}

/// Why forfeits for lateness cannot be given yet, in words; none if they can.
fn too_early(model: &Model, one: &Waiting) -> Option<String> {
    let w = spot(model.lang);
    match one.seconds_left {
        None => Some(w.no_clock.to_owned()),
        Some(0) => None,
        Some(left) => {
            let left = fill(w.in_seconds, &[&(left / 60), &(left % 60)]);
            Some(fill(w.not_yet, &[&left]))
        }
    }
}

fn forfeit(model: &mut Model, sight: &Sight<'_>, board: &Board) -> Vec<Effect> {
    let waits = waiting(sight.tournament(), model.section, sight.now);
    let Some(one) = waits.iter().find(|one| one.table == board.table) else {
        return refuse(model, fill(spot(model.lang).nobody_missing, &[&board.table]));
    };
    if let Some(text) = too_early(model, one) {
        return refuse(model, text);
    }
    super::send(model, sight, commands::late(one.table, one.forfeit()))
}

/// Every forfeit due, each an act of its own, so that each can be undone.
fn forfeit_all(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let w = spot(model.lang);
    let tournament = sight.tournament();
    let waits = waiting(tournament, model.section, sight.now);
    let Some(first) = waits.first() else {
        return refuse(model, w.none_missing);
    };
    if let Some(text) = too_early(model, first) {
        return refuse(model, text);
    }
    let named: Vec<String> = waits
        .iter()
        .map(|one| {
            let sides = wording::sides(one.missing, words(model.lang));
            format!("{} {sides}", one.table)
        })
        .collect();
    let tables: Vec<String> = waits.iter().map(|one| one.table.to_string()).collect();
    let mut then: Vec<Effect> = waits
        .iter()
        .map(|one| commands::late(one.table, one.forfeit()).to(model.section, tournament))
        .map(Effect::Submit)
        .collect();
    then.push(Effect::Also(fill(w.forfeited, &[&tables.join(" ")])));
    model.question = Some(Question {
        text: fill(
            w.forfeit_all,
            &[&waits.len(), &named.join(model.lang.pick("、", ", "))],
        ),
        then,
    });
    Vec::new()
}
