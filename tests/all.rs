//! Every integration test, as one binary.

mod domain;
mod support;
