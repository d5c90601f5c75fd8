//! Questions that follow an act: a line with a key, never in the way.

use crate::support::console::{Desk, rules};
use crate::support::hall::HALL;
use xiangqi_arbiter::domain::regulation::EarlyDraw;
use xiangqi_arbiter::domain::round::{Outcome, Word};

/// A console in round 1, where a draw on the first board must have lasted 25 rounds of moves.
fn early_draws() -> Desk {
    let mut rules = rules();
    rules.early_draw = Some(EarlyDraw {
        boards: 1,
        from_round: 1,
        moves: 25,
        article: "补二.7".to_owned(),
    });
    let mut desk = Desk::new(rules, 6);
    desk.line("lots --as-listed");
    desk.keys("g w y t");
    desk
}

fn moves(desk: &Desk, table: u32) -> Option<u32> {
    match &desk.board(table).outcome {
        Outcome::Decided(decision) => decision.moves,
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_early_draw_asks_how_long_it_lasted() {
    let mut desk = early_draws();
    desk.keys("1*");
    assert_eq!(
        desk.word(1),
        Some(Word::Draw),
        "the draw stands without an answer"
    );
    assert!(desk.screen().contains("25 回合"), "{}", desk.screen());
    desk.keys("y");
    assert_eq!(moves(&desk, 1), Some(25));
}

#[test]
fn an_early_draw_may_be_left_without_an_answer() {
    let mut desk = early_draws();
    desk.keys("1* 2+");
    assert_eq!((moves(&desk, 1), desk.word(2)), (None, Some(Word::Red)));
    desk.keys("3*");
    assert_eq!(desk.model().question, None, "only the first boards are asked");
}

#[test]
fn fouls_at_the_limit_propose_the_loss_and_do_not_give_it() {
    let mut rules = rules();
    rules.fouls_lose_game = 2;
    let mut desk = Desk::new(rules, 6);
    desk.line("lots --as-listed");
    desk.keys("g w y t 2fr1");
    assert!(!desk.screen().contains("建议判负"), "{}", desk.screen());
    desk.keys("<Enter> 2fr1");
    assert!(desk.screen().contains("建议判负"), "{}", desk.screen());
    desk.keys("<Enter>");
    assert_eq!(desk.word(2), None);
    assert!(desk.screen().contains("可判负"), "{}", desk.screen());
    desk.keys("2-");
    assert_eq!(desk.word(2), Some(Word::Black));
    assert!(!desk.screen().contains("可判负"), "{}", desk.screen());
}

#[test]
fn a_rematch_is_offered_and_goes_on_only_with_consent() {
    let mut desk = Desk::in_round(1, 2);
    desk.keys("1+ e y g");
    assert!(desk.tournament().draft(HALL).is_none());
    assert!(desk.screen().contains("最少 1 台"), "{}", desk.screen());
    desk.keys("<Esc>");
    assert!(desk.tournament().draft(HALL).is_none());
    desk.keys("g y");
    assert_eq!(desk.tournament().draft(HALL).unwrap().boards().len(), 1);
}
