//! The regulation (竞赛规程 with its 补充规定) as data. A rule of one tournament is a field here, never an
//! `if` on its name. People write it (`regulation.ron`); a field left out has the default of rulebook §5.

use crate::domain::round::Reason;
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

mod clock;
mod filter;
mod fouls;
mod knockout;
mod play;
mod prizes;
mod questions;
mod registration;
mod scoring;
mod sections;
mod teams;

pub use crate::domain::pairing::{FirstRound, UnitAvoidance};
pub use clock::{LateAt, Start, TimeControl};
pub use filter::Filter;
pub use fouls::{Counting, Effect, FoulKind};
pub use knockout::KnockoutRules;
pub use play::{DrawOffers, EarlyDraw, NaturalLimit, Recording, Repetition, Within};
pub use prizes::{Cap, PrizeBy, PrizeList, Rounding};
pub use questions::{Answers, Choice, Question, Reading, Setting};
pub use registration::{Deadline, Eligibility, FeeRule, Quota, Tag};
pub use scoring::{ByeOpponentScore, Criterion, DirectRule, Points, WithdrawnProgressive};
pub use sections::{MOST_ROUNDS, SectionRule};
pub use teams::{Composition, Counted, TeamRules};

/// A text in both languages.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// Chinese.
    pub zh: String,
    /// English.
    pub en: String,
}

fn one() -> u32 {
    1
}

fn yes() -> bool {
    true
}

/// The whole regulation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regulation {
    /// Number of rounds, 1 to [`MOST_ROUNDS`].
    #[serde(deserialize_with = "sections::rounds")]
    pub rounds: u32,
    /// The chain after 积分.
    pub chain: Vec<Criterion>,
    /// The key of the regulation.
    pub key: String,
    /// The tournament's name.
    pub name: Words,
    /// The article of each field that is not an item with an article of its own, by the field's name.
    #[serde(default)]
    pub articles: BTreeMap<String, String>,
    /// The article under which a board is decided for a reason, where the texts have one.
    #[serde(default)]
    pub reasons: BTreeMap<Reason, String>,
    /// First and last day.
    pub days: (NaiveDate, NaiveDate),
    /// Where.
    #[serde(default)]
    pub place: Words,
    /// 用时.
    pub time_control: TimeControl,
    /// Switch: points.
    #[serde(default)]
    pub points: Points,
    /// Switch.
    #[serde(default)]
    pub first_round: FirstRound,
    /// Switch.
    #[serde(default)]
    pub unit_avoidance: UnitAvoidance,
    /// Switch.
    #[serde(default = "yes")]
    pub forfeits_count_as_met: bool,
    /// Switch: a forfeited board counts with its assigned colour.
    #[serde(default = "yes")]
    pub forfeit_colour_counts: bool,
    /// Switch.
    #[serde(default = "yes")]
    pub no_third_colour: bool,
    /// Switch.
    #[serde(default = "two")]
    pub max_colour_difference: u32,
    /// Switch.
    #[serde(default = "yes")]
    pub newcomer_bye_last: bool,
    /// Switch.
    #[serde(default)]
    pub forfeit_win_bye_last: bool,
    /// Switch.
    #[serde(default)]
    pub bye_opponent_score: ByeOpponentScore,
    /// Switch.
    #[serde(default = "yes")]
    pub forfeits_in_opponent_score: bool,
    /// Switch.
    #[serde(default = "yes")]
    pub forfeit_wins_count: bool,
    /// Switch.
    #[serde(default = "yes")]
    pub bye_counts_as_win: bool,
    /// Switch.
    #[serde(default)]
    pub direct: DirectRule,
    /// Switch.
    #[serde(default = "yes")]
    pub forfeits_in_direct: bool,
    /// Switch: a foul costs 1 of 累进分.
    #[serde(default)]
    pub foul_deducts_progressive: bool,
    /// Switch.
    #[serde(default)]
    pub withdrawn_progressive: WithdrawnProgressive,
    /// Switch: so many unexcused forfeits withdraw a player; 0 = off.
    #[serde(default)]
    pub forfeits_withdraw: u32,
    /// Switch: minutes after the start; none = must be answered. 0 is allowed.
    #[serde(default)]
    pub late_minutes: Option<u32>,
    /// Switch.
    #[serde(default)]
    pub late_at: LateAt,
    /// Switch: so many fouls in a game propose its loss; 0 = off.
    #[serde(default)]
    pub fouls_lose_game: u32,
    /// Switch.
    #[serde(default)]
    pub place_rounding: Rounding,
    /// Switch.
    #[serde(default = "yes")]
    pub unpaid_are_paired: bool,
    /// Tags that let an unpaid player be paired all the same (meishan: who telephoned).
    #[serde(default)]
    pub unpaid_paired_with: Vec<String>,
    /// A note on who is not paired unpaid: only round 1 (meishan) or never.
    #[serde(default)]
    pub unpaid_only_first_round: bool,
    /// Sections; none = one.
    #[serde(default)]
    pub sections: Vec<SectionRule>,
    /// Planned starts.
    #[serde(default)]
    pub schedule: Vec<Start>,
    /// Tags.
    #[serde(default)]
    pub tags: Vec<Tag>,
    /// Quotas.
    #[serde(default)]
    pub quotas: Vec<Quota>,
    /// Conditions of entry.
    #[serde(default)]
    pub eligibility: Vec<Eligibility>,
    /// Fees.
    #[serde(default)]
    pub fees: Vec<FeeRule>,
    /// Deadlines.
    #[serde(default)]
    pub deadlines: Vec<Deadline>,
    /// The catalogue of fouls, in the order of the regulation.
    #[serde(default)]
    pub fouls: Vec<FoulKind>,
    /// Score sheets.
    #[serde(default)]
    pub recording: Option<Recording>,
    /// 自然限着.
    #[serde(default)]
    pub natural_limit: Option<NaturalLimit>,
    /// 待判局面.
    #[serde(default)]
    pub repetition: Option<Repetition>,
    /// Early draws.
    #[serde(default)]
    pub early_draw: Option<EarlyDraw>,
    /// Draw offers.
    #[serde(default)]
    pub draw_offers: Option<DrawOffers>,
    /// The kind of foul booked with `--reason unreported --responsible SIDE`.
    #[serde(default)]
    pub unreported_foul: Option<String>,
    /// Who leaves or does not come without cause goes on the ban report, with the article.
    #[serde(default)]
    pub ban_report: Option<String>,
    /// Teams.
    #[serde(default)]
    pub teams: Option<TeamRules>,
    /// Knockout.
    #[serde(default)]
    pub knockout: Option<KnockoutRules>,
    /// Prizes and honours.
    #[serde(default)]
    pub prizes: Vec<PrizeList>,
    /// Questions.
    #[serde(default)]
    pub questions: Vec<Question>,
    /// How the texts are read where nothing is asked.
    #[serde(default)]
    pub readings: Vec<Reading>,
}

fn two() -> u32 {
    2
}

impl Regulation {
    /// The article of a field that is not an item with an article of its own, by the field's name; empty if
    /// none is named.
    pub fn article(&self, field: &str) -> &str {
        self.articles.get(field).map_or("", String::as_str)
    }

    /// The article under which a board is decided for this reason; empty where the texts have none. Fouls
    /// without an article of their own are those of the threshold in a game.
    pub fn reason_article(&self, reason: Reason) -> &str {
        match self.reasons.get(&reason) {
            Some(article) => article,
            None if reason == Reason::Fouls && self.fouls_lose_game > 0 => self.article("fouls_lose_game"),
            None => "",
        }
    }

    /// The article of a kind of foul; empty for a kind the catalogue does not hold.
    pub fn foul_article(&self, key: &str) -> &str {
        self.foul_kind(key).map_or("", |kind| kind.article.as_str())
    }

    /// The kind of foul with this key.
    pub fn foul_kind(&self, key: &str) -> Option<&FoulKind> {
        self.fouls.iter().find(|k| k.key == key)
    }
}
