//! The round as a whole, undo, and the roster's keys.

use super::{ask, ask_for, back, refuse, send};
use crate::domain::act::{Act, Entry};
use crate::domain::decide::sheets_due;
use crate::domain::fact::Fact;
use crate::domain::ids::Side;
use crate::domain::player::Status;
use crate::domain::round::Stage;
use crate::store::Request;
use crate::text::console::{fill, words};
use crate::text::echo::brief;
use crate::text::set_up;
use crate::text::spot::spot;
use crate::tui::commands;
use crate::tui::keymap::Action;
use crate::tui::model::{Effect, Model, Panel, Question, Tone};
use crate::tui::sight::Sight;
use crate::tui::update::field;
use crate::tui::wording;

pub(super) fn act(model: &mut Model, sight: &Sight<'_>, action: Action) -> Vec<Effect> {
    match action {
        Action::Undo => undo(model, sight),
        Action::Redo => vec![Effect::Submit(Request::Redo)],
        Action::Close => close(model, sight),
        Action::Pair => pair(model, sight),
        Action::Publish => publish(model, sight),
        Action::Start => start(model, sight),
        Action::StartAt => start_at(model, sight),
        Action::Verify => verify(model, sight),
        Action::Quit => {
            let text = words(model.lang).quit.to_owned();
            ask_for(model, text, Effect::Quit)
        }
        _ => {
            back(model);
            Vec::new()
        }
    }
}

/// Starts the clock now; where it runs already, its time is put on the line to be put right.
fn start(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let running = sight.tournament().running(model.section);
    if running.is_some_and(|round| round.started.is_some()) {
        return start_at(model, sight);
    }
    send(model, sight, commands::start())
}

/// The clock's start on the line: as it is, as planned for today, or now.
fn start_at(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let tournament = sight.tournament();
    let Some(round) = tournament.running(model.section) else {
        return refuse(model, words(model.lang).no_round);
    };
    let planned = tournament
        .regulation
        .schedule_of(model.section)
        .iter()
        .find(|s| s.round == round.number && s.at.date() == sight.now.date_naive())
        .map(|s| s.at.format("%H:%M").to_string());
    let started = round.started.map(|at| at.format("%H:%M").to_string());
    let at = started
        .or(planned)
        .unwrap_or_else(|| sight.now.format("%H:%M").to_string());
    model.drop_pending();
    field::prefill(model, &format!("start {at}"));
    Vec::new()
}

/// Whether undo asks before it voids an act: it reaches beyond one board.
pub fn is_grave(entry: &Entry) -> bool {
    let Act::Do { line, facts } = &entry.act else {
        return false;
    };
    let verb = line.split_whitespace().find(|w| !w.starts_with('@'));
    verb == Some("import")
        || facts.iter().any(|fact| {
            matches!(
                fact,
                Fact::Published { .. }
                    | Fact::Closed { .. }
                    | Fact::CutMade { .. }
                    | Fact::StatusChanged {
                        now: Status::Expelled,
                        ..
                    }
            )
        })
}

fn undo(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    model.drop_pending();
    let effect = Effect::Submit(Request::Undo { to: None });
    match sight.book.undoable().next() {
        Some(entry) if is_grave(entry) => {
            let act = brief(entry, sight.book, model.lang);
            ask_for(
                model,
                fill(words(model.lang).undo_grave, &[&entry.seq, &act]),
                effect,
            )
        }
        _ => vec![effect],
    }
}

fn close(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let w = spot(model.lang);
    let tournament = sight.tournament();
    let Some(round) = tournament
        .running(model.section)
        .filter(|round| round.open_boards().next().is_none())
    else {
        return send(model, sight, commands::close());
    };
    let mut warned = Vec::new();
    let missing = sheets_due(tournament, model.section, round.number);
    if !missing.is_empty() {
        let tables: Vec<String> = missing.iter().map(|sheet| sheet.table.to_string()).collect();
        warned.push(fill(w.close_sheets, &[&missing.len(), &tables.join(" ")]));
    }
    let all = round.boards().len();
    let verified = round.boards().iter().filter(|b| b.verified).count();
    let said = fill(w.verified, &[&verified, &all]);
    // Who does not verify is not asked each round; who began to is.
    if verified > 0 && verified < all {
        warned.push(said.clone());
    }
    let close = commands::close().to(model.section, tournament);
    if warned.is_empty() {
        model.drop_pending();
        return vec![Effect::Submit(close), Effect::Also(said)];
    }
    let text = fill(w.ask_close, &[&warned.join(model.lang.pick("，", ", "))]);
    let then = vec![Effect::Submit(close), Effect::Also(said)];
    model.drop_pending();
    model.question = Some(Question { text, then });
    Vec::new()
}

fn pair(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let section = sight.tournament().section(model.section);
    model.round = None;
    if section.lots.is_none()
        && section.rounds.is_empty()
        && sight.tournament().numbered(model.section).is_empty()
    {
        let count = sight.tournament().players_in(model.section).count();
        if count == 0 {
            // Refused, with what to do first.
            return send(model, sight, commands::lots());
        }
        let text = fill(words(model.lang).ask_lots, &[&count]);
        return ask(model, sight, text, commands::lots());
    }
    send(model, sight, commands::pair(None))
}

fn publish(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let w = words(model.lang);
    model.round = None;
    match sight.tournament().draft(model.section) {
        Some(draft) => {
            let text = fill(w.ask_publish, &[&draft.number, &draft.boards().len()]);
            ask(model, sight, text, commands::publish())
        }
        None => refuse(model, w.no_draft),
    }
}

/// Verify mode by red's column, by black's, and off again.
fn verify(model: &mut Model, sight: &Sight<'_>) -> Vec<Effect> {
    let w = spot(model.lang);
    match model.verify {
        Some(Side::Red) => {
            model.verify = Some(Side::Black);
            model.say(Tone::Plain, w.verify_black);
            return Vec::new();
        }
        Some(Side::Black) => {
            model.verify = None;
            model.say(Tone::Plain, "");
            return Vec::new();
        }
        None => {}
    }
    let running = sight.round(model).is_some_and(|r| r.stage == Stage::Published);
    if !running {
        return refuse(model, words(model.lang).no_round);
    }
    model.verify = Some(Side::Red);
    model.open_only = false;
    model.panel = Panel::Boards;
    model.advance = Some(0);
    super::boards::advance(model, sight);
    model.say(Tone::Plain, w.verify_red);
    Vec::new()
}

/// The keys of the roster.
pub(super) fn roster(model: &mut Model, sight: &Sight<'_>, action: Action) -> Vec<Effect> {
    let tournament = sight.tournament();
    if action == Action::Add {
        let verb = if tournament.published(model.section) == 0 {
            "add "
        } else {
            "late "
        };
        field::prefill(model, verb);
        return Vec::new();
    }
    if action == Action::Import {
        field::prefill(model, "import ");
        return Vec::new();
    }
    let Some(player) = sight.player_at_cursor(model) else {
        return refuse(model, words(model.lang).nobody);
    };
    if action == Action::Remove {
        let name = wording::player(tournament, player);
        let text = fill(set_up::words(model.lang).ask_remove, &[&name]);
        return ask(model, sight, text, commands::remove(tournament, player));
    }
    let spoken = match action {
        Action::Paid => commands::paid(tournament, player),
        _ => commands::arrived(tournament, player),
    };
    send(model, sight, spoken)
}
