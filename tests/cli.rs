//! The command line, as scripts and people use it.

mod contract;
mod do_lines;
mod export;
mod grammar;
mod languages;
mod notices;
mod regulation_faults;
mod show;
mod simulate;
mod small_fields;
mod undo_of_many;
