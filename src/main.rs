//! The `arbiter` program.
fn main() {}
