//! Every integration test, as one binary.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

mod acceptance;
mod cli;
mod domain;
mod exchange;
mod keys;
mod pty;
mod screens;
mod ssh;
mod store;
mod support;
mod terminal;
mod text;
