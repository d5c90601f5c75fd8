//! A disk that takes nothing.

use super::{first_round, open, results, saved};
use rustix::process::{Resource, Rlimit, getrlimit, prlimit};

#[test]
fn a_full_disk_is_said_in_red_changes_nothing_and_is_over_when_it_is_over() {
    let trial = first_round();
    let Some(pty) = open(&trial) else { return };
    let (before, acts) = (trial.journal(), trial.acts());
    let free = getrlimit(Resource::Fsize);
    let full = Rlimit {
        current: Some(before.len() as u64 + 20),
        ..free
    };
    prlimit(Some(pty.process()), Resource::Fsize, full).unwrap();
    for _ in 0..2 {
        pty.type_keys("2+");
        pty.wait_for("NOT SAVED");
        pty.settle();
        assert!(trial.journal() == before, "half a line was left");
        assert_eq!(results(&trial), [None, None, None, None]);
    }
    pty.look(|screen| {
        let row = (0..screen.size().0.get())
            .find(|y| screen.contents_between(*y, 0, *y, 79).contains("NOT SAVED"))
            .unwrap();
        let cell = screen.cell(row, 2).unwrap();
        assert!(
            cell.inverse() && cell.fgcolor() == vt100::Color::Idx(1),
            "{cell:?}"
        );
    });
    prlimit(Some(pty.process()), Resource::Fsize, free).unwrap();
    pty.type_keys("2+");
    pty.wait_for(&saved(acts + 1));
    pty.wait_until("the red line to go", |screen| {
        !screen.contents().contains("NOT SAVED")
    });
    assert_eq!(results(&trial)[1].as_deref(), Some("red"));
    trial.check().ok();
}

#[test]
fn a_journal_out_of_reach_is_said_and_found_again() {
    let trial = first_round();
    let Some(pty) = open(&trial) else { return };
    let acts = trial.acts();
    let away = trial.file("elsewhere");
    std::fs::rename(trial.file("journal.ron"), &away).unwrap();
    pty.type_keys("2+");
    pty.wait_for("NOT SAVED");
    std::fs::rename(&away, trial.file("journal.ron")).unwrap();
    pty.type_keys("2+");
    pty.wait_for(&saved(acts + 1));
    trial.check().ok();
}

#[test]
fn do_on_a_full_disk_says_so_and_changes_nothing() {
    let trial = first_round();
    let before = trial.journal();
    let script = "ulimit -f 1; exec \"$0\" do \"$1\" 'result 1 red' --lang en 2>&1";
    let done = std::process::Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_arbiter"), &trial.at()])
        .output()
        .unwrap();
    let said = String::from_utf8(done.stdout).unwrap();
    assert_eq!(done.status.code(), Some(1), "{said}");
    assert!(said.contains("NOT SAVED"), "{said}");
    assert!(trial.journal() == before, "half a line was left");
    trial.act("result 1 red");
    trial.check().ok();
}
