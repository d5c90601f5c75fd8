//! The rules, by values.

mod pairing;
mod purity;
mod regulations;
mod standings;
