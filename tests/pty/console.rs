//! The program itself on a pseudo-terminal: a folder opened, keys in, a screen out.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use tempfile::TempDir;

use crate::support::pty::{Launch, Pty};

const PROGRAM: &str = env!("CARGO_BIN_EXE_arbiter");
const NOW: &str = "2019-10-05T08:30:00+08:00";

/// A tournament of the sample of xiaoyi in its first round, and where its user keeps his things.
fn cup() -> TempDir {
    let home = TempDir::new().unwrap();
    let roster = Path::new(env!("CARGO_MANIFEST_DIR")).join("sample-events/xiaoyi-2019/roster.csv");
    let run = |words: &[&str]| {
        let done = Command::new(PROGRAM)
            .args(words)
            .current_dir(home.path())
            .output()
            .unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    };
    let roster = roster.to_str().unwrap();
    run(&[
        "new",
        "cup",
        "--regulation",
        "xiaoyi-2019",
        "--roster",
        roster,
        "--now",
        NOW,
    ]);
    for line in ["lots", "pair", "publish", "start"] {
        run(&["do", "cup", line, "--now", NOW]);
    }
    home
}

fn launch(home: &TempDir) -> Launch {
    Launch::new(PROGRAM)
        .arg("open")
        .arg(home.path().join("cup"))
        .arg("--now")
        .arg(NOW)
        .env("LANG", "zh_CN.UTF-8")
        .env("XDG_STATE_HOME", home.path())
        .env("XDG_DATA_HOME", home.path())
        .size(120, 40)
}

fn open(home: &TempDir) -> Option<Pty> {
    let pty = launch(home).start()?;
    pty.wait_for("已报");
    Some(pty)
}

fn shown(home: &TempDir, what: &str) -> String {
    let folder = home.path().join("cup");
    let done = Command::new(PROGRAM)
        .arg("show")
        .arg(folder)
        .arg(what)
        .output()
        .unwrap();
    String::from_utf8(done.stdout).unwrap()
}

#[test]
fn a_result_keyed_is_on_the_disk_when_it_is_echoed() {
    let home = cup();
    let Some(pty) = open(&home) else { return };
    pty.type_keys("37-");
    pty.wait_for("已报 1/");
    assert!(shown(&home, "log").contains("37"), "{}", shown(&home, "log"));
}

#[test]
fn the_console_comes_back_where_it_was() {
    let home = cup();
    let Some(mut pty) = open(&home) else { return };
    pty.type_keys("\t\t");
    pty.wait_for("加人");
    pty.type_keys("qy");
    assert!(pty.wait_exit().0.success());
    let Some(pty) = open(&home) else { return };
    pty.wait_for("加人");
    pty.wait_for("已恢复");
}

#[test]
fn a_second_console_only_reads_and_names_the_first() {
    let home = cup();
    let Some(first) = open(&home) else { return };
    let Some(second) = open(&home) else { return };
    second.wait_for("只读");
    second.type_keys("5+");
    first.type_keys("6+");
    second.wait_for("已报 1/");
    assert!(first.screen().contains("已报 1/"), "{}", first.screen());
}

#[test]
fn what_do_writes_beside_it_is_shown() {
    let home = cup();
    let Some(pty) = open(&home) else { return };
    let folder = home.path().join("cup");
    let done = Command::new(PROGRAM)
        .arg("do")
        .arg(&folder)
        .args(["9*", "--now", NOW])
        .output()
        .unwrap();
    assert!(done.status.success());
    pty.wait_for("已报 1/");
}

#[test]
fn a_cut_line_ends_the_console_and_keeps_all() {
    let home = cup();
    let Some(mut pty) = open(&home) else { return };
    pty.type_keys("12+");
    pty.wait_for("已报 1/");
    pty.hang_up();
    let (status, used) = pty.wait_exit();
    assert_eq!(status.code(), Some(129));
    assert!(used < Duration::from_millis(900), "{used:?}");
    let Some(pty) = open(&home) else { return };
    pty.wait_for("已报 1/");
}

#[test]
fn the_chooser_starts_a_tournament_from_a_sample() {
    let home = TempDir::new().unwrap();
    let launch = Launch::new(PROGRAM)
        .arg("--now")
        .arg(NOW)
        .env("LANG", "zh_CN.UTF-8")
        .env("XDG_STATE_HOME", home.path())
        .env("XDG_DATA_HOME", home.path());
    let Some(mut pty) = launch.start() else { return };
    pty.wait_for("样例");
    pty.type_keys("\r");
    pty.wait_for("文件夹名");
    pty.type_keys("-trial\t\r");
    pty.wait_for("开赛前");
    pty.type_keys("qy");
    assert!(pty.wait_exit().0.success());
    let Some(pty) = Launch::new(PROGRAM)
        .env("LANG", "en")
        .env("XDG_DATA_HOME", home.path())
        .start()
    else {
        return;
    };
    pty.wait_for("-trial");
}
