//! A tournament's day, by keys alone.

use crate::support::console::{Desk, rules};
use crate::support::hall::HALL;
use xiangqi_arbiter::domain::player::{Fee, Status};
use xiangqi_arbiter::domain::round::{MadeBy, Stage, Word};
use xiangqi_arbiter::tui::model::Panel;

#[test]
fn from_registration_to_the_second_round() {
    let mut desk = Desk::new(rules(), 0);
    assert!(desk.screen().contains("登记棋手"), "{}", desk.screen());
    for name in ["陆青禾", "韩砚秋", "钟怀远", "叶听雨"] {
        desk.keys("<Tab><Tab> a");
        desk.paste(&format!("{name} --unit 青石队"));
        desk.keys("<Enter> <Esc>");
    }
    assert_eq!(desk.tournament().players_in(HALL).count(), 4);
    desk.keys("<Tab><Tab> p <Esc>");
    assert_eq!(
        desk.tournament()
            .players
            .values()
            .filter(|p| p.entry.fee == Fee::Paid)
            .count(),
        1
    );
    assert!(desk.screen().contains("g 抽签"), "{}", desk.screen());
    desk.keys("g y g");
    assert_eq!(desk.tournament().draft(HALL).unwrap().boards().len(), 2);
    desk.keys("w y t");
    assert!(desk.tournament().running(HALL).unwrap().started.is_some());
    desk.keys("+ -");
    assert!(desk.screen().contains("e 结束第1轮"), "{}", desk.screen());
    desk.keys("e");
    assert!(desk.model().question.is_some(), "two sheets are missing");
    desk.keys("y g w y");
    let round = desk.tournament().newest(HALL).unwrap();
    assert_eq!((round.number, round.stage), (2, Stage::Published));
}

#[test]
fn the_draft_is_changed_by_keys_and_says_so() {
    let mut desk = Desk::in_round(1, 21);
    for table in 1..=10 {
        desk.keys(&format!("{table}+"));
    }
    desk.keys("e y g");
    let before = desk.tournament().draft(HALL).unwrap().pairing.clone();
    let (one, other) = (before.boards[0].red.player, before.boards[1].black.player);
    desk.keys("1mr 2b");
    let draft = &desk.tournament().draft(HALL).unwrap().pairing;
    assert_eq!(
        (draft.boards[0].red.player, draft.boards[1].black.player),
        (other, one)
    );
    assert_eq!(draft.made_by, MadeBy::Hand);
    assert!(desk.screen().contains("手工"), "{}", desk.screen());
    assert!(desk.screen().contains("违反"), "{}", desk.screen());
    let player = desk.tournament().draft(HALL).unwrap().boards()[9].red.player;
    desk.keys("10kr");
    assert_eq!(
        desk.tournament()
            .draft(HALL)
            .unwrap()
            .pairing
            .bye
            .as_ref()
            .unwrap()
            .player,
        player
    );
    desk.keys("1+");
    assert_eq!(desk.word(1), None, "a draft takes no result");
}

#[test]
fn publishing_and_its_undo_are_asked() {
    let mut desk = Desk::in_round(1, 22);
    let head = desk.head();
    desk.keys("u");
    assert_eq!(desk.head(), head + 1, "starting the clock is undone at once");
    desk.keys("u");
    assert!(desk.echo().contains("公布"), "{}", desk.echo());
    assert_eq!(desk.head(), head + 1);
    desk.keys("<Esc>");
    assert!(desk.tournament().running(HALL).is_some());
    desk.keys("u y");
    assert!(desk.tournament().draft(HALL).is_some());
}

#[test]
fn open_boards_refuse_the_end_of_the_round_by_name() {
    let mut desk = Desk::in_round(1, 22);
    for table in (1..=11).filter(|t| *t != 4) {
        desk.keys(&format!("{table}+"));
    }
    desk.keys("e y");
    assert!(desk.tournament().running(HALL).is_some());
    let name = &desk.tournament().player(desk.board(4).red.player).entry.name;
    assert!(desk.echo().contains(name), "{}", desk.echo());
}

#[test]
fn the_card_has_its_own_acts() {
    let mut desk = Desk::in_round(1, 22);
    let player = desk.board(1).red.player;
    desk.keys("<Enter> a");
    assert!(desk.tournament().absences[&player].contains_key(&2));
    desk.keys("a");
    assert!(!desk.tournament().absences.contains_key(&player));
    desk.keys("w y");
    assert_eq!(desk.tournament().player(player).status, Status::Withdrawn);
    desk.keys("k");
    assert_eq!(desk.tournament().player(player).status, Status::Active);
    desk.keys("x");
    desk.paste("作弊");
    desk.keys("<Enter>");
    assert_eq!(
        desk.tournament().player(player).status,
        Status::Expelled,
        "{}",
        desk.echo()
    );
}

#[test]
fn a_player_is_found_by_pinyin_number_and_unit() {
    let mut desk = Desk::in_round(1, 22);
    let board_of = |desk: &Desk, number: u32| {
        let id = desk.tournament().by_number(HALL, number).unwrap();
        desk.tournament()
            .newest(HALL)
            .unwrap()
            .board_of(id)
            .unwrap()
            .table
    };
    desk.keys("s");
    desk.paste("zhongh");
    desk.keys("<Enter> -");
    assert_eq!(desk.word(board_of(&desk, 3)), Some(Word::Black));
    desk.keys("s 1 2 <Enter> *");
    assert_eq!(desk.word(board_of(&desk, 12)), Some(Word::Draw));
    desk.keys("<Tab><Tab> s");
    desk.paste("王磊");
    desk.keys("<Down><Enter>");
    assert_eq!(desk.model().panel, Panel::Roster);
    assert_eq!(desk.model().cursors[2].at, 18, "the second 王磊 is number 19");
}

#[test]
fn the_line_completes_and_remembers() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys(": c l e a <Tab> 1 <Enter>");
    assert_eq!(desk.model().history.last().unwrap(), "clear 1");
    desk.keys(": 5 + <Enter> : <Up>");
    assert_eq!(desk.model().line.as_ref().unwrap().field.value(), "5+");
    desk.keys("<Up>");
    assert_eq!(desk.model().line.as_ref().unwrap().field.value(), "clear 1");
    desk.keys("<Down><Down> <Esc>");
    assert!(desk.model().line.is_none());
    assert_eq!(desk.word(5), Some(Word::Red));
}

#[test]
fn a_line_outside_the_grammar_changes_nothing_and_is_explained() {
    let mut desk = Desk::in_round(1, 22);
    let head = desk.head();
    desk.line("resolt 5 red");
    assert_eq!(desk.head(), head);
    assert!(desk.echo().contains("resolt"), "{}", desk.echo());
}

#[test]
fn the_last_acts_lead_back() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("1+ 2- 3* U <Down><Down> <Enter>");
    assert_eq!(desk.word(3), Some(Word::Draw), "asked first");
    desk.keys("y");
    assert_eq!(
        (desk.word(1), desk.word(2), desk.word(3)),
        (Some(Word::Red), None, None)
    );
}

#[test]
fn the_row_is_prefilled() {
    let mut desk = Desk::in_round(2, 22);
    let line = |desk: &Desk| desk.model().line.as_ref().unwrap().field.value().to_owned();
    desk.keys("3 i");
    assert_eq!(line(&desk), "result 3 ");
    desk.keys("<Esc> , <Down> i");
    assert_eq!(line(&desk), "correct 1 2 ");
    desk.keys("<Esc> . <Tab><Tab> i");
    assert_eq!(line(&desk), "edit 1 ");
}

#[test]
fn sections_are_run_side_by_side() {
    let mut rules = rules();
    let named = |key: &str, zh: &str| {
        ron::from_str(&format!("(key: \"{key}\", name: (zh: \"{zh}\", en: \"{key}\"))")).unwrap()
    };
    rules.sections = vec![named("open", "公开组"), named("youth", "少年组")];
    let mut desk = Desk::new(rules, 0);
    let youth = xiangqi_arbiter::domain::ids::SectionId(1);
    desk.line("add 陆青禾").line("add 韩砚秋").keys("@");
    desk.line("add 钟怀远").line("add 叶听雨").keys("g y g w y t 1-");
    assert!(desk.screen().contains("少年组"), "{}", desk.screen());
    assert!(desk.tournament().newest(HALL).is_none());
    let round = desk.tournament().newest(youth).unwrap();
    assert_eq!(round.boards()[0].outcome.word(), Some(Word::Black));
    assert!(desk.screen().contains("@youth 1 台 黑胜"), "{}", desk.screen());
    desk.keys("@");
    assert!(desk.screen().contains("公开组"), "{}", desk.screen());
}

#[test]
fn what_the_disk_does_not_take_is_said_until_it_does() {
    let mut desk = Desk::in_round(1, 22);
    let moved = desk.break_disk();
    desk.keys("5+");
    assert_eq!(desk.word(5), None);
    assert!(desk.screen().contains("NOT SAVED"), "{}", desk.screen());
    desk.keys("<Tab> l");
    assert!(desk.screen().contains("NOT SAVED"), "{}", desk.screen());
    desk.mend_disk(moved);
    desk.keys("5+");
    assert_eq!(desk.word(5), Some(Word::Red));
    assert!(!desk.screen().contains("NOT SAVED"), "{}", desk.screen());
}
