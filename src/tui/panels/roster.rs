//! 名册: everybody registered.
//!
//! ```text
//! +-- 名册 140 人 ------------------------------+
//! | 序号 姓名     单位          费   到  状态    |
//! |   12 陆青禾   青石队        已交 到          |
//! +---------------------------------------------+
//! ```

mod more;

use super::{chosen, follow};
use crate::domain::player::{Fee, Player, Status};
use crate::text::console::{Words, fill, words};
use crate::text::shown::in_row;
use crate::tui::model::{Model, Panel};
use crate::tui::paint::{Row, boxed, put, put_row};
use crate::tui::sight::Sight;
use crate::tui::{steps, wording};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

const NAME: usize = 8;
const STATUS: usize = 7;

/// From this width on the other columns need the room more than the unit does.
const WIDE: usize = 90;

/// Draws the panel.
pub fn draw(buf: &mut Buffer, area: Rect, model: &mut Model, sight: &Sight<'_>, in_use: bool) {
    let (w, look) = (words(model.lang), model.look);
    let tournament = sight.tournament();
    let players = sight.roster(model.section);
    let title = format!("{}  {}", w.roster, fill(w.setup_count, &[&players.len()]));
    let inner = boxed(buf, area, &title, "", in_use, look);
    let room = usize::from(inner.width).saturating_sub(1 + 4 + 1 + NAME + 1 + 1 + 4 + 1 + 3 + 1 + STATUS);
    let unit = room.min(if usize::from(inner.width) < WIDE { 28 } else { 20 });
    let everybody = players.iter().map(|id| tournament.player(*id));
    let more = more::fitting(room - unit, &everybody);

    let style = look.heading();
    let mut heading = Row::new()
        .gap(1)
        .right(w.col_number, 4, style)
        .gap(1)
        .left(w.col_name, NAME, style)
        .gap(1)
        .left(w.col_unit, unit, style)
        .gap(1)
        .left(w.col_fee, 4, style)
        .gap(1)
        .left(w.col_arrived, 3, style)
        .gap(1)
        .left(w.col_status, STATUS, style);
    for column in &more {
        heading = heading
            .gap(1)
            .left(column.heading(model.lang), column.width(), style);
    }
    put(buf, inner, 0, &heading.line());

    let list = Rect {
        y: inner.y + 1,
        height: inner.height.saturating_sub(1),
        ..inner
    };
    if players.is_empty() {
        put(
            buf,
            list,
            0,
            &Line::styled(format!("  {}", w.nobody_yet), look.dim()),
        );
    }
    let top = follow(model, Panel::Roster, players.len(), list.height, in_use);
    let names = wording::names(tournament, &players, top..top + usize::from(list.height), NAME);
    let next = steps::next_round(tournament, model.section);
    for (y, at) in (0..list.height).zip(top..players.len()) {
        let player = tournament.player(players[at]);
        let number = player.number.map_or("-".to_owned(), |n| n.to_string());
        let fee = match player.entry.fee {
            Fee::Paid => (w.fee_paid, look.settled()),
            Fee::Due => (w.fee_due, look.warn()),
            Fee::Exempt(_) => (w.fee_exempt, look.settled()),
        };
        let absent = tournament
            .absences
            .get(&players[at])
            .is_some_and(|a| a.contains_key(&next));
        let mut row = Row::new()
            .gap(1)
            .right(&number, 4, look.settled())
            .gap(1)
            .left(&names[at - top], NAME, look.text())
            .gap(1)
            .left(&in_row(&player.entry.unit), unit, look.dim())
            .gap(1)
            .left(fee.0, 4, fee.1)
            .gap(1)
            .left(
                if player.entry.arrived { w.arrived } else { "" },
                3,
                look.settled(),
            )
            .gap(1)
            .left(status(player, absent, w), STATUS, look.warn());
        for column in &more {
            let value = column.value(player, model.lang);
            row = row.gap(1).left(&value, column.width(), look.settled());
        }
        put_row(
            buf,
            list,
            y,
            row.line(),
            chosen(at, model.cursors[2], in_use),
            look,
        );
    }
}

fn status(player: &Player, absent: bool, w: &Words) -> &'static str {
    match player.status {
        Status::Withdrawn => w.withdrawn,
        Status::Expelled => w.expelled,
        Status::Knockout => w.knockout,
        Status::Active if absent => w.absent_next,
        Status::Active if player.is_late_entrant() => w.late_entry,
        Status::Active => "",
    }
}
