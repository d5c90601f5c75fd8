//! Strings of keys, as the arbiter's day goes, through the real loop on a real folder.

mod any_keys;
mod asks;
mod burst;
mod corrections;
mod counts;
mod day;
mod finals;
mod fouls;
mod hall;
mod hard_day;
mod knockout;
mod lines;
mod log;
mod map;
mod metamorphic;
mod pasted;
mod pending;
mod refused;
mod results;
mod seats;
mod set_up;
mod torn;
