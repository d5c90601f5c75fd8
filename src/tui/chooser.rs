//! `arbiter` alone: the tournaments of the data folder, and new ones from a sample.

use super::draw::clear_under;
use super::input::{Input, Key, fold};
use super::model::Cursor;
use super::paint::{Row, boxed, put, put_row};
use super::run::{Program, Step};
use super::theme::Look;
use crate::cli::{Setting, chance};
use crate::exchange::{import, roster};
use crate::store::samples::{SAMPLES, Sample};
use crate::store::{Creation, Session, regulation_file};
use crate::text::console::{fill, words};
use crate::text::lang::Lang;
use crate::text::shown::{in_row, safe};
use crate::text::trouble;
use crate::text::width::cells;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use std::path::{Path, PathBuf};
use std::time::Instant;
use tui_input::{Input as Field, InputRequest};

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
        let screen = frame.area();
        let (w, look, lang) = (words(self.setting.lang), self.look, self.setting.lang);
        let buf = frame.buffer_mut();
        let area = Rect {
            height: screen.height.saturating_sub(1),
            ..screen
        };
        let inner = boxed(buf, area, w.chooser, &self.home.display().to_string(), true, look);
        let mut row = 1;
        let mut index = 0;
        let mut list = |row: &mut u16, line: Line<'static>| {
            put_row(buf, inner, *row, line, index == self.cursor.at, look);
            index += 1;
            *row += 1;
        };
        let mut headings = vec![(0, w.chooser_here)];
        row += 1;
        for found in &self.found {
            let name = found
                .folder
                .file_name()
                .map(|n| n.to_string_lossy().into_owned())
                .unwrap_or_default();
            let line = match &found.about {
                Some((title, round, players)) => Row::new()
                    .gap(3)
                    .left(&in_row(&name), 24, look.open())
                    .gap(1)
                    .left(&in_row(lang.of(title)), 40, look.text())
                    .gap(1)
                    .left(&fill(w.round, &[round]), 9, look.settled())
                    .gap(1)
                    .text(&fill(w.setup_count, &[players]), look.settled())
                    .line(),
                None => Row::new()
                    .gap(3)
                    .left(&in_row(&name), 24, look.open())
                    .gap(1)
                    .text(w.chooser_damaged, look.bad())
                    .line(),
            };
            list(&mut row, line);
        }
        row += if self.found.is_empty() { 2 } else { 1 };
        headings.push((row, w.chooser_samples));
        row += 1;
        for sample in &SAMPLES {
            let title = regulation_file::parse(sample.regulation.as_bytes())
                .map(|r| in_row(lang.of(&r.name)).into_owned())
                .unwrap_or_default();
            let line = Row::new()
                .gap(3)
                .left(sample.key, 24, look.open())
                .gap(1)
                .text(&title, look.text())
                .line();
            list(&mut row, line);
        }
        if self.found.is_empty() {
            put(
                buf,
                inner,
                2,
                &Line::styled(format!("   {}", w.chooser_none), look.dim()),
            );
        }
        for (at, (row, text)) in headings.into_iter().enumerate() {
            let row = if at == 0 { 1 } else { row };
            put(buf, inner, row, &Line::styled(format!(" {text}"), look.heading()));
        }
        let keys = if self.naming.is_some() {
            w.chooser_name_keys
        } else {
            w.chooser_keys
        };
        let foot = Rect {
            y: screen.bottom().saturating_sub(1),
            height: 1,
            ..screen
        };
        put(buf, foot, 0, &Line::styled(format!(" {keys}"), look.settled()));
        let Some(naming) = &self.naming else { return };
        let place = Rect {
            x: screen.x + 2,
            y: screen.y + screen.height.saturating_sub(7) / 2,
            width: screen.width.saturating_sub(4).min(76),
            height: 6.min(screen.height),
        };
        clear_under(buf, place);
        let inner = boxed(
            buf,
            place,
            &fill(w.chooser_new, &[&naming.sample.key]),
            "",
            true,
            look,
        );
        put(
            buf,
            inner,
            0,
            &Line::styled(format!(" {}", w.chooser_name), look.text()),
        );
        let text = safe(naming.field.value()).into_owned();
        put(buf, inner, 1, &Line::styled(format!(" {text}"), look.open()));
        let with = if naming.with_roster { w.yes } else { w.no };
        let with = fill(w.chooser_with, &[&with]);
        put(buf, inner, 2, &Line::styled(format!(" {with}"), look.text()));
        put(
            buf,
            inner,
            3,
            &Line::styled(format!(" {}", self.trouble), look.bad()),
        );
        let before: String = naming.field.value().chars().take(naming.field.cursor()).collect();
        let x = inner.x + 1 + (cells(&safe(&before)) as u16).min(inner.width.saturating_sub(2));
        frame.set_cursor_position((x, inner.y + 1));
    }
}
