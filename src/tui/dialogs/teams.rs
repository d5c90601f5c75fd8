//! 团体: the teams live, each with its members; under it what it breaks. The incomplete come last, unranked.

use crate::text::finals::team_fault;
use crate::text::finals_windows as text;
use crate::text::shown::in_row;
use crate::tui::model::Model;
use crate::tui::paint::{Row, wrap};
use crate::tui::sight::Sight;
use crate::tui::wording;
use ratatui::text::Line;

/// The headings.
pub fn head(model: &Model, sight: &Sight<'_>) -> Vec<Line<'static>> {
    let (look, lang) = (model.look, model.lang);
    let teams = sight.finals().teams.as_ref();
    let article = teams.map_or("", |t| t.article.as_str());
    let mut head = vec![Line::styled(
        format!(" {}", text::teams_how(article, lang)),
        look.dim(),
    )];
    if let Some(most) = teams.and_then(|t| t.too_many) {
        head.push(Line::styled(
            format!(" {}", text::too_many_teams(most, lang)),
            look.warn(),
        ));
    }
    let [rank, team, sum, best] = text::team_columns(lang);
    let style = look.heading();
    let row = Row::new().right(rank, 5, style).gap(2).left(team, 24, style);
    head.push(row.right(sum, 8, style).right(best, 8, style).line());
    head
}

/// A line a team, its members and its faults.
pub fn lines(model: &Model, sight: &Sight<'_>, width: usize) -> Vec<Line<'static>> {
    let (look, lang) = (model.look, model.lang);
    let tournament = sight.tournament();
    let number = |n: Option<u32>| n.map_or_else(|| "-".to_owned(), |n| n.to_string());
    let mut lines = Vec::new();
    for row in sight.finals().teams.iter().flat_map(|t| &t.rows) {
        let rank = match (row.rank, row.undecided) {
            (Some(rank), true) => format!("={rank}"),
            (rank, _) => number(rank),
        };
        let style = if row.rank.is_some() {
            look.open()
        } else {
            look.dim()
        };
        lines.push(
            Row::new()
                .right(&rank, 5, style)
                .gap(2)
                .left(&in_row(&row.team), 24, style)
                .right(&number(row.sum), 8, style)
                .right(&number(row.best), 8, look.settled())
                .line(),
        );
        let members: Vec<String> = row
            .members
            .iter()
            .map(|m| {
                let reserve = if m.counting { "" } else { text::reserve(lang) };
                let shared = if m.undecided { "=" } else { "" };
                let name = wording::name(tournament, m.player);
                format!("{name} {shared}{}{reserve}", number(m.rank))
            })
            .collect();
        for part in wrap(&members.join(lang.pick("、", ", ")), width.saturating_sub(8)) {
            lines.push(Line::styled(format!("       {part}"), look.settled()));
        }
        for fault in &row.faults {
            let line = team_fault(fault, tournament, lang);
            for part in wrap(&line, width.saturating_sub(10)) {
                lines.push(Line::styled(format!("       ! {part}"), look.warn()));
            }
        }
    }
    lines
}
