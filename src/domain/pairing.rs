//! The pairing of a round (rulebook §3-4).
//!
//! [`pair`] takes the facts of the players to be paired and gives the best pairing there is, with its reasons;
//! [`value_of`] says how good any pairing is, criterion by criterion; [`broken_rules`] says what is wrong with one made
//! by hand. Nothing else about a tournament is known here: tie-breaks and fouls cannot influence a pairing.
//!
//! The way from facts to pairs: the list and what each pair costs (`table`), the bye (`bye`), the first round
//! (`first_round`), the levels (`levels`), which put costs into weights (`weights`) for a matching (`matching`) and ask whether the
//! rest can still be paired (`spare`), and if not, by which pairs with the fewest violations (`prices`); then boards, colours and reasons (`explain`).

mod broken;
mod bye;
mod colour;
mod explain;
mod first_round;
mod levels;
mod matching;
mod prices;
mod spare;
mod table;
mod value;
mod weights;

pub use broken::{Broken, broken_rules};
pub use colour::ColourWhy;
pub use explain::{Bar, FloatWhy, Floats, Forbidden, Why, explain};
pub use value::{ByeValue, Count, Difference, LevelValue, Turn, Value, value_of};

use crate::domain::ids::{Number, Side};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Table;

/// How the first round is paired (rulebook §3).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FirstRound {
    /// 1-2, 4-3, 5-6, 8-7 …
    #[default]
    Neighbours,
    /// The first of the upper half against the first of the lower half, and so on.
    Halves,
    /// The first against the last, the second against the last but one, and so on.
    Ends,
}

/// In which rounds players of one unit are kept apart (rulebook §4, V3).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum UnitAvoidance {
    /// In none.
    #[default]
    None,
    /// In round 1.
    FirstRound,
    /// In all.
    All,
}

/// A float: a pair of unequal points, as recorded when its round was published.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Float {
    /// Paired with a player who had more points.
    Up,
    /// Paired with a player who had fewer points.
    Down,
}

/// The switches of the regulation that bear on a pairing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// How round 1 is paired.
    pub first_round: FirstRound,
    /// Where players of one unit are kept apart.
    pub unit_avoidance: UnitAvoidance,
    /// Whether a third time the same colour running breaks a limit.
    pub no_third_colour: bool,
    /// The largest |reds − blacks| that breaks no limit.
    pub max_colour_difference: u32,
    /// Whether late entrants never yet paired have the bye last.
    pub newcomer_bye_last: bool,
    /// Whether holders of a forfeit win have the bye last.
    pub forfeit_win_bye_last: bool,
}

/// The switches' defaults (rulebook §5, end).
impl Default for Rules {
    fn default() -> Self {
        Self {
            first_round: FirstRound::Neighbours,
            unit_avoidance: UnitAvoidance::None,
            no_third_colour: true,
            max_colour_difference: 2,
            newcomer_bye_last: true,
            forfeit_win_bye_last: false,
        }
    }
}

/// A player to be paired, with the facts that bear on it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// 序号.
    pub number: Number,
    /// 积分.
    pub points: i32,
    /// The opponents met, once for each published meeting that counts.
    pub met: Vec<Number>,
    /// His colour in each earlier round, from round 1; none for a bye, an absence, a round before entry.
    pub colours: Vec<Option<Side>>,
    /// His float in each earlier round, from round 1.
    pub floats: Vec<Option<Float>>,
    /// Byes he has had.
    pub byes: u32,
    /// 单位; empty if none. Two without a unit are not of one unit.
    pub unit: String,
    /// Whether he entered after round 1 was published and was never yet paired.
    pub newcomer: bool,
    /// Whether he holds a forfeit win.
    pub forfeit_win: bool,
}

/// A round to be paired.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Field {
    /// The round, from 1.
    pub round: u32,
    /// Whether it is the last one.
    pub last_round: bool,
    /// The regulation's switches.
    pub rules: Rules,
    /// Those who are paired, in any order.
    pub players: Vec<Entrant>,
}

/// The pairing of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// The pairs in board order.
    pub pairs: Vec<Pair>,
    /// The bye of an odd field.
    pub bye: Option<Bye>,
    /// What it is worth.
    pub value: Value,
    /// Earlier meetings among the pairs: the fewest possible, and above 0 only where it cannot be helped.
    /// Such a pairing needs the arbiter's consent.
    pub rematches: u32,
}

/// A board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pair {
    /// Red's number.
    pub red: Number,
    /// Black's number.
    pub black: Number,
    /// Why these two, and why so.
    pub why: Why,
}

/// The bye.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bye {
    /// The number of the player who has it.
    pub number: Number,
    /// His tuple, least of all.
    pub why: ByeValue,
}

/// Why a field cannot be paired at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
pub enum Impossible {
    /// Fewer than two players.
    #[error("fewer than two players")]
    TooFew,
    /// Two players with one number.
    #[error("number {0} stands for two players")]
    SameNumber(Number),
    /// More levels than can be told apart: thousands of different scores.
    #[error("too many different scores")]
    TooManyScores,
}

/// The best pairing of the field. The same facts always give the same pairing, whatever the order of the players.
pub fn pair(field: &Field) -> Result<Pairing, Impossible> {
    pair_by(field, |table| Some(levels::solve(table)))
}

/// The same by one matching over all levels at once: slow, for tests to measure [`pair`] by.
#[doc(hidden)]
pub fn pair_at_once(field: &Field) -> Result<Pairing, Impossible> {
    pair_by(field, levels::solve_at_once)
}

fn pair_by(
    field: &Field,
    solve: impl Fn(&Table) -> Option<Vec<(usize, usize)>>,
) -> Result<Pairing, Impossible> {
    if field.players.len() < 2 {
        return Err(Impossible::TooFew);
    }
    let whole = Table::new(field, None);
    if let Some(number) = twice(field) {
        return Err(Impossible::SameNumber(number));
    }
    let resting = if whole.len() % 2 == 1 {
        let place = bye::bye(&whole).ok_or(Impossible::TooManyScores)?;
        Some(whole.number(place))
    } else {
        None
    };
    let table = Table::new(field, resting);
    let pairs = match first_round::by_rule(&table) {
        Some(pairs) => pairs,
        None => solve(&table).ok_or(Impossible::TooManyScores)?,
    };
    if pairs.len() * 2 != table.len() {
        return Err(Impossible::TooManyScores);
    }
    let bye = resting.and_then(|number| bye::value(field, &table, number));
    let value = value::value(&table, &pairs, bye.clone());
    Ok(Pairing {
        pairs: explain::seat(&table, pairs),
        bye: resting.zip(bye).map(|(number, why)| Bye { number, why }),
        rematches: value.rematches,
        value,
    })
}

/// A number that two players have.
fn twice(field: &Field) -> Option<Number> {
    let mut numbers: Vec<Number> = field.players.iter().map(|p| p.number).collect();
    numbers.sort_unstable();
    numbers.windows(2).find(|w| w[0] == w[1]).map(|w| w[0])
}

/// The players' places in the list by number.
fn places(table: &Table) -> BTreeMap<Number, usize> {
    (0..table.len()).map(|i| (table.number(i), i)).collect()
}
