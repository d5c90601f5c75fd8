//! Keys in any order: never a panic, no act that the console does not tell, and a sound tournament after it.

use crate::support::console::{Desk, knockout, rules};
use crate::support::program::run;
use proptest::prelude::*;
use xiangqi_arbiter::tui::input::Key;
use xiangqi_arbiter::tui::model::Tone;

/// What is pressed together more often than by chance.
const PHRASES: [&str; 40] = [
    "1+",
    "2-",
    "3*",
    "4+",
    "5-",
    "6+",
    "1- y",
    "2/r",
    "3/c",
    "4/x",
    "5/l",
    "2!",
    "3<Bksp>",
    "1n",
    "4ar",
    "5fr1<Enter>",
    "6fb3<Enter>",
    "2fr5 9<Enter>",
    "e y",
    "g",
    "g y",
    "w y",
    "t",
    "u",
    "u y",
    "<^R>",
    "1mr 2b",
    "3kr",
    "v 1+ 2-",
    "a <Down> r",
    "F y",
    "<Enter> w y",
    "<Enter> x y",
    "<Tab>",
    "<Esc>",
    "<Esc><Esc>",
    "K c y",
    "L l",
    "R",
    "U <Down> <Enter> y",
];

fn any_key() -> impl Strategy<Value = Key> {
    prop_oneof![
        8 => proptest::char::range(' ', '~').prop_map(Key::Char),
        1 => prop::sample::select(vec!['红', '黑', '和', '＋', '５', 'ｒ', '、', '×', '：', '？']).prop_map(Key::Char),
        1 => prop::sample::select(vec!['r', 'a', 'c', 'w']).prop_map(Key::Ctrl),
        3 => prop::sample::select(vec![
            Key::Enter, Key::Esc, Key::Tab, Key::BackTab, Key::Backspace, Key::Delete, Key::Up, Key::Down, Key::Left,
            Key::Right, Key::PageUp, Key::PageDown, Key::Home, Key::End, Key::F(1),
        ]),
    ]
}

fn any_keys() -> impl Strategy<Value = Vec<Key>> {
    let phrase = prop::sample::select(PHRASES.to_vec()).prop_map(Desk::parsed);
    let step = prop_oneof![2 => any_key().prop_map(|key| vec![key]), 3 => phrase];
    proptest::collection::vec(step, 1..50).prop_map(|steps| steps.concat())
}

/// Round 1 of eleven players with the numbers drawn, and a knockout after round 2.
fn begun(round: u32) -> Desk {
    let mut rules = rules();
    rules.rounds = 4;
    rules.knockout = Some(knockout(2));
    match round {
        0 => Desk::new(rules, 11),
        _ => Desk::in_round_under(rules, round, 11),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_keys_leave_a_sound_tournament_and_no_act_untold(
        round in 0..4_u32,
        narrow in any::<bool>(),
        late in any::<bool>(),
        keys in any_keys(),
    ) {
        let mut desk = begun(round);
        if narrow {
            desk.resize(80, 24);
        }
        if late {
            desk.pass(900);
        }
        for (at, key) in keys.into_iter().enumerate() {
            let head = desk.head();
            desk.tap(key);
            if at % 8 == 0 {
                desk.screen();
            }
            if desk.has_quit() {
                break;
            }
            if desk.head() != head {
                let echo = &desk.model().echo;
                prop_assert_eq!(echo.tone, Tone::Done, "{}", echo.text);
                let saved = format!("#{}", desk.head());
                prop_assert!(echo.text.contains(&saved), "{} after {key:?}: {}", saved, echo.text);
            }
        }
        let checked = run(&["check", desk.cup().to_str().unwrap()]);
        prop_assert_eq!(checked.code, 0, "{}", checked.err);
    }
}
