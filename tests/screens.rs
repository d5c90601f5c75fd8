//! The screen, as it is seen.

mod shapes;
