//! The colour of a pair (rulebook §4, "Colour of a pair").

use super::Rules;
use super::table::Table;
use crate::domain::ids::Side;
use serde::{Deserialize, Serialize};

/// A player's colours so far, reduced to what the rules ask.
pub(super) struct Colours<'a> {
    history: &'a [Option<Side>],
    /// Reds minus blacks.
    pub(super) balance: i32,
    /// The limits he breaks if he gets red.
    pub(super) red_breaks: u32,
    /// The limits he breaks if he gets black.
    pub(super) black_breaks: u32,
}

/// What decided the colours of a pair.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum ColourWhy {
    /// Round 1: on odd boards the smaller number has red, on even boards the larger.
    Board(u32),
    /// Rule (1): this way breaks fewer colour limits than the other way round.
    Breaks {
        /// Breaks as seated.
        seated: u32,
        /// Breaks the other way round.
        reversed: u32,
    },
    /// Rule (2): red has fewer reds minus blacks so far.
    Balance {
        /// Reds minus blacks of the player who gets red.
        red: i32,
        /// Reds minus blacks of the player who gets black.
        black: i32,
    },
    /// Rule (3): the latest round in which the two had different colours; red had black in it.
    Round(u32),
    /// Rule (4): nothing tells them apart; in odd rounds the smaller number has red, in even rounds the larger.
    Number,
    /// The arbiter seated them otherwise than the rule.
    Arbiter,
}

impl<'a> Colours<'a> {
    /// `history` holds the rounds before this one, from round 1.
    pub(super) fn new(history: &'a [Option<Side>], rules: &Rules) -> Self {
        let mut latest = history.iter().rev().flatten();
        let run = match (latest.next(), latest.next()) {
            (Some(last), Some(before)) if last == before => Some(*last),
            _ => None,
        };
        let balance = history.iter().flatten().map(|side| step(*side)).sum::<i32>();
        let breaks = |side: Side| {
            u32::from(rules.no_third_colour && run == Some(side))
                + u32::from((balance + step(side)).unsigned_abs() > rules.max_colour_difference)
        };
        Self {
            history,
            balance,
            red_breaks: breaks(Side::Red),
            black_breaks: breaks(Side::Black),
        }
    }

    /// Criterion 2 for the pair: the sum of both players' (reds − blacks)² after the round.
    /// Where rules (1) and (2) leave it open the balances are equal and both ways cost the same.
    pub(super) fn balance_with(&self, other: &Self) -> i64 {
        let seated = self.red_breaks + other.black_breaks;
        let reversed = self.black_breaks + other.red_breaks;
        let red = (seated, self.balance) < (reversed, other.balance);
        let (mine, theirs) = if red { (1, -1) } else { (-1, 1) };
        let (mine, theirs) = (i64::from(self.balance + mine), i64::from(other.balance + theirs));
        mine * mine + theirs * theirs
    }
}

/// What a colour adds to reds minus blacks.
fn step(side: Side) -> i32 {
    match side {
        Side::Red => 1,
        Side::Black => -1,
    }
}

/// Which of two players has red after round 1, and what decided it. `Side` is that of `a`.
pub(super) fn colour(table: &Table, a: usize, b: usize) -> (Side, ColourWhy) {
    let (x, y) = (&table.people[a].colours, &table.people[b].colours);
    let red_if = |red| if red { Side::Red } else { Side::Black };
    let (seated, reversed) = (x.red_breaks + y.black_breaks, x.black_breaks + y.red_breaks);
    if seated != reversed {
        let why = ColourWhy::Breaks {
            seated: seated.min(reversed),
            reversed: seated.max(reversed),
        };
        return (red_if(seated < reversed), why);
    }
    if x.balance != y.balance {
        let why = ColourWhy::Balance {
            red: x.balance.min(y.balance),
            black: x.balance.max(y.balance),
        };
        return (red_if(x.balance < y.balance), why);
    }
    let rounds = x.history.iter().zip(y.history).enumerate().rev();
    for (i, pair) in rounds {
        if let (Some(mine), Some(theirs)) = pair
            && mine != theirs
        {
            return (mine.other(), ColourWhy::Round(i as u32 + 1));
        }
    }
    let smaller = table.number(a) < table.number(b);
    (red_if(smaller == (table.field.round % 2 == 1)), ColourWhy::Number)
}
