//! The round's clock: the late limit and how long until it (rulebook §4 "Late", acceptance AC-20).

use crate::domain::regulation::{LateAt, Regulation};
use crate::domain::round::Moment;
use chrono::TimeDelta;

/// The first moment at which a late player's forfeit is due; none if the regulation's limit is not answered.
pub fn forfeit_due(regulation: &Regulation, started: Moment) -> Option<Moment> {
    let limit = started + TimeDelta::minutes(i64::from(regulation.late_minutes?));
    Some(match regulation.late_at {
        LateAt::At => limit,
        LateAt::After => limit + TimeDelta::seconds(1),
    })
}

/// Whole seconds until the forfeit is due, 0 when it is; none if the limit is not answered.
pub fn seconds_left(regulation: &Regulation, started: Moment, now: Moment) -> Option<i64> {
    let due = forfeit_due(regulation, started)?;
    let left = due - now;
    Some(if left <= TimeDelta::zero() {
        0
    } else {
        (left.num_milliseconds() + 999) / 1000
    })
}
