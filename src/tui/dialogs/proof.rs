//! 名次依据: what decided against the row above, and the terms of each value.

use crate::domain::ids::{PlayerId, RoundNo, SectionId};
use crate::domain::regulation::Criterion;
use crate::domain::standings::{DecidedBy, Explained, Row as Standing, Rule, Term, Value, terms};
use crate::text::console::{Words, criterion as criterion_name, fill, words};
use crate::tui::model::Model;
use crate::tui::paint::wrap;
use crate::tui::panels::standings::value;
use crate::tui::sight::Sight;
use crate::tui::wording;
use ratatui::text::Line;

/// Who, and his place.
pub fn head(model: &Model, sight: &Sight<'_>, id: PlayerId) -> Vec<Line<'static>> {
    let (w, look) = (words(model.lang), model.look);
    let rows = &sight.standings(model).rows;
    let rank = rows
        .iter()
        .find(|r| r.player == id)
        .and_then(|r| r.rank)
        .map(|rank| format!("{} {rank}  ", w.col_rank))
        .unwrap_or_default();
    let who = wording::player(sight.tournament(), id);
    vec![
        Line::styled(format!(" {rank}{who}"), look.open()),
        Line::default(),
    ]
}

/// The comparison with the row above, criterion by criterion, then the terms.
pub fn lines(model: &Model, sight: &Sight<'_>, id: PlayerId, width: usize) -> Vec<Line<'static>> {
    let (w, look, lang) = (words(model.lang), model.look, model.lang);
    let rows = &sight.standings(model).rows;
    let Some(at) = rows.iter().position(|r| r.player == id) else {
        return Vec::new();
    };
    let row = &rows[at];
    let above = at.checked_sub(1).map(|i| &rows[i]);
    let verdict = match (&row.decided_by, above) {
        (_, None) => w.first_row.to_owned(),
        (None, Some(_)) => w.level_lots.to_owned(),
        (Some(DecidedBy::Points), _) => fill(w.decided_by, &[&w.sum_points]),
        (Some(DecidedBy::Knockout), _) => fill(w.decided_by, &[&w.knockout]),
        (Some(DecidedBy::Criterion(c)), _) => fill(w.decided_by, &[&criterion_name(*c, lang)]),
    };
    let mut lines = vec![Line::styled(format!(" {verdict}"), look.warn()), Line::default()];
    let through = model.round.unwrap_or(RoundNo::MAX);
    let points = compare(
        w,
        w.sum_points,
        &row.points.to_string(),
        above.map(|a| a.points.to_string()),
    );
    let decided = row.decided_by == Some(DecidedBy::Points);
    let mut show = |text: &str, decided: bool, terms: &[Term]| {
        let style = if decided { look.open() } else { look.text() };
        lines.push(Line::styled(format!(" {text}"), style));
        let terms = sum(sight, terms, w);
        for part in wrap(&terms, width.saturating_sub(5)) {
            lines.push(Line::styled(format!("    {part}"), look.settled()));
        }
    };
    let explained = Explained::new(sight.tournament(), model.section, through);
    show(&points, decided, &explained.points(id));
    for (place, (criterion, own)) in row.values.iter().enumerate() {
        let other = above
            .and_then(|a: &Standing| a.values.get(place))
            .map(|(_, v)| value(v));
        let text = compare(w, criterion_name(*criterion, lang), &value(own), other);
        let decided = row.decided_by == Some(DecidedBy::Criterion(*criterion));
        show(&text, decided, &explained.terms(id, *criterion));
    }
    lines
}

/// The terms that count, added up: `4(钟怀远) + 2(轮空)`.
fn sum(sight: &Sight<'_>, terms: &[Term], w: &Words) -> String {
    let list: Vec<String> = terms
        .iter()
        .filter(|t| t.counts && (t.points != 0 || t.opponent.is_some()))
        .map(|term| match (term.opponent, term.rule) {
            (Some(opponent), _) => {
                format!("{}({})", term.points, wording::name(sight.tournament(), opponent))
            }
            (None, Rule::Bye) => format!("{}({})", term.points, w.w_bye),
            (None, Rule::Foul(id)) => format!("{}({id})", term.points),
            (None, _) => format!("{}({})", term.points, fill(w.round, &[&term.round])),
        })
        .collect();
    list.join(" + ")
}

fn compare(w: &Words, name: &str, own: &str, above: Option<String>) -> String {
    match above {
        Some(above) => fill(w.value_above, &[&name, &own, &above]),
        None => fill(w.value, &[&name, &own]),
    }
}

/// 对手分 term by term, if the chain has it.
pub fn opponents(sight: &Sight<'_>, section: SectionId, id: PlayerId, w: &Words) -> Option<String> {
    let standings = &sight.derived.standings;
    let total = standings.row(id)?.value(Criterion::OpponentScore);
    if total == Value::NotApplied {
        return None;
    }
    let list = terms(
        sight.tournament(),
        section,
        RoundNo::MAX,
        id,
        Criterion::OpponentScore,
    );
    let terms = sum(sight, &list, w);
    (!terms.is_empty()).then(|| fill(w.opponents_sum, &[&terms, &value(&total)]))
}
