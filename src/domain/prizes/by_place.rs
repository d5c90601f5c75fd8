//! Lists by place: those who may take nothing are passed over, the next moves up.

use super::{Award, Awarded, Order, Passed, Taker, Unawarded, Why, amount, entrants, sum};
use crate::domain::ids::PlayerId;
use crate::domain::regulation::{Cap, PrizeBy, PrizeList, Rounding};
use std::collections::VecDeque;

/// Those who share a rank.
struct Level {
    takers: Vec<PlayerId>,
    withdrawn: Vec<PlayerId>,
}

/// A list being given out.
struct Line<'a> {
    list: &'a PrizeList,
    /// Places there are, after the cap.
    places: u32,
    /// The next place to give.
    next: u32,
    /// Who stands in line, those who share a rank together.
    waiting: VecDeque<Level>,
    /// Who takes something here, or may once lots decide.
    holders: Vec<PlayerId>,
    out: Awarded,
}

/// Every list worked out as far as it goes by place; lists of another kind come back empty.
///
/// Where a list may not be taken beside others, prizes are given from the highest amount down, so that each
/// player takes his highest and the next in line moves up for the rest.
pub(super) fn all(order: &Order<'_>, lists: &[&PrizeList]) -> Vec<Awarded> {
    let mut lines: Vec<Line<'_>> = lists.iter().map(|list| line(order, list)).collect();
    while let Some(at) = richest(&lines) {
        give(&mut lines, at);
    }
    lines.into_iter().map(finish).collect()
}

fn line<'a>(order: &Order<'_>, list: &'a PrizeList) -> Line<'a> {
    let mut out = Awarded::new(list);
    let mut waiting = VecDeque::new();
    let mut places = 0;
    if list.by == PrizeBy::Place {
        let all = list.amounts.iter().map(|(_, last, _)| *last).max().unwrap_or(0);
        places = all;
        if let Some(Cap::Share { divisor, of }) = &list.cap {
            let entrants = entrants(order.tournament, order.section, of);
            let rounding = order.tournament.regulation.place_rounding;
            places = all.min(share(entrants, *divisor, rounding));
            if places < all {
                out.unawarded.push(Unawarded {
                    places: (places + 1, all),
                    amount: sum(list, places + 1..=all),
                    why: Why::Cap { entrants, places },
                });
            }
        }
        for (_, rows) in order.ranks() {
            let fitting = rows.iter().map(|r| r.player).filter(|p| order.fits(list, *p));
            let (takers, withdrawn) = fitting.partition(|p| order.may_take(*p));
            waiting.push_back(Level { takers, withdrawn });
        }
    }
    Line {
        list,
        places,
        next: 1,
        waiting,
        holders: Vec::new(),
        out,
    }
}

/// One share in `divisor` of the entrants, as whole places.
fn share(entrants: u32, divisor: u32, rounding: Rounding) -> u32 {
    let divisor = divisor.max(1);
    match rounding {
        Rounding::Down => entrants / divisor,
        Rounding::Nearest => (2 * entrants + divisor) / (2 * divisor),
        Rounding::Up => entrants.div_ceil(divisor),
    }
}

/// The line whose next prize is the highest of all, the first of equals.
fn richest(lines: &[Line<'_>]) -> Option<usize> {
    (0..lines.len())
        .filter(|i| lines[*i].next <= lines[*i].places && !lines[*i].waiting.is_empty())
        .max_by_key(|i| (amount(lines[*i].list, lines[*i].next), std::cmp::Reverse(*i)))
}

/// The list whose prize a player takes instead of one of `list`, if the two may not be taken together. Honours
/// without money stand beside everything.
fn instead<'a>(lines: &'a [Line<'_>], list: &PrizeList, player: PlayerId) -> Option<&'a str> {
    let money = |l: &PrizeList| l.amounts.iter().any(|(.., yuan)| *yuan > 0);
    lines
        .iter()
        .filter(|other| other.list.key != list.key && money(other.list) && money(list))
        .filter(|other| !other.list.stacks || !list.stacks)
        .find(|other| other.holders.contains(&player))
        .map(|other| other.list.key.as_str())
}

/// Gives the next prizes of a line to those first in it.
fn give(lines: &mut [Line<'_>], at: usize) {
    let Some(level) = lines[at].waiting.pop_front() else {
        return;
    };
    let list = lines[at].list;
    let gone = level.withdrawn.into_iter().map(|p| (p, Passed::Withdrawn));
    lines[at].out.passed.extend(gone);
    let mut takers = Vec::new();
    for player in level.takers {
        match instead(lines, list, player) {
            Some(key) => {
                let passed = Passed::HasOther(key.to_owned());
                lines[at].out.passed.push((player, passed));
            }
            None => takers.push(player),
        }
    }
    let Some(more) = (takers.len() as u32).checked_sub(1) else {
        return;
    };
    let line = &mut lines[at];
    let (first, last) = (line.next, line.next + more);
    let within = |place: u32| (place <= line.places).then(|| amount(list, place)).flatten();
    let yuan = within(first);
    if (first..=last).all(|place| within(place) == yuan) {
        line.out.awards.extend(takers.iter().map(|player| Award {
            place: first,
            taker: Taker::Player(*player),
            amount: yuan.unwrap_or(0),
            text: list.honour.clone(),
            shared: more > 0,
        }));
    } else {
        let last = last.min(line.places);
        line.out.unawarded.push(Unawarded {
            places: (first, last),
            amount: sum(list, first..=last),
            why: Why::Undecided(takers.clone()),
        });
    }
    line.holders.extend(takers);
    line.next = last + 1;
}

fn finish(mut line: Line<'_>) -> Awarded {
    if line.next <= line.places {
        line.out.unawarded.push(Unawarded {
            places: (line.next, line.places),
            amount: sum(line.list, line.next..=line.places),
            why: Why::NobodyLeft,
        });
    }
    // A list may begin below the first place: who stands above takes something elsewhere.
    let first = line
        .list
        .amounts
        .iter()
        .map(|(first, ..)| *first)
        .min()
        .unwrap_or(1);
    line.out.awards.retain(|award| award.place >= first);
    line.out.unawarded.retain(|unawarded| unawarded.places.1 >= first);
    for unawarded in &mut line.out.unawarded {
        unawarded.places.0 = unawarded.places.0.max(first);
    }
    line.out.unawarded.sort_by_key(|u| u.places);
    line.out.first_out = line
        .waiting
        .iter()
        .find_map(|level| level.takers.first())
        .map(|p| Taker::Player(*p));
    line.out
}

/// Whether a player takes a prize here or may once lots decide.
pub(super) fn holds(placed: &Awarded, player: PlayerId) -> bool {
    let takes = |a: &Award| a.taker == Taker::Player(player);
    let may = |u: &Unawarded| matches!(&u.why, Why::Undecided(level) if level.contains(&player));
    placed.awards.iter().any(takes) || placed.unawarded.iter().any(may)
}
