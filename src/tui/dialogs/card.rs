//! 棋手卡片: his rounds, opponents, colours, results, points and fouls, and the terms of 对手分.

use crate::domain::foul::What;
use crate::domain::ids::{PlayerId, Side};
use crate::domain::tournament::Entered;
use crate::text::console::{fill, words};
use crate::text::shown::in_row;
use crate::tui::model::Model;
use crate::tui::paint::{Row, wrap};
use crate::tui::sight::Sight;
use crate::tui::{steps, wording};
use ratatui::text::Line;

/// Who he is, and how he stands.
pub fn head(model: &Model, sight: &Sight<'_>, id: PlayerId, width: usize) -> Vec<Line<'static>> {
    let (w, look) = (words(model.lang), model.look);
    let tournament = sight.tournament();
    let player = tournament.player(id);
    let entry = &player.entry;
    let mut facts = Vec::new();
    if let Some(born) = entry.born {
        facts.push(born.to_string());
    }
    for text in [&entry.household, &entry.team, &entry.note] {
        if !text.is_empty() {
            facts.push(in_row(text).into_owned());
        }
    }
    facts.extend(entry.tags.iter().map(|t| in_row(t).into_owned()));
    let status = wording::status(&player.status, model.lang);
    let next = steps::next_round(tournament, model.section);
    let absent = tournament
        .absences
        .get(&id)
        .is_some_and(|a| a.contains_key(&next));
    let round = tournament.published(model.section);
    let row = sight.derived.standings.rows.iter().find(|r| r.player == id);
    let rank = row
        .and_then(|r| r.rank)
        .map(|rank| format!("{} {rank}  ", w.col_rank))
        .unwrap_or_default();
    let mut lines = vec![
        Row::new()
            .text(&format!(" {}", wording::player(tournament, id)), look.open())
            .gap(2)
            .text(status, look.warn())
            .text(if absent { w.absent_next } else { "" }, look.warn())
            .line(),
    ];
    if !facts.is_empty() {
        for part in wrap(&facts.join("  "), width.saturating_sub(1)) {
            lines.push(Line::styled(format!(" {part}"), look.settled()));
        }
    }
    let points = fill(w.points_sum, &[&tournament.points(id, round)]);
    let fouls = format!("{} {}", w.col_fouls, tournament.fouls(id, round));
    lines.push(Line::styled(format!(" {rank}{points}  {fouls}"), look.text()));
    lines.push(
        Row::new()
            .right(w.col_round, 4, look.heading())
            .gap(2)
            .left(w.col_table, 4, look.heading())
            .left(w.col_colour, 6, look.heading())
            .left(w.col_opponent, 30, look.heading())
            .left(w.col_result, 16, look.heading())
            .right(w.col_points, 4, look.heading())
            .right(w.col_fouls, 6, look.heading())
            .right(w.col_now, 10, look.heading())
            .line(),
    );
    lines
}

/// A line for each round, then the sum of the opponents' points, then the fouls.
pub fn lines(model: &Model, sight: &Sight<'_>, id: PlayerId, width: usize) -> Vec<Line<'static>> {
    let (w, look) = (words(model.lang), model.look);
    let tournament = sight.tournament();
    let through = tournament.published(model.section);
    let mut lines = Vec::new();
    for (number, entered) in tournament.record(id, through) {
        let Some(round) = tournament.round(model.section, number) else {
            continue;
        };
        let (table, colour) = match &entered {
            Entered::Board { board, side } => (board.table.to_string(), Some(*side)),
            _ => (String::new(), None),
        };
        let colour = match colour {
            Some(Side::Red) => (w.c_red, look.red()),
            Some(Side::Black) => (w.c_black, look.text()),
            None => ("", look.text()),
        };
        let opponent = entered.opponent();
        let name = opponent
            .map(|o| wording::player(tournament, o))
            .unwrap_or_default();
        let now = opponent
            .map(|o| tournament.points(o, through).to_string())
            .unwrap_or_default();
        let points = tournament.points_in(id, round);
        let fouls = tournament.fouls(id, number) - tournament.fouls(id, number - 1);
        lines.push(
            Row::new()
                .right(&number.to_string(), 4, look.text())
                .gap(2)
                .left(&table, 4, look.settled())
                .left(colour.0, 6, colour.1)
                .left(&name, 29, look.text())
                .gap(1)
                .left(wording::entered(&entered, w), 16, look.open())
                .right(&points.to_string(), 4, look.text())
                .right(
                    &if fouls == 0 {
                        String::new()
                    } else {
                        fouls.to_string()
                    },
                    6,
                    look.warn(),
                )
                .right(&now, 10, look.settled())
                .line(),
        );
    }
    if lines.is_empty() {
        lines.push(Line::styled(format!("  {}", w.nobody_yet), look.dim()));
    }
    let sum = super::proof::opponents(sight, model.section, id, w);
    if let Some(sum) = sum {
        for part in wrap(&sum, width.saturating_sub(2)) {
            lines.push(Line::styled(format!(" {part}"), look.settled()));
        }
    }
    for incident in sight.incidents(model.section) {
        if matches!(&incident.what, What::Foul(foul) if foul.player == id) {
            let text = wording::incident(tournament, model.section, incident, model.lang);
            let round = fill(w.round, &[&incident.round]);
            lines.push(Line::styled(
                format!(" {} {round} {text}", incident.id),
                look.warn(),
            ));
        }
    }
    lines
}
