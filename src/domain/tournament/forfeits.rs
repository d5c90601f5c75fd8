//! Forfeits that count against a player (rulebook §4 "Switch `forfeits_withdraw`").

use super::Tournament;
use crate::domain::ids::{PlayerId, Side};
use crate::domain::player::Status;
use crate::domain::round::{Board, Outcome, Reason, Stage};

/// Whether a side forfeited a board without leave; lateness is a loss there and does not count.
pub fn forfeited_without_leave(board: &Board, side: Side) -> bool {
    match &board.outcome {
        Outcome::Decided(decision) => {
            decision.word.forfeited_by(side) && !decision.excused && decision.reason != Some(Reason::Late)
        }
        _ => false,
    }
}

impl Tournament {
    /// Boards a player forfeited without leave in the published rounds.
    pub fn unexcused_forfeits(&self, id: PlayerId) -> u32 {
        let rounds = &self.section(self.player(id).section).rounds;
        rounds
            .iter()
            .filter(|r| r.stage != Stage::Draft)
            .flat_map(crate::domain::round::Round::boards)
            .filter(|b| b.side_of(id).is_some_and(|side| forfeited_without_leave(b, side)))
            .count() as u32
    }

    /// Whether the regulation withdraws a player who takes part for his forfeits.
    pub fn forfeits_withdraw(&self, id: PlayerId) -> bool {
        let limit = self.regulation.forfeits_withdraw;
        limit > 0 && self.player(id).status == Status::Active && self.unexcused_forfeits(id) >= limit
    }
}
