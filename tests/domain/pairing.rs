//! The pairing engine against a search over all pairings, against itself by another way, and by the cases.

mod brute;
mod cases;
mod fields;
mod properties;
