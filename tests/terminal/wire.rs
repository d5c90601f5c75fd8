//! Frames by our own encoder and by the terminal library's, seen through a terminal emulator.

use proptest::prelude::*;
use proptest::sample::select;
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use xiangqi_arbiter::tui::wire::Wire;

const AREA: Rect = Rect::new(0, 0, 16, 4);

/// A piece of text somewhere on the screen, perhaps cut by its end.
type Piece = (u16, u16, &'static str, Style);

fn piece() -> impl Strategy<Value = Piece> {
    let texts = vec![
        "37",
        "楚河",
        "a马b",
        "  ",
        "，红胜",
        "──",
        "│ ",
        "e\u{301}x",
        "12 陆青禾 ",
        "×·",
        "🀄",
        "½1",
    ];
    let colour = || {
        select(vec![
            None,
            Some(Color::Reset),
            Some(Color::Gray),
            Some(Color::White),
            Some(Color::DarkGray),
            Some(Color::LightRed),
            Some(Color::Cyan),
            Some(Color::Indexed(200)),
            Some(Color::Rgb(1, 2, 3)),
        ])
    };
    let modifier = select(vec![
        Modifier::empty(),
        Modifier::BOLD,
        Modifier::DIM,
        Modifier::REVERSED,
        Modifier::UNDERLINED,
        Modifier::BOLD.union(Modifier::REVERSED),
    ]);
    (
        0..AREA.width,
        0..AREA.height,
        select(texts),
        colour(),
        colour(),
        modifier,
    )
        .prop_map(|(x, y, text, fg, bg, modifier)| {
            let style = Style {
                fg,
                bg,
                ..Style::new().add_modifier(modifier)
            };
            // Laid over another piece it takes nothing from it: bold and dim at once mean nothing to a terminal.
            (x, y, text, Style::reset().patch(style))
        })
}

/// Sends what changes from frame to frame.
fn send<B: Backend>(backend: &mut B, frames: &[Vec<Piece>]) {
    let mut shown = Buffer::empty(AREA);
    for frame in frames {
        let mut next = Buffer::empty(AREA);
        for (x, y, text, style) in frame {
            next.set_string(*x, *y, text, *style);
        }
        let changed = shown.diff(&next);
        assert!(backend.draw(changed.into_iter()).is_ok());
        shown = next;
    }
}

/// What is seen: of a blank only what lies behind it.
fn seen(sent: &[u8]) -> Vec<String> {
    let mut emulator = vt100::Parser::new(AREA.height.try_into().unwrap(), AREA.width.try_into().unwrap(), 0);
    emulator.process(sent);
    let screen = emulator.screen();
    (0..AREA.height)
        .flat_map(|y| (0..AREA.width).map(move |x| (y, x)))
        .map(|(y, x)| {
            let cell = screen.cell(y, x).unwrap();
            let behind = format!("{:?} {} {}", cell.bgcolor(), cell.inverse(), cell.underline());
            if cell.contents().trim().is_empty() && !cell.inverse() && !cell.underline() {
                behind
            } else {
                let pen = format!("{:?} {} {}", cell.fgcolor(), cell.bold(), cell.dim());
                format!("{} {behind} {pen}", cell.contents())
            }
        })
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_screen_is_the_same_by_either(frames in prop::collection::vec(prop::collection::vec(piece(), 0..8), 1..4)) {
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        send(&mut Wire::new(&mut ours), &frames);
        // The last frame alone, on a blank screen: nothing is left over of those before.
        send(&mut CrosstermBackend::new(&mut theirs), &frames[frames.len() - 1..]);
        prop_assert_eq!(seen(&ours), seen(&theirs));
    }
}

#[test]
fn neither_the_cursor_nor_colours_are_set_without_need() {
    let mut buffer = Buffer::empty(AREA);
    buffer.set_string(1, 1, "楚河", Style::new().fg(Color::Cyan));
    buffer.set_string(6, 1, "汉", Style::new());
    buffer.set_string(14, 1, "界", Style::new());
    let mut sent = Vec::new();
    let changed = Buffer::empty(AREA).diff(&buffer);
    Wire::new(&mut sent).draw(changed.into_iter()).unwrap();
    // One blank is shorter than a new place, six are not.
    let text = String::from_utf8(sent).unwrap();
    assert_eq!(text, "\u{1b}[36m\u{1b}[2;2H楚河 \u{1b}[m汉\u{1b}[15G界");
}

#[test]
fn many_blanks_are_erased_at_once_unless_something_is_seen_of_them() {
    let sent_for = |style: Style| {
        let mut shown = Buffer::empty(AREA);
        shown.set_string(2, 3, "abcdefghij", Style::new());
        let mut next = Buffer::empty(AREA);
        next.set_string(2, 3, "          ", style);
        let mut sent = Vec::new();
        Wire::new(&mut sent).draw(shown.diff(&next).into_iter()).unwrap();
        String::from_utf8(sent).unwrap()
    };
    assert_eq!(sent_for(Style::new().fg(Color::Green)), "\u{1b}[4;3H\u{1b}[10X");
    let behind = sent_for(Style::new().bg(Color::Green));
    assert_eq!(behind, "\u{1b}[42m\u{1b}[4;3H          \u{1b}[m");
}

#[test]
fn wide_glyphs_are_erased_whole() {
    let mut shown = Buffer::empty(AREA);
    shown.set_string(2, 3, "楚河汉界车", Style::new());
    shown.set_string(13, 3, "马", Style::new());
    let next = Buffer::empty(AREA);
    let mut sent = Vec::new();
    let mut wire = Wire::new(&mut sent);
    wire.draw(Buffer::empty(AREA).diff(&shown).into_iter()).unwrap();
    wire.draw(shown.diff(&next).into_iter()).unwrap();
    let text = String::from_utf8(sent).unwrap();
    assert!(text.ends_with("\u{1b}[4;3H\u{1b}[13X"), "{text:?}");
}

#[test]
fn the_cursor_is_set_anew_behind_a_glyph_that_terminals_draw_in_two_widths() {
    let mut buffer = Buffer::empty(AREA);
    buffer.set_string(1, 1, "a·b│c", Style::new());
    let mut sent = Vec::new();
    let changed = Buffer::empty(AREA).diff(&buffer);
    Wire::new(&mut sent).draw(changed.into_iter()).unwrap();
    let text = String::from_utf8(sent).unwrap();
    assert_eq!(text, "\u{1b}[2;2Ha·\u{1b}[4Gb│c");
}
