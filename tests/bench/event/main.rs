//! A tournament of 280 players and 13 rounds at the arbiter's desk: `cargo bench --bench event`.
//!
//! The tournament is made by the program itself, line by line, in a folder of its own; its last round has no result yet.
//! Every limit is that of the first issue; what is compared is compared within the run. A word as argument runs
//! only the tables whose name has it: `cargo bench --bench event -- act`.

mod act;
mod hall;
mod report;
mod rows;
mod wire;

use hall::Hall;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let only = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    let asked = |name: &str| only.as_deref().is_none_or(|only| name.contains(only));
    let hall = Hall::play()?;
    report::head();
    if asked("standings") {
        rows::standings(&hall)?;
    }
    if asked("opening") {
        rows::opening(&hall)?;
    }
    if asked("act") {
        act::keys(&hall)?;
    }
    if asked("screen") {
        wire::one_result(&hall)?;
        wire::idle(&hall)?;
    }
    if asked("program") {
        rows::program(&hall)?;
    }
    Ok(())
}
