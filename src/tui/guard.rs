//! The end of the program when its terminal or its session is gone.
//!
//! The terminal library spins at full speed on a terminal that was hung up and never says so, and not
//! every hang-up comes with a signal. So one thread sleeps on the descriptor itself, another on the
//! signals. Both ask the run loop to end; a loop that is stuck, for instance in writing to a dead link, does
//! not answer, and then they end the process themselves. They never touch the screen.

use std::fs::File;
use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::process;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use super::input::Message;

/// How long the program has to end when it is asked to.
pub const GRACE: Duration = Duration::from_millis(600);

/// Why the program has to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// The terminal was hung up: nothing more can be shown.
    HangUp,
    /// SIGHUP, SIGTERM or SIGINT came, by its number.
    Signal(i32),
    /// The keyboard cannot be read.
    Input,
}

impl Loss {
    /// The exit code of the process: 128 and the number of the signal, as a shell has it.
    pub fn exit_code(self) -> i32 {
        match self {
            Self::HangUp | Self::Input => 128 + SIGHUP,
            Self::Signal(number) => 128 + number,
        }
    }
}

/// Starts both threads. They live as long as the process.
///
/// # Errors
/// When there is no terminal, or a thread or a signal handler cannot be set up.
pub fn spawn(inbox: &Sender<Message>) -> io::Result<()> {
    let line = keyboard()?;
    let mut signals = Signals::new([SIGHUP, SIGTERM, SIGINT, SIGCONT])?;
    let of_line = inbox.clone();
    let of_signals = inbox.clone();
    thread::Builder::new().name("line guard".into()).spawn(move || {
        wait_for_hang_up(&line);
        end(&of_line, Loss::HangUp);
    })?;
    thread::Builder::new()
        .name("signal guard".into())
        .spawn(move || {
            for signal in signals.forever() {
                if signal == SIGCONT {
                    let _ = of_signals.send(Message::Resumed);
                } else {
                    end(&of_signals, Loss::Signal(signal));
                }
            }
        })?;
    Ok(())
}

/// The terminal the terminal library reads: standard input, else the controlling terminal.
fn keyboard() -> io::Result<OwnedFd> {
    let stdin = rustix::stdio::stdin();
    if rustix::termios::isatty(stdin) {
        stdin.as_fd().try_clone_to_owned()
    } else {
        File::options().read(true).open("/dev/tty").map(OwnedFd::from)
    }
}

fn wait_for_hang_up(line: &OwnedFd) {
    loop {
        // No event is asked for: errors and hang-up are reported unasked, and keys do not wake the thread.
        let mut watched = [PollFd::new(line, PollFlags::empty())];
        match poll(&mut watched, None) {
            Ok(_) if watched[0].revents().is_empty() => {}
            Err(Errno::INTR | Errno::AGAIN | Errno::NOMEM) => {}
            Ok(_) | Err(_) => return,
        }
    }
}

fn end(inbox: &Sender<Message>, loss: Loss) {
    let _ = inbox.send(Message::Gone(loss));
    thread::sleep(GRACE);
    process::exit(loss.exit_code());
}
