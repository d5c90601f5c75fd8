//! Things of the tournament in words: players, results, incidents, what a foul will do.

use crate::domain::decide::FoulPreview;
use crate::domain::foul::{ClaimKind, Consequence, Incident, What};
use crate::domain::ids::{PlayerId, SectionId, Side, Sides};
use crate::domain::player::Status;
use crate::domain::round::{Board, MadeBy, OutReason, Outcome, Round, Word};
use crate::domain::tournament::{Entered, Tournament};
use crate::text::console::{Words, fill, words};
use crate::text::lang::Lang;
use crate::text::shown::in_row;
use crate::text::width::{cells, cut_distinct};
use chrono::{DateTime, FixedOffset};
use std::ops::Range;

/// A player's name as shown.
pub fn name(tournament: &Tournament, id: PlayerId) -> String {
    in_row(&tournament.player(id).entry.name).into_owned()
}

/// The names of those of a list who are shown, cut to a column, and still distinct among the whole list.
pub fn names(tournament: &Tournament, list: &[PlayerId], shown: Range<usize>, width: usize) -> Vec<String> {
    let named = |id: &PlayerId| in_row(&tournament.player(*id).entry.name);
    let shown = shown.start.min(list.len())..shown.end.min(list.len());
    if list.iter().all(|id| cells(&named(id)) <= width) {
        return list[shown].iter().map(|id| named(id).into_owned()).collect();
    }
    let whole: Vec<_> = list.iter().map(named).collect();
    let mut short = cut_distinct(&whole.iter().map(AsRef::as_ref).collect::<Vec<_>>(), width);
    short.drain(shown).collect()
}

/// Number, name and unit: two of one name are told apart.
pub fn player(tournament: &Tournament, id: PlayerId) -> String {
    let player = tournament.player(id);
    let number = player.number.map(|n| format!("{n} ")).unwrap_or_default();
    let unit = match player.entry.unit.as_str() {
        "" => String::new(),
        unit => format!(" {}", in_row(unit)),
    };
    format!("{number}{}{unit}", in_row(&player.entry.name))
}

/// A side.
pub fn side(side: Side, w: &Words) -> &'static str {
    match side {
        Side::Red => w.red,
        Side::Black => w.black,
    }
}

/// Sides.
pub fn sides(sides: Sides, w: &Words) -> &'static str {
    match sides {
        Sides::One(one) => side(one, w),
        Sides::Both => w.both,
    }
}

/// What a board says, in a column of 6 cells.
pub fn outcome(outcome: &Outcome, w: &Words) -> &'static str {
    match outcome {
        Outcome::Open => w.r_open,
        Outcome::Disputed => w.r_disputed,
        Outcome::Pending => w.r_pending,
        Outcome::Decided(decision) => result(decision.word, w),
    }
}

/// A result, in a column of 6 cells.
pub fn result(word: Word, w: &Words) -> &'static str {
    match word {
        Word::Red => w.r_red,
        Word::Draw => w.r_draw,
        Word::Black => w.r_black,
        Word::RedForfeits => w.r_red_forfeits,
        Word::BlackForfeits => w.r_black_forfeits,
        Word::BothForfeit => w.r_both_forfeit,
        Word::BothLose => w.r_both_lose,
    }
}

/// A result in full, with the winner's name.
pub fn result_named(tournament: &Tournament, board: &Board, word: Word, lang: Lang) -> String {
    let w = words(lang);
    let text = match word {
        Word::Red => w.red_wins,
        Word::Draw => w.drawn,
        Word::Black => w.black_wins,
        Word::RedForfeits => w.red_forfeits,
        Word::BlackForfeits => w.black_forfeits,
        Word::BothForfeit => w.both_forfeit,
        Word::BothLose => w.both_lose,
    };
    let winner = word
        .winner()
        .map(|side| name(tournament, board.seat(side).player))
        .unwrap_or_default();
    fill(text, &[&winner])
}

/// Whether a player takes part.
pub fn status(status: &Status, lang: Lang) -> &'static str {
    let w = words(lang);
    match status {
        Status::Active => w.active,
        Status::Withdrawn => w.withdrawn,
        Status::Expelled => w.expelled,
        Status::Knockout => w.knockout,
    }
}

/// Why a player is not paired.
pub fn out(reason: &OutReason, w: &Words) -> &'static str {
    match reason {
        OutReason::Absent { .. } => w.w_absent,
        OutReason::Unpaid => w.w_unpaid,
        OutReason::Withdrawn => w.w_withdrawn,
        OutReason::Expelled => w.w_expelled,
        OutReason::Knockout => w.w_knockout,
    }
}

/// What a round was for a player, in a word.
pub fn entered(entered: &Entered<'_>, w: &Words) -> &'static str {
    match entered {
        Entered::Bye => w.w_bye,
        Entered::NotYet => w.w_not_yet,
        Entered::Out(reason) => out(reason, w),
        Entered::Board { board, side } => match &board.outcome {
            Outcome::Open => w.w_open,
            Outcome::Disputed => w.r_disputed,
            Outcome::Pending => w.r_pending,
            Outcome::Decided(decision) => match decision.word {
                word if word.forfeited_by(*side) => w.w_forfeit,
                word if word.winner() == Some(*side) && !word.played() => w.w_win_forfeit,
                word if word.winner() == Some(*side) => w.w_win,
                Word::Draw => w.w_draw,
                Word::BothLose => w.w_both_lose,
                _ => w.w_loss,
            },
        },
    }
}

/// Hours and minutes of the hall's clock.
pub fn hour(at: DateTime<FixedOffset>) -> String {
    at.format("%H:%M").to_string()
}

/// A span of whole minutes.
pub fn span(minutes: i64, w: &Words) -> String {
    if minutes < 60 {
        fill(w.minutes, &[&minutes])
    } else {
        fill(w.hours, &[&(minutes / 60), &(minutes % 60)])
    }
}

/// An appeal with its decision, if there is one.
pub fn appeal(text: &str, decision: Option<&str>, w: &Words) -> String {
    let appeal = fill(w.ev_appeal, &[&in_row(text)]);
    match decision {
        Some(decision) => format!("{appeal} {}", fill(w.ev_decided, &[&in_row(decision)])),
        None => appeal,
    }
}

/// An incident in a line: what, and about whom.
pub fn incident(tournament: &Tournament, section: SectionId, incident: &Incident, lang: Lang) -> String {
    let w = words(lang);
    let who = |side: Side| {
        let board = tournament
            .round(section, incident.round)
            .and_then(|r| r.at_table(incident.table?));
        match board {
            Some(board) => name(tournament, board.seat(side).player),
            None => self::side(side, w).to_owned(),
        }
    };
    match &incident.what {
        What::Foul(foul) => {
            let kind = tournament
                .regulation
                .foul_kind(&foul.kind)
                .map_or(foul.kind.clone(), |k| in_row(lang.of(&k.name)).into_owned());
            let mut text = format!("{} {kind}", name(tournament, foul.player));
            if foul.count > 0 {
                text.push(' ');
                text.push_str(&fill(w.ev_times, &[&foul.count]));
            }
            if foul.voided.is_some() {
                text.push(' ');
                text.push_str(w.void);
            }
            text
        }
        What::Time { side, minutes } => fill(w.ev_time, &[&who(*side), &format!("{minutes:+}")]),
        What::Offer { side } => fill(w.ev_offer, &[&who(*side)]),
        What::Warning { side, text } => fill(w.ev_warning, &[&who(*side), &in_row(text)]),
        What::Note { text } => fill(w.ev_note, &[&in_row(text)]),
        What::Appeal { text, decision } => appeal(text, decision.as_deref(), w),
        What::Claim {
            side,
            kind,
            target,
            count,
        } => {
            let text = match kind {
                ClaimKind::Natural => w.ev_claim,
                ClaimKind::Repetition => w.ev_repetition,
            };
            fill(text, &[&who(*side), count, target])
        }
        What::Ruling { side, .. } => match side {
            Some(side) => fill(w.ev_ruling, &[&who(*side)]),
            None => w.ev_ruling_draw.to_owned(),
        },
        What::Missing { sides } => match sides {
            Some(Sides::One(side)) => fill(w.ev_missing, &[&who(*side)]),
            Some(Sides::Both) => fill(w.ev_missing, &[&w.both]),
            None => w.ev_came.to_owned(),
        },
    }
}

/// What a foul will count and do.
pub fn judged(foul: &FoulPreview, no_effect: bool, lang: Lang) -> String {
    let w = words(lang);
    let mut parts = vec![if foul.count == 0 {
        w.counts_none.to_owned()
    } else {
        fill(w.counts, &[&foul.count])
    }];
    let effect = match foul.consequence {
        Consequence::None => None,
        Consequence::LostGame => Some(w.effect_lose.to_owned()),
        Consequence::BothLost => Some(w.effect_both.to_owned()),
        Consequence::OpponentMinutes(minutes) => Some(fill(w.effect_minutes, &[&minutes])),
        Consequence::Expelled => Some(w.effect_expel.to_owned()),
    };
    if no_effect {
        parts.push(w.no_effect.to_owned());
    }
    parts.extend(effect);
    parts.join(lang.pick("，", ", "))
}

/// Why two meet, as recorded; empty if nothing is.
pub fn why(round: &Round, board: &Board, lang: Lang) -> String {
    match (&board.why, round.pairing.made_by) {
        (Some(why), _) => crate::text::why::board(why, lang),
        (None, MadeBy::Hand | MadeBy::Paper) => words(lang).why_hand.to_owned(),
        (None, MadeBy::Machine) => String::new(),
    }
}
