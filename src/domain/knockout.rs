//! 淘汰赛 (rulebook §8): the places its games give.

use crate::domain::ids::{PlayerId, RoundNo, SectionId};
use crate::domain::player::Status;
use crate::domain::tournament::Tournament;

/// A place of the knockout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// 名次.
    pub rank: u32,
    /// Whose.
    pub player: PlayerId,
    /// Whether others share it, a game being undecided or nobody having come to it.
    pub shared: bool,
}

/// The round of the cut and the places of its players, the expelled left out; none before the cut.
pub fn placed(tournament: &Tournament, section: SectionId) -> Option<(RoundNo, Vec<Place>)> {
    let (round, players) = tournament.section(section).cut.as_ref()?;
    let places = players
        .iter()
        .filter(|p| tournament.player(**p).status != Status::Expelled)
        .map(|player| Place {
            rank: 1,
            player: *player,
            shared: true,
        })
        .collect();
    Some((*round, places))
}
