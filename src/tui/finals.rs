//! What the windows of the end show, worked out once for a state and a section, and only when one is opened.

use crate::domain::act::Book;
use crate::domain::ids::{PlayerId, RoundNo, SectionId};
use crate::domain::prizes::{
    Ban, FeeRow, Prizes, Refund, Revision, bans, fee_rows, prizes, refunds, revisions,
};
use crate::domain::standings::{Standings, standings};
use crate::domain::teams::{Teams, teams};
use crate::domain::ties::{Tie, ties};

/// Prizes, teams, ties, money.
#[derive(Debug)]
pub struct Finals {
    /// The lists.
    pub prizes: Prizes,
    /// The order they are made from.
    pub standings: Standings,
    /// Their revisions.
    pub revisions: Vec<Revision>,
    /// The teams, if there are any.
    pub teams: Option<Teams>,
    /// Level groups, those first that something hangs on.
    pub ties: Vec<Tie>,
    /// Fees.
    pub fees: Vec<FeeRow>,
    /// Fees given back.
    pub refunds: Vec<Refund>,
    /// Who did not come or left; none if the regulation does not ask.
    pub bans: Option<Vec<Ban>>,
}

impl Finals {
    /// Works all out.
    pub fn of(book: &Book, section: SectionId) -> Self {
        let tournament = book.tournament();
        let standings = standings(tournament, section, RoundNo::MAX);
        let touched = ties(tournament, section);
        let within = |group: &[PlayerId]| touched.iter().any(|tie| tie.players == group);
        let others = standings.undecided().into_iter().filter(|group| !within(group));
        let others: Vec<Tie> = others
            .map(|players| Tie {
                players,
                touches: Vec::new(),
            })
            .collect();
        Self {
            prizes: prizes(tournament, section),
            revisions: revisions(book, section),
            teams: teams(tournament, RoundNo::MAX),
            ties: touched.into_iter().chain(others).collect(),
            fees: fee_rows(tournament, section),
            refunds: refunds(tournament, section),
            bans: bans(tournament, section),
            standings,
        }
    }
}
