//! Every word shown, and how wide it is.
//!
//! - [`lang`]: the two languages.
//! - [`shown`]: text from files made harmless before it reaches a terminal.
//! - [`width`]: measuring, cutting and padding by cells.
//! - [`fold`]: what a Chinese input method types instead of ASCII.
//! - [`pinyin`]: finding a player by a few letters.
//! - [`roster`]: what is wrong with a roster, in words.
//! - [`refusal`]: why a command cannot be, and what to do next.

pub mod fold;
pub mod lang;
pub mod pinyin;
pub mod refusal;
pub mod roster;
pub mod shown;
pub mod width;
