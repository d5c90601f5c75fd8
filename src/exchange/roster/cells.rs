//! From text to rows of cells, whatever separates them.

/// What may separate the cells of a row, the likeliest first.
pub(super) const SEPARATORS: [char; 5] = [',', '\t', '，', ';', '；'];

/// The longest quoted cell, in bytes; a quote left open must not swallow the file.
const MAX_QUOTED: usize = 4096;

/// A row of cells, or of one broken line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct CellRow {
    /// The line of the file it begins on, from 1.
    pub(super) line: usize,
    /// Its cells, trimmed; `None` where a quote is not closed, or closed in the middle of a cell.
    pub(super) cells: Option<Vec<String>>,
}

/// The rows of a text whose cells are separated by `separator`; empty lines are left out. A cell in double
/// quotes may hold separators, line ends and doubled quotes. After a broken row reading goes on with the next
/// line.
pub(super) fn rows(text: &str, separator: char) -> Rows<'_> {
    Rows {
        rest: text,
        line: 1,
        separator,
    }
}

/// See [`rows`].
pub(super) struct Rows<'a> {
    rest: &'a str,
    line: usize,
    separator: char,
}

impl Iterator for Rows<'_> {
    type Item = CellRow;

    fn next(&mut self) -> Option<CellRow> {
        while !self.rest.is_empty() {
            let line = self.line;
            let (cells, rest) = match row(self.rest, self.separator) {
                Some((cells, rest)) => (Some(cells), rest),
                None => (None, after_line(self.rest)),
            };
            let read = &self.rest[..self.rest.len() - rest.len()];
            self.line += line_ends(read);
            self.rest = rest;
            if cells
                .as_ref()
                .is_none_or(|cells| cells.iter().any(|cell| !cell.is_empty()))
            {
                return Some(CellRow { line, cells });
            }
        }
        None
    }
}

/// The cells of the first row and the text after it.
fn row(text: &str, separator: char) -> Option<(Vec<String>, &str)> {
    let mut cells = Vec::new();
    let mut rest = text;
    loop {
        let (cell, after) = cell(rest, separator)?;
        cells.push(trimmed(&cell).to_owned());
        match after.chars().next() {
            Some(c) if c == separator => rest = &after[c.len_utf8()..],
            _ => return Some((cells, after_line(after))),
        }
    }
}

/// The first cell, and the text from its separator or line end on.
fn cell(text: &str, separator: char) -> Option<(String, &str)> {
    let ends = |c: char| c == separator || is_line_end(c);
    let start = text.trim_start_matches(|c: char| c.is_whitespace() && !ends(c));
    let Some(quoted) = start.strip_prefix('"') else {
        let end = text.find(ends).unwrap_or(text.len());
        return Some((text[..end].to_owned(), &text[end..]));
    };
    let mut inside = String::new();
    let mut rest = quoted;
    loop {
        let quote = rest.find('"')?;
        inside.push_str(&rest[..quote]);
        rest = &rest[quote + 1..];
        if inside.len() > MAX_QUOTED {
            return None;
        }
        if let Some(more) = rest.strip_prefix('"') {
            inside.push('"');
            rest = more;
            continue;
        }
        let after = rest.trim_start_matches(|c: char| c.is_whitespace() && !ends(c));
        return (after.is_empty() || after.starts_with(ends)).then_some((inside, after));
    }
}

/// The text after the end of its first line.
fn after_line(text: &str) -> &str {
    match text.find(is_line_end) {
        Some(end) if text[end..].starts_with("\r\n") => &text[end + 2..],
        Some(end) => &text[end + 1..],
        None => "",
    }
}

fn is_line_end(c: char) -> bool {
    matches!(c, '\n' | '\r')
}

/// Line ends in the text: CRLF, LF or CR.
fn line_ends(text: &str) -> usize {
    let ends = text.chars().filter(|&c| is_line_end(c)).count();
    ends - text.matches("\r\n").count()
}

/// Without blanks at both ends, nor the invisible characters that spreadsheets and chat programs put there.
pub(super) fn trimmed(cell: &str) -> &str {
    cell.trim_matches(|c: char| {
        c.is_whitespace()
            || matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}' | '\u{FEFF}')
    })
}
