//! Clock, language and person: what every subcommand is given.

use super::grammar::{Expected, GrammarError};
use crate::domain::round::Moment;
use crate::text::lang::Lang;
use chrono::{DateTime, Local, SubsecRound as _};
use std::collections::hash_map::RandomState;
use std::ffi::OsString;
use std::hash::{BuildHasher as _, Hasher as _};

/// What every subcommand is given.
#[derive(Debug, Clone)]
pub struct Setting {
    /// The language.
    pub lang: Lang,
    /// A clock that stands still (`--now`); none for the machine's.
    pub fixed_now: Option<Moment>,
    /// Who.
    pub by: String,
    /// Borders of ASCII (`--ascii`, or ARBITER_ASCII in the environment).
    pub ascii: bool,
}

impl Setting {
    /// The setting of the environment.
    pub fn of_environment() -> Self {
        let by = ["USER", "LOGNAME"]
            .iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|name| !name.is_empty())
            .unwrap_or_else(|| "arbiter".to_owned());
        Self {
            lang: environment_lang(),
            fixed_now: None,
            by,
            ascii: std::env::var_os("ARBITER_ASCII").is_some_and(|value| !value.is_empty()),
        }
    }

    /// Now, to the millisecond.
    pub fn now(&self) -> Moment {
        self.fixed_now
            .unwrap_or_else(|| Local::now().trunc_subsecs(3).fixed_offset())
    }

    /// Takes `--now`, `--lang` and `--ascii` out of the arguments, wherever they stand.
    pub(super) fn take(
        arguments: impl IntoIterator<Item = OsString>,
    ) -> Result<(Self, Vec<OsString>), (GrammarError, Self)> {
        let mut setting = Self::of_environment();
        let mut rest = Vec::new();
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            let text = argument.to_string_lossy().into_owned();
            if text == "--ascii" {
                setting.ascii = true;
                continue;
            }
            let (name, value) = match text.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (text.as_str(), None),
            };
            if name != "--now" && name != "--lang" {
                rest.push(argument);
                continue;
            }
            let next = || arguments.next().map(|v| v.to_string_lossy().into_owned());
            let Some(value) = value.or_else(next) else {
                let error = GrammarError::Missing {
                    verb: "arbiter".to_owned(),
                    what: name.to_owned(),
                };
                return Err((error, setting));
            };
            if let Err(expected) = setting.set(name, &value) {
                let error = GrammarError::Value {
                    verb: name.to_owned(),
                    word: value,
                    expected,
                };
                return Err((error, setting));
            }
        }
        Ok((setting, rest))
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Expected> {
        if name == "--now" {
            let moment = DateTime::parse_from_rfc3339(value).map_err(|_| Expected::Moment)?;
            self.fixed_now = Some(moment);
        } else {
            self.lang = match value {
                "zh" => Lang::Zh,
                "en" => Lang::En,
                _ => return Err(Expected::Language),
            };
        }
        Ok(())
    }
}

/// Chinese unless the first set of `LC_ALL`, `LC_MESSAGES`, `LANG` starts with `en`.
fn environment_lang() -> Lang {
    let first = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    match first {
        Some(value) if value.starts_with("en") => Lang::En,
        _ => Lang::Zh,
    }
}

/// A fresh random number, from the keys the system gives every hash map.
pub fn chance() -> u64 {
    RandomState::new().build_hasher().finish()
}
