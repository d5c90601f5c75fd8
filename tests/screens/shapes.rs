//! The main states of the console at every size it is made for, in both languages, as text.

use crate::support::console::{Desk, rules, text};
use ratatui::buffer::Buffer;
use rstest::rstest;
use unicode_width::UnicodeWidthStr as _;

const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (200, 60)];

/// A round with some results, a dispute, a foul, a side missing and a sheet handed in.
fn midround() -> Desk {
    let mut desk = Desk::in_round(3, 23);
    desk.pass(300);
    desk.keys("1+ 1n 2- 3* 4/r 5! 6fr1<Enter> 7ab");
    desk
}

fn shots(name: &str, desk: &mut Desk) {
    for (width, height) in SIZES {
        desk.resize(width, height);
        insta::assert_snapshot!(format!("{name}_{width}x{height}"), desk.screen());
    }
}

#[test]
fn before_the_start() {
    let mut desk = Desk::new(rules(), 23);
    shots("start", &mut desk);
    desk.keys("l").resize(100, 30);
    insta::assert_snapshot!("start_en", desk.screen());
}

#[test]
fn in_the_middle_of_a_round() {
    let mut desk = midround();
    shots("round", &mut desk);
    desk.keys("l");
    shots("round_en", &mut desk);
}

#[test]
fn a_table_typed() {
    let mut desk = midround();
    desk.keys("11");
    shots("typed", &mut desk);
    desk.keys("f b 4 1 3 0").resize(100, 30);
    insta::assert_snapshot!("foul", desk.screen());
}

#[test]
fn a_draft_changed_by_hand() {
    let mut desk = Desk::in_round(2, 23);
    for table in 1..=11 {
        desk.keys(&format!("{table}+"));
    }
    desk.keys("e y g 1mr 3b");
    shots("draft", &mut desk);
}

#[rstest]
#[case("boards_alone", "z")]
#[case("standings_alone", "<Tab> z")]
#[case("roster_alone", "<Tab><Tab> z")]
#[case("clock_alone", "<BackTab> z")]
#[case("card", "<Down> <Enter>")]
#[case("proof", "<Tab> <Down> <Enter>")]
#[case("help", "?")]
#[case("chase", "c")]
#[case("acts", "U <Down>")]
#[case("kinds", "8fb0")]
#[case("find", "s l")]
#[case("line", ": e d i t")]
#[case("question", "1-")]
#[case("open_only", "o")]
#[case("verify", "v")]
#[case("older", "<Tab> ,")]
fn other_states(#[case] name: &str, #[case] keys: &str) {
    let mut desk = midround();
    desk.keys(keys).resize(100, 30);
    insta::assert_snapshot!(format!("{name}_100x30"), desk.screen());
    desk.resize(80, 24);
    insta::assert_snapshot!(format!("{name}_80x24"), desk.screen());
}

#[test]
fn small_screens_have_one_panel_and_then_a_word() {
    let mut desk = midround();
    desk.resize(60, 20);
    insta::assert_snapshot!("small_60x20", desk.screen());
    desk.resize(40, 10);
    insta::assert_snapshot!("small_40x10", desk.screen());
    desk.resize(39, 10);
    insta::assert_snapshot!("small_39x10", desk.screen());
}

/// Every glyph whole, every row exactly as wide as the screen.
fn rows_are_whole(buffer: &Buffer, what: &str) {
    for (y, line) in text(buffer).lines().enumerate() {
        assert!(line.width() <= buffer.area.width.into(), "{what} row {y}: {line}");
    }
    for y in 0..buffer.area.height {
        let mut x = 0;
        while x < buffer.area.width {
            let width = buffer[(x, y)].symbol().width().max(1) as u16;
            assert!(
                x + width <= buffer.area.width,
                "{what}: a glyph is cut at {x},{y}"
            );
            x += width;
        }
    }
}

/// The columns at which the borders stand, row by row.
fn borders(buffer: &Buffer, y: u16) -> Vec<u16> {
    let is_border = |x: &u16| ["│", "┌", "┐", "└", "┘"].contains(&buffer[(*x, y)].symbol());
    (0..buffer.area.width).filter(is_border).collect()
}

#[test]
fn no_glyph_is_cut_and_borders_stand_under_each_other_at_any_size() {
    let mut desk = midround();
    for keys in [
        "", "<Tab>", "<Tab>", "<Tab>", "<Tab> z", "z l", "5", "f r 4 9", "<Esc> ?", "<Esc> c", "<Esc> U",
    ] {
        desk.keys(keys);
        for width in (40..=210).step_by(7) {
            for height in [10, 16, 24, 30, 41] {
                desk.resize(width, height);
                let buffer = desk.buffer();
                let what = format!("{keys} at {width}x{height}");
                rows_are_whole(&buffer, &what);
                if !keys.contains(['?', 'c', 'U']) && width >= 100 && height >= 30 {
                    assert_eq!(borders(&buffer, 5).first(), Some(&0), "{what}");
                    assert_eq!(borders(&buffer, 5).last(), Some(&(width - 1)), "{what}");
                }
            }
        }
    }
}

#[test]
fn table_rows_hold_no_sign_of_uncertain_width() {
    let mut desk = midround();
    for panel in 0..4 {
        for lang in 0..2 {
            desk.keys("z l").resize(120, 40);
            let screen = desk.screen();
            for sign in ['—', '…', '·', '½', '→', '×', '●', '①', '“', '”'] {
                for (y, line) in screen.lines().enumerate().skip(1).take(34) {
                    assert!(
                        !line.contains(sign),
                        "{sign} in panel {panel} {lang} row {y}: {line}"
                    );
                }
            }
            desk.keys("z");
        }
        desk.keys("<Tab>");
    }
}
