//! The rules, by values.

mod knockout;
mod lots;
mod pairing;
mod prizes;
mod purity;
mod regulations;
mod standings;
mod teams;
