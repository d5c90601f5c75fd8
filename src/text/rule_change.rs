//! A change of the rules in words: the fields, the chains old and new, the placings that change.

use crate::domain::adoption::Difference;
use crate::domain::rule_change::{PlaceChange, RuleChange, SectionChange};
use crate::domain::tournament::Tournament;
use crate::text::lang::Lang;
use crate::text::shown::safe;
use crate::text::width::{cells, cut};
use crate::text::words;

/// Placings named one by one; the others are counted.
const NAMED: usize = 6;

/// Fields named one by one; the others are counted.
const FIELDS: usize = 4;

/// Cells of a value before it is cut.
const VALUE: usize = 48;

/// What a change did, in a line, for the echo and the log.
pub fn say(change: &RuleChange, tournament: &Tournament, lang: Lang) -> String {
    // The chains are said with their sections, if there are any yet.
    let told = |d: &&Difference| change.sections.is_empty() || d.field != "chain";
    let mut parts = vec![fields(
        &change.differences.iter().filter(told).collect::<Vec<_>>(),
        lang,
    )];
    parts.extend(change.sections.iter().map(|s| section(s, tournament, lang)));
    parts.retain(|p| !p.is_empty());
    parts.join(lang.pick("；", "; "))
}

/// What is asked before a change: how much is otherwise, and how many places change.
pub fn ask(change: &RuleChange, what: &str, tournament: &Tournament, lang: Lang) -> String {
    let told = say(change, tournament, lang);
    match lang {
        Lang::Zh => format!("{what}：{told}。y 照改"),
        Lang::En => format!("{what}: {told}. y changes it"),
    }
}

/// The fields that differ, old -> new.
fn fields(differences: &[&Difference], lang: Lang) -> String {
    let mut said: Vec<String> = differences
        .iter()
        .take(FIELDS)
        .map(|d| difference(d, lang))
        .collect();
    let rest = differences.len().saturating_sub(FIELDS);
    if rest > 0 {
        said.push(match lang {
            Lang::Zh => format!("另 {rest} 处"),
            Lang::En => format!("{rest} more"),
        });
    }
    said.join(lang.pick("，", ", "))
}

/// A field that differs, old -> new.
pub fn difference(difference: &Difference, lang: Lang) -> String {
    let item = difference
        .item
        .as_deref()
        .map_or_else(String::new, |item| format!(" {}", safe(item)));
    let field = difference.field.as_str();
    let name = match lang {
        Lang::Zh => format!("{}{field}{item}", name_zh(field)),
        Lang::En => format!("{field}{item}"),
    };
    let (was, now) = (difference.was.as_deref(), difference.now.as_deref());
    match (was, now) {
        (None, None) => format!("{name} {}", lang.pick("次序不同", "in another order")),
        (None, Some(_)) => format!("{name} {}", lang.pick("新增", "added")),
        (Some(_), None) => format!("{name} {}", lang.pick("删去", "removed")),
        (Some(was), Some(now)) => {
            let (was, now) = apart(&plain(was), &plain(now));
            format!("{name} {was} -> {now}")
        }
    }
}

/// The field in the arbiter's words, before its name in the file; nothing for the switches, whose names are
/// those of the rulebook.
fn name_zh(field: &str) -> &'static str {
    match field {
        "rounds" => "轮次 ",
        "chain" => "名次区分 ",
        "time_control" => "用时 ",
        "points" => "积分 ",
        "first_round" => "首轮 ",
        "unit_avoidance" => "同单位回避 ",
        "late_minutes" | "late_at" => "迟到 ",
        "forfeits_withdraw" => "弃权退赛 ",
        "fouls_lose_game" => "一局犯规判负 ",
        "place_rounding" => "名额余数 ",
        "sections" => "组别 ",
        "schedule" => "日程 ",
        "quotas" => "名额 ",
        "eligibility" => "资格 ",
        "fees" => "收费 ",
        "deadlines" => "期限 ",
        "fouls" => "犯规 ",
        "recording" => "录谱 ",
        "natural_limit" => "自然限着 ",
        "repetition" => "待判局面 ",
        "teams" => "团体 ",
        "knockout" => "淘汰赛 ",
        "prizes" => "奖励 ",
        "questions" => "问题 ",
        _ => "",
    }
}

/// Data as people read it.
fn plain(value: &str) -> String {
    let text = value.replace('"', "").replace("Some(", "(");
    let inner = text.strip_prefix('(').and_then(|t| t.strip_suffix(')'));
    match inner {
        Some(inner) if !inner.contains('(') => inner.to_owned(),
        _ => safe(&text).into_owned(),
    }
}

/// Two values cut to the part in which they differ.
fn apart(was: &str, now: &str) -> (String, String) {
    if cells(was) <= VALUE && cells(now) <= VALUE {
        return (was.to_owned(), now.to_owned());
    }
    let same: usize = was
        .chars()
        .zip(now.chars())
        .take_while(|(a, b)| a == b)
        .count()
        .saturating_sub(8);
    let alike: usize = was
        .chars()
        .rev()
        .zip(now.chars().rev())
        .take_while(|(a, b)| a == b)
        .count();
    let part = |text: &str| {
        let rest: String = text.chars().skip(same).collect();
        // To the end of the item in which they differ.
        let differing = rest.chars().count().saturating_sub(alike);
        let end = rest
            .char_indices()
            .skip(differing)
            .find(|(_, c)| matches!(c, ',' | ')' | ']' | '}'))
            .map_or(rest.len(), |(at, _)| at);
        let short = cut(&rest[..end], VALUE);
        let (before, after) = (
            if same > 0 { "~" } else { "" },
            if short.len() < rest.len() { "~" } else { "" },
        );
        format!("{before}{short}{after}")
    };
    (part(was), part(now))
}

fn section(change: &SectionChange, tournament: &Tournament, lang: Lang) -> String {
    let mut parts = Vec::new();
    if change.was != change.now {
        parts.push(format!(
            "{} {} -> {}",
            lang.pick("名次区分", "chain"),
            words::chain(&change.was, lang),
            words::chain(&change.now, lang)
        ));
    }
    parts.push(match (change.places.len(), lang) {
        (0, Lang::Zh) => "名次不变".to_owned(),
        (0, Lang::En) => "no place changes".to_owned(),
        (n, Lang::Zh) => format!("{n} 人名次改变: {}", places(&change.places, tournament, lang)),
        (n, Lang::En) => format!("{n} places change: {}", places(&change.places, tournament, lang)),
    });
    let told = parts.join(lang.pick("，", ", "));
    if tournament.sections.len() > 1 {
        format!("@{} {told}", tournament.regulation.section_key(change.section))
    } else {
        told
    }
}

/// The first of the placings that change: who, old -> new.
fn places(places: &[PlaceChange], tournament: &Tournament, lang: Lang) -> String {
    let rank = |rank: Option<u32>| rank.map_or_else(|| "-".to_owned(), |r| r.to_string());
    let mut said: Vec<String> = places
        .iter()
        .take(NAMED)
        .filter_map(|place| {
            let player = tournament.players.get(&place.player)?;
            let number = player.number.map_or_else(String::new, |n| format!("{n} "));
            let name = safe(&player.entry.name);
            Some(format!("{number}{name} {}->{}", rank(place.was), rank(place.now)))
        })
        .collect();
    let rest = places.len().saturating_sub(NAMED);
    if rest > 0 {
        said.push(match lang {
            Lang::Zh => format!("另 {rest} 人"),
            Lang::En => format!("{rest} more"),
        });
    }
    said.join(lang.pick("、", ", "))
}
