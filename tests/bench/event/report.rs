//! The table that is printed.

use std::time::{Duration, Instant};

/// The heading.
pub(crate) fn head() {
    println!(
        "{:<52} {:>10} {:>10} {:>10} {:>8} {:>8}",
        "", "median", "p99", "limit", "of it", ""
    );
}

/// A row: what was measured, the least half of it, its worst hundredth, and the limit, all in one unit. `held` is
/// what the limit is put to.
pub(crate) fn row(what: &str, median: f64, p99: f64, held: f64, limit: Option<f64>, unit: &str) {
    let number = |value: f64| format!("{value:.2} {unit}");
    let (limit, share, verdict) = match limit {
        None => (String::new(), String::new(), ""),
        Some(limit) => (
            number(limit),
            if limit > 0.0 {
                format!("{:.2}", held / limit)
            } else {
                String::new()
            },
            if held <= limit { "within" } else { "over" },
        ),
    };
    println!(
        "{what:<52} {:>10} {:>10} {limit:>10} {share:>8} {verdict:>8}",
        number(median),
        number(p99)
    );
}

/// Milliseconds.
pub(crate) fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// How long each of so many runs takes, in milliseconds.
pub(crate) fn timed<T>(runs: usize, mut run: impl FnMut() -> T) -> Vec<f64> {
    (0..runs)
        .map(|_| {
            let start = Instant::now();
            std::hint::black_box(run());
            ms(start.elapsed())
        })
        .collect()
}

/// The value below which so many in a hundred are.
pub(crate) fn percentile(values: &[f64], hundredths: usize) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = (sorted.len() * hundredths).div_ceil(100).clamp(1, sorted.len());
    sorted[at - 1]
}

/// A row whose median the limit is put to.
pub(crate) fn times(what: &str, values: &[f64], limit: Option<f64>) {
    let median = percentile(values, 50);
    row(what, median, percentile(values, 99), median, limit, "ms");
}
