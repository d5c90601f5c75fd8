//! A foul: how many it counts, what follows at once, and what is only proposed.

use super::amend::follow;
use crate::domain::command::{Context, FoulOptions, PlayerRef};
use crate::domain::decide::steps::Steps;
use crate::domain::decide::{Desk, board_at};
use crate::domain::fact::Fact;
use crate::domain::foul::{Consequence, Foul, Replaced, What};
use crate::domain::ids::{PlayerId, RoundNo, SectionId, Side, Sides};
use crate::domain::refusal::{Refusal, incidents::Refused};
use crate::domain::regulation::{Counting, Effect, FoulKind};
use crate::domain::round::{Board, Round, Stage};
use crate::domain::tournament::Tournament;

/// The most fouls one act may count.
const MOST_FOULS: u32 = 99;

/// What a foul cannot be booked without.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    /// Nothing more.
    Nothing,
    /// `--count`: the number to look up (missed moves).
    Count,
    /// `--left`: the time left on the opponent's clock.
    Left,
}

/// What a foul would be, before it is booked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FoulPreview {
    /// Side.
    pub side: Side,
    /// Whose.
    pub player: PlayerId,
    /// What must be asked first; while it is, the rest counts this foul as none.
    pub needs: Needs,
    /// Fouls it counts.
    pub count: u32,
    /// His fouls in this game with it, towards the game's threshold.
    pub in_game_after: u32,
    /// His fouls in the tournament with it.
    pub in_tournament_after: u32,
    /// What follows at once.
    pub consequence: Consequence,
    /// Whether the threshold of this game is then reached: the arbiter may give the loss.
    pub proposes_loss: bool,
}

/// A loss by the threshold of fouls in a game (`fouls_lose_game`), which the arbiter has not given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Proposal {
    /// Table.
    pub table: u32,
    /// Who would lose.
    pub side: Side,
    /// His fouls in this game.
    pub fouls: u32,
}

/// What an occurrence counts and does.
struct Judged {
    count: u32,
    in_game: bool,
    consequence: Consequence,
}

/// Judges an occurrence of a kind: of a player at a board, or with a bye or absent (no board, no game).
fn judge(
    tournament: &Tournament,
    round: RoundNo,
    at_board: bool,
    player: PlayerId,
    kind: &FoulKind,
    options: &FoulOptions,
) -> Result<Judged, Needs> {
    let under = |minutes: u32| options.left.map(|left| u64::from(left) < u64::from(minutes) * 60);
    let count = match (&kind.counting, options.count) {
        (Counting::Table(rows), number) => {
            let number = number.ok_or(Needs::Count)?;
            let row = rows.iter().filter(|(from, _)| *from <= number).max();
            row.map_or(0, |(_, fouls)| *fouls)
        }
        (_, Some(fouls)) => fouls,
        (Counting::UnderOpponentMinutes(minutes), None) if at_board => {
            if under(*minutes).ok_or(Needs::Left)? {
                kind.fouls
            } else {
                0
            }
        }
        (_, None) => kind.fouls,
    };
    let earlier = tournament
        .standing_fouls(player)
        .filter(|(i, f)| i.round == round && f.kind == kind.key)
        .count() as u32;
    let effect = if options.no_effect || earlier + 1 < kind.effect_from {
        Effect::None
    } else {
        kind.effect
    };
    let consequence = match effect {
        Effect::Expel => Consequence::Expelled,
        Effect::None => Consequence::None,
        _ if !at_board => Consequence::None,
        Effect::LoseGame => Consequence::LostGame,
        Effect::BothLose => Consequence::BothLost,
        Effect::OpponentMinutes(minutes) => Consequence::OpponentMinutes(minutes),
        Effect::ByOpponentTime {
            under: minutes,
            otherwise_add,
        } => match (under(minutes).ok_or(Needs::Left)?, otherwise_add) {
            (true, _) => Consequence::LostGame,
            (false, 0) => Consequence::None,
            (false, added) => Consequence::OpponentMinutes(added),
        },
    };
    Ok(Judged {
        count,
        in_game: at_board && kind.in_game,
        consequence,
    })
}

fn kind_in<'a>(tournament: &'a Tournament, key: &str, round: RoundNo) -> Result<&'a FoulKind, Refused> {
    let kind = tournament
        .regulation
        .foul_kind(key)
        .ok_or_else(|| Refused::NoSuchKind(key.to_owned()))?;
    if round < kind.from_round {
        return Err(Refused::KindOnlyFrom {
            kind: kind.key.clone(),
            round: kind.from_round,
        });
    }
    Ok(kind)
}

/// The round a foul is booked in: the one named, else the newest published; 0 before round 1.
fn round_of(tournament: &Tournament, section: SectionId, named: Option<RoundNo>) -> Result<RoundNo, Refusal> {
    let newest = tournament.published(section);
    match named {
        None => Ok(newest),
        Some(number) if number <= newest => Ok(number),
        Some(number) => Err(Refusal::NoSuchRound(number)),
    }
}

fn booked(player: PlayerId, kind: &FoulKind, judged: &Judged, note: &str) -> Foul {
    Foul {
        player,
        kind: kind.key.clone(),
        count: judged.count,
        in_game: judged.in_game,
        consequence: judged.consequence,
        note: note.to_owned(),
        voided: None,
        replaced: Replaced::default(),
    }
}

/// Judges and books one kind for these players of one round.
fn book(
    desk: &Desk<'_>,
    round: RoundNo,
    table: Option<u32>,
    players: &[PlayerId],
    kind: &FoulKind,
    options: &FoulOptions,
) -> Result<Vec<Fact>, Refusal> {
    if !matches!(kind.counting, Counting::Table(_))
        && let Some(count) = options.count.filter(|c| *c > MOST_FOULS)
    {
        return Err(Refused::TooMany {
            count,
            most: MOST_FOULS,
        }
        .into());
    }
    let mut fouls = Vec::new();
    for player in players {
        let judged =
            judge(desk.tournament, round, table.is_some(), *player, kind, options).map_err(|needs| {
                match needs {
                    Needs::Left => Refused::NeedsLeft(kind.key.clone()),
                    _ => Refused::NeedsCount(kind.key.clone()),
                }
            })?;
        fouls.push(booked(*player, kind, &judged, &options.note));
    }
    let mut steps = Steps::of(desk);
    follow(&mut steps, round, &mut fouls);
    for foul in &fouls {
        steps.log(desk.context, round, table, What::Foul(foul.clone()));
    }
    for foul in &fouls {
        super::amend::give_minutes(&mut steps, desk.context, round, table, foul, false);
    }
    Ok(steps.into_facts())
}

/// `foul` at a table.
pub(super) fn at_table(
    desk: &Desk<'_>,
    table: u32,
    sides: Sides,
    key: &str,
    options: &FoulOptions,
) -> Result<Vec<Fact>, Refusal> {
    let round = desk.published(options.round)?;
    let board = board_at(round, table)?;
    let kind = kind_in(desk.tournament, key, round.number)?;
    let players: Vec<_> = sides
        .each()
        .into_iter()
        .map(|side| board.seat(side).player)
        .collect();
    book(desk, round.number, Some(table), &players, kind, options)
}

/// `foul` of a player: at his board if he has one in that round, else for the tournament alone.
pub(super) fn of_player(
    desk: &Desk<'_>,
    player: &PlayerRef,
    key: &str,
    options: &FoulOptions,
) -> Result<Vec<Fact>, Refusal> {
    let id = desk.player(player)?;
    let desk = &Desk {
        section: desk.tournament.player(id).section,
        ..*desk
    };
    let number = round_of(desk.tournament, desk.section, options.round)?;
    // Before round 1 nothing is yet "from round 1 on".
    let kind = kind_in(desk.tournament, key, number.max(1))?;
    let table = published(desk.tournament, desk.section, number)
        .and_then(|r| r.board_of(id))
        .map(|b| b.table);
    book(desk, number, table, &[id], kind, options)
}

fn published(tournament: &Tournament, section: SectionId, number: RoundNo) -> Option<&Round> {
    tournament
        .round(section, number)
        .filter(|r| r.stage != Stage::Draft)
}

/// A warning where the catalogue has it as a kind.
pub(super) fn warning(
    desk: &Desk<'_>,
    round: &Round,
    board: &Board,
    side: Side,
    kind: &FoulKind,
    text: &str,
) -> Result<Vec<Fact>, Refusal> {
    let options = FoulOptions {
        note: text.to_owned(),
        ..FoulOptions::default()
    };
    let players = [board.seat(side).player];
    book(desk, round.number, Some(board.table), &players, kind, &options)
}

/// Books the count of a kind without its effect, once a player and round: for a sheet not handed in, or beside
/// a result that is itself the effect.
pub(in crate::domain::decide) fn book_count(
    steps: &mut Steps<'_>,
    context: &Context,
    round: RoundNo,
    board: &Board,
    side: Side,
    kind: &FoulKind,
) {
    let player = board.seat(side).player;
    let known = steps
        .now
        .standing_fouls(player)
        .any(|(i, f)| i.round == round && f.kind == kind.key);
    if known {
        return;
    }
    let judged = Judged {
        count: kind.fouls,
        in_game: kind.in_game,
        consequence: Consequence::None,
    };
    let foul = booked(player, kind, &judged, "");
    steps.log(context, round, Some(board.table), What::Foul(foul));
}

/// What a foul at a table would be, a side each, without booking it.
///
/// # Errors
/// No such round, table or kind.
pub fn preview(
    tournament: &Tournament,
    section: SectionId,
    table: u32,
    sides: Sides,
    key: &str,
    options: &FoulOptions,
) -> Result<Vec<FoulPreview>, Refusal> {
    let number = options.round.unwrap_or_else(|| tournament.published(section));
    let round = published(tournament, section, number).ok_or(match options.round {
        None => Refusal::NoRound,
        Some(named) => Refusal::NoSuchRound(named),
    })?;
    let board = board_at(round, table)?;
    let kind = kind_in(tournament, key, number)?;
    let threshold = tournament.regulation.fouls_lose_game;
    let one = |side: Side| {
        let player = board.seat(side).player;
        let (needs, judged) = match judge(tournament, number, true, player, kind, options) {
            Ok(judged) => (Needs::Nothing, judged),
            Err(needs) => (
                needs,
                Judged {
                    count: 0,
                    in_game: false,
                    consequence: Consequence::None,
                },
            ),
        };
        let in_game = if judged.in_game { judged.count } else { 0 };
        let in_game_after = tournament.fouls_in_game(player, number).saturating_add(in_game);
        let lost_at_once = matches!(judged.consequence, Consequence::LostGame | Consequence::BothLost);
        FoulPreview {
            side,
            player,
            needs,
            count: judged.count,
            in_game_after,
            in_tournament_after: tournament
                .fouls(player, RoundNo::MAX)
                .saturating_add(judged.count),
            consequence: judged.consequence,
            proposes_loss: in_game > 0
                && threshold > 0
                && in_game_after >= threshold
                && !lost_at_once
                && !has_lost(board, side),
        }
    };
    Ok(sides.each().into_iter().map(one).collect())
}

fn has_lost(board: &Board, side: Side) -> bool {
    use crate::domain::round::Word;
    board
        .outcome
        .word()
        .is_some_and(|w| w.winner() == Some(side.other()) || matches!(w, Word::BothLose | Word::BothForfeit))
}

/// The losses by the threshold that the arbiter may still give in the newest published round.
pub fn proposals(tournament: &Tournament, section: SectionId) -> Vec<Proposal> {
    let threshold = tournament.regulation.fouls_lose_game;
    let Some(round) = tournament.current(section).filter(|_| threshold > 0) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for board in round.boards() {
        for side in Sides::Both.each() {
            let fouls = tournament.fouls_in_game(board.seat(side).player, round.number);
            if fouls >= threshold && !has_lost(board, side) {
                found.push(Proposal {
                    table: board.table,
                    side,
                    fouls,
                });
            }
        }
    }
    found
}
