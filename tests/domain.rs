//! The rules, by values.

mod commands_at_random;
mod import;
mod pairing;
mod participation;
mod purity;
mod registration;
mod regulations;
mod rounds;
mod setup;
