//! The rules, by values.

mod purity;
mod regulations;
mod standings;
