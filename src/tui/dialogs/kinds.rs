//! 犯规目录: the regulation's kinds in its own order, with article and consequence.

use crate::text::rules;
use crate::text::shown::in_row;
use crate::text::width::cells;
use crate::tui::model::Model;
use crate::tui::paint::Row;
use crate::tui::sight::Sight;
use ratatui::text::Line;

/// The most cells of a name, and of a consequence: in most catalogues both are shorter, which leaves room for
/// the articles.
const NAME: usize = 26;
const CONSEQUENCE: usize = 36;

/// A line for each kind.
pub fn lines(model: &Model, sight: &Sight<'_>) -> Vec<Line<'static>> {
    let look = model.look;
    let kinds = &sight.tournament().regulation.fouls;
    let told: Vec<_> = kinds
        .iter()
        .map(|kind| {
            let consequence = rules::consequence(kind, model.lang);
            (
                in_row(model.lang.of(&kind.name)),
                consequence,
                in_row(&kind.article),
            )
        })
        .collect();
    let name = told.iter().map(|(name, ..)| cells(name)).max().unwrap_or(0);
    let consequence = told.iter().map(|(_, text, _)| cells(text)).max().unwrap_or(0);
    (1..)
        .zip(&told)
        .map(|(place, (named, text, article))| {
            Row::new()
                .right(&place.to_string(), 3, look.key())
                .gap(2)
                .left(named, name.min(NAME), look.text())
                .gap(2)
                .left(text, consequence.min(CONSEQUENCE), look.warn())
                .gap(2)
                .text(article, look.dim())
                .line()
        })
        .collect()
}
