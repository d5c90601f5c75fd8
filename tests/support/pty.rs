//! A program on a terminal of its own: keys in, a screen out, and the line cut when wished.
//!
//! The reader polls and never blocks in `read`, as a read in progress would keep the master open after
//! [`Pty::hang_up`] and the program would never be hung up.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::ErrorKind;
use std::os::fd::OwnedFd;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle, sleep};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{Mode, OFlags};
use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};

/// How long anything may take on a loaded machine before a test fails.
const PATIENCE: Duration = Duration::from_secs(20);

/// How to start a program.
#[derive(Debug)]
pub(crate) struct Launch {
    program: OsString,
    args: Vec<OsString>,
    envs: Vec<(OsString, OsString)>,
    width: u16,
    height: u16,
    controlling: bool,
}

impl Launch {
    pub(crate) fn new(program: impl AsRef<OsStr>) -> Self {
        Self {
            program: program.as_ref().into(),
            args: Vec::new(),
            envs: vec![("TERM".into(), "xterm-256color".into())],
            width: 80,
            height: 24,
            controlling: true,
        }
    }

    pub(crate) fn arg(mut self, arg: impl AsRef<OsStr>) -> Self {
        self.args.push(arg.as_ref().into());
        self
    }

    pub(crate) fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.envs.push((name.into(), value.as_ref().into()));
        self
    }

    pub(crate) fn size(mut self, width: u16, height: u16) -> Self {
        (self.width, self.height) = (width, height);
        self
    }

    /// Through a shell, whose script runs the program as `"$0" "$@"`.
    pub(crate) fn through(mut self, options: &str, script: &str) -> Self {
        let program = std::mem::replace(&mut self.program, "sh".into());
        self.args.splice(0..0, [options.into(), script.into(), program]);
        self
    }

    /// The terminal does not control the session, so that no SIGHUP comes when it is gone.
    pub(crate) fn without_control(mut self) -> Self {
        self.controlling = false;
        self
    }

    /// Starts the program; none, with a word on stderr, where `setsid` is missing.
    pub(crate) fn start(self) -> Option<Pty> {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        tcsetwinsize(&master, winsize(self.width, self.height)).unwrap();
        let name = ptsname(&master, Vec::new()).unwrap();
        let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::CLOEXEC;
        let slave = rustix::fs::open(&name, flags, Mode::empty()).unwrap();

        let mut command = Command::new("setsid");
        if self.controlling {
            command.arg("--ctty");
        }
        command.arg(self.program).args(self.args).envs(self.envs);
        command.stdin(Stdio::from(slave.try_clone().unwrap()));
        command.stdout(Stdio::from(slave.try_clone().unwrap()));
        command.stderr(Stdio::from(slave));
        let child = match command.spawn() {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                eprintln!("SKIPPED: this test needs setsid, which is not installed");
                return None;
            }
            spawned => spawned.unwrap(),
        };
        drop(command);

        let parser = vt100::Parser::new(self.height.try_into().unwrap(), self.width.try_into().unwrap(), 0);
        let shared = Arc::new(Shared {
            parser: Mutex::new(parser),
            raw: Mutex::default(),
            received: AtomicU64::new(0),
            stop: AtomicBool::new(false),
        });
        let master = Arc::new(master);
        let reader = {
            let (master, shared) = (Arc::clone(&master), Arc::clone(&shared));
            thread::spawn(move || read(&master, &shared))
        };
        Some(Pty {
            child,
            master: Some(master),
            reader: Some(reader),
            shared,
        })
    }
}

struct Shared {
    parser: Mutex<vt100::Parser>,
    raw: Mutex<Vec<u8>>,
    received: AtomicU64,
    stop: AtomicBool,
}

/// A running program and its terminal. Dropped, both end.
pub(crate) struct Pty {
    child: Child,
    master: Option<Arc<OwnedFd>>,
    reader: Option<JoinHandle<()>>,
    shared: Arc<Shared>,
}

impl Pty {
    /// Sends keys, as one write.
    pub(crate) fn type_keys(&self, keys: impl AsRef<[u8]>) {
        let master = self.master.as_ref().unwrap();
        let mut rest = keys.as_ref();
        while !rest.is_empty() {
            let written = rustix::io::write(master, rest).unwrap();
            rest = &rest[written..];
        }
    }

    /// Sends keys in pieces with a pause before each but the first.
    pub(crate) fn type_torn(&self, pieces: &[&[u8]], pause: Duration) {
        for (i, piece) in pieces.iter().enumerate() {
            if i > 0 {
                sleep(pause);
            }
            self.type_keys(piece);
        }
    }

    /// The text on the screen, without blanks at line ends.
    pub(crate) fn screen(&self) -> String {
        self.look(vt100::Screen::contents)
    }

    /// Asks the terminal anything.
    pub(crate) fn look<T>(&self, question: impl FnOnce(&vt100::Screen) -> T) -> T {
        question(self.shared.parser.lock().unwrap().screen())
    }

    /// Waits until the screen shows a text.
    #[track_caller]
    pub(crate) fn wait_for(&self, text: &str) {
        self.wait_until(text, |screen| screen.contents().contains(text));
    }

    /// Waits until something holds of the terminal.
    #[track_caller]
    pub(crate) fn wait_until(&self, what: &str, holds: impl Fn(&vt100::Screen) -> bool) {
        let start = Instant::now();
        while !self.look(&holds) {
            assert!(
                start.elapsed() < PATIENCE,
                "waited in vain for {what}; the screen:\n{}",
                self.screen()
            );
            sleep(Duration::from_millis(5));
        }
    }

    /// Makes the emulated terminal forget what it shows, behind the program's back.
    pub(crate) fn wipe(&self) {
        self.shared.parser.lock().unwrap().process(b"\x1b[2J");
    }

    /// The very bytes the program has sent.
    pub(crate) fn raw(&self) -> Vec<u8> {
        self.shared.raw.lock().unwrap().clone()
    }

    /// How many bytes the program has sent.
    pub(crate) fn received(&self) -> u64 {
        self.shared.received.load(Ordering::SeqCst)
    }

    /// Waits until the program has sent nothing for a while, and gives the bytes sent so far.
    pub(crate) fn settle(&self) -> u64 {
        let (mut last, mut since) = (self.received(), Instant::now());
        while since.elapsed() < Duration::from_millis(300) {
            sleep(Duration::from_millis(10));
            if self.received() != last {
                (last, since) = (self.received(), Instant::now());
            }
        }
        last
    }

    /// Gives the terminal another size.
    pub(crate) fn resize(&self, width: u16, height: u16) {
        let mut parser = self.shared.parser.lock().unwrap();
        parser.set_size(height.try_into().unwrap(), width.try_into().unwrap());
        tcsetwinsize(self.master.as_ref().unwrap(), winsize(width, height)).unwrap();
    }

    /// Sends a signal to the program alone.
    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(self.process(), signal).unwrap();
    }

    /// The program's process.
    pub(crate) fn process(&self) -> Pid {
        Pid::from_child(&self.child)
    }

    /// Closes the master: the line is cut.
    pub(crate) fn hang_up(&mut self) {
        self.shared.stop.store(true, Ordering::SeqCst);
        if let Some(reader) = self.reader.take() {
            reader.join().unwrap();
        }
        self.master = None;
    }

    /// Waits for the program to end; gives how, and the processor time it has used in all.
    #[track_caller]
    pub(crate) fn wait_exit(&mut self) -> (ExitStatus, Duration) {
        let start = Instant::now();
        loop {
            // A dead process that nobody has waited for still tells its times.
            let (state, used) = self.stat();
            if state == 'Z' {
                return (self.child.wait().unwrap(), used);
            }
            if start.elapsed() > PATIENCE {
                let screen = self.screen();
                panic!("the program goes on (state {state}); the screen:\n{screen}");
            }
            sleep(Duration::from_millis(5));
        }
    }

    /// The processor time the program has used so far.
    pub(crate) fn processor_time(&self) -> Duration {
        self.stat().1
    }

    /// The state letter and the processor time, from `/proc`, in whose clock a second has 100 ticks.
    fn stat(&self) -> (char, Duration) {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        let fields: Vec<&str> = stat.rsplit_once(')').unwrap().1.split_whitespace().collect();
        let ticks: u64 = fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap();
        (
            fields[0].chars().next().unwrap(),
            Duration::from_millis(ticks * 10),
        )
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        self.shared.stop.store(true, Ordering::SeqCst);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn winsize(width: u16, height: u16) -> Winsize {
    Winsize {
        ws_row: height,
        ws_col: width,
        ws_xpixel: 0,
        ws_ypixel: 0,
    }
}

fn read(master: &OwnedFd, shared: &Shared) {
    let wait = Timespec {
        tv_sec: 0,
        tv_nsec: 10_000_000,
    };
    let mut buffer = [0; 1 << 14];
    while !shared.stop.load(Ordering::SeqCst) {
        let ready = poll(&mut [PollFd::new(master, PollFlags::IN)], Some(&wait));
        if !matches!(ready, Ok(1..)) {
            continue;
        }
        // An error says that no process has the terminal open, now or yet.
        let Ok(length) = rustix::io::read(master, &mut buffer) else {
            sleep(Duration::from_millis(5));
            continue;
        };
        shared.parser.lock().unwrap().process(&buffer[..length]);
        shared.raw.lock().unwrap().extend_from_slice(&buffer[..length]);
        shared.received.fetch_add(length as u64, Ordering::SeqCst);
    }
}
