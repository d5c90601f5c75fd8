//! The two languages.

use crate::domain::regulation::Words;

/// A language of the console, the lists and the messages.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// 中文.
    #[default]
    Zh,
    /// English.
    En,
}

impl Lang {
    /// The one of two texts that is in this language.
    pub fn pick<T>(self, zh: T, en: T) -> T {
        match self {
            Self::Zh => zh,
            Self::En => en,
        }
    }

    /// A regulation's text in this language; Chinese if there is no English.
    pub fn of(self, words: &Words) -> &str {
        match self {
            Self::En if !words.en.is_empty() => &words.en,
            _ => &words.zh,
        }
    }
}
