//! Measuring, cutting and padding by the cells of a terminal: a Chinese glyph takes two. The text is
//! taken as it will be drawn, so it must have gone through [`crate::text::shown`] if it came from a file.

use std::collections::{BTreeMap, BTreeSet};
use unicode_segmentation::UnicodeSegmentation as _;
use unicode_width::UnicodeWidthStr;

/// Stands in a cut name where something was left out.
const CUT: &str = "~";

/// The cells of a letter that is a glyph by itself whatever stands beside it: printable ASCII and the common
/// Chinese characters. Nearly all text drawn is of these, and needs no search for where its glyphs end.
fn alone(letter: char) -> Option<usize> {
    match letter {
        ' '..='~' => Some(1),
        '\u{4E00}'..='\u{9FFF}' => Some(2),
        _ => None,
    }
}

/// The cells a text takes, glyph by glyph, as ratatui counts them.
pub fn cells(text: &str) -> usize {
    if let Some(cells) = text.chars().map(alone).sum() {
        return cells;
    }
    text.graphemes(true).map(UnicodeWidthStr::width).sum()
}

/// The longest beginning of the text that takes at most `width` cells and ends between two glyphs.
pub fn cut(text: &str, width: usize) -> String {
    beginning(text, width).to_owned()
}

/// The text in exactly `width` cells, at the left: cut or followed by blanks.
pub fn pad_right(text: &str, width: usize) -> String {
    let kept = beginning(text, width);
    format!("{kept}{}", blanks(width - cells(kept)))
}

/// The text in exactly `width` cells, at the right: cut or after blanks.
pub fn pad_left(text: &str, width: usize) -> String {
    let kept = beginning(text, width);
    format!("{}{kept}", blanks(width - cells(kept)))
}

/// The text in exactly `width` cells, in the middle, the odd blank behind it.
pub fn center(text: &str, width: usize) -> String {
    let kept = beginning(text, width);
    let free = width - cells(kept);
    format!("{}{kept}{}", blanks(free / 2), blanks(free - free / 2))
}

/// Each name in at most `width` cells, and names that differ still differing. A name that fits stays whole;
/// one that does not ends in `~`; where that leaves two the same, its end follows the `~`, and where even
/// the end is the same, a count. Equal names stay equal. Needs the cells to hold as many different texts as
/// there are names: 4 will do for any list of a tournament.
pub fn cut_distinct(names: &[&str], width: usize) -> Vec<String> {
    if names.iter().all(|name| cells(name) <= width) {
        return names.iter().map(|name| (*name).to_owned()).collect();
    }
    let all: BTreeSet<&str> = names.iter().copied().collect();
    let (whole, long): (Vec<&str>, Vec<&str>) = all.into_iter().partition(|name| cells(name) <= width);
    let mut taken: BTreeSet<String> = whole.iter().map(|&name| name.to_owned()).collect();
    let mut short: BTreeMap<&str, String> = whole.into_iter().map(|name| (name, name.to_owned())).collect();

    let mut alike: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for name in long {
        alike
            .entry(beginning(name, width.saturating_sub(1)))
            .or_default()
            .push(name);
    }
    for group in alike.into_values() {
        let shortened = shorten_alike(&group, width, &taken);
        taken.extend(shortened.iter().cloned());
        short.extend(group.into_iter().zip(shortened));
    }
    names
        .iter()
        .map(|name| short.get(name).cloned().unwrap_or_default())
        .collect()
}

/// Names too long for `width` that begin alike, each made different from the others and from `taken`.
fn shorten_alike(group: &[&str], width: usize, taken: &BTreeSet<String>) -> Vec<String> {
    let free = |tries: &[String]| {
        let distinct: BTreeSet<&String> = tries.iter().collect();
        distinct.len() == tries.len() && distinct.iter().all(|name| !taken.contains(*name))
    };
    for tail in 0..width {
        let tries: Vec<String> = group
            .iter()
            .map(|name| with_end(name, ending(name, tail), width))
            .collect();
        if free(&tries) {
            return tries;
        }
    }
    let mut used = taken.clone();
    let mut counts = 1_usize..;
    group
        .iter()
        .map(|name| {
            let numbered = counts
                .by_ref()
                .take(used.len() + 1)
                .map(|count| with_end(name, &count.to_string(), width))
                .find(|numbered| !used.contains(numbered))
                .unwrap_or_else(|| cut(name, width));
            used.insert(numbered.clone());
            numbered
        })
        .collect()
}

fn with_end(name: &str, end: &str, width: usize) -> String {
    let end = format!("{CUT}{end}");
    let head = beginning(name, width.saturating_sub(cells(&end)));
    cut(&format!("{head}{end}"), width)
}

fn beginning(text: &str, width: usize) -> &str {
    let mut used = 0;
    if text.chars().all(|letter| alone(letter).is_some()) {
        for (at, letter) in text.char_indices() {
            used += alone(letter).unwrap_or(0);
            if used > width {
                return &text[..at];
            }
        }
        return text;
    }
    for (at, glyph) in text.grapheme_indices(true) {
        used += glyph.width();
        if used > width {
            return &text[..at];
        }
    }
    text
}

fn ending(text: &str, width: usize) -> &str {
    let mut used = 0;
    for (at, glyph) in text.grapheme_indices(true).rev() {
        used += glyph.width();
        if used > width {
            return &text[at + glyph.len()..];
        }
    }
    text
}

fn blanks(count: usize) -> String {
    " ".repeat(count)
}
