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
        send(&mut CrosstermBackend::new(&mut theirs), &frames);
        prop_assert_eq!(seen(&ours), seen(&theirs));
    }
}

#[test]
fn neither_the_cursor_nor_colours_are_set_without_need() {
    let mut buffer = Buffer::empty(AREA);
    buffer.set_string(1, 1, "楚河", Style::new().fg(Color::Cyan));
    buffer.set_string(5, 1, " 汉", Style::new());
    let mut sent = Vec::new();
    let blank = Buffer::empty(AREA);
    let mut changed = blank.diff(&buffer);
    changed.retain(|(_, y, _)| *y == 1);
    Wire::new(&mut sent).draw(changed.into_iter()).unwrap();
    // The blank between them has not changed and need not be sent.
    let text = String::from_utf8(sent).unwrap();
    assert_eq!(text, "\u{1b}[2;2H\u{1b}[36m楚河\u{1b}[2;7H\u{1b}[39m汉");
}
