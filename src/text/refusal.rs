//! Why not, in words: what is wrong and what to do next, one line.

pub mod finals;
