//! The round's clock: the late limit and how long until it (rulebook §4 "Late", acceptance AC-20).

use crate::domain::ids::{SectionId, Side, Sides};
use crate::domain::regulation::{LateAt, Regulation};
use crate::domain::round::{Moment, Word};
use crate::domain::tournament::Tournament;
use chrono::TimeDelta;

/// The first moment at which a late player's forfeit is due in a section; none if its limit is not answered.
pub fn forfeit_due(regulation: &Regulation, section: SectionId, started: Moment) -> Option<Moment> {
    let limit = started + TimeDelta::minutes(i64::from(regulation.late_minutes_of(section)?));
    Some(match regulation.late_at_of(section) {
        LateAt::At => limit,
        LateAt::After => limit + TimeDelta::seconds(1),
    })
}

/// Whole seconds until the forfeit is due, 0 when it is; none if the limit is not answered.
pub fn seconds_left(
    regulation: &Regulation,
    section: SectionId,
    started: Moment,
    now: Moment,
) -> Option<i64> {
    let due = forfeit_due(regulation, section, started)?;
    let left = due - now;
    Some(if left <= TimeDelta::zero() {
        0
    } else {
        (left.num_milliseconds() + 999) / 1000
    })
}

/// Moves a side is assumed to play where the end of a round is estimated: a game of xiangqi is seldom longer.
pub const ASSUMED_MOVES: u32 = 60;

/// When the last game of a section's round started then is over, if both sides use up the basic time and the increments
/// of [`ASSUMED_MOVES`] moves each. An estimate for the next round's start: no rule hangs on it.
pub fn latest_end(regulation: &Regulation, section: SectionId, started: Moment) -> Moment {
    let control = regulation.time_control_of(section);
    let side =
        i64::from(control.minutes) * 60 + i64::from(control.increment_seconds) * i64::from(ASSUMED_MOVES);
    started + TimeDelta::seconds(2 * side)
}

/// A board of the running round where somebody was missing at the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Waiting {
    /// Table.
    pub table: u32,
    /// Who is missing.
    pub missing: Sides,
    /// Whole seconds until the forfeit is due, 0 when it is; none before the clock is started or if the limit
    /// is not answered.
    pub seconds_left: Option<i64>,
}

impl Waiting {
    /// Whether the forfeit can be given now.
    pub fn is_due(&self) -> bool {
        self.seconds_left == Some(0)
    }

    /// The result it would be.
    pub fn forfeit(&self) -> Word {
        match self.missing {
            Sides::One(Side::Red) => Word::RedForfeits,
            Sides::One(Side::Black) => Word::BlackForfeits,
            Sides::Both => Word::BothForfeit,
        }
    }
}

/// The boards of the running round not started because somebody is missing, in their order.
pub fn waiting(tournament: &Tournament, section: SectionId, now: Moment) -> Vec<Waiting> {
    let Some(round) = tournament.running(section) else {
        return Vec::new();
    };
    let left = round
        .started
        .and_then(|started| seconds_left(&tournament.regulation, section, started, now));
    round
        .open_boards()
        .filter_map(|board| {
            board.missing.map(|missing| Waiting {
                table: board.table,
                missing,
                seconds_left: left,
            })
        })
        .collect()
}
