//! Widths, full-width folding, what is shown, and search.

mod finals;
mod fold;
mod pinyin;
mod refusals_of_rounds;
mod refused_at_boards;
mod rule_change;
mod shown;
mod width;
