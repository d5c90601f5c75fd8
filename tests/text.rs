//! Widths, full-width folding, what is shown, and search.

mod fold;
mod pinyin;
mod shown;
mod width;
