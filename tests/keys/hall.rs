//! The minutes before and at the late limit.

use crate::support::console::{Desk, Nobody, rules};
use crate::support::hall::HALL;
use chrono::TimeDelta;
use ratatui::backend::TestBackend;
use ratatui::{Frame, Terminal};
use std::cell::Cell;
use std::rc::Rc;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};
use xiangqi_arbiter::domain::ids::{Side, Sides};
use xiangqi_arbiter::domain::round::{Moment, Outcome, Reason, Word};
use xiangqi_arbiter::store::Request;
use xiangqi_arbiter::tui::console::Console;
use xiangqi_arbiter::tui::input::Input;
use xiangqi_arbiter::tui::model::{Effect, Model};
use xiangqi_arbiter::tui::run::{Ended, Program, Step, run};

/// Lets seconds go by, the program waking every second as the loop would; how often it drew.
fn wait(desk: &mut Desk, seconds: u32) -> u32 {
    let mut drawn = 0;
    let start = Instant::now();
    for second in 1..=seconds {
        desk.pass(1);
        desk.console().tick(start + Duration::from_secs(second.into()));
        drawn += u32::from(desk.console().take_changed());
    }
    drawn
}

fn line(model: &Model) -> String {
    model.line.as_ref().unwrap().field.value().to_owned()
}

#[test]
fn a_side_is_marked_with_one_key_while_walking_and_cleared_when_he_comes() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("a <Down><Down> r <Down> b");
    assert_eq!(desk.board(3).missing, Some(Sides::One(Side::Red)));
    assert_eq!(desk.board(4).missing, Some(Sides::One(Side::Black)));
    desk.keys("<Up> r");
    assert_eq!(desk.board(3).missing, None, "he came");
    desk.keys("11 b");
    assert_eq!(desk.board(11).missing, Some(Sides::One(Side::Black)));
    desk.keys("u");
    assert_eq!(desk.board(11).missing, None);
}

#[test]
fn before_the_limit_no_forfeit_is_given_and_the_seconds_are_said() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("3ar");
    desk.pass(600 - 75 - 5);
    let head = desk.head();
    desk.keys("a 3 f");
    assert_eq!(desk.head(), head);
    assert!(desk.echo().contains("1分"), "{}", desk.echo());
    desk.keys("F");
    assert_eq!((desk.head(), &desk.model().question), (head, &None));
}

#[test]
fn at_the_limit_the_marked_ones_are_forfeited_with_one_key_each_undoable() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("3ar 7ab 9ar 9ab 5+");
    desk.pass(600);
    desk.keys("a");
    assert!(desk.screen().contains("只列") || desk.model().dialog.is_some());
    desk.keys("F");
    assert_eq!(desk.word(3), None, "asked first: {}", desk.echo());
    desk.keys("y");
    assert_eq!(desk.word(3), Some(Word::RedForfeits));
    assert_eq!(desk.word(7), Some(Word::BlackForfeits));
    assert_eq!(desk.word(9), Some(Word::BothForfeit));
    let reason = |desk: &Desk, table| match &desk.board(table).outcome {
        Outcome::Decided(decision) => decision.reason,
        _ => None,
    };
    assert_eq!(reason(&desk, 3), Some(Reason::Late));
    assert!(desk.echo().contains("3 7 9"), "{}", desk.echo());
    desk.keys("<Esc> u");
    assert_eq!((desk.word(9), desk.word(7)), (None, Some(Word::BlackForfeits)));
    assert_eq!(desk.board(9).missing, Some(Sides::Both), "he still stands ready");
    desk.keys("u u");
    assert_eq!((desk.word(3), desk.word(5)), (None, Some(Word::Red)));
}

#[test]
fn one_board_is_forfeited_alone() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("3ar 7ab");
    desk.pass(600);
    desk.keys("a 7 f");
    assert_eq!((desk.word(3), desk.word(7)), (None, Some(Word::BlackForfeits)));
}

#[test]
fn the_same_can_be_said_on_the_line() {
    let mut keyed = Desk::in_round(1, 22);
    keyed.keys("3ar 7ab");
    keyed.pass(600);
    let mut typed = keyed.copy();
    keyed.keys("a F y");
    typed.line("result 3 red-forfeits --reason late");
    typed.line("result 7 black-forfeits --reason late");
    assert_eq!(keyed.tournament(), typed.tournament());
}

#[test]
fn the_bell_rings_once_when_the_limit_is_reached() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("3ar");
    let bells = desk.bells();
    desk.pass(590);
    wait(&mut desk, 5);
    assert_eq!(desk.bells(), bells);
    wait(&mut desk, 90);
    assert_eq!(desk.bells(), bells + 1);
    assert!(desk.echo().contains("1 台"), "{}", desk.echo());
    let mut opened_after = desk.copy();
    wait(&mut opened_after, 10);
    assert_eq!(opened_after.bells(), 0, "it was past when this one was opened");
}

#[test]
fn idle_it_draws_by_the_minute_and_by_the_second_only_in_the_last_two_minutes() {
    let mut desk = Desk::in_round(1, 22);
    desk.console().take_changed();
    // 08:30 and a few keys; the limit is 08:40.
    let by_minute = wait(&mut desk, 300);
    assert!((4..=6).contains(&by_minute), "{by_minute}");
    wait(&mut desk, 190);
    let last = wait(&mut desk, 60);
    assert_eq!(last, 60, "by the second");
    wait(&mut desk, 120);
    let after = wait(&mut desk, 300);
    assert!((4..=6).contains(&after), "{after}");
}

#[test]
fn the_minute_turns_with_the_start_and_not_with_the_hour() {
    let mut desk = Desk::in_round(1, 22);
    desk.line("unpair").keys("g w y");
    // 08:30:23 on the hall's clock.
    desk.pass(23);
    // Nothing waits to be drawn any more behind the act.
    desk.keys("t <Down>");
    desk.console().take_changed();
    assert_eq!(wait(&mut desk, 59), 0, "within the first minute");
    assert_eq!(wait(&mut desk, 1), 1);
    assert!(desk.screen().contains("1分"), "{}", desk.screen());
    assert_eq!(wait(&mut desk, 59), 0);
    assert_eq!(wait(&mut desk, 1), 1);
}

/// The console in the loop, a second of the hall's clock going by at each of its wakes, until `seconds` are over.
struct Idle<'a> {
    console: &'a mut Console,
    clock: Rc<Cell<Moment>>,
    began: Instant,
    second: u64,
    seconds: u64,
    /// The seconds in which something was drawn.
    drawn: Vec<u64>,
}

impl Program for Idle<'_> {
    fn update(&mut self, input: Input, now: Instant) -> Step {
        self.console.update(input, now)
    }

    fn tick(&mut self, _: Instant) -> Step {
        self.second += 1;
        self.clock.set(self.clock.get() + TimeDelta::seconds(1));
        if self.second > self.seconds {
            return Step::Quit;
        }
        self.console.tick(self.began + Duration::from_secs(self.second))
    }

    fn next_wake(&self, now: Instant) -> Option<Instant> {
        self.console.next_wake(now).map(|_| now)
    }

    fn take_changed(&mut self) -> bool {
        self.console.take_changed()
    }

    fn draw(&mut self, frame: &mut Frame<'_>) {
        self.drawn.push(self.second);
        self.console.draw(frame);
    }
}

#[test]
fn the_loop_draws_an_idle_console_once_a_minute_and_never_within_one() {
    let mut desk = Desk::in_round(1, 22);
    // Nothing waits to be drawn any more behind the last act.
    desk.keys("<Down>");
    let clock = desk.clock();
    let mut terminal = Terminal::new(TestBackend::new(100, 30)).unwrap();
    let (sender, inbox) = channel();
    let mut idle = Idle {
        console: desk.console(),
        clock,
        began: Instant::now(),
        second: 0,
        seconds: 125,
        drawn: Vec::new(),
    };
    let ended = run(&mut terminal, &inbox, &mut idle, &mut Nobody).unwrap();
    drop(sender);
    assert_eq!((ended, idle.drawn), (Ended::Quit, vec![0, 60, 120]));
}

#[test]
fn without_a_clock_nothing_is_drawn() {
    let mut desk = Desk::new(rules(), 8);
    desk.console().take_changed();
    assert_eq!(wait(&mut desk, 200), 0);
}

#[test]
fn a_limit_of_no_minutes_is_due_at_the_start() {
    let mut rules = rules();
    rules.late_minutes = Some(0);
    let mut desk = Desk::new(rules, 8);
    desk.line("lots --as-listed").keys("g w y 2ar t a 2 f");
    assert_eq!(desk.word(2), Some(Word::RedForfeits), "{}", desk.echo());
}

#[test]
fn started_again_the_time_is_put_on_the_line() {
    let mut desk = Desk::in_round(1, 22);
    let head = desk.head();
    desk.pass(120);
    desk.keys("t");
    assert_eq!(desk.head(), head, "a slip of the key does not start it anew");
    assert_eq!(line(desk.model()), "start 08:30");
    desk.keys("<Bksp><Bksp>25<Enter>");
    let started = desk.tournament().running(HALL).unwrap().started.unwrap();
    assert_eq!(started.format("%H:%M").to_string(), "08:25");
}

#[test]
fn the_latest_end_is_said_with_its_reckoning() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("<BackTab> z");
    // Twice (30 minutes + 60 moves of 5 seconds) after 08:30.
    assert!(desk.screen().contains("09:40"), "{}", desk.screen());
    assert!(desk.screen().contains("*60"), "{}", desk.screen());
}

#[test]
fn two_half_empty_boards_are_made_one_before_the_limit() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("3ar 7ab a 3 m");
    desk.paste("7");
    desk.keys("<Enter> <Esc>");
    let here = |table: u32| desk.tournament().newest(HALL).unwrap().at_table(table).is_some();
    assert!(here(3), "{}", desk.echo());
    let boards = desk.tournament().newest(HALL).unwrap().boards();
    let merged = boards.iter().find(|b| b.table == 3).unwrap();
    assert_eq!(merged.missing, None, "{}", desk.echo());
}

#[test]
fn what_the_key_asks_is_the_line_a_person_would_type() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("3ar");
    desk.pass(600);
    desk.keys("a F");
    let question = desk.model().question.clone().unwrap();
    let lines: Vec<&str> = question
        .then
        .iter()
        .filter_map(|effect| match effect {
            Effect::Submit(Request::Order { line, .. }) => Some(line.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(lines, ["result 3 red-forfeits --reason late"]);
}

#[test]
fn after_the_limit_means_a_second_later() {
    use xiangqi_arbiter::domain::regulation::LateAt;
    let mut rules = rules();
    rules.late_at = LateAt::After;
    let mut desk = Desk::new(rules, 8);
    desk.line("lots --as-listed").keys("g w y 2ar t");
    let started = desk.tournament().running(HALL).unwrap().started.unwrap();
    let to_limit = 600 - (desk.now() - started).num_seconds();
    desk.pass(to_limit);
    wait(&mut desk, 0);
    let bells = desk.bells();
    desk.keys("a 2 f <Esc>");
    assert_eq!(desk.word(2), None, "{}", desk.echo());
    let refused = desk.bells();
    assert_eq!(refused, bells + 1);
    wait(&mut desk, 1);
    assert_eq!(desk.bells(), refused + 1, "the limit's own bell");
    desk.keys("a 2 f");
    assert_eq!(desk.word(2), Some(Word::RedForfeits), "{}", desk.echo());
}

#[test]
fn too_many_draw_offers_stand_beside_the_clock_until_the_foul_is_booked() {
    let mut rules = crate::support::hall::sample("meishan-2016");
    rules.unpaid_are_paired = true;
    let mut desk = Desk::new(rules, 8);
    desk.line("lots --as-listed");
    desk.keys("g w y t");
    desk.line("offer 1 red");
    assert!(!desk.screen().contains("提和过多"), "{}", desk.screen());
    desk.line("offer 1 red");
    let screen = desk.screen();
    assert!(screen.contains("提和过多，可记犯规：第1台"), "{screen}");
    assert!(screen.contains("补二.4(3)"), "{screen}");
    desk.line("foul 1 red draw-offers");
    assert!(!desk.screen().contains("提和过多"), "{}", desk.screen());
}

#[test]
fn the_limit_never_hides_the_answer_to_a_key() {
    let mut desk = Desk::in_round(1, 8);
    desk.keys("1+ 2+ 3+");
    wait(&mut desk, 700);
    let told = "迟到时限已到";
    assert!(
        desk.echo().contains(told) && desk.echo().contains("已保存"),
        "{}",
        desk.echo()
    );
    desk.keys("4+ e y");
    assert!(desk.tournament().running(HALL).is_none(), "{}", desk.echo());
    // Back into the round: this console has told its limit, one just opened has not.
    let mut opened = desk.copy();
    let bells = desk.bells();
    for desk in [&mut desk, &mut opened] {
        desk.keys("u y");
        wait(desk, 3);
        let saved = format!("已保存 #{}", desk.head());
        assert!(desk.tournament().running(HALL).is_some(), "{}", desk.echo());
        assert!(desk.screen().contains(&saved), "{}", desk.screen());
    }
    assert!(opened.echo().contains(told), "{}", opened.echo());
    assert!(!desk.echo().contains(told), "{}", desk.echo());
    assert_eq!(desk.bells(), bells);
}
