//! Every word shown, and how wide it is.
//!
//! - [`lang`]: the two languages.
//! - [`console`]: the words of the console; [`keys`]: what its keys do.
//! - [`shown`]: text from files made harmless before it reaches a terminal.
//! - [`width`]: measuring, cutting and padding by cells.
//! - [`fold`]: what a Chinese input method types instead of ASCII.
//! - [`pinyin`]: finding a player by a few letters.
//! - [`roster`]: what is wrong with a roster, in words.
//! - [`words`]: the names of results, reasons, criteria, states.
//! - [`echo`]: what an act did. [`after`]: what to mind after it. [`refusal`]: why a command cannot be, and what to do
//!   next. [`grammar`], [`trouble`], [`check`]: what else is wrong: a line, a folder, a journal.
//! - [`help`]: the command line's help.
//! - [`why`]: why two meet. [`finals`]: teams and prizes; [`prizes`]: the lines under a prize list;
//!   [`finals_windows`]: the words of their windows;
//!   [`knockout`]: the cut and its places.
//! - [`rules`]: what a regulation decides; [`rule_change`]: what of it changes; [`filter`]: whom a rule speaks of.
//! - [`table`]: tables of plain text. [`crosstable`]: the paper kept beside the journal.
//! - [`spot`]: the words of what is done on the spot.
//! - [`ties`]: level groups that something hangs on.
//! - [`set_up`]: the set-up screen. [`warnings`]: what the arbiter should know before he starts.

pub mod after;
pub mod check;
pub mod console;
pub mod crosstable;
pub mod echo;
pub mod filter;
pub mod finals;
pub mod finals_windows;
pub mod fold;
pub mod grammar;
pub mod help;
pub mod keys;
pub mod knockout;
pub mod lang;
pub mod pinyin;
pub mod prizes;
pub mod refusal;
pub mod roster;
pub mod rule_change;
pub mod rules;
pub mod set_up;
pub mod shown;
pub mod spot;
pub mod table;
pub mod ties;
pub mod trouble;
pub mod warnings;
pub mod why;
pub mod width;
pub mod words;
