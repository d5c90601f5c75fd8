//! Every word shown, and how wide it is.

pub mod lang;
pub mod refusal;
