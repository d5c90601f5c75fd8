//! How the questions of the regulation stand (rulebook §11): each section may have its own answer.

use super::Tournament;
use crate::domain::ids::SectionId;
use crate::domain::regulation::Question;

/// How a question stands in a section.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing<'a> {
    /// Answered, for the section or for all.
    Answered(&'a str),
    /// The regulation gives the section its own value: nothing is asked.
    Given,
    /// Not answered; this default is used.
    Default(&'a str),
    /// Not answered, and there is no default.
    Open,
}

impl<'a> Standing<'a> {
    /// The answer in force; none where there is none, or the regulation decides for the section.
    pub fn value(self) -> Option<&'a str> {
        match self {
            Self::Answered(value) | Self::Default(value) => Some(value),
            Self::Given | Self::Open => None,
        }
    }
}

impl Tournament {
    /// The answer to a question as it stands for a section: its own, else that for all; without a section that
    /// for all.
    pub fn answer(&self, section: Option<SectionId>, question: &str) -> Option<&str> {
        section
            .and_then(|s| self.sections.get(s.0)?.answers.get(question))
            .or_else(|| self.answers.get(question))
            .map(String::as_str)
    }

    /// For which section an answer given in a section counts; none if for all.
    pub fn asked_in(&self, section: SectionId, question: &Question) -> Option<SectionId> {
        self.regulation.asks_by_section(question).then_some(section)
    }

    /// How a question stands in a section.
    pub fn standing_of<'a>(&'a self, section: SectionId, question: &'a Question) -> Standing<'a> {
        let own = self
            .sections
            .get(section.0)
            .and_then(|s| s.answers.get(&question.key));
        if let Some(value) = own {
            return Standing::Answered(value);
        }
        if self.regulation.settles(section, question) {
            return Standing::Given;
        }
        match (self.answers.get(&question.key), &question.default) {
            (Some(value), _) => Standing::Answered(value),
            (None, Some(default)) => Standing::Default(default),
            (None, None) => Standing::Open,
        }
    }

    /// The questions of a section that have neither an answer nor a default.
    pub fn open_questions(&self, section: SectionId) -> impl Iterator<Item = &Question> {
        self.regulation
            .questions
            .iter()
            .filter(move |q| self.standing_of(section, q) == Standing::Open)
    }
}
