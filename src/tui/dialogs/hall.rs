//! 到场: the open boards while the arbiter walks the hall; who is missing stands out.

use crate::domain::clock::seconds_left;
use crate::domain::ids::{Side, Sides};
use crate::domain::round::Board;
use crate::text::console::words;
use crate::text::spot::spot;
use crate::tui::limit::LAST_SECONDS;
use crate::tui::model::{Hall, Model};
use crate::tui::paint::Row;
use crate::tui::panels::header::clock_text;
use crate::tui::sight::Sight;
use crate::tui::update::hall_boards;
use crate::tui::wording;
use ratatui::text::Line;

/// The clock, the keys, and the digits typed.
pub fn head(model: &Model, sight: &Sight<'_>, hall: &Hall) -> Vec<Line<'static>> {
    let (w, look) = (spot(model.lang), model.look);
    let tournament = sight.tournament();
    let Some(round) = tournament.running(model.section) else {
        return Vec::new();
    };
    let left = round
        .started
        .and_then(|started| seconds_left(&tournament.regulation, model.section, started, sight.now));
    let near = left.is_some_and(|left| left <= LAST_SECONDS);
    let clock = clock_text(tournament, model.section, round, sight.now, words(model.lang));
    let missing = round.open_boards().filter(|b| b.missing.is_some()).count();
    let mut row = Row::new()
        .text(&format!(" {clock}"), if near { look.bad() } else { look.open() })
        .text(&format!("  {} {missing}", words(model.lang).missing), look.warn());
    if !hall.digits.is_empty() {
        row = row.text(&format!("  {}_", hall.digits), look.key());
    }
    vec![row.line(), Line::styled(w.hall_keys, look.settled())]
}

/// A line for each board.
pub fn lines(model: &Model, sight: &Sight<'_>, hall: &Hall) -> Vec<Line<'static>> {
    let look = model.look;
    let boards = hall_boards(model, sight, hall);
    if boards.is_empty() {
        return vec![Line::styled(
            format!("  {}", spot(model.lang).hall_empty),
            look.dim(),
        )];
    }
    boards
        .into_iter()
        .map(|board| line(model, sight, board))
        .collect()
}

fn line(model: &Model, sight: &Sight<'_>, board: &Board) -> Line<'static> {
    let (w, look) = (words(model.lang), model.look);
    let tournament = sight.tournament();
    let player = |side: Side| wording::player(tournament, board.seat(side).player);
    let is_missing = |side: Side| board.missing.is_some_and(|sides| sides.has(side));
    let style = |side: Side| {
        if is_missing(side) {
            look.warn()
        } else {
            look.text()
        }
    };
    let mark = match board.missing {
        None => String::new(),
        Some(sides) => {
            let due = crate::domain::clock::waiting(tournament, model.section, sight.now)
                .iter()
                .any(|one| one.table == board.table && one.is_due());
            let who = match sides {
                Sides::Both => w.both,
                Sides::One(side) => wording::side(side, w),
            };
            let due = if due { spot(model.lang).due } else { "" };
            let blank = model.lang.pick("", " ");
            format!("{who}{blank}{} {due}", w.missing)
        }
    };
    Row::new()
        .right(&board.table.to_string(), 5, look.open())
        .gap(2)
        .left(&player(Side::Red), 27, style(Side::Red))
        .gap(1)
        .left(&player(Side::Black), 27, style(Side::Black))
        .gap(1)
        .text(&mark, look.bad())
        .line()
}
