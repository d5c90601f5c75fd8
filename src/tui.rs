//! The console: terminal, input, screen.
