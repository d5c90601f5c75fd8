//! The log of a round, and what is done from its rows.

use crate::support::console::{Desk, rules};
use crate::support::hall::HALL;
use xiangqi_arbiter::domain::foul::What;
use xiangqi_arbiter::domain::round::Word;
use xiangqi_arbiter::tui::model::LogFilter;

/// A round with everything that can be logged.
fn eventful() -> Desk {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("7ar 7ar 5fr1<Enter> 6! 6- 4- 4* y 1+ 1n 8/c");
    for line in [
        "time 5 black +5",
        "claim 9 red --target 50",
        "ruling 10 black --within 2 --unit cycles",
        "note 3 灯暗",
        "appeal 6 黑方不服",
        "appeal-decision #NN 维持",
    ] {
        let id = desk
            .tournament()
            .section(HALL)
            .incidents
            .last()
            .map_or(String::new(), |i| i.id.to_string());
        desk.line(&line.replace("#NN", &id));
    }
    desk.pass(600);
    desk.keys("2/r <BackTab> z");
    desk
}

#[test]
fn every_event_has_a_row_with_its_consequence_and_who_entered_it() {
    let mut desk = eventful();
    let screen = desk.screen();
    for text in [
        "未到",
        "双方已到",
        "手机响 1次",
        "争议裁定",
        "更正",
        "交谱",
        "先后走反",
        "用时 +5",
        "自然限着 0/50",
        "2 个循环内",
        "记事：灯暗",
        "申诉：黑方不服",
        "裁定：维持",
        "红弃权",
        "开钟 08:30",
    ] {
        assert!(screen.contains(text), "{text} in\n{screen}");
    }
    assert!(screen.contains("裁判长"), "{screen}");
}

#[test]
fn it_is_filtered_by_board_and_by_player() {
    let mut desk = eventful();
    let all = desk.screen();
    desk.keys("<End> <Up> b");
    assert!(
        matches!(desk.model().log, LogFilter::Table(7)),
        "{:?}",
        desk.model().log
    );
    let one = desk.screen();
    assert!(
        one.contains("只看第7台") && !one.contains("手机响"),
        "{all}\n{one}"
    );
    desk.keys("b");
    assert_eq!(desk.model().log, LogFilter::Round);
    // A number and Enter, or a name, do the same.
    desk.keys("5 <Enter>");
    assert_eq!(desk.model().log, LogFilter::Table(5));
    let player = desk.board(5).red.player;
    let number = desk.tournament().player(player).number.unwrap();
    desk.keys("s").paste(&number.to_string());
    desk.keys("<Enter>");
    assert_eq!(desk.model().log, LogFilter::Player(player));
    assert!(desk.screen().contains("1-5"), "{}", desk.screen());
    desk.keys("p");
    assert_eq!(desk.model().log, LogFilter::Round);
}

#[test]
fn a_foul_is_voided_and_moved_from_its_row_with_a_reason() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("5fr1<Enter> <BackTab> m");
    let (red, black) = (desk.board(5).red.player, desk.board(5).black.player);
    desk.paste("记错边");
    desk.keys("<Enter>");
    assert_eq!(
        (desk.tournament().fouls(red, 1), desk.tournament().fouls(black, 1)),
        (0, 1),
        "{}",
        desk.echo()
    );
    assert!(desk.screen().contains("改归对方"), "{}", desk.screen());
    desk.keys("x");
    desk.paste("撤回");
    desk.keys("<Enter>");
    assert_eq!(desk.tournament().fouls(black, 1), 0, "{}", desk.echo());
    desk.keys("u u");
    assert_eq!(desk.tournament().fouls(red, 1), 1);
}

#[test]
fn a_claim_is_counted_by_one_key() {
    let mut rules = rules();
    rules.natural_limit = Some(xiangqi_arbiter::domain::regulation::NaturalLimit {
        target: 50,
        excluded: ron::from_str(r#"(zh: "将军", en: "checks")"#).unwrap(),
        forcing_cap: Some(30),
        checks_cap: Some(8),
        article: String::new(),
    });
    let mut desk = Desk::new(rules, 22);
    desk.line("lots --as-listed").keys("g w y t");
    desk.line("claim 9 red").keys("<BackTab> + + + -");
    let count = |desk: &Desk| match desk.tournament().section(HALL).incidents.last().unwrap().what {
        What::Claim { count, target, .. } => (count, target),
        _ => (0, 0),
    };
    assert_eq!(count(&desk), (2, 50));
    desk.keys("z");
    let screen = desk.screen();
    for text in ["2/50", "不计：将军", "至多计 30", "至多计 8"] {
        assert!(screen.contains(text), "{text} in\n{screen}");
    }
    desk.keys("u");
    assert_eq!(count(&desk), (3, 50));
    assert_eq!(desk.word(9), None);
}

#[test]
fn rows_that_are_no_foul_refuse_its_keys() {
    let mut desk = Desk::in_round(1, 22);
    desk.line("note 3 灯暗").keys("<BackTab>");
    let head = desk.head();
    for keys in ["x", "m", "+", "-"] {
        desk.keys(keys);
        assert!(desk.model().line.is_none());
    }
    assert_eq!(desk.head(), head);
}

#[test]
fn sheets_are_chased_warned_of_and_booked_in_one_act() {
    let mut rules = rules();
    rules.recording.as_mut().unwrap().foul = Some("phone-rings".into());
    let mut desk = Desk::new(rules, 22);
    desk.line("lots --as-listed").keys("g w y t");
    for table in 1..=11 {
        desk.keys(&format!("{table}+"));
    }
    desk.keys("1n c");
    assert!(desk.screen().contains("欠交棋谱"), "{}", desk.screen());
    let owner = desk.board(2).red.player;
    let head = desk.head();
    desk.keys("<Esc> e");
    assert!(
        desk.echo().contains('2') && desk.model().question.is_some(),
        "{}",
        desk.echo()
    );
    desk.keys("<Esc> c f y");
    assert_eq!(desk.head(), head + 1, "{}", desk.echo());
    assert_eq!(desk.tournament().fouls(owner, 1), 1);
    desk.keys("<Esc> e");
    assert!(
        desk.tournament().running(HALL).is_none(),
        "nothing is owed any more: {}",
        desk.echo()
    );
}

#[test]
fn verify_by_either_column_and_the_close_says_how_many() {
    let mut desk = Desk::in_round(1, 22);
    for table in 1..=11 {
        desk.keys(&format!("{table}+"));
    }
    desk.keys("1n 2n v + v");
    let bells = desk.bells();
    desk.keys("+");
    assert_eq!(desk.bells(), bells + 1, "black's column says black won");
    let echo = desk.echo().to_owned();
    assert!(echo.contains("红胜") && echo.contains("黑胜"), "{echo}");
    desk.keys("-");
    assert!(desk.board(2).verified, "{}", desk.echo());
    desk.keys("v e");
    assert!(desk.echo().contains("2/11"), "{}", desk.echo());
    assert!(desk.tournament().running(HALL).is_some(), "it asks");
    desk.keys("y");
    assert!(desk.tournament().running(HALL).is_none());
    assert!(desk.echo().contains("已复核 2/11"), "{}", desk.echo());
    assert_eq!(desk.word(1), Some(Word::Red));
}
