//! The command line, a file a subcommand.

pub mod grammar;
