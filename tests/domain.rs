//! The rules, by values.

mod clock;
mod incidents;
mod knockout;
mod pairing;
mod prizes;
mod purity;
mod regulations;
mod results;
mod seats;
mod standings;
mod teams;
