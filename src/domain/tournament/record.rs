//! A player's record: what each round was for him. Standings, pairing and the player's card all read this.

use super::Tournament;
use crate::domain::ids::{PlayerId, RoundNo, Side};
use crate::domain::round::{Board, OutReason, Round, Stage};

/// What a published round was for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entered<'a> {
    /// At a board.
    Board {
        /// The board.
        board: &'a Board,
        /// His side.
        side: Side,
    },
    /// 轮空.
    Bye,
    /// Not paired.
    Out(&'a OutReason),
    /// Before he entered.
    NotYet,
}

impl Entered<'_> {
    /// The opponent, if at a board.
    pub fn opponent(&self) -> Option<PlayerId> {
        match self {
            Self::Board { board, side } => Some(board.seat(side.other()).player),
            _ => None,
        }
    }
}

impl Tournament {
    /// What a published round was for a player.
    pub fn entered<'a>(&self, id: PlayerId, round: &'a Round) -> Entered<'a> {
        if let Some(board) = round.board_of(id)
            && let Some(side) = board.side_of(id)
        {
            return Entered::Board { board, side };
        }
        if round.pairing.bye.as_ref().is_some_and(|b| b.player == id) {
            return Entered::Bye;
        }
        round
            .pairing
            .out
            .iter()
            .find(|o| o.player == id)
            .map_or(Entered::NotYet, |o| Entered::Out(&o.reason))
    }

    /// A player's record over the published rounds 1 to `through`.
    pub fn record(&self, id: PlayerId, through: RoundNo) -> Vec<(RoundNo, Entered<'_>)> {
        let section = self.player(id).section;
        self.section(section)
            .rounds
            .iter()
            .filter(|r| r.number <= through && r.stage != Stage::Draft)
            .map(|r| (r.number, self.entered(id, r)))
            .collect()
    }
}
