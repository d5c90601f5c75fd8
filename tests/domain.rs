//! The rules, by values.

mod clock;
mod incidents;
mod purity;
mod regulations;
mod results;
mod seats;
