//! The words of the refusals of the finals.

use xiangqi_arbiter::domain::command::KnockoutGame;
use xiangqi_arbiter::domain::prizes::NotFinal;
use xiangqi_arbiter::domain::refusal::Candidate;
use xiangqi_arbiter::domain::refusal::finals::Refused;
use xiangqi_arbiter::text::lang::Lang;
use xiangqi_arbiter::text::refusal::Asker;
use xiangqi_arbiter::text::refusal::finals::say;

fn who(number: u32, unit: &str) -> Candidate {
    Candidate {
        number: Some(number),
        name: "王磊".into(),
        unit: unit.into(),
    }
}

#[test]
fn a_refusal_names_the_players_by_number_and_unit_and_says_what_to_do() {
    let refused = Refused::CutUndecided(vec![who(23, "青石队"), who(71, "白河队")]);
    assert_eq!(
        say(&refused, Asker::Line, Lang::Zh),
        "23 王磊 (青石队)、71 王磊 (白河队)名次未分，影响淘汰赛座次；先用 tie-lots"
    );
    assert_eq!(
        say(&refused, Asker::Line, Lang::En),
        "23 王磊 (青石队), 71 王磊 (白河队) are level and a knockout seat hangs on it; first tie-lots"
    );
    let refused = Refused::ColoursNotDrawn(KnockoutGame::Semi1);
    assert_eq!(
        say(&refused, Asker::Line, Lang::Zh),
        "半决赛一还没有抽先后；先用 ko-lots semi-1"
    );
    let refused = Refused::NotFinal(NotFinal::Knockout(KnockoutGame::Third));
    assert_eq!(
        say(&refused, Asker::Line, Lang::En),
        "the game for third place is to be played; enter it with ko third"
    );
}
