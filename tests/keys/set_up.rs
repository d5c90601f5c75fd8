//! 规程 by keys: the regulation read and answered before the lots, changed after round 1, and the roster.

use crate::support::console::Desk;
use crate::support::hall::sample;
use xiangqi_arbiter::domain::act::Act;
use xiangqi_arbiter::domain::fact::Fact;
use xiangqi_arbiter::domain::ids::SectionId;
use xiangqi_arbiter::domain::regulation::{Criterion, LateAt, Regulation};
use xiangqi_arbiter::domain::rule_change::RuleChange;

/// A console of qijiang-2019 after two rounds.
fn played() -> Desk {
    let mut rules = sample("qijiang-2019");
    rules.unpaid_are_paired = true;
    let mut desk = Desk::new(rules, 12);
    desk.line("lots --as-listed");
    for round in 1..=2_usize {
        desk.keys("g w y t");
        for table in 1..=6_usize {
            desk.keys(&format!("{table}{}", ["+", "-", "*"][(table + round) % 3]));
        }
        desk.keys("e y");
    }
    assert_eq!(
        desk.tournament()
            .published(xiangqi_arbiter::domain::ids::SectionId(0)),
        2
    );
    desk
}

/// What the newest act records of a change of rules.
fn recorded(desk: &Desk) -> RuleChange {
    let Act::Do { facts, .. } = &desk.newest().act else {
        panic!("nothing was done");
    };
    let change = facts.iter().find_map(|fact| match fact {
        Fact::RulesChanged { change } => Some((**change).clone()),
        _ => None,
    });
    change.unwrap()
}

fn write(desk: &Desk, rules: &Regulation) {
    let text = ron::ser::to_string(rules).unwrap();
    std::fs::write(desk.cup().join("regulation.ron"), text).unwrap();
}

#[test]
fn the_rules_stand_with_their_articles_and_are_answered_by_enter() {
    let mut desk = Desk::new(sample("qijiang-2019"), 12).size(120, 160);
    desk.keys("R");
    let screen = desk.screen();
    for words in [
        "名次区分用哪份文件的顺序",
        "补充规定：累进分",
        "规程：对手分",
        "规十.4, 补一.4",
        "每犯规 1 次扣累进分 1 分",
        "补二.9",
        "男子",
        "/ 100 人",
        "其他棋手 100 元",
        "报名截止 2019-06-21 18:00",
        "06-23  6=09:30",
        "公开组 32 名 共 13000 元",
        "7-8=400",
        "手机响: 记犯规 1 次",
        "优势作和",
        "任何处罚都不退费",
    ] {
        assert!(screen.contains(words), "{words}\n{screen}");
    }
    let before = desk.head();
    // The cursor is on the first answer of the first question, then on the second.
    desk.keys("<Enter>");
    assert_eq!(desk.tournament().answers["chain"], "supplement");
    desk.keys("<Down><Down><Enter>");
    assert_eq!(desk.tournament().answers["chain"], "regulation");
    assert_eq!(desk.head(), before + 2);
    assert_eq!(desk.tournament().regulation.chain[0], Criterion::OpponentScore);
    assert!(desk.screen().contains("已答"));
    desk.keys("<Esc>u");
    assert_eq!(desk.tournament().answers["chain"], "supplement");
}

#[test]
fn what_has_no_default_is_first_and_is_written() {
    let mut desk = Desk::new(sample("kunming-2021"), 8);
    desk.keys("R<Enter>");
    desk.keys("15<Enter>");
    let limits = |desk: &Desk| [0, 1].map(|s| desk.tournament().regulation.late_minutes_of(SectionId(s)));
    assert_eq!(limits(&desk), [Some(15), None]);
    desk.keys("<Esc>R<Enter>");
    let line = desk.model().line.as_ref().unwrap().field.value().to_owned();
    assert_eq!(line, "answer schedule 1=2021-01-01T");
}

#[test]
fn each_section_has_its_own_questions_on_the_screen() {
    let mut desk = Desk::new(sample("kunming-2021"), 8).size(120, 60);
    desk.keys("R");
    let screen = desk.screen();
    assert!(
        screen.contains("公开组未定之事") && screen.contains("2 项待答"),
        "{screen}"
    );
    desk.keys("<Enter>15<Enter>");
    assert!(
        desk.echo().contains("@open late-minutes: - -> 15"),
        "{}",
        desk.echo()
    );
    desk.keys("@");
    let screen = desk.screen();
    assert!(
        screen.contains("少儿组未定之事") && screen.contains("2 项待答"),
        "{screen}"
    );
    assert!(!screen.contains("已答  15"), "{screen}");
    desk.keys("<Enter>20<Enter>");
    let screen = desk.screen();
    assert!(
        screen.contains("已答  20") && screen.contains("到 20 分 00 秒即判"),
        "{screen}"
    );
    desk.keys("@");
    let screen = desk.screen();
    assert!(
        screen.contains("已答  15") && screen.contains("到 15 分 00 秒即判"),
        "{screen}"
    );
    desk.keys("@<Esc>").line("answer late-minutes 2000");
    assert!(desk.echo().contains("0 到 1440"), "{}", desk.echo());
}

#[test]
fn an_answer_is_asked_only_once_round_1_of_its_section_stands() {
    let mut desk = Desk::new(sample("kunming-2021"), 8);
    desk.line("lots --as-listed").keys("g w y");
    assert_eq!(desk.tournament().published(SectionId(0)), 1);
    let before = desk.head();
    desk.line("@youth answer late-minutes 20");
    assert_eq!(desk.head(), before + 1, "{}", desk.echo());
    desk.line("answer late-minutes 15");
    assert_eq!(desk.head(), before + 1);
    assert!(
        desk.screen().contains("@open 改答 late-minutes: - -> 15"),
        "{}",
        desk.screen()
    );
    desk.keys("y");
    assert_eq!(desk.head(), before + 2);
    let change = recorded(&desk);
    assert_eq!(change.sections.len(), 1, "the youth has not begun");
    assert!(desk.echo().contains("迟到分钟 同全赛 -> 15"), "{}", desk.echo());
}

#[test]
fn a_tournament_of_one_section_is_not_asked_for_sections() {
    let mut desk = Desk::new(sample("meishan-2016"), 8).size(120, 60);
    desk.keys("R");
    let screen = desk.screen();
    assert!(screen.contains("规程未定之事（上下选，Enter 答）"), "{screen}");
    desk.keys("@");
    assert!(desk.screen().contains("规程未定之事（上下选，Enter 答）"));
}

#[test]
fn both_chains_are_shown_on_todays_results_and_the_change_is_asked_and_recorded() {
    let mut desk = played().size(120, 120);
    desk.keys("R");
    let screen = desk.screen();
    assert_eq!(screen.matches("按此前几名").count(), 2, "{screen}");
    assert!(
        screen.contains("名次同现在") && screen.contains("人名次与现在不同"),
        "{screen}"
    );
    desk.keys("<Esc>");

    let before = desk.head();
    desk.line("answer chain regulation");
    let asked = desk.echo().to_owned();
    assert!(
        asked.contains("supplement -> regulation") && asked.contains("人名次改变"),
        "{asked}"
    );
    desk.resize(80, 24);
    let small = desk.screen();
    assert!(small.contains("人名次改变"), "the consequence has room: {small}");
    desk.resize(120, 120);
    desk.keys("<Esc>");
    assert_eq!(desk.head(), before, "nothing is changed before y");
    desk.line("answer chain regulation").keys("y");
    assert_eq!(desk.head(), before + 1);
    let change = recorded(&desk);
    let [section] = &change.sections[..] else {
        panic!("{change:?}");
    };
    assert_eq!(
        (section.was[0], section.now[0]),
        (Criterion::Progressive, Criterion::OpponentScore)
    );
    assert!(!section.places.is_empty());
    for place in &section.places {
        assert_ne!(place.was, place.now);
    }
    assert!(desk.echo().contains("积分 > 累进分"), "{}", desk.echo());
    assert!(desk.screen().contains("[chain=regulation]"));
    desk.keys("u");
    assert_eq!(desk.tournament().regulation.chain[0], Criterion::Progressive);
}

#[test]
fn an_edited_regulation_is_offered_and_never_taken_silently() {
    let mut desk = played();
    let mut edited = desk.tournament().regulation.clone();
    edited.late_minutes = Some(12);
    write(&desk, &edited);
    desk.line("note 1 看过");
    assert_eq!(desk.tournament().regulation.late_minutes, Some(10));
    assert!(
        desk.screen().contains("regulation.ron 已改 1 处"),
        "{}",
        desk.screen()
    );
    desk.keys("R");
    assert!(
        desk.screen().contains("late_minutes 10 -> 12"),
        "{}",
        desk.screen()
    );
    desk.keys("<Enter>");
    assert_eq!(desk.tournament().regulation.late_minutes, Some(10), "it is asked");
    desk.keys("y");
    assert_eq!(desk.tournament().regulation.late_minutes, Some(12));
    assert!(!desk.screen().contains("尚未采用"), "{}", desk.screen());
    assert_eq!(recorded(&desk).differences[0].field, "late_minutes");
}

#[test]
fn what_is_frozen_is_not_offered_but_named() {
    let mut desk = played();
    let mut edited = desk.tournament().regulation.clone();
    edited.points.win = 3;
    edited.late_at = LateAt::After;
    write(&desk, &edited);
    desk.line("note 1 看过").keys("R");
    let screen = desk.screen();
    assert!(
        screen.contains("不能采用") && screen.contains("points"),
        "{screen}"
    );
    let before = desk.head();
    desk.keys("<Esc>").line("adopt");
    assert_eq!(desk.head(), before);
    assert!(desk.model().question.is_none());
    assert!(desk.echo().contains("points"), "{}", desk.echo());
}

#[test]
fn an_import_takes_what_it_can_and_reports_the_rest() {
    let mut desk = Desk::new(sample("kunming-2021"), 4);
    let roster = "姓名,单位,出生日期,组别\n甄远山,云溪队,1990-01-02,公开组\n,无名队,1980-01-01,open\n\
        甄晚晴,云溪队,1990-13-45,open\n甄无组,云溪队,1990-01-05,长青组\n";
    let file = desk.cup().join("late.csv");
    let (text, _, _) = encoding_rs::GB18030.encode(roster);
    std::fs::write(&file, text).unwrap();
    desk.keys("<Tab><Tab>I");
    for c in desk.cup().join("lat").to_str().unwrap().chars() {
        desk.press(xiangqi_arbiter::tui::input::Key::Char(c));
    }
    desk.keys("<Tab><Enter>");
    let screen = desk.screen();
    assert_eq!(desk.tournament().players.len(), 5, "{screen}");
    for words in ["新增 1", "未收 3", "第 3 行", "1990-13-45", "长青组"] {
        assert!(screen.contains(words), "{words}\n{screen}");
    }
}

#[test]
fn a_player_is_removed_by_a_key_that_asks() {
    let mut desk = Desk::new(sample("qijiang-2019"), 4);
    desk.keys("<Tab><Tab><Down>x");
    assert_eq!(desk.tournament().players.len(), 4);
    desk.keys("y");
    assert_eq!(desk.tournament().players.len(), 3);
}

#[test]
fn the_fee_key_gives_a_line_that_can_be_given_again() {
    let mut desk = Desk::new(sample("qijiang-2019"), 4);
    desk.keys("<Tab><Tab>p");
    let Act::Do { line, .. } = &desk.newest().act else {
        panic!("nothing was done");
    };
    let line = line.clone();
    desk.keys("u").line(&line);
    let Act::Do { line: again, .. } = &desk.newest().act else {
        panic!("{}", desk.echo());
    };
    assert_eq!(*again, line);
}

#[test]
fn questions_answers_and_fields_are_completed() {
    let mut desk = Desk::new(sample("qijiang-2019"), 4);
    let typed = |desk: &Desk| desk.model().line.as_ref().unwrap().field.value().to_owned();
    desk.keys(":");
    desk.paste("answer ch");
    desk.keys("<Tab>");
    assert_eq!(typed(&desk), "answer chain ");
    desk.keys("re<Tab>");
    assert_eq!(typed(&desk), "answer chain regulation ");
    desk.keys("<Esc>:");
    desk.paste("edit 陆青禾 hou");
    desk.keys("<Tab>");
    assert_eq!(typed(&desk), "edit 陆青禾 household=");
}
