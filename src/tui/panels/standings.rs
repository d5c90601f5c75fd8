//! 名次: the live standings, with as much of the chain as fits.
//!
//! ```text
//! +-- 名次 第5轮 31/70 ------------------+
//! | 名次 序号 姓名   分 对手分 胜局 犯规  |
//! |    1   12 陆青禾  9     58    4    0  |
//! +--------------------------------------+
//! ```

use super::{chosen, follow};
use crate::domain::player::Player;
use crate::domain::regulation::Criterion;
use crate::domain::standings::{Row as Standing, Value};
use crate::text::console::{Words, criterion as criterion_name, fill, words};
use crate::text::lang::Lang;
use crate::text::rules::chain_in_force;
use crate::text::shown::in_row;
use crate::text::width::cells;
use crate::text::words::chain as chain_names;
use crate::tui::model::{Model, Panel};
use crate::tui::paint::{Row, boxed, put, put_row, wrap};
use crate::tui::sight::Sight;
use crate::tui::theme::Look;
use crate::tui::wording;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

const NAME: usize = 8;
const UNIT: usize = 12;

/// What of a standing there is room for. Rank, number, name and points stand always; then the chain in its
/// order, then the unit.
struct Columns {
    /// Place in the chain, criterion and cells.
    chain: Vec<(usize, Criterion, usize)>,
    /// Cells of the unit; 0 where there is no room for it.
    unit: usize,
}

impl Columns {
    fn within(width: usize, chain: &[Criterion], lang: Lang) -> Self {
        let mut used = 1 + 4 + 1 + 4 + 1 + NAME + 1 + 3;
        let mut shown = Vec::new();
        for (place, criterion) in chain.iter().enumerate() {
            let column = cells(criterion_name(*criterion, lang)).max(4) + 1;
            if used + column > width {
                break;
            }
            used += column;
            shown.push((place, *criterion, column));
        }
        let unit = if used + UNIT < width {
            UNIT.max((width - used - 1).min(20))
        } else {
            0
        };
        Self { chain: shown, unit }
    }

    fn heading(&self, w: &Words, lang: Lang, look: Look) -> Line<'static> {
        let style = look.heading();
        let mut row = Row::new()
            .gap(1)
            .right(w.col_rank, 4, style)
            .gap(1)
            .right(w.col_number, 4, style)
            .gap(1)
            .left(w.col_name, NAME, style);
        if self.unit > 0 {
            row = row.gap(1).left(w.col_unit, self.unit - 1, style);
        }
        row = row.gap(1).right(w.col_points, 3, style);
        for (_, criterion, column) in &self.chain {
            row = row.right(criterion_name(*criterion, lang), *column, style);
        }
        row.line()
    }

    fn row(&self, standing: &Standing, player: &Player, name: &str, lang: Lang, look: Look) -> Line<'static> {
        let rank = match (standing.rank, standing.undecided) {
            (Some(rank), true) => format!("={rank}"),
            (Some(rank), false) => rank.to_string(),
            (None, _) => "-".to_owned(),
        };
        let number = player.number.map(|n| n.to_string()).unwrap_or_default();
        let text = if standing.rank.is_some_and(|r| r <= 3) {
            look.open()
        } else {
            look.text()
        };
        let mut row = Row::new()
            .gap(1)
            .right(&rank, 4, text)
            .gap(1)
            .right(&number, 4, look.settled())
            .gap(1)
            .left(name, NAME, text);
        if self.unit > 0 {
            row = row
                .gap(1)
                .left(&in_row(&player.entry.unit), self.unit - 1, look.dim());
        }
        row = row.gap(1).right(&standing.points.to_string(), 3, look.open());
        for (place, _, column) in &self.chain {
            let value = standing
                .values
                .get(*place)
                .map(|(_, v)| value(v))
                .unwrap_or_default();
            row = row.right(&value, *column, look.settled());
        }
        let status = wording::status(&player.status, lang);
        if !status.is_empty() {
            row = row.gap(1).text(status, look.warn());
        }
        row.line()
    }
}

/// Draws the panel.
pub fn draw(buf: &mut Buffer, area: Rect, model: &mut Model, sight: &Sight<'_>, in_use: bool) {
    let (w, look, lang) = (words(model.lang), model.look, model.lang);
    let tournament = sight.tournament();
    let standings = sight.standings(model);
    let (decided, all) = standings.decided;
    let title = if standings.after_round == 0 {
        w.standings.to_owned()
    } else {
        let so_far = fill(w.of_boards, &[&standings.after_round, &decided, &all]);
        format!("{}  {so_far}", w.standings)
    };
    let inner = boxed(buf, area, &title, "", in_use, look);
    let width = usize::from(inner.width);

    let columns = Columns::within(width, &standings.chain, lang);
    put(buf, inner, 0, &columns.heading(w, lang, look));

    // The chain stands whole; its article and the answer that chose it where there is room.
    let whole = chain_in_force(tournament, model.section, lang);
    let chain_alone = chain_names(&standings.chain, lang);
    let roomy = inner.height >= 14;
    let mut below = wrap(if roomy { &whole } else { &chain_alone }, width.saturating_sub(2));
    below.truncate(if roomy { 3 } else { 2 });

    let list = Rect {
        y: inner.y + 1,
        height: inner.height.saturating_sub(1 + below.len() as u16),
        ..inner
    };
    for (row, text) in (list.height + 1..).zip(below) {
        put(buf, inner, row, &Line::styled(format!(" {text}"), look.dim()));
    }
    let rows = &standings.rows;
    if rows.is_empty() {
        put(
            buf,
            list,
            0,
            &Line::styled(format!("  {}", w.nobody_yet), look.dim()),
        );
    }
    let top = follow(model, Panel::Standings, rows.len(), list.height, in_use);
    let players: Vec<_> = rows.iter().map(|r| r.player).collect();
    let names = wording::names(tournament, &players, top..top + usize::from(list.height), NAME);
    for (y, at) in (0..list.height).zip(top..rows.len()) {
        let standing = &rows[at];
        let player = tournament.player(standing.player);
        let line = columns.row(standing, player, &names[at - top], lang, look);
        put_row(buf, list, y, line, chosen(at, model.cursors[1], in_use), look);
    }
}

/// A value of the chain.
pub fn value(value: &Value) -> String {
    match value {
        Value::Number(n) => n.to_string(),
        Value::List(list) => list.first().map(i64::to_string).unwrap_or_default(),
        Value::NotApplied => "-".to_owned(),
    }
}
