//! Every rule that a pairing made by hand breaks (rulebook §4, "Draft").

use super::colour::ColourWhy;
use super::explain::{in_order, rule};
use super::table::Table;
use super::value::{Difference, value_of};
use super::{Field, pair, places};
use crate::domain::ids::Side;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A broken rule. Players by number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Broken {
    /// A number that is not to be paired.
    Unknown(u32),
    /// A player who stands in more than one place, or against himself.
    Twice(u32),
    /// A player who stands nowhere.
    Missing(u32),
    /// Two who have met.
    Rematch {
        /// Red's number.
        red: u32,
        /// Black's number.
        black: u32,
        /// How often they have met.
        times: u32,
    },
    /// A player who breaks a limit by his colour.
    ColourLimit {
        /// His number.
        player: u32,
        /// The colour he gets.
        side: Side,
        /// How many limits he breaks, 1 or 2.
        limits: u32,
    },
    /// Two of one unit, where avoidance is on.
    UnitClash {
        /// Red's number.
        red: u32,
        /// Black's number.
        black: u32,
    },
    /// Colours against the rule, and what the rule goes by.
    Colour {
        /// Red's number.
        red: u32,
        /// Black's number.
        black: u32,
        /// Why the rule has them the other way round.
        rule: ColourWhy,
    },
    /// A bye for one who has had one.
    SecondBye {
        /// His number.
        player: u32,
        /// His byes before this.
        byes: u32,
    },
    /// There is a better pairing; the first count in which it is better.
    NotBest(Difference),
}

/// Every rule broken by a pairing as seated (red, black).
pub fn broken_rules(field: &Field, pairs: &[(u32, u32)], bye: Option<u32>) -> Vec<Broken> {
    let mut broken = misplaced(field, pairs, bye);
    let complete = broken.is_empty();
    let table = Table::new(field, bye);
    let places = places(&table);
    let pairs_by_place = pairs
        .iter()
        .filter_map(|(red, black)| Some((*places.get(red)?, *places.get(black)?)))
        .collect();
    for ((a, b), board) in in_order(&table, pairs_by_place).into_iter().zip(1..) {
        let (red, black) = (table.number(a), table.number(b));
        if a == b {
            continue;
        }
        let times = table.meetings(a, b);
        if times > 0 {
            broken.push(Broken::Rematch { red, black, times });
        }
        let limits = (
            table.people[a].colours.red_breaks,
            table.people[b].colours.black_breaks,
        );
        for (player, side, limits) in [(red, Side::Red, limits.0), (black, Side::Black, limits.1)] {
            if limits > 0 {
                broken.push(Broken::ColourLimit { player, side, limits });
            }
        }
        if table.clash(a, b) {
            broken.push(Broken::UnitClash { red, black });
        }
        let (side, why) = rule(&table, a, b, board);
        if side == Side::Black {
            broken.push(Broken::Colour {
                red,
                black,
                rule: why,
            });
        }
    }
    let resting = bye.and_then(|number| field.players.iter().find(|p| p.number == number));
    if let Some(player) = resting.filter(|player| player.byes > 0) {
        broken.push(Broken::SecondBye {
            player: player.number,
            byes: player.byes,
        });
    }
    if complete && let Ok(best) = pair(field) {
        let difference = value_of(field, pairs, bye).difference(&best.value);
        broken.extend(difference.map(Broken::NotBest));
    }
    broken
}

/// Who stands in a wrong number of places.
fn misplaced(field: &Field, pairs: &[(u32, u32)], bye: Option<u32>) -> Vec<Broken> {
    let mut seats: BTreeMap<u32, u32> = field.players.iter().map(|p| (p.number, 0)).collect();
    let mut broken = Vec::new();
    for number in pairs.iter().flat_map(|&(red, black)| [red, black]).chain(bye) {
        match seats.get_mut(&number) {
            Some(count) => *count += 1,
            None => broken.push(Broken::Unknown(number)),
        }
    }
    for (number, count) in seats {
        match count {
            0 => broken.push(Broken::Missing(number)),
            1 => {}
            _ => broken.push(Broken::Twice(number)),
        }
    }
    broken
}
