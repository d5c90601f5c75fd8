//! The rules: what follows from a command, or why it cannot be.

use crate::domain::command::{Command, Context, Order, PlayerRef};
use crate::domain::fact::Fact;
use crate::domain::ids::{PlayerId, SectionId};
use crate::domain::refusal::{Candidate, Refusal};
use crate::domain::round::{Board, Round, Stage};
use crate::domain::tournament::Tournament;

mod finals;
mod incidents;
mod participation;
mod registration;
mod results;
mod rounds;
mod seats;
mod steps;

pub use incidents::{FoulPreview, Needs, Proposal, SheetDue, offers_propose, preview, proposals, sheets_due};
pub use registration::{ImportPlan, plan_import};
pub use results::{asks_moves, boards_that_change};
use steps::Steps;

/// What follows from a command: facts in order, none if it changes nothing ("unchanged").
///
/// # Errors
/// A [`Refusal`] if the command cannot be; nothing changes.
pub fn decide(tournament: &Tournament, order: &Order, context: &Context) -> Result<Vec<Fact>, Refusal> {
    let desk = Desk {
        tournament,
        section: order.section,
        context,
    };
    match &order.command {
        Command::Add(_)
        | Command::Edit(..)
        | Command::Paid(_)
        | Command::Arrived(_)
        | Command::Remove(_)
        | Command::Import { .. }
        | Command::Lots(_)
        | Command::Number(..)
        | Command::Answer { .. }
        | Command::Adopt(_)
        | Command::Late { .. } => registration::decide(&desk, &order.command),
        Command::Absent { .. }
        | Command::Present(_)
        | Command::Withdraw { .. }
        | Command::Reenter(_)
        | Command::Expel(..) => participation::decide(&desk, &order.command),
        Command::Pair { .. }
        | Command::Swap(..)
        | Command::Bye(_)
        | Command::Publish
        | Command::Unpair { .. }
        | Command::Start(_)
        | Command::Paper(_)
        | Command::Close(_) => rounds::decide(&desk, &order.command),
        Command::Result { .. }
        | Command::Clear(_)
        | Command::Dispute(_)
        | Command::Verify(..)
        | Command::Missing(..)
        | Command::Correct { .. } => results::decide(&desk, &order.command),
        Command::Merge(..)
        | Command::Table(..)
        | Command::Fix(..)
        | Command::Colours(..)
        | Command::Exchange(..) => seats::decide(&desk, &order.command),
        Command::FoulAt(..)
        | Command::FoulOf(..)
        | Command::FoulVoid(..)
        | Command::FoulMove(..)
        | Command::Time(..)
        | Command::Offer(..)
        | Command::Warn(..)
        | Command::Note(..)
        | Command::Appeal(..)
        | Command::AppealDecision(..)
        | Command::Claim { .. }
        | Command::ClaimCount(..)
        | Command::Ruling { .. }
        | Command::RulingEnded(..)
        | Command::Sheet { .. }
        | Command::SheetPick(_)
        | Command::SheetsBook => incidents::decide(&desk, &order.command),
        Command::Cut
        | Command::Ko { .. }
        | Command::KoLots(..)
        | Command::TieLots(..)
        | Command::Award(..)
        | Command::Luck(..) => finals::decide(&desk, &order.command),
    }
}

/// What every rule looks at.
struct Desk<'a> {
    tournament: &'a Tournament,
    section: SectionId,
    context: &'a Context,
}

impl<'a> Desk<'a> {
    /// The player meant, of this section (by name, of any section if this one has none of that name).
    fn player(&self, who: &PlayerRef) -> Result<PlayerId, Refusal> {
        match who {
            PlayerRef::Id(id) if self.tournament.players.contains_key(id) => Ok(*id),
            PlayerRef::Id(id) => Err(Refusal::NoSuchNumber(id.0)),
            PlayerRef::Number(number) => self
                .tournament
                .by_number(self.section, *number)
                .ok_or(Refusal::NoSuchNumber(*number)),
            PlayerRef::Name(name) => {
                let found: Vec<_> = self
                    .tournament
                    .players_in(self.section)
                    .filter(|(_, p)| p.entry.name == *name)
                    .collect();
                match found.as_slice() {
                    [] => Err(Refusal::NoSuchName(name.clone())),
                    [(id, _)] => Ok(*id),
                    several => Err(Refusal::Ambiguous(
                        several
                            .iter()
                            .map(|(id, _)| named(self.tournament, *id))
                            .collect(),
                    )),
                }
            }
        }
    }

    /// The round being played.
    fn running(&self) -> Result<&'a Round, Refusal> {
        let round = self.tournament.current(self.section).ok_or(Refusal::NoRound)?;
        if round.stage == Stage::Closed {
            Err(Refusal::RoundClosed(round.number))
        } else {
            Ok(round)
        }
    }

    /// The newest published round, or the one named.
    fn published(&self, number: Option<u32>) -> Result<&'a Round, Refusal> {
        match number {
            None => self.tournament.current(self.section).ok_or(Refusal::NoRound),
            Some(number) => self
                .tournament
                .round(self.section, number)
                .filter(|r| r.stage != Stage::Draft)
                .ok_or(Refusal::NoSuchRound(number)),
        }
    }
}

/// A player as a refusal names him.
fn named(tournament: &Tournament, id: PlayerId) -> Candidate {
    let player = tournament.player(id);
    Candidate {
        number: player.number,
        name: player.entry.name.clone(),
        unit: player.entry.unit.clone(),
    }
}

/// The board at a table of a round.
fn board_at(round: &Round, table: u32) -> Result<&Board, Refusal> {
    round.at_table(table).ok_or_else(|| {
        let tables = || round.boards().iter().map(|b| b.table);
        Refusal::NoSuchTable {
            table,
            tables: tables().min().zip(tables().max()),
        }
    })
}
