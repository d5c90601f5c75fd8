//! A result of an earlier round put right: what becomes of the round after it is asked, with its cost.

use super::{ask, refuse, show};
use crate::domain::command::{Context, Next};
use crate::domain::decide::boards_that_change;
use crate::domain::round::{Board, Round, Stage, Word};
use crate::text::console::fill;
use crate::text::refusal::{self, Asker};
use crate::text::spot::spot;
use crate::tui::commands;
use crate::tui::model::{Correction, Cursor, Dialog, Effect, Model, Way};
use crate::tui::sight::Sight;
use crate::tui::wording;

/// A result was keyed at a board of an earlier round.
pub(super) fn begin(
    model: &mut Model,
    sight: &Sight<'_>,
    round: &Round,
    board: &Board,
    word: Word,
) -> Vec<Effect> {
    let tournament = sight.tournament();
    if board.outcome.word() == Some(word) {
        return refuse(model, crate::text::echo::unchanged(model.lang));
    }
    let follows = tournament
        .current(model.section)
        .filter(|later| later.number > round.number);
    if follows.is_none_or(|later| later.stage != Stage::Published) {
        let named = |word| wording::result_named(tournament, board, word, model.lang);
        let was = board.outcome.word().map_or_else(
            || wording::outcome(&board.outcome, crate::text::console::words(model.lang)).to_owned(),
            named,
        );
        let w = spot(model.lang);
        let mut text = fill(w.ask_correct, &[&round.number, &board.table, &was, &named(word)]);
        if let Some(draft) = tournament.draft(model.section) {
            let goes = fill(w.way_keep_draft, &[&draft.number]);
            text = format!("{goes}{}{text}", model.lang.pick("；", "; "));
        }
        let spoken = commands::correct(round.number, board.table, word, Next::Keep);
        return ask(model, sight, text, spoken);
    }
    let ways = [Next::Keep, Next::Partial, Next::All]
        .into_iter()
        .map(|next| Way {
            next,
            boards: cost(model, sight, round, board.table, word, next),
        })
        .collect();
    show(
        model,
        Dialog::Correct(Correction {
            round: round.number,
            table: board.table,
            word,
            ways,
            cursor: Cursor::default(),
        }),
    )
}

fn cost(
    model: &Model,
    sight: &Sight<'_>,
    round: &Round,
    table: u32,
    word: Word,
    next: Next,
) -> Result<usize, String> {
    let context = Context {
        now: sight.now,
        by: String::new(),
        seq: sight.book.head() + 1,
        chance: 0,
    };
    let order = commands::correct(round.number, table, word, next).order(model.section);
    boards_that_change(sight.tournament(), &order, &context)
        .map_err(|refused| refusal::say(&refused, Asker::Keys, model.lang))
}

/// The way at the cursor is taken.
pub(super) fn commit(model: &mut Model, sight: &Sight<'_>, correction: &Correction) -> Vec<Effect> {
    let Some(way) = correction.ways.get(correction.cursor.at) else {
        return vec![Effect::Bell];
    };
    if let Err(why) = &way.boards {
        let why = why.clone();
        return refuse(model, why);
    }
    model.dialog = None;
    super::send(
        model,
        sight,
        commands::correct(correction.round, correction.table, correction.word, way.next),
    )
}
