//! The command line, as scripts and people use it.

mod articles;
mod do_lines;
mod grammar;
mod languages;
mod notices;
mod regulation_faults;
mod show;
mod simulate;
mod undo_of_many;
