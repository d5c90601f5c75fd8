//! Boards, colours, and why: what the arbiter says when a player asks.

use super::colour::{ColourWhy, colour};
use super::first_round::smaller_is_red;
use super::table::Table;
use super::{Field, Pair, places};
use crate::domain::ids::Side;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// Why these two meet, and why with these colours: recorded with the pairing, as known then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Why {
    /// The level: the score of the higher player.
    pub level: i32,
    /// Players of the level still to be paired when its turn came. An odd number: somebody had to float.
    pub players: u32,
    /// Pairs made inside the level.
    pub inside: u32,
    /// The float, if the two have unequal scores.
    pub float: Option<FloatWhy>,
    /// Earlier meetings of the two; above 0 only with the arbiter's consent.
    pub met: u32,
    /// Nearer opponents that were forbidden; for a float, opponents of the own score first. Only the nearest few.
    pub forbidden: Vec<Forbidden>,
    /// Why these colours.
    pub colour: ColourWhy,
}

/// Who floats, and what they had behind them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FloatWhy {
    /// The number of the player who floats down.
    pub down: u32,
    /// His score.
    pub from: i32,
    /// His floats before this round.
    pub down_before: Floats,
    /// The number of the player who floats up.
    pub up: u32,
    /// His score.
    pub to: i32,
    /// His floats before this round.
    pub up_before: Floats,
}

/// A player's floats so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Floats {
    /// Floats up.
    pub up: u32,
    /// Floats down.
    pub down: u32,
}

/// An opponent one of the two could not meet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forbidden {
    /// The one of the two, by number.
    pub player: u32,
    /// The opponent, by number.
    pub other: u32,
    /// What stood in the way.
    pub bar: Bar,
}

/// What stands in the way of a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bar {
    /// They have met.
    Met,
    /// They are of one unit.
    Unit,
    /// Either way round one of them breaks a colour limit.
    Colours,
    /// Nothing but that the level, or those below, come out worse with it.
    Elsewhere,
}

/// The most forbidden opponents named for a player.
const NAMED: usize = 3;

/// Puts pairs in board order, and says why. Each pair is seated as given, red first.
///
/// Boards go by the higher score, then the lower score, then the smaller number (rulebook §4, "Boards").
/// Numbers that are not in the field are left out.
pub fn explain(field: &Field, pairs: &[(u32, u32)], bye: Option<u32>) -> Vec<Pair> {
    let table = Table::new(field, bye);
    let places = places(&table);
    let pairs: Vec<_> = pairs
        .iter()
        .filter_map(|(red, black)| Some((*places.get(red)?, *places.get(black)?)))
        .collect();
    let pairs = in_order(&table, pairs);
    let levels = Levels::new(&table, &pairs);
    let boards = pairs.iter().zip(1..);
    boards
        .map(|(&(red, black), board)| levels.pair(red, black, board, Seats::AsGiven))
        .collect()
}

/// The same for pairs whose colours are still to be given by the rule.
pub(super) fn seat(table: &Table, pairs: Vec<(usize, usize)>) -> Vec<Pair> {
    let pairs = in_order(table, pairs);
    let levels = Levels::new(table, &pairs);
    pairs
        .iter()
        .zip(1..)
        .map(|(&(a, b), board)| levels.pair(a, b, board, Seats::ByRule))
        .collect()
}

/// Pairs in board order.
pub(super) fn in_order(table: &Table, mut pairs: Vec<(usize, usize)>) -> Vec<(usize, usize)> {
    pairs.sort_by_key(|&(a, b)| {
        let (high, low) = (a.min(b), a.max(b));
        let smaller = table.number(a).min(table.number(b));
        (Reverse(table.points(high)), Reverse(table.points(low)), smaller)
    });
    pairs
}

/// Which side the rule gives to `a` against `b` on a board counted from 1, and what decided it.
pub(super) fn rule(table: &Table, a: usize, b: usize, board: u32) -> (Side, ColourWhy) {
    if table.field.round > 1 {
        return colour(table, a, b);
    }
    let smaller = table.number(a) < table.number(b);
    let side = if smaller == smaller_is_red(board) {
        Side::Red
    } else {
        Side::Black
    };
    (side, ColourWhy::Board(board))
}

/// Why a pair of two players is forbidden, if it is.
fn bar(table: &Table, a: usize, b: usize) -> Option<Bar> {
    if table.meetings(a, b) > 0 {
        Some(Bar::Met)
    } else if table.clash(a, b) {
        Some(Bar::Unit)
    } else {
        (!table.free(a, b)).then_some(Bar::Colours)
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Seats {
    AsGiven,
    ByRule,
}

/// What became of each level.
struct Levels<'a> {
    table: &'a Table<'a>,
    /// Each player's opponent; himself if none.
    partner: Vec<usize>,
}

impl<'a> Levels<'a> {
    fn new(table: &'a Table<'a>, pairs: &[(usize, usize)]) -> Self {
        let mut partner: Vec<usize> = (0..table.len()).collect();
        for &(a, b) in pairs {
            (partner[a], partner[b]) = (b, a);
        }
        Self { table, partner }
    }

    fn pair(&self, a: usize, b: usize, board: u32, seats: Seats) -> Pair {
        let table = self.table;
        let (side, mut why) = rule(table, a, b, board);
        let (red, black) = if seats == Seats::AsGiven {
            if side == Side::Black {
                why = ColourWhy::Arbiter;
            }
            (a, b)
        } else if side == Side::Red {
            (a, b)
        } else {
            (b, a)
        };
        Pair {
            red: table.number(red),
            black: table.number(black),
            why: self.why(a.min(b), a.max(b), why),
        }
    }

    fn why(&self, high: usize, low: usize, colour: ColourWhy) -> Why {
        let table = self.table;
        let level = table.points(high);
        let own = self.level(level);
        let floats = table.points(low) != level;
        let same = |i: usize| table.points(i) == level;
        let players = own
            .clone()
            .filter(|&i| table.points(self.partner[i]) <= level)
            .count();
        let inside = own
            .clone()
            .filter(|&i| self.partner[i] != i && same(self.partner[i]))
            .count()
            / 2;
        let mut forbidden = Vec::new();
        if floats {
            let near = own
                .rev()
                .filter(|&i| i != high && table.points(self.partner[i]) <= level);
            self.name(high, near.clone(), &mut forbidden);
            if forbidden.is_empty() && players.is_multiple_of(2) {
                let free = near.filter(|&i| bar(table, high, i).is_none()).take(NAMED);
                forbidden.extend(free.map(|i| self.forbidden(high, i, Bar::Elsewhere)));
            }
            let between = (high + 1..low).filter(|&i| !same(i));
            self.name(high, between, &mut forbidden);
        } else {
            let reach = low - high;
            for player in [high, low] {
                let near = (1..reach)
                    .flat_map(|d| [player.checked_sub(d), Some(player + d)])
                    .flatten();
                self.name(player, near.filter(|i| own.contains(i)), &mut forbidden);
            }
        }
        Why {
            level,
            players: players as u32,
            inside: inside as u32,
            float: floats.then(|| self.float(high, low)),
            met: table.meetings(high, low),
            forbidden,
            colour,
        }
    }

    /// The places of a score.
    fn level(&self, score: i32) -> std::ops::Range<usize> {
        let people = &self.table.people;
        let above = |than: i32| people.partition_point(|p| p.entrant.points > than);
        above(score)..people.partition_point(|p| p.entrant.points >= score)
    }

    fn float(&self, high: usize, low: usize) -> FloatWhy {
        let before = |i: usize| {
            let person = &self.table.people[i];
            Floats {
                up: person.ups,
                down: person.downs,
            }
        };
        FloatWhy {
            down: self.table.number(high),
            from: self.table.points(high),
            down_before: before(high),
            up: self.table.number(low),
            to: self.table.points(low),
            up_before: before(low),
        }
    }

    /// Names the first few of `others` whom `player` may not meet.
    fn name(&self, player: usize, others: impl Iterator<Item = usize>, forbidden: &mut Vec<Forbidden>) {
        let barred =
            others.filter_map(|i| bar(self.table, player, i).map(|bar| self.forbidden(player, i, bar)));
        forbidden.extend(barred.take(NAMED));
    }

    fn forbidden(&self, player: usize, other: usize, bar: Bar) -> Forbidden {
        Forbidden {
            player: self.table.number(player),
            other: self.table.number(other),
            bar,
        }
    }
}
