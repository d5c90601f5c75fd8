//! A console that nobody touches says nothing: only then does a dead link show.

use super::{drawn, first_round, launch, open};
use std::thread::sleep;
use std::time::Duration;

const WHILE: Duration = Duration::from_secs(4);

#[test]
fn an_idle_console_sends_nothing_but_the_clock_by_the_minute() {
    let quiet = first_round();
    let fixed = first_round();
    let running = first_round();
    for trial in [&fixed, &running] {
        trial.act("start");
    }
    let at = launch(&fixed).arg("--now").arg("2019-10-05T08:31:00+08:00");
    let (Some(quiet), Some(fixed), Some(running)) = (open(&quiet), drawn(at, &fixed), open(&running)) else {
        return;
    };
    let consoles = [&quiet, &fixed, &running];
    let before = consoles.map(|pty| (pty.settle(), pty.processor_time()));
    sleep(WHILE);
    let after = consoles.map(|pty| (pty.received(), pty.processor_time()));
    assert_eq!(after[0].0, before[0].0);
    assert_eq!(after[1].0, before[1].0);
    // A minute may have turned meanwhile, once: the time since the start is drawn, and no more.
    let sent = after[2].0 - before[2].0;
    assert!(sent < 200, "{sent} bytes");
    for (before, after) in before.iter().zip(after) {
        let used = after.1.saturating_sub(before.1);
        assert!(used < Duration::from_millis(200), "{used:?}");
    }
}
