//! What several areas of tests share.

pub(crate) mod console;
pub(crate) mod day;
pub(crate) mod desk;
pub(crate) mod facts;
pub(crate) mod hall;
pub(crate) mod meter;
pub(crate) mod names;
pub(crate) mod program;
pub(crate) mod pty;
