//! The cut, the knockout, lots between level players, awards (rulebook §5, §8, §9).

use super::Desk;
use crate::domain::command::Command;
use crate::domain::fact::Fact;
use crate::domain::refusal::{Refusal, finals::Refused};

/// Judges a command of this room.
pub(super) fn decide(_desk: &Desk<'_>, _command: &Command) -> Result<Vec<Fact>, Refusal> {
    Err(Refusal::Finals(Refused::NotBuilt))
}
