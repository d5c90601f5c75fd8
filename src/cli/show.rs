//! `arbiter show`: views for people (text), programs (JSON, design §5) and spreadsheets (CSV).

mod by_name;
mod card;
pub(super) mod export;
mod fouls;
mod knockout;
mod log;
mod pairings;
mod prizes;
mod questions;
mod roster;
mod standings;
mod teams;
mod why;

use super::args::{Format, Show, What};
use super::grammar::{Expected, GrammarError, player, section_keys};
use super::{Exit, Failure, Setting, help, read_exit};
use crate::domain::command::PlayerRef;
use crate::domain::ids::{PlayerId, SectionId};
use crate::domain::refusal::{Candidate, Refusal};
use crate::domain::round::Moment;
use crate::domain::tournament::Tournament;
use crate::exchange::csv_out::{Cell, write_csv};
use crate::store::Session;
use crate::text::finals_windows::not_here;
use crate::text::fold::fold;
use crate::text::lang::Lang;
use crate::text::refusal::{self, Asker};
use crate::text::shown::in_row;
use crate::text::table::Table;
use chrono::SecondsFormat;
use serde_json::{Value, json};

/// What is shown, in its three forms.
struct View {
    json: Value,
    /// Lines above the table.
    head: String,
    table: Table,
    /// Lines below it.
    foot: String,
}

/// What every view is made of.
struct Desk<'a> {
    session: &'a Session,
    tournament: &'a Tournament,
    lang: Lang,
    /// The section named, or the only one.
    section: Option<SectionId>,
    round: Option<u32>,
    of: Option<&'a str>,
    now: Moment,
    format: Format,
}

pub(super) fn run(args: &Show, setting: &Setting) -> Result<Exit, Failure> {
    let session = super::open(&args.folder, setting)?;
    let tournament = session.book().tournament();
    let section = match &args.section {
        None => (tournament.sections.len() == 1).then_some(SectionId(0)),
        Some(named) => {
            let key = fold(named);
            let key = key.trim_start_matches('@');
            let found = tournament.section_named(key).filter(|_| !key.is_empty());
            Some(found.ok_or_else(|| {
                let error = GrammarError::NoSuchSection {
                    named: named.clone(),
                    sections: section_keys(tournament),
                };
                Failure::grammar(&error, setting)
            })?)
        }
    };
    let desk = Desk {
        session: &session,
        tournament,
        lang: setting.lang,
        section,
        round: args.round,
        of: args.of.as_deref(),
        now: setting.now(),
        format: args.format,
    };
    let view = desk.view(args.what).map_err(|error| error.failure(setting))?;
    help::print(&view.written(args.format))?;
    Ok(read_exit(&session))
}

/// Why a view cannot be made.
enum Trouble {
    Grammar(GrammarError),
    Refused(Refusal),
}

impl Trouble {
    fn failure(&self, setting: &Setting) -> Failure {
        let lang = setting.lang;
        match self {
            Self::Grammar(error) => Failure::grammar(error, setting),
            Self::Refused(refused) => Failure::new(Exit::Refused, refusal::say(refused, Asker::Line, lang)),
        }
    }
}

impl View {
    fn written(&self, format: Format) -> String {
        match format {
            Format::Json => format!("{:#}\n", self.json),
            Format::Text => format!("{}{}{}", self.head, self.table, self.foot),
            Format::Csv => {
                let headings: Vec<&str> = self.table.headings().collect();
                let rows: Vec<Vec<Cell>> = self
                    .table
                    .rows()
                    .iter()
                    .map(|row| row.iter().map(|cell| csv_cell(cell)).collect())
                    .collect();
                write_csv(&headings, &rows, true)
            }
        }
    }
}

/// A short number of our own stays a number; anything else is text.
fn csv_cell(text: &str) -> Cell {
    let short = text.len() < 10 && text.bytes().all(|b| b.is_ascii_digit());
    if short && !text.is_empty() && (text == "0" || !text.starts_with('0')) {
        Cell::Plain(text.to_owned())
    } else {
        Cell::Text(text.to_owned())
    }
}

impl<'a> Desk<'a> {
    fn view(&self, what: What) -> Result<View, Trouble> {
        if let (Some(word), false) = (self.of, matches!(what, What::Card | What::Why)) {
            return Err(Trouble::Grammar(GrammarError::Unexpected {
                verb: "show".to_owned(),
                word: word.to_owned(),
            }));
        }
        match what {
            What::Standings => standings::view(self, self.section()?),
            What::Pairings => pairings::view(self, self.section()?),
            What::Roster => Ok(roster::view(self, self.section()?)),
            What::Card => card::view(self, self.section()?),
            What::Fouls => Ok(fouls::view(self, self.section()?)),
            What::Log => Ok(log::view(self)),
            What::Questions => Ok(questions::view(self)),
            What::Why => why::view(self, self.section()?),
            What::Teams => Ok(teams::view(self)),
            What::Knockout => Ok(knockout::view(self, self.section()?)),
            What::Prizes => prizes::view(self, self.section()?),
        }
    }

    fn section(&self) -> Result<SectionId, Trouble> {
        self.section
            .ok_or_else(|| Trouble::Grammar(GrammarError::WhichSection(section_keys(self.tournament))))
    }

    /// The key of a section in the JSON: null where there is one.
    fn section_json(&self, section: SectionId) -> Value {
        match self.tournament.regulation.section_key(section) {
            "" => Value::Null,
            key => json!(key),
        }
    }

    /// The section's name with a blank behind it, where there are several.
    fn section_name(&self, section: SectionId) -> String {
        self.tournament
            .regulation
            .section_rule(section)
            .map_or_else(String::new, |s| format!("{} ", self.lang.of(&s.name)))
    }

    /// The word behind `card` or `why`.
    fn of(&self, verb: &str, what: &str) -> Result<&'a str, Trouble> {
        self.of.ok_or_else(|| {
            Trouble::Grammar(GrammarError::Missing {
                verb: format!("show {verb}"),
                what: what.to_owned(),
            })
        })
    }

    /// The player meant.
    fn player(&self, section: SectionId, word: &str) -> Result<PlayerId, Trouble> {
        let named = player(word).map_err(|expected| wrong("show card", word, expected))?;
        match named {
            PlayerRef::Number(number) => self
                .tournament
                .by_number(section, number)
                .ok_or(Trouble::Refused(Refusal::NoSuchNumber(number))),
            PlayerRef::Id(id) => Ok(id),
            PlayerRef::Name(name) => {
                let found: Vec<_> = self
                    .tournament
                    .players_in(section)
                    .filter(|(_, p)| p.entry.name == name)
                    .collect();
                match found.as_slice() {
                    [] => Err(Trouble::Refused(Refusal::NoSuchName(name))),
                    [(id, _)] => Ok(*id),
                    several => {
                        let candidates = several.iter().map(|(_, p)| Candidate {
                            number: p.number,
                            name: p.entry.name.clone(),
                            unit: p.entry.unit.clone(),
                        });
                        Err(Trouble::Refused(Refusal::Ambiguous(candidates.collect())))
                    }
                }
            }
        }
    }

    /// A time in a cell: short for people, whole with its offset for spreadsheets.
    fn time(&self, at: Moment, short: &str) -> String {
        match self.format {
            Format::Csv => at.to_rfc3339_opts(SecondsFormat::Secs, false),
            Format::Text | Format::Json => at.format(short).to_string(),
        }
    }

    /// A player in a cell: number and name.
    fn named(&self, id: PlayerId) -> String {
        let player = self.tournament.player(id);
        let number = player.number.map_or_else(String::new, |n| format!("{n} "));
        format!("{number}{}", in_row(&player.entry.name))
    }

    /// A player where no column has his unit: number, name and unit, since two may have one name.
    fn with_unit(&self, id: PlayerId) -> String {
        let unit = &self.tournament.player(id).entry.unit;
        if unit.is_empty() {
            return self.named(id);
        }
        format!("{}({})", self.named(id), in_row(unit))
    }

    /// A player as a board of the JSON has him.
    fn seat_json(&self, id: PlayerId, points: i32) -> Value {
        let player = self.tournament.player(id);
        json!({
            "number": player.number,
            "name": player.entry.name,
            "unit": player.entry.unit,
            "points": points,
        })
    }

    /// A round's heading.
    fn round_name(&self, round: u32) -> String {
        match self.lang {
            Lang::Zh => format!("第{round}轮"),
            Lang::En => format!("round {round}"),
        }
    }
}

fn wrong(verb: &str, word: &str, expected: Expected) -> Trouble {
    Trouble::Grammar(GrammarError::Value {
        verb: verb.to_owned(),
        word: word.to_owned(),
        expected,
    })
}

/// The heading of a view of what the regulation does not have; its rows are none.
fn not_in_regulation(lang: Lang) -> String {
    format!("{}\n", not_here(lang))
}

/// A number, or nothing.
fn number(number: Option<u32>) -> String {
    number.map_or_else(String::new, |n| n.to_string())
}
