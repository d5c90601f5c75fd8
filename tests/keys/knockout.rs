//! The knockout when something goes wrong: games given back, corrected, lost by who left, and what is said of it.

use super::finals::{desk, game, lots};
use crate::support::console::{Desk, knockout, rules};
use crate::support::hall::HALL;
use xiangqi_arbiter::domain::command::KnockoutGame::{Final, Semi1, Semi2, Third};
use xiangqi_arbiter::domain::fact::KoGame;
use xiangqi_arbiter::domain::ids::{PlayerId, Side};
use xiangqi_arbiter::domain::player::Status;
use xiangqi_arbiter::domain::regulation::{Effect, FoulKind};
use xiangqi_arbiter::domain::round::Word;

/// The cut is made, the window open at the first semi-final.
fn cut() -> Desk {
    let mut desk = desk();
    lots(&mut desk);
    desk.keys("K x y");
    desk
}

fn number(desk: &Desk, player: Option<PlayerId>) -> u32 {
    desk.tournament().player(player.unwrap()).number.unwrap()
}

/// The number of the newest act, as an incident is named.
fn newest(desk: &Desk) -> String {
    format!("#{}", desk.head())
}

fn status(desk: &Desk, player: Option<PlayerId>) -> &Status {
    &desk.tournament().player(player.unwrap()).status
}

#[test]
fn a_quick_game_is_shown_and_told_whole() {
    let mut desk = cut();
    desk.keys("d * r *");
    let echo = desk.echo().to_owned();
    assert!(
        !echo.contains("和棋 ->"),
        "the quick game goes on from the draw: {echo}"
    );
    let red = number(&desk, game(&desk, Semi1).black);
    let screen = desk.screen();
    let row = |screen: &str| {
        let rows = screen.lines().filter(|line| line.contains("半决赛1"));
        rows.filter(|line| line.contains("快棋"))
            .map(str::to_owned)
            .collect::<Vec<_>>()
            .join("\n")
    };
    let shown = row(&screen);
    assert!(
        shown.contains(&format!("快棋 (红方 {red} ")) && shown.contains(") 和棋"),
        "{screen}"
    );
    let saved = format!("已保存 #{}", desk.head());
    assert!(screen.contains(&saved), "the echo has room: {screen}");
    desk.resize(80, 24);
    let screen = desk.screen();
    assert!(row(&screen).contains("和棋 快棋和棋"), "{screen}");
    assert!(screen.contains(&saved), "the echo has room: {screen}");
}

/// A regulation that expels for a foul, cut after the first round.
fn cut_with_an_expelling_foul() -> Desk {
    let mut rules = rules();
    rules.rounds = 2;
    rules.recording = None;
    rules.knockout = Some(knockout(1));
    let kind = FoulKind {
        key: "cheating".to_owned(),
        effect: Effect::Expel,
        ..rules.fouls[0].clone()
    };
    rules.fouls.push(kind);
    let mut desk = Desk::in_round_under(rules, 1, 12);
    for table in 1..=6 {
        desk.keys(&format!("{table}+"));
    }
    desk.keys("e");
    lots(&mut desk);
    desk.keys("K x y");
    desk
}

#[test]
fn a_voided_foul_that_expelled_gives_the_game_back() {
    let mut desk = cut_with_an_expelling_foul();
    let before = desk.tournament().section(HALL).knockout.clone();
    let gone = game(&desk, Semi1).red;
    desk.keys("<Esc>");
    desk.line(&format!("foul {} cheating", number(&desk, gone)));
    assert_eq!(status(&desk, gone), &Status::Expelled, "{}", desk.echo());
    assert_eq!(game(&desk, Semi1).winner, game(&desk, Semi1).black);
    desk.line(&format!("foul-void {} --reason 误记", newest(&desk)));
    assert_eq!(status(&desk, gone), &Status::Knockout, "{}", desk.echo());
    assert_eq!(
        desk.tournament().section(HALL).knockout,
        before,
        "{}",
        desk.echo()
    );
    assert!(desk.echo().contains("半决赛1"), "{}", desk.echo());
}

#[test]
fn what_was_played_since_stays_and_the_way_to_correct_it_is_told() {
    let mut desk = cut_with_an_expelling_foul();
    let gone = game(&desk, Semi1).red;
    desk.keys("<Esc>");
    desk.line(&format!("foul {} cheating", number(&desk, gone)));
    let foul = newest(&desk);
    // The other semi-final and the final go on without him.
    desk.keys("K d + <Down> d +");
    assert!(game(&desk, Final).winner.is_some(), "{}", desk.echo());
    let before = desk.tournament().section(HALL).knockout.clone();
    desk.keys("<Esc>");
    desk.line(&format!("foul-void {foul} --reason 误记"));
    assert_eq!(status(&desk, gone), &Status::Knockout, "{}", desk.echo());
    assert_eq!(desk.tournament().section(HALL).knockout, before);
    assert!(desk.echo().contains("ko semi-1"), "{}", desk.echo());
}

#[test]
fn who_is_taken_back_after_withdrawing_is_told_of_his_lost_game() {
    let mut desk = cut();
    let gone = game(&desk, Semi2).black;
    desk.keys("<Esc>");
    desk.line(&format!("withdraw {}", number(&desk, gone)));
    desk.line(&format!("reenter {}", number(&desk, gone)));
    assert_eq!(status(&desk, gone), &Status::Knockout);
    assert!(desk.echo().contains("ko semi-2"), "{}", desk.echo());
}

#[test]
fn a_finalist_who_withdraws_loses_the_final_and_is_told_how_it_is_played_after_all() {
    let mut desk = cut();
    desk.keys("d + <Down> d + <Esc>");
    let (gone, stays) = (game(&desk, Final).red, game(&desk, Final).black);
    let wanted = number(&desk, gone).to_string();
    desk.keys("s").paste(&wanted);
    desk.keys("<Enter> <Enter> w y");
    assert_eq!(status(&desk, gone), &Status::Withdrawn, "{}", desk.echo());
    assert_eq!(game(&desk, Final).winner, stays);
    assert!(desk.echo().contains("决赛 红方"), "{}", desk.echo());
    desk.keys("k");
    assert_eq!(status(&desk, gone), &Status::Knockout, "{}", desk.echo());
    desk.resize(80, 24);
    assert!(desk.screen().contains("ko-lots final"), "{}", desk.screen());
    // What the echo says, by keys: colours, then the result.
    desk.keys("<Esc> K <Home> <Down><Down> d");
    assert!(game(&desk, Final).drawn, "{}", desk.echo());
    let forfeited = game(&desk, Final).red == gone;
    desk.keys(if forfeited { "+" } else { "-" });
    assert!(desk.echo().contains("弃权 -> "), "{}", desk.echo());
    desk.keys("y");
    assert_eq!(game(&desk, Final).winner, gone);
}

#[test]
fn two_semi_finals_lost_by_both_leave_four_who_are_ordered_by_lots() {
    let mut desk = cut();
    desk.keys("d X <Down> d X");
    let games = &desk.tournament().section(HALL).knockout;
    let empty = |game: &KoGame| game.red.is_none() && game.black.is_none() && game.winner.is_none();
    assert!(empty(&games[&Final]) && empty(&games[&Third]), "{}", desk.echo());
    assert!(desk.screen().contains("无人可赛"), "{}", desk.screen());
    desk.keys("<Esc>");
    lots(&mut desk);
    let places = xiangqi_arbiter::domain::knockout::placed(desk.tournament(), HALL);
    let ranks: Vec<(u32, bool)> = places.iter().map(|place| (place.rank, place.shared)).collect();
    assert_eq!(ranks, [(1, false), (2, false), (3, false), (4, false)]);
}

#[test]
fn a_corrected_semi_final_tells_who_sits_in_the_final_now() {
    let mut desk = cut();
    desk.keys("d + <Down> d + <Down> d <Up><Up>");
    let (head, drawn) = (desk.head(), game(&desk, Final).drawn);
    desk.keys("+");
    assert!(drawn && desk.model().question.is_none(), "{}", desk.echo());
    assert!(
        desk.head() == head && desk.echo().contains("无变化"),
        "{}",
        desk.echo()
    );
    desk.keys("-");
    assert!(desk.echo().contains("决赛换人，重抽先后"), "{}", desk.echo());
    desk.keys("y");
    assert!(!game(&desk, Final).drawn);
    let (first, last) = (game(&desk, Semi1), game(&desk, Final));
    let names = format!("决赛: {} ", number(&desk, first.black));
    assert_eq!(last.red, first.winner);
    assert!(desk.echo().contains(&names), "{}", desk.echo());
    assert!(desk.echo().contains("红胜 -> 黑胜"), "{}", desk.echo());
}

#[test]
fn a_correction_that_would_change_the_cut_is_told_once() {
    let mut desk = cut();
    let taken = desk.tournament().section(HALL).cut.clone();
    let (_, players) = taken.as_ref().unwrap();
    let round = desk.tournament().round(HALL, 1).unwrap();
    // One of those taken had the bye.
    let board = players.iter().find_map(|player| round.board_of(*player)).unwrap();
    let won = board.outcome.word().and_then(Word::winner).unwrap();
    let table = board.table;
    let word = if won == Side::Red { "black" } else { "red" };
    desk.keys("<Esc>");
    desk.line(&format!("correct 1 {table} {word}"));
    assert_eq!(desk.echo().matches("名单已定").count(), 1, "{}", desk.echo());
    desk.resize(80, 24);
    assert!(desk.screen().contains("名单已定"), "{}", desk.screen());
    desk.keys("K");
    assert!(desk.screen().contains("会改变名额"), "{}", desk.screen());
    desk.keys("<Esc>");
    assert_eq!(desk.tournament().section(HALL).cut, taken);
    desk.keys("g");
    assert!(!desk.echo().contains("名单已定"), "{}", desk.echo());
}
