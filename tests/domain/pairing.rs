//! The pairing engine against a search over all pairings, against itself by another way, and by the cases.

#![allow(clippy::unwrap_used, reason = "what a helper cannot unwrap is a failed test")]

mod brute;
mod cases;
mod fields;
mod properties;
