//! The panels, each with a drawing of its columns.

pub mod boards;
pub mod bracket;
pub mod clock;
pub mod header;
pub mod log;
pub mod roster;
pub mod sections;
pub mod setup;
pub mod standings;
pub mod typed;

use super::model::{Cursor, Model, Panel};

/// Whether a row is drawn as the one with the cursor: only in the panel in use.
fn chosen(at: usize, cursor: Cursor, in_use: bool) -> bool {
    in_use && at == cursor.at
}

/// Brings a panel's cursor into view; the first row drawn.
fn follow(model: &mut Model, panel: Panel, rows: usize, height: u16, in_use: bool) -> usize {
    if in_use {
        model.page = usize::from(height).saturating_sub(1).max(1);
    }
    model.cursors[panel.index()].follow(rows, height.into())
}
