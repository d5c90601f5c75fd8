//! Where things stand.
//!
//! ```text
//! 100x30 and more           80x24 and more         below
//! +------------------------+ +----------------+    +-----------+
//! | header                 | | header         |    | header    |
//! +-------------+----------+ +----------------+    +-----------+
//! |             |standings | | boards         |    |           |
//! | boards      +----------+ |                |    | the panel |
//! |             | roster   | +----------------+    | in use    |
//! | (typed)     +----------+ | the panel in   |    |           |
//! |             | clock    | | use, or        |    |           |
//! |             |          | | standings      |    |           |
//! +-------------+----------+ +----------------+    +-----------+
//! | next   echo   keys     | | next echo keys |    | echo keys |
//! +------------------------+ +----------------+    +-----------+
//! ```

use super::model::{Model, Panel, Pending};
use ratatui::layout::{Constraint, Layout, Rect};

/// The least screen anything is drawn on.
pub const LEAST: (u16, u16) = (40, 10);

/// How many panels stand together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// None: the screen is too small.
    TooSmall,
    /// One.
    One,
    /// Two.
    Two,
    /// All four.
    Four,
}

/// The shape for a screen.
pub fn shape(screen: Rect) -> Shape {
    match (screen.width, screen.height) {
        (w, h) if w < LEAST.0 || h < LEAST.1 => Shape::TooSmall,
        (w, h) if w >= 100 && h >= 30 => Shape::Four,
        (w, h) if w >= 80 && h >= 24 => Shape::Two,
        _ => Shape::One,
    }
}

/// The parts of the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parts {
    /// Tournament, round, clock.
    pub header: Rect,
    /// A line that something is wrong; empty if nothing is.
    pub alarm: Rect,
    /// The panels drawn.
    pub panels: Vec<(Panel, Rect)>,
    /// All the panels together.
    pub body: Rect,
    /// What comes next, and what undo would void.
    pub next: Rect,
    /// The answer to the last key, a question, or a text field.
    pub echo: Rect,
    /// The keys.
    pub footer: Rect,
}

/// Places the parts.
pub fn parts(screen: Rect, model: &Model, alarmed: bool) -> Parts {
    let shape = shape(screen);
    let footer = if screen.height >= 30 { 2 } else { 1 };
    let [header, alarm, body, next, echo, footer] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(u16::from(alarmed)),
        Constraint::Min(0),
        Constraint::Length(u16::from(screen.height >= 16)),
        Constraint::Length(if screen.height >= 24 { 2 } else { 1 }),
        Constraint::Length(footer),
    ])
    .areas(screen);
    Parts {
        header,
        alarm,
        panels: panels(body, model, shape),
        body,
        next,
        echo,
        footer,
    }
}

fn panels(body: Rect, model: &Model, shape: Shape) -> Vec<(Panel, Rect)> {
    match shape {
        Shape::TooSmall => Vec::new(),
        _ if model.full => vec![(model.panel, body)],
        Shape::One => vec![(model.panel, body)],
        // What is half typed needs its lines more than a second panel does.
        Shape::Two if model.pending != Pending::None => vec![(Panel::Boards, body)],
        Shape::Two => {
            let other = if model.panel == Panel::Boards {
                Panel::Standings
            } else {
                model.panel
            };
            let least = if model.panel == Panel::Boards { 7 } else { 10 };
            let [top, bottom] = Layout::vertical([
                Constraint::Min(0),
                Constraint::Length((body.height * 2 / 5).max(least)),
            ])
            .areas(body);
            vec![(Panel::Boards, top), (other, bottom)]
        }
        Shape::Four => {
            let left = (body.width * 3 / 5).max(58);
            let [left, right] =
                Layout::horizontal([Constraint::Length(left), Constraint::Min(0)]).areas(body);
            let shares = |panel| if model.panel == panel { 4 } else { 3 };
            let [standings, roster, clock] = Layout::vertical([
                Constraint::Fill(shares(Panel::Standings) + 1),
                Constraint::Fill(shares(Panel::Roster)),
                Constraint::Fill(shares(Panel::Clock)),
            ])
            .areas(right);
            vec![
                (Panel::Boards, left),
                (Panel::Standings, standings),
                (Panel::Roster, roster),
                (Panel::Clock, clock),
            ]
        }
    }
}
