//! The terminal layer without a terminal.

mod draw;
mod fold;
mod joiner;
mod run;
mod wire;
