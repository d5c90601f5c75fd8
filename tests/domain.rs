//! The rules, by values.

mod catalogues;
mod clock;
mod commands_at_random;
mod import;
mod incidents;
mod knockout;
mod lots;
mod pairing;
mod paper;
mod participation;
mod prizes;
mod purity;
mod registration;
mod regulations;
mod results;
mod rounds;
mod seats;
mod sections;
mod setup;
mod standings;
mod teams;
mod ties;
