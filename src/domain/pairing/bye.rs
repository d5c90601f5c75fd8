//! The bye of an odd field (rulebook §4, "The bye").

use super::matching::{Edges, Known, heaviest};
use super::prices::{at_price, at_price_with_bye};
use super::spare::{Free, Spare};
use super::table::Table;
use super::value::{ByeValue, Turn};
use super::weights::{Scale, Term, Worst};
use super::{Entrant, Field};

/// The player of an odd list who has the bye, by his place.
pub(super) fn bye(table: &Table) -> Option<usize> {
    at_a_glance(table)
        .or_else(|| by_prices(table))
        .or_else(|| by_matching(table))
}

/// A player whose tuple nobody can beat, because nobody has had fewer byes and the others need no violation at all.
fn at_a_glance(table: &Table) -> Option<usize> {
    let free = Free::new(table);
    let mut spare = Spare::new(table.len());
    let alone = spare.complete(&free);
    let [alone] = alone[..] else { return None };
    let fewest = table.people.iter().map(|p| p.entrant.byes).min()?;
    let could = spare.could_be_alone(&free, alone);
    (0..table.len())
        .filter(|&i| could[i] && table.people[i].entrant.byes == fewest)
        .min_by_key(|&i| turn(table.field, table.people[i].entrant))
}

/// The player with the least tuple, if prices tell which pairings have the fewest violations: of those who are left alone by
/// one of them.
fn by_prices(table: &Table) -> Option<usize> {
    let (free, may) = at_price_with_bye(table);
    let mut spare = Spare::new(table.len());
    let alone = spare.complete(&free);
    let [alone] = alone[..] else { return None };
    let could = spare.could_be_alone(&free, alone);
    (0..table.len())
        .filter(|&i| could[i] && may[i])
        .min_by_key(|&i| turn(table.field, table.people[i].entrant))
}

/// The tuple of the player numbered `number`, the others being the list; none if he is not in the field.
pub(super) fn value(field: &Field, others: &Table, number: u32) -> Option<ByeValue> {
    let player = field.players.iter().find(|p| p.number == number)?;
    let needs = needs(others);
    Some(ByeValue {
        rematches: needs.rematches,
        byes: player.byes,
        breaks: needs.breaks,
        clashes: needs.clashes,
        turn: turn(field, player),
    })
}

/// What the others need at least, when one has the bye.
#[derive(Default)]
struct Needs {
    rematches: u32,
    breaks: u32,
    clashes: u32,
}

/// The tuple apart from what the others need.
fn turn(field: &Field, player: &Entrant) -> Turn {
    Turn {
        newcomer: field.rules.newcomer_bye_last && player.newcomer,
        forfeit_win: field.rules.forfeit_win_bye_last && player.forfeit_win,
        points: player.points,
        number: player.number,
    }
}

/// The least the players of an even list need: rematches, colour-limit breaks, unit clashes, in this order.
fn needs(table: &Table) -> Needs {
    let mut needs = Needs::default();
    for (a, b) in fewest_violations(table) {
        needs.rematches += table.meetings(a, b);
        needs.clashes += u32::from(table.clash(a, b));
        if !table.field.last_round {
            needs.breaks += table.breaks(a, b);
        }
    }
    needs
}

/// A complete pairing of an even list that violates as little as can be.
fn fewest_violations(table: &Table) -> Vec<(usize, usize)> {
    let everybody: Vec<usize> = (0..table.len()).collect();
    let frees: [&dyn Fn() -> Free; 2] = [&|| Free::new(table), &|| at_price(table, &everybody)];
    for free in frees {
        let mut spare = Spare::new(table.len());
        if spare.complete(&free()).is_empty() {
            return spare.pairs();
        }
    }
    let mates = Graph { table, bye: false }.solve();
    let pairs = mates.iter().enumerate();
    pairs
        .filter_map(|(a, b)| b.filter(|&b| a < b).map(|b| (a, b)))
        .collect()
}

/// The whole tuple at once: the bye is one more vertex, and whoever is matched with it has it.
fn by_matching(table: &Table) -> Option<usize> {
    Graph { table, bye: true }.solve().last().copied().flatten()
}

/// Everybody against everybody, and the bye as one more vertex.
struct Graph<'a> {
    table: &'a Table<'a>,
    bye: bool,
}

const DIGITS: usize = 9;

impl Graph<'_> {
    fn solve(&self) -> Vec<Option<usize>> {
        let size = self.table.len() + usize::from(self.bye);
        let mut worst = Worst::new(size, DIGITS);
        for i in 0..size {
            for j in i + 1..size {
                worst.note(i, j, &self.terms(i, j));
            }
        }
        match worst.scale() {
            Some(scale) => {
                let weighted = Weighted {
                    graph: self,
                    size,
                    scale,
                };
                heaviest(&weighted, &mut Known::default())
            }
            None => vec![None; size],
        }
    }

    fn terms(&self, i: usize, j: usize) -> [Term; DIGITS] {
        let mut values = [0; DIGITS];
        values[0] = 1;
        if j < self.table.len() {
            values[1] = -i64::from(self.table.meetings(i, j));
            if !self.table.field.last_round {
                values[3] = -i64::from(self.table.breaks(i, j));
            }
            values[4] = -i64::from(self.table.clash(i, j));
        } else {
            let player = self.table.people[i].entrant;
            let turn = turn(self.table.field, player);
            values[2] = -i64::from(player.byes);
            values[5] = -i64::from(turn.newcomer);
            values[6] = -i64::from(turn.forfeit_win);
            values[7] = -i64::from(turn.points);
            values[8] = i64::from(turn.number);
        }
        std::array::from_fn(|digit| (digit, values[digit]))
    }
}

struct Weighted<'a> {
    graph: &'a Graph<'a>,
    size: usize,
    scale: Scale,
}

impl Edges for Weighted<'_> {
    fn len(&self) -> usize {
        self.size
    }

    fn words(&self) -> usize {
        self.scale.words()
    }

    fn weigh(&self, i: usize, j: usize, words: &mut [i64]) {
        self.scale.pack(&self.graph.terms(i, j), words);
    }
}
