//! What a foul does to boards and persons, and how that is given back when it is voided or moved.
//!
//! A foul that decided a board keeps what the board said before and after. Voided, the board returns to what
//! it said before if it still says what the foul made it say; if anything else was decided since, that stands.

use super::{incident, said};
use crate::domain::command::Context;
use crate::domain::decide::Desk;
use crate::domain::decide::finals::given_back;
use crate::domain::decide::participation::leave_knockout;
use crate::domain::decide::steps::Steps;
use crate::domain::fact::Fact;
use crate::domain::foul::{Consequence, Foul, Replaced, ReplacedOutcome, What};
use crate::domain::ids::{IncidentId, PlayerId, RoundNo, Side};
use crate::domain::player::Status;
use crate::domain::refusal::{Refusal, incidents::Refused};
use crate::domain::round::{Board, Decision, Outcome, Reason, Word};
use std::collections::BTreeMap;

/// The key of a move against the rules of movement, in every catalogue.
const ILLEGAL_MOVE: &str = "illegal-move";

/// Who lose a board: red, black.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Losers {
    red: bool,
    black: bool,
}

impl Losers {
    fn with(mut self, side: Side) -> Self {
        match side {
            Side::Red => self.red = true,
            Side::Black => self.black = true,
        }
        self
    }

    /// With those whom this foul makes lose the board.
    fn by(self, foul: &Foul, board: &Board) -> Self {
        let own = board.side_of(foul.player);
        match (foul.consequence, own) {
            (Consequence::BothLost, _) => self.with(Side::Red).with(Side::Black),
            (Consequence::LostGame | Consequence::Expelled, Some(side)) => self.with(side),
            _ => self,
        }
    }

    fn word(self) -> Option<Word> {
        match (self.red, self.black) {
            (true, true) => Some(Word::BothLose),
            (true, false) => Some(Word::Black),
            (false, true) => Some(Word::Red),
            (false, false) => None,
        }
    }
}

/// The result a foul makes, with its reason. Who is expelled loses by forfeit, as at the arbiter's word.
fn decided(steps: &Steps<'_>, foul: &Foul, word: Word) -> Outcome {
    if foul.consequence == Consequence::Expelled {
        let word = match word {
            Word::Black => Word::RedForfeits,
            Word::Red => Word::BlackForfeits,
            _ => Word::BothForfeit,
        };
        return Outcome::Decided(Decision {
            reason: Some(Reason::Expelled),
            ..Decision::plain(word)
        });
    }
    let reason = if foul.kind == ILLEGAL_MOVE {
        Reason::IllegalMove
    } else if steps.now.regulation.unreported_foul.as_ref() == Some(&foul.kind) {
        Reason::Unreported
    } else {
        Reason::Fouls
    };
    Outcome::Decided(Decision {
        reason: Some(reason),
        ..Decision::plain(word)
    })
}

/// What was replaced, seen from the board as it is now; none if other persons sit there.
fn seen_from(replaced: &ReplacedOutcome, board: &Board) -> Option<ReplacedOutcome> {
    let (red, black) = (board.red.player, board.black.player);
    let turn = |outcome: &Outcome| match outcome {
        Outcome::Decided(d) => Outcome::Decided(Decision {
            word: d.word.mirrored(),
            ..d.clone()
        }),
        undecided => undecided.clone(),
    };
    if (replaced.red, replaced.black) == (red, black) {
        Some(replaced.clone())
    } else if (replaced.red, replaced.black) == (black, red) {
        Some(ReplacedOutcome {
            round: replaced.round,
            red,
            black,
            was: turn(&replaced.was),
            now: turn(&replaced.now),
        })
    } else {
        None
    }
}

/// The other standing fouls that hold what this board says now.
fn holders(
    steps: &Steps<'_>,
    round: RoundNo,
    board: &Board,
    apart: Option<IncidentId>,
) -> Vec<(IncidentId, Foul, ReplacedOutcome)> {
    steps
        .standing_fouls()
        .into_iter()
        .filter(|(id, _)| Some(*id) != apart)
        .filter_map(|(id, foul)| {
            let replaced = foul.replaced.board.as_ref().filter(|r| r.round == round)?;
            let seen = seen_from(replaced, board).filter(|seen| seen.now == board.outcome)?;
            Some((id, foul, seen))
        })
        .collect()
}

/// Does what the fouls of one act bring with them, and notes in each what it replaced.
pub(super) fn follow(steps: &mut Steps<'_>, round: RoundNo, fouls: &mut [Foul]) {
    let mut boards: BTreeMap<(RoundNo, u32), (Board, Losers)> = BTreeMap::new();
    let mut on_board = Vec::new();
    for foul in fouls.iter_mut() {
        let place = match foul.consequence {
            Consequence::LostGame | Consequence::BothLost => {
                steps.board_of(round, foul.player).map(|b| (round, b))
            }
            Consequence::Expelled => {
                expel(steps, foul);
                open_board(steps, foul.player)
            }
            Consequence::None | Consequence::OpponentMinutes(_) => None,
        };
        on_board.push(place.as_ref().map(|(round, b)| (*round, b.board)));
        if let Some((round, board)) = place {
            let key = (round, board.board);
            let (board, losers) = boards.remove(&key).unwrap_or((board, Losers::default()));
            boards.insert(key, (board.clone(), losers.by(foul, &board)));
        }
    }
    for (key, (board, losers)) in boards {
        let Some(word) = losers.word() else { continue };
        let held = holders(steps, key.0, &board, None);
        let mine: Vec<usize> = (0..fouls.len()).filter(|i| on_board[*i] == Some(key)).collect();
        let Some(first) = mine.first() else { continue };
        let replaced = if board.outcome.word() == Some(word) {
            // Lost already: this foul holds the result as the earlier one does, or does not hold it at all.
            held.into_iter().next().map(|(_, _, seen)| seen)
        } else {
            let now = decided(steps, &fouls[*first], word);
            let replaced = ReplacedOutcome {
                round: key.0,
                red: board.red.player,
                black: board.black.player,
                was: board.outcome.clone(),
                now: now.clone(),
            };
            steps.set_outcome(key.0, board, now);
            Some(replaced)
        };
        for i in mine {
            fouls[i].replaced.board.clone_from(&replaced);
        }
    }
}

/// The board still open at which a player sits in the running round.
fn open_board(steps: &Steps<'_>, player: PlayerId) -> Option<(RoundNo, Board)> {
    let round = steps.now.running(steps.section)?.number;
    let board = steps.board_of(round, player)?;
    board.outcome.is_open().then_some((round, board))
}

fn expel(steps: &mut Steps<'_>, foul: &mut Foul) {
    let was = steps.now.player(foul.player).status.clone();
    if was == Status::Expelled {
        // A second such foul holds the expulsion as the first does; one by the arbiter's word is held by none.
        let first = steps
            .standing_fouls()
            .into_iter()
            .find(|(_, f)| f.player == foul.player && f.replaced.status.is_some());
        if let Some((_, first)) = first {
            foul.replaced.status = first.replaced.status;
            foul.replaced.game = first.replaced.game;
        }
        return;
    }
    foul.replaced.status = Some(was);
    let reason = if foul.note.is_empty() {
        foul.kind.clone()
    } else {
        foul.note.clone()
    };
    foul.replaced.game = leave_knockout(steps, foul.player, Reason::Expelled).map(Box::new);
    steps.set_status(foul.player, Status::Expelled, &reason);
}

/// The minutes a foul gave the opponent, as a clock entry; taken back only while the game is on.
pub(super) fn give_minutes(
    steps: &mut Steps<'_>,
    context: &Context,
    round: RoundNo,
    table: Option<u32>,
    foul: &Foul,
    back: bool,
) {
    let Consequence::OpponentMinutes(minutes) = foul.consequence else {
        return;
    };
    let Some((board, side)) = steps
        .board_of(round, foul.player)
        .and_then(|b| b.side_of(foul.player).map(|s| (b, s)))
    else {
        return;
    };
    if back && !board.outcome.is_open() {
        return;
    }
    let minutes = i32::try_from(minutes).unwrap_or(i32::MAX);
    let time = What::Time {
        side: side.other(),
        minutes: if back { -minutes } else { minutes },
    };
    steps.log(context, round, table, time);
}

/// Gives back what a foul did. Whether its hold on the board was still there.
fn give_back(steps: &mut Steps<'_>, id: IncidentId, foul: &Foul, reason: &str) -> bool {
    if foul.consequence == Consequence::Expelled {
        let held = steps
            .standing_fouls()
            .into_iter()
            .any(|(other, f)| other != id && f.player == foul.player && f.replaced.status.is_some());
        if !held {
            take_in_again(steps, foul, reason);
        }
    }
    let Some(replaced) = &foul.replaced.board else {
        return false;
    };
    let Some(board) = steps.board_of(replaced.round, foul.player) else {
        return false;
    };
    let Some(seen) = seen_from(replaced, &board).filter(|seen| seen.now == board.outcome) else {
        return false;
    };
    let others = holders(steps, seen.round, &board, Some(id));
    let losers = others
        .iter()
        .fold(Losers::default(), |all, (_, foul, _)| all.by(foul, &board));
    let now = match (losers.word(), others.first()) {
        (Some(word), _) if board.outcome.word() == Some(word) => board.outcome.clone(),
        (Some(word), Some((_, other, _))) => decided(steps, other, word),
        _ => seen.was.clone(),
    };
    for (other, mut foul, seen) in others {
        foul.replaced.board = Some(ReplacedOutcome {
            now: now.clone(),
            ..seen
        });
        steps.amend(other, What::Foul(foul), reason.to_owned());
    }
    steps.set_outcome(seen.round, board, now);
    true
}

/// He is not expelled any more, and the game of the knockout he lost by that is to be played.
fn take_in_again(steps: &mut Steps<'_>, foul: &Foul, reason: &str) {
    let expelled = steps.now.player(foul.player).status == Status::Expelled;
    if let Some(was) = foul.replaced.status.clone().filter(|_| expelled) {
        steps.set_status(foul.player, was, reason);
    }
    if let Some(lost) = &foul.replaced.game {
        for fact in given_back(&steps.now, steps.section, lost) {
            steps.push(fact);
        }
    }
}

/// The foul that stands under this id, with its round and table.
fn standing(desk: &Desk<'_>, id: IncidentId) -> Result<(RoundNo, Option<u32>, Foul), Refused> {
    let found = incident(desk, id)?;
    match &found.what {
        What::Foul(foul) if foul.voided.is_none() => Ok((found.round, found.table, foul.clone())),
        What::Foul(_) => Err(Refused::VoidedAlready(id)),
        _ => Err(Refused::NotAFoul(id)),
    }
}

/// `foul-void`.
pub(super) fn void(desk: &Desk<'_>, id: IncidentId, reason: &str) -> Result<Vec<Fact>, Refusal> {
    said(reason)?;
    let (round, table, foul) = standing(desk, id)?;
    let mut steps = Steps::of(desk);
    give_back(&mut steps, id, &foul, reason);
    give_minutes(&mut steps, desk.context, round, table, &foul, true);
    let now = Foul {
        voided: Some(reason.to_owned()),
        ..foul
    };
    steps.amend(id, What::Foul(now), reason.to_owned());
    Ok(steps.into_facts())
}

/// `foul-move`: the foul was the opponent's, with the same count and what it brought.
pub(super) fn to_other_side(desk: &Desk<'_>, id: IncidentId, reason: &str) -> Result<Vec<Fact>, Refusal> {
    said(reason)?;
    let (round, table, foul) = standing(desk, id)?;
    let mut steps = Steps::of(desk);
    let opponent = table
        .and_then(|_| steps.board_of(round, foul.player))
        .and_then(|b| b.side_of(foul.player).map(|s| b.seat(s.other()).player))
        .ok_or(Refused::NoOtherSide(id))?;
    let held = give_back(&mut steps, id, &foul, reason);
    give_minutes(&mut steps, desk.context, round, table, &foul, true);
    let decides = matches!(foul.consequence, Consequence::LostGame | Consequence::BothLost);
    let consequence = if decides && !held {
        Consequence::None
    } else {
        foul.consequence
    };
    let mut moved = [Foul {
        player: opponent,
        consequence,
        replaced: Replaced::default(),
        ..foul
    }];
    // Out of the way first: the foul does not hold for the first player any more.
    let gone = Foul {
        voided: Some(reason.to_owned()),
        ..moved[0].clone()
    };
    steps.amend(id, What::Foul(gone), reason.to_owned());
    follow(&mut steps, round, &mut moved);
    let [moved] = moved;
    if steps
        .board_of(round, opponent)
        .is_some_and(|b| b.outcome.is_open())
    {
        give_minutes(&mut steps, desk.context, round, table, &moved, false);
    }
    steps.amend(id, What::Foul(moved), reason.to_owned());
    Ok(steps.into_facts())
}
