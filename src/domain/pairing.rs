//! The pairing of a round (rulebook §3-4).
