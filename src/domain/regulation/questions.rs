//! What the text leaves open: questions, the answers to them and what each sets; readings where nothing is asked.

use super::{Criterion, Filter, LateAt, Rounding, UnitAvoidance, Words};
use serde::{Deserialize, Serialize};

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
