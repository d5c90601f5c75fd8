//! Who the rows of a roster are: players already registered, or new ones (rulebook §10). A row that might be
//! two players is not taken.

use super::{Field, Reason, Row};
use chrono::NaiveDate;
use std::collections::BTreeMap;

/// What a registered player is known by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Known<'a, K> {
    /// How the caller calls him.
    pub key: K,
    /// His number, 1 and up.
    pub number: Option<u32>,
    /// 姓名.
    pub name: &'a str,
    /// 单位; empty if none.
    pub unit: &'a str,
    /// 出生日期.
    pub born: Option<NaiveDate>,
}

/// What to do with a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step<K> {
    /// He is new.
    Add,
    /// He is this player; the columns the row has are its new values.
    Update(K),
    /// Not taken.
    Refuse(Reason),
}

/// A step for each row, in their order; rows and players are those of one section. A row is the player of its
/// number; else the one of the same name, unit and birth date; else the only one whose name is the same and whose
/// unit and birth date, where both sides have them, are too. No player is two rows, and rows that nothing tells
/// apart, not even the identity column, are one.
pub fn plan<K: Copy>(rows: &[Row], known: &[Known<'_, K>]) -> Vec<Step<K>> {
    let mut steps: Vec<Option<Step<K>>> = vec![None; rows.len()];
    let mut taken: BTreeMap<usize, usize> = BTreeMap::new();
    let passes: [Fits<K>; 3] = [by_number, by_all, by_what_is_known];
    for (pass, fits) in passes.into_iter().enumerate() {
        // By what is known a row may fit a player whom another row has found by more.
        let only_free = pass + 1 == passes.len();
        for (row, step) in rows.iter().zip(&mut steps).filter(|(_, step)| step.is_none()) {
            let fitting: Vec<usize> = (0..known.len())
                .filter(|place| fits(row, &known[*place]) && !(only_free && taken.contains_key(place)))
                .collect();
            *step = match fitting[..] {
                [] => None,
                [place] => Some(match *taken.entry(place).or_insert(row.line) {
                    line if line == row.line => update(row, &known[place]),
                    line => Step::Refuse(Reason::SameAs { line }),
                }),
                _ => Some(Step::Refuse(Reason::SeveralFit {
                    players: fitting.len(),
                })),
            };
        }
    }
    let mut new: Vec<&Row> = Vec::new();
    rows.iter()
        .zip(steps)
        .map(|(row, step)| step.unwrap_or_else(|| add(row, &mut new)))
        .collect()
}

type Fits<K> = fn(&Row, &Known<'_, K>) -> bool;

fn add<'a, K>(row: &'a Row, new: &mut Vec<&'a Row>) -> Step<K> {
    if let Some(earlier) = new.iter().find(|earlier| indistinct(earlier, row)) {
        return Step::Refuse(Reason::SameAs { line: earlier.line });
    }
    new.push(row);
    Step::Add
}

fn update<K: Copy>(row: &Row, player: &Known<'_, K>) -> Step<K> {
    match (row.number, player.number) {
        (Some(given), Some(number)) if given != number => Step::Refuse(Reason::OtherNumber { number }),
        _ => Step::Update(player.key),
    }
}

fn by_number<K>(row: &Row, player: &Known<'_, K>) -> bool {
    row.number.is_some() && row.number == player.number
}

fn by_all<K>(row: &Row, player: &Known<'_, K>) -> bool {
    row.entry.name == player.name && row.entry.unit == player.unit && row.entry.born == player.born
}

fn by_what_is_known<K>(row: &Row, player: &Known<'_, K>) -> bool {
    let entry = &row.entry;
    let unit_unknown = !row.given.contains(&Field::Unit) || entry.unit.is_empty() || player.unit.is_empty();
    let born_unknown = entry.born.is_none() || player.born.is_none();
    let other_number = row.number.is_some() && player.number.is_some();
    entry.name == player.name
        && (unit_unknown || entry.unit == player.unit)
        && (born_unknown || entry.born == player.born)
        && !other_number
}

/// Whether nothing in the file tells two rows apart.
fn indistinct(one: &Row, other: &Row) -> bool {
    one.entry.name == other.entry.name
        && one.entry.unit == other.entry.unit
        && one.entry.born == other.entry.born
        && one.number == other.number
        && one.identity == other.identity
}
