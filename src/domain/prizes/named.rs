//! Lists by name: drawn among those without a place, or nominated.

use super::{Award, Awarded, Order, Taker, Unawarded, Why, amount, by_place, sum};
use crate::domain::ids::PlayerId;
use crate::domain::regulation::PrizeList;

/// Who takes part in a draw, by number: those without a place in any list, who may take a prize.
pub(super) fn among(order: &Order<'_>, list: &PrizeList, by_place: &[Awarded]) -> Vec<PlayerId> {
    order
        .tournament
        .numbered(order.section)
        .into_iter()
        .map(|(_, player)| player)
        .filter(|p| order.may_take(*p) && order.fits(list, *p))
        .filter(|p| by_place.iter().all(|placed| !by_place::holds(placed, *p)))
        .collect()
}

/// The newest draw of a list.
pub(super) fn drawn(order: &Order<'_>, list: &PrizeList, most: u32, by_place: &[Awarded]) -> Awarded {
    let mut out = Awarded::new(list);
    let draws = &order.tournament.section(order.section).luck;
    let Some(draw) = draws.iter().rev().find(|d| d.prize == list.key) else {
        give(&mut out, list, &[], most, Why::NotDrawn);
        return out;
    };
    let now = among(order, list, by_place);
    out.outdated = draw.among != now;
    give(&mut out, list, &draw.winners, most, Why::NobodyLeft);
    // Who left or has a place by now takes nothing; what was his is drawn again.
    keep(
        &mut out,
        |player| now.contains(&player),
        |player| {
            if order.may_take(player) {
                Why::NotDrawn
            } else {
                Why::Withdrawn(player)
            }
        },
    );
    out
}

/// The awards given by nomination.
pub(super) fn nominated(order: &Order<'_>, list: &PrizeList, most: u32) -> Awarded {
    let mut out = Awarded::new(list);
    let given = order.tournament.section(order.section).awards.get(&list.key);
    let players: Vec<PlayerId> = given.into_iter().flatten().copied().collect();
    give(&mut out, list, &players, most, Why::NotNominated);
    // Who left since takes nothing; the arbiter nominates another.
    keep(&mut out, |player| order.may_take(player), Why::Withdrawn);
    out
}

/// Takes back the awards of players who may not keep them.
fn keep(out: &mut Awarded, may: impl Fn(PlayerId) -> bool, why: impl Fn(PlayerId) -> Why) {
    let (kept, gone): (Vec<_>, Vec<_>) = std::mem::take(&mut out.awards)
        .into_iter()
        .partition(|a| matches!(a.taker, Taker::Player(p) if may(p)));
    out.awards = kept;
    out.unawarded
        .extend(gone.into_iter().filter_map(|a| match a.taker {
            Taker::Player(player) => Some(Unawarded {
                places: (a.place, a.place),
                amount: a.amount,
                why: why(player),
            }),
            Taker::Team(_) => None,
        }));
}

fn give(out: &mut Awarded, list: &PrizeList, players: &[PlayerId], most: u32, rest: Why) {
    for (place, player) in (1..=most).zip(players) {
        out.awards.push(Award {
            place,
            taker: Taker::Player(*player),
            amount: amount(list, place).unwrap_or(0),
            text: list.honour.clone(),
            shared: false,
        });
    }
    let next = players.len() as u32 + 1;
    if next <= most {
        out.unawarded.push(Unawarded {
            places: (next, most),
            amount: sum(list, next..=most),
            why: rest,
        });
    }
}
