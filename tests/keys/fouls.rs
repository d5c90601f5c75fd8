//! Fouls by keys: the consequence is seen before Enter commits.

use crate::support::console::{Desk, rules};
use xiangqi_arbiter::domain::foul::{Consequence, What};
use xiangqi_arbiter::domain::round::Word;

fn last(desk: &Desk) -> (String, u32, Consequence) {
    let section = desk.tournament().section(crate::support::hall::HALL);
    let mut fouls = section.incidents.iter().rev();
    fouls
        .find_map(|incident| match &incident.what {
            What::Foul(foul) => Some((foul.kind.clone(), foul.count, foul.consequence)),
            _ => None,
        })
        .unwrap()
}

#[test]
fn nothing_is_booked_before_enter() {
    let mut desk = Desk::in_round(1, 22);
    let head = desk.head();
    desk.keys("5fr2");
    assert_eq!(desk.head(), head);
    assert!(desk.screen().contains("记犯规 2 次"), "{}", desk.screen());
    desk.keys("<Enter>");
    assert_eq!(last(&desk), ("phone-answered".into(), 2, Consequence::None));
}

#[test]
fn a_kind_that_loses_says_so_and_decides_the_board() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("5fb3");
    assert!(desk.screen().contains("本局判负"), "{}", desk.screen());
    desk.keys("<Enter>");
    assert_eq!(desk.word(5), Some(Word::Red));
    desk.keys("6fb3n<Enter>");
    assert_eq!(desk.word(6), None, "recorded only");
}

#[test]
fn a_kind_that_needs_a_number_asks_for_it() {
    let mut desk = Desk::in_round(1, 22);
    let head = desk.head();
    desk.keys("5fr5<Enter>");
    assert_eq!(desk.head(), head, "{}", desk.echo());
    desk.keys("9<Enter>");
    assert_eq!(last(&desk), ("missed-moves".into(), 2, Consequence::None));
    desk.keys("6fr4 130");
    assert!(desk.screen().contains("本局判负"), "{}", desk.screen());
    desk.keys("<Bksp><Bksp><Bksp>230");
    assert!(desk.screen().contains("对方加 5 分"), "{}", desk.screen());
    desk.keys("<Enter>");
    assert_eq!(last(&desk).2, Consequence::OpponentMinutes(5));
}

#[test]
fn the_list_of_kinds_is_in_the_order_of_the_regulation() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("5fr0");
    let screen = desk.screen();
    let at = |text: &str| screen.find(text).unwrap_or_else(|| panic!("{text} in\n{screen}"));
    assert!(at("手机响") < at("接听手机") && at("接听手机") < at("违反行棋规定"));
    desk.keys("<Down><Enter><Enter>");
    assert_eq!(last(&desk).0, "phone-answered");
}

#[test]
fn the_consequence_is_seen_on_the_smallest_screens_too() {
    for (width, height) in [(40, 10), (60, 16), (80, 24), (100, 30)] {
        for panel in ["", "<Tab>", "<Tab><Tab>", "z"] {
            let mut desk = Desk::in_round(1, 22).size(width, height);
            desk.keys(panel).keys("5fb3");
            let screen = desk.screen();
            assert!(
                screen.contains("本局判负") && screen.contains("Enter"),
                "{panel}\n{screen}"
            );
        }
    }
}

#[test]
fn the_threshold_of_a_game_is_said_before_and_the_loss_is_one_key_after() {
    let mut rules = rules();
    rules.fouls_lose_game = 2;
    let mut desk = Desk::new(rules, 22);
    desk.line("lots --as-listed").keys("g w y t 5fb1<Enter>");
    assert_eq!(desk.model().question, None, "one foul: {}", desk.echo());
    desk.keys("5fb1");
    assert!(desk.screen().contains("建议判负"), "{}", desk.screen());
    desk.keys("<Enter>");
    assert_eq!(desk.word(5), None, "only proposed");
    assert!(desk.echo().contains("判负？"), "{}", desk.echo());
    desk.keys("y");
    assert_eq!(desk.word(5), Some(Word::Red), "{}", desk.echo());
    desk.keys("u");
    assert_eq!(desk.word(5), None);
    let black = desk.board(5).black.player;
    assert_eq!(desk.tournament().fouls(black, 1), 2, "the fouls stand");
}
