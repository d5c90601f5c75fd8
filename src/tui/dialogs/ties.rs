//! 抽签: level groups, those first that something hangs on; Enter draws.

use crate::text::finals_windows as text;
use crate::text::ties::touches;
use crate::tui::model::Model;
use crate::tui::paint::Row;
use crate::tui::sight::Sight;
use crate::tui::wording;
use ratatui::text::Line;

/// A line a group.
pub fn lines(model: &Model, sight: &Sight<'_>) -> Vec<Line<'static>> {
    let (look, lang) = (model.look, model.lang);
    let (tournament, finals) = (sight.tournament(), sight.finals());
    if finals.ties.is_empty() {
        return vec![Line::styled(format!("  {}", text::no_ties(lang)), look.done())];
    }
    finals
        .ties
        .iter()
        .map(|tie| {
            let rank = tie.players.first().and_then(|id| finals.standings.row(*id)?.rank);
            let rank = rank.map_or_else(String::new, |r| format!("={r}"));
            let who: Vec<String> = tie
                .players
                .iter()
                .map(|id| wording::player(tournament, *id))
                .collect();
            let what: Vec<String> = tie.touches.iter().map(|t| touches(t, tournament, lang)).collect();
            let what = if what.is_empty() {
                text::hangs_nothing(lang).to_owned()
            } else {
                what.join(lang.pick("、", ", "))
            };
            let style = if tie.touches.is_empty() {
                look.dim()
            } else {
                look.warn()
            };
            Row::new()
                .right(&rank, 5, look.open())
                .gap(2)
                .text(&who.join(lang.pick("、", ", ")), look.text())
                .gap(2)
                .text(&what, style)
                .line()
        })
        .collect()
}
