//! Standings, opening, and the program as a whole.

use super::hall::{Hall, PLAYERS, SECTION};
use super::report::{timed, times};
use std::error::Error;
use std::process::{Command, Stdio};
use xiangqi_arbiter::domain::standings::{self, Explained};
use xiangqi_arbiter::store::Session;

/// The standings after the last round but one counted in full, with every term of every value.
pub(crate) fn standings(hall: &Hall) -> Result<(), Box<dyn Error>> {
    let session = Session::open(&hall.folder())?;
    let tournament = session.book().tournament();
    let round = tournament.published(SECTION);
    let alone = timed(200, || standings::standings(tournament, SECTION, round));
    times("standings", &alone, None);
    let mut terms = 0;
    let explained = timed(200, || {
        terms = 0;
        let explained = Explained::new(tournament, SECTION, round);
        for row in &explained.standings().rows {
            terms += explained.points(row.player).len();
            for (criterion, _) in &row.values {
                terms += explained.terms(row.player, *criterion).len();
            }
        }
        explained
    });
    let what = format!("standings of {PLAYERS}, {terms} terms of values");
    times(&what, &explained, Some(5.0));
    Ok(())
}

/// From the folder to the tournament.
pub(crate) fn opening(hall: &Hall) -> Result<(), Box<dyn Error>> {
    let folder = hall.folder();
    let acts = Session::open(&folder)?.book().head();
    let opened = timed(50, || Session::open(&folder));
    times(&format!("opening a folder of {acts} acts"), &opened, Some(50.0));
    Ok(())
}

/// Whole processes, from the start to the end.
pub(crate) fn program(hall: &Hall) -> Result<(), Box<dyn Error>> {
    let folder = hall.folder();
    let mut failed = false;
    let mut run = |arguments: &[&str], runs: usize| {
        timed(runs, || {
            let status = Command::new(env!("CARGO_BIN_EXE_arbiter"))
                .args(arguments)
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .status();
            failed |= !status.is_ok_and(|status| status.success());
        })
    };
    let at = folder.to_str().ok_or("the folder's name is no text")?;
    let show = run(&["show", at, "standings", "--format", "json"], 20);
    let check = run(&["check", at], 5);
    times("arbiter show standings --format json", &show, None);
    times("arbiter check, every pairing solved again", &check, None);
    if failed {
        return Err("a run of the program failed".into());
    }
    Ok(())
}
