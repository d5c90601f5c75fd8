//! Strings of keys, as the arbiter's day goes, through the real loop on a real folder.

mod burst;
mod day;
mod finals;
mod fouls;
mod map;
mod pending;
mod results;
