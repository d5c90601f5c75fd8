//! Pairing, publishing, starting, paper rounds, closing (rulebook §3-4).

use super::Desk;
use crate::domain::command::Command;
use crate::domain::fact::Fact;
use crate::domain::refusal::{Refusal, rounds::Refused};

/// Judges a command of this room.
pub(super) fn decide(_desk: &Desk<'_>, _command: &Command) -> Result<Vec<Fact>, Refusal> {
    Err(Refusal::Rounds(Refused::NotBuilt))
}
