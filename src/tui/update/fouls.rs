//! A foul by keys: side, kind, consequence, Enter.

use super::{refuse, send, show};
use crate::domain::command::FoulOptions;
use crate::domain::decide::preview;
use crate::domain::ids::{Side, Sides};
use crate::domain::regulation::{Counting, Effect as Penalty, FoulKind};
use crate::domain::round::{Stage, Word};
use crate::text::console::{fill, words};
use crate::text::spot::spot;
use crate::tui::commands;
use crate::tui::input::Key;
use crate::tui::keymap::Action;
use crate::tui::model::{Cursor, Dialog, Effect, FoulDraft, Model, Pending, Question};
use crate::tui::sight::Sight;
use crate::tui::wording;

pub(super) fn act(model: &mut Model, sight: &Sight<'_>, action: Action, key: Key) -> Vec<Effect> {
    match (action, model.pending.clone()) {
        (Action::Foul, _) => begin(model, sight),
        (Action::Kind, Pending::FoulKind(table, side)) => {
            let Key::Char(c) = key else { return Vec::new() };
            let place = c.to_digit(10).map_or(0, |d| d as usize).wrapping_sub(1);
            choose(model, sight, table, side, place)
        }
        (Action::KindList, Pending::FoulKind(table, side)) => {
            let cursor = Cursor::default();
            show(model, Dialog::Kinds { table, side, cursor })
        }
        (Action::NoEffect, Pending::Foul(mut foul)) => {
            foul.no_effect = !foul.no_effect;
            model.pending = Pending::Foul(foul);
            Vec::new()
        }
        (Action::Commit, Pending::Foul(foul)) => commit(model, sight, &foul),
        _ => Vec::new(),
    }
}

fn begin(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let w = words(model.lang);
    let Some(round) = sight.round(model).filter(|r| r.stage != Stage::Draft) else {
        return refuse(model, w.is_draft);
    };
    if round.number != sight.tournament().published(model.section) {
        return refuse(model, w.foul_old_round);
    }
    match model.pending.table().filter(|t| round.at_table(*t).is_some()) {
        Some(table) => {
            model.pending = Pending::FoulSide(table);
            Vec::new()
        }
        None => vec![Effect::Bell],
    }
}

/// The side is known: the kind is asked for.
pub(super) fn side(model: &mut Model, sight: &Sight<'_>, table: u32, side: Side) -> Vec<Effect> {
    if sight.tournament().regulation.fouls.is_empty() {
        return refuse(model, words(model.lang).no_kinds);
    }
    model.pending = Pending::FoulKind(table, side);
    Vec::new()
}

/// The kind is known: its consequence is shown.
pub(super) fn choose(
    model: &mut Model,
    sight: &Sight<'_>,
    table: u32,
    side: Side,
    place: usize,
) -> Vec<Effect> {
    let Some(kind) = sight.tournament().regulation.fouls.get(place) else {
        return vec![Effect::Bell];
    };
    model.dialog = None;
    model.pending = Pending::Foul(FoulDraft {
        table,
        side,
        kind: place,
        digits: asks(kind).map(|_| String::new()),
        no_effect: false,
    });
    Vec::new()
}

/// The number a kind needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Asked {
    Count,
    Left,
}

fn asks(kind: &FoulKind) -> Option<Asked> {
    match (&kind.counting, kind.effect) {
        (Counting::Table(_), _) => Some(Asked::Count),
        (Counting::UnderOpponentMinutes(_), _) | (_, Penalty::ByOpponentTime { .. }) => Some(Asked::Left),
        (Counting::Fixed, _) => None,
    }
}

/// A digit of the number asked for, or one taken back.
pub(super) fn type_number(model: &mut Model, mut foul: FoulDraft, digit: Option<char>) -> Vec<Effect> {
    match (&mut foul.digits, digit) {
        (Some(digits), Some(c)) if digits.len() < 4 => digits.push(c),
        (_, Some(_)) => return vec![Effect::Bell],
        (Some(digits), None) if !digits.is_empty() => {
            digits.pop();
        }
        (_, None) => {
            model.pending = Pending::FoulKind(foul.table, foul.side);
            return Vec::new();
        }
    }
    model.pending = Pending::Foul(foul);
    Vec::new()
}

/// What a foul about to be booked says beside its kind; the number is none while it is not typed.
pub fn options(kind: &FoulKind, foul: &FoulDraft) -> FoulOptions {
    let number: Option<u32> = foul.digits.as_deref().and_then(|d| d.parse().ok());
    let (count, left) = match asks(kind) {
        Some(Asked::Count) => (number, None),
        Some(Asked::Left) => (None, number.map(|n| n / 100 * 60 + n % 100)),
        None => (None, None),
    };
    FoulOptions {
        count,
        left,
        no_effect: foul.no_effect,
        ..FoulOptions::default()
    }
}

fn commit(model: &mut Model, sight: &Sight<'_>, foul: &FoulDraft) -> Vec<Effect> {
    let Some(kind) = sight.tournament().regulation.fouls.get(foul.kind) else {
        return Vec::new();
    };
    if foul.digits.as_deref() == Some("") {
        return refuse(model, words(model.lang).number_first);
    }
    let options = options(kind, foul);
    let loss = proposed(model, sight, foul, kind, &options);
    let effects = send(
        model,
        sight,
        commands::foul(foul.table, foul.side, &kind.key, options),
    );
    model.question = loss;
    effects
}

/// The loss of the game a foul leads to by the regulation's threshold: the arbiter's word gives it.
fn proposed(
    model: &Model,
    sight: &Sight<'_>,
    foul: &FoulDraft,
    kind: &FoulKind,
    options: &FoulOptions,
) -> Option<Question> {
    let tournament = sight.tournament();
    let sides = Sides::One(foul.side);
    let judged = preview(tournament, model.section, foul.table, sides, &kind.key, options).ok()?;
    let judged = judged.first().filter(|judged| judged.proposes_loss)?;
    let word = match foul.side {
        Side::Red => Word::Black,
        Side::Black => Word::Red,
    };
    let running = tournament.running(model.section)?;
    let board = running.at_table(foul.table)?;
    if board.outcome.word() == Some(word) {
        return None;
    }
    let loss = commands::lost_by_fouls(foul.table, word, board.outcome.word().is_some());
    Some(Question {
        text: fill(
            spot(model.lang).ask_loss,
            &[
                &foul.table,
                &wording::side(foul.side, words(model.lang)),
                &wording::name(tournament, judged.player),
                &judged.in_game_after,
            ],
        ),
        then: vec![Effect::Submit(loss.to(model.section, tournament))],
    })
}
