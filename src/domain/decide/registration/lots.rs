//! Numbers by lot (rulebook §3): drawn from a seed, or as they were drawn by hand.

use super::super::{Desk, Steps};
use super::{Phase, barred, phase};
use crate::domain::chance::Chance;
use crate::domain::command::Lot;
use crate::domain::fact::{Fact, LotMethod};
use crate::domain::ids::{Number, PlayerId};
use crate::domain::refusal::Refusal;
use crate::domain::refusal::registration::Refused;
use std::collections::BTreeSet;

pub(super) fn decide(desk: &Desk<'_>, lot: Lot) -> Result<Vec<Fact>, Refusal> {
    let (tournament, section) = (desk.tournament, desk.section);
    if phase(tournament, section) == Phase::Running {
        return Err(Refused::RoundOnePublished.into());
    }
    let mut players: Vec<PlayerId> = tournament
        .players_in(section)
        .filter(|(_, p)| !barred(tournament, p))
        .map(|(id, _)| id)
        .collect();
    if players.is_empty() {
        return Err(Refused::NobodyToDraw.into());
    }
    let (method, numbers) = match lot {
        Lot::Seeded(seed) => {
            let seed = seed.unwrap_or(desk.context.chance);
            Chance::of(seed).shuffle(&mut players);
            (LotMethod::Seeded(seed), players.into_iter().zip(1..).collect())
        }
        Lot::AsListed => (LotMethod::AsListed, as_listed(desk, &players)),
    };
    let unchanged = tournament.section(section).lots == Some(method)
        && tournament.numbered(section).len() == numbers.len()
        && numbers
            .iter()
            .all(|(id, number)| tournament.player(*id).number == Some(*number));
    if unchanged {
        return Ok(Vec::new());
    }
    let mut steps = Steps::on(tournament, section);
    steps.void_draft(section);
    steps.push(Fact::LotsDrawn {
        section,
        method,
        numbers,
    });
    Ok(steps.into_facts())
}

/// Numbers in the order of the roster. Before any lots, numbers already given were drawn by hand and stay;
/// the others take what is free in order.
fn as_listed(desk: &Desk<'_>, players: &[PlayerId]) -> Vec<(PlayerId, Number)> {
    let by_hand = desk.tournament.section(desk.section).lots.is_none();
    let given = |id: &PlayerId| desk.tournament.player(*id).number.filter(|_| by_hand);
    let taken: BTreeSet<Number> = players.iter().filter_map(given).collect();
    let mut free = (1..).filter(|number| !taken.contains(number));
    let mut numbers: Vec<_> = players
        .iter()
        .filter_map(|id| Some((*id, given(id).or_else(|| free.next())?)))
        .collect();
    numbers.sort_unstable_by_key(|(_, number)| *number);
    numbers
}
