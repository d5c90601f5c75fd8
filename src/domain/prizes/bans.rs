//! The report of those who did not come or left without cause. The arbiter decides what goes out.

use super::came;
use crate::domain::ids::{PlayerId, RoundNo, SectionId};
use crate::domain::player::Status;
use crate::domain::round::OutReason;
use crate::domain::tournament::{Entered, Tournament, forfeited_without_leave};

/// What a player did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BanWhy {
    /// 报名后不参赛.
    NeverCame,
    /// 中途弃权: withdrew, with the rounds missed without leave before.
    Left(Vec<RoundNo>),
    /// Missed these rounds without leave.
    Missed(Vec<RoundNo>),
}

/// A player of the report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ban {
    /// Who.
    pub player: PlayerId,
    /// What he did.
    pub why: BanWhy,
    /// The reason he gave for leaving, if one is recorded: whether it is cause enough, the arbiter decides.
    pub reason: Option<String>,
}

/// The report of a section once round 1 is published, in the order registered; none if the regulation knows no
/// ban. Who missed rounds with leave only is not in it, nor is one who was only late.
pub fn bans(tournament: &Tournament, section: SectionId) -> Option<Vec<Ban>> {
    tournament.regulation.ban_report.as_ref()?;
    if tournament.published(section) == 0 {
        return Some(Vec::new());
    }
    let bans = tournament
        .players_in(section)
        .filter_map(|(id, player)| {
            let record = tournament.record(id, RoundNo::MAX);
            let missed: Vec<RoundNo> = record
                .iter()
                .filter(|(_, entered)| match entered {
                    Entered::Board { board, side } => forfeited_without_leave(board, *side),
                    Entered::Out(OutReason::Absent { excused }) => !excused,
                    _ => false,
                })
                .map(|(round, _)| *round)
                .collect();
            let with_leave = record
                .iter()
                .any(|(_, e)| matches!(e, Entered::Out(OutReason::Absent { excused: true })));
            let why = if player.number.is_none() {
                (!player.entry.arrived).then_some(BanWhy::NeverCame)
            } else if !came(tournament, id) && (!with_leave || !missed.is_empty()) {
                Some(BanWhy::NeverCame)
            } else if player.status == Status::Withdrawn {
                Some(BanWhy::Left(missed))
            } else {
                (!missed.is_empty()).then_some(BanWhy::Missed(missed))
            };
            why.map(|why| Ban {
                player: id,
                why,
                reason: tournament.reasons.get(&id).cloned(),
            })
        })
        .collect();
    Some(bans)
}
