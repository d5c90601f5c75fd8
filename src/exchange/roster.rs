//! A roster file: the players of a tournament as a table of text, in any encoding, with any separator, or as
//! the first sheet of a workbook; the columns in any order. What cannot be understood is refused by its line; nothing is guessed.

mod cells;
mod dates;
mod decode;
mod headings;
mod words;
mod workbook;

use cells::CellRow;
pub use dates::{DateFault, parse_born, parse_date};
pub use decode::MAX_BYTES;
pub use headings::Field;
pub use words::{parse_fee, parse_sex, parse_title, title_word, title_zh};

use crate::domain::player::Entry;
use crate::exchange::csv_out::as_text;
use chrono::NaiveDate;
use std::collections::{BTreeMap, BTreeSet};

/// Rows of titles and remarks that may stand above the headings.
const ABOVE_HEADINGS: usize = 20;

/// What a roster file holds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RosterFile {
    /// The players, in the order of the file.
    pub rows: Vec<Row>,
    /// Headings not known, and second columns of one heading: not read.
    pub ignored_headings: Vec<String>,
    /// Rows not taken.
    pub refused: Vec<RefusedRow>,
}

/// A player as the file has him.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The line of the file, from 1.
    pub line: usize,
    /// 序号, 1 and up.
    pub number: Option<u32>,
    /// What is registered of him; what the file does not say is as for nobody.
    pub entry: Entry,
    /// The columns the file has for him, also where the cell is empty.
    pub given: BTreeSet<Field>,
    /// 组别, as written.
    pub section: Option<String>,
    /// Identity or telephone number: tells two of one name apart during the import, never to be stored.
    pub identity: Option<String>,
}

/// A row not taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusedRow {
    /// The line of the file, from 1.
    pub line: usize,
    /// Why.
    pub reason: Reason,
}

/// Why a row is not taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// It has values, but no name.
    NoName,
    /// A number that is none, or 0.
    Number(String),
    /// A number that an earlier line of the same section has.
    NumberTaken {
        /// The number.
        number: u32,
        /// The earlier line.
        line: usize,
    },
    /// A sex that is none.
    Sex(String),
    /// A birth date that is none.
    Born {
        /// As written.
        text: String,
        /// What is wrong with it.
        fault: DateFault,
    },
    /// A fee neither paid, due nor exempt.
    Fee(String),
    /// Neither yes nor no.
    Flag {
        /// The column.
        field: Field,
        /// As written.
        text: String,
    },
    /// Values beyond the last heading: a separator too many.
    MoreCells {
        /// Cells of the row.
        cells: usize,
        /// Headings of the file.
        headings: usize,
    },
    /// A quote not closed, or closed inside a cell.
    Quote,
    /// A line end inside a cell that is no note: most likely two quotes that do not belong together.
    LineEnd(Field),
}

/// Why a file is not taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileFault {
    /// Nothing in it.
    Empty,
    /// Larger than any roster.
    TooLarge {
        /// Its bytes.
        bytes: usize,
        /// The most bytes taken.
        most: usize,
    },
    /// Not text.
    Binary,
    /// A workbook that cannot be read: of an older format (.xls), damaged, or locked with a password.
    Workbook,
    /// Neither UTF-8, UTF-16 with its mark, nor GB18030.
    Undecodable,
    /// No heading says where the names are.
    NoNameColumn,
}

/// The roster in the bytes of a file; `today` is the last day anybody can be born on.
pub fn read(bytes: &[u8], today: NaiveDate) -> Result<RosterFile, FileFault> {
    decode::not_too_large(bytes)?;
    if workbook::is_workbook(bytes) {
        return read_rows(workbook::rows(bytes)?, today);
    }
    let text = decode::decode(bytes)?;
    let known = |separator: &char| {
        let columns = find_headings(cells::rows(&text, *separator).take(ABOVE_HEADINGS))?;
        Some(columns.fields.iter().flatten().count())
    };
    let mut best = (cells::SEPARATORS[0], 0);
    for separator in &cells::SEPARATORS {
        if let Some(count) = known(separator).filter(|&count| count > best.1) {
            best = (*separator, count);
        }
    }
    read_rows(cells::rows(&text, best.0), today)
}

/// The roster in rows of cells.
fn read_rows(rows: impl IntoIterator<Item = CellRow>, today: NaiveDate) -> Result<RosterFile, FileFault> {
    let mut rows = rows.into_iter().peekable();
    if rows.peek().is_none() {
        return Err(FileFault::Empty);
    }
    let columns = find_headings(rows.by_ref().take(ABOVE_HEADINGS)).ok_or(FileFault::NoNameColumn)?;
    let mut roster = RosterFile {
        ignored_headings: columns.ignored.clone(),
        ..RosterFile::default()
    };
    let mut numbers = BTreeMap::new();
    for CellRow { line, cells } in rows {
        let read = match cells {
            None => Err(Reason::Quote),
            Some(cells) if columns.says_nothing(&cells) => continue,
            Some(cells) => columns.row(line, &cells, today),
        };
        match read.and_then(|row| with_free_number(row, &mut numbers)) {
            Ok(row) => roster.rows.push(row),
            Err(reason) => roster.refused.push(RefusedRow { line, reason }),
        }
    }
    Ok(roster)
}

fn with_free_number(row: Row, numbers: &mut BTreeMap<(Option<String>, u32), usize>) -> Result<Row, Reason> {
    if let Some(number) = row.number {
        let line = *numbers.entry((row.section.clone(), number)).or_insert(row.line);
        if line != row.line {
            return Err(Reason::NumberTaken { number, line });
        }
    }
    Ok(row)
}

/// The columns by the first row that has a heading for the names.
fn find_headings(mut rows: impl Iterator<Item = CellRow>) -> Option<Columns> {
    rows.find_map(|row| {
        let columns = Columns::new(&row.cells?);
        columns.fields.contains(&Some(Field::Name)).then_some(columns)
    })
}

/// What the columns mean.
struct Columns {
    fields: Vec<Option<Field>>,
    ignored: Vec<String>,
}

impl Columns {
    fn new(headings: &[String]) -> Self {
        let mut columns = Self {
            fields: Vec::new(),
            ignored: Vec::new(),
        };
        for heading in headings {
            // A file may well have both an identity and a telephone column; both tell people apart.
            let field = headings::field(heading)
                .filter(|&field| field == Field::Identity || !columns.fields.contains(&Some(field)));
            if field.is_none() && !heading.is_empty() {
                columns.ignored.push(heading.clone());
            }
            columns.fields.push(field);
        }
        columns
    }

    /// Whether a row has nothing but a number, as the rows of a form not filled in.
    fn says_nothing(&self, cells: &[String]) -> bool {
        let number = self.fields.iter().position(|field| *field == Some(Field::Number));
        cells
            .iter()
            .enumerate()
            .all(|(place, cell)| cell.is_empty() || Some(place) == number)
    }

    fn row(&self, line: usize, cells: &[String], today: NaiveDate) -> Result<Row, Reason> {
        if cells.iter().skip(self.fields.len()).any(|cell| !cell.is_empty()) {
            return Err(Reason::MoreCells {
                cells: cells.len(),
                headings: self.fields.len(),
            });
        }
        let entry = Entry::default();
        let mut row = Row {
            line,
            number: None,
            entry,
            given: BTreeSet::new(),
            section: None,
            identity: None,
        };
        for (field, cell) in self.fields.iter().zip(cells) {
            if let Some(field) = *field {
                row.given.insert(field);
                row.take(field, as_text(cell), today)?;
            }
        }
        if row.entry.name.is_empty() {
            Err(Reason::NoName)
        } else {
            Ok(row)
        }
    }
}

impl Row {
    fn take(&mut self, field: Field, text: &str, today: NaiveDate) -> Result<(), Reason> {
        if field != Field::Note && text.contains(['\n', '\r']) {
            return Err(Reason::LineEnd(field));
        }
        let owned = || text.to_owned();
        let flag = |yes: &[&str], no: &[&str]| {
            words::parse_flag(text, yes, no).ok_or_else(|| Reason::Flag {
                field,
                text: text.to_owned(),
            })
        };
        let entry = &mut self.entry;
        match field {
            Field::Name => entry.name = tidy(text),
            Field::Unit => entry.unit = owned(),
            Field::Household => entry.household = tidy(text),
            Field::Team => entry.team = owned(),
            Field::Note => entry.note = text.replace("\r\n", " ").replace(['\n', '\r'], " "),
            Field::Title => entry.title = parse_title(text),
            Field::Tags => entry.tags = words::parse_tags(text),
            Field::Counting => {
                entry.counting = flag(
                    &["主力", "计分", "正式", "counting"],
                    &["替补", "不计分", "reserve"],
                )?;
            }
            Field::Member => entry.member = flag(&["会员", "member"], &["非会员"])?,
            Field::Arrived => {
                entry.arrived = flag(
                    &["已", "已报到", "已到", "到", "arrived"],
                    &["未", "未报到", "未到"],
                )?;
            }
            Field::Fee => entry.fee = parse_fee(text).ok_or_else(|| Reason::Fee(owned()))?,
            Field::Section => self.section = (!text.is_empty()).then(owned),
            Field::Identity => {
                let parts = self.identity.iter().map(String::as_str).chain([text]);
                let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
                self.identity = (!parts.is_empty()).then(|| parts.join(" "));
            }
            Field::Number if !text.is_empty() => {
                let number = crate::text::fold::fold(text)
                    .parse()
                    .ok()
                    .filter(|&number| number > 0);
                self.number = Some(number.ok_or_else(|| Reason::Number(owned()))?);
            }
            Field::Sex if !text.is_empty() => {
                entry.sex = Some(parse_sex(text).ok_or_else(|| Reason::Sex(owned()))?);
            }
            Field::Born if !text.is_empty() => {
                let born = parse_born(text, today);
                entry.born = Some(born.map_err(|fault| Reason::Born { text: owned(), fault })?);
            }
            Field::Number | Field::Sex | Field::Born => {}
        }
        Ok(())
    }
}

/// Without the blanks that set two Chinese characters as wide as three (王　磊); in other scripts one blank
/// for each run of them.
fn tidy(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let chinese = words.iter().all(|word| word.chars().all(|c| c >= '\u{2E80}'));
    words.join(if chinese { "" } else { " " })
}
