//! The console: terminal, input, screen.
//!
//! The lowest layer knows nothing of tournaments:
//!
//! - [`terminal`]: the full screen taken and given back, also when the program panics or is stopped.
//! - [`input`]: what the keyboard sends, as our own keys.
//! - [`guard`]: the end of the program when its terminal or its session is gone.
//! - [`run`]: the loop between both ends.
//! - [`start`]: from the command line into the console.
//! - [`wire`]: a frame in the fewest bytes.
//! - [`draw`]: what the drawing library leaves to us where Chinese text is covered.
//!
//! The console itself:
//!
//! - [`model`]: what it remembers; [`sight`]: what it sees of the tournament; [`finals`]: prizes,
//!   teams and ties, worked out when asked for.
//! - [`keymap`]: what keys mean, as data; [`update`](mod@update): what follows from a key.
//! - [`commands`], [`seam`]: what a key asks of the tournament, and what is answered.
//! - [`limit`]: the late limit, as time goes by. [`log`]: what happened in a round. [`steps`]: what comes next.
//! - [`edited`]: an edited regulation file, offered.
//! - [`layout`], [`view`], [`panels`], [`dialogs`]: the screen; [`kept`]: its panels as last drawn. [`theme`]: its
//!   colours. [`paint`]: rows of cells. [`wording`]: things of the tournament in words.
//! - [`chooser`]: which tournament.
//! - [`console`]: all of it as the program of the loop.

pub mod chooser;
pub mod commands;
pub mod console;
pub mod dialogs;
pub mod draw;
pub mod edited;
pub mod finals;
pub mod guard;
pub mod input;
pub mod kept;
pub mod keymap;
pub mod layout;
pub mod limit;
pub mod log;
pub mod model;
pub mod paint;
pub mod panels;
pub mod run;
pub mod seam;
pub mod sight;
mod start;
pub mod steps;
pub mod terminal;
pub mod theme;
pub mod update;
pub mod view;
pub mod wire;
pub mod wording;

pub use start::{choose, open};
