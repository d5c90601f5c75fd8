//! The regulation (竞赛规程 with its 补充规定) as data. A rule of one tournament is a field here, never an
//! `if` on its name. People write it (`regulation.ron`); a field left out has the default of rulebook §5.

use crate::domain::ids::RoundNo;
use crate::domain::player::{Entry, Sex, Title};
use chrono::{NaiveDate, NaiveDateTime};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

mod sections;

pub use crate::domain::pairing::{FirstRound, UnitAvoidance};
pub use sections::SectionRule;

/// A text in both languages.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// Chinese.
    pub zh: String,
    /// English.
    pub en: String,
}

/// A criterion of the chain (rulebook §5). 积分 is always first and not named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Criterion {
    /// 对手分.
    OpponentScore,
    /// 胜局.
    Wins,
    /// 犯规: fewer is better.
    Fouls,
    /// 直胜.
    Direct,
    /// 后走局数.
    Blacks,
    /// 后走胜局.
    BlackWins,
    /// 累进分.
    Progressive,
    /// 前一轮成绩: the place after the round before.
    PreviousRound,
    /// 积分逆减: points after round N−1, then N−2, …
    PreviousPoints,
    /// 去除第一轮, then rounds 1-2, …
    DropFirst,
    /// 抽签, always last, named or not.
    Lots,
}

/// Points of a result. Integers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// 胜, also by forfeit.
    pub win: i32,
    /// 和.
    pub draw: i32,
    /// 负, also by forfeit.
    pub loss: i32,
    /// 轮空.
    pub bye: i32,
}

impl Default for Points {
    fn default() -> Self {
        Self {
            win: 2,
            draw: 1,
            loss: 0,
            bye: 2,
        }
    }
}

/// What a bye adds to 对手分.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ByeOpponentScore {
    /// The lowest points above 0 among players not expelled; 0 if nobody has points.
    #[default]
    LowestPositive,
    /// The lowest points among players not expelled.
    Lowest,
    /// Nothing.
    Zero,
    /// The player's own points.
    Own,
}

/// To which level groups 直胜 applies.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DirectRule {
    /// To groups in which every two have met.
    #[default]
    AllMet,
    /// To groups of two who have met.
    PairsOnly,
}

/// How 累进分 goes on for a withdrawn player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WithdrawnProgressive {
    /// The running total counts again every round.
    #[default]
    RunsOn,
    /// Nothing more is added after he left.
    Stops,
}

/// Whether the late limit itself is late (到10分钟 or 超过10分钟).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum LateAt {
    /// The forfeit is due when the limit is reached.
    #[default]
    At,
    /// The forfeit is due one second after.
    After,
}

/// How a share of the field (one third of …) is rounded to places.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rounding {
    /// 33.9 → 33.
    #[default]
    Down,
    /// Half up.
    Nearest,
    /// 33.1 → 34.
    Up,
}

/// Time control of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeControl {
    /// Basic time a side, minutes.
    pub minutes: u32,
    /// Added a move, seconds.
    pub increment_seconds: u32,
}

/// A planned start.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Round.
    pub round: RoundNo,
    /// Local date and time.
    pub at: NaiveDateTime,
}

/// Which players a rule speaks of: every condition given must hold.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Filter {
    /// Key of the section.
    pub section: Option<String>,
    /// The household begins with one of these.
    pub household: Vec<String>,
    /// The household begins with none of these.
    pub household_not: Vec<String>,
    /// 性别.
    pub sex: Option<Sex>,
    /// First birth date, inclusive.
    pub born_from: Option<NaiveDate>,
    /// Last birth date, inclusive.
    pub born_to: Option<NaiveDate>,
    /// Member of the organising association or not.
    pub member: Option<bool>,
    /// Has one of these tags.
    pub tags: Vec<String>,
    /// Has none of these tags.
    pub tags_not: Vec<String>,
    /// Has one of these titles.
    pub titles: Vec<Title>,
    /// Has none of these titles.
    pub titles_not: Vec<Title>,
    /// Plays for a team or not.
    pub in_team: Option<bool>,
    /// At least one of these holds, if there are any.
    pub any: Vec<Filter>,
}

impl Filter {
    /// Whether the rule speaks of this player of the section with this key. A condition on something not
    /// registered (no birth date) does not hold.
    pub fn fits(&self, entry: &Entry, section: &str) -> bool {
        let begins = |list: &[String]| list.iter().any(|h| entry.household.starts_with(h.as_str()));
        let tagged = |list: &[String]| list.iter().any(|t| entry.tags.contains(t));
        self.section.as_deref().is_none_or(|s| s == section)
            && (self.household.is_empty() || begins(&self.household))
            && !begins(&self.household_not)
            && self.sex.is_none_or(|s| entry.sex == Some(s))
            && self.born_from.is_none_or(|d| entry.born.is_some_and(|b| b >= d))
            && self.born_to.is_none_or(|d| entry.born.is_some_and(|b| b <= d))
            && self.member.is_none_or(|m| entry.member == m)
            && (self.tags.is_empty() || tagged(&self.tags))
            && !tagged(&self.tags_not)
            && (self.titles.is_empty() || self.titles.contains(&entry.title))
            && !self.titles_not.contains(&entry.title)
            && self.in_team.is_none_or(|t| t != entry.team.is_empty())
            && (self.any.is_empty() || self.any.iter().any(|f| f.fits(entry, section)))
    }
}

/// A limit on the number of entrants of a kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quota {
    /// Whom it counts, in words.
    pub name: Words,
    /// Whom it counts.
    #[serde(default)]
    pub of: Filter,
    /// The most of them.
    pub at_most: u32,
    /// Article.
    pub article: String,
}

/// A condition of entry; who does not fit is listed, the arbiter decides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Eligibility {
    /// The condition, in words.
    pub name: Words,
    /// Whom it binds.
    #[serde(default)]
    pub of: Filter,
    /// What they must be.
    pub must: Filter,
    /// Article.
    pub article: String,
}

/// The fee of a kind of player; the first that fits applies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeeRule {
    /// Who, and why, in words.
    pub name: Words,
    /// Whom.
    #[serde(default)]
    pub of: Filter,
    /// Yuan; 0 = exempt.
    pub yuan: u32,
    /// Yuan given back after a complete tournament without any penalty.
    #[serde(default)]
    pub refund: u32,
    /// Article.
    pub article: String,
}

/// A last moment for something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deadline {
    /// For what.
    pub name: Words,
    /// The moment, local time.
    pub at: NaiveDateTime,
    /// Article.
    pub article: String,
}

/// A tag the regulation knows, and what it says of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tag {
    /// The word in rosters and commands.
    pub key: String,
    /// Its meaning.
    pub name: Words,
}

/// What follows from a foul at once.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// Nothing but the count.
    #[default]
    None,
    /// 判负: this game is lost.
    LoseGame,
    /// 双方判负.
    BothLose,
    /// Minutes added to the opponent.
    OpponentMinutes(u32),
    /// 取消比赛资格.
    Expel,
    /// By the opponent's remaining time: under the minutes the game is lost, else minutes are added to him
    /// (0 = nothing is added).
    ByOpponentTime {
        /// Minutes; less than this loses.
        under: u32,
        /// Minutes added otherwise.
        otherwise_add: u32,
    },
}

/// How the number of fouls of an occurrence is found.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Counting {
    /// The number that stands in `fouls`.
    #[default]
    Fixed,
    /// By a number asked for (missed moves): the greatest row not above it, `(at_least, fouls)`.
    Table(Vec<(u32, u32)>),
    /// `fouls` only while the opponent has less than this many minutes left, else 0.
    UnderOpponentMinutes(u32),
}

/// A kind of foul or incident of this tournament's catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FoulKind {
    /// The word of the command grammar, the same in every regulation.
    pub key: String,
    /// Its name.
    pub name: Words,
    /// Fouls it counts: 0, 1 or 2.
    #[serde(default)]
    pub fouls: u32,
    /// How they are counted.
    #[serde(default)]
    pub counting: Counting,
    /// What follows.
    #[serde(default)]
    pub effect: Effect,
    /// The effect begins with this occurrence of the kind in the same game: 1 = the first.
    #[serde(default = "one")]
    pub effect_from: u32,
    /// Whether it counts for the threshold of fouls in a game (a missing score sheet does not).
    #[serde(default = "yes")]
    pub in_game: bool,
    /// Only from this round on.
    #[serde(default = "one")]
    pub from_round: RoundNo,
    /// Article.
    pub article: String,
    /// A further word on the condition.
    #[serde(default)]
    pub note: Words,
}

fn one() -> u32 {
    1
}

fn yes() -> bool {
    true
}

/// Score sheets for the media (录谱).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recording {
    /// Section, if not all.
    #[serde(default)]
    pub section: Option<String>,
    /// The first so many boards, by rank of the board.
    pub boards: u32,
    /// From this round on; before it, the boards the arbiter picks.
    #[serde(default = "one")]
    pub from_round: RoundNo,
    /// The kind booked for a sheet refused; none where the text states none.
    #[serde(default)]
    pub foul: Option<String>,
    /// Article.
    pub article: String,
}

/// 自然限着.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NaturalLimit {
    /// Rounds of moves to reach.
    pub target: u32,
    /// What does not count or is capped, in words.
    pub excluded: Words,
    /// The most checks, kills and chases together that count, if capped.
    #[serde(default)]
    pub forcing_cap: Option<u32>,
    /// The most checks that count, if capped.
    #[serde(default)]
    pub checks_cap: Option<u32>,
    /// Article.
    pub article: String,
}

/// Within what a player must change after a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Within {
    /// Repetition cycles (循环).
    Cycles(u32),
    /// Rounds of moves (回合).
    Rounds(u32),
}

/// 待判局面: repetition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Repetition {
    /// Repetitions from which a claim is heard.
    pub heard_from: u32,
    /// The deadline after a ruling.
    pub change_within: Within,
    /// Article.
    pub article: String,
}

/// Draws that ask how many moves were played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EarlyDraw {
    /// The first so many boards.
    pub boards: u32,
    /// From this round on.
    pub from_round: RoundNo,
    /// Rounds of moves that must have been played.
    pub moves: u32,
    /// Article.
    pub article: String,
}

/// Draw offers counted a side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawOffers {
    /// A foul is proposed when a side's offers exceed the opponent's by this many.
    pub more_than_opponent: u32,
    /// The kind proposed.
    pub foul: String,
    /// Article.
    pub article: String,
}

/// 团体赛.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamRules {
    /// Section the members play in, if not all.
    #[serde(default)]
    pub section: Option<String>,
    /// Counting members of a team.
    pub counting: u32,
    /// Most members of a team.
    pub at_most: u32,
    /// Most teams.
    #[serde(default)]
    pub teams_at_most: Option<u32>,
    /// Conditions on the counting members.
    #[serde(default)]
    pub composition: Vec<Composition>,
    /// Most teams of these provinces (省籍), by the households of the counting members.
    #[serde(default)]
    pub per_province: Vec<(String, u32)>,
    /// Most teams from a province not named.
    #[serde(default)]
    pub per_other_province: Option<u32>,
    /// One team a unit.
    #[serde(default)]
    pub one_per_unit: bool,
    /// Yuan a team pays beside its players' fees.
    #[serde(default)]
    pub yuan: u32,
    /// Article.
    pub article: String,
}

/// A condition on the counting members of a team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Composition {
    /// In words.
    pub name: Words,
    /// What is counted.
    pub counts: Counted,
    /// At least so many.
    #[serde(default)]
    pub at_least: u32,
    /// At most so many.
    #[serde(default)]
    pub at_most: Option<u32>,
    /// Article.
    pub article: String,
}

/// What a composition rule counts among the counting members.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Counted {
    /// Members who fit.
    Members(Box<Filter>),
    /// The most members whose household begins alike, in the first so many characters.
    SameHousehold(u32),
}

/// 淘汰赛 (meishan-2016): semi-1 of places 1-4, semi-2 of 2-3, final and third place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnockoutRules {
    /// The cut is made after this round.
    pub after_round: RoundNo,
    /// Who meet in the semi-finals, by place.
    pub semi_finals: ((u32, u32), (u32, u32)),
    /// Time control of the quick game after a draw.
    pub quick: TimeControl,
    /// Article.
    pub article: String,
}

/// How many places a prize list has at most, beside its amounts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cap {
    /// One share in so many of those who fit the filter (an empty filter: all entrants).
    Share {
        /// 3 = one third.
        divisor: u32,
        /// Of whom.
        of: Filter,
    },
}

/// A list of prizes by place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrizeList {
    /// The word of commands and of the JSON.
    pub key: String,
    /// Its name.
    pub name: Words,
    /// Who may stand in it.
    #[serde(default)]
    pub of: Filter,
    /// What decides who gets it.
    pub by: PrizeBy,
    /// Amounts by place of the list: `(first, last, yuan)`.
    #[serde(default)]
    pub amounts: Vec<(u32, u32, u32)>,
    /// Fewer places for a small field.
    #[serde(default)]
    pub cap: Option<Cap>,
    /// Whether a prize here may be taken beside others (可重复领取). If not, a player takes only his highest.
    #[serde(default = "yes")]
    pub stacks: bool,
    /// What is given beside money (a title, a place in a higher event).
    #[serde(default)]
    pub honour: Option<Words>,
    /// Article.
    pub article: String,
}

/// What decides who gets a prize.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum PrizeBy {
    /// The final order, those who may take nothing passed over.
    Place,
    /// The order of the teams.
    TeamPlace,
    /// The final rank's last digit (luck prize); not passed over.
    RankEndsIn(u32),
    /// A recorded draw of so many among those without a place in any list.
    Draw(u32),
    /// Nomination, so many.
    Nominated(u32),
    /// Bands of the final rank, a certificate each: `(first, last or none, title)`.
    Bands(Vec<(u32, Option<u32>, Words)>),
}

/// A question the text leaves open (rulebook §11).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The word of `answer`.
    pub key: String,
    /// What is asked.
    pub text: Words,
    /// What hangs on it.
    #[serde(default)]
    pub consequence: Words,
    /// The answers, or the kind of answer.
    pub answers: Answers,
    /// The value used until answered; none = it must be answered before what needs it.
    #[serde(default)]
    pub default: Option<String>,
    /// Article.
    pub article: String,
}

/// How a text that is silent or unclear is read, where nothing else can be chosen: said at the set-up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// The reading, in words.
    pub text: Words,
    /// Article.
    pub article: String,
}

/// What may be answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answers {
    /// One of these.
    OneOf(Vec<Choice>),
    /// Minutes: sets `late_minutes`.
    LateMinutes,
    /// Planned starts, `round=YYYY-MM-DDTHH:MM` separated by commas: sets the schedule.
    Schedule,
}

/// One answer and what it sets.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The word.
    pub value: String,
    /// In words.
    pub text: Words,
    /// What it sets.
    #[serde(default)]
    pub sets: Vec<Setting>,
}

/// A field that an answer sets.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Setting {
    /// The chain.
    Chain(Vec<Criterion>),
    /// `late_at`.
    LateAt(LateAt),
    /// `late_minutes`.
    LateMinutes(u32),
    /// `unit_avoidance`.
    UnitAvoidance(UnitAvoidance),
    /// `place_rounding`.
    PlaceRounding(Rounding),
    /// The filter of the cap of a prize list, by its key.
    CapOf(String, Filter),
    /// The filter of a prize list, by its key.
    PrizeOf(String, Filter),
    /// Whether a prize list stacks, by its key.
    Stacks(String, bool),
    /// By how many a side's draw offers must exceed the opponent's.
    DrawOffers(u32),
    /// Whether a kind of foul counts for the threshold of fouls in a game, by its key.
    InGame(String, bool),
}

/// The whole regulation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regulation {
    /// Number of rounds.
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
    /// The kind of foul with this key.
    pub fn foul_kind(&self, key: &str) -> Option<&FoulKind> {
        self.fouls.iter().find(|k| k.key == key)
    }
}
