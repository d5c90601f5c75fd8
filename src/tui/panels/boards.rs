//! 对局: the board list, home of the console.
//!
//! ```text
//! +-- 对局 第5轮 已报 31/70 ----------------------------+
//! |   台   红方             分   结果   分   黑方      备 |
//! |   36    4 叶听雨 白河队  6   红胜    6   11 何星野   谱 |
//! | > 37   12 陆青禾 青石队  6  [    ]   5   45 韩砚秋      |
//! | 轮空 71 王磊 白河队                                    |
//! | 缘由 (of the board with the cursor, in a draft)        |
//! +--------------------------------------------------------+
//! ```

use super::{chosen, follow, setup};
use crate::domain::ids::Side;
use crate::domain::round::{Board, Outcome, Round, Seat, Sheet, Stage};
use crate::domain::tournament::Tournament;
use crate::text::console::{Words, fill, words};
use crate::text::shown::in_row;
use crate::text::spot::spot;
use crate::text::width::{cells, cut};
use crate::tui::model::{Model, Panel, Pending};
use crate::tui::paint::{Row, boxed, put, put_row, wrap};
use crate::tui::panels::header::round_text;
use crate::tui::sight::Sight;
use crate::tui::wording;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

/// Widths of the columns, in cells, for a list of some width.
struct Columns {
    name: usize,
    unit: usize,
    marks: usize,
    /// Cells of a side's points; 0 where the list is too narrow for them.
    points: usize,
}

/// Cells of the columns that never change: table, both numbers, result and the gaps.
const FIXED: usize = 4 + 1 + 4 + 1 + 7 + 1 + 4;

impl Columns {
    fn of(width: usize) -> Self {
        let narrow = width < 52;
        let marks = match width {
            52.. => 5,
            _ => 0,
        };
        let points = if narrow { 0 } else { 3 };
        let side = width.saturating_sub(FIXED + marks + 2 * points) / 2;
        // A unit of five glyphs stands whole before names get more than four.
        let name = if side >= 15 {
            side.saturating_sub(12).clamp(8, 14)
        } else {
            side
        };
        let unit = if side > name + 6 { side - name - 1 } else { 0 };
        let name = if unit == 0 { side } else { name };
        Self {
            name,
            unit,
            marks,
            points,
        }
    }

    fn side(&self) -> usize {
        self.name + if self.unit > 0 { self.unit + 1 } else { 0 }
    }
}

/// Draws the panel.
pub fn draw(buf: &mut Buffer, area: Rect, model: &mut Model, sight: &Sight<'_>, in_use: bool) {
    let (w, look) = (words(model.lang), model.look);
    let tournament = sight.tournament();
    let Some(round) = sight.round(model) else {
        setup::draw(buf, area, model, sight, in_use);
        return;
    };
    let title = format!("{}  {}", w.boards, title_of(tournament, model, round, w));
    let note = match (model.verify, model.open_only && round.stage != Stage::Draft) {
        (Some(Side::Red), _) => spot(model.lang).verify_red,
        (Some(Side::Black), _) => spot(model.lang).verify_black,
        (None, true) => w.open_only,
        _ => "",
    };
    let inner = boxed(buf, area, &title, note, in_use, look);
    let columns = Columns::of(inner.width.into());
    let below = below(model, sight, round, inner.width.into(), inner.height);
    put(buf, inner, 0, &heading(w, &columns, model));

    let list = Rect {
        y: inner.y + 1,
        height: inner.height.saturating_sub(1 + below.len() as u16),
        ..inner
    };
    let boards = sight.boards(model);
    let typed = model.pending.table();
    let top = follow(model, Panel::Boards, boards.len(), list.height, in_use);
    let players: Vec<_> = boards
        .iter()
        .flat_map(|b| [b.red.player, b.black.player])
        .collect();
    let shown = 2 * top..2 * (top + usize::from(list.height));
    let names = wording::names(tournament, &players, shown, columns.name);
    for (row, at) in (0..list.height).zip(top..boards.len()) {
        let board = boards[at];
        let line = board_row(
            sight,
            round,
            board,
            &columns,
            [&names[2 * (at - top)], &names[2 * (at - top) + 1]],
            model,
        );
        let cursor = model.cursors[0];
        let mark = typed.is_none() && chosen(at, cursor, in_use && model.pending == Pending::None);
        put_row(buf, list, row, line, mark, look);
    }
    if boards.is_empty() {
        put(
            buf,
            list,
            0,
            &Line::styled(format!("  {}", w.none_to_chase), look.done()),
        );
    }
    for (row, line) in (inner.height.saturating_sub(below.len() as u16)..).zip(below) {
        put(buf, inner, row, &line);
    }
}

/// The round in the title: the header has the rest, unless an older round is shown.
fn title_of(tournament: &Tournament, model: &Model, round: &Round, w: &Words) -> String {
    if round.stage == Stage::Published && model.round.is_none() {
        return fill(w.round, &[&round.number]);
    }
    round_text(tournament, model.section, Some(round), w)
}

fn heading(w: &Words, columns: &Columns, model: &Model) -> Line<'static> {
    let style = model.look.heading();
    Row::new()
        .right(w.col_table, 4, style)
        .gap(5)
        .left(w.col_red, columns.side(), style)
        .right(w.col_points, columns.points, style)
        .gap(1)
        .left(w.col_result, 7, style)
        .gap(1)
        .left(w.col_points, columns.points, style)
        .gap(4)
        .left(w.col_black, columns.side(), style)
        .left(&format!(" {}", w.col_marks), columns.marks, style)
        .line()
}

fn board_row(
    sight: &Sight<'_>,
    round: &Round,
    board: &Board,
    columns: &Columns,
    names: [&str; 2],
    model: &Model,
) -> Line<'static> {
    let (w, look) = (words(model.lang), model.look);
    let tournament = sight.tournament();
    let draft = round.stage == Stage::Draft;
    let waits = board.outcome.is_open() && !draft;
    let (style, result_style) = match &board.outcome {
        _ if draft => (look.text(), look.dim()),
        Outcome::Open => (look.open(), look.warn()),
        Outcome::Disputed | Outcome::Pending => (look.open(), look.bad()),
        Outcome::Decided(_) => (look.settled(), look.settled()),
    };
    let winner = board.outcome.word().and_then(crate::domain::round::Word::winner);
    let side_style = |side: Side| -> Style {
        if winner == Some(side) {
            look.done()
        } else if waits || draft {
            style
        } else {
            look.settled()
        }
    };
    let result = if draft {
        "  -  "
    } else {
        wording::outcome(&board.outcome, w)
    };
    let seat = |row: Row, seat: Seat, name: &str, style: Style| {
        let player = tournament.player(seat.player);
        let number = player.number.map(|n| n.to_string()).unwrap_or_default();
        let row = row
            .right(&number, 3, look.settled())
            .gap(1)
            .left(name, columns.name, style);
        if columns.unit == 0 {
            return row;
        }
        row.gap(1)
            .left(&in_row(&player.entry.unit), columns.unit, look.dim())
    };
    let table = if model.pending.table() == Some(board.table) {
        look.key().add_modifier(Modifier::REVERSED)
    } else {
        style
    };
    let row = Row::new().right(&board.table.to_string(), 4, table).gap(1);
    let points = |seat: Seat| {
        if columns.points == 0 {
            String::new()
        } else {
            seat.points.to_string()
        }
    };
    let row = seat(row, board.red, names[0], side_style(Side::Red))
        .right(&points(board.red), columns.points, look.settled())
        .gap(1)
        .left(result, 7, result_style)
        .gap(1)
        .left(&points(board.black), columns.points, look.settled());
    let marks = format!(" {}", marks(sight, model, round, board, w));
    seat(row, board.black, names[1], side_style(Side::Black))
        .left(&marks, columns.marks, look.warn())
        .line()
}

/// What else is to be known of a board, a glyph each.
fn marks(sight: &Sight<'_>, model: &Model, round: &Round, board: &Board, w: &Words) -> String {
    let (tournament, machine) = (sight.tournament(), &sight.derived.machine);
    let mut marks = String::new();
    if round.stage == Stage::Draft {
        if board.red.points != board.black.points {
            marks.push_str(w.mark_float);
        }
        let seats = (board.table, board.red.player, board.black.player);
        if !machine.is_empty() && !machine.contains(&seats) {
            marks.push_str(w.mark_moved);
        }
        return marks;
    }
    if board.missing.is_some() && board.outcome.is_open() {
        marks.push_str(w.mark_missing);
    }
    if tournament.owes_sheet(model.section, round, board) && board.sheet == Sheet::Missing {
        marks.push_str(w.mark_sheet);
    }
    if board.verified {
        marks.push_str(w.mark_verified);
    }
    marks
}

/// The lines below the list: bye and who is out; in a draft why the pair with the cursor meets.
fn below(model: &Model, sight: &Sight<'_>, round: &Round, width: usize, height: u16) -> Vec<Line<'static>> {
    let (w, look) = (words(model.lang), model.look);
    let tournament = sight.tournament();
    let mut lines = Vec::new();
    if height < 6 {
        return lines;
    }
    let mut out = String::new();
    if let Some(bye) = &round.pairing.bye {
        out = format!("{} {}", w.bye, wording::player(tournament, bye.player));
    }
    if !round.pairing.out.is_empty() {
        let who: Vec<String> = round
            .pairing
            .out
            .iter()
            .map(|o| {
                format!(
                    "{}({})",
                    wording::player(tournament, o.player),
                    wording::out(&o.reason, w)
                )
            })
            .collect();
        let gap = if out.is_empty() { "" } else { "  " };
        out = format!("{out}{gap}{} {}", w.not_paired, who.join(" "));
    }
    if !out.is_empty() {
        let text = if cells(&out) + 1 > width {
            format!(" {}~", cut(&out, width.saturating_sub(2)))
        } else {
            format!(" {out}")
        };
        lines.push(Line::styled(text, look.settled()));
    }
    if round.stage == Stage::Draft && height >= 9 {
        let broken = &sight.derived.broken;
        if !broken.is_empty() {
            let list: Vec<String> = broken
                .iter()
                .map(|b| crate::text::why::broken(b, model.lang))
                .collect();
            let text = fill(w.broken, &[&list.join("  ")]);
            for part in wrap(&text, width.saturating_sub(2)).into_iter().take(3) {
                lines.push(Line::styled(format!(" {part}"), look.warn()));
            }
        }
        if let Some(board) = sight.board_at_cursor(model) {
            let why = wording::why(round, board, model.lang);
            let text = fill(w.why_board, &[&board.table, &why]);
            let shown = if why.is_empty() {
                Vec::new()
            } else {
                wrap(&text, width.saturating_sub(2))
            };
            for part in shown.into_iter().take(2) {
                lines.push(Line::styled(format!(" {part}"), look.heading()));
            }
        }
    }
    lines
}
