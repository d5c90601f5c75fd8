//! 找人: the players who answer what is typed, above the line it is typed on.

use crate::text::console::words;
use crate::text::shown::in_row;
use crate::tui::draw::clear_under;
use crate::tui::model::Model;
use crate::tui::paint::{Row, boxed, put, put_row};
use crate::tui::sight::Sight;
use crate::tui::update::found;
use crate::tui::wording;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// Draws the answers at the foot of an area.
pub fn draw(buf: &mut Buffer, area: Rect, model: &mut Model, sight: &Sight<'_>) {
    let (w, look) = (words(model.lang), model.look);
    let tournament = sight.tournament();
    let players = found(model, sight);
    let height = (players.len().clamp(1, 10) as u16 + 2).min(area.height);
    let place = Rect {
        x: area.x,
        y: area.bottom() - height,
        width: area.width.min(64),
        height,
    };
    clear_under(buf, place);
    let note = players.len().to_string();
    let inner = boxed(buf, place, w.find, &note, true, look);
    let Some(find) = &mut model.find else { return };
    if players.is_empty() {
        let text = if find.field.value().is_empty() {
            w.find_hint
        } else {
            w.not_found
        };
        put(buf, inner, 0, &Line::styled(format!(" {text}"), look.dim()));
        return;
    }
    let top = find.cursor.follow(players.len(), inner.height.into());
    let at = find.cursor.at;
    let round = tournament.newest(model.section);
    for (row, index) in (0..inner.height).zip(top..players.len()) {
        let id = players[index];
        let player = tournament.player(id);
        let number = player.number.map_or("-".to_owned(), |n| n.to_string());
        let table = round
            .and_then(|r| r.board_of(id))
            .map(|b| format!("{} {}", w.col_table, b.table))
            .unwrap_or_default();
        let line = Row::new()
            .right(&number, 5, look.settled())
            .gap(1)
            .left(&wording::name(tournament, id), 14, look.text())
            .gap(1)
            .left(&in_row(&player.entry.unit), 24, look.dim())
            .gap(1)
            .left(&table, 9, look.settled())
            .line();
        put_row(buf, inner, row, line, index == at, look);
    }
}
