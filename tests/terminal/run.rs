//! The run loop with keys in and a screen out.

use std::io::{self, Write};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use ratatui::backend::{CrosstermBackend, TestBackend};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::{Frame, Terminal, TerminalOptions, Viewport};
use xiangqi_arbiter::tui::guard::Loss;
use xiangqi_arbiter::tui::input::{Input, Key, Message};
use xiangqi_arbiter::tui::run::{Ended, JobControl, Program, Step, run};

use crate::support::meter::Meter;

#[derive(Default)]
struct Recorder {
    typed: String,
    frames: usize,
    ticks: usize,
    /// The program quits at this tick, and wakes until then.
    last_tick: usize,
    changed: bool,
}

impl Program for Recorder {
    fn update(&mut self, input: Input, _: Instant) -> Step {
        match input {
            Input::Key {
                key: Key::Char('q'), ..
            } => return Step::Quit,
            Input::Key {
                key: Key::Char('_'), ..
            } => {}
            Input::Key {
                key: Key::Char(c), ..
            } => {
                self.typed.push(c);
                self.changed = true;
            }
            _ => {}
        }
        Step::Continue
    }

    fn tick(&mut self, _: Instant) -> Step {
        self.ticks += 1;
        if self.ticks == self.last_tick {
            Step::Quit
        } else {
            Step::Continue
        }
    }

    fn next_wake(&self, now: Instant) -> Option<Instant> {
        (self.last_tick > 0).then(|| now + Duration::from_millis(1))
    }

    fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }

    fn draw(&mut self, frame: &mut Frame<'_>) {
        self.frames += 1;
        frame.render_widget(Line::raw(&self.typed), frame.area());
    }
}

#[derive(Default)]
struct Job {
    suspended: usize,
    resumed: usize,
}

impl JobControl for Job {
    fn suspend(&mut self) {
        self.suspended += 1;
    }

    fn resume(&mut self) {
        self.resumed += 1;
    }
}

struct Outcome {
    ended: Ended,
    program: Recorder,
    job: Job,
    screen: Terminal<TestBackend>,
}

/// Runs the loop on what waits in the inbox; then nobody can send any more.
fn outcome(program: Recorder, fill: impl FnOnce(&Sender<Message>)) -> Outcome {
    let (sender, inbox) = channel();
    fill(&sender);
    drop(sender);
    let (mut program, mut job) = (program, Job::default());
    let mut screen = Terminal::new(TestBackend::new(20, 2)).unwrap();
    let ended = run(&mut screen, &inbox, &mut program, &mut job).unwrap();
    Outcome {
        ended,
        program,
        job,
        screen,
    }
}

fn type_keys(sender: &Sender<Message>, keys: &str) {
    for c in keys.chars() {
        sender.send(Input::key(Key::Char(c)).into()).unwrap();
    }
}

#[test]
fn what_waits_is_taken_in_before_one_drawing() {
    let outcome = outcome(Recorder::default(), |sender| type_keys(sender, "37+"));
    assert_eq!(outcome.ended, Ended::Closed);
    assert_eq!(outcome.program.frames, 2);
    outcome
        .screen
        .backend()
        .assert_buffer_lines(["37+                 ", ""]);
}

#[test]
fn keys_that_change_nothing_draw_nothing() {
    let outcome = outcome(Recorder::default(), |sender| type_keys(sender, "____"));
    assert_eq!(outcome.program.frames, 1);
}

#[test]
fn keys_before_the_end_count_and_those_behind_it_do_not() {
    let outcome = outcome(Recorder::default(), |sender| {
        type_keys(sender, "37+");
        sender.send(Message::Gone(Loss::HangUp)).unwrap();
        type_keys(sender, "38+");
    });
    assert_eq!(outcome.ended, Ended::Gone(Loss::HangUp));
    assert_eq!(outcome.program.typed, "37+");
    assert_eq!(outcome.program.frames, 1);
}

#[test]
fn the_program_may_quit_by_a_key_or_by_the_time() {
    let by_key = outcome(Recorder::default(), |sender| type_keys(sender, "7q8"));
    assert_eq!((by_key.ended, by_key.program.typed.as_str()), (Ended::Quit, "7"));

    let (sender, inbox) = channel();
    let mut program = Recorder {
        last_tick: 3,
        ..Recorder::default()
    };
    let mut screen = Terminal::new(TestBackend::new(20, 2)).unwrap();
    let ended = run(&mut screen, &inbox, &mut program, &mut Job::default()).unwrap();
    drop(sender);
    assert_eq!((ended, program.ticks, program.frames), (Ended::Quit, 3, 1));
}

#[test]
fn news_of_another_thread_is_a_tick_without_waiting() {
    let outcome = outcome(Recorder::default(), |sender| {
        sender.send(Message::Wake).unwrap();
        type_keys(sender, "7");
    });
    assert_eq!(outcome.program.ticks, 1);
}

#[test]
fn a_stop_is_the_shells_and_the_screen_is_drawn_anew_behind_it() {
    let outcome = outcome(Recorder::default(), |sender| {
        type_keys(sender, "7");
        sender.send(Input::key(Key::Ctrl('z')).into()).unwrap();
        sender.send(Message::Resumed).unwrap();
    });
    assert_eq!((outcome.job.suspended, outcome.job.resumed), (1, 1));
    assert_eq!(outcome.program.frames, 2);
    assert_eq!(outcome.program.typed, "7");
}

#[test]
fn a_new_size_is_drawn_though_the_program_sees_no_change() {
    let outcome = outcome(Recorder::default(), |sender| {
        sender
            .send(Input::Resize { width: 20, height: 2 }.into())
            .unwrap();
    });
    assert_eq!(outcome.program.frames, 2);
}

/// The bytes sent for the first frame and all that follow from the keys.
fn bytes_sent(keys: &str) -> usize {
    let (sender, inbox) = channel();
    type_keys(&sender, keys);
    drop(sender);
    let meter = Meter::default();
    let viewport = Viewport::Fixed(Rect::new(0, 0, 100, 30));
    let backend = CrosstermBackend::new(meter.clone());
    let mut screen = Terminal::with_options(backend, TerminalOptions { viewport }).unwrap();
    run(&mut screen, &inbox, &mut Recorder::default(), &mut Job::default()).unwrap();
    meter.take()
}

#[test]
fn what_does_not_change_is_not_sent() {
    let idle = bytes_sent("");
    assert_eq!(bytes_sent("____"), idle);
    let changed = bytes_sent("37+");
    assert!(changed > idle && changed < idle + 100, "{idle}, {changed}");
}

/// A terminal that is gone.
struct Dead;

impl Write for Dead {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::Error::from(io::ErrorKind::BrokenPipe))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_failed_drawing_is_a_loss_if_the_guard_says_so() {
    let ended_with = |messages: &[Message]| {
        let (sender, inbox) = channel();
        for message in messages {
            sender.send(message.clone()).unwrap();
        }
        drop(sender);
        let viewport = Viewport::Fixed(Rect::new(0, 0, 20, 2));
        let options = TerminalOptions { viewport };
        let mut screen = Terminal::with_options(CrosstermBackend::new(Dead), options).unwrap();
        run(&mut screen, &inbox, &mut Recorder::default(), &mut Job::default())
    };
    let key = Message::from(Input::key(Key::Char('7')));
    let gone = Message::Gone(Loss::HangUp);
    assert_eq!(
        ended_with(&[key.clone(), gone]).unwrap(),
        Ended::Gone(Loss::HangUp)
    );
    assert_eq!(ended_with(&[key]).unwrap_err().kind(), io::ErrorKind::BrokenPipe);
}
