//! Results, disputes, verification, missing sides (rulebook §2, §4 "Late").

use super::steps::Steps;
use super::{Desk, board_at, incidents};
use crate::domain::clock;
use crate::domain::command::Command;
use crate::domain::fact::Fact;
use crate::domain::foul::What;
use crate::domain::ids::{RoundNo, Sides};
use crate::domain::refusal::{Refusal, results::Refused};
use crate::domain::regulation::Regulation;
use crate::domain::round::{Board, Decision, Outcome, Reason, Round, Word};

mod correct;
pub use correct::boards_that_change;

/// Judges a command of this room.
pub(super) fn decide(desk: &Desk<'_>, command: &Command) -> Result<Vec<Fact>, Refusal> {
    match command {
        Command::Result {
            table,
            word,
            reason,
            replace,
            excused,
            responsible,
            moves,
        } => {
            let given = Given {
                decision: Decision {
                    word: *word,
                    reason: *reason,
                    excused: *excused && !word.played(),
                    moves: *moves,
                },
                replace: *replace,
                responsible: *responsible,
            };
            result(desk, *table, &given)
        }
        Command::Clear(table) => clear(desk, *table),
        Command::Dispute(table) => dispute(desk, *table),
        Command::Verify(table, word) => verify(desk, *table, *word),
        Command::Missing(table, sides) => missing(desk, *table, *sides),
        Command::Correct {
            round,
            table,
            word,
            next,
        } => correct::decide(desk, *round, *table, *word, *next),
        _ => Ok(Vec::new()),
    }
}

/// Rounds of moves a draw on this board must have lasted, so that the console asks for them; none where the
/// regulation does not ask (qijiang-2019 补二.7: boards 1-6 from round 7). A draw is taken without an answer:
/// the text states no sanction.
pub fn asks_moves(regulation: &Regulation, round: RoundNo, board: &Board) -> Option<u32> {
    let rule = regulation.early_draw.as_ref()?;
    (round >= rule.from_round && board.board <= rule.boards).then_some(rule.moves)
}

/// A result as given.
struct Given {
    decision: Decision,
    replace: bool,
    responsible: Option<Sides>,
}

fn result(desk: &Desk<'_>, table: u32, given: &Given) -> Result<Vec<Fact>, Refusal> {
    let round = desk.running()?;
    let board = board_at(round, table)?;
    let word = given.decision.word;
    if let Outcome::Decided(stands) = &board.outcome {
        let says_more = given.decision != Decision::plain(word) || given.responsible.is_some();
        if stands.word == word && !(given.replace && says_more) {
            return Ok(Vec::new());
        }
        if !given.replace {
            return Err(Refused::Decided {
                table,
                stands: stands.word,
                asked: word,
            }
            .into());
        }
    }
    if given.decision.reason == Some(Reason::Late) {
        late(desk, round, table)?;
    }
    let mut steps = Steps::of(desk);
    steps.set_outcome(
        round.number,
        board.clone(),
        Outcome::Decided(given.decision.clone()),
    );
    if let Some(sides) = given.responsible {
        responsible(desk, &mut steps, round, board, &given.decision, sides)?;
    }
    Ok(steps.into_facts())
}

/// Whether the late limit is reached.
fn late(desk: &Desk<'_>, round: &Round, table: u32) -> Result<(), Refused> {
    let started = round.started.ok_or(Refused::NotStarted(round.number))?;
    match clock::seconds_left(
        &desk.tournament.regulation,
        desk.section,
        started,
        desk.context.now,
    ) {
        None => Err(Refused::LateUnanswered),
        Some(0) => Ok(()),
        Some(seconds) => Err(Refused::NotLateYet { table, seconds }),
    }
}

/// The foul of who left a result unreported, booked in the same act.
fn responsible(
    desk: &Desk<'_>,
    steps: &mut Steps<'_>,
    round: &Round,
    board: &Board,
    decision: &Decision,
    sides: Sides,
) -> Result<(), Refusal> {
    if decision.word != Word::BothLose || decision.reason != Some(Reason::Unreported) {
        return Err(Refused::NotUnreported.into());
    }
    let regulation = &desk.tournament.regulation;
    let kind = regulation
        .unreported_foul
        .as_deref()
        .and_then(|key| regulation.foul_kind(key))
        .ok_or(Refused::NoUnreportedFoul)?;
    for side in sides.each() {
        incidents::book_count(steps, desk.context, round.number, board, side, kind);
    }
    Ok(())
}

fn clear(desk: &Desk<'_>, table: u32) -> Result<Vec<Fact>, Refusal> {
    let round = desk.running()?;
    let board = board_at(round, table)?;
    let mut steps = Steps::of(desk);
    steps.set_outcome(round.number, board.clone(), Outcome::Open);
    Ok(steps.into_facts())
}

fn dispute(desk: &Desk<'_>, table: u32) -> Result<Vec<Fact>, Refusal> {
    let round = desk.running()?;
    let board = board_at(round, table)?;
    let mut steps = Steps::of(desk);
    steps.set_outcome(round.number, board.clone(), Outcome::Disputed);
    Ok(steps.into_facts())
}

/// A result keyed a second time: agreed, or refused with both.
fn verify(desk: &Desk<'_>, table: u32, keyed: Word) -> Result<Vec<Fact>, Refusal> {
    let round = desk.published(None)?;
    let board = board_at(round, table)?;
    let stands = board.outcome.word().ok_or(Refused::NotDecided(table))?;
    if stands != keyed {
        return Err(Refused::VerifyDiffers { table, stands, keyed }.into());
    }
    let mut steps = Steps::of(desk);
    let mut agreed = board.clone();
    agreed.verified = true;
    steps.put(round.number, agreed);
    Ok(steps.into_facts())
}

fn missing(desk: &Desk<'_>, table: u32, sides: Option<Sides>) -> Result<Vec<Fact>, Refusal> {
    let round = desk.running()?;
    let board = board_at(round, table)?;
    if board.missing == sides {
        return Ok(Vec::new());
    }
    if let Some(word) = board.outcome.word()
        && sides.is_some()
    {
        return Err(Refused::DecidedAlready { table, word }.into());
    }
    let mut steps = Steps::of(desk);
    steps.push(Fact::MissingSet {
        section: desk.section,
        round: round.number,
        table,
        was: board.missing,
        now: sides,
    });
    steps.log(desk.context, round.number, Some(table), What::Missing { sides });
    Ok(steps.into_facts())
}
