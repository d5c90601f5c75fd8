//! The console as a program of the run loop: a session, what the console remembers, and the effects between.

mod upkeep;

use super::edited::Edited;
use super::input::Input;
use super::kept::Kept;
use super::limit::{self, Ringer};
use super::model::{Effect, Model, Msg, Panel, Question, Tone};
use super::run::{Program, Step};
use super::seam;
use super::sight::{Derived, Sight};
use super::update::{expires_at, update};
use super::view::{self, Extent};
use crate::domain::ids::Seq;
use crate::domain::round::{Moment, Stage};
use crate::store::place::Place;
use crate::store::{ActError, Request, Session};
use crate::text::refusal::Asker;
use ratatui::Frame;
use std::io::Write as _;
use std::time::{Duration, Instant};

/// How often the journal is looked at for what others wrote.
const CATCH_UP: Duration = Duration::from_secs(1);

/// Time, person and chance of a console.
pub struct Surroundings {
    /// Who gives the commands.
    pub by: String,
    /// Reads the hall's clock.
    pub now: Box<dyn Fn() -> Moment>,
    /// Gives a fresh random number.
    pub chance: Box<dyn FnMut() -> u64>,
    /// Sounds the bell.
    pub bell: Box<dyn FnMut()>,
}

impl std::fmt::Debug for Surroundings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Surroundings")
            .field("by", &self.by)
            .finish_non_exhaustive()
    }
}

/// Sounds the terminal's bell.
pub fn ring() {
    let mut tty = super::terminal::Tty;
    let _ = tty.write_all(b"\x07");
}

/// Whether the lists beside the boards are of the newest act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lists {
    /// They are.
    Made,
    /// The act is to be acknowledged on the screen first.
    Waiting,
    /// It is acknowledged: they are due as soon as no key waits.
    Asked,
}

/// The console.
#[derive(Debug)]
pub struct Console {
    session: Session,
    model: Model,
    around: Surroundings,
    derived: Derived,
    edited: Edited,
    caught_up: Instant,
    stamp: Option<i64>,
    ringer: Ringer,
    changed: bool,
    /// The panels as last drawn.
    panels: Kept,
    lists: Lists,
    /// The place as last kept, and the newest act then; none to keep no place.
    kept: Option<(Place, Seq)>,
    /// What was last said of a snapshot that could not be written.
    snapshot_trouble: Option<String>,
}

impl Console {
    /// A console on an open tournament.
    pub fn new(session: Session, model: Model, around: Surroundings) -> Self {
        let derived = Derived::of(session.book(), model.section, (around.now)());
        let now = (around.now)();
        let stamp = limit::stamp(session.book().tournament(), model.section, now);
        let ringer = Ringer::new(session.book().tournament(), now);
        let mut edited = Edited::default();
        edited.look(&session);
        Self {
            edited,
            session,
            model,
            around,
            derived,
            caught_up: Instant::now(),
            stamp,
            ringer,
            changed: true,
            panels: Kept::default(),
            lists: Lists::Made,
            kept: None,
            snapshot_trouble: None,
        }
    }

    /// The same console with other colours and borders.
    #[must_use]
    pub fn with_look(mut self, look: super::theme::Look) -> Self {
        self.model.look = look;
        self.changed = true;
        self
    }

    /// What the console remembers.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// The session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The session, to be left.
    pub fn session_mut(&mut self) -> &mut Session {
        &mut self.session
    }

    /// Goes back to where the console was left, as far as that is still there.
    pub fn restore(&mut self, place: &Place) {
        let tournament = self.session.book().tournament();
        if let Some(section) = tournament.section_named(&place.section) {
            self.model.section = section;
        }
        self.model.round = Some(place.round);
        self.leave_lost_round();
        if let Some(panel) = Panel::ALL.into_iter().find(|p| p.key() == place.panel) {
            self.model.panel = panel;
        }
        self.model.cursor().at = place.cursor;
        self.changed = true;
    }

    /// Back to the newest round where the earlier one shown is none any more: undone, or the newest itself.
    fn leave_lost_round(&mut self) {
        let tournament = self.session.book().tournament();
        let newest = tournament.newest(self.model.section).map_or(0, |r| r.number);
        self.model.round = self.model.round.filter(|round| (1..newest).contains(round));
    }

    /// Where the console is.
    pub fn place(&self) -> Place {
        let model = &self.model;
        let tournament = self.session.book().tournament();
        Place {
            panel: model.panel.key().to_owned(),
            cursor: model.cursors[model.panel.index()].at,
            section: tournament.regulation.section_key(model.section).to_owned(),
            round: model.round.unwrap_or(0),
            ..Place::default()
        }
    }

    /// Opens the set-up where round 1 is not drawn up and something must be answered, or the regulation file
    /// was edited meanwhile.
    pub fn begin(&mut self) {
        self.look(super::update::begin);
    }

    /// Says something at the opening.
    pub fn greet(&mut self, text: String) {
        self.model.say(Tone::Plain, text);
    }

    fn send(&mut self, msg: Msg) -> Step {
        let effects = self.look(|model, sight| update(model, sight, msg));
        self.follow(effects)
    }

    /// Does what an answer to a message asks for.
    fn follow(&mut self, effects: Vec<Effect>) -> Step {
        self.changed = true;
        let mut step = Step::Continue;
        for effect in effects {
            if self.perform(effect) == Step::Quit {
                step = Step::Quit;
            }
        }
        step
    }

    /// Calls with the model and what is to be seen now.
    fn look<T>(&mut self, with: impl FnOnce(&mut Model, &Sight<'_>) -> T) -> T {
        self.lists = Lists::Made;
        if !self.derived.fits(self.session.book(), self.model.section) {
            self.derived
                .renewed(self.session.book(), self.model.section, (self.around.now)());
        }
        self.look_at_once(with)
    }

    /// The same with the lists of the state before.
    fn look_at_once<T>(&mut self, with: impl FnOnce(&mut Model, &Sight<'_>) -> T) -> T {
        self.leave_lost_round();
        let barred = seam::barred(&self.session, self.model.lang);
        let snapshot_trouble = self.session.snapshot_trouble();
        let sight = Sight {
            book: self.session.book(),
            now: (self.around.now)(),
            barred: barred.as_deref(),
            snapshot_trouble: snapshot_trouble.as_deref(),
            edited: &self.edited,
            derived: &self.derived,
        };
        with(&mut self.model, &sight)
    }

    fn perform(&mut self, effect: Effect) -> Step {
        match effect {
            Effect::Quit => return Step::Quit,
            Effect::Bell => (self.around.bell)(),
            Effect::Also(text) => {
                if self.model.echo.tone == Tone::Done {
                    self.model.echo.text = format!("{} · {text}", self.model.echo.text);
                }
            }
            Effect::Submit(request) => return self.submit(&request, Asker::Keys),
            Effect::FindFiles(begun) => return self.send(Msg::Files(seam::files(&begun))),
            Effect::SubmitLine(line) => {
                let today = (self.around.now)().date_naive();
                match seam::read(&line, &self.session, self.model.section, today, self.model.lang) {
                    Ok(Some(asked)) => return self.give(&asked),
                    Ok(None) => {}
                    Err(text) => return self.send(Msg::Refused { text, offer: None }),
                }
            }
        }
        Step::Continue
    }

    /// Gives a line that was read: asks first where it changes the rules, and reports what it left out.
    fn give(&mut self, asked: &seam::Asked) -> Step {
        let (book, lang) = (self.session.book(), self.model.lang);
        if let Some(text) = seam::confirm(book, &asked.request, lang) {
            let then = vec![Effect::Submit(asked.request.clone())];
            return self.send(Msg::Ask(Question { text, then }));
        }
        let report = seam::report(book, asked, lang);
        let step = self.submit(&asked.request, Asker::Line);
        match report {
            Some(lines) if self.model.echo.tone != Tone::Refused => self.send(Msg::Report(lines)),
            _ => step,
        }
    }

    fn submit(&mut self, request: &Request, asker: Asker) -> Step {
        let now = (self.around.now)();
        let chance = (self.around.chance)();
        let lang = self.model.lang;
        let msg = match self.session.act(request, now, &self.around.by, chance) {
            Ok(receipt) => Msg::Done {
                changed: receipt.entry.is_some(),
                text: seam::echo(self.session.book(), &receipt, lang),
            },
            Err(ActError::NotSaved(error)) => Msg::NotSaved(error.to_string()),
            Err(error) => Msg::Refused {
                text: seam::refusal(&error, asker, lang),
                offer: seam::offer(&error, lang).map(|(text, spoken)| Question {
                    text,
                    then: vec![Effect::Submit(
                        spoken.to(self.model.section, self.session.book().tournament()),
                    )],
                }),
            },
        };
        self.edited.look(&self.session);
        let acted = matches!(msg, Msg::Done { changed: true, .. });
        if acted && self.is_running() && self.model.dialog.is_none() {
            let effects = self.look_at_once(|model, sight| update(model, sight, msg));
            self.lists = Lists::Waiting;
            return self.follow(effects);
        }
        self.send(msg)
    }

    /// Whether results come in: only then is speed worth lists that are late by a moment, and no draft is seen.
    fn is_running(&self) -> bool {
        let tournament = self.session.book().tournament();
        let newest = tournament.newest(self.model.section);
        newest.is_some_and(|round| round.stage == Stage::Published)
    }

    /// Draws anew when the clock shows something else, and rings once when a late limit is reached.
    fn clock_goes_on(&mut self) {
        let now = (self.around.now)();
        let tournament = self.session.book().tournament();
        let stamp = limit::stamp(tournament, self.model.section, now);
        let reached = self.ringer.due(tournament, now);
        self.changed |= stamp != self.stamp && stamp.is_some();
        self.stamp = stamp;
        for section in reached {
            let tournament = self.session.book().tournament();
            let text = limit::words(tournament, section, now, self.model.lang);
            self.model.say_also(&text);
            self.changed = true;
            (self.around.bell)();
        }
    }
}

impl Program for Console {
    fn update(&mut self, input: Input, _now: Instant) -> Step {
        match input {
            Input::Key { key, at } => self.send(Msg::Key { key, at }),
            Input::Paste(text) => self.send(Msg::Paste(text)),
            Input::Resize { .. } => {
                self.lists = Lists::Made;
                self.changed = true;
                Step::Continue
            }
        }
    }

    fn tick(&mut self, now: Instant) -> Step {
        if expires_at(&self.model).is_some_and(|end| end <= now) {
            self.send(Msg::Tick(now));
        }
        if now.saturating_duration_since(self.caught_up) >= CATCH_UP {
            self.caught_up = now;
            self.upkeep();
            self.changed |= self.edited.look(&self.session);
        }
        if self.lists == Lists::Asked {
            self.lists = Lists::Made;
            self.changed = true;
        }
        self.clock_goes_on();
        Step::Continue
    }

    fn next_wake(&self, now: Instant) -> Option<Instant> {
        if self.lists == Lists::Asked {
            return Some(now);
        }
        let look = (self.caught_up + CATCH_UP).max(now);
        Some(expires_at(&self.model).map_or(look, |end| end.min(look)))
    }

    fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }

    fn draw(&mut self, frame: &mut Frame<'_>) {
        let mut panels = std::mem::take(&mut self.panels);
        if self.lists == Lists::Made {
            self.look(|model, sight| view::draw(frame, model, sight, &mut panels, Extent::Whole));
        } else {
            self.lists = Lists::Asked;
            self.look_at_once(|model, sight| {
                view::draw(frame, model, sight, &mut panels, Extent::AtOnce);
            });
        }
        self.panels = panels;
        let tournament = self.session.book().tournament();
        self.stamp = limit::stamp(tournament, self.model.section, (self.around.now)());
    }
}
