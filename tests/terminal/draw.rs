//! Popups over Chinese text, seen through a terminal emulator.

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph};
use rstest::rstest;
use xiangqi_arbiter::tui::draw::clear_under;

/// The screen, 20 cells by 3, first with Chinese text alone, then with a popup over its cells x to x + width.
fn popup_over_text(x: u16, width: u16) -> Vec<String> {
    let mut sent = Vec::new();
    let backend = CrosstermBackend::new(&mut sent);
    let size = Rect::new(0, 0, 20, 3);
    let options = ratatui::TerminalOptions {
        viewport: ratatui::Viewport::Fixed(size),
    };
    let mut terminal = Terminal::with_options(backend, options).unwrap();
    let text = || Paragraph::new(vec![Line::raw("楚河汉界将士象马车炮"); 3]);
    terminal
        .draw(|frame| frame.render_widget(text(), frame.area()))
        .unwrap();
    terminal
        .draw(|frame| {
            frame.render_widget(text(), frame.area());
            let popup = Rect::new(x, 0, width, 3);
            clear_under(frame.buffer_mut(), popup);
            frame.render_widget(Block::bordered(), popup);
        })
        .unwrap();
    drop(terminal);
    let mut parser = vt100::Parser::new(3.try_into().unwrap(), 20.try_into().unwrap(), 0);
    parser.process(&sent);
    parser.screen().rows(0, 20).collect()
}

#[rstest]
#[case::between_glyphs(4, 6, ["楚河┌────┐士象马车炮", "楚河│    │士象马车炮", "楚河└────┘士象马车炮"])]
#[case::left_edge_in_a_glyph(5, 5, ["楚河 ┌───┐士象马车炮", "楚河 │   │士象马车炮", "楚河 └───┘士象马车炮"])]
#[case::right_edge_in_a_glyph(4, 5, ["楚河┌───┐ 士象马车炮", "楚河│   │ 士象马车炮", "楚河└───┘ 士象马车炮"])]
#[case::both_edges(3, 4, ["楚 ┌──┐ 将士象马车炮", "楚 │  │ 将士象马车炮", "楚 └──┘ 将士象马车炮"])]
fn a_popup_keeps_its_borders(#[case] x: u16, #[case] width: u16, #[case] rows: [&str; 3]) {
    assert_eq!(popup_over_text(x, width), rows);
}

#[test]
fn an_area_beyond_the_screen_is_cut() {
    let mut buffer = ratatui::buffer::Buffer::with_lines(["楚河汉界"]);
    clear_under(&mut buffer, Rect::new(7, 0, 40, 9));
    assert_eq!(buffer, ratatui::buffer::Buffer::with_lines(["楚河汉  "]));
    clear_under(&mut buffer, Rect::new(90, 90, 4, 4));
    assert_eq!(buffer, ratatui::buffer::Buffer::with_lines(["楚河汉  "]));
}
