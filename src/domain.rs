//! The rules of a xiangqi tournament, and nothing else: no file, clock, terminal, format or language.
//! Time and chance come in as arguments ([`command::Context`]). A test keeps it so.
//!
//! One way in: a [`command::Command`] is judged by [`decide::decide`], which answers with [`fact::Fact`]s or a
//! [`refusal::Refusal`]; [`tournament::Tournament::apply`] takes facts without judging. Everything else here is
//! a function of the tournament.

pub mod act;
pub mod adoption;
pub mod chance;
pub mod clock;
pub mod command;
pub mod decide;
pub mod entries;
pub mod fact;
pub mod foul;
pub mod ids;
pub mod invariants;
pub mod knockout;
pub mod pairing;
pub mod player;
pub mod prizes;
pub mod province;
pub mod refusal;
pub mod regulation;
pub mod round;
pub mod rule_change;
pub mod standings;
pub mod teams;
pub mod ties;
pub mod tournament;
pub mod warnings;
