//! Windows over the panels. Each makes its lines; this file frames and scrolls them.

pub mod acts;
pub mod bracket;
pub mod card;
pub mod chase;
pub mod correct;
pub mod find;
pub mod hall;
pub mod help;
pub mod kinds;
pub mod prizes;
pub mod proof;
pub mod report;
pub mod rules;
pub mod teams;
pub mod ties;

use super::draw::clear_under;
use super::model::{Dialog, Model};
use super::paint::{boxed, put, put_row};
use super::sight::Sight;
use crate::text::console::words;
use crate::text::finals_windows as text;
use crate::text::set_up;
use crate::text::spot::spot;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// What a window shows.
struct Content {
    title: String,
    /// Lines above the list that stay in view.
    head: Vec<Line<'static>>,
    lines: Vec<Line<'static>>,
    /// Whether a line is chosen, rather than the lines scrolled.
    choosing: bool,
    /// Cells it would like to have.
    width: u16,
}

/// Cells the games of the knockout would like to have.
const BRACKET: u16 = 108;

fn content(model: &Model, sight: &Sight<'_>, area: Rect) -> Option<Content> {
    let w = words(model.lang);
    let width = usize::from(84.min(area.width)).saturating_sub(4);
    Some(match model.dialog.as_ref()? {
        Dialog::Help(_) => Content {
            title: w.help.to_owned(),
            head: Vec::new(),
            lines: help::lines(model),
            choosing: false,
            width: 76,
        },
        Dialog::Card(player, _) => Content {
            title: w.card.to_owned(),
            head: card::head(model, sight, *player, width),
            lines: card::lines(model, sight, *player, width),
            choosing: true,
            width: 84,
        },
        Dialog::Proof(player, _) => Content {
            title: w.proof.to_owned(),
            head: proof::head(model, sight, *player),
            lines: proof::lines(model, sight, *player, width),
            choosing: false,
            width: 84,
        },
        Dialog::Chase(_) => Content {
            title: w.chase.to_owned(),
            head: Vec::new(),
            lines: chase::lines(model, sight),
            choosing: false,
            width: 84,
        },
        Dialog::Hall(hall) => Content {
            title: spot(model.lang).hall.to_owned(),
            head: hall::head(model, sight, hall),
            lines: hall::lines(model, sight, hall),
            choosing: true,
            width: 84,
        },
        Dialog::Correct(correction) => Content {
            title: spot(model.lang).correct.to_owned(),
            head: correct::head(model, sight, correction, width),
            lines: correct::lines(model, sight, correction),
            choosing: true,
            width: 72,
        },
        Dialog::Acts(_) => Content {
            title: w.acts.to_owned(),
            head: acts::head(model, sight),
            lines: acts::lines(model, sight),
            choosing: true,
            width: 84,
        },
        Dialog::Prizes { page, since, .. } => Content {
            title: text::prizes(model.lang).to_owned(),
            head: prizes::head(model, sight, *page, since),
            lines: prizes::lines(model, sight, *page, width),
            choosing: false,
            width: 84,
        },
        Dialog::Teams(_) => Content {
            title: text::teams(model.lang).to_owned(),
            head: teams::head(model, sight),
            lines: teams::lines(model, sight, width),
            choosing: false,
            width: 84,
        },
        Dialog::Bracket { choice, .. } => Content {
            title: text::bracket(model.lang).to_owned(),
            head: bracket::head(model, sight, *choice, width),
            lines: bracket::lines(
                model,
                sight,
                usize::from(area.width.min(BRACKET)).saturating_sub(2),
            ),
            choosing: true,
            width: BRACKET,
        },
        Dialog::Ties(_) => Content {
            title: text::ties(model.lang).to_owned(),
            head: Vec::new(),
            lines: ties::lines(model, sight),
            choosing: true,
            width: 84,
        },
        Dialog::Rules(_) => Content {
            title: rules::title(model, sight),
            head: Vec::new(),
            lines: rules::lines(model, sight),
            choosing: true,
            width: 80,
        },
        Dialog::Report(report, _) => Content {
            title: set_up::words(model.lang).report.to_owned(),
            head: Vec::new(),
            lines: report::lines(model, report, width),
            choosing: false,
            width: 84,
        },
        Dialog::Kinds { side, .. } => Content {
            title: format!("{}  {}", w.kinds, super::wording::side(*side, w)),
            head: Vec::new(),
            lines: kinds::lines(model, sight),
            choosing: true,
            width: 84,
        },
    })
}

/// How many lines the open window has.
pub fn rows(model: &Model, sight: &Sight<'_>) -> usize {
    content(model, sight, Rect::new(0, 0, 84, 24)).map_or(0, |c| c.lines.len())
}

/// A window in the middle of an area, with a free cell around it where there is room.
fn place(area: Rect, width: u16, height: u16) -> Rect {
    let width = width.min(area.width);
    let height = height.min(area.height);
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// Draws the open window.
pub fn draw(buf: &mut Buffer, area: Rect, model: &mut Model, sight: &Sight<'_>) {
    let Some(content) = content(model, sight, area) else {
        return;
    };
    let look = model.look;
    let needed = (content.lines.len() + content.head.len()) as u16 + 2;
    let place = place(area, content.width, needed.max(5));
    clear_under(buf, place);
    let head = content.head.len() as u16;
    let height = usize::from(place.height.saturating_sub(2 + head));
    let count = content.lines.len();
    model.page = height.saturating_sub(1).max(1);
    let Some(dialog) = &mut model.dialog else { return };
    let cursor = dialog.cursor();
    let top = if content.choosing {
        cursor.follow(count, height)
    } else {
        cursor.at = cursor.at.min(count.saturating_sub(height));
        cursor.at
    };
    let at = cursor.at;
    let note = if count > height {
        format!("{}-{}/{count}", top + 1, (top + height).min(count))
    } else {
        String::new()
    };
    let inner = boxed(buf, place, &content.title, &note, true, look);
    for (row, line) in (0..).zip(&content.head) {
        put(buf, inner, row, line);
    }
    let list = Rect {
        y: inner.y + head,
        height: inner.height.saturating_sub(head),
        ..inner
    };
    for (row, (index, line)) in (0..list.height).zip(content.lines.into_iter().enumerate().skip(top)) {
        let chosen = content.choosing && index == at;
        put_row(buf, list, row, line, chosen, look);
    }
}
