//! Two consoles, and `do` beside one.

use super::{first_round, open, results, saved};

#[test]
fn a_second_console_only_reads_until_the_first_ends() {
    let trial = first_round();
    let (Some(mut first), Some(second)) = (open(&trial), open(&trial)) else {
        return;
    };
    let acts = trial.acts();
    second.wait_for("只读：另一个控制台正在使用");
    second.wait_for(&format!("pid {}", first.process().as_raw_nonzero()));
    second.type_keys("2+");
    second.settle();
    assert_eq!(trial.acts(), acts);

    first.type_keys("1+");
    first.wait_for(&saved(acts + 1));
    second.wait_for(&saved(acts + 1));

    first.type_keys("qy");
    assert_eq!(first.wait_exit().0.code(), Some(0));
    second.wait_for("现在由本屏写入");
    second.wait_until("writing to be allowed", |screen| {
        !screen.contents().contains("只读")
    });
    second.type_keys("2-");
    second.wait_for(&saved(acts + 2));
    assert_eq!(
        results(&trial)[..2],
        [Some("red".to_owned()), Some("black".to_owned())]
    );
}

#[test]
fn a_console_shows_what_do_writes_beside_it() {
    let trial = first_round();
    let Some(pty) = open(&trial) else { return };
    let acts = trial.acts();
    trial.act("result 3 red");
    pty.wait_for(&saved(acts + 1));
    pty.wait_for("已报 1/4");
    pty.type_keys("1+");
    pty.wait_for(&saved(acts + 2));
    trial.check().ok();
}
