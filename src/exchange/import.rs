//! A roster file becomes the rows of an `import`.

use super::roster::{Field, Row};
use crate::domain::command::{EntryPatch, RosterRow};
use crate::domain::regulation::Regulation;

/// The rows as a command takes them; a section may be named by its key or its name.
pub fn rows(rows: Vec<Row>, regulation: &Regulation) -> Vec<RosterRow> {
    rows.into_iter().map(|row| roster_row(row, regulation)).collect()
}

fn roster_row(row: Row, regulation: &Regulation) -> RosterRow {
    fn take<T>(row: &Row, field: Field, value: T) -> Option<T> {
        row.given.contains(&field).then_some(value)
    }
    let entry = row.entry.clone();
    let given = EntryPatch {
        name: Some(entry.name),
        unit: take(&row, Field::Unit, entry.unit),
        sex: take(&row, Field::Sex, entry.sex),
        born: take(&row, Field::Born, entry.born),
        household: take(&row, Field::Household, entry.household),
        title: take(&row, Field::Title, entry.title),
        team: take(&row, Field::Team, entry.team),
        counting: take(&row, Field::Counting, entry.counting),
        member: take(&row, Field::Member, entry.member),
        fee: take(&row, Field::Fee, entry.fee),
        arrived: take(&row, Field::Arrived, entry.arrived),
        tags: take(&row, Field::Tags, entry.tags),
        note: take(&row, Field::Note, entry.note),
        number: row.number,
    };
    RosterRow {
        line: row.line,
        given,
        section: row.section.map(|named| section_key(&named, regulation)),
        identity: row.identity,
    }
}

/// The key of the section of this name; a name not known stays as it is, for the refusal.
fn section_key(named: &str, regulation: &Regulation) -> String {
    regulation
        .sections
        .iter()
        .find(|s| s.key == named || s.name.zh == named || s.name.en == named)
        .map_or_else(|| named.to_owned(), |s| s.key.clone())
}
