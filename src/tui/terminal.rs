//! The full screen, taken and given back.
//!
//! Bytes go straight to the descriptor, a frame in one write. The standard library's own handle is
//! locked while a write is stuck on a dead link, and the panic hook must never wait for it.

use std::io::{self, BufWriter, IsTerminal, Write};
use std::mem::ManuallyDrop;
use std::panic;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use ratatui::Terminal;
use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;
use rustix::process::{Signal, getpgrp, kill_current_process_group};
use rustix::stdio::{stderr, stdout};
use rustix::termios::tcgetpgrp;

use super::run::JobControl;
use super::wire::Wire;

/// Alternate screen, bracketed paste, number pad as digits (`ESC >`: the terminal library drops what the pad
/// sends otherwise), cursor hidden. No mouse, no keyboard protocol.
const ENTER: &[u8] = b"\x1b[?1049h\x1b[?2004h\x1b>\x1b[?25l";
/// All of it undone, and no colour left behind.
const LEAVE: &[u8] = b"\x1b[0m\x1b[?2004l\x1b[?25h\x1b[?1049l";

/// Room for a frame of a large screen.
const FRAME: usize = 1 << 16;

/// Whether the screen is ours, so that it is given back once, by whichever thread is first.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// The backend of the console.
pub type Backend = Wire<BufWriter<Tty>>;

/// The screen while the program has it.
///
/// The library's own clean-up prints to a terminal that may be dead, and panics over it. It is therefore
/// never run: leaving is [`Screen::leave`], which is silent, and dropping does nothing.
pub struct Screen {
    terminal: ManuallyDrop<Terminal<Backend>>,
}

impl Screen {
    /// Takes the terminal. From here on a panic in any thread gives it back, writes one line, `last_words` and
    /// the place in the source, and ends the process with code 101.
    ///
    /// # Errors
    /// When standard output or the keyboard is no terminal; it is then as it was.
    pub fn enter(last_words: String) -> io::Result<Self> {
        if !io::stdout().is_terminal() {
            return Err(io::Error::new(
                io::ErrorKind::Unsupported,
                "standard output is not a terminal",
            ));
        }
        enable_raw_mode()?;
        speak_last_words(last_words);
        let entered = take().and_then(|()| Terminal::new(Wire::new(BufWriter::with_capacity(FRAME, Tty))));
        match entered {
            Ok(terminal) => Ok(Self {
                terminal: ManuallyDrop::new(terminal),
            }),
            Err(error) => {
                give_back();
                Err(error)
            }
        }
    }

    /// The terminal to draw on.
    pub fn terminal(&mut self) -> &mut Terminal<Backend> {
        &mut self.terminal
    }

    /// Gives the terminal back. On a dead terminal nothing happens.
    pub fn leave(self) {
        give_back();
    }
}

/// Writes a line to standard error, whatever has become of it.
pub fn say(line: &str) {
    let _ = rustix::io::write(stderr(), format!("{line}\n").as_bytes());
}

/// The job control of the shell the program was started from.
#[derive(Debug, Default)]
pub struct Shell {
    /// When the last stop of our own was over.
    continued: Option<Instant>,
}

/// A continuation told of within this time after a stop of our own is that stop's.
const SAME_STOP: Duration = Duration::from_millis(500);

impl JobControl for Shell {
    fn suspend(&mut self) {
        give_back();
        if kill_current_process_group(Signal::TSTP).is_ok() {
            // Another thread may take the signal, an instant later.
            thread::sleep(Duration::from_millis(50));
        }
        wait_for_foreground();
        self.continued = Some(Instant::now());
        take_again();
    }

    fn resume(&mut self) {
        if self
            .continued
            .take()
            .is_some_and(|continued| continued.elapsed() < SAME_STOP)
        {
            return;
        }
        wait_for_foreground();
        // Left first, as taking the screen twice would lose the place of the shell's cursor.
        give_back();
        take_again();
    }
}

/// Setting the terminal from the background would stop the process, and with it the guards.
fn wait_for_foreground() {
    while in_background() {
        thread::sleep(Duration::from_millis(100));
    }
}

fn in_background() -> bool {
    tcgetpgrp(stdout()).is_ok_and(|foreground| foreground != getpgrp())
}

fn take_again() {
    let _ = enable_raw_mode();
    let _ = take();
}

fn take() -> io::Result<()> {
    TAKEN.store(true, Ordering::SeqCst);
    Tty.write_all(ENTER)
}

/// Gives the terminal back if it is ours. On a dead terminal nothing happens.
pub fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        let _ = Tty.write_all(LEAVE);
        let _ = disable_raw_mode();
    }
}

fn speak_last_words(last_words: String) {
    panic::set_hook(Box::new(move |panic| {
        give_back();
        match panic.location() {
            Some(place) => say(&format!("{last_words} ({}:{})", place.file(), place.line())),
            None => say(&last_words),
        }
        process::exit(101);
    }));
}

/// Standard output, without a buffer and a lock.
#[derive(Debug)]
pub struct Tty;

impl Write for Tty {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        loop {
            match rustix::io::write(stdout(), bytes) {
                // Whoever shares the terminal may have set it not to block.
                Err(Errno::AGAIN) => {
                    poll(&mut [PollFd::new(&stdout(), PollFlags::OUT)], None)?;
                }
                written => return Ok(written?),
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
