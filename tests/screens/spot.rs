//! The screens of what is done on the spot.

use crate::support::console::Desk;
use crate::support::hall::HALL;
use rstest::rstest;
use xiangqi_arbiter::domain::round::Word;

/// Round 3 near its late limit, with some results, a foul, claims, sides missing.
fn near_the_limit() -> Desk {
    let mut desk = Desk::in_round(3, 23);
    desk.keys("1+ 1n 2- 3* 5! 6fr1<Enter> 7ab 9ar 9ab 3+ y 4/r");
    for line in [
        "claim 8 red --target 50",
        "ruling 10 black --within 2 --unit cycles",
        "appeal 5 红方不服",
    ] {
        desk.line(line);
    }
    let started = desk.tournament().running(HALL).unwrap().started.unwrap();
    let passed = (desk.now() - started).num_seconds();
    desk.pass(600 - 75 - passed);
    desk
}

#[rstest]
#[case("hall", "a <Down>")]
#[case("hall_marked", "a o")]
#[case("log", "<BackTab> z <Down><Down>")]
#[case("log_of_a_player", "<BackTab> z <End> <Up><Up><Up> p")]
#[case("correct", "u , 4+")]
#[case("acts_points", "U . , ,")]
#[case("chase_sheets", "c")]
#[case("verify_black", "v v")]
fn states_on_the_spot(#[case] name: &str, #[case] keys: &str) {
    let mut desk = near_the_limit();
    desk.keys(keys);
    for (width, height) in [(80, 24), (100, 30)] {
        desk.resize(width, height);
        insta::assert_snapshot!(format!("{name}_{width}x{height}"), desk.screen());
    }
    desk.keys("l");
    insta::assert_snapshot!(format!("{name}_en"), desk.screen());
}

#[test]
fn a_correction_names_its_ways() {
    let mut desk = Desk::in_round(2, 22);
    desk.keys("u");
    let other = if desk.round(1)[4].outcome.word() == Some(Word::Black) {
        '+'
    } else {
        '-'
    };
    desk.keys(&format!(", 5{other}")).resize(100, 30);
    insta::assert_snapshot!("ways", desk.screen());
    desk.keys("l");
    insta::assert_snapshot!("ways_en", desk.screen());
}
