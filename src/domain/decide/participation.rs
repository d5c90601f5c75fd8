//! Absence, withdrawal, re-entry, expulsion (rulebook §4).

use super::Desk;
use crate::domain::command::Command;
use crate::domain::fact::Fact;
use crate::domain::refusal::{Refusal, registration::Refused};

/// Judges a command of this room.
pub(super) fn decide(_desk: &Desk<'_>, _command: &Command) -> Result<Vec<Fact>, Refusal> {
    Err(Refusal::Registration(Refused::NotBuilt))
}
