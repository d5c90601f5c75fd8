//! What is sent to the terminal.

use super::hall::{Hall, Nobody, PLAYERS};
use super::report::{percentile, row};
use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use std::error::Error;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};
use xiangqi_arbiter::tui::input::{Input, Key, Message};
use xiangqi_arbiter::tui::run::{Program as _, run};
use xiangqi_arbiter::tui::wire::Wire;

const SIZE: Size = Size {
    width: 120,
    height: 40,
};

/// The console's own backend, writing nowhere; a frame is told of when it was sent, with its bytes.
pub(crate) struct Screen {
    inner: Wire<Count>,
    sent: Arc<AtomicUsize>,
    drawn: Sender<(Instant, usize)>,
}

impl Screen {
    /// A screen whose frames are told of.
    pub(crate) fn new(drawn: Sender<(Instant, usize)>) -> Self {
        let sent = Arc::new(AtomicUsize::new(0));
        Self {
            inner: Wire::new(Count(Arc::clone(&sent))),
            sent,
            drawn,
        }
    }
}

struct Count(Arc<AtomicUsize>);

impl Write for Count {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.fetch_add(bytes.len(), Ordering::Relaxed);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Backend for Screen {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        self.inner.draw(content)
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.inner.hide_cursor()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        self.inner.show_cursor()
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Ok(Position::ORIGIN)
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.inner.set_cursor_position(position)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.inner.clear()
    }

    fn clear_region(&mut self, clear_type: ClearType) -> io::Result<()> {
        self.inner.clear_region(clear_type)
    }

    fn size(&self) -> io::Result<Size> {
        Ok(SIZE)
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        Ok(WindowSize {
            columns_rows: SIZE,
            pixels: Size::default(),
        })
    }

    /// The library flushes once, at the end of a frame.
    fn flush(&mut self) -> io::Result<()> {
        Backend::flush(&mut self.inner)?;
        // Whoever no longer listens has measured enough.
        let _ = self
            .drawn
            .send((Instant::now(), self.sent.swap(0, Ordering::Relaxed)));
        Ok(())
    }
}

/// Bytes of the digits and the key of each result of the last round, a frame a key.
pub(crate) fn one_result(hall: &Hall) -> Result<(), Box<dyn Error>> {
    let mut console = hall.console(&hall.copy("wire")?)?;
    let (drawn, frames) = channel();
    let mut terminal = ratatui::Terminal::new(Screen::new(drawn))?;
    let mut bytes = Vec::new();
    let mut at = Instant::now();
    terminal.draw(|frame| console.draw(frame))?;
    for table in 1..=PLAYERS / 2 {
        frames.try_iter().count();
        let outcome = ['+', '-', '*'][table % 3];
        for key in table.to_string().chars().chain([outcome]) {
            at += Duration::from_millis(200);
            console.update(
                Input::Key {
                    key: Key::Char(key),
                    at,
                },
                at,
            );
            // The answer to the key, then what follows it unasked.
            while console.take_changed() {
                terminal.draw(|frame| console.draw(frame))?;
                console.tick(at);
            }
        }
        bytes.push(frames.try_iter().map(|(_, bytes)| bytes as f64).sum::<f64>());
    }
    let (median, worst) = (percentile(&bytes, 50), percentile(&bytes, 100));
    row(
        "bytes for one result at 120×40, median",
        median,
        percentile(&bytes, 99),
        median,
        Some(2048.0),
        "B",
    );
    row(
        "bytes for one result at 120×40, worst",
        median,
        worst,
        worst,
        Some(6144.0),
        "B",
    );
    Ok(())
}

/// Bytes of ten seconds in which nobody does anything and the clock stands, the seconds counted by the loop's ticks.
pub(crate) fn idle(hall: &Hall) -> Result<(), Box<dyn Error>> {
    let mut console = hall.console(&hall.copy("idle")?)?;
    let (drawn, frames) = channel();
    let mut terminal = ratatui::Terminal::new(Screen::new(drawn))?;
    let mut now = Instant::now();
    console.take_changed();
    let end = now + Duration::from_secs(10);
    while now < end {
        now = console.next_wake(now).map_or(end, |wake| wake.max(now)) + Duration::from_millis(10);
        console.tick(now);
        if console.take_changed() {
            terminal.draw(|frame| console.draw(frame))?;
        }
    }
    let bytes = frames.try_iter().map(|(_, bytes)| bytes).sum::<usize>() as f64;
    row("bytes while idle for 10 s", bytes, bytes, bytes, Some(0.0), "B");
    // The loop itself, for as long as it takes to find nothing to draw: one frame at the start and no other.
    let (keys, inbox) = channel::<Message>();
    let waiter = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(2500));
        drop(keys);
    });
    run(&mut terminal, &inbox, &mut console, &mut Nobody)?;
    waiter.join().map_err(|_| "the waiter failed")?;
    let later = frames.try_iter().skip(1).map(|(_, bytes)| bytes).sum::<usize>() as f64;
    row(
        "bytes after the first frame of the real loop, 2.5 s",
        later,
        later,
        later,
        Some(0.0),
        "B",
    );
    Ok(())
}
