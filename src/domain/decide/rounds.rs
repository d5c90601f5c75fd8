//! Pairing, publishing, starting, paper rounds, closing (rulebook §3-4).

use super::{Desk, Steps, board_at, named};
use crate::domain::adoption;
use crate::domain::command::Command;
use crate::domain::fact::Fact;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::refusal::rounds::{OpenBoard, Refused};
use crate::domain::refusal::{Candidate, Refusal};
use crate::domain::round::{Board, Outcome, Round, Seat, Sheet};
use crate::domain::tournament::Tournament;
use chrono::NaiveTime;

mod draft;
mod pair;
mod paper;

/// Judges a command of this room.
pub(super) fn decide(desk: &Desk<'_>, command: &Command) -> Result<Vec<Fact>, Refusal> {
    match command {
        Command::Pair { rematches } => pair::decide(desk, *rematches),
        Command::Swap(one, other) => draft::swap(desk, one, other),
        Command::Bye(player) => draft::bye(desk, player),
        Command::Publish => draft::publish(desk),
        Command::Unpair { with_results } => unpair(desk, *with_results),
        Command::Start(time) => start(desk, *time),
        Command::Paper(rows) => paper::decide(desk, rows),
        Command::Close(pending) => close(desk, pending),
        _ => Ok(Vec::new()),
    }
}

fn named_board(tournament: &Tournament, board: &Board) -> OpenBoard {
    OpenBoard {
        table: board.table,
        disputed: board.outcome == Outcome::Disputed,
        red: named(tournament, board.red.player),
        black: named(tournament, board.black.player),
    }
}

/// Refuses while a published round is not closed, naming what is still open.
fn all_closed(desk: &Desk<'_>) -> Result<(), Refused> {
    let Some(round) = desk.tournament.running(desk.section) else {
        return Ok(());
    };
    boards_decided(desk, round, &[])?;
    Err(Refused::NotClosed(round.number))
}

/// Refuses while boards other than these tables are open or disputed.
fn boards_decided(desk: &Desk<'_>, round: &Round, but: &[u32]) -> Result<(), Refused> {
    let boards: Vec<OpenBoard> = round
        .open_boards()
        .filter(|b| !but.contains(&b.table))
        .map(|b| named_board(desk.tournament, b))
        .collect();
    if boards.is_empty() {
        Ok(())
    } else {
        Err(Refused::BoardsOpen {
            round: round.number,
            boards,
        })
    }
}

/// The number of the round to be paired next, if one may be.
fn next_round(desk: &Desk<'_>) -> Result<RoundNo, Refused> {
    all_closed(desk)?;
    let (tournament, section) = (desk.tournament, desk.section);
    let (next, last) = (
        tournament.published(section) + 1,
        tournament.regulation.rounds_of(section),
    );
    if next > last {
        return Err(Refused::AllRoundsPublished(last));
    }
    let unnumbered = tournament
        .players_in(section)
        .any(|(id, p)| p.number.is_none() && tournament.out_of(id, next).is_none());
    let undrawn = tournament.section(section).lots.is_none() && next == 1;
    if undrawn && (unnumbered || tournament.numbered(section).is_empty()) {
        return Err(Refused::NoNumbers);
    }
    let before_cut = tournament.regulation.knockout.as_ref().is_some_and(|k| {
        let (a, b) = k.semi_finals;
        let places = [a.0, a.1, b.0, b.1].into_iter().max().unwrap_or(0) as usize;
        next > k.after_round
            && tournament.section(section).cut.is_none()
            && tournament.paired(section, next).len() >= places
    });
    if before_cut {
        return Err(Refused::CutFirst(next));
    }
    Ok(next)
}

/// Boards in the order of their rank, each with its table; outcomes open.
fn boards(desk: &Desk<'_>, pairs: &[(Seat, Seat)]) -> Vec<Board> {
    let players: Vec<(PlayerId, PlayerId)> = pairs
        .iter()
        .map(|(red, black)| (red.player, black.player))
        .collect();
    let tables = desk.tournament.tables(desk.section, &players);
    pairs
        .iter()
        .zip(tables)
        .zip(1..)
        .map(|(((red, black), table), rank)| Board {
            board: rank,
            table,
            red: *red,
            black: *black,
            outcome: Outcome::Open,
            why: None,
            verified: false,
            missing: None,
            sheet: Sheet::Missing,
            sheet_picked: false,
            offers: (0, 0),
        })
        .collect()
}

/// A seat in a round, with the player's points before it.
fn seat(tournament: &Tournament, player: PlayerId, round: RoundNo) -> Seat {
    Seat {
        player,
        points: tournament.points(player, round - 1),
    }
}

fn everyone(tournament: &Tournament, players: &[PlayerId]) -> Vec<Candidate> {
    players.iter().map(|id| named(tournament, *id)).collect()
}

/// Takes the round down that hangs on the wall, or drops the draft.
fn unpair(desk: &Desk<'_>, with_results: bool) -> Result<Vec<Fact>, Refusal> {
    if let Some(draft) = desk.tournament.draft(desk.section) {
        return Ok(vec![Fact::DraftVoided {
            section: desk.section,
            round: draft.number,
        }]);
    }
    let round = desk.running()?;
    let tables: Vec<u32> = round
        .boards()
        .iter()
        .filter(|b| b.outcome != Outcome::Open)
        .map(|b| b.table)
        .collect();
    if !tables.is_empty() && !with_results {
        return Err(Refused::HasResults {
            round: round.number,
            tables,
        }
        .into());
    }
    let mut steps = Steps::of(desk);
    steps.push(Fact::Unpaired {
        section: desk.section,
        round: round.number,
        was: Box::new(round.pairing.clone()),
        started: round.started,
    });
    steps.take_back_by_forfeits(desk.section);
    Ok(steps.into_facts())
}

fn start(desk: &Desk<'_>, time: Option<NaiveTime>) -> Result<Vec<Fact>, Refusal> {
    let round = desk.running()?;
    let rules = &desk.tournament.regulation;
    if rules.late_minutes_of(desk.section).is_none() {
        let question = adoption::late_question(rules);
        let of = question.and_then(|q| desk.tournament.asked_in(desk.section, q));
        return Err(Refused::NoLateLimit {
            section: of.map_or("", |s| rules.section_key(s)).to_owned(),
            question: question.map(|q| q.key.clone()),
        }
        .into());
    }
    let now = desk.context.now;
    let at = time
        .and_then(|time| {
            now.date_naive()
                .and_time(time)
                .and_local_timezone(*now.offset())
                .single()
        })
        .unwrap_or(now);
    if round.started == Some(at) {
        return Ok(Vec::new());
    }
    Ok(vec![Fact::Started {
        section: desk.section,
        round: round.number,
        was: round.started,
        at,
    }])
}

fn close(desk: &Desk<'_>, pending: &[u32]) -> Result<Vec<Fact>, Refusal> {
    let round = desk.running()?;
    for table in pending {
        if !board_at(round, *table)?.outcome.is_open() {
            return Err(Refused::NotOpen(*table).into());
        }
    }
    boards_decided(desk, round, pending)?;
    let mut steps = Steps::of(desk);
    for board in round.open_boards() {
        steps.push(Fact::OutcomeSet {
            section: desk.section,
            round: round.number,
            table: board.table,
            was: board.outcome.clone(),
            now: Outcome::Pending,
        });
    }
    steps.push(Fact::Closed {
        section: desk.section,
        round: round.number,
    });
    Ok(steps.into_facts())
}
