//! Many acts undone or redone at once, in a line: how many, which rounds they published and closed, the newest.

use crate::domain::act::{Act, Entry};
use crate::domain::fact::Fact;
use crate::domain::ids::{RoundNo, SectionId};
use crate::domain::tournament::Tournament;
use crate::text::lang::Lang;
use crate::text::shown::safe;
use crate::text::width::{cells, cut};
use std::collections::{BTreeMap, BTreeSet};

/// The newest acts that are named.
const NAMED: usize = 3;

/// Cells of a command named among several.
const COMMAND: usize = 24;

/// Rounds of each section.
type Rounds = BTreeMap<SectionId, BTreeSet<RoundNo>>;

/// How many acts from which to which; the rounds published and closed among them; the newest by their commands.
pub(super) fn phrases(acts: &[&Entry], tournament: &Tournament, verb: &str, lang: Lang) -> Vec<String> {
    let mut newest: Vec<&Entry> = acts.to_vec();
    newest.sort_by_key(|entry| std::cmp::Reverse(entry.seq));
    let (Some(last), Some(first)) = (newest.first(), newest.last()) else {
        return vec![verb.to_owned()];
    };
    let mut phrases = vec![match lang {
        Lang::Zh => format!("{verb} {} 条：#{} 到 #{}", acts.len(), first.seq, last.seq),
        Lang::En => format!("{verb} {} acts: #{} to #{}", acts.len(), first.seq, last.seq),
    }];
    let (mut published, mut closed) = (Rounds::new(), Rounds::new());
    let facts = acts.iter().flat_map(|entry| match &entry.act {
        Act::Do { facts, .. } => facts.as_slice(),
        Act::Undo(_) | Act::Redo(_) => &[],
    });
    for fact in facts {
        let (rounds, section, round) = match fact {
            Fact::Published { section, round, .. } => (&mut published, section, round),
            Fact::Closed { section, round } => (&mut closed, section, round),
            _ => continue,
        };
        rounds.entry(*section).or_default().insert(*round);
    }
    for (rounds, what) in [
        (published, lang.pick("其中公布", "published among them:")),
        (closed, lang.pick("结束", "closed:")),
    ] {
        if !rounds.is_empty() {
            phrases.push(format!("{what} {}", named(&rounds, tournament, lang)));
        }
    }
    let commands: Vec<String> = newest.iter().take(NAMED).map(|entry| command(entry)).collect();
    let commands = commands.join(lang.pick("、", ", "));
    phrases.push(format!("{} {commands}", lang.pick("最新", "newest")));
    phrases
}

/// An act by its command, cut where it is long.
fn command(entry: &Entry) -> String {
    let Act::Do { line, .. } = &entry.act else {
        return format!("#{}", entry.seq);
    };
    let line = safe(line);
    if cells(&line) <= COMMAND {
        format!("#{} {line}", entry.seq)
    } else {
        format!("#{} {}...", entry.seq, cut(&line, COMMAND - 3).trim_end())
    }
}

/// Rounds as ranges, with their section where there are several: `@open 第1-3轮`.
fn named(rounds: &Rounds, tournament: &Tournament, lang: Lang) -> String {
    let of_section = |(section, rounds): (&SectionId, &BTreeSet<RoundNo>)| {
        let ranges = ranges(rounds);
        let text = match lang {
            Lang::Zh => format!("第{ranges}轮"),
            Lang::En if rounds.len() == 1 => format!("round {ranges}"),
            Lang::En => format!("rounds {ranges}"),
        };
        match tournament.regulation.section_key(*section) {
            "" => text,
            key => format!("@{key} {text}"),
        }
    };
    let list: Vec<String> = rounds.iter().map(of_section).collect();
    list.join(lang.pick("、", ", "))
}

/// `1-3,5`.
fn ranges(rounds: &BTreeSet<RoundNo>) -> String {
    let all: Vec<RoundNo> = rounds.iter().copied().collect();
    let parts: Vec<String> = all
        .chunk_by(|a, b| a + 1 == *b)
        .filter_map(|run| Some((run.first()?, run.last()?)))
        .map(|(first, last)| {
            if first == last {
                first.to_string()
            } else {
                format!("{first}-{last}")
            }
        })
        .collect();
    parts.join(",")
}
