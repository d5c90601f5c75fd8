//! Strings of keys, as the arbiter's day goes, through the real loop on a real folder.

mod asks;
mod burst;
mod day;
mod fouls;
mod lines;
mod map;
mod pending;
mod results;
