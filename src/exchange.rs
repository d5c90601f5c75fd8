//! What goes in from other programs and out to them.
//!
//! - [`roster`]: the players of a tournament, from a table of text.
//! - [`import`]: its rows, as a command takes them.
//! - [`csv_out`]: tables for a spreadsheet.

pub mod csv_out;
pub mod import;
pub mod roster;
