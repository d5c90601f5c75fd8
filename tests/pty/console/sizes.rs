//! The window of the terminal grows and shrinks, also while something is open.

use super::glyphs::{meant, shows};
use super::{drawn, first_round, launch};
use rstest::rstest;
use xiangqi_arbiter::text::lang::Lang;

const SIZES: [(u16, u16); 6] = [(200, 60), (80, 24), (20, 5), (200, 60), (20, 5), (80, 24)];

#[rstest]
#[case::boards("")]
#[case::help("?")]
#[case::card("\r")]
#[case::number("3f")]
#[case::line(":note 甲")]
#[case::question("q")]
fn every_size_is_drawn_whole_and_a_screen_too_small_says_so(#[case] keys: &str) {
    let trial = first_round();
    let launch = launch(&trial).arg("--now").arg("2019-10-05T08:31:00+08:00");
    let Some(pty) = drawn(launch, &trial) else { return };
    pty.type_keys(keys);
    shows(&pty, &meant(&trial, Lang::Zh, (80, 24), keys));
    for (width, height) in SIZES {
        pty.resize(width, height);
        shows(&pty, &meant(&trial, Lang::Zh, (width, height), keys));
        if height == 5 {
            assert!(pty.screen().contains("屏幕太小"), "{}", pty.screen());
        }
    }
}
