//! Results and what else is said of a board.

use super::{ask, correct, finals, refuse, send};
use crate::domain::decide::asks_moves;
use crate::domain::ids::{Side, Sides};
use crate::domain::round::{Board, Outcome, Round, Stage, Word};
use crate::text::console::{fill, words};
use crate::tui::commands;
use crate::tui::keymap::Action;
use crate::tui::model::{Effect, Model, Pending, Question};
use crate::tui::sight::Sight;
use crate::tui::wording;

/// Takes another digit of a table's number. One that no table begins with is refused, and stays in sight until it
/// is taken back: were it dropped, the key that follows would act on another board than the one meant.
pub(super) fn type_table(model: &mut Model, sight: &Sight<'_>, digits: String) -> Vec<Effect> {
    let w = words(model.lang);
    let Some(round) = sight.round(model) else {
        return refuse(model, w.no_round);
    };
    let known = |b: &Board| b.table.to_string().starts_with(&digits);
    if !round.boards().iter().any(known) {
        let tables = || round.boards().iter().map(|b| b.table);
        let text = match tables().min().zip(tables().max()) {
            Some((first, last)) => fill(w.no_table, &[&digits, &first, &last]),
            None => w.no_round.to_owned(),
        };
        if digits.len() <= LONGEST {
            model.pending = Pending::Table(digits);
        }
        return refuse(model, text);
    }
    model.pending = Pending::Table(digits);
    Vec::new()
}

/// Digits of a table's number, at most.
pub(super) const LONGEST: usize = 4;

/// The board typed, if it stands in the round where results are keyed.
fn board<'a>(model: &mut Model, sight: &Sight<'a>) -> Result<&'a Board, Vec<Effect>> {
    let w = words(model.lang);
    let Some(round) = sight.round(model) else {
        return Err(refuse(model, w.no_round));
    };
    let Some(table) = model.pending.table() else {
        return Err(vec![Effect::Bell]);
    };
    let Some(board) = round.at_table(table) else {
        return Err(refuse(model, fill(w.no_such_table, &[&table])));
    };
    if round.stage == Stage::Draft {
        return Err(refuse(model, w.is_draft));
    }
    if !sight.is_running(model) {
        model.drop_pending();
        return Err(refuse(model, fill(w.old_round, &[&round.number, &table])));
    }
    Ok(board)
}

/// The board typed of a round that is over, with its round.
fn older<'a>(model: &Model, sight: &Sight<'a>) -> Option<(&'a Round, &'a Board)> {
    let round = sight.round(model).filter(|r| r.stage != Stage::Draft)?;
    let board = round.at_table(model.pending.table()?)?;
    (!sight.is_running(model)).then_some((round, board))
}

/// A result at the table typed.
pub(super) fn result(model: &mut Model, sight: &Sight<'_>, word: Word) -> Vec<Effect> {
    if let Some((round, board)) = older(model, sight) {
        return correct::begin(model, sight, round, board, word);
    }
    match board(model, sight) {
        Ok(board) => decide(model, sight, board, word),
        Err(effects) => effects,
    }
}

/// A result at the cursor.
pub(super) fn result_at_cursor(model: &mut Model, sight: &Sight<'_>, word: Word) -> Vec<Effect> {
    let Some(board) = sight.board_at_cursor(model) else {
        return refuse(model, words(model.lang).no_round);
    };
    model.pending = Pending::Table(board.table.to_string());
    // In verify mode by black's column + says that black won.
    let word = match model.verify {
        Some(Side::Black) => word.mirrored(),
        _ => word,
    };
    let effects = result(model, sight, word);
    model.pending = Pending::None;
    if !effects.contains(&Effect::Bell) {
        model.advance = Some(board.table);
    }
    effects
}

fn decide(model: &mut Model, sight: &Sight<'_>, board: &Board, word: Word) -> Vec<Effect> {
    model.advance = None;
    if model.verify.is_some() {
        model.advance = Some(board.table);
        return send(model, sight, commands::verify(board.table, word));
    }
    match board.outcome.word() {
        Some(old) if old != word => {
            let text = fill(
                words(model.lang).replace,
                &[
                    &board.table,
                    &wording::result_named(sight.tournament(), board, old, model.lang),
                    &wording::result_named(sight.tournament(), board, word, model.lang),
                ],
            );
            ask(model, sight, text, commands::result(board.table, word, true))
        }
        old => {
            let effects = send(model, sight, commands::result(board.table, word, false));
            if word == Word::Draw && old.is_none() {
                ask_moves(model, sight, board);
            }
            if old.is_none() {
                finals::ask_after_forfeit(model, sight, board.table, word);
            }
            effects
        }
    }
}

/// After a draw where the regulation asks how long it lasted: a line with a key, not in the way.
fn ask_moves(model: &mut Model, sight: &Sight<'_>, board: &Board) {
    let tournament = sight.tournament();
    let round = tournament.published(model.section);
    let Some(moves) = asks_moves(&tournament.regulation, round, board) else {
        return;
    };
    let played = commands::draw_after(board.table, moves).to(model.section, tournament);
    model.question = Some(Question {
        text: fill(words(model.lang).ask_moves, &[&board.table, &moves]),
        then: vec![Effect::Submit(played)],
    });
}

/// Clears the table typed if it says anything; otherwise the key only takes back a digit.
pub(super) fn clear(model: &mut Model, sight: &Sight<'_>) -> Option<Vec<Effect>> {
    let Pending::Table(_) = model.pending else {
        return None;
    };
    let table = model.pending.table()?;
    let board = sight.round(model)?.at_table(table)?;
    if board.outcome == Outcome::Open || !sight.is_running(model) {
        return None;
    }
    Some(send(model, sight, commands::clear(table)))
}

/// The other keys after a table's number.
pub(super) fn act(model: &mut Model, sight: &Sight<'_>, action: Action) -> Vec<Effect> {
    match (older(model, sight), action) {
        (Some((_, board)), Action::Slash) => {
            model.pending = Pending::Slash(board.table);
            return Vec::new();
        }
        (Some((round, board)), Action::Colours) => {
            return send(model, sight, commands::colours_in(board.table, round.number));
        }
        _ => {}
    }
    let board = match board(model, sight) {
        Ok(board) => board,
        Err(effects) => return effects,
    };
    let table = board.table;
    match action {
        Action::Slash => {
            model.pending = Pending::Slash(table);
            Vec::new()
        }
        Action::Missing => {
            model.pending = Pending::Missing(table);
            Vec::new()
        }
        Action::Colours => send(model, sight, commands::colours(table)),
        Action::Dispute => send(model, sight, commands::dispute(table)),
        _ => send(model, sight, commands::sheet(table)),
    }
}

/// A side is missing at the start, or came after all.
pub(super) fn missing(model: &mut Model, sight: &Sight<'_>, table: u32, side: Side) -> Vec<Effect> {
    let was = sight
        .round(model)
        .and_then(|r| r.at_table(table))
        .and_then(|b| b.missing);
    let now = match was {
        None => Some(Sides::One(side)),
        Some(Sides::Both) => Some(Sides::One(side.other())),
        Some(Sides::One(one)) if one == side => None,
        Some(Sides::One(_)) => Some(Sides::Both),
    };
    send(model, sight, commands::missing(table, now))
}

/// After an act at the cursor: on to the next board that waits.
pub(super) fn advance(model: &mut Model, sight: &Sight<'_>) {
    let Some(table) = model.advance.take() else {
        return;
    };
    let boards = sight.boards(model);
    let waits = |b: &Board| {
        if model.verify.is_some() {
            matches!(b.outcome, Outcome::Decided(_)) && !b.verified
        } else {
            b.outcome.is_open()
        }
    };
    let after = boards.iter().position(|b| b.table > table && waits(b));
    let next = after.or_else(|| boards.iter().position(|b| waits(b)));
    let here = boards.iter().position(|b| b.table == table);
    if let Some(at) = next.or(here) {
        model.cursors[0].at = at;
    }
}
