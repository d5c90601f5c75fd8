//! 催报: the boards still open, to be read out, and the score sheets owed.

use crate::domain::decide::sheets_due;
use crate::domain::ids::Side;
use crate::domain::round::Outcome;
use crate::text::console::words;
use crate::text::spot::spot;
use crate::tui::model::Model;
use crate::tui::paint::Row;
use crate::tui::sight::Sight;
use crate::tui::wording;
use ratatui::text::Line;

/// A line for each open board.
pub fn lines(model: &Model, sight: &Sight<'_>) -> Vec<Line<'static>> {
    let (w, look) = (words(model.lang), model.look);
    let tournament = sight.tournament();
    let mut lines: Vec<Line<'static>> = tournament
        .running(model.section)
        .map(|round| {
            round
                .open_boards()
                .map(|board| {
                    let disputed = board.outcome == Outcome::Disputed;
                    let missing = board.missing.map_or("", |sides| wording::sides(sides, w));
                    let label = if missing.is_empty() { "" } else { w.missing };
                    Row::new()
                        .right(&board.table.to_string(), 5, look.open())
                        .gap(2)
                        .left(
                            &wording::player(tournament, board.seat(Side::Red).player),
                            26,
                            look.text(),
                        )
                        .gap(1)
                        .left(
                            &wording::player(tournament, board.seat(Side::Black).player),
                            26,
                            look.text(),
                        )
                        .gap(1)
                        .left(if disputed { w.r_disputed } else { "" }, 7, look.bad())
                        .text(&format!("{label}{missing}"), look.warn())
                        .line()
                })
                .collect()
        })
        .unwrap_or_default();
    let due = sheets_due(tournament, model.section, tournament.published(model.section));
    if lines.is_empty() {
        lines.push(Line::styled(format!("  {}", w.none_to_chase), look.done()));
    }
    if !due.is_empty() {
        lines.push(Line::styled(
            format!(" {}", spot(model.lang).sheets_owed),
            look.heading(),
        ));
    }
    lines.extend(due.iter().map(|sheet| {
        Row::new()
            .right(&sheet.table.to_string(), 5, look.open())
            .gap(2)
            .text(&wording::player(tournament, sheet.player), look.text())
            .line()
    }));
    lines
}
