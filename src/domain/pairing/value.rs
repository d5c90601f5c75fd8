//! How good a pairing is, criterion by criterion (rulebook §4). `check` compares these values, never the pairs.

use super::Field;
use super::table::Table;
use super::{bye, places};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// What a complete pairing is worth, in the order of rulebook §4. Less is better: of two pairings of one field the one
/// with the smaller value is the better one, and equal values are equally right.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Value {
    /// The tuple of the player with the bye; none in an even field.
    pub bye: Option<ByeValue>,
    /// V1: earlier meetings, summed over the pairs.
    pub rematches: u32,
    /// V2: breaks of the colour limits; 0 in the last round, where each level has its own.
    pub breaks: u32,
    /// V3: unit clashes, where avoidance is on.
    pub clashes: u32,
    /// A value for every score of the players paired, from the highest down.
    pub levels: Vec<LevelValue>,
}

/// The bye tuple: least is next for the bye.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ByeValue {
    /// Rematches the others then need.
    pub rematches: u32,
    /// Byes he has had.
    pub byes: u32,
    /// Colour-limit breaks the others then need; 0 in the last round.
    pub breaks: u32,
    /// Unit clashes the others then need.
    pub clashes: u32,
    /// What is his own.
    pub turn: Turn,
}

/// The part of the bye tuple that comes after the needs of the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// A late entrant never yet paired, where such have the bye last.
    pub newcomer: bool,
    /// Holds a forfeit win, where such have the bye last.
    pub forfeit_win: bool,
    /// His points.
    pub points: i32,
    /// His number; the larger comes first.
    pub number: u32,
}

/// What one level is worth: the pairs whose higher player has its score.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LevelValue {
    /// The score.
    pub score: i32,
    /// Criterion 1: pairs inside the level, with the next lower score in the field, with the next, and so on. More is better.
    pub partners: Vec<u32>,
    /// V2 in the last round: breaks of the colour limits; else 0.
    pub breaks: u32,
    /// Criterion 2: sum of (reds − blacks)² after this round.
    pub balance: i64,
    /// Criterion 3: players who float in the direction of the round before.
    pub repeats: i64,
    /// Criterion 4: (floats up − floats down so far) of the lower player minus the same of the higher, over floating pairs.
    pub drift: i64,
    /// Criterion 5: sum of squared distances in the list; in round 1, from where the rule of the first round puts the pair.
    pub distance: i64,
}

/// A count of the order of rulebook §4.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Count {
    /// The bye tuple.
    Bye,
    /// V1.
    Rematches,
    /// V2, of the round or, in the last round, of the level.
    Breaks,
    /// V3.
    Clashes,
    /// Criterion 1: pairs with the level of this score, of which more is better.
    Partners(i32),
    /// Criterion 2.
    Balance,
    /// Criterion 3.
    Repeats,
    /// Criterion 4.
    Drift,
    /// Criterion 5.
    Distance,
}

impl Count {
    /// The criterion's number in rulebook §4, 1 to 5; none for the bye and V.
    pub fn criterion(self) -> Option<u32> {
        match self {
            Self::Bye | Self::Rematches | Self::Breaks | Self::Clashes => None,
            Self::Partners(_) => Some(1),
            Self::Balance => Some(2),
            Self::Repeats => Some(3),
            Self::Drift => Some(4),
            Self::Distance => Some(5),
        }
    }
}

/// The first count in which two pairings of a field differ.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    /// The level's score; none for the bye and V.
    pub level: Option<i32>,
    /// What differs.
    pub count: Count,
    /// The count of the one asked about. For the bye, the player's number.
    pub found: i64,
    /// The count it is measured by. For the bye, the player's number.
    pub best: i64,
}

impl PartialOrd for Turn {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Turn {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |t: &Self| (t.newcomer, t.forfeit_win, t.points);
        key(self).cmp(&key(other)).then(other.number.cmp(&self.number))
    }
}

impl PartialOrd for LevelValue {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for LevelValue {
    fn cmp(&self, other: &Self) -> Ordering {
        let rest = |v: &Self| (i64::from(v.breaks), v.balance, v.repeats, v.drift, v.distance);
        (other.score.cmp(&self.score))
            .then_with(|| other.partners.cmp(&self.partners))
            .then_with(|| rest(self).cmp(&rest(other)))
    }
}

impl Value {
    /// Where this value first differs from `best`; none if they are equal.
    pub fn difference(&self, best: &Self) -> Option<Difference> {
        let whole = |count, found: u32, best: u32| {
            (found != best).then(|| Difference {
                level: None,
                count,
                found: i64::from(found),
                best: i64::from(best),
            })
        };
        if self.bye != best.bye {
            let number = |v: &Self| v.bye.as_ref().map_or(0, |b| i64::from(b.turn.number));
            return Some(Difference {
                level: None,
                count: Count::Bye,
                found: number(self),
                best: number(best),
            });
        }
        whole(Count::Rematches, self.rematches, best.rematches)
            .or_else(|| whole(Count::Breaks, self.breaks, best.breaks))
            .or_else(|| whole(Count::Clashes, self.clashes, best.clashes))
            .or_else(|| {
                let mut levels = self.levels.iter().zip(&best.levels).enumerate();
                levels.find_map(|(at, (found, best))| found.difference(best, &self.levels[at..]))
            })
    }
}

impl LevelValue {
    fn new(score: i32, lower: usize) -> Self {
        let partners = vec![0; lower];
        Self {
            score,
            partners,
            breaks: 0,
            balance: 0,
            repeats: 0,
            drift: 0,
            distance: 0,
        }
    }

    fn difference(&self, best: &Self, from: &[Self]) -> Option<Difference> {
        let partners = self
            .partners
            .iter()
            .zip(&best.partners)
            .zip(from)
            .map(|((found, best), level)| {
                (Count::Partners(level.score), i64::from(*found), i64::from(*best))
            });
        let rest = [
            (Count::Breaks, i64::from(self.breaks), i64::from(best.breaks)),
            (Count::Balance, self.balance, best.balance),
            (Count::Repeats, self.repeats, best.repeats),
            (Count::Drift, self.drift, best.drift),
            (Count::Distance, self.distance, best.distance),
        ];
        partners
            .chain(rest)
            .find(|(_, found, best)| found != best)
            .map(|(count, found, best)| Difference {
                level: Some(self.score),
                count,
                found,
                best,
            })
    }
}

/// The value of a complete pairing of the field: its pairs in any order, either way round, and the player with the bye.
/// Numbers that are not in the field count for nothing.
pub fn value_of(field: &Field, pairs: &[(u32, u32)], bye: Option<u32>) -> Value {
    let table = Table::new(field, bye);
    let places = places(&table);
    let pairs: Vec<_> = pairs
        .iter()
        .filter_map(|(a, b)| Some((*places.get(a)?, *places.get(b)?)))
        .collect();
    let bye = bye.and_then(|number| bye::value(field, &table, number));
    value(&table, &pairs, bye)
}

/// The value of a pairing given by places in the list.
pub(super) fn value(table: &Table, pairs: &[(usize, usize)], bye: Option<ByeValue>) -> Value {
    let mut scores: Vec<i32> = (0..table.len()).map(|i| table.points(i)).collect();
    scores.dedup();
    let level = |i: usize| scores.partition_point(|&score| score > table.points(i));
    let levels = scores
        .iter()
        .enumerate()
        .map(|(at, &score)| LevelValue::new(score, scores.len() - at))
        .collect();
    let mut value = Value {
        bye,
        rematches: 0,
        breaks: 0,
        clashes: 0,
        levels,
    };
    for &(a, b) in pairs {
        let cost = table.cost(a, b);
        let (high, low) = (level(a.min(b)), level(a.max(b)));
        let at = &mut value.levels[high];
        at.partners[low - high] += 1;
        at.balance += cost.balance;
        at.repeats += cost.repeats;
        at.drift += cost.drift;
        at.distance += cost.distance;
        if table.field.last_round {
            at.breaks += table.breaks(a, b);
        } else {
            value.breaks += table.breaks(a, b);
        }
        value.rematches += table.meetings(a, b);
        value.clashes += u32::from(table.clash(a, b));
    }
    value
}
