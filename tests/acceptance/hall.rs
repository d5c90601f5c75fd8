//! A tournament in a folder of its own, driven by the program's command line.

use crate::support::names::NAMES;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

pub(crate) struct Hall {
    folder: tempfile::TempDir,
}

/// What a refused line said.
pub(crate) struct Refused {
    pub(crate) code: i32,
    pub(crate) stderr: String,
}

impl Hall {
    /// A tournament under a sample regulation with some of its words replaced, and `players` paid players
    /// whose numbers are drawn as listed.
    pub(crate) fn new(key: &str, edits: &[(&str, &str)], players: usize) -> Self {
        let hall = Self::without_lots(key, edits, players);
        hall.run(&["lots --as-listed"]);
        hall
    }

    pub(crate) fn without_lots(key: &str, edits: &[(&str, &str)], players: usize) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let sample = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("sample-events")
            .join(key)
            .join("regulation.ron");
        let mut text = std::fs::read_to_string(sample).unwrap();
        for (from, to) in edits {
            assert!(text.contains(from), "{key} holds {from}");
            text = text.replacen(from, to, 1);
        }
        std::fs::write(folder.path().join("regulation.ron"), text).unwrap();
        let mut roster = String::from("姓名,单位,性别,缴费\n");
        for i in 0..players {
            let name = NAMES
                .get(i)
                .map_or_else(|| format!("选手{:03}", i + 1), |n| (*n).to_owned());
            roster.push_str(&format!("{name},单位{:03},男,是\n", i + 1));
        }
        std::fs::write(folder.path().join("roster.csv"), roster).unwrap();
        let hall = Self { folder };
        let regulation = hall.folder.path().join("regulation.ron");
        let roster = hall.folder.path().join("roster.csv");
        let out = arbiter(&[
            "new".as_ref(),
            hall.path().as_os_str(),
            "--regulation".as_ref(),
            regulation.as_os_str(),
            "--roster".as_ref(),
            roster.as_os_str(),
        ]);
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        hall
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.folder.path().join("t")
    }

    fn lines(&self, options: &[&str], lines: &[&str]) -> Output {
        let script = self.folder.path().join("script.txt");
        std::fs::write(&script, lines.join("\n")).unwrap();
        let path = self.path();
        let mut words: Vec<&std::ffi::OsStr> = options.iter().map(|o| o.as_ref()).collect();
        words.extend([
            "do".as_ref(),
            path.as_os_str(),
            "--file".as_ref(),
            script.as_os_str(),
        ]);
        arbiter(&words)
    }

    /// Gives the commands, all of which must be taken; the echoes.
    pub(crate) fn run(&self, lines: &[&str]) -> Vec<String> {
        self.run_at("2019-10-05T09:00:00+08:00", lines)
    }

    pub(crate) fn run_at(&self, now: &str, lines: &[&str]) -> Vec<String> {
        let out = self.lines(&["--now", now], lines);
        let echoes = String::from_utf8(out.stdout).unwrap();
        assert!(
            out.status.success(),
            "{lines:?}: {}\n{echoes}",
            String::from_utf8_lossy(&out.stderr)
        );
        echoes.lines().map(str::to_owned).collect()
    }

    /// Gives the commands, all of which must be taken; what is said beside the echoes.
    pub(crate) fn told(&self, lines: &[&str]) -> String {
        let out = self.lines(&["--now", "2019-10-05T09:00:00+08:00"], lines);
        assert!(out.status.success(), "{lines:?}");
        String::from_utf8(out.stderr).unwrap()
    }

    /// What is said beside the echo of a command, which must be taken.
    pub(crate) fn aside(&self, line: &str) -> String {
        let out = self.lines(&["--now", "2019-10-05T09:00:00+08:00"], &[line]);
        let aside = String::from_utf8(out.stderr).unwrap();
        assert!(out.status.success(), "{line}: {aside}");
        aside
    }

    /// Gives the commands, of which the last must be refused.
    pub(crate) fn refused(&self, lines: &[&str]) -> Refused {
        self.refused_at("2019-10-05T09:00:00+08:00", lines)
    }

    pub(crate) fn refused_at(&self, now: &str, lines: &[&str]) -> Refused {
        let out = self.lines(&["--now", now], lines);
        let stdout = String::from_utf8(out.stdout).unwrap();
        assert_eq!(
            stdout.lines().count(),
            lines.len() - 1,
            "all before the last are taken: {stdout}"
        );
        let code = out.status.code().unwrap();
        assert_ne!(code, 0, "{lines:?} must be refused");
        Refused {
            code,
            stderr: String::from_utf8(out.stderr).unwrap(),
        }
    }

    pub(crate) fn show(&self, words: &[&str]) -> Value {
        let path = self.path();
        let mut all: Vec<&std::ffi::OsStr> = vec!["show".as_ref(), path.as_os_str()];
        all.extend(words.iter().map(|w| std::ffi::OsStr::new(*w)));
        all.extend(["--format", "json"].map(std::ffi::OsStr::new));
        let out = arbiter(&all);
        assert!(
            out.status.success(),
            "{words:?}: {}",
            String::from_utf8_lossy(&out.stderr)
        );
        serde_json::from_slice(&out.stdout).unwrap()
    }

    pub(crate) fn text(&self, words: &[&str]) -> String {
        let path = self.path();
        let mut all: Vec<&std::ffi::OsStr> = vec!["show".as_ref(), path.as_os_str()];
        all.extend(words.iter().map(|w| std::ffi::OsStr::new(*w)));
        let out = arbiter(&all);
        assert!(
            out.status.success(),
            "{words:?}: {}",
            String::from_utf8_lossy(&out.stderr)
        );
        String::from_utf8(out.stdout).unwrap()
    }

    /// A document of `arbiter export`.
    pub(crate) fn exported(&self, file: &str) -> String {
        let (path, to) = (self.path(), self.folder.path().join("wall"));
        let out = arbiter(&[
            "--now".as_ref(),
            "2019-10-05T09:00:00+08:00".as_ref(),
            "export".as_ref(),
            path.as_os_str(),
            "--to".as_ref(),
            to.as_os_str(),
        ]);
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        std::fs::read_to_string(to.join(file)).unwrap()
    }

    /// Numbers in the order of the standings.
    pub(crate) fn order(&self) -> Vec<u64> {
        let standings = self.show(&["standings"]);
        standings["rows"]
            .as_array()
            .unwrap()
            .iter()
            .map(|r| r["number"].as_u64().unwrap())
            .collect()
    }

    /// The row of a number in the standings.
    pub(crate) fn row(&self, number: u64) -> Value {
        let standings = self.show(&["standings"]);
        let rows = standings["rows"].as_array().unwrap();
        rows.iter().find(|r| r["number"] == number).cloned().unwrap()
    }

    /// `red-black` of every board, and the bye, of the newest round.
    pub(crate) fn pairs(&self) -> (Vec<(u64, u64)>, Option<u64>) {
        let pairings = self.show(&["pairings"]);
        let number = |v: &Value| v["number"].as_u64().unwrap();
        let boards = pairings["boards"].as_array().unwrap();
        let pairs = boards
            .iter()
            .map(|b| (number(&b["red"]), number(&b["black"])))
            .collect();
        (pairs, pairings["bye"]["number"].as_u64())
    }

    /// The result of a table of the newest round.
    pub(crate) fn result(&self, table: u64) -> Value {
        let pairings = self.show(&["pairings"]);
        let boards = pairings["boards"].as_array().unwrap();
        boards.iter().find(|b| b["table"] == table).unwrap()["result"].clone()
    }

    /// The journal's bytes.
    pub(crate) fn journal(&self) -> Vec<u8> {
        std::fs::read(self.path().join("journal.ron")).unwrap()
    }

    /// `arbiter check` finds nothing.
    pub(crate) fn check(&self) {
        let path = self.path();
        let out = arbiter(&["check".as_ref(), path.as_os_str()]);
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    }
}

fn arbiter(words: &[&std::ffi::OsStr]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .args(words)
        .env("LC_ALL", "zh_CN.UTF-8")
        .output()
        .expect("the program runs")
}
