//! Seats: colours reversed, boards exchanged, merged, moved (rulebook §2, §4).

use super::steps::Steps;
use super::{Desk, board_at};
use crate::domain::clock;
use crate::domain::command::{Command, PlayerRef};
use crate::domain::fact::Fact;
use crate::domain::ids::{RoundNo, Side, Sides};
use crate::domain::refusal::{Refusal, results::Refused};
use crate::domain::round::{Board, Decision, Outcome, Round, Seat, Sheet, Stage};

/// Judges a command of this room.
pub(super) fn decide(desk: &Desk<'_>, command: &Command) -> Result<Vec<Fact>, Refusal> {
    match command {
        Command::Colours(table, round) => colours(desk, *table, *round),
        Command::Exchange(first, second, round) => exchange(desk, *first, *second, *round),
        Command::Merge(first, second) => merge(desk, *first, *second),
        Command::Table(table, to) => move_table(desk, *table, *to),
        Command::Fix(player, table) => fix(desk, player, *table),
        _ => Ok(Vec::new()),
    }
}

/// The board as it was really played: the persons change sides and keep what they have.
fn reversed(board: &Board) -> Board {
    let outcome = match &board.outcome {
        Outcome::Decided(decision) => Outcome::Decided(Decision {
            word: decision.word.mirrored(),
            ..decision.clone()
        }),
        undecided => undecided.clone(),
    };
    Board {
        red: board.black,
        black: board.red,
        outcome,
        verified: false,
        missing: board.missing.map(|sides| match sides {
            Sides::One(side) => Sides::One(side.other()),
            Sides::Both => Sides::Both,
        }),
        offers: (board.offers.1, board.offers.0),
        ..board.clone()
    }
}

fn colours(desk: &Desk<'_>, table: u32, number: Option<RoundNo>) -> Result<Vec<Fact>, Refusal> {
    let round = desk.published(number)?;
    let board = board_at(round, table)?;
    let mut steps = Steps::of(desk);
    steps.put(round.number, reversed(board));
    Ok(steps.into_facts())
}

/// A board with other players on it, on which nothing is known to have happened. In a closed round it is
/// pending, for nothing there may be open.
fn reseated(round: &Round, board: &Board, red: Seat, black: Seat) -> Board {
    let cleared = if round.stage == Stage::Closed {
        Outcome::Pending
    } else {
        Outcome::Open
    };
    Board {
        red,
        black,
        outcome: cleared,
        why: None,
        verified: false,
        missing: None,
        sheet: Sheet::Missing,
        offers: (0, 0),
        ..board.clone()
    }
}

/// A-B and C-D were played as A-D and C-B: what was entered on them was of other games.
fn exchange(desk: &Desk<'_>, first: u32, second: u32, number: Option<RoundNo>) -> Result<Vec<Fact>, Refusal> {
    let round = desk.published(number)?;
    let (one, two) = two_boards(round, first, second)?;
    let mut steps = Steps::of(desk);
    steps.put(round.number, reseated(round, one, one.red, two.black));
    steps.put(round.number, reseated(round, two, two.red, one.black));
    Ok(steps.into_facts())
}

fn two_boards(round: &Round, first: u32, second: u32) -> Result<(&Board, &Board), Refusal> {
    let boards = (board_at(round, first)?, board_at(round, second)?);
    if first == second {
        Err(Refused::SameBoard(first).into())
    } else {
        Ok(boards)
    }
}

/// Two half-empty boards of round 1 become one game of the two who are there.
fn merge(desk: &Desk<'_>, first: u32, second: u32) -> Result<Vec<Fact>, Refusal> {
    let round = desk.running()?;
    if round.number != 1 {
        return Err(Refused::MergeRound(round.number).into());
    }
    let (one, two) = two_boards(round, first, second)?;
    for board in [one, two] {
        if let Some(word) = board.outcome.word() {
            let table = board.table;
            return Err(Refused::DecidedAlready { table, word }.into());
        }
    }
    if let Some(started) = round.started
        && clock::seconds_left(
            &desk.tournament.regulation,
            desk.section,
            started,
            desk.context.now,
        ) == Some(0)
    {
        return Err(Refused::MergeTooLate.into());
    }
    let gone_from = |board: &Board| match board.missing {
        Some(Sides::One(side)) => Ok(side),
        _ => Err(Refused::NotHalfEmpty(board.table)),
    };
    let (out_one, out_two) = (gone_from(one)?, gone_from(two)?);
    let number = |seat: Seat| desk.tournament.player(seat.player).number;
    let seats = |board: &Board, side_one: Side, side_two: Side| {
        let (a, b) = (one.seat(side_one), two.seat(side_two));
        let a_is_red = if side_one == side_two {
            // As in round 1: on odd boards the smaller number has red, on even boards the larger.
            (number(a) < number(b)) == (board.board % 2 == 1)
        } else {
            side_one == Side::Red
        };
        if a_is_red { (a, b) } else { (b, a) }
    };
    let (red, black) = seats(one, out_one.other(), out_two.other());
    let now = reseated(round, one, red, black);
    let (red, black) = seats(two, out_one, out_two);
    let absent = Board {
        missing: Some(Sides::Both),
        ..reseated(round, two, red, black)
    };
    Ok(vec![Fact::BoardsMerged {
        section: desk.section,
        round: round.number,
        was: Box::new(one.clone()),
        gone: Box::new(two.clone()),
        now: Box::new(now),
        absent: Box::new(absent),
    }])
}

/// The board is printed at another table: of the draft if one stands, else of the running round.
fn move_table(desk: &Desk<'_>, table: u32, to: u32) -> Result<Vec<Fact>, Refusal> {
    let round = match desk.tournament.draft(desk.section) {
        Some(draft) => draft,
        None => desk.running()?,
    };
    let board = board_at(round, table)?;
    if to == 0 {
        return Err(Refused::NoTableZero.into());
    }
    if table != to && round.at_table(to).is_some() {
        return Err(Refused::TableTaken(to).into());
    }
    let mut steps = Steps::of(desk);
    let mut moved = board.clone();
    moved.table = to;
    steps.put(round.number, moved);
    Ok(steps.into_facts())
}

/// A player always plays at a table; 0 lifts it.
fn fix(desk: &Desk<'_>, player: &PlayerRef, table: u32) -> Result<Vec<Fact>, Refusal> {
    let id = desk.player(player)?;
    let fixed = (table > 0).then_some(table);
    let holder = desk
        .tournament
        .players_in(desk.section)
        .find(|(other, p)| *other != id && fixed.is_some() && p.fixed_table == fixed);
    if let Some((_, holder)) = holder {
        let number = holder.number;
        return Err(Refused::FixTaken { table, number }.into());
    }
    let was = desk.tournament.player(id).fixed_table;
    if was == fixed {
        return Ok(Vec::new());
    }
    let mut steps = Steps::of(desk);
    steps.push(Fact::TableFixed {
        id,
        was,
        table: fixed,
    });
    steps.lay_tables_anew(desk.tournament.player(id).section);
    Ok(steps.into_facts())
}
