//! 更正成绩: the three ways on after a correction of an earlier round, each with the boards it changes.

use crate::domain::command::Next;
use crate::text::console::{fill, words};
use crate::text::spot::spot;
use crate::tui::model::{Correction, Model, Way};
use crate::tui::paint::{Row, wrap};
use crate::tui::sight::Sight;
use crate::tui::wording;
use ratatui::text::Line;

/// What is corrected.
pub fn head(model: &Model, sight: &Sight<'_>, correction: &Correction, width: usize) -> Vec<Line<'static>> {
    let look = model.look;
    let tournament = sight.tournament();
    let board = tournament
        .round(model.section, correction.round)
        .and_then(|r| r.at_table(correction.table));
    let Some(board) = board else { return Vec::new() };
    let named = |word| wording::result_named(tournament, board, word, model.lang);
    let was = board.outcome.word().map_or_else(
        || wording::outcome(&board.outcome, words(model.lang)).to_owned(),
        named,
    );
    let text = fill(
        spot(model.lang).correct_head,
        &[
            &correction.round,
            &correction.table,
            &was,
            &named(correction.word),
        ],
    );
    let players = format!(
        "{}  {}",
        wording::player(tournament, board.red.player),
        wording::player(tournament, board.black.player)
    );
    let room = width.saturating_sub(1);
    let mut lines: Vec<Line<'static>> = wrap(&players, room)
        .into_iter()
        .map(|part| Line::styled(format!(" {part}"), look.text()))
        .collect();
    lines.extend(
        wrap(&text, room)
            .into_iter()
            .map(|part| Line::styled(format!(" {part}"), look.open())),
    );
    if let Some(Err(why)) = correction.ways.get(correction.cursor.at).map(|way| &way.boards) {
        lines.extend(
            wrap(why, room)
                .into_iter()
                .map(|part| Line::styled(format!(" {part}"), look.bad())),
        );
    }
    lines.push(Line::default());
    lines
}

/// A line for each way.
pub fn lines(model: &Model, sight: &Sight<'_>, correction: &Correction) -> Vec<Line<'static>> {
    correction
        .ways
        .iter()
        .zip(1..)
        .map(|(way, place)| line(model, sight, way, place))
        .collect()
}

fn line(model: &Model, sight: &Sight<'_>, way: &Way, place: u32) -> Line<'static> {
    let (w, look) = (spot(model.lang), model.look);
    let later = sight.tournament().published(model.section);
    let text = match way.next {
        Next::Keep => w.way_keep,
        Next::Partial => w.way_partial,
        Next::All => w.way_all,
    };
    let text = fill(text, &[&later]);
    let (style, cost) = match &way.boards {
        Ok(boards) => (look.text(), fill(w.boards_change, &[boards])),
        Err(_) => (look.dim(), w.way_closed.to_owned()),
    };
    Row::new()
        .right(&place.to_string(), 3, look.key())
        .gap(2)
        .left(&text, 42, style)
        .gap(1)
        .text(
            &cost,
            if way.boards.is_ok() {
                look.warn()
            } else {
                look.dim()
            },
        )
        .line()
}
