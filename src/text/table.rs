//! A table of plain text, its columns aligned by cells.

use crate::text::width::{cells, pad_left, pad_right};
use std::fmt;

/// How a column stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// A table: headings and rows.
#[derive(Debug, Clone, Default)]
pub struct Table {
    columns: Vec<(String, Align)>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with these columns.
    pub fn new(columns: &[(&str, Align)]) -> Self {
        Self {
            columns: columns
                .iter()
                .map(|(name, align)| ((*name).to_owned(), *align))
                .collect(),
            rows: Vec::new(),
        }
    }

    /// A further column at the right.
    pub fn column(&mut self, name: &str, align: Align) {
        self.columns.push((name.to_owned(), align));
    }

    /// The headings.
    pub fn headings(&self) -> impl Iterator<Item = &str> {
        self.columns.iter().map(|(name, _)| name.as_str())
    }

    /// The rows.
    pub fn rows(&self) -> &[Vec<String>] {
        &self.rows
    }

    /// A further row.
    pub fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.columns.iter().map(|(name, _)| name.clone()).collect();
        let widths: Vec<usize> = (0..self.columns.len())
            .map(|column| {
                std::iter::once(&names)
                    .chain(&self.rows)
                    .filter_map(|row| row.get(column))
                    .map(|cell| cells(cell))
                    .max()
                    .unwrap_or(0)
            })
            .collect();
        for row in std::iter::once(&names).chain(&self.rows) {
            let line: Vec<String> = row
                .iter()
                .zip(&widths)
                .zip(&self.columns)
                .map(|((cell, width), (_, align))| match align {
                    Align::Left => pad_right(cell, *width),
                    Align::Right => pad_left(cell, *width),
                })
                .collect();
            writeln!(f, "{}", line.join("  ").trim_end())?;
        }
        Ok(())
    }
}
