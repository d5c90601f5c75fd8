//! The loop between the inbox and the screen. Both ends are given, so tests run the very loop.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use ratatui::backend::Backend;
use ratatui::layout::Rect;
use ratatui::{Frame, Terminal};

use super::guard::Loss;
use super::input::{Input, Key, Message};

/// Whether to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Go on.
    Continue,
    /// Leave the loop.
    Quit,
}

/// Why the loop was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// The program said so.
    Quit,
    /// Terminal or session are gone. Little time is left, and nothing can be shown.
    Gone(Loss),
    /// Nobody can send any more.
    Closed,
}

/// What runs in the loop.
pub trait Program {
    /// Acts on an input.
    fn update(&mut self, input: Input, now: Instant) -> Step;

    /// Acts on the time, when [`next_wake`](Self::next_wake) is due or another thread asked for it.
    fn tick(&mut self, now: Instant) -> Step;

    /// When the program next wants to act though no input comes; none to sleep until one does.
    fn next_wake(&self, now: Instant) -> Option<Instant>;

    /// Whether what is shown has changed since the last call. Only then is anything drawn: an idle
    /// program sends nothing, so that a dead link is found out.
    fn take_changed(&mut self) -> bool;

    /// Draws the whole screen.
    fn draw(&mut self, frame: &mut Frame<'_>);
}

/// The shell's hold on the program. Failures are not reported: a terminal that cannot be set cannot be
/// told of it, and the guard notices one that is gone.
pub trait JobControl {
    /// Gives the terminal back, stops the process until it is continued, and takes the terminal again.
    fn suspend(&mut self);

    /// Takes the terminal again after the process was stopped from outside.
    fn resume(&mut self);
}

/// The shortest sleep, so that a program whose wake is always overdue cannot spin.
const SHORTEST: Duration = Duration::from_millis(10);

/// How long the guard may take to notice what a failed drawing has shown.
const PATIENCE: Duration = Duration::from_millis(300);

/// Runs until the program quits or cannot go on. Whatever waits is taken in before the screen is drawn
/// once. Ctrl-Z never reaches the program.
///
/// # Errors
/// When the screen cannot be drawn though the terminal is there.
pub fn run<B: Backend, P: Program, J: JobControl>(
    terminal: &mut Terminal<B>,
    inbox: &Receiver<Message>,
    program: &mut P,
    job: &mut J,
) -> Result<Ended, B::Error> {
    until_ended(terminal, inbox, program, job)
        .or_else(|error| awaited_loss(inbox).map(Ended::Gone).ok_or(error))
}

/// The loss that a failed drawing is the first sign of: the kernel continues the process as it hangs up
/// its terminal, so that the loop may draw before the guard has spoken.
fn awaited_loss(inbox: &Receiver<Message>) -> Option<Loss> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        match inbox.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(Message::Gone(loss)) => return Some(loss),
            Ok(_) => {}
            Err(_) => return None,
        }
    }
}

fn until_ended<B: Backend, P: Program, J: JobControl>(
    terminal: &mut Terminal<B>,
    inbox: &Receiver<Message>,
    program: &mut P,
    job: &mut J,
) -> Result<Ended, B::Error> {
    let mut stale = true;
    loop {
        if program.take_changed() || stale {
            terminal.draw(|frame| program.draw(frame))?;
            stale = false;
        }

        let mut due = program.next_wake(Instant::now());
        let received = match due {
            None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(due) => inbox.recv_timeout(due.saturating_duration_since(Instant::now()).max(SHORTEST)),
        };
        let mut next = match received {
            Ok(message) => Some(message),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return Ok(Ended::Closed),
        };
        while let Some(message) = next {
            let now = Instant::now();
            let step = match message {
                Message::Input(Input::Key {
                    key: Key::Ctrl('z'), ..
                }) => {
                    job.suspend();
                    repaint(terminal)?;
                    stale = true;
                    Step::Continue
                }
                Message::Resumed => {
                    job.resume();
                    repaint(terminal)?;
                    stale = true;
                    Step::Continue
                }
                Message::Input(input) => {
                    stale |= matches!(input, Input::Resize { .. });
                    program.update(input, now)
                }
                Message::Wake => {
                    due = Some(now);
                    Step::Continue
                }
                Message::Gone(loss) => return Ok(Ended::Gone(loss)),
            };
            if step == Step::Quit {
                return Ok(Ended::Quit);
            }
            next = inbox.try_recv().ok();
        }

        let now = Instant::now();
        if due.is_some_and(|due| due <= now) && program.tick(now) == Step::Quit {
            return Ok(Ended::Quit);
        }
    }
}

/// Forgets what the screen shows. The library's own way to clear asks the terminal where the cursor is, and
/// the answer would go to the thread that reads the keys.
fn repaint<B: Backend>(terminal: &mut Terminal<B>) -> Result<(), B::Error> {
    let size = terminal.size()?;
    terminal.resize(Rect::from((ratatui::layout::Position::ORIGIN, size)))
}
