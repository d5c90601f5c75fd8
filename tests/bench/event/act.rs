//! One act, from the key to the line that echoes it, against a bare append and sync of the same bytes.

use super::hall::{Hall, Nobody, PLAYERS};
use super::report::{ms, percentile, row, times};
use super::wire::Screen;
use std::error::Error;
use std::fs::{File, OpenOptions};
use std::io::{Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};
use xiangqi_arbiter::store::folder::JOURNAL;
use xiangqi_arbiter::tui::input::{Input, Key, Message};
use xiangqi_arbiter::tui::run::run;

/// Between two acts: the snapshot of the act before is written by then.
const PAUSE: Duration = Duration::from_millis(120);

/// What an act may take beyond the bare append, milliseconds.
const ALLOWED: f64 = 2.0;

/// Keys every result of the last round, then takes each back.
pub(crate) fn keys(hall: &Hall) -> Result<(), Box<dyn Error>> {
    let folder = hall.copy("act")?;
    let bare = folder.join("bare");
    std::fs::copy(folder.join(JOURNAL), &bare)?;
    let journal = folder.join(JOURNAL);
    let mut console = hall.console(&folder)?;
    let before = console.session().book().head();
    let (sender, inbox) = channel();
    let (drawn, frames) = channel();
    let mut terminal = ratatui::Terminal::new(Screen::new(drawn))?;
    let typist = std::thread::spawn(move || type_results(&sender, &frames, &journal, &bare));
    run(&mut terminal, &inbox, &mut console, &mut Nobody)?;
    let measured = typist.join().map_err(|_| "the typist failed")??;
    let made = console.session().book().head() - before;
    if made as usize != measured.acts.len() {
        return Err(format!("{made} acts of {}", measured.acts.len()).into());
    }
    times(
        "append and sync of the same bytes, nothing else",
        &measured.bare,
        None,
    );
    times(
        "one act, from the key to its echo on the screen",
        &measured.acts,
        None,
    );
    times("its standings on the screen after that", &measured.lists, None);
    for (name, hundredths) in [("p50", 50), ("p99", 99)] {
        let (act, bare) = (
            percentile(&measured.acts, hundredths),
            percentile(&measured.bare, hundredths),
        );
        let what = format!("act beyond the bare append, {name}");
        row(&what, act - bare, act / bare, act - bare, Some(ALLOWED), "ms");
    }
    Ok(())
}

struct Measured {
    acts: Vec<f64>,
    lists: Vec<f64>,
    bare: Vec<f64>,
}

/// Types, and between two acts appends the line of the last one to a file of its own.
fn type_results(
    keys: &Sender<Message>,
    frames: &Receiver<(Instant, usize)>,
    journal: &Path,
    bare: &Path,
) -> Result<Measured, String> {
    let press = |key: Key| -> Result<f64, String> {
        // The lists of the act before are drawn by now, in a frame of their own.
        frames.try_iter().count();
        let start = Instant::now();
        let input = Input::Key { key, at: start };
        keys.send(Message::Input(input)).map_err(|e| e.to_string())?;
        let (end, _) = frames.recv().map_err(|e| e.to_string())?;
        Ok(ms(end - start))
    };
    // The first frame, before any key.
    frames.recv().map_err(|e| e.to_string())?;
    let mut measured = Measured {
        acts: Vec::new(),
        lists: Vec::new(),
        bare: Vec::new(),
    };
    let boards = PLAYERS / 2;
    for act in 0..2 * boards {
        std::thread::sleep(PAUSE);
        for digit in (act % boards + 1).to_string().chars() {
            press(Key::Char(digit))?;
        }
        let from = length(journal)?;
        measured.acts.push(press(if act < boards {
            Key::Char('+')
        } else {
            Key::Backspace
        })?);
        let echoed = Instant::now();
        let (drawn, _) = frames.recv().map_err(|e| e.to_string())?;
        measured.lists.push(ms(drawn - echoed));
        let bytes = vec![b'x'; (length(journal)? - from) as usize];
        std::thread::sleep(PAUSE);
        measured
            .bare
            .push(append(bare, &bytes).map_err(|e| e.to_string())?);
    }
    keys.send(Message::Input(Input::key(Key::Char('q'))))
        .and_then(|()| keys.send(Message::Input(Input::key(Key::Char('y')))))
        .map_err(|e| e.to_string())?;
    Ok(measured)
}

fn length(path: &Path) -> Result<u64, String> {
    std::fs::metadata(path)
        .map(|m| m.len())
        .map_err(|e| e.to_string())
}

fn append(path: &Path, bytes: &[u8]) -> std::io::Result<f64> {
    let start = Instant::now();
    let mut file: File = OpenOptions::new().write(true).open(path)?;
    file.seek(SeekFrom::End(0))?;
    file.write_all(bytes)?;
    file.sync_data()?;
    Ok(ms(start.elapsed()))
}
