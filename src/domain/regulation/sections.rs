//! Sections (组别): what each may have otherwise than the whole, and what is in force in each.

use super::{
    Answers, Choice, Criterion, FirstRound, LateAt, Points, Question, Regulation, Setting, Start,
    TimeControl, UnitAvoidance, Words,
};
use crate::domain::ids::SectionId;
use serde::{Deserialize, Serialize};

/// A section (组别) and where it differs from the whole: what it does not give is as for the whole.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectionRule {
    /// The word after `@` and in the JSON.
    pub key: String,
    /// Its name.
    pub name: Words,
    /// Number of rounds.
    #[serde(default)]
    pub rounds: Option<u32>,
    /// Its chain.
    #[serde(default)]
    pub chain: Option<Vec<Criterion>>,
    /// 用时.
    #[serde(default)]
    pub time_control: Option<TimeControl>,
    /// Points of a result.
    #[serde(default)]
    pub points: Option<Points>,
    /// How round 1 is paired.
    #[serde(default)]
    pub first_round: Option<FirstRound>,
    /// Whether players of one unit are kept apart.
    #[serde(default)]
    pub unit_avoidance: Option<UnitAvoidance>,
    /// The late limit, minutes after the start, 0 to 1440.
    #[serde(default)]
    pub late_minutes: Option<u32>,
    /// Whether the limit itself is late.
    #[serde(default)]
    pub late_at: Option<LateAt>,
    /// The first table of this section, if tables are numbered through; 1 if not given.
    #[serde(default)]
    pub first_table: Option<u32>,
    /// Planned starts, if the section has its own.
    #[serde(default)]
    pub schedule: Vec<Start>,
}

impl SectionRule {
    /// Whether the section itself gives what a setting sets; never, where a section cannot.
    fn gives(&self, setting: &Setting) -> bool {
        match setting {
            Setting::Chain(_) => self.chain.is_some(),
            Setting::LateAt(_) => self.late_at.is_some(),
            Setting::LateMinutes(_) => self.late_minutes.is_some(),
            Setting::UnitAvoidance(_) => self.unit_avoidance.is_some(),
            _ => false,
        }
    }
}

impl Setting {
    /// Whether it sets what a section may have of its own.
    fn is_of_section(&self) -> bool {
        matches!(
            self,
            Self::Chain(_) | Self::LateAt(_) | Self::LateMinutes(_) | Self::UnitAvoidance(_)
        )
    }
}

impl Question {
    /// What its answers set.
    fn settings(choices: &[Choice]) -> impl Iterator<Item = &Setting> {
        choices.iter().flat_map(|c| &c.sets)
    }

    /// Whether it is about what a section may have of its own, and nothing else.
    fn is_of_section(&self) -> bool {
        match &self.answers {
            Answers::LateMinutes | Answers::Schedule => true,
            Answers::OneOf(choices) => {
                let mut settings = Self::settings(choices).peekable();
                settings.peek().is_some() && settings.all(Setting::is_of_section)
            }
        }
    }
}

impl Regulation {
    /// The number of sections: at least 1.
    pub fn section_count(&self) -> usize {
        self.sections.len().max(1)
    }

    /// The rule of a section, if the regulation names sections.
    pub fn section_rule(&self, section: SectionId) -> Option<&SectionRule> {
        self.sections.get(section.0)
    }

    /// The key of a section; empty if there is only the unnamed one.
    pub fn section_key(&self, section: SectionId) -> &str {
        self.section_rule(section).map_or("", |s| s.key.as_str())
    }

    /// What a section gives itself, else what holds for the whole.
    fn own<T>(&self, section: SectionId, own: impl Fn(&SectionRule) -> Option<T>, whole: T) -> T {
        self.section_rule(section).and_then(own).unwrap_or(whole)
    }

    /// Rounds of a section.
    pub fn rounds_of(&self, section: SectionId) -> u32 {
        self.own(section, |s| s.rounds, self.rounds)
    }

    /// The chain of a section, without [`Criterion::Lots`].
    pub fn chain_of(&self, section: SectionId) -> Vec<Criterion> {
        let own = self.section_rule(section).and_then(|s| s.chain.as_ref());
        let chain = own.unwrap_or(&self.chain);
        chain.iter().copied().filter(|c| *c != Criterion::Lots).collect()
    }

    /// 用时 of a section.
    pub fn time_control_of(&self, section: SectionId) -> TimeControl {
        self.own(section, |s| s.time_control, self.time_control)
    }

    /// The points of a section's results.
    pub fn points_of(&self, section: SectionId) -> Points {
        self.own(section, |s| s.points, self.points)
    }

    /// How a section's round 1 is paired.
    pub fn first_round_of(&self, section: SectionId) -> FirstRound {
        self.own(section, |s| s.first_round, self.first_round)
    }

    /// Whether a section's players of one unit are kept apart.
    pub fn unit_avoidance_of(&self, section: SectionId) -> UnitAvoidance {
        self.own(section, |s| s.unit_avoidance, self.unit_avoidance)
    }

    /// The late limit of a section, minutes; none if it is still to be answered.
    pub fn late_minutes_of(&self, section: SectionId) -> Option<u32> {
        self.own(section, |s| s.late_minutes.map(Some), self.late_minutes)
    }

    /// Whether a section's late limit itself is late.
    pub fn late_at_of(&self, section: SectionId) -> LateAt {
        self.own(section, |s| s.late_at, self.late_at)
    }

    /// The planned starts of a section.
    pub fn schedule_of(&self, section: SectionId) -> &[Start] {
        match self.section_rule(section) {
            Some(rule) if !rule.schedule.is_empty() => &rule.schedule,
            _ => &self.schedule,
        }
    }

    /// Whether a question is asked of each section by itself: there are several, and it is about what a
    /// section may have of its own.
    pub fn asks_by_section(&self, question: &Question) -> bool {
        self.sections.len() > 1 && question.is_of_section()
    }

    /// Whether a section gives itself what a question asks, so that nothing is left open for it.
    pub fn settles(&self, section: SectionId, question: &Question) -> bool {
        let Some(rule) = self
            .section_rule(section)
            .filter(|_| self.asks_by_section(question))
        else {
            return false;
        };
        match &question.answers {
            Answers::LateMinutes => rule.late_minutes.is_some(),
            Answers::Schedule => !rule.schedule.is_empty(),
            Answers::OneOf(choices) => Question::settings(choices).all(|s| rule.gives(s)),
        }
    }
}
