//! The tournament's folder: what was acknowledged is never lost, what is damaged is never built upon.

mod damage;
mod durability;
mod folder;
mod regulation_file;
mod releases;
mod snapshot;
mod writers;
