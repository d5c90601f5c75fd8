//! The rosters of the sample events: everybody is invented.

use chrono::NaiveDate;
use std::collections::{BTreeMap, BTreeSet};
use xiangqi_arbiter::domain::player::{Fee, Sex, Title};
use xiangqi_arbiter::exchange::roster::{self, Row};

fn day(year: i32, month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(year, month, day).unwrap()
}

fn sample(key: &str, first_day: NaiveDate) -> Vec<Row> {
    let path = format!("{}/sample-events/{key}/roster.csv", env!("CARGO_MANIFEST_DIR"));
    let roster = roster::read(&std::fs::read(path).unwrap(), first_day).unwrap();
    assert_eq!(roster.refused, []);
    assert_eq!(roster.ignored_headings, Vec::<String>::new());
    assert!(
        roster.rows.iter().all(|row| row.number.is_none()),
        "numbers come by lot"
    );
    roster.rows
}

fn count(rows: &[Row], wanted: impl Fn(&Row) -> bool) -> usize {
    rows.iter().filter(|row| wanted(row)).count()
}

fn from(place: &str) -> impl Fn(&Row) -> bool {
    move |row| row.entry.household.starts_with(place)
}

fn tagged(tag: &str) -> impl Fn(&Row) -> bool {
    move |row| row.entry.tags.contains(tag)
}

fn teams(rows: &[Row]) -> BTreeMap<&str, Vec<&Row>> {
    let mut teams: BTreeMap<&str, Vec<&Row>> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.entry.counting) {
        teams.entry(&row.entry.team).or_default().push(row);
    }
    teams
}

#[test]
fn xiaoyi_2019_fills_both_quotas() {
    let rows = sample("xiaoyi-2019", day(2019, 10, 5));
    assert_eq!(rows.len(), 140);
    let ours = from("山西孝义");
    assert_eq!(count(&rows, &ours), 20);
    assert_eq!(
        count(&rows, |row| row.entry.fee == Fee::Exempt("孝义籍".into())),
        20
    );
    assert!(
        rows.iter()
            .filter(|row| ours(row))
            .all(|row| row.entry.fee == Fee::Exempt("孝义籍".into()))
    );
    assert_eq!(count(&rows, |row| row.entry.fee == Fee::Due && !ours(row)), 6);
    assert_eq!(count(&rows, |row| row.entry.fee == Fee::Exempt("大师".into())), 5);
    assert_eq!(count(&rows, tagged("invited")), 4);
    let units: BTreeSet<&str> = rows
        .iter()
        .filter(|row| row.entry.name == "王磊")
        .map(|row| row.entry.unit.as_str())
        .collect();
    assert_eq!(units, BTreeSet::from(["青石队", "白河队"]));
    for born in [day(1958, 12, 31), day(1959, 1, 1), day(2002, 12, 31)] {
        assert!(count(&rows, |row| row.entry.born == Some(born)) > 0);
    }
}

#[test]
fn shanxi_2018_has_a_team_too_old_and_a_team_too_small() {
    let rows = sample("shanxi-2018", day(2018, 2, 25));
    let teams = teams(&rows);
    assert_eq!(teams.len(), 16);
    let young = |row: &&Row| row.entry.born >= Some(day(2002, 1, 1));
    let short: Vec<&str> = teams
        .iter()
        .filter(|(_, team)| team.len() != 4)
        .map(|(name, _)| *name)
        .collect();
    let old: Vec<&str> = teams
        .iter()
        .filter(|(_, team)| !team.iter().any(young))
        .map(|(name, _)| *name)
        .collect();
    assert_eq!((short, old), (vec!["白河机械厂队"], vec!["青石煤矿队"]));
    assert!(
        teams
            .keys()
            .all(|team| count(&rows, |row| row.entry.team == *team) <= 6)
    );
    assert!(count(&rows, tagged("earlier-top-24")) > 0);
    assert!(
        rows.iter()
            .all(|row| row.entry.team.is_empty() == tagged("earlier-top-24")(row))
    );
    assert!(
        rows.iter()
            .all(|row| from("山西")(row) || tagged("resident")(row))
    );
}

#[test]
fn meishan_2016_is_of_one_province() {
    let rows = sample("meishan-2016", day(2016, 12, 10));
    assert_eq!(rows.len(), 77);
    assert_eq!(count(&rows, from("四川")), 77);
    assert_eq!(count(&rows, |row| row.entry.fee == Fee::Due), 5);
    assert_eq!(
        count(&rows, |row| row.entry.fee == Fee::Due && tagged("announced")(row)),
        2
    );
}

#[test]
fn kunming_2021_has_two_sections_and_25_teams() {
    let rows = sample("kunming-2021", day(2021, 1, 1));
    let section = |name: &'static str| move |row: &Row| row.section.as_deref() == Some(name);
    assert_eq!(count(&rows, section("open")), 220);
    assert_eq!(count(&rows, section("youth")), 60);
    assert_eq!(count(&rows, |row| section("open")(row) && from("云南")(row)), 100);
    assert!(
        rows.iter()
            .filter(|row| section("youth")(row))
            .all(|row| row.entry.born >= Some(day(2007, 1, 1)))
    );
    assert!(
        rows.iter()
            .filter(|row| section("open")(row))
            .all(|row| row.entry.born < Some(day(2007, 1, 1)))
    );
    let teams = teams(&rows);
    assert_eq!(teams.len(), 25);
    assert_eq!(teams.values().filter(|team| team.len() == 3).count(), 1);
    for (name, team) in &teams {
        let province: String = name.trim_end_matches(['一', '二', '队']).to_owned();
        assert!(
            team.iter().filter(|row| from(&province)(row)).count() >= 3,
            "{name}"
        );
    }
    let masters = |row: &Row| matches!(row.entry.title, Title::Master | Title::Grandmaster);
    assert!(count(&rows, masters) > 0);
    assert_eq!(count(&rows, |row| masters(row) && !row.entry.team.is_empty()), 0);
    assert!(count(&rows, |row| row.entry.member) >= 12);
    assert!(count(&rows, |row| row.entry.born < Some(day(1961, 1, 1))) >= 12);
    assert!(count(&rows, |row| row.entry.born == Some(day(1961, 1, 1))) > 0);
}

#[test]
fn qijiang_2019_has_men_and_women_local_and_not() {
    let rows = sample("qijiang-2019", day(2019, 6, 22));
    assert_eq!(rows.len(), 95);
    assert_eq!(count(&rows, from("重庆")), 95);
    let local = |row: &Row| from("重庆綦江")(row) || tagged("resident")(row);
    for sex in [Sex::Male, Sex::Female] {
        assert!(count(&rows, |row| row.entry.sex == Some(sex) && local(row)) >= 3);
        assert!(count(&rows, |row| row.entry.sex == Some(sex) && !local(row)) >= 3);
    }
    assert!(count(&rows, tagged("resident")) > 0);
    assert!(count(&rows, |row| row.entry.member) > 0);
}
