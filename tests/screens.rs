//! The screen, as it is seen.

mod look;
mod shapes;
mod spot;
