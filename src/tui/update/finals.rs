//! The end: prizes, teams, the knockout beside the last rounds, lots between level players.

use super::{ask, field, refuse, send, show};
use crate::domain::fact::KoGame;
use crate::domain::ids::{PlayerId, Side};
use crate::domain::knockout;
use crate::domain::prizes::{Awarded, Why, changes};
use crate::domain::regulation::PrizeBy;
use crate::domain::round::{Decision, Outcome, Word};
use crate::text::knockout::{brief, named};
use crate::text::{finals_windows as text, ties, words};
use crate::tui::commands;
use crate::tui::dialogs::bracket::games;
use crate::tui::keymap::Action;
use crate::tui::model::{Cursor, Dialog, Effect, LineEdit, Model, PrizePage};
use crate::tui::sight::Sight;
use tui_input::Input as Field;

/// Opens a window of the end.
pub(super) fn open(model: &mut Model, sight: &Sight<'_>, action: Action) -> Vec<Effect> {
    let rules = &sight.tournament().regulation;
    let cursor = Cursor::default();
    match action {
        Action::Teams if rules.teams.is_none() => refuse(model, text::not_here(model.lang)),
        Action::Teams => show(model, Dialog::Teams(cursor)),
        Action::Bracket if rules.knockout.is_none() => refuse(model, text::not_here(model.lang)),
        Action::Bracket => {
            let games = games(model, sight);
            let at = games.iter().position(|game| game.winner.is_none()).unwrap_or(0);
            let cursor = Cursor { at, ..cursor };
            show(model, Dialog::Bracket { cursor, choice: None })
        }
        Action::Ties => show(model, Dialog::Ties(cursor)),
        _ => {
            let finals = sight.finals();
            let section = model.section;
            let before = model.prizes_seen.iter().find(|seen| seen.section == section);
            let since = match before {
                Some(before) => changes(before, &finals.prizes),
                None => finals
                    .revisions
                    .last()
                    .map_or_else(Vec::new, |r| r.changes.clone()),
            };
            show(
                model,
                Dialog::Prizes {
                    page: PrizePage::Lists,
                    since,
                    cursor,
                },
            )
        }
    }
}

/// The lists were looked at: the next time what changed is said.
pub(super) fn seen(model: &mut Model, sight: &Sight<'_>) {
    let prizes = sight.finals().prizes.clone();
    model.prizes_seen.retain(|seen| seen.section != prizes.section);
    model.prizes_seen.push(prizes);
}

/// The next page of the prizes.
pub(super) fn turn(model: &mut Model) -> Vec<Effect> {
    if let Some(Dialog::Prizes { page, cursor, .. }) = &mut model.dialog {
        *page = page.next();
        *cursor = Cursor::default();
    }
    Vec::new()
}

/// The lists of the section that are given by name and not all given.
fn due<'a>(sight: &Sight<'a>, by: impl Fn(&PrizeBy) -> bool, why: &Why) -> Option<&'a Awarded> {
    let rules = &sight.tournament().regulation.prizes;
    sight.finals().prizes.lists.iter().find(|list| {
        let rule = rules.iter().find(|rule| rule.key == list.key);
        let waits = list.outdated || list.unawarded.iter().any(|kept| kept.why == *why);
        waits && rule.is_some_and(|rule| by(&rule.by))
    })
}

/// The next luck draw.
pub(super) fn luck(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    match due(sight, |by| matches!(by, PrizeBy::Draw(_)), &Why::NotDrawn) {
        Some(list) => send(model, sight, commands::finals::luck(&list.key)),
        None => refuse(model, text::no_draw_due(model.lang)),
    }
}

/// The next nomination, on the command line: only the player is missing.
pub(super) fn nominate(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    const VERB: &str = "award ";
    match due(
        sight,
        |by| matches!(by, PrizeBy::Nominated(_)),
        &Why::NotNominated,
    ) {
        Some(list) => {
            let line = format!("{VERB} {}", list.key);
            model.line = Some(LineEdit {
                field: Field::new(line).with_cursor(VERB.len()),
                ..LineEdit::default()
            });
            Vec::new()
        }
        None => refuse(model, text::no_nomination_due(model.lang)),
    }
}

/// Lots for the group chosen, by the program.
pub(super) fn draw_ties(model: &mut Model, sight: &Sight<'_>, at: usize) -> Vec<Effect> {
    let Some(tie) = sight.finals().ties.get(at) else {
        return vec![Effect::Bell];
    };
    let tournament = sight.tournament();
    let who: Vec<String> = tie.players.iter().map(|id| named(*id, tournament)).collect();
    let question = text::ask_tie_lots(&who.join(model.lang.pick("、", ", ")), model.lang);
    let seed = sight.now.timestamp_micros().unsigned_abs();
    let spoken = commands::finals::tie_lots(tournament, &tie.players, seed);
    ask(model, sight, question, spoken)
}

/// Lots as drawn by hand: the order is edited on the command line.
pub(super) fn ties_by_hand(model: &mut Model, sight: &Sight<'_>, at: usize) -> Vec<Effect> {
    match sight.finals().ties.get(at) {
        Some(tie) => {
            field::prefill(model, &ties::line(tie, sight.tournament()));
            Vec::new()
        }
        None => vec![Effect::Bell],
    }
}

/// Makes the cut, with a warning where level players cross it.
pub(super) fn cut(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let tournament = sight.tournament();
    let Some(rules) = &tournament.regulation.knockout else {
        return refuse(model, text::not_here(model.lang));
    };
    let taken = tournament.section(model.section).cut.is_some();
    let now = knockout::candidates(tournament, model.section, rules);
    if taken || !now.level.is_empty() {
        // The rules say why not.
        return send(model, sight, commands::finals::cut());
    }
    let who: Vec<String> = now.players.iter().map(|id| named(*id, tournament)).collect();
    let question = text::ask_cut(&who.join(model.lang.pick("、", ", ")), model.lang);
    ask(model, sight, question, commands::finals::cut())
}

fn chosen<'a>(model: &Model, sight: &Sight<'a>) -> Option<(&'a KoGame, Option<Side>)> {
    let Some(Dialog::Bracket { cursor, choice }) = &model.dialog else {
        return None;
    };
    games(model, sight).get(cursor.at).map(|game| (*game, *choice))
}

/// Draws the colours of the game chosen.
pub(super) fn colours(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    match chosen(model, sight) {
        Some((game, _)) => send(model, sight, commands::finals::ko_lots(game.game)),
        None => refuse(model, text::cut_first(model.lang)),
    }
}

/// What slow-game black chose for the quick game.
pub(super) fn choose(model: &mut Model, sight: &Sight<'_>, side: Side) -> Vec<Effect> {
    let drawn = chosen(model, sight).is_some_and(|(game, _)| game.outcome.word() == Some(Word::Draw));
    if let (true, Some(Dialog::Bracket { choice, .. })) = (drawn, &mut model.dialog) {
        *choice = Some(side);
        return Vec::new();
    }
    vec![Effect::Bell]
}

/// A result of the game chosen: of the slow game, or of the quick game once black has chosen.
pub(super) fn ko(model: &mut Model, sight: &Sight<'_>, word: Word) -> Vec<Effect> {
    let Some((game, choice)) = chosen(model, sight) else {
        return refuse(model, text::cut_first(model.lang));
    };
    let (lang, tournament) = (model.lang, sight.tournament());
    if choice.is_none() && game.outcome.word() == Some(Word::Draw) && word == Word::Draw {
        return refuse(model, text::choose_first(lang));
    }
    let now = entered(game, word, choice);
    let spoken = match choice {
        Some(side) => commands::finals::quick(game.game, word, side),
        None => commands::finals::ko(game.game, word),
    };
    if let Some(Dialog::Bracket { choice, .. }) = &mut model.dialog {
        *choice = None;
    }
    let quick_due = choice.is_some() && game.quick.is_none();
    let same = choice.is_none() && game.outcome.word() == Some(word);
    if game.outcome == Outcome::Open || quick_due || same {
        return send(model, sight, spoken);
    }
    let mut games = tournament.section(model.section).knockout.clone();
    games.insert(game.game, now.clone());
    let drawn = |next: &KoGame| games.get(&next.game).is_some_and(|old| old.drawn);
    let drawn_anew: Vec<&str> = knockout::fed(&games)
        .iter()
        .filter(|next| drawn(next))
        .map(|next| words::knockout_game(next.game, lang))
        .collect();
    let players = [game.red, game.black].into_iter().flatten();
    let players: Vec<String> = players.map(|id| named(id, tournament)).collect();
    let question = text::ask_ko(
        &format!(
            "{} {}",
            words::knockout_game(game.game, lang),
            players.join(" - ")
        ),
        &brief(game, lang),
        &brief(&now, lang),
        &drawn_anew,
        lang,
    );
    ask(model, sight, question, spoken)
}

/// The game with this result; with a choice of colour it is the quick game's.
fn entered(game: &KoGame, word: Word, choice: Option<Side>) -> KoGame {
    let slow = if choice.is_some() { Word::Draw } else { word };
    let red = choice.and_then(|side| match side {
        Side::Red => game.black,
        Side::Black => game.red,
    });
    let mut now = KoGame {
        outcome: Outcome::Decided(Decision::plain(slow)),
        quick: red.map(|red| (red, word)),
        ..game.clone()
    };
    now.winner = knockout::winner(&now);
    now
}

/// After a forfeit, as a line with a key: was it with leave where it withdraws him, does he leave elsewhere.
pub(super) fn ask_after_forfeit(model: &mut Model, sight: &Sight<'_>, table: u32, word: Word) {
    let tournament = sight.tournament();
    let board = tournament.running(model.section).and_then(|r| r.at_table(table));
    let gone: Vec<PlayerId> = board.map_or_else(Vec::new, |board| {
        let sides = [Side::Red, Side::Black].into_iter();
        sides
            .filter(|side| word.forfeited_by(*side))
            .map(|side| board.seat(side).player)
            .collect()
    });
    let names: Vec<String> = gone.iter().map(|id| named(*id, tournament)).collect();
    let who = names.join(model.lang.pick("、", ", "));
    let section = model.section;
    let (text, spoken) = if tournament.regulation.forfeits_withdraw > 0 && !gone.is_empty() {
        (
            text::ask_excused(
                &who,
                tournament.regulation.article("forfeits_withdraw"),
                model.lang,
            ),
            vec![commands::excused(table, word)],
        )
    } else if let [one] = gone.as_slice() {
        (
            text::ask_leaves(&who, model.lang),
            vec![commands::withdraw(tournament, *one)],
        )
    } else {
        return;
    };
    let then = spoken
        .into_iter()
        .map(|spoken| Effect::Submit(spoken.to(section, tournament)))
        .collect();
    model.question = Some(crate::tui::model::Question { text, then });
}
