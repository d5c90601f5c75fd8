//! The keys, from the key map.

use crate::text::console::words;
use crate::text::keys::{help, mode_name};
use crate::text::width::cells;
use crate::tui::keymap::{Binding, Mode, keys_name, question_layer};
use crate::tui::model::Model;
use crate::tui::paint::Row;
use ratatui::text::Line;

const KEYS: usize = 12;
const TEXT: usize = 22;

/// A heading for each mode that has keys of its own, and its keys two in a row.
pub fn lines(model: &Model) -> Vec<Line<'static>> {
    let (w, look) = (words(model.lang), model.look);
    let mut lines = Vec::new();
    for mode in Mode::ALL {
        let bindings: Vec<&Binding> = mode.own_layers().iter().flat_map(|layer| layer.iter()).collect();
        section(model, mode_name(mode, model.lang), &bindings, &mut lines);
    }
    let answers: Vec<&Binding> = question_layer().iter().collect();
    section(model, w.help_question, &answers, &mut lines);
    for text in [w.help_line, w.help_digits, w.help_method] {
        for part in crate::tui::paint::wrap(text, 70) {
            lines.push(Line::styled(format!("  {part}"), look.settled()));
        }
    }
    lines
}

fn section(model: &Model, title: &str, bindings: &[&Binding], lines: &mut Vec<Line<'static>>) {
    if bindings.is_empty() {
        return;
    }
    let look = model.look;
    lines.push(Line::styled(format!(" {title}"), look.heading()));
    for pair in bindings.chunks(2) {
        let mut row = Row::new().gap(2);
        for binding in pair {
            let keys = keys_name(binding.keys);
            row = row.left(&keys, KEYS.max(cells(&keys) + 1), look.key()).left(
                help(binding.action, model.lang),
                TEXT,
                look.text(),
            );
        }
        lines.push(row.line());
    }
    lines.push(Line::default());
}
