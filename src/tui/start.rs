//! From the command line into the console, and out of it again.

use super::chooser::{Choice, Chooser};
use super::console::{Console, Surroundings, ring};
use super::guard;
use super::input::{self, Message};
use super::model::Model;
use super::run::{Ended, Program, run};
use super::terminal::{Screen, Shell, give_back};
use super::theme::Look;
use crate::cli::{Exit, Failure, Setting, chance};
use crate::domain::round::Moment;
use crate::store::{OpenError, Session, place};
use crate::text::console::{fill, words};
use crate::text::trouble;
use std::io::{self, IsTerminal as _};
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};

/// Opens the console on a folder.
///
/// # Errors
/// There is no terminal, or no tournament that can be read.
pub fn open(folder: &Path, setting: &Setting) -> Result<Exit, Failure> {
    need_terminal(setting)?;
    let session = session(folder, setting)?;
    let mut stage = Stage::enter(setting)?;
    let outcome = console(&mut stage, session, setting);
    stage.screen.leave();
    outcome
}

/// Opens the chooser of tournaments, then the console on the one chosen.
///
/// # Errors
/// There is no terminal, or the tournament chosen cannot be read.
pub fn choose(setting: &Setting) -> Result<Exit, Failure> {
    need_terminal(setting)?;
    let Some(home) = place::tournaments() else {
        return Err(Failure::new(Exit::Usage, words(setting.lang).chooser_no_folder));
    };
    let mut chooser = Chooser::new(home, setting, look(setting));
    let mut stage = Stage::enter(setting)?;
    let outcome = stage
        .play(&mut chooser, setting)
        .and_then(|()| match chooser.choice() {
            None => Ok(Exit::Done),
            Some(Choice { folder, lang }) => {
                let setting = Setting {
                    lang: *lang,
                    ..setting.clone()
                };
                let session = session(folder, &setting)?;
                console(&mut stage, session, &setting)
            }
        });
    stage.screen.leave();
    outcome
}

/// The terminal and the keys, for as many programs as follow each other on it.
struct Stage {
    screen: Screen,
    inbox: Receiver<Message>,
}

impl Stage {
    fn enter(setting: &Setting) -> Result<Self, Failure> {
        let w = words(setting.lang);
        let failed = |error: io::Error| Failure::new(Exit::Usage, format!("{}: {error}", w.no_terminal));
        let (sender, inbox) = channel();
        guard::spawn(&sender).map_err(failed)?;
        let screen = Screen::enter(w.broke_down.to_owned()).map_err(failed)?;
        input::spawn(&sender).map_err(failed)?;
        Ok(Self { screen, inbox })
    }

    /// Runs a program to its end. If the terminal is gone the process ends here.
    fn play(&mut self, program: &mut impl Leaves, setting: &Setting) -> Result<(), Failure> {
        let ended = run(
            self.screen.terminal(),
            &self.inbox,
            program,
            &mut Shell::default(),
        );
        if let Ok(Ended::Gone(_)) = ended {
            // First of all, as the guard gives little time; a signal may have come while the terminal lives.
            give_back();
        }
        program.leave(matches!(ended, Ok(Ended::Quit)));
        match ended {
            Ok(Ended::Quit | Ended::Closed) => Ok(()),
            Ok(Ended::Gone(loss)) => std::process::exit(loss.exit_code()),
            Err(error) => Err(Failure::new(
                Exit::Usage,
                format!("{}: {error}", words(setting.lang).no_terminal),
            )),
        }
    }
}

/// What is to be kept when a program ends, whatever ended it.
trait Leaves: Program {
    /// Keeps it; `quit` says that the program was left by its key.
    fn leave(&mut self, quit: bool);
}

impl Leaves for Chooser {
    fn leave(&mut self, _: bool) {}
}

impl Leaves for Console {
    fn leave(&mut self, quit: bool) {
        self.keep_last_place(quit);
        let session = self.session_mut();
        if session.is_writable() {
            // The snapshot is written anew by the next console.
            let _ = session.save_snapshot();
        }
    }
}

fn need_terminal(setting: &Setting) -> Result<(), Failure> {
    if io::stdout().is_terminal() {
        return Ok(());
    }
    Err(Failure::new(Exit::Usage, words(setting.lang).no_terminal))
}

/// Opens a folder to be its console.
fn session(folder: &Path, setting: &Setting) -> Result<Session, Failure> {
    let mut session = Session::open(folder).map_err(|error| {
        let exit = match error {
            OpenError::NoTournament(_) => Exit::Refused,
            OpenError::Unreadable(_) | OpenError::Damaged(_) => Exit::Damaged,
        };
        Failure::new(exit, trouble::open(&error, setting.lang))
    })?;
    session
        .hold_console(&setting.by, setting.now())
        .map_err(|error| Failure::new(Exit::Refused, format!("{}: {error}", folder.display())))?;
    if session.is_writable() {
        session.keep_snapshots();
    }
    Ok(session)
}

fn console(stage: &mut Stage, session: Session, setting: &Setting) -> Result<Exit, Failure> {
    let of_clock = setting.clone();
    let around = Surroundings {
        by: setting.by.clone(),
        now: Box::new(move || of_clock.now()),
        chance: Box::new(chance),
        bell: Box::new(ring),
    };
    let place = place::load(session.id());
    let last = session.book().entries().last().map(|e| (e.seq, e.at));
    let torn = session.report().torn.clone();
    let mut console = Console::new(session, Model::new(setting.lang, look(setting)), around);
    if let (Some(place), Some((seq, saved))) = (&place, last) {
        console.restore(place);
        let w = words(setting.lang);
        let when = |at: Moment| at.format("%m-%d %H:%M").to_string();
        // Beside a console that is open the place is of one that goes on.
        let cut_off = place
            .at
            .filter(|_| !place.quit && console.session().held_by().is_none());
        console.greet(match cut_off {
            Some(at) => fill(w.interrupted, &[&when(at), &seq]),
            None => fill(w.resumed, &[&seq, &when(saved)]),
        });
    }
    console.keep_place();
    if let Some(torn) = &torn {
        console.greet(trouble::torn(torn, setting.lang));
    }
    console.begin();
    stage.play(&mut console, setting)?;
    Ok(match console.session().report().damage {
        Some(_) => Exit::Damaged,
        None => Exit::Done,
    })
}

/// Colours unless NO_COLOR is set.
fn look(setting: &Setting) -> Look {
    Look {
        colour: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
        ascii: setting.ascii,
    }
}
