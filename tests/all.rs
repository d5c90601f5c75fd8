//! Every integration test, as one binary.
