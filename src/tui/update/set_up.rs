//! The set-up screen: the questions are answered where they are read.

use super::{field, moves, show};
use crate::text::set_up::words;
use crate::tui::dialogs::rules::{self, Choose};
use crate::tui::model::{Cursor, Dialog, Effect, Model, Tone};
use crate::tui::sight::Sight;
use crate::tui::steps::{self, Step};

/// Opens it, at the first question that must be answered, else at the top.
pub(super) fn open(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let at = rules::first_open(model, sight)
        .or_else(|| rules::next_choice(model, sight, 0))
        .unwrap_or(0);
    show(
        model,
        Dialog::Rules(Cursor {
            at,
            ..Cursor::default()
        }),
    )
}

/// The regulation of the next section, at the first question that must be answered there.
pub(super) fn turn(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let before = model.section;
    let effects = moves::section(model, sight);
    if model.section == before {
        return effects;
    }
    open(model, sight)
}

/// Opens it at the beginning where a question stands before the lots, or the file was edited.
pub fn begin(model: &mut Model, sight: &Sight<'_>) {
    let asked = matches!(steps::next(sight.tournament(), model.section), Step::Question(_));
    if asked || !sight.edited.differences().is_empty() {
        open(model, sight);
    }
}

/// Enter in a row: the answer is given, or the line for it opened; elsewhere the next row to choose in.
pub(super) fn choose(model: &mut Model, sight: &Sight<'_>, at: usize) -> Vec<Effect> {
    match rules::choose(model, sight, at) {
        Some(Choose::Give(line)) => vec![Effect::SubmitLine(line)],
        Some(Choose::Begin(line)) => {
            field::prefill(model, &line);
            Vec::new()
        }
        None => {
            let next = rules::next_choice(model, sight, at);
            if let (Some(next), Some(dialog)) = (next, &mut model.dialog) {
                dialog.cursor().at = next;
            }
            let text = words(model.lang).nothing_here;
            model.say(Tone::Plain, text);
            Vec::new()
        }
    }
}
