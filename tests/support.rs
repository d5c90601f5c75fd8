//! What several areas of the tests share.

pub mod facts;
