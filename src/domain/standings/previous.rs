//! 前一轮成绩: the place after the round before, by the same chain, from today's facts.

use super::field::{Field, Member, View};
use super::grouping::{self, Lots};
use crate::domain::ids::RoundNo;
use crate::domain::regulation::{Criterion, Regulation};

/// Places after the round before `round`: none for the expelled, equal places equal, all equal after round 0.
/// Each round's places rest on those of the round before it, so they are made from the first round on.
pub(super) fn places(field: &Field<'_>, round: RoundNo, chain: &[Criterion]) -> Vec<Option<u32>> {
    let mut places = vec![None; field.members.len()];
    for who in field.competing() {
        places[who] = Some(1);
    }
    if !chain.contains(&Criterion::PreviousRound) {
        return places;
    }
    for through in 1..round as usize {
        let view = View::new(field, through, &places);
        let ranked = grouping::rank(&view, chain, field.competing().collect(), Lots::NotUsed);
        let mut next = vec![None; field.members.len()];
        let mut place = 1;
        for group in ranked.groups {
            for who in &group.members {
                next[*who] = Some(place);
            }
            place += group.members.len() as u32;
        }
        places = next;
    }
    places
}

/// The places after a round, and all they were made from: they need not be made again while that stands.
#[derive(Debug)]
pub struct Remembered {
    round: usize,
    regulation: Regulation,
    chain: Vec<Criterion>,
    members: Vec<Member>,
    places: Vec<Option<u32>>,
}

impl Remembered {
    /// The same as [`places`], remembered.
    pub(super) fn new(field: &Field<'_>, round: RoundNo, chain: &[Criterion]) -> Self {
        let before = round.saturating_sub(1) as usize;
        Self {
            round: before,
            regulation: field.tournament.regulation.clone(),
            chain: chain.to_vec(),
            members: field.members_after(before),
            places: places(field, round, chain),
        }
    }

    /// Whether the places before `round` are still these.
    pub(super) fn holds(&self, field: &Field<'_>, round: RoundNo, chain: &[Criterion]) -> bool {
        self.round == round.saturating_sub(1) as usize
            && self.chain == chain
            && self.regulation == field.tournament.regulation
            && self.members.len() == field.members.len()
            && field
                .members
                .iter()
                .zip(&self.members)
                .all(|(now, then)| now.was(then, self.round))
    }

    pub(super) fn places(&self) -> &[Option<u32>] {
        &self.places
    }
}
