//! Fouls, claims, rulings, sheets, notes (rulebook §6).

use super::Desk;
use crate::domain::command::Command;
use crate::domain::fact::Fact;
use crate::domain::refusal::{Refusal, incidents::Refused};

/// Judges a command of this room.
pub(super) fn decide(_desk: &Desk<'_>, _command: &Command) -> Result<Vec<Fact>, Refusal> {
    Err(Refusal::Incidents(Refused::NotBuilt))
}
