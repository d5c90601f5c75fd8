//! Why not, in words: one line that says what is wrong and what to do next.

pub mod named;
pub mod registration;
pub mod rounds;
