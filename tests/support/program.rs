//! The `arbiter` program, run on a tournament of its own.

pub(crate) use crate::support::names::NAMES;
use serde_json::Value;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// A run of the program.
#[derive(Debug)]
pub(crate) struct Done {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Done {
    /// The run, which must have ended well.
    #[track_caller]
    pub(crate) fn ok(self) -> Self {
        assert_eq!(self.code, 0, "{self:?}");
        self
    }

    /// The lines of stdout.
    pub(crate) fn lines(&self) -> Vec<&str> {
        self.out.lines().collect()
    }

    /// Its JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap()
    }
}

/// The program, in a clean environment.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command
}

/// Runs the program with these arguments and this on stdin.
pub(crate) fn run_with(arguments: &[&str], input: &str) -> Done {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that ends early leaves the rest unread.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Done {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs the program with these arguments.
pub(crate) fn run(arguments: &[&str]) -> Done {
    run_with(arguments, "")
}

/// A tournament's folder.
pub(crate) struct Trial {
    dir: TempDir,
}

impl Trial {
    /// The tournament of xiaoyi with so many paid players, their numbers as listed.
    pub(crate) fn of(players: usize) -> Self {
        let trial = Self::registered(players);
        trial.act("lots --as-listed");
        trial
    }

    /// The same before the lots.
    pub(crate) fn registered(players: usize) -> Self {
        let mut roster = "姓名,单位,缴费\n".to_owned();
        for name in &NAMES[..players] {
            roster.push_str(&format!("{name},{}队,是\n", &name[..3]));
        }
        Self::of_roster(&roster)
    }

    /// The tournament of xiaoyi with this roster, before the lots.
    pub(crate) fn of_roster(csv: &str) -> Self {
        let dir = TempDir::new().unwrap();
        let file = dir.path().join("roster.csv");
        std::fs::write(&file, csv).unwrap();
        let trial = Self { dir };
        let file = file.to_str().unwrap().to_owned();
        run(&[
            "new",
            &trial.at(),
            "--regulation",
            "xiaoyi-2019",
            "--roster",
            &file,
        ])
        .ok();
        trial
    }

    /// A tournament of a sample regulation, without players.
    pub(crate) fn sample(key: &str) -> Self {
        let trial = Self {
            dir: TempDir::new().unwrap(),
        };
        run(&["new", &trial.at(), "--regulation", key]).ok();
        trial
    }

    /// The folder.
    pub(crate) fn folder(&self) -> PathBuf {
        self.dir.path().join("t")
    }

    /// The folder as an argument.
    pub(crate) fn at(&self) -> String {
        self.folder().to_str().unwrap().to_owned()
    }

    /// A folder beside it, for the console to keep its place in.
    pub(crate) fn state_home(&self) -> PathBuf {
        self.dir.path().join("state")
    }

    /// The lines of the journal that are acts.
    pub(crate) fn acts(&self) -> usize {
        self.journal().iter().filter(|byte| **byte == b'\n').count() - 1
    }

    /// A file of it.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder().join(name)
    }

    /// The journal's bytes.
    pub(crate) fn journal(&self) -> Vec<u8> {
        std::fs::read(self.file("journal.ron")).unwrap()
    }

    /// Changes the journal behind the program's back.
    pub(crate) fn forge(&self, change: impl FnOnce(Vec<u8>) -> Vec<u8>) {
        std::fs::write(self.file("journal.ron"), change(self.journal())).unwrap();
    }

    /// One command, which must be taken; its echo.
    #[track_caller]
    pub(crate) fn act(&self, line: &str) -> String {
        self.try_act(line).ok().out.trim_end().to_owned()
    }

    /// One command.
    pub(crate) fn try_act(&self, line: &str) -> Done {
        run(&["do", &self.at(), line])
    }

    /// Lines on stdin.
    pub(crate) fn feed(&self, lines: &str) -> Done {
        run_with(&["do", &self.at(), "-"], lines)
    }

    /// `show`, as text.
    pub(crate) fn show(&self, what: &[&str]) -> Done {
        let at = self.at();
        let mut arguments = vec!["show", at.as_str()];
        arguments.extend(what);
        run(&arguments)
    }

    /// `show`, as JSON.
    #[track_caller]
    pub(crate) fn view(&self, what: &[&str]) -> Value {
        let mut what = what.to_vec();
        what.extend(["--format", "json"]);
        self.show(&what).ok().json()
    }

    /// `check`.
    pub(crate) fn check(&self) -> Done {
        run(&["check", &self.at()])
    }
}

/// Whether a path exists.
pub(crate) fn exists(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}
