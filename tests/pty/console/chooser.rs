//! `arbiter` alone: the chooser of tournaments.

use crate::support::pty::Launch;
use tempfile::TempDir;

fn launch(home: &TempDir, lang: &str) -> Launch {
    Launch::new(env!("CARGO_BIN_EXE_arbiter"))
        .arg("--now")
        .arg("2019-10-05T08:30:00+08:00")
        .env("LC_ALL", lang)
        .env("XDG_STATE_HOME", home.path())
        .env("XDG_DATA_HOME", home.path())
}

#[test]
fn the_chooser_starts_a_tournament_from_a_sample() {
    let home = TempDir::new().unwrap();
    let Some(mut pty) = launch(&home, "zh_CN.UTF-8").start() else {
        return;
    };
    pty.wait_for("样例");
    pty.type_keys("\r");
    pty.wait_for("文件夹名");
    pty.type_keys("-trial\t\r");
    pty.wait_for("开赛前");
    pty.type_keys("qy");
    assert!(pty.wait_exit().0.success());
    let Some(pty) = launch(&home, "en").start() else {
        return;
    };
    pty.wait_for("-trial");
}
