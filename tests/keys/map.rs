//! The key map against what the console does: every key in every mode does what the help says, or nothing.

use crate::support::console::{Desk, knockout, rules};
use std::collections::HashSet;
use xiangqi_arbiter::text::keys::{help, mode_name};
use xiangqi_arbiter::text::lang::Lang;
use xiangqi_arbiter::tui::input::Key;
use xiangqi_arbiter::tui::keymap::{Action, Mode, footer, meaning};

/// Keys that bring the console of round 2 into each mode.
fn into(mode: Mode) -> (&'static str, bool) {
    match mode {
        Mode::Boards => ("", false),
        Mode::Verify => ("1+ v", false),
        Mode::Standings => ("<Tab>", false),
        Mode::Roster => ("<Tab><Tab>", false),
        Mode::Clock => ("<BackTab>", false),
        Mode::Table => ("5", false),
        Mode::DraftTable => ("5", true),
        Mode::Slash => ("5/", false),
        Mode::Side => ("5f", false),
        Mode::Kind => ("5fr", false),
        Mode::Ready => ("5fr1", false),
        Mode::ReadyNumber => ("5fr5", false),
        Mode::Second => ("5mr", true),
        Mode::Card => ("<Enter>", false),
        Mode::Reading => ("<Tab> <Enter>", false),
        Mode::Help => ("?", false),
        Mode::Choosing => ("5fr0", false),
        Mode::Hall => ("a", false),
        Mode::Chase => ("c", false),
        Mode::Acts => ("U", false),
        Mode::Prizes => ("P", false),
        Mode::Bracket => ("K", false),
        Mode::Ties => ("L", false),
        Mode::Rules => ("R", false),
        Mode::Find => ("s", false),
        Mode::Line => (":", false),
    }
}

fn desk(draft: bool) -> Desk {
    let mut rules = rules();
    rules.knockout = Some(knockout(9));
    let mut desk = Desk::in_round_under(rules, 1, 12);
    if draft {
        for table in 1..=6 {
            desk.keys(&format!("{table}+"));
        }
        desk.keys("e y g");
    }
    desk
}

fn every_key() -> Vec<Key> {
    let mut keys: Vec<Key> = (' '..='~').map(Key::Char).collect();
    keys.extend(['红', '黑', '和', '胜'].map(Key::Char));
    keys.extend(('a'..='z').filter(|c| !"himjz".contains(*c)).map(Key::Ctrl));
    keys.extend([
        Key::Enter,
        Key::Esc,
        Key::Tab,
        Key::BackTab,
        Key::Backspace,
        Key::Delete,
        Key::Up,
        Key::Down,
        Key::Left,
        Key::Right,
        Key::PageUp,
        Key::PageDown,
        Key::Home,
        Key::End,
        Key::F(1),
    ]);
    keys
}

#[test]
fn the_ways_lead_into_the_modes() {
    for mode in Mode::ALL {
        let (keys, draft) = into(mode);
        let mut desk = desk(draft);
        desk.keys(keys);
        assert_eq!(desk.model().mode(draft), mode, "{keys}");
    }
}

/// What the arbiter could see has changed: acts, memory, bell or question.
fn trace(desk: &Desk) -> String {
    let m = desk.model();
    format!(
        "{} {} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
        desk.head(),
        desk.bells(),
        (m.panel, m.full, m.cursors, m.open_only, m.verify, m.round),
        m.pending,
        m.question,
        m.dialog,
        m.line.as_ref().map(|l| l.field.value().to_owned()),
        m.find.as_ref().map(|f| f.field.value().to_owned()),
        m.echo,
        m.lang,
        desk.has_quit(),
        m.section,
    )
}

#[test]
fn a_key_the_help_does_not_name_changes_nothing() {
    for mode in Mode::ALL.into_iter().filter(|m| !m.is_field()) {
        let (keys, draft) = into(mode);
        let mut desk = desk(draft);
        desk.keys(keys);
        let before = trace(&desk);
        for key in every_key() {
            // A key that moves drops what is half typed; the bell answers the others there.
            if meaning(mode, key).is_some() || mode.is_pending() {
                continue;
            }
            desk.press(key);
            assert_eq!(trace(&desk), before, "{key:?} in {mode:?}");
        }
    }
}

#[test]
fn a_key_unknown_to_what_is_half_typed_only_rings() {
    for mode in Mode::ALL.into_iter().filter(|m| m.is_pending()) {
        let (keys, draft) = into(mode);
        let mut desk = desk(draft);
        desk.keys(keys);
        for (at, key) in every_key().into_iter().enumerate() {
            // Before it lapses.
            if at % 20 == 19 {
                desk.keys("<Esc>").keys(keys);
            }
            if meaning(mode, key).is_some() || key.moves() {
                continue;
            }
            let (bells, pending) = (desk.bells(), desk.model().pending.clone());
            let head = desk.head();
            desk.press(key);
            assert_eq!(desk.bells(), bells + 1, "{key:?} in {mode:?}");
            assert_eq!(
                (desk.head(), &desk.model().pending),
                (head, &pending),
                "{key:?} in {mode:?}"
            );
        }
    }
}

#[test]
fn a_key_the_help_names_does_something() {
    // Where there is nothing to do for it, its own test shows it: the first row, the only section, no redo.
    let idle = [
        Action::Up,
        Action::PageUp,
        Action::Home,
        Action::Down,
        Action::PageDown,
        Action::End,
        Action::Back,
        Action::Erase,
    ];
    for mode in Mode::ALL.into_iter().filter(|m| !m.is_field()) {
        let (keys, draft) = into(mode);
        let base = desk(draft);
        let mut seen = HashSet::new();
        for key in every_key() {
            let Some(action) = meaning(mode, key) else {
                continue;
            };
            if idle.contains(&action) || !seen.insert(action) {
                continue;
            }
            let mut desk = base.copy();
            desk.keys(keys);
            let before = trace(&desk);
            desk.press(key);
            assert_ne!(trace(&desk), before, "{key:?} = {action:?} in {mode:?}");
            assert!(!desk.has_quit(), "{key:?} = {action:?} in {mode:?}");
        }
    }
}

#[test]
fn escape_and_control_keys_never_write_nor_end_the_console() {
    for mode in Mode::ALL {
        let (keys, draft) = into(mode);
        let base = desk(draft);
        for key in [Key::Esc, Key::Ctrl('c'), Key::Ctrl('d'), Key::Ctrl('\\')] {
            let mut desk = base.copy();
            desk.keys(keys);
            let (head, tournament) = (desk.head(), desk.tournament().clone());
            desk.press(key);
            desk.press(key);
            assert!(!desk.has_quit(), "{key:?} in {mode:?}");
            assert_eq!(desk.head(), head, "{key:?} in {mode:?}");
            assert_eq!(desk.tournament(), &tournament, "{key:?} in {mode:?}");
        }
    }
}

#[test]
fn leaving_takes_q_and_then_y_and_nothing_between() {
    for mode in Mode::ALL.into_iter().filter(|m| !m.is_field()) {
        let (keys, draft) = into(mode);
        let mut desk = desk(draft);
        desk.keys(keys).keys("q");
        assert!(!desk.has_quit(), "{mode:?}");
        let asked = desk.model().question.is_some();
        desk.keys("<Esc> y");
        assert!(!desk.has_quit(), "{mode:?}");
        if asked {
            desk.keys("q y");
            assert!(desk.has_quit(), "{mode:?}");
        }
    }
}

#[test]
fn the_equals_sign_stays_unbound() {
    for mode in Mode::ALL {
        assert_eq!(meaning(mode, Key::Char('=')), None, "{mode:?}");
    }
}

#[test]
fn y_means_yes_and_nothing_else() {
    for mode in Mode::ALL {
        assert_eq!(meaning(mode, Key::Char('y')), None, "{mode:?}");
    }
}

#[test]
fn no_layer_binds_a_key_twice() {
    for mode in Mode::ALL {
        for layer in mode.layers() {
            let keys: Vec<Key> = layer.iter().flat_map(|b| b.keys.iter().copied()).collect();
            let distinct: HashSet<Key> = keys.iter().copied().collect();
            assert_eq!(keys.len(), distinct.len(), "{mode:?}");
        }
    }
}

#[test]
fn help_screen_and_footer_name_every_key_in_both_languages() {
    let mut desk = Desk::in_round(1, 22).size(120, 200);
    for lang in [Lang::Zh, Lang::En] {
        desk.keys("?");
        let screen = desk.screen();
        for mode in Mode::ALL {
            for binding in mode.own_layers().iter().flat_map(|l| l.iter()) {
                assert!(
                    screen.contains(help(binding.action, lang)),
                    "{:?} {lang:?}",
                    binding.action
                );
            }
            if !mode.own_layers().is_empty() {
                assert!(screen.contains(mode_name(mode, lang)), "{mode:?}");
            }
            assert!(!footer(mode, false).is_empty(), "{mode:?}");
        }
        desk.keys("<Esc> l");
    }
}
