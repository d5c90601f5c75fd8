//! `arbiter` alone: the tournaments of the data folder, and new ones from a sample.

use super::input::{Input, Key, fold};
use super::model::Cursor;
use super::run::{Program, Step};
use super::theme::Look;
use crate::cli::{Setting, chance};
use crate::exchange::{import, roster};
use crate::store::samples::{SAMPLES, Sample};
use crate::store::{Creation, Session, regulation_file};
use crate::text::lang::Lang;
use crate::text::trouble;
use ratatui::Frame;
use std::path::{Path, PathBuf};
use std::time::Instant;
use tui_input::{Input as Field, InputRequest};

mod screen;

/// What was chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The tournament's folder.
    pub folder: PathBuf,
    /// The language left on.
    pub lang: Lang,
}

/// A tournament found.
#[derive(Debug)]
struct Found {
    folder: PathBuf,
    /// Its name and how far it is; none if it cannot be opened.
    about: Option<(crate::domain::regulation::Words, u32, usize)>,
}

/// The name of a new tournament while it is typed.
#[derive(Debug)]
struct Naming {
    sample: &'static Sample,
    field: Field,
    with_roster: bool,
}

/// The chooser.
#[derive(Debug)]
pub struct Chooser {
    home: PathBuf,
    setting: Setting,
    look: Look,
    found: Vec<Found>,
    cursor: Cursor,
    naming: Option<Naming>,
    trouble: String,
    choice: Option<Choice>,
    changed: bool,
}

impl Chooser {
    /// A chooser of the tournaments in a folder, which need not exist yet.
    pub fn new(home: PathBuf, setting: &Setting, look: Look) -> Self {
        let found = look_in(&home);
        Self {
            home,
            setting: setting.clone(),
            look,
            found,
            cursor: Cursor::default(),
            naming: None,
            trouble: String::new(),
            choice: None,
            changed: true,
        }
    }

    /// What was chosen; none if it was left without.
    pub fn choice(&self) -> Option<&Choice> {
        self.choice.as_ref()
    }

    fn rows(&self) -> usize {
        self.found.len() + SAMPLES.len()
    }

    fn press(&mut self, key: Key) -> Step {
        match fold(key) {
            Key::Up => self.cursor.step(-1, self.rows()),
            Key::Down => self.cursor.step(1, self.rows()),
            Key::Home => self.cursor.at = 0,
            Key::End => self.cursor.at = self.rows() - 1,
            Key::Char('l') => self.setting.lang = self.setting.lang.pick(Lang::En, Lang::Zh),
            Key::Char('q') | Key::Esc => return Step::Quit,
            Key::Enter => {
                if let Some(found) = self.found.get(self.cursor.at) {
                    self.choice = Some(Choice {
                        folder: found.folder.clone(),
                        lang: self.setting.lang,
                    });
                    return Step::Quit;
                }
                if let Some(sample) = SAMPLES.get(self.cursor.at - self.found.len()) {
                    self.naming = Some(Naming {
                        sample,
                        field: Field::new(sample.key.to_owned()),
                        with_roster: true,
                    });
                }
            }
            _ => {}
        }
        Step::Continue
    }

    fn type_name(&mut self, key: Key) -> Step {
        let Some(naming) = &mut self.naming else {
            return Step::Continue;
        };
        let request = match key {
            Key::Esc => {
                self.naming = None;
                self.trouble.clear();
                return Step::Continue;
            }
            Key::Enter => return self.make(),
            Key::Tab => {
                naming.with_roster = !naming.with_roster;
                return Step::Continue;
            }
            Key::Char(c) => InputRequest::InsertChar(c),
            Key::Backspace => InputRequest::DeletePrevChar,
            Key::Delete => InputRequest::DeleteNextChar,
            Key::Left => InputRequest::GoToPrevChar,
            Key::Right => InputRequest::GoToNextChar,
            Key::Home => InputRequest::GoToStart,
            Key::End => InputRequest::GoToEnd,
            Key::Ctrl('u') => InputRequest::DeleteLine,
            _ => return Step::Continue,
        };
        naming.field.handle(request);
        Step::Continue
    }

    fn make(&mut self) -> Step {
        let Some(naming) = &self.naming else {
            return Step::Continue;
        };
        let name = naming.field.value().trim();
        if name.is_empty() {
            return Step::Continue;
        }
        // A name is one folder here, whatever is typed.
        let name: String = name
            .chars()
            .map(|c| {
                if c == '/' || c == '\\' || c.is_control() {
                    '-'
                } else {
                    c
                }
            })
            .collect();
        let folder = self.home.join(name.trim_start_matches('.'));
        match create(&folder, naming, &self.setting) {
            Ok(()) => {
                self.choice = Some(Choice {
                    folder,
                    lang: self.setting.lang,
                });
                Step::Quit
            }
            Err(text) => {
                self.trouble = text;
                Step::Continue
            }
        }
    }
}

/// The tournaments in a folder, by name.
fn look_in(home: &Path) -> Vec<Found> {
    let mut found: Vec<Found> = std::fs::read_dir(home)
        .into_iter()
        .flatten()
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| path.join(crate::store::folder::JOURNAL).is_file())
        .map(|folder| {
            let about = Session::open(&folder).ok().map(|session| {
                let tournament = session.book().tournament();
                let round = tournament
                    .section_ids()
                    .map(|s| tournament.published(s))
                    .max()
                    .unwrap_or(0);
                (
                    tournament.regulation.name.clone(),
                    round,
                    tournament.players.len(),
                )
            });
            Found { folder, about }
        })
        .collect();
    found.sort_by(|a, b| a.folder.cmp(&b.folder));
    found
}

fn create(folder: &Path, naming: &Naming, setting: &Setting) -> Result<(), String> {
    let sample = naming.sample;
    let regulation = regulation_file::parse(sample.regulation.as_bytes())
        .map_err(|fault| trouble::regulation(sample.key, &fault, setting.lang))?;
    let now = setting.now();
    let roster = if naming.with_roster {
        let read = roster::read(sample.roster.as_bytes(), now.date_naive())
            .map_err(|fault| crate::text::roster::describe_file(&fault, setting.lang))?;
        let rows = import::rows(read.rows, &regulation);
        Some(("roster.csv".to_owned(), rows))
    } else {
        None
    };
    if let Some(home) = folder.parent() {
        std::fs::create_dir_all(home).map_err(|error| format!("{}: {error}", home.display()))?;
    }
    let creation = Creation {
        regulation_text: sample.regulation.as_bytes(),
        regulation,
        roster,
        id: format!("{:016x}{:016x}", chance(), chance()),
        now,
        by: setting.by.clone(),
    };
    Session::create(folder, creation)
        .map(|_| ())
        .map_err(|error| trouble::create(&error, setting.lang))
}

impl Program for Chooser {
    fn update(&mut self, input: Input, _now: Instant) -> Step {
        self.changed = true;
        match input {
            Input::Key { key, .. } if self.naming.is_some() => self.type_name(key),
            Input::Key { key, .. } => self.press(key),
            Input::Paste(text) => {
                if let Some(naming) = &mut self.naming {
                    for c in text.chars().filter(|c| !c.is_control()) {
                        naming.field.handle(InputRequest::InsertChar(c));
                    }
                }
                Step::Continue
            }
            Input::Resize { .. } => Step::Continue,
        }
    }

    fn tick(&mut self, _now: Instant) -> Step {
        Step::Continue
    }

    fn next_wake(&self, _now: Instant) -> Option<Instant> {
        None
    }

    fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }

    fn draw(&mut self, frame: &mut Frame<'_>) {
        self.show(frame);
    }
}
