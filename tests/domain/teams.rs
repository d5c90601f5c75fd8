//! 团体 (rulebook §7) by the regulations of shanxi-2018 and kunming-2021.

use super::regulations::sample;
use crate::support::facts::{Facts, ONE, moment, ranked};
use chrono::NaiveDate;
use xiangqi_arbiter::domain::ids::PlayerId;
use xiangqi_arbiter::domain::player::{Entry, Status, Title};
use xiangqi_arbiter::domain::teams::{TeamFault, TeamRow, Teams, provinces, teams};
use xiangqi_arbiter::domain::warnings::{Warning, warnings};
use xiangqi_arbiter::text::finals::team_fault;
use xiangqi_arbiter::text::lang::Lang;

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn member(team: &str, born: &str) -> impl FnOnce(&mut Entry) {
    let (team, born) = (team.to_owned(), Some(day(born)));
    move |e: &mut Entry| {
        e.unit.clone_from(&team);
        e.team = team;
        e.born = born;
        e.counting = true;
    }
}

/// 20 players; 太原 has 1, 6, 7, 12 counting and 2 beside, 吕梁 3, 5, 8, 10, 大同 4, 9, 11, 13 where nobody is
/// young, 忻州 three only.
fn shanxi() -> Facts {
    let mut f = ranked(sample("shanxi-2018"), 20);
    for (team, numbers) in [
        ("太原队", [1, 6, 7, 12]),
        ("吕梁队", [3, 5, 8, 10]),
        ("大同队", [4, 9, 11, 13]),
    ] {
        for number in numbers {
            f.edit(number, member(team, "1980-01-01"));
        }
    }
    f.edit(12, |e| e.born = Some(day("2002-01-01")));
    f.edit(10, |e| e.born = Some(day("2005-06-07")));
    f.edit(13, |e| e.born = Some(day("2001-12-31")));
    f.edit(2, member("太原队", "1990-01-01"));
    f.edit(2, |e| e.counting = false);
    for number in [14, 15, 16] {
        f.edit(number, member("忻州队", "2003-03-03"));
    }
    f
}

fn result(f: &Facts) -> Teams {
    teams(&f.tournament, 99).unwrap()
}

fn row<'a>(teams: &'a Teams, team: &str) -> &'a TeamRow {
    teams.rows.iter().find(|r| r.team == team).unwrap()
}

/// Team, place, sum, best single rank.
type Shown<'a> = (&'a str, Option<u32>, Option<u32>, Option<u32>);

fn shown(teams: &Teams) -> Vec<Shown<'_>> {
    teams
        .rows
        .iter()
        .map(|r| (r.team.as_str(), r.rank, r.sum, r.best))
        .collect()
}

#[test]
fn the_least_sum_of_the_counting_ranks_is_first_and_the_best_single_rank_breaks_a_tie() {
    let f = shanxi();
    let t = result(&f);
    // 1 + 6 + 7 + 12 = 26 and 3 + 5 + 8 + 10 = 26; 4 + 9 + 11 + 13 = 37; 2 does not count.
    assert_eq!(
        shown(&t),
        [
            ("太原队", Some(1), Some(26), Some(1)),
            ("吕梁队", Some(2), Some(26), Some(3)),
            ("大同队", Some(3), Some(37), Some(4)),
            ("忻州队", None, None, None),
        ]
    );
    assert!(t.rows.iter().all(|r| !r.undecided));
    let members: Vec<_> = row(&t, "太原队")
        .members
        .iter()
        .map(|m| (m.player.0, m.rank, m.counting))
        .collect();
    assert_eq!(
        members,
        [
            (1, Some(1), true),
            (6, Some(6), true),
            (7, Some(7), true),
            (12, Some(12), true),
            (2, Some(2), false)
        ]
    );
}

#[test]
fn a_team_is_told_what_it_breaks() {
    let f = shanxi();
    let t = result(&f);
    assert!(row(&t, "太原队").faults.is_empty());
    let [TeamFault::Composition { rule, count: 0 }] = row(&t, "大同队").faults.as_slice() else {
        panic!("{:?}", row(&t, "大同队").faults);
    };
    assert_eq!((rule.article.as_str(), rule.at_least), ("规六(三)", 1));
    assert_eq!(
        row(&t, "忻州队").faults,
        [TeamFault::CountingMembers { counting: 3, must: 4 }]
    );
    assert!(!row(&t, "忻州队").complete);
}

#[test]
fn an_expelled_counting_member_leaves_the_team_listed_without_a_place() {
    let mut f = shanxi();
    f.status(6, Status::Expelled);
    let t = result(&f);
    assert_eq!(row(&t, "太原队").rank, None);
    assert_eq!(row(&t, "太原队").faults, [TeamFault::Expelled(PlayerId(6))]);
    // Ranks close up: 3, 5, 7, 9 and 4, 8, 10, 12.
    assert_eq!(
        (row(&t, "吕梁队").rank, row(&t, "吕梁队").sum),
        (Some(1), Some(24))
    );
    assert_eq!(
        (row(&t, "大同队").rank, row(&t, "大同队").sum),
        (Some(2), Some(34))
    );
}

#[test]
fn the_withdrawn_count_with_the_rank_they_hold() {
    let mut f = shanxi();
    f.status(6, Status::Withdrawn);
    assert_eq!(row(&result(&f), "太原队").sum, Some(26));
}

#[test]
fn an_undecided_rank_of_a_member_makes_the_sum_undecided() {
    let mut f = shanxi();
    // 13 is level with 14 now: both 13th.
    f.foul(13, 0, 1);
    let t = result(&f);
    assert!(row(&t, "大同队").undecided);
    assert!(!row(&t, "太原队").undecided);
}

#[test]
fn more_members_than_allowed_and_two_teams_of_a_unit_are_named() {
    let mut f = shanxi();
    for number in [17, 18, 19] {
        f.edit(number, member("吕梁队", "1980-01-01"));
        f.edit(number, |e| e.counting = false);
    }
    f.edit(20, member("吕梁二队", "1980-01-01"));
    f.edit(20, |e| e.unit = "吕梁队".into());
    let t = result(&f);
    assert_eq!(
        row(&t, "吕梁队").faults,
        [
            TeamFault::TooManyMembers {
                members: 7,
                at_most: 6
            },
            TeamFault::SeveralOfUnit {
                unit: "吕梁队".into(),
                teams: vec!["吕梁二队".into(), "吕梁队".into()]
            }
        ]
    );
}

#[test]
fn kunming_wants_three_of_a_province_no_national_master_and_few_teams_a_province() {
    let mut regulation = sample("kunming-2021");
    let rules = regulation.teams.as_mut().unwrap();
    rules.section = None;
    rules.teams_at_most = Some(2);
    let mut f = ranked(regulation, 16);
    let mut team = |name: &str, numbers: std::ops::RangeInclusive<u32>, province: &str| {
        for number in numbers {
            let (team, household) = (name.to_owned(), format!("{province}某市"));
            f.edit(number, |e| {
                e.team = team;
                e.household = household;
            });
        }
    };
    team("四川一队", 1..=4, "四川");
    team("四川二队", 5..=8, "四川");
    team("云南一队", 9..=12, "云南");
    team("云南二队", 13..=16, "云南");
    f.edit(1, |e| e.household = "贵州贵阳".into());
    f.edit(5, |e| e.household = "贵州贵阳".into());
    f.edit(6, |e| e.household = "重庆".into());
    f.edit(16, |e| e.title = Title::Master);
    let t = result(&f);
    assert_eq!(t.too_many, Some(2));
    // All four count though nobody named them: a team has no more.
    assert!(t.rows.iter().all(|r| r.complete));
    assert!(row(&t, "四川一队").faults.is_empty());
    let counts = |team: &str| -> Vec<(String, u32)> {
        row(&t, team)
            .faults
            .iter()
            .filter_map(|f| match f {
                TeamFault::Composition { rule, count } => Some((rule.article.clone(), *count)),
                _ => None,
            })
            .collect()
    };
    assert_eq!(counts("四川二队"), [("规十.3".to_owned(), 2)]);
    assert_eq!(counts("云南二队"), [("规十.2, 十.3".to_owned(), 1)]);
    let TeamFault::Province(yunnan) = &row(&t, "云南一队").faults[0] else {
        panic!("{:?}", row(&t, "云南一队").faults);
    };
    assert_eq!((yunnan.province, yunnan.exceeded()), ("云南", Some(1)));
    assert_eq!(yunnan.teams, ["云南一队", "云南二队"]);
}

/// Teams of four by their households, as kunming-2021 limits them.
fn by_household(teams: &[(&str, [&str; 4])]) -> Facts {
    let mut regulation = sample("kunming-2021");
    if let Some(rules) = regulation.teams.as_mut() {
        rules.section = None;
    }
    let mut f = Facts::new(teams.len() as u32 * 4, regulation);
    for (number, (team, household)) in (1..).zip(
        teams
            .iter()
            .flat_map(|(team, households)| households.map(|household| (*team, household))),
    ) {
        f.edit(number, |e| {
            team.clone_into(&mut e.team);
            household.clone_into(&mut e.household);
        });
    }
    f
}

#[test]
fn a_team_is_of_the_province_of_its_members_whatever_it_is_called() {
    let f = by_household(&[
        ("春城队", ["云南昆明", "云南省大理", "云南", "四川成都"]),
        ("四川一队", ["云南曲靖", "云南昭通", "云南楚雄", "云南玉溪"]),
        ("北疆队", ["内蒙古包头", "内蒙古赤峰", "内蒙古通辽", "黑龙江大庆"]),
        ("蜀队", ["四川成都", "四川绵阳", "四川泸州", "重庆"]),
    ]);
    let found = provinces(&f.tournament).unwrap();
    let shown: Vec<_> = found
        .of
        .iter()
        .map(|p| (p.province, p.teams.join(" "), p.exceeded()))
        .collect();
    assert_eq!(
        shown,
        [
            ("云南", "四川一队 春城队".to_owned(), Some(1)),
            ("内蒙古", "北疆队".to_owned(), None),
            ("四川", "蜀队".to_owned(), None),
        ]
    );
    assert_eq!(found.without, []);
    let warned = warnings(&f.tournament, ONE, moment());
    let over = warned.iter().find_map(|w| match w {
        Warning::ProvinceExceeded { of, .. } => Some(of.teams.clone()),
        _ => None,
    });
    assert_eq!(over.unwrap(), ["四川一队", "春城队"]);
}

#[test]
fn a_team_of_several_provinces_or_without_households_is_of_none_and_named() {
    let f = by_household(&[
        ("两省队", ["云南昆明", "云南大理", "四川成都", "四川绵阳"]),
        ("缺籍队", ["云南昆明", "云南大理", "", "昆明"]),
        ("云南队", ["云南昆明", "云南大理", "云南曲靖", ""]),
    ]);
    let found = provinces(&f.tournament).unwrap();
    assert_eq!(found.of.len(), 1, "{found:?}");
    assert_eq!((found.of[0].province, found.of[0].exceeded()), ("云南", None));
    let [two, missing] = &found.without[..] else {
        panic!("{found:?}");
    };
    assert_eq!((two.team.as_str(), two.needed), ("两省队", 3));
    assert_eq!(two.provinces.len(), 2);
    assert_eq!(missing.unknown, [PlayerId(7), PlayerId(8)]);
    let t = result(&f);
    let fault = row(&t, "缺籍队")
        .faults
        .iter()
        .find(|f| matches!(f, TeamFault::NoProvince(_)));
    let told = team_fault(fault.unwrap(), &f.tournament, Lang::Zh);
    assert_eq!(
        told,
        "省籍未定，不计入任何省（须 3 人同省）：云南 2，户籍未登记省份 7 棋手7、8 棋手8"
    );
    let told = team_fault(fault.unwrap(), &f.tournament, Lang::En);
    assert!(
        told.contains("counted for none") && told.contains("棋手7"),
        "{told}"
    );
}

#[test]
fn a_tournament_without_teams_has_none() {
    assert_eq!(teams(&ranked(sample("meishan-2016"), 4).tournament, 1), None);
}
