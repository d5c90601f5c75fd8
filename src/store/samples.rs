//! The regulations that come with the program, so that the binary alone can start a tournament.

/// A sample event.
#[derive(Debug, Clone, Copy)]
pub struct Sample {
    /// Its key, as in `new --regulation KEY`.
    pub key: &'static str,
    /// Its regulation, as people write it.
    pub regulation: &'static str,
    /// Its roster, of invented names.
    pub roster: &'static str,
}

macro_rules! sample {
    ($key:literal) => {
        Sample {
            key: $key,
            regulation: include_str!(concat!("../../sample-events/", $key, "/regulation.ron")),
            roster: include_str!(concat!("../../sample-events/", $key, "/roster.csv")),
        }
    };
}

/// All of them, the newest rules last.
pub const SAMPLES: [Sample; 5] = [
    sample!("xiaoyi-2019"),
    sample!("shanxi-2018"),
    sample!("meishan-2016"),
    sample!("kunming-2021"),
    sample!("qijiang-2019"),
];

/// The sample of a key.
pub fn sample(key: &str) -> Option<&'static Sample> {
    SAMPLES.iter().find(|s| s.key == key)
}
