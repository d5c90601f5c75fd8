//! Tables as CSV, so that a spreadsheet opens them with every digit in place and runs none of them.

use std::fmt::Write as _;

/// Digits from which a spreadsheet shows a number rounded or as a power of ten.
const LONG_NUMBER: usize = 12;

/// A cell of a table that goes out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// Somebody's text: kept as text whatever it looks like.
    Text(String),
    /// A number or a date of our own, written as it is.
    Plain(String),
}

impl Cell {
    fn written(&self) -> String {
        match self {
            Self::Plain(plain) => plain.clone(),
            Self::Text(text) if reads_as_number(text) => format!("=\"{text}\""),
            Self::Text(text) if may_be_formula(text) => format!("'{text}"),
            Self::Text(text) => text.clone(),
        }
    }
}

/// The table as CSV in UTF-8, lines ended by CRLF; with `bom` a mark before it, without which Chinese Excel
/// takes the file for GBK. Text that a spreadsheet would take for a number or a date and alter (leading
/// zeros, 12 digits and more, `3-4`, `1e5`) goes out as `="00123"`; text that it would run as a formula gets
/// an apostrophe before it.
pub fn write_csv(headings: &[&str], rows: &[Vec<Cell>], bom: bool) -> String {
    let mut csv = String::new();
    if bom {
        csv.push('\u{FEFF}');
    }
    write_row(headings.iter().map(|&heading| heading.to_owned()), &mut csv);
    for row in rows {
        write_row(row.iter().map(Cell::written), &mut csv);
    }
    csv
}

/// What a spreadsheet's text was before [`write_csv`] made it safe.
pub(crate) fn as_text(cell: &str) -> &str {
    if let Some(inner) = cell.strip_prefix("=\"").and_then(|rest| rest.strip_suffix('"')) {
        return inner;
    }
    match cell.strip_prefix('\'') {
        Some(inner) if may_be_formula(inner) => inner,
        _ => cell,
    }
}

fn write_row(cells: impl Iterator<Item = String>, csv: &mut String) {
    for (place, cell) in cells.enumerate() {
        if place > 0 {
            csv.push(',');
        }
        if cell.contains([',', '"', '\n', '\r', '\t']) || cell.trim() != cell {
            // Writing to a String cannot fail.
            let _ = write!(csv, "\"{}\"", cell.replace('"', "\"\""));
        } else {
            csv.push_str(&cell);
        }
    }
    csv.push_str("\r\n");
}

/// Whether a spreadsheet would take the text for a number or a date and show something else.
fn reads_as_number(text: &str) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    if digits == 0 || !text.chars().all(|c| c.is_ascii_digit() || "-/.:eE".contains(c)) {
        return false;
    }
    if !text.starts_with(|c: char| c.is_ascii_digit()) {
        return false;
    }
    digits < text.len() || digits >= LONG_NUMBER || (digits > 1 && text.starts_with('0'))
}

/// Whether a spreadsheet would run the text. A dash alone, our mark for nothing, is none.
fn may_be_formula(text: &str) -> bool {
    text != "-" && text.starts_with(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'])
}
