//! 犯规目录: the regulation's kinds in its own order, with article and consequence.

use crate::text::rules;
use crate::text::shown::in_row;
use crate::tui::model::Model;
use crate::tui::paint::Row;
use crate::tui::sight::Sight;
use ratatui::text::Line;

/// A line for each kind.
pub fn lines(model: &Model, sight: &Sight<'_>) -> Vec<Line<'static>> {
    let look = model.look;
    let kinds = &sight.tournament().regulation.fouls;
    (1..)
        .zip(kinds)
        .map(|(place, kind)| {
            Row::new()
                .right(&place.to_string(), 3, look.key())
                .gap(2)
                .left(&in_row(model.lang.of(&kind.name)), 24, look.text())
                .gap(1)
                .left(&rules::consequence(kind, model.lang), 34, look.warn())
                .gap(1)
                .text(&in_row(&kind.article), look.dim())
                .line()
        })
        .collect()
}
