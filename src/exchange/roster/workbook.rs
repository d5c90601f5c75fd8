//! From a workbook (.xlsx) to rows of cells: the first sheet that is shown, every value as the text it stands
//! for.

use super::FileFault;
use super::cells::{CellRow, trimmed};
use calamine::{DataRef, ExcelDateTime, Reader as _, Sheet, SheetType, SheetVisible, Xlsx, XlsxError};
use std::collections::BTreeMap;
use std::io::Cursor;

/// How a ZIP archive begins, and with it a workbook.
const ZIP: &[u8] = b"PK\x03\x04";

/// Columns of a roster; whatever stands further to the right counts as one more.
const COLUMNS: u32 = 256;

/// The most rows read; a roster has hundreds.
const ROWS: usize = 100_000;

/// Whether a file is a workbook of this kind.
pub(super) fn is_workbook(bytes: &[u8]) -> bool {
    bytes.starts_with(ZIP)
}

/// The rows of the first sheet; empty ones are left out. The line of a row is its number in the sheet.
///
/// # Errors
/// [`FileFault::Workbook`] if it cannot be read.
pub(super) fn rows(bytes: &[u8]) -> Result<Vec<CellRow>, FileFault> {
    first_sheet(bytes).map_err(|_| FileFault::Workbook)
}

fn first_sheet(bytes: &[u8]) -> Result<Vec<CellRow>, XlsxError> {
    let mut workbook = Xlsx::new(Cursor::new(bytes))?;
    let shown = |sheet: &&Sheet| sheet.typ == SheetType::WorkSheet && sheet.visible == SheetVisible::Visible;
    let name = workbook
        .sheets_metadata()
        .iter()
        .find(shown)
        .map(|sheet| sheet.name.clone());
    let Some(name) = name else {
        return Ok(Vec::new());
    };
    // Cell by cell: a lone value far away must not make a table of all that lies between.
    let mut rows: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    let mut cells = workbook.worksheet_cells_reader(&name)?;
    while let Some(cell) = cells.next_cell()? {
        let (row, column) = cell.get_position();
        let text = text(cell.get_value());
        let text = trimmed(&text);
        if text.is_empty() {
            continue;
        }
        if rows.len() == ROWS && !rows.contains_key(&row) {
            break;
        }
        let held = rows.entry(row).or_default();
        let column = column.min(COLUMNS) as usize;
        held.resize(held.len().max(column + 1), String::new());
        text.clone_into(&mut held[column]);
    }
    Ok(rows
        .into_iter()
        .map(|(row, cells)| CellRow {
            line: row as usize + 1,
            cells: Some(cells),
        })
        .collect())
}

fn text(value: &DataRef<'_>) -> String {
    match value {
        DataRef::Int(number) => number.to_string(),
        DataRef::Float(number) => number.to_string(),
        DataRef::String(text) | DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => text.clone(),
        DataRef::SharedString(text) => (*text).to_owned(),
        DataRef::Bool(yes) => yes.to_string(),
        DataRef::DateTime(moment) => day(moment),
        DataRef::Error(error) => error.to_string(),
        DataRef::Empty => String::new(),
    }
}

/// `1961-01-01`, with the time behind it if there is one; a length of time as its number.
fn day(moment: &ExcelDateTime) -> String {
    if moment.is_duration() {
        return moment.as_f64().to_string();
    }
    let (year, month, day, hour, minute, second, _) = moment.to_ymd_hms_milli();
    let date = format!("{year}-{month:02}-{day:02}");
    if (hour, minute, second) == (0, 0, 0) {
        date
    } else {
        format!("{date} {hour:02}:{minute:02}:{second:02}")
    }
}
