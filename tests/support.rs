//! What several areas of tests share.

pub(crate) mod pty;
