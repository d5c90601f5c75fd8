//! 前一轮成绩: the place after the round before, by the same chain, from today's facts.

use super::field::{Field, View};
use super::grouping::{self, Lots};
use crate::domain::ids::RoundNo;
use crate::domain::regulation::Criterion;

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
