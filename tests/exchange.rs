//! What goes in from other programs and out to them.

mod csv_out;
mod dates;
mod roster;
mod samples;
mod workbook;
