//! Lists by final rank: luck by the last digit, certificates by band. Nobody moves up.

use super::{Award, Awarded, Order, Passed, Taker, Unawarded, Why, amount, by_place};
use crate::domain::ids::PlayerId;
use crate::domain::regulation::{PrizeList, Words};
use crate::domain::standings::Row;

/// Luck by the last digit of the final rank: who may take nothing leaves it unawarded.
pub(super) fn luck(
    order: &Order<'_>,
    list: &PrizeList,
    digit: u32,
    lists: &[&PrizeList],
    by_place: &[Awarded],
) -> Awarded {
    let mut out = Awarded::new(list);
    let mut nth = 0;
    for (rank, rows) in order.ranks() {
        let end = rank + rows.len() as u32 - 1;
        for lucky in (rank..=end).filter(|r| r % 10 == digit % 10) {
            nth += 1;
            // The amounts go by the lucky ranks in order; the last one holds for the rest of the field.
            let yuan = amount(list, nth)
                .or(list.amounts.last().map(|(.., yuan)| *yuan))
                .unwrap_or(0);
            let why = match rows {
                [row] => refused(order, list, row.player, lists, by_place),
                level => Some(Why::Undecided(level.iter().map(|r| r.player).collect())),
            };
            match (why, rows) {
                (None, [row]) => out.awards.push(Award {
                    place: lucky,
                    taker: Taker::Player(row.player),
                    amount: yuan,
                    text: list.honour.clone(),
                    shared: false,
                }),
                (why, _) => out.unawarded.push(Unawarded {
                    places: (lucky, lucky),
                    amount: yuan,
                    why: why.unwrap_or(Why::NobodyLeft),
                }),
            }
        }
    }
    out
}

fn refused(
    order: &Order<'_>,
    list: &PrizeList,
    player: PlayerId,
    lists: &[&PrizeList],
    by_place: &[Awarded],
) -> Option<Why> {
    if !order.may_take(player) {
        return Some(Why::Withdrawn(player));
    }
    if !order.fits(list, player) {
        return Some(Why::DoesNotFit(player));
    }
    lists
        .iter()
        .zip(by_place)
        .filter(|(other, _)| !list.stacks || !other.stacks)
        .find(|(_, placed)| by_place::holds(placed, player) && placed.given() + placed.kept() > 0)
        .map(|(other, _)| Why::HasOther(player, other.key.clone()))
}

/// A certificate by the band of the final rank.
pub(super) fn bands(order: &Order<'_>, list: &PrizeList, bands: &[(u32, Option<u32>, Words)]) -> Awarded {
    let mut out = Awarded::new(list);
    let band = |rank: u32| {
        bands
            .iter()
            .position(|(first, last, _)| *first <= rank && last.is_none_or(|last| rank <= last))
    };
    for (rank, rows) in order.ranks() {
        let end = rank + rows.len() as u32 - 1;
        let takers: Vec<&Row> = rows.iter().filter(|r| order.fits(list, r.player)).collect();
        let of = (rank..=end).find_map(band);
        if of.is_none() {
            if let (None, Some(row)) = (&out.first_out, takers.first())
                && !out.awards.is_empty()
            {
                out.first_out = Some(Taker::Player(row.player));
            }
            continue;
        }
        if (rank..=end).any(|r| band(r) != band(rank)) {
            out.unawarded.push(Unawarded {
                places: (rank, end),
                amount: 0,
                why: Why::Undecided(takers.iter().map(|r| r.player).collect()),
            });
            continue;
        }
        for row in takers {
            if order.may_take(row.player) {
                out.awards.push(Award {
                    place: rank,
                    taker: Taker::Player(row.player),
                    amount: 0,
                    text: of.map(|i| bands[i].2.clone()),
                    shared: row.undecided,
                });
            } else {
                out.passed.push((row.player, Passed::Withdrawn));
            }
        }
    }
    out
}
