//! The five regulations hold what catalogues.md, their quotas, fees and days say.

use super::regulations::sample;
use xiangqi_arbiter::domain::regulation::{Counting, Effect, PrizeList, Regulation};
use xiangqi_arbiter::domain::round::Reason;

/// A catalogue as written: the kind, the fouls it counts, what follows.
type Written = &'static [(&'static str, u32, Effect)];

const NONE: Effect = Effect::None;
const LOSE: Effect = Effect::LoseGame;
const EXPEL: Effect = Effect::Expel;
const BY_TIME: Effect = Effect::ByOpponentTime {
    under: 2,
    otherwise_add: 5,
};

const XIAOYI: Written = &[
    ("phone-rings", 1, NONE),
    ("phone-answered", 2, NONE),
    ("smoking", 1, NONE),
    ("no-sheet", 1, NONE),
    ("illegal-move", 0, LOSE),
    ("upset-pieces", 0, BY_TIME),
    ("piece-between", 0, NONE),
    ("left-table", 0, NONE),
    ("refused-search", 0, NONE),
    ("misconduct", 0, LOSE),
    ("cheating", 0, EXPEL),
];
const SHANXI: Written = &[
    ("phone-rings", 1, NONE),
    ("smoking", 1, NONE),
    ("missed-moves", 0, NONE),
    ("bad-record", 0, NONE),
    ("no-sheet", 1, NONE),
    ("illegal-move", 0, LOSE),
    ("upset-pieces", 0, BY_TIME),
    ("piece-between", 0, NONE),
    ("cheating", 0, EXPEL),
];
const MEISHAN: Written = &[
    ("disturbing", 1, NONE),
    ("clock-stopped", 1, NONE),
    ("draw-offers", 1, NONE),
    ("messages-read", 1, NONE),
    ("phone-rings", 1, NONE),
    ("no-sheet", 1, NONE),
    ("misconduct", 0, LOSE),
    ("phone-answered", 0, LOSE),
    ("suicide", 0, LOSE),
    ("clock-shut-off", 0, LOSE),
    ("illegal-move", 0, LOSE),
    ("kibitzing", 0, NONE),
    ("smoking", 0, NONE),
];
const KUNMING: Written = &[
    ("phone-rings", 1, NONE),
    ("phone-answered", 0, LOSE),
    ("messages-read", 0, LOSE),
    ("no-sheet", 0, NONE),
    ("cheating", 0, EXPEL),
    ("smoking", 0, NONE),
    ("noise", 0, NONE),
];
const QIJIANG: Written = &[
    ("phone-rings", 1, NONE),
    ("phone-answered", 0, LOSE),
    ("messages-read", 0, LOSE),
    ("no-sheet", 1, NONE),
    ("left-hall", 1, NONE),
    ("illegal-move", 1, NONE),
    ("upset-pieces", 1, NONE),
    ("piece-between", 0, NONE),
    ("late-report", 1, Effect::BothLose),
    ("early-draw", 0, NONE),
    ("no-change", 0, LOSE),
    ("suicide", 0, LOSE),
    ("misconduct", 0, EXPEL),
    ("smoking", 0, NONE),
    ("warning", 0, NONE),
];

#[rstest::rstest]
#[case("xiaoyi-2019", XIAOYI)]
#[case("shanxi-2018", SHANXI)]
#[case("meishan-2016", MEISHAN)]
#[case("kunming-2021", KUNMING)]
#[case("qijiang-2019", QIJIANG)]
fn a_catalogue_is_the_written_one(#[case] key: &str, #[case] written: Written) {
    let regulation = sample(key);
    for (kind, fouls, effect) in written {
        let held = regulation
            .foul_kind(kind)
            .unwrap_or_else(|| panic!("{key}: {kind}"));
        assert_eq!((held.fouls, held.effect), (*fouls, *effect), "{key} {kind}");
        assert!(!held.article.is_empty(), "{key} {kind}");
    }
    assert_eq!(
        regulation.fouls.len(),
        written.len(),
        "{key} has kinds of its own"
    );
}

#[test]
fn the_conditions_of_the_catalogues() {
    let kind = |key: &str, kind: &str| sample(key).foul_kind(kind).unwrap().clone();
    let missed = kind("shanxi-2018", "missed-moves");
    assert_eq!(missed.counting, Counting::Table(vec![(4, 1), (8, 2)]));
    assert_eq!(kind("meishan-2016", "illegal-move").effect_from, 2);
    assert_eq!(
        kind("qijiang-2019", "upset-pieces").counting,
        Counting::UnderOpponentMinutes(2)
    );
    for early in ["early-draw", "no-change"] {
        assert_eq!(kind("qijiang-2019", early).from_round, 7);
    }
    let threshold = |key| sample(key).fouls_lose_game;
    let thresholds = [
        "xiaoyi-2019",
        "shanxi-2018",
        "meishan-2016",
        "kunming-2021",
        "qijiang-2019",
    ]
    .map(threshold);
    assert_eq!(thresholds, [0, 0, 2, 0, 2]);
}

/// Boards, first round, whether a foul is booked for a sheet refused.
#[rstest::rstest]
#[case("xiaoyi-2019", 10, 2, true)]
#[case("shanxi-2018", 12, 1, true)]
#[case("meishan-2016", 2, 1, true)]
#[case("kunming-2021", 10, 1, false)]
#[case("qijiang-2019", 6, 1, true)]
fn the_boards_that_record(#[case] key: &str, #[case] boards: u32, #[case] from: u32, #[case] foul: bool) {
    let rule = sample(key).recording.unwrap();
    assert_eq!(
        (rule.boards, rule.from_round, rule.foul.is_some()),
        (boards, from, foul)
    );
}

#[rstest::rstest]
#[case("xiaoyi-2019", &[120, 20])]
#[case("shanxi-2018", &[])]
#[case("meishan-2016", &[80])]
#[case("kunming-2021", &[100, 120, 60])]
#[case("qijiang-2019", &[100])]
fn the_quotas(#[case] key: &str, #[case] most: &[u32]) {
    let held: Vec<u32> = sample(key).quotas.iter().map(|q| q.at_most).collect();
    assert_eq!(held, most);
}

/// Yuan and what goes back, rule by rule; what a team pays beside; whether the unpaid are paired.
#[rstest::rstest]
#[case("xiaoyi-2019", &[(0, 0), (0, 0), (0, 0), (300, 0)], 0, false)]
#[case("shanxi-2018", &[(100, 0)], 200, true)]
#[case("meishan-2016", &[(150, 0)], 0, false)]
#[case("kunming-2021", &[(0, 0), (0, 0), (100, 0), (200, 0)], 0, false)]
#[case("qijiang-2019", &[(100, 50), (100, 50), (100, 0)], 0, false)]
fn the_fees(#[case] key: &str, #[case] fees: &[(u32, u32)], #[case] team: u32, #[case] unpaid: bool) {
    let regulation = sample(key);
    let held: Vec<(u32, u32)> = regulation.fees.iter().map(|f| (f.yuan, f.refund)).collect();
    assert_eq!(held, fees);
    assert_eq!(regulation.teams.map_or(0, |t| t.yuan), team);
    assert_eq!(regulation.unpaid_are_paired, unpaid);
}

/// First and last start; none where the text has no schedule, and then it is asked.
#[rstest::rstest]
#[case("xiaoyi-2019", 11, "2019-10-05T08:30", "2019-10-07T08:30")]
#[case("shanxi-2018", 11, "2018-02-25T19:00", "2018-03-01T08:00")]
#[case("qijiang-2019", 9, "2019-06-22T10:00", "2019-06-23T15:00")]
#[case("meishan-2016", 0, "", "")]
#[case("kunming-2021", 0, "", "")]
fn the_schedules(#[case] key: &str, #[case] starts: usize, #[case] first: &str, #[case] last: &str) {
    let regulation = sample(key);
    let held: Vec<String> = regulation
        .schedule
        .iter()
        .map(|s| s.at.format("%Y-%m-%dT%H:%M").to_string())
        .collect();
    assert_eq!(held.len(), starts);
    assert!(held.is_sorted());
    if starts == 0 {
        assert!(
            regulation
                .questions
                .iter()
                .any(|q| q.key == "schedule" && q.default.is_none())
        );
        return;
    }
    assert_eq!((held[0].as_str(), held[starts - 1].as_str()), (first, last));
    assert_eq!(starts as u32, regulation.rounds);
}

#[rstest::rstest]
#[case("xiaoyi-2019", &["2019-09-25T23:59", "2019-10-04T19:00"])]
#[case("shanxi-2018", &["2018-02-08T18:00", "2018-02-25T16:00", "2018-02-25T16:20"])]
#[case("meishan-2016", &["2016-12-05T23:59", "2016-12-09T18:00"])]
#[case("kunming-2021", &["2020-12-25T23:59", "2021-01-01T13:30"])]
#[case("qijiang-2019", &["2019-06-21T18:00"])]
fn the_deadlines(#[case] key: &str, #[case] at: &[&str]) {
    let held: Vec<String> = sample(key)
        .deadlines
        .iter()
        .map(|d| d.at.format("%Y-%m-%dT%H:%M").to_string())
        .collect();
    assert_eq!(held, at);
}

/// The article under which a board is decided; empty where the texts have none.
#[rstest::rstest]
#[case("xiaoyi-2019", Reason::Late, "规九.3, 补二")]
#[case("shanxi-2018", Reason::Late, "补二")]
#[case("meishan-2016", Reason::Late, "补二.5(1)")]
#[case("qijiang-2019", Reason::Late, "补二.2")]
#[case("kunming-2021", Reason::Late, "")]
#[case("qijiang-2019", Reason::Advantage, "补四.5")]
#[case("qijiang-2019", Reason::Unreported, "补二.3")]
#[case("qijiang-2019", Reason::Fouls, "补三.2")]
#[case("meishan-2016", Reason::Fouls, "补二.5(4)")]
#[case("xiaoyi-2019", Reason::Fouls, "")]
#[case("xiaoyi-2019", Reason::NaturalLimit, "规九.5, 补细则4")]
#[case("shanxi-2018", Reason::NaturalLimit, "补三.3")]
#[case("kunming-2021", Reason::NaturalLimit, "规十二.5")]
fn what_a_board_is_decided_by(#[case] key: &str, #[case] reason: Reason, #[case] article: &str) {
    assert_eq!(sample(key).reason_article(reason), article);
}

/// 证书 beside the money, where the text gives one.
#[rstest::rstest]
#[case("kunming-2021", &["team", "open", "senior", "member", "youth"])]
#[case("shanxi-2018", &["individual"])]
#[case("meishan-2016", &[])]
fn the_certificates(#[case] key: &str, #[case] lists: &[&str]) {
    let regulation = sample(key);
    let certificate = |l: &&PrizeList| l.honour.as_ref().is_some_and(|h| h.zh == "证书");
    let held: Vec<&str> = regulation
        .prizes
        .iter()
        .filter(certificate)
        .map(|l| l.key.as_str())
        .collect();
    assert_eq!(held, lists);
}

/// Every field that a regulation sets and that has no article of its own is named in `articles`, and nothing
/// else is.
#[rstest::rstest]
fn the_articles_are_of_fields(
    #[values("xiaoyi-2019", "qijiang-2019", "meishan-2016", "shanxi-2018", "kunming-2021")] key: &str,
) {
    let regulation: Regulation = sample(key);
    let fields = [
        "rounds",
        "chain",
        "time_control",
        "points",
        "first_round",
        "unit_avoidance",
        "late_minutes",
        "forfeits_withdraw",
        "fouls_lose_game",
        "unpaid_are_paired",
        "schedule",
        "days",
        "place",
        "no_third_colour",
        "forfeits_count_as_met",
        "bye_opponent_score",
    ];
    for field in fields {
        assert!(regulation.articles.contains_key(field), "{key}: {field}");
    }
    let mut known = fields.len();
    if regulation.foul_deducts_progressive {
        known += 1;
        assert!(regulation.articles.contains_key("foul_deducts_progressive"));
    }
    for (field, due) in [
        ("sections", !regulation.sections.is_empty()),
        (
            "prizes",
            ["xiaoyi-2019", "kunming-2021", "qijiang-2019"].contains(&key),
        ),
    ] {
        known += usize::from(due);
        assert_eq!(regulation.articles.contains_key(field), due, "{key}: {field}");
    }
    assert_eq!(regulation.articles.len(), known, "{key}");
}
