//! Colours, borders, and what is seen without them.

use crate::support::console::Desk;
use ratatui::style::{Color, Modifier};
use xiangqi_arbiter::tui::theme::Look;

#[test]
fn without_colours_the_selection_is_still_reversed() {
    let look = Look {
        colour: false,
        ascii: false,
    };
    let mut desk = Desk::in_round(1, 22).look(look);
    desk.keys("1+ 5");
    let buffer = desk.buffer();
    for cell in buffer.content() {
        assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset));
    }
    let reversed = buffer
        .content()
        .iter()
        .filter(|c| c.modifier.contains(Modifier::REVERSED));
    assert!(reversed.count() > 60, "the row typed, and the large digit");
}

#[test]
fn open_boards_stand_out_without_colours() {
    let look = Look {
        colour: false,
        ascii: false,
    };
    let mut desk = Desk::in_round(1, 22).look(look);
    desk.keys("1+ 3+ <Tab>");
    let buffer = desk.buffer();
    let bold = |y: u16| (1..60).any(|x| buffer[(x, y)].modifier.contains(Modifier::BOLD));
    assert!(!bold(3) && bold(4) && !bold(5) && bold(6), "tables 1 to 4");
}

#[test]
fn ascii_borders_have_no_box_lines() {
    let look = Look {
        colour: true,
        ascii: true,
    };
    let mut desk = Desk::in_round(1, 22).look(look);
    let screen = desk.screen();
    assert!(!screen.contains(['│', '─', '┌', '┘']), "{screen}");
    assert!(
        screen.contains("+- 名册") || screen.contains("+ 名册"),
        "{screen}"
    );
}

#[test]
fn an_idle_console_draws_nothing() {
    use std::time::{Duration, Instant};
    use xiangqi_arbiter::tui::run::Program as _;
    let mut desk = Desk::in_round(1, 22);
    desk.screen();
    let console = desk.console();
    assert!(!console.take_changed());
    console.tick(Instant::now() + Duration::from_secs(2));
    assert!(!console.take_changed(), "no minute has passed and nobody wrote");
    desk.pass(60);
    let console = desk.console();
    console.tick(Instant::now() + Duration::from_secs(4));
    assert!(console.take_changed(), "the clock's minute");
}

#[test]
fn what_others_write_is_shown_within_a_second() {
    use std::time::{Duration, Instant};
    use xiangqi_arbiter::tui::run::Program as _;
    let mut desk = Desk::in_round(1, 22);
    desk.screen();
    desk.beside("2-");
    let console = desk.console();
    console.tick(Instant::now() + Duration::from_secs(2));
    assert!(console.take_changed());
    assert!(desk.screen().contains("已报 1/11"), "{}", desk.screen());
}

#[test]
fn control_characters_of_a_name_are_marks() {
    let mut desk = Desk::in_round(1, 22);
    desk.line("edit 1 name=\"陆\u{1b}[31m\"");
    let buffer = desk.buffer();
    for cell in buffer.content() {
        assert!(!cell.symbol().chars().any(char::is_control));
    }
}

#[test]
fn two_of_one_name_are_told_apart() {
    let mut desk = Desk::in_round(1, 24);
    desk.keys("<Tab><Tab> z");
    let screen = desk.screen();
    let rows: Vec<&str> = screen.lines().filter(|l| l.contains("王磊")).collect();
    assert_eq!(rows.len(), 2, "{screen}");
    assert!(
        rows[0].contains("白河队") && rows[1].contains("云溪县"),
        "{screen}"
    );
}

#[test]
fn long_names_that_begin_alike_stay_different() {
    let mut desk = Desk::in_round(1, 24);
    desk.keys("<Tab><Tab>");
    let screen = desk.screen();
    assert!(
        screen.contains("阿布~曼") && screen.contains("阿布~提"),
        "{screen}"
    );
}
