//! What reaches the program from outside, on one channel.
//!
//! Two threads stand between the keyboard and the channel. One blocks in the terminal library and stamps each
//! event with the time it came. The other joins the pieces of split escape sequences: it has to wait for at
//! most 50 ms at a time, which the first cannot, as the library reads on, without a limit, while it holds
//! half a sequence.

mod burst;
mod fold;
mod join;
mod key;

pub use burst::Burst;
pub use fold::fold;
pub use join::{JOIN, Joiner, SWALLOW};
pub use key::Key;

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event::{self, Event};

use super::guard::Loss;

/// Something for the program to act on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A key, raw: [`fold()`] is for the reader of commands alone, a text field takes the key as it is.
    Key {
        /// The key.
        key: Key,
        /// When it came from the terminal.
        at: Instant,
    },
    /// Pasted text, whole, its lines parted by `\n`. It may hold any control character.
    Paste(String),
    /// The screen has a new size, in cells.
    Resize {
        /// Columns.
        width: u16,
        /// Rows.
        height: u16,
    },
}

impl Input {
    /// A key pressed now.
    pub fn key(key: Key) -> Self {
        Self::Key {
            key,
            at: Instant::now(),
        }
    }
}

/// What is sent on the channel of the run loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// For the program.
    Input(Input),
    /// Another thread has news: the program's `tick` is called at once.
    Wake,
    /// The process was stopped and goes on: the screen is taken and drawn anew.
    Resumed,
    /// The program has to end, and has [`GRACE`](super::guard::GRACE) to do so.
    Gone(Loss),
}

impl From<Input> for Message {
    fn from(input: Input) -> Self {
        Self::Input(input)
    }
}

/// Starts both threads. They live as long as the process.
///
/// # Errors
/// When a thread cannot be started.
pub fn spawn(inbox: &Sender<Message>) -> io::Result<()> {
    let (pieces, joiner_end) = channel();
    let inbox = inbox.clone();
    thread::Builder::new()
        .name("keyboard".into())
        .spawn(move || read(&pieces))?;
    thread::Builder::new()
        .name("joiner".into())
        .spawn(move || join(&joiner_end, &inbox))?;
    Ok(())
}

/// One event of the terminal, or its end.
enum Piece {
    Event(Event, Instant),
    Failed,
}

/// How often in a row reading may fail before the terminal is taken for lost.
const FAILURES: u32 = 10;

fn read(pieces: &Sender<Piece>) {
    let mut failures = 0;
    loop {
        let piece = match event::read() {
            Ok(event) => {
                failures = 0;
                Piece::Event(event, Instant::now())
            }
            Err(_) if failures < FAILURES => {
                failures += 1;
                thread::sleep(Duration::from_millis(20));
                continue;
            }
            Err(_) => Piece::Failed,
        };
        let last = matches!(piece, Piece::Failed);
        if pieces.send(piece).is_err() || last {
            return;
        }
    }
}

fn join(pieces: &Receiver<Piece>, inbox: &Sender<Message>) {
    let mut joiner = Joiner::default();
    let mut out = Vec::new();
    loop {
        let piece = match joiner.deadline() {
            None => pieces.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(deadline) => pieces.recv_timeout(deadline.saturating_duration_since(Instant::now())),
        };
        match piece {
            Ok(Piece::Event(event, at)) => take(&mut joiner, event, at, &mut out),
            Ok(Piece::Failed) => {
                let _ = inbox.send(Message::Gone(Loss::Input));
                return;
            }
            Err(RecvTimeoutError::Timeout) => joiner.expire(Instant::now(), &mut out),
            Err(RecvTimeoutError::Disconnected) => return,
        }
        for input in out.drain(..) {
            if inbox.send(input.into()).is_err() {
                return;
            }
        }
    }
}

fn take(joiner: &mut Joiner, event: Event, at: Instant, out: &mut Vec<Input>) {
    match event {
        Event::Key(event) => {
            let Some(key) = Key::from_event(&event) else {
                return;
            };
            // What looks like Alt and a character is Esc and a character that came in one piece.
            if key::follows_escape(&event) {
                joiner.key(Key::Esc, at, out);
            }
            joiner.key(key, at, out);
        }
        Event::Paste(text) => joiner.paste(&text, at, out),
        Event::Resize(width, height) => out.push(Input::Resize { width, height }),
        Event::FocusGained | Event::FocusLost | Event::Mouse(_) => {}
    }
}
