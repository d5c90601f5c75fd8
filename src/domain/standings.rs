//! 名次: points, then the regulation's chain, each criterion among those still level (rulebook §5).

use crate::domain::ids::{PlayerId, RoundNo, SectionId};
use crate::domain::regulation::Criterion;
use crate::domain::tournament::Tournament;

/// What a player has of a criterion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Number(i64),
    /// A list compared from its beginning (积分逆减, 去除第一轮).
    List(Vec<i64>),
    /// Not applied to him (直胜 outside a group that has met, lots not drawn).
    NotApplied,
}

/// What separates a row from the row above it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecidedBy {
    /// 积分.
    Points,
    /// A criterion of the chain.
    Criterion(Criterion),
}

/// A player's place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// 名次; equal for undecided players, none for the expelled.
    pub rank: Option<u32>,
    /// Who.
    pub player: PlayerId,
    /// 积分.
    pub points: i32,
    /// What he has of every criterion of the chain, in its order, lots last.
    pub values: Vec<(Criterion, Value)>,
    /// What separates him from the row above; none in the first row and between undecided rows.
    pub decided_by: Option<DecidedBy>,
    /// Whether he shares his rank and only lots can decide.
    pub undecided: bool,
}

/// The standings of a section.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// Section.
    pub section: SectionId,
    /// The newest published round counted.
    pub after_round: RoundNo,
    /// Boards decided in that round, and all its boards.
    pub decided: (usize, usize),
    /// Whether every board of every round to then is decided.
    pub complete: bool,
    /// The chain applied.
    pub chain: Vec<Criterion>,
    /// In order, the expelled last.
    pub rows: Vec<Row>,
}

/// The standings from the results of rounds 1 to `through` that stand now.
pub fn standings(tournament: &Tournament, section: SectionId, through: RoundNo) -> Standings {
    let after_round = through.min(tournament.published(section));
    Standings {
        section,
        after_round,
        decided: (0, 0),
        complete: false,
        chain: tournament.regulation.chain_of(section),
        rows: Vec::new(),
    }
}
