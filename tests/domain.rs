//! The rules, by values.

mod purity;
mod standings;
