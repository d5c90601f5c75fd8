//! What goes in from other programs and out to them.
