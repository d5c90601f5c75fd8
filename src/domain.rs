//! The rules of a xiangqi tournament, and nothing else: no file, clock, terminal, format or language.
//! Time and chance come in as arguments. A test keeps it so.

pub mod ids;
pub mod pairing;
pub mod player;
