//! Why not, in words: one line that says what is wrong and what to do next.

pub mod incidents;
pub mod named;
pub mod registration;
pub mod results;
pub mod rounds;
