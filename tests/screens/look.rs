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
    let mut reversed = |keys: &str| {
        desk.keys(keys);
        let buffer = desk.buffer();
        let mut count = 0;
        for cell in buffer.content() {
            assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset));
            count += usize::from(cell.modifier.contains(Modifier::REVERSED));
        }
        count
    };
    assert!(reversed("1+") > 60, "the row with the cursor");
    assert!(
        (20..60).contains(&reversed("5")),
        "the large digit, and the table typed"
    );
}

#[test]
fn an_act_is_acknowledged_before_the_lists_are_made_anew() {
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use std::time::Instant;
    use xiangqi_arbiter::tui::run::Program as _;
    let mut desk = Desk::in_round(1, 22);
    let before = desk.screen();
    desk.keys("4 +");
    let at = Instant::now();
    let mut terminal = Terminal::new(TestBackend::new(120, 40)).unwrap();
    let mut draw = |desk: &mut Desk| {
        terminal.draw(|frame| desk.console().draw(frame)).unwrap();
        crate::support::console::text(terminal.backend().buffer())
    };
    let at_once = draw(&mut desk);
    let right_half = |screen: &str| -> Vec<String> {
        let lines = screen.lines().skip(1).take(34);
        lines
            .map(|l| l.rsplit("││").next().unwrap_or_default().to_owned())
            .collect()
    };
    assert!(at_once.contains("红胜，胜者"), "{at_once}");
    assert!(at_once.contains("已报 1/11"), "{at_once}");
    assert_eq!(
        right_half(&at_once),
        right_half(&before),
        "the lists as they were"
    );
    assert_eq!(desk.console().next_wake(at), Some(at), "at once after that");
    desk.console().tick(at);
    assert!(desk.console().take_changed());
    let after = draw(&mut desk);
    assert!(after.contains("第1轮 1/11"), "{after}");
    assert_ne!(right_half(&after), right_half(&before));
    assert_eq!(after, desk.screen());
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
    desk.pass(2 * 24 * 3600);
    let screen = desk.screen();
    assert!(screen.contains("10-05 08:30 开赛  "), "{screen}");
    desk.console().take_changed();
    desk.pass(60);
    let console = desk.console();
    console.tick(Instant::now() + Duration::from_secs(4));
    assert!(!console.take_changed(), "after a day minutes say nothing");
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
