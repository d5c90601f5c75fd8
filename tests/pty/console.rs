//! The program itself on a real pseudo-terminal: `arbiter open`.

mod chooser;
mod disk;
mod endings;
mod glyphs;
mod idle;
mod marks;
mod place;
mod sizes;
mod small;
mod torn;
mod two;
mod typing;

use crate::support::program::Trial;
use crate::support::pty::{Launch, Pty};

/// The console on a tournament, which keeps its place beside the tournament's folder.
fn launch(trial: &Trial) -> Launch {
    Launch::new(env!("CARGO_BIN_EXE_arbiter"))
        .arg("open")
        .arg(trial.folder())
        .env("LC_ALL", "")
        .env("LC_MESSAGES", "")
        .env("LANG", "")
        .env("NO_COLOR", "")
        .env("ARBITER_ASCII", "")
        .env("XDG_STATE_HOME", trial.state_home())
}

/// The same, started and drawn.
fn open(trial: &Trial) -> Option<Pty> {
    drawn(launch(trial), trial)
}

/// Starts a console of this tournament and waits for its screen.
fn drawn(launch: Launch, trial: &Trial) -> Option<Pty> {
    let pty = launch.start()?;
    pty.wait_for(&saved(trial.acts()));
    Some(pty)
}

/// A tournament with eight players, its first round published: four boards.
fn first_round() -> Trial {
    let trial = Trial::of(8);
    trial.feed("pair\npublish\n").ok();
    trial
}

/// What the header says when so many acts are safe.
fn saved(acts: usize) -> String {
    format!("已存 #{acts}")
}

/// The number the header last said is safe; 0 if the screen has no such number.
fn acknowledged(screen: &str) -> usize {
    screen
        .lines()
        .next()
        .and_then(|header| header.split_once("已存 #"))
        .and_then(|(_, number)| number.trim().parse().ok())
        .unwrap_or(0)
}

/// The results of the newest round by board, as another program sees them.
fn results(trial: &Trial) -> Vec<Option<String>> {
    let boards = trial.view(&["pairings"])["boards"].clone();
    let boards = boards.as_array().unwrap().clone();
    boards
        .iter()
        .map(|board| board["result"].as_str().map(str::to_owned))
        .collect()
}
