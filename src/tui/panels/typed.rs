//! The table being typed, large, with both players and what may follow. Where there is room for both the box stands
//! under the list for good and shows the table with the cursor until one is typed: the list stands still, and little
//! is sent for a result.
//!
//! ```text
//! +-- 台 ---------------------------------------------+
//! |  ###  ###   红方  12 陆青禾 青石队  6分            |
//! |    #    #   黑方  45 韩砚秋 白河队  5分            |
//! |  ###    #   未报                                   |
//! |    #    #                                          |
//! |  ###    #                                          |
//! +----------------------------------------------------+
//! ```
//!
//! The large digits are reversed blanks: no glyph of uncertain width, and seen without colours.

use crate::domain::decide::{Needs, preview};
use crate::domain::ids::{Side, Sides};
use crate::domain::round::Board;
use crate::text::console::{Words, fill, words};
use crate::text::shown::in_row;
use crate::text::width::{cells, cut};
use crate::tui::model::{FoulDraft, Model, Pending};
use crate::tui::paint::{Row, boxed, put};
use crate::tui::sight::Sight;
use crate::tui::update::foul_options;
use crate::tui::wording;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

/// Three dots by five for each digit, a row three bits.
const GLYPHS: [[u8; 5]; 10] = [
    [7, 5, 5, 5, 7],
    [2, 6, 2, 2, 7],
    [7, 1, 7, 4, 7],
    [7, 1, 7, 1, 7],
    [5, 5, 7, 1, 1],
    [7, 4, 7, 1, 7],
    [7, 4, 7, 5, 7],
    [7, 1, 1, 1, 1],
    [7, 5, 7, 5, 7],
    [7, 5, 7, 1, 7],
];

/// From this height on, in cells, the list has room for the box at its foot at all times.
const ROOMY: u16 = 30;

/// Whether the box is shown though nothing is typed.
pub fn always(area: Rect, model: &Model, sight: &Sight<'_>) -> bool {
    area.height >= ROOMY && sight.board_at_cursor(model).is_some()
}

/// The place left to the list, and the place of the box at its foot.
pub fn split(area: Rect, model: &Model, sight: &Sight<'_>) -> (Rect, Rect) {
    let lines = says(model, sight).len() as u16;
    let height = lines.max(if area.height >= 16 { 5 } else { 3 }) + 2;
    // A list of less than two rows says nothing: the box takes its place.
    let height = if area.height < height + 5 {
        area.height
    } else {
        height
    };
    let rest = area.height - height;
    (
        Rect { height: rest, ..area },
        Rect {
            y: area.y + rest,
            height,
            ..area
        },
    )
}

/// Draws the box.
pub fn draw(buf: &mut Buffer, area: Rect, model: &Model, sight: &Sight<'_>) {
    let (w, look) = (words(model.lang), model.look);
    let digits = digits(&model.pending);
    let typed = model.pending != Pending::None;
    let title = match shown(model, sight) {
        Some(board) if !typed => fill(w.table_at_cursor, &[&board.table]),
        _ => format!("{} {digits}", w.col_table),
    };
    // The border stays as it is while digits come and go: only the title says that a table is typed.
    let inner = boxed(buf, area, &title, "", false, look);
    if typed {
        let title = cut(&title, usize::from(area.width).saturating_sub(6));
        buf.set_string(area.x + 2, area.y, title, Style::reset().patch(look.title(true)));
    }
    let dot = if inner.width >= 64 { 2 } else { 1 };
    let mut left = 2;
    if inner.height >= 5 {
        // Names stay in their place as digits follow.
        let widest = sight
            .round(model)
            .and_then(|round| round.boards().iter().map(|b| b.table).max());
        let places = widest.unwrap_or(1).to_string().len().max(digits.len());
        let end = left + places as u16 * 4 * dot;
        for digit in digits.chars().filter_map(|c| c.to_digit(10)) {
            for (y, bits) in (0..).zip(GLYPHS[digit as usize]) {
                for x in 0..3_u16 {
                    if bits & (4 >> x) != 0 {
                        let blank = " ".repeat(dot.into());
                        let style = look.key().add_modifier(Modifier::REVERSED);
                        buf.set_string(inner.x + left + x * dot, inner.y + y, blank, style);
                    }
                }
            }
            left += 4 * dot;
        }
        left = end;
    } else {
        let style = look.key().add_modifier(Modifier::REVERSED);
        let text = format!(" {digits} ");
        buf.set_string(inner.x + left, inner.y, &text, style);
        left += cells(&text) as u16;
    }
    left += 2;
    let right = Rect {
        x: inner.x + left,
        width: inner.width.saturating_sub(left + 1),
        ..inner
    };
    // Where not all fits the last lines matter most: what Enter will do.
    let lines = says(model, sight);
    let first = lines.len().saturating_sub(inner.height.into());
    for (row, line) in (0..).zip(&lines[first..]) {
        put(buf, right, row, line);
    }
}

fn digits(pending: &Pending) -> String {
    match pending {
        Pending::Table(digits) => digits.clone(),
        Pending::SwapWith { digits, .. } if !digits.is_empty() => digits.clone(),
        other => other.table().map(|t| t.to_string()).unwrap_or_default(),
    }
}

/// The board typed, or with the cursor.
fn shown<'a>(model: &Model, sight: &Sight<'a>) -> Option<&'a Board> {
    if model.pending == Pending::None {
        return sight.board_at_cursor(model);
    }
    let round = sight.round(model)?;
    round.at_table(model.pending.table()?)
}

/// The lines beside the digits.
fn says(model: &Model, sight: &Sight<'_>) -> Vec<Line<'static>> {
    let (w, look) = (words(model.lang), model.look);
    let Some(board) = shown(model, sight) else {
        return vec![Line::styled(w.typed_unknown, look.dim())];
    };
    let mut lines = vec![
        seat_line(model, sight, board, Side::Red),
        seat_line(model, sight, board, Side::Black),
    ];
    let state = match board.outcome.word() {
        Some(word) => wording::result_named(sight.tournament(), board, word, model.lang),
        None if sight.is_draft(model) => w.draft.to_owned(),
        None if board.outcome.is_open() && board.outcome != crate::domain::round::Outcome::Disputed => {
            w.typed_open.to_owned()
        }
        None => wording::outcome(&board.outcome, w).to_owned(),
    };
    let prompt = match &model.pending {
        Pending::Slash(_) => w.forfeit_of,
        Pending::FoulSide(_) => w.side_of,
        Pending::FoulKind(..) => w.kind_of,
        Pending::Missing(_) => w.missing_of,
        Pending::SwapSide(_) => w.swap_first,
        Pending::SwapWith { .. } => w.swap_second,
        Pending::ByeSide(_) => w.bye_first,
        Pending::None | Pending::Table(_) | Pending::Foul(_) => "",
    };
    lines.push(
        Row::new()
            .text(
                &state,
                if board.outcome.is_open() {
                    look.warn()
                } else {
                    look.done()
                },
            )
            .gap(2)
            .text(prompt, look.key())
            .line(),
    );
    match &model.pending {
        Pending::FoulKind(_, side) => lines.extend(kinds(model, sight, *side)),
        Pending::Foul(foul) => lines.extend(foul_lines(model, sight, board, foul)),
        _ => {}
    }
    lines
}

fn seat_line(model: &Model, sight: &Sight<'_>, board: &Board, side: Side) -> Line<'static> {
    let (w, look) = (words(model.lang), model.look);
    let seat = board.seat(side);
    let player = sight.tournament().player(seat.player);
    let number = player.number.map(|n| n.to_string()).unwrap_or_default();
    let label = if side == Side::Red {
        look.red()
    } else {
        look.text()
    };
    Row::new()
        .left(wording::side(side, w), 6, label)
        .right(&number, 3, look.text())
        .gap(1)
        .text(&in_row(&player.entry.name), look.strong())
        .gap(1)
        .text(&in_row(&player.entry.unit), look.text())
        .gap(2)
        .text(&fill(w.points, &[&seat.points]), look.text())
        .line()
}

/// The first nine kinds, two in a row.
fn kinds(model: &Model, sight: &Sight<'_>, side: Side) -> Vec<Line<'static>> {
    let (w, look) = (words(model.lang), model.look);
    let kinds = &sight.tournament().regulation.fouls;
    let named: Vec<String> = kinds
        .iter()
        .take(9)
        .enumerate()
        .map(|(at, kind)| format!("{} {}", at + 1, in_row(model.lang.of(&kind.name))))
        .collect();
    let width = named.iter().map(|n| cells(n)).max().unwrap_or(0).min(24);
    let mut lines: Vec<Line<'static>> = named
        .chunks(2)
        .map(|pair| {
            let mut row = Row::new();
            for name in pair {
                row = row.left(&cut(name, width), width, look.text()).gap(2);
            }
            row.line()
        })
        .collect();
    let more = if kinds.len() > 9 {
        format!("  0 {}", w.kinds)
    } else {
        String::new()
    };
    lines.push(Line::styled(
        format!("{}{more}", wording::side(side, w)),
        look.key(),
    ));
    lines
}

fn foul_lines(model: &Model, sight: &Sight<'_>, board: &Board, foul: &FoulDraft) -> Vec<Line<'static>> {
    let (w, look) = (words(model.lang), model.look);
    let tournament = sight.tournament();
    let Some(kind) = tournament.regulation.fouls.get(foul.kind) else {
        return Vec::new();
    };
    let player = board.seat(foul.side).player;
    let options = foul_options(kind, foul);
    let name = wording::name(tournament, player);
    let title = format!(
        "{} {name}  {}",
        wording::side(foul.side, w),
        in_row(model.lang.of(&kind.name))
    );
    let mut lines = vec![Line::styled(title, look.open())];
    if let Some(digits) = &foul.digits {
        let asks = asks_text(kind, w);
        lines.push(Line::styled(format!("{asks}: {digits}_"), look.key()));
    }
    let sides = Sides::One(foul.side);
    let judged = preview(tournament, model.section, foul.table, sides, &kind.key, &options);
    match judged.ok().and_then(|list| list.first().copied()) {
        Some(judged) if judged.needs == Needs::Nothing => {
            let effect = wording::judged(&judged, foul.no_effect, model.lang);
            lines.push(Line::styled(effect, look.warn()));
            let mut sums = vec![fill(w.total, &[&judged.in_tournament_after])];
            if tournament.regulation.fouls_lose_game > 0 {
                sums.push(fill(w.in_game, &[&judged.in_game_after]));
            }
            lines.push(Line::styled(sums.join("  "), look.text()));
            if judged.proposes_loss {
                lines.push(Line::styled(w.threshold, look.bad()));
            }
        }
        _ => {
            let effect = wording::consequence(kind, model.lang);
            lines.push(Line::styled(effect, look.warn()));
        }
    }
    lines.push(Line::styled(w.commit, look.key()));
    lines
}

fn asks_text(kind: &crate::domain::regulation::FoulKind, w: &Words) -> &'static str {
    match kind.counting {
        crate::domain::regulation::Counting::Table(_) => w.asks_moves,
        _ => w.asks_left,
    }
}
