//! The late limit as time goes by: how often the screen changes by itself, and when the bell rings.

use crate::domain::clock::{forfeit_due, seconds_left, waiting};
use crate::domain::ids::SectionId;
use crate::domain::round::Moment;
use crate::domain::tournament::Tournament;
use crate::text::console::fill;
use crate::text::lang::Lang;
use crate::text::spot::spot;
use chrono::TimeDelta;
use std::collections::BTreeSet;

/// The last seconds before the limit in which the clock is shown by the second.
pub const LAST_SECONDS: i64 = 120;

/// What the clock shows: as long as this stays the same nothing is drawn. Minutes since the start, seconds in
/// the last two minutes before the limit, nothing new after a day; none where no clock runs.
pub fn stamp(tournament: &Tournament, section: SectionId, now: Moment) -> Option<i64> {
    let started = tournament.running(section)?.started?;
    let left = seconds_left(&tournament.regulation, section, started, now);
    Some(match left {
        Some(left) if (1..=LAST_SECONDS).contains(&left) => now.timestamp(),
        _ if now - started > TimeDelta::days(1) => i64::MAX,
        _ => (now - started).num_seconds().div_euclid(60),
    })
}

/// Remembers for which limits the bell has rung.
#[derive(Debug, Default)]
pub struct Ringer {
    rung: BTreeSet<(SectionId, Moment)>,
}

impl Ringer {
    /// One that does not ring for what was past when the console was opened.
    pub fn new(tournament: &Tournament, now: Moment) -> Self {
        let mut ringer = Self::default();
        ringer.due(tournament, now);
        ringer
    }

    /// The sections whose limit was reached since it was asked last; each limit is named once.
    pub fn due(&mut self, tournament: &Tournament, now: Moment) -> Vec<SectionId> {
        let mut reached = Vec::new();
        for section in tournament.section_ids() {
            let started = tournament.running(section).and_then(|r| r.started);
            let due = started.and_then(|started| forfeit_due(&tournament.regulation, section, started));
            if let Some(due) = due.filter(|due| *due <= now)
                && self.rung.insert((section, due))
            {
                reached.push(section);
            }
        }
        reached
    }
}

/// The forfeits that stand ready, as a next step; none if none does.
pub fn ready(tournament: &Tournament, section: SectionId, now: Moment, lang: Lang) -> Option<String> {
    let due = waiting(tournament, section, now)
        .iter()
        .filter(|one| one.is_due())
        .count();
    (due > 0).then(|| fill(spot(lang).limit_ready, &[&due]))
}

/// What is said when the limit is reached.
pub fn words(tournament: &Tournament, section: SectionId, now: Moment, lang: Lang) -> String {
    let w = spot(lang);
    let text = match waiting(tournament, section, now).len() {
        0 => w.limit_clear.to_owned(),
        count => fill(w.limit_ready, &[&count]),
    };
    match tournament.regulation.section_rule(section) {
        Some(rule) => format!("{} {text}", crate::text::shown::in_row(lang.of(&rule.name))),
        None => text,
    }
}
