//! The keys of the clock and foul log.

use super::{field, refuse, send};
use crate::domain::foul::What;
use crate::text::spot::spot;
use crate::tui::commands;
use crate::tui::keymap::Action;
use crate::tui::log;
use crate::tui::model::{Cursor, Effect, LogFilter, Model};
use crate::tui::sight::Sight;

/// A key on a row of the log.
pub(super) fn act(model: &mut Model, sight: &Sight<'_>, action: Action) -> Vec<Effect> {
    let w = spot(model.lang);
    let Some(row) = log::at_cursor(model, sight) else {
        // With nothing listed a filter can still be taken away.
        if model.log != LogFilter::Round && matches!(action, Action::ByBoard | Action::ByPlayer) {
            only(model, LogFilter::Round);
            return Vec::new();
        }
        return refuse(model, w.log_empty);
    };
    let incident = row.incident(sight.tournament(), model.section);
    match action {
        Action::ByBoard => match row.table {
            _ if matches!(model.log, LogFilter::Table(_)) => only(model, LogFilter::Round),
            Some(table) => only(model, LogFilter::Table(table)),
            None => return refuse(model, w.no_board_here),
        },
        Action::ByPlayer => match row.players.first() {
            _ if matches!(model.log, LogFilter::Player(_)) => only(model, LogFilter::Round),
            Some(player) => only(model, LogFilter::Player(*player)),
            None => return refuse(model, w.no_player_here),
        },
        Action::VoidFoul | Action::MoveFoul => {
            let Some(foul) = incident.filter(|i| i.standing_foul().is_some()) else {
                return refuse(model, w.not_a_foul);
            };
            let verb = if action == Action::VoidFoul {
                "foul-void"
            } else {
                "foul-move"
            };
            field::prefill(model, &format!("{verb} {} --reason ", foul.id));
        }
        _ => {
            let claim = incident.and_then(|i| match i.what {
                What::Claim { count, .. } => Some((i.id, count)),
                _ => None,
            });
            let Some((id, count)) = claim else {
                return refuse(model, w.not_a_claim);
            };
            let next = if action == Action::CountUp {
                count + 1
            } else {
                count.saturating_sub(1)
            };
            return send(model, sight, commands::claim_count(id, next));
        }
    }
    Vec::new()
}

/// Lists these rows alone.
pub(super) fn only(model: &mut Model, filter: LogFilter) {
    model.log = filter;
    model.cursors[3] = Cursor::default();
}
