//! Draw offers, counted a side where a text counts them (meishan-2016 补二.4(3)).

use super::playing;
use crate::domain::decide::Desk;
use crate::domain::decide::steps::Steps;
use crate::domain::fact::Fact;
use crate::domain::foul::What;
use crate::domain::ids::{RoundNo, SectionId, Side};
use crate::domain::refusal::Refusal;
use crate::domain::regulation::FoulKind;
use crate::domain::round::Board;
use crate::domain::tournament::Tournament;

pub(super) fn offer(desk: &Desk<'_>, table: u32, side: Side) -> Result<Vec<Fact>, Refusal> {
    let (round, board) = playing(desk, table)?;
    let mut now = board.clone();
    match side {
        Side::Red => now.offers.0 += 1,
        Side::Black => now.offers.1 += 1,
    }
    let mut steps = Steps::of(desk);
    steps.put(round.number, now);
    steps.log(desk.context, round.number, Some(table), What::Offer { side });
    Ok(steps.into_facts())
}

/// Whose offers exceed the opponent's so far that a foul is proposed, and which; none once it is booked, until
/// he offers again.
pub fn offers_propose<'a>(
    tournament: &'a Tournament,
    section: SectionId,
    round: RoundNo,
    board: &Board,
) -> Option<(Side, &'a FoulKind)> {
    let rule = tournament.regulation.draw_offers.as_ref()?;
    let kind = tournament.regulation.foul_kind(&rule.foul)?;
    let (red, black) = board.offers;
    let (side, excess) = if red >= black {
        (Side::Red, red - black)
    } else {
        (Side::Black, black - red)
    };
    let player = board.seat(side).player;
    let booked = tournament
        .section(section)
        .incidents
        .iter()
        .filter(|i| i.round == round)
        .filter_map(|i| i.standing_foul())
        .filter(|f| f.player == player && f.kind == kind.key)
        .count() as u32;
    let due = (excess + 1).saturating_sub(rule.more_than_opponent.max(1));
    (due > booked).then_some((side, kind))
}
