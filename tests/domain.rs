//! The rules, by values.

mod clock;
mod incidents;
mod pairing;
mod purity;
mod regulations;
mod results;
mod seats;
mod standings;
