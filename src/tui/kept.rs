//! The panels as they were last drawn: lists that take time are not made again before an act is acknowledged.
//!
//! After an act the echo, the board list and the header are drawn at once, the other panels as they were; these follow
//! in a frame of their own as soon as no key waits.

use super::model::{Model, Panel};
use super::theme::Look;
use crate::domain::ids::{RoundNo, SectionId};
use crate::text::lang::Lang;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The panels, each as it was last drawn.
#[derive(Debug, Default)]
pub struct Kept(Vec<(Stand, Buffer)>);

/// All that decides what a panel shows beside the tournament.
#[derive(Debug, PartialEq, Eq)]
struct Stand {
    panel: Panel,
    in_use: bool,
    section: SectionId,
    round: Option<RoundNo>,
    lang: Lang,
    look: Look,
}

impl Stand {
    fn of(panel: Panel, model: &Model) -> Self {
        Self {
            panel,
            in_use: panel == model.panel,
            section: model.section,
            round: model.round,
            lang: model.lang,
            look: model.look,
        }
    }
}

impl Kept {
    /// Keeps a panel as it was just drawn.
    pub fn keep(&mut self, buf: &Buffer, area: Rect, panel: Panel, model: &Model) {
        let mut copy = Buffer::empty(area);
        copy_area(&mut copy, buf, area);
        self.0.retain(|(stand, _)| stand.panel != panel);
        self.0.push((Stand::of(panel, model), copy));
    }

    /// Draws a panel as it was; nothing where it stood elsewhere or was of something else.
    pub fn draw(&self, buf: &mut Buffer, area: Rect, panel: Panel, model: &Model) {
        let stand = Stand::of(panel, model);
        let same = self.0.iter().find(|(s, copy)| *s == stand && copy.area == area);
        if let Some((_, copy)) = same {
            copy_area(buf, copy, area);
        }
    }
}

fn copy_area(to: &mut Buffer, from: &Buffer, area: Rect) {
    for position in area.positions() {
        if let (Some(to), Some(from)) = (to.cell_mut(position), from.cell(position)) {
            to.clone_from(from);
        }
    }
}
