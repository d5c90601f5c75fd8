//! The library of the arbiter's console, and its map:
//!
//! - [`domain`]: the rules of the tournament, pure.
//! - [`exchange`]: rosters in, documents out.
//! - [`text`]: every word shown, in both languages; widths, full-width folding, pinyin.
//! - [`tui`]: the console.

pub mod domain;
pub mod exchange;
pub mod text;
pub mod tui;
