//! The library of the arbiter's console, and its map:
//!
//! - [`domain`]: the rules of the tournament, pure.
//! - [`store`]: the tournament's folder.
//! - [`exchange`]: rosters in, CSV out.
//! - [`text`]: every word shown, in both languages; widths, full-width folding, pinyin.
//! - [`tui`]: the console.
//! - [`cli`]: the command line.

pub mod cli;
pub mod domain;
pub mod exchange;
pub mod store;
pub mod text;
pub mod tui;
