//! The players of a round in the order of the list, and what any two of them would mean to each other.
//!
//! Everything after this works on places in the list (from 0), so the order in which the caller
//! named the players cannot matter.

use super::colour::Colours;
use super::{Entrant, Field, FirstRound, Float, UnitAvoidance};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The list of the round: points descending, then number, ascending in odd rounds, descending in even ones.
pub(super) struct Table<'a> {
    /// The round and its rules.
    pub(super) field: &'a Field,
    /// The players in the order of the list.
    pub(super) people: Vec<Person<'a>>,
    /// Earlier meetings, a row a player.
    met: Vec<u16>,
}

/// A player, with his history reduced to what the criteria ask.
pub(super) struct Person<'a> {
    /// The facts as the caller gave them.
    pub(super) entrant: &'a Entrant,
    /// The colours so far.
    pub(super) colours: Colours<'a>,
    /// The float of the round before.
    last_float: Option<Float>,
    /// Floats up so far.
    pub(super) ups: u32,
    /// Floats down so far.
    pub(super) downs: u32,
    /// Same number, same unit; `None` without a unit.
    unit: Option<u32>,
}

impl Person<'_> {
    /// Floats up minus floats down so far.
    fn drift(&self) -> i64 {
        i64::from(self.ups) - i64::from(self.downs)
    }

    fn floats_again(&self, float: Float) -> u32 {
        u32::from(self.last_float == Some(float))
    }
}

/// What a pair adds to each count of the order of rulebook §4.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Cost {
    /// Earlier meetings (V1).
    pub(super) rematches: i64,
    /// Breaks of the colour limits (V2).
    pub(super) breaks: i64,
    /// Unit clashes (V3), 0 where avoidance is off.
    pub(super) clashes: i64,
    /// Criterion 2.
    pub(super) balance: i64,
    /// Criterion 3.
    pub(super) repeats: i64,
    /// Criterion 4.
    pub(super) drift: i64,
    /// Criterion 5.
    pub(super) distance: i64,
}

impl<'a> Table<'a> {
    /// The list of `field`, without the player numbered `bye`.
    pub(super) fn new(field: &'a Field, bye: Option<u32>) -> Self {
        let mut entrants: Vec<&Entrant> = field.players.iter().filter(|p| Some(p.number) != bye).collect();
        if field.round % 2 == 1 {
            entrants.sort_by_key(|p| (Reverse(p.points), p.number));
        } else {
            entrants.sort_by_key(|p| (Reverse(p.points), Reverse(p.number)));
        }
        let places: BTreeMap<u32, usize> = entrants.iter().enumerate().map(|(i, p)| (p.number, i)).collect();
        let mut met = vec![0; entrants.len() * entrants.len()];
        for (i, player) in entrants.iter().enumerate() {
            for j in player.met.iter().filter_map(|number| places.get(number)) {
                met[i * entrants.len() + j] += 1;
            }
        }
        let mut units = BTreeMap::new();
        let people = entrants
            .into_iter()
            .map(|entrant| {
                let fresh = units.len() as u32;
                let unit =
                    (!entrant.unit.is_empty()).then(|| *units.entry(entrant.unit.as_str()).or_insert(fresh));
                Person::new(entrant, field, unit)
            })
            .collect();
        Self { field, people, met }
    }

    /// How many players there are.
    pub(super) fn len(&self) -> usize {
        self.people.len()
    }

    /// A player's number.
    pub(super) fn number(&self, i: usize) -> u32 {
        self.people[i].entrant.number
    }

    /// A player's points.
    pub(super) fn points(&self, i: usize) -> i32 {
        self.people[i].entrant.points
    }

    /// The earlier meetings of two players. Either player's record is enough.
    pub(super) fn meetings(&self, a: usize, b: usize) -> u32 {
        let n = self.len();
        u32::from(self.met[a * n + b].max(self.met[b * n + a]))
    }

    /// The fewest colour-limit breaks of two players.
    pub(super) fn breaks(&self, a: usize, b: usize) -> u32 {
        let (a, b) = (&self.people[a].colours, &self.people[b].colours);
        (a.red_breaks + b.black_breaks).min(a.black_breaks + b.red_breaks)
    }

    /// Whether two players are of one unit and avoidance covers the round.
    pub(super) fn clash(&self, a: usize, b: usize) -> bool {
        let covered = match self.field.rules.unit_avoidance {
            UnitAvoidance::None => false,
            UnitAvoidance::FirstRound => self.field.round <= 1,
            UnitAvoidance::All => true,
        };
        covered && self.people[a].unit.is_some() && self.people[a].unit == self.people[b].unit
    }

    /// Whether a pair breaks none of V.
    pub(super) fn free(&self, a: usize, b: usize) -> bool {
        self.meetings(a, b) == 0 && !self.clash(a, b) && (self.field.last_round || self.breaks(a, b) == 0)
    }

    /// What the pair of `a` and `b` adds to each count.
    pub(super) fn cost(&self, a: usize, b: usize) -> Cost {
        let (high, low) = (a.min(b), a.max(b));
        let (x, y) = (&self.people[high], &self.people[low]);
        let floats = x.entrant.points != y.entrant.points;
        Cost {
            rematches: i64::from(self.meetings(a, b)),
            breaks: i64::from(self.breaks(a, b)),
            clashes: i64::from(self.clash(a, b)),
            balance: x.colours.balance_with(&y.colours),
            repeats: if floats {
                i64::from(x.floats_again(Float::Down) + y.floats_again(Float::Up))
            } else {
                0
            },
            drift: if floats { y.drift() - x.drift() } else { 0 },
            distance: self.distance(high, low),
        }
    }

    /// Criterion 5: how far apart two players stand, squared; in round 1, how far from where the
    /// rule of the first round would put them.
    fn distance(&self, high: usize, low: usize) -> i64 {
        let (high, low, n) = (high as i64, low as i64, self.len() as i64);
        let off = match self.field.rules.first_round {
            _ if self.field.round > 1 => low - high,
            FirstRound::Neighbours => low - high,
            FirstRound::Halves => low - high - n / 2,
            FirstRound::Ends => low + high + 1 - n,
        };
        off * off
    }
}

impl<'a> Person<'a> {
    fn new(entrant: &'a Entrant, field: &Field, unit: Option<u32>) -> Self {
        let before = field.round.saturating_sub(1) as usize;
        let floats = &entrant.floats[..entrant.floats.len().min(before)];
        let count = |float| floats.iter().filter(|f| **f == Some(float)).count() as u32;
        Self {
            entrant,
            colours: Colours::new(
                &entrant.colours[..entrant.colours.len().min(before)],
                &field.rules,
            ),
            last_float: before
                .checked_sub(1)
                .and_then(|last| floats.get(last).copied().flatten()),
            ups: count(Float::Up),
            downs: count(Float::Down),
            unit,
        }
    }
}
