//! Rosters taken in (rulebook §10).

use crate::support::day::Day;
use chrono::NaiveDate;
use xiangqi_arbiter::domain::command::{Command, EntryPatch, Lot, RosterRow};
use xiangqi_arbiter::domain::decide::{ImportPlan, plan_import};
use xiangqi_arbiter::domain::player::Fee;
use xiangqi_arbiter::domain::refusal::registration::RowRefused;

/// A row `name unit year`, `-` for a cell left empty.
fn row(line: usize, text: &str) -> RosterRow {
    let cells: Vec<&str> = text.split(' ').collect();
    let filled = |at: usize| cells.get(at).copied().filter(|c| *c != "-");
    RosterRow {
        line,
        given: EntryPatch {
            name: Some(filled(0).unwrap_or_default().to_owned()),
            unit: Some(filled(1).unwrap_or_default().to_owned()),
            born: Some(filled(2).map(|y| NaiveDate::from_ymd_opt(y.parse().unwrap(), 1, 1).unwrap())),
            ..EntryPatch::default()
        },
        ..RosterRow::default()
    }
}

fn rows(lines: &[&str]) -> Vec<RosterRow> {
    lines
        .iter()
        .zip(2..)
        .map(|(text, line)| row(line, text))
        .collect()
}

fn import(rows: Vec<RosterRow>) -> Command {
    Command::Import {
        file: "roster.csv".to_owned(),
        rows,
    }
}

fn plan(day: &Day, rows: &[RosterRow]) -> ImportPlan {
    plan_import(day.t(), day.section, rows)
}

/// Lines added, changed, unchanged, refused.
fn lines(plan: &ImportPlan) -> [Vec<usize>; 4] {
    let of = |list: &[(usize, xiangqi_arbiter::domain::ids::PlayerId)]| list.iter().map(|l| l.0).collect();
    [
        of(&plan.added),
        of(&plan.changed),
        of(&plan.unchanged),
        plan.refused.iter().map(|r| r.0).collect(),
    ]
}

fn named(day: &Day, name: &str) -> usize {
    day.t().players.values().filter(|p| p.entry.name == name).count()
}

#[test]
fn a_roster_taken_in_again_doubles_nobody() {
    let mut day = Day::plain(3, 0);
    let roster = rows(&["王磊 青石队 1980", "王磊 白河队 1990", "李响 - -"]);
    day.act(import(roster.clone()));
    assert_eq!(day.t().players.len(), 3);
    day.unchanged(import(roster));
    // What was unknown is filled in; what is known decides between two of one name.
    let more = rows(&["李响 青石队 1975", "王磊 白河队 -"]);
    assert_eq!(lines(&plan(&day, &more)), [vec![], vec![2, 3], vec![], vec![]]);
    day.act(import(more));
    assert_eq!(day.t().players.len(), 3);
    day.unchanged(import(Vec::new()));
}

#[test]
fn a_row_that_fits_two_is_not_taken_and_the_rest_is() {
    let mut day = Day::plain(3, 0);
    day.act(import(rows(&["王磊 青石队 1980", "王磊 青石队 1990"])));
    let plan = plan(&day, &rows(&["王磊 青石队 -", "李响 - -", "- 青石队 -"]));
    assert_eq!(lines(&plan), [vec![3], vec![], vec![], vec![2, 4]]);
    assert!(matches!(&plan.refused[0].1, RowRefused::SeveralFit(both) if both.len() == 2));
    assert_eq!(plan.refused[1].1, RowRefused::NoName);
    day.act(import(rows(&["王磊 青石队 -", "李响 - -"])));
    assert_eq!((named(&day, "王磊"), named(&day, "李响")), (2, 1));
    let nothing = day.refused(import(rows(&["王磊 青石队 -"])));
    assert_eq!(nothing.code(), "registration/no-row-taken");
}

#[test]
fn only_an_identity_tells_alike_rows_of_one_file_apart() {
    let with = |line, identity: &str| RosterRow {
        identity: Some(identity.to_owned()),
        ..row(line, "王磊 青石队 1980")
    };
    let day = Day::plain(3, 0);
    let alike = rows(&["王磊 青石队 1980", "王磊 青石队 1980"]);
    assert_eq!(plan(&day, &alike).refused, [(3, RowRefused::SameAsLine(2))]);
    let apart = [with(2, "1"), with(3, "2"), with(4, "1")];
    let plan = plan(&day, &apart);
    assert_eq!(plan.added.len(), 2);
    assert_eq!(plan.refused, [(4, RowRefused::SameAsLine(2))]);
    let kept = format!("{:?}", plan.facts);
    assert!(!kept.contains("identity"), "an identity is never kept");
}

#[test]
fn a_row_is_the_player_of_its_number() {
    let mut day = Day::plain(3, 3);
    let numbered = |number, text: &str| {
        let mut row = row(2, text);
        row.given.number = Some(number);
        row
    };
    day.act(import(vec![numbered(2, "韩砚春 青石队 -")]));
    assert_eq!(
        day.t().player(day.id(2)).entry.name,
        "韩砚春",
        "a slip of the pen put right"
    );
    assert_eq!(day.t().players.len(), 3);
    // The row of a list with other numbers: it may be 2 or 3.
    let stale = numbered(2, "钟怀远 - -");
    assert!(matches!(
        plan(&day, &[stale]).refused[0].1,
        RowRefused::SeveralFit(_)
    ));
    let moved = numbered(9, "钟怀远 - -");
    assert!(matches!(
        plan(&day, &[moved]).refused[0].1,
        RowRefused::OtherNumber(_)
    ));
}

#[test]
fn numbers_of_a_roster_are_given_before_the_lots_to_who_may_have_one() {
    let mut day = Day::xiaoyi(0);
    let mut first = row(2, "甲 - -");
    first.given.number = Some(7);
    first.given.fee = Some(Fee::Paid);
    let mut second = row(3, "乙 - -");
    second.given.number = Some(8);
    let mut third = row(4, "丙 - -");
    third.given.number = Some(7);
    third.given.fee = Some(Fee::Paid);
    let plan = plan(&day, &[first.clone(), second.clone(), third.clone()]);
    assert_eq!(lines(&plan), [vec![2, 3], vec![], vec![], vec![4]]);
    assert!(matches!(
        plan.refused[0].1,
        RowRefused::NumberTaken { number: 7, .. }
    ));
    day.act(import(vec![first, second]));
    assert_eq!(day.t().numbered(day.section).len(), 1, "乙 has not paid");
}

#[test]
fn a_column_left_out_leaves_the_field() {
    let mut day = Day::plain(3, 0);
    day.act(import(rows(&["甲 青石队 1980"])));
    let mut short = row(2, "甲 - -");
    short.given.unit = None;
    short.given.born = None;
    short.given.arrived = Some(true);
    day.act(import(vec![short]));
    let player = day.t().players.values().next().unwrap();
    assert_eq!(
        (player.entry.unit.as_str(), player.entry.arrived),
        ("青石队", true)
    );
    assert!(player.entry.born.is_some());
}

#[test]
fn who_comes_with_a_roster_after_the_lots_takes_the_next_number_until_round_1() {
    let mut day = Day::plain(3, 2);
    day.act(Command::Pair { rematches: None });
    day.act(import(rows(&["甲 - -"])));
    assert_eq!(day.t().player(day.id(3)).entry.name, "甲");
    assert!(day.t().draft(day.section).is_none());
    day.publish();
    let mut known = row(2, "甲 - -");
    known.given.arrived = Some(true);
    let plan = plan(&day, &[known, row(3, "乙 - -")]);
    assert_eq!(lines(&plan), [vec![], vec![2], vec![], vec![3]]);
    assert_eq!(plan.refused[0].1, RowRefused::RoundOnePublished);
}

#[test]
fn rows_go_to_the_section_they_name() {
    let mut regulation = crate::support::day::sample("kunming-2021");
    regulation.unpaid_are_paired = true;
    let mut day = Day::of(regulation);
    let keys: Vec<String> = day
        .t()
        .regulation
        .sections
        .iter()
        .map(|s| s.key.clone())
        .collect();
    let mut here = row(2, "甲 - -");
    here.section = Some(keys[1].clone());
    let mut nowhere = row(3, "乙 - -");
    nowhere.section = Some("元老".to_owned());
    // The same name in another section is another player.
    let plan = plan(&day, &[here.clone(), nowhere, row(4, "甲 - -")]);
    assert_eq!(lines(&plan), [vec![2, 4], vec![], vec![], vec![3]]);
    day.act(import(vec![here, row(4, "甲 - -")]));
    day.act(Command::Lots(Lot::AsListed));
    assert_eq!(day.t().numbered(day.section).len(), 1);
}
