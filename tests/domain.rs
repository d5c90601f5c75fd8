//! The rules, by values.

mod purity;
