//! Texts with places to fill.

use std::fmt::Display;

/// A text with its places filled.
pub fn fill(text: &str, with: &[&dyn Display]) -> String {
    let mut filled = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some(at) = rest.find('{') {
        let (before, after) = rest.split_at(at);
        filled.push_str(before);
        let place = after.get(1..2).and_then(|d| d.parse::<usize>().ok());
        match place.and_then(|p| with.get(p)) {
            Some(value) if after.get(2..3) == Some("}") => {
                filled.push_str(&value.to_string());
                rest = &after[3..];
            }
            _ => {
                filled.push('{');
                rest = &after[1..];
            }
        }
    }
    filled.push_str(rest);
    filled
}
