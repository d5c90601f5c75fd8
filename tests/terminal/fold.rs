//! Keys of Chinese input methods.

use std::time::{Duration, Instant};

use rstest::rstest;
use xiangqi_arbiter::tui::input::{Burst, Key, fold};

#[rstest]
#[case("３７＋", "37+")]
#[case("－＊／，．：；！？＠", "-*/,.:;!?@")]
#[case("、×÷。—", "/*/.-")]
#[case("ｕＯ\u{3000}", "uO ")]
#[case("红黑和·甲", "红黑和·甲")]
#[case("37+-*/", "37+-*/")]
fn a_key_means_its_ascii_form(#[case] sent: &str, #[case] meant: &str) {
    let folded = sent.chars().map(|c| fold(Key::Char(c)));
    assert!(folded.eq(meant.chars().map(Key::Char)), "{sent}");
}

#[test]
fn letters_faster_than_fingers_are_told_apart() {
    let start = Instant::now();
    let at = |ms| start + Duration::from_millis(ms);
    let mut burst = Burst::default();
    let keys = [
        ('n', 0),
        ('i', 5),
        ('h', 34),
        ('ａ', 40),
        ('o', 200),
        ('7', 202),
        ('r', 204),
        ('红', 210),
    ];
    let follows: Vec<bool> = keys
        .iter()
        .map(|&(c, ms)| burst.follows(Key::Char(c), at(ms)))
        .collect();
    assert_eq!(follows, [false, true, true, true, false, false, false, true]);
}

#[test]
fn thirty_milliseconds_are_fingers() {
    let start = Instant::now();
    let mut burst = Burst::default();
    assert!(!burst.follows(Key::Char('a'), start));
    assert!(!burst.follows(Key::Char('b'), start + Duration::from_millis(30)));
    assert!(burst.follows(Key::Char('c'), start + Duration::from_millis(59)));
}
