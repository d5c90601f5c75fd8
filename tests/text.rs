//! Widths, full-width folding, what is shown, and search.

mod finals;
mod fold;
mod pinyin;
mod shown;
mod width;
