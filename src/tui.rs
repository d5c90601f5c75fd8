//! The console: terminal, input, screen.
//!
//! The lowest layer knows nothing of tournaments:
//!
//! - [`terminal`]: the full screen taken and given back, also when the program panics or is stopped.
//! - [`input`]: what the keyboard sends, as our own keys.
//! - [`guard`]: the end of the program when its terminal or its session is gone.
//! - [`run`]: the loop between both ends.
//! - [`start`]: from the command line into the console.
//! - [`draw`]: what the drawing library leaves to us where Chinese text is covered.

pub mod draw;
pub mod guard;
pub mod input;
pub mod run;
mod start;
pub mod terminal;

pub use start::{choose, open};
