//! Corrections of any published round, and what becomes of the round after it.

use crate::domain::command::{Command, Context, Next, Order};
use crate::domain::decide::steps::Steps;
use crate::domain::decide::{Desk, board_at, rounds};
use crate::domain::fact::Fact;
use crate::domain::ids::{PlayerId, RoundNo, SectionId};
use crate::domain::refusal::{
    Refusal,
    results::{PartialFault, Refused},
};
use crate::domain::round::{Board, Decision, Outcome, Round, Seat, Sheet, Stage, Word};
use crate::domain::tournament::Tournament;

/// `correct`: the points move, the boards of later rounds stay unless asked otherwise.
pub(super) fn decide(
    desk: &Desk<'_>,
    number: RoundNo,
    table: u32,
    word: Word,
    next: Next,
) -> Result<Vec<Fact>, Refusal> {
    let round = desk.published(Some(number))?;
    let board = board_at(round, table)?;
    if board.outcome.word() == Some(word) {
        return Ok(Vec::new());
    }
    let mut steps = Steps::of(desk);
    steps.set_outcome(number, board.clone(), Outcome::Decided(Decision::plain(word)));
    let later = desk
        .tournament
        .current(desk.section)
        .filter(|r| r.number > number);
    match (next, later) {
        (Next::Keep, _) | (_, None) => Ok(steps.into_facts()),
        (_, Some(later)) if later.stage == Stage::Closed => Err(Refused::NextClosed(later.number).into()),
        (Next::Partial, Some(later)) => {
            partial(desk, &mut steps, later, board, word)?;
            Ok(steps.into_facts())
        }
        (Next::All, Some(later)) => all(desk, steps, later),
    }
}

/// How many boards of the running round a command changes: what `correct --next` costs, to be said before it
/// is done. A board that the new pairing has again is not counted.
///
/// # Errors
/// As the command itself.
pub fn boards_that_change(
    tournament: &Tournament,
    order: &Order,
    context: &Context,
) -> Result<usize, Refusal> {
    let facts = crate::domain::decide::decide(tournament, order, context)?;
    let pair = |b: &Board| (b.red.player, b.black.player);
    let mut gone = Vec::new();
    let mut changed = 0;
    for fact in &facts {
        match fact {
            Fact::BoardChanged { was, now, .. } if pair(was) != pair(now) => changed += 1,
            Fact::Unpaired { was, .. } => gone = was.boards.iter().map(pair).collect(),
            Fact::Drafted { pairing, .. } => {
                changed += pairing.boards.iter().filter(|b| !gone.contains(&pair(b))).count();
            }
            _ => {}
        }
    }
    Ok(changed)
}

/// The two of the corrected board take each other's seats in the running round: two boards change, fewer cannot.
fn partial(
    desk: &Desk<'_>,
    steps: &mut Steps<'_>,
    later: &Round,
    corrected: &Board,
    word: Word,
) -> Result<(), Refusal> {
    let tournament = desk.tournament;
    let gain = |player: PlayerId| {
        let side = corrected.side_of(player)?;
        let before = corrected
            .outcome
            .word()
            .map_or(0, |w| tournament.points_of(desk.section, w, side));
        Some(tournament.points_of(desk.section, word, side) - before)
    };
    let (a, b) = (corrected.red.player, corrected.black.player);
    let (up, down) = (gain(a).unwrap_or(0), gain(b).unwrap_or(0));
    if up == 0 && down == 0 {
        return Ok(());
    }
    let seated = |player| {
        later
            .board_of(player)
            .ok_or(Refused::NoPartial(PartialFault::NotAtABoard(
                tournament.player(player).number,
            )))
    };
    let (first, second) = (seated(a)?, seated(b)?);
    if first.board == second.board {
        return Err(Refused::NoPartial(PartialFault::SameBoard(first.table)).into());
    }
    for board in [first, second] {
        if later.started.is_some() || board.outcome != Outcome::Open {
            return Err(Refused::NoPartial(PartialFault::Begun(board.table)).into());
        }
    }
    for (board, leaves, comes, gained) in [(first, a, b, down), (second, b, a, up)] {
        let mut now = fresh(board);
        let rival = if now.red.player == leaves {
            now.black.player
        } else {
            now.red.player
        };
        if met(tournament, desk.section, comes, rival, later.number) {
            let number = |id| tournament.player(id).number;
            return Err(Refused::NoPartial(PartialFault::Met(number(comes), number(rival))).into());
        }
        let points = if comes == a { first } else { second };
        let recorded = points.side_of(comes).map_or(0, |side| points.seat(side).points);
        let seat = Seat {
            player: comes,
            points: recorded + gained,
        };
        if now.red.player == leaves {
            now.red = seat;
        } else {
            now.black = seat;
        }
        steps.put(later.number, now);
    }
    Ok(())
}

/// A board on which nothing has happened.
fn fresh(board: &Board) -> Board {
    Board {
        outcome: Outcome::Open,
        why: None,
        verified: false,
        missing: None,
        sheet: Sheet::Missing,
        offers: (0, 0),
        ..board.clone()
    }
}

/// Whether two have met in a published round before this one (switch `forfeits_count_as_met`).
fn met(tournament: &Tournament, section: SectionId, a: PlayerId, b: PlayerId, before: RoundNo) -> bool {
    let counts = |board: &Board| {
        tournament.regulation.forfeits_count_as_met || board.outcome.word().is_none_or(Word::played)
    };
    tournament
        .section(section)
        .rounds
        .iter()
        .filter(|r| r.number < before)
        .filter_map(|r| r.board_of(a))
        .any(|board| board.side_of(b).is_some() && counts(board))
}

/// The running round is taken down and paired again.
fn all(desk: &Desk<'_>, steps: Steps<'_>, later: &Round) -> Result<Vec<Fact>, Refusal> {
    let tables: Vec<u32> = later
        .boards()
        .iter()
        .filter(|b| b.outcome != Outcome::Open)
        .map(|b| b.table)
        .collect();
    if !tables.is_empty() {
        return Err(Refused::NextHasResults {
            round: later.number,
            tables,
        }
        .into());
    }
    let mut facts = steps.into_facts();
    facts.push(Fact::Unpaired {
        section: desk.section,
        round: later.number,
        was: Box::new(later.pairing.clone()),
        started: later.started,
    });
    let mut after = desk.tournament.clone();
    if facts.iter().try_for_each(|fact| after.apply(fact)).is_err() {
        return Err(Refused::NextClosed(later.number).into());
    }
    let anew = Desk {
        tournament: &after,
        section: desk.section,
        context: desk.context,
    };
    facts.extend(rounds::decide(&anew, &Command::Pair { rematches: None })?);
    Ok(facts)
}
