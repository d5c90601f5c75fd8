//! `arbiter simulate`: every regulation to its prize list, by several seeds; what is paid and what is left is
//! what the regulation gives, list by list.

use crate::support::hall::sample;
use crate::support::program::run;
use rstest::rstest;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use tempfile::TempDir;
use xiangqi_arbiter::domain::regulation::{PrizeBy, PrizeList, Regulation};

/// A simulated tournament in a folder of its own.
struct Played {
    dir: TempDir,
    rules: Regulation,
}

impl Played {
    fn by(key: &str, seed: u32, players: Option<u32>) -> Self {
        let dir = TempDir::new().unwrap();
        simulate(key, seed, players, &dir.path().join("t"));
        Self {
            dir,
            rules: sample(key),
        }
    }

    fn at(&self) -> String {
        self.dir.path().join("t").to_str().unwrap().to_owned()
    }

    fn sections(&self) -> Vec<Option<String>> {
        if self.rules.sections.is_empty() {
            return vec![None];
        }
        self.rules.sections.iter().map(|s| Some(s.key.clone())).collect()
    }

    fn show(&self, what: &str, section: Option<&str>) -> Value {
        let at = self.at();
        let mut words = vec!["show", &at, what, "--format", "json"];
        words.extend(section.map(|s| ["--section", s]).into_iter().flatten());
        run(&words).ok().json()
    }

    fn rows(&self, section: Option<&str>) -> Vec<Value> {
        self.show("standings", section)["rows"]
            .as_array()
            .unwrap()
            .clone()
    }

    fn journal(&self) -> String {
        std::fs::read_to_string(self.dir.path().join("t/journal.ron")).unwrap()
    }
}

fn simulate(key: &str, seed: u32, players: Option<u32>, to: &Path) {
    let (seed, to) = (seed.to_string(), to.to_str().unwrap());
    let players = players.map(|n| n.to_string());
    let mut words = vec!["simulate", "--regulation", key, "--seed", &seed, "--to", to];
    words.extend(players.iter().flat_map(|n| ["--players", n.as_str()]));
    words.extend(["--now", "2019-10-05T08:00:00+08:00"]);
    run(&words).ok();
}

/// What the regulation gives in a list, with so many ranks.
fn gives(list: &PrizeList, ranks: u64) -> u64 {
    if let PrizeBy::RankEndsIn(digit) = list.by {
        let lucky = (1..=ranks).filter(|rank| rank % 10 == u64::from(digit)).count() as u64;
        return lucky * list.amounts.first().map_or(0, |(.., yuan)| u64::from(*yuan));
    }
    let of = |(first, last, yuan): &(u32, u32, u32)| u64::from((last + 1 - first) * yuan);
    list.amounts.iter().map(of).sum()
}

fn check(played: &Played, key: &str) {
    run(&["check", &played.at()]).ok();
    for section in played.sections() {
        let section = section.as_deref();
        let rows = played.rows(section);
        let ranks: Vec<u64> = rows.iter().filter_map(|r| r["rank"].as_u64()).collect();
        assert_eq!(
            ranks,
            (1..=ranks.len() as u64).collect::<Vec<_>>(),
            "{key} {section:?}"
        );
        let takes: BTreeMap<u64, bool> = rows
            .iter()
            .map(|r| {
                let status = r["status"].as_str().unwrap();
                let takes = matches!(status, "active" | "knockout");
                (r["number"].as_u64().unwrap(), takes)
            })
            .collect();
        let prizes = played.show("prizes", section);
        let mut totals: BTreeMap<u64, u64> = BTreeMap::new();
        for list in prizes["lists"].as_array().unwrap() {
            let name = list["key"].as_str().unwrap();
            let rule = played.rules.prizes.iter().find(|l| l.key == name).unwrap();
            let mut paid = 0;
            for award in list["awards"].as_array().unwrap() {
                let amount = award["amount"].as_u64().unwrap();
                paid += amount;
                if let Some(number) = award["number"].as_u64() {
                    assert!(takes[&number], "{key} {name}: {number} may take nothing");
                    *totals.entry(number).or_default() += amount;
                }
            }
            let kept = list["unawarded"].as_u64().unwrap();
            assert_eq!(paid + kept, gives(rule, ranks.len() as u64), "{key} {name}");
        }
        totals.retain(|_, yuan| *yuan > 0);
        let shown: BTreeMap<u64, u64> = prizes["totals"]
            .as_array()
            .unwrap()
            .iter()
            .map(|t| (t["number"].as_u64().unwrap(), t["amount"].as_u64().unwrap()))
            .collect();
        assert_eq!(shown, totals, "{key} {section:?}");
    }
}

#[rstest]
fn a_small_field_is_played_to_its_prize_list(
    #[values("xiaoyi-2019", "shanxi-2018", "meishan-2016", "kunming-2021", "qijiang-2019")] key: &str,
    #[values(11, 12, 13)] seed: u32,
) {
    let played = Played::by(key, seed, Some(27 + seed % 2));
    check(&played, key);
}

#[test]
fn the_whole_field_of_qijiang_is_given_all_17600_yuan() {
    let played = Played::by("qijiang-2019", 5, None);
    check(&played, "qijiang-2019");
    let all: u64 = played.rules.prizes.iter().map(|list| gives(list, 95)).sum();
    assert_eq!(all, 17_600);
    // 95 entrants: one third is 31, unless one never came; the 32nd place is left.
    let prizes = played.show("prizes", None);
    assert!(prizes["lists"][0]["unawarded"].as_u64().unwrap() >= 100);
}

#[test]
fn a_semi_final_of_meishan_is_drawn_and_a_quick_game_decides() {
    let played = Played::by("meishan-2016", 3, None);
    check(&played, "meishan-2016");
    let knockout = played.show("knockout", None);
    let games = knockout["games"].as_array().unwrap();
    let semi = games.iter().find(|g| g["game"] == "semi-1").unwrap();
    assert_eq!(semi["word"], "draw");
    assert!(semi["quick"].is_string() && semi["winner"].is_u64());
    let places = knockout["places"].as_array().unwrap().clone();
    let first: Vec<Value> = played.rows(None)[..4]
        .iter()
        .map(|r| r["number"].clone())
        .collect();
    assert_eq!(places, first);
}

#[test]
fn everything_that_happens_in_a_hall_happens_in_a_simulation() {
    let seen: BTreeSet<&str> = ["xiaoyi-2019", "meishan-2016", "qijiang-2019"]
        .into_iter()
        .flat_map(|key| {
            let journal = Played::by(key, 1, Some(40)).journal();
            [
                "red-forfeits",
                "foul ",
                "withdraw ",
                "late ",
                " draw",
                "absent ",
                "dispute ",
                "reenter ",
                "sheets-book",
                "luck ",
                "award ",
                "ko semi-1 draw --quick",
                "tie-lots ",
                "--excused",
            ]
            .into_iter()
            .filter(move |what| journal.contains(what))
            .collect::<Vec<_>>()
        })
        .collect();
    for what in [
        "red-forfeits",
        "foul ",
        "withdraw ",
        "late ",
        " draw",
        "absent ",
        "award ",
        "luck ",
        "ko semi-1 draw --quick",
        "--excused",
    ] {
        assert!(seen.contains(what), "{what}: {seen:?}");
    }
}

#[test]
fn the_same_seed_plays_the_same_tournament_to_the_byte() {
    let journal = |seed| Played::by("meishan-2016", seed, Some(20)).journal();
    let first = journal(9);
    assert!(first == journal(9));
    assert!(first != journal(10));
}
