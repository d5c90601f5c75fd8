//! Fees and what is given back of them.

use crate::domain::foul::What;
use crate::domain::ids::{IncidentId, PlayerId, RoundNo, SectionId};
use crate::domain::player::{Fee, Status};
use crate::domain::regulation::{FeeRule, Words};
use crate::domain::round::{OutReason, Outcome};
use crate::domain::tournament::{Entered, Tournament};

/// What a player owes by the regulation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FeeRow {
    /// Who.
    pub player: PlayerId,
    /// The rule that applies, in words.
    pub rule: Words,
    /// Yuan; 0 = exempt by the rule.
    pub yuan: u32,
    /// What was registered: paid, due, exempt.
    pub fee: Fee,
    /// Article.
    pub article: String,
}

fn rule(tournament: &Tournament, player: PlayerId) -> Option<&FeeRule> {
    let player = tournament.player(player);
    let key = tournament.regulation.section_key(player.section);
    let rules = &tournament.regulation.fees;
    rules.iter().find(|rule| rule.of.fits(&player.entry, key))
}

/// The fee of every player of a section to whom a rule applies, in the order registered.
pub fn fee_rows(tournament: &Tournament, section: SectionId) -> Vec<FeeRow> {
    tournament
        .players_in(section)
        .filter_map(|(id, player)| {
            let rule = rule(tournament, id)?;
            Some(FeeRow {
                player: id,
                rule: rule.name.clone(),
                yuan: rule.yuan,
                fee: player.entry.fee.clone(),
                article: rule.article.clone(),
            })
        })
        .collect()
}

/// Yuan a team pays beside its players' fees.
pub fn team_fee(tournament: &Tournament) -> u32 {
    tournament.regulation.teams.as_ref().map_or(0, |t| t.yuan)
}

/// Why a fee is not given back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefundLost {
    /// He withdrew or was expelled.
    Left,
    /// He forfeited this round, or was absent without leave.
    Missed(RoundNo),
    /// A foul or a warning.
    Penalty(IncidentId),
    /// He has not paid.
    NotPaid,
}

/// A fee to be given back, or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refund {
    /// Who.
    pub player: PlayerId,
    /// Yuan.
    pub yuan: u32,
    /// Why not.
    pub lost: Option<RefundLost>,
    /// Article.
    pub article: String,
}

/// What is given back to whom after a complete tournament without any penalty, by number.
pub fn refunds(tournament: &Tournament, section: SectionId) -> Vec<Refund> {
    tournament
        .numbered(section)
        .into_iter()
        .filter_map(|(_, player)| {
            let rule = rule(tournament, player)?;
            (rule.refund > 0).then(|| Refund {
                player,
                yuan: rule.refund,
                lost: lost(tournament, section, player),
                article: rule.article.clone(),
            })
        })
        .collect()
}

fn lost(tournament: &Tournament, section: SectionId, id: PlayerId) -> Option<RefundLost> {
    let player = tournament.player(id);
    if player.entry.fee != Fee::Paid {
        return Some(RefundLost::NotPaid);
    }
    if matches!(player.status, Status::Withdrawn | Status::Expelled) {
        return Some(RefundLost::Left);
    }
    let missed = tournament
        .record(id, RoundNo::MAX)
        .into_iter()
        .find(|(_, entered)| match entered {
            Entered::Board { board, side } => match &board.outcome {
                Outcome::Decided(decision) => decision.word.forfeited_by(*side) && !decision.excused,
                _ => false,
            },
            Entered::Out(OutReason::Absent { excused }) => !excused,
            _ => false,
        });
    if let Some((round, _)) = missed {
        return Some(RefundLost::Missed(round));
    }
    let penalty = tournament.section(section).incidents.iter().find(|incident| {
        incident.standing_foul().is_some_and(|f| f.player == id)
            || match (&incident.what, incident.table) {
                (What::Warning { side, .. }, Some(table)) => tournament
                    .round(section, incident.round)
                    .and_then(|r| r.at_table(table))
                    .is_some_and(|b| b.seat(*side).player == id),
                _ => false,
            }
    });
    penalty.map(|incident| RefundLost::Penalty(incident.id))
}
