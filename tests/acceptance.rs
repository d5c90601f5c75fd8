//! Small cases from arbiters' troubles, through the program itself: `arbiter new`, `do`, `show`.

mod hall;

mod boards;
mod colours;
mod fouls;
mod knockout;
mod late;
mod lists;
mod log;
mod pairing;
mod prizes;
mod standings;
mod teams;
