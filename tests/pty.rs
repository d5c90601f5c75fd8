//! The terminal layer on a real pseudo-terminal.

mod console;
mod demo;
mod endings;
mod keys;
mod screen;
mod suspension;
