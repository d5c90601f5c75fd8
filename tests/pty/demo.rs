//! A tiny program on the terminal layer: it counts what reaches it. It is this test binary itself, started
//! anew to run the one test [`demo`] with [`SWITCH`] set.

use std::env;
use std::process::exit;
use std::sync::mpsc::channel;
use std::thread::sleep;
use std::time::{Duration, Instant};

use ratatui::Frame;
use ratatui::text::Line;
use xiangqi_arbiter::tui::guard;
use xiangqi_arbiter::tui::input::{self, Input, Key};
use xiangqi_arbiter::tui::run::{Ended, Program, Step, run};
use xiangqi_arbiter::tui::terminal::{Screen, Shell};

use crate::support::pty::Launch;

const SWITCH: &str = "TERMINAL_DEMO";

/// The arguments that make this test binary the demo.
pub(super) const ARGS: [&str; 4] = ["--exact", "pty::demo::demo", "--nocapture", "--test-threads=1"];

/// Starts the demo on a terminal.
pub(super) fn launch() -> Launch {
    ARGS.iter()
        .fold(Launch::new(binary()), Launch::arg)
        .env(SWITCH, "1")
}

/// A shell line that starts the demo, for a launch that sets the switch by [`in_shell`].
pub(super) fn line() -> String {
    format!("'{}' {}", binary(), ARGS.join(" "))
}

/// Starts a shell script on a terminal, in which [`line`] starts the demo.
pub(super) fn in_shell(options: &str, script: &str) -> Launch {
    Launch::new("sh").arg(options).arg(script).env(SWITCH, "1")
}

fn binary() -> String {
    env::current_exe().unwrap().to_str().unwrap().to_string()
}

/// The demo when the switch is set, else nothing.
#[test]
fn demo() {
    if env::var_os(SWITCH).is_none() {
        return;
    }
    let (sender, inbox) = channel();
    guard::spawn(&sender).unwrap();
    let mut screen = Screen::enter("The demo broke down.".into()).unwrap();
    input::spawn(&sender).unwrap();
    let ended = run(
        screen.terminal(),
        &inbox,
        &mut Demo::default(),
        &mut Shell::default(),
    );
    screen.leave();
    exit(match ended {
        Ok(Ended::Quit) => 0,
        Ok(Ended::Gone(loss)) => loss.exit_code(),
        Ok(Ended::Closed) | Err(_) => 1,
    })
}

#[derive(Default)]
struct Demo {
    changed: bool,
    /// Keys that move.
    moves: usize,
    /// Characters: each could be an act.
    characters: String,
    escapes: usize,
    enters: usize,
    others: usize,
    pastes: Vec<String>,
    last: Option<Key>,
}

impl Program for Demo {
    fn update(&mut self, input: Input, _: Instant) -> Step {
        self.changed = true;
        match input {
            Input::Key {
                key: Key::Char('q'), ..
            } => return Step::Quit,
            Input::Key {
                key: Key::Char('P'), ..
            } => panic!("as asked"),
            Input::Key {
                key: Key::Char('S'), ..
            } => sleep(Duration::from_mins(1)),
            Input::Key { key, .. } => {
                match key {
                    Key::Char(c) => self.characters.push(c),
                    Key::Esc => self.escapes += 1,
                    Key::Enter => self.enters += 1,
                    key if key.moves() => self.moves += 1,
                    _ => self.others += 1,
                }
                self.last = Some(key);
            }
            Input::Paste(text) => self.pastes.push(text),
            Input::Resize { .. } => {}
        }
        Step::Continue
    }

    fn tick(&mut self, _: Instant) -> Step {
        Step::Continue
    }

    fn next_wake(&self, _: Instant) -> Option<Instant> {
        None
    }

    fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }

    fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let last = self.last.map_or("none".to_string(), |key| format!("{key:?}"));
        let lines = [
            format!("size {}x{}.", area.width, area.height),
            format!(
                "moves {}. escapes {}. enters {}. others {}.",
                self.moves, self.escapes, self.enters, self.others
            ),
            format!("characters {:?}.", self.characters),
            format!("pastes {} {:?}.", self.pastes.len(), self.pastes.last()),
            format!("last {last}."),
        ];
        for (line, row) in lines.iter().zip(area.rows()) {
            frame.render_widget(Line::raw(line), row);
        }
    }
}
