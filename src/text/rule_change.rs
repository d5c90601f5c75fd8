//! A change of the rules in words: the fields, the chains old and new, the placings that change.

mod items;
mod wholes;

use crate::domain::adoption::Difference;
use crate::domain::rule_change::{PlaceChange, Regulations, RuleChange, SectionChange};
use crate::domain::tournament::Tournament;
use crate::text::lang::Lang;
use crate::text::shown::safe;
use crate::text::width::{cells, cut};
use crate::text::words;
use items::{Item, Point};

/// Placings named one by one; the others are counted.
const NAMED: usize = 6;

/// Fields named one by one in an echo, and points of an item; the others are counted.
const FIELDS: usize = 4;

/// Cells of a value before it is cut.
const VALUE: usize = 48;

/// How much of a change is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Detail {
    /// The first points; the others are counted.
    Brief,
    /// Every point.
    Full,
}

/// What a change did, in a line: for the echo in brief, for the log in full.
pub fn say(change: &RuleChange, tournament: &Tournament, detail: Detail, lang: Lang) -> String {
    // The chains are said with their sections, if there are any yet.
    let unsaid = |d: &&Difference| change.sections.is_empty() || d.field != "chain";
    let mut parts = vec![fields(
        &change.differences.iter().filter(unsaid).collect::<Vec<_>>(),
        change.regulations.as_deref(),
        detail,
        lang,
    )];
    parts.extend(change.sections.iter().map(|s| section(s, tournament, lang)));
    parts.retain(|p| !p.is_empty());
    parts.join(lang.pick("；", "; "))
}

/// What is asked before a change: how much is otherwise, and how many places change.
pub fn ask(change: &RuleChange, what: &str, tournament: &Tournament, lang: Lang) -> String {
    let told = say(change, tournament, Detail::Brief, lang);
    match lang {
        Lang::Zh => format!("{what}：{told}。y 照改"),
        Lang::En => format!("{what}: {told}. y changes it"),
    }
}

/// The fields that differ, old -> new.
fn fields(differences: &[&Difference], between: Option<&Regulations>, detail: Detail, lang: Lang) -> String {
    let said = differences
        .iter()
        .map(|d| {
            let (name, points) = told(d, between, lang);
            format!("{name} {}", listed(points, detail, lang))
        })
        .collect();
    listed(said, detail, lang)
}

/// What is said of several.
fn listed(mut said: Vec<String>, detail: Detail, lang: Lang) -> String {
    let most = match detail {
        Detail::Brief => FIELDS,
        Detail::Full => said.len(),
    };
    let rest = said.len() - most.min(said.len());
    said.truncate(most);
    if rest > 0 {
        said.push(match lang {
            Lang::Zh => format!("另 {rest} 处"),
            Lang::En => format!("{rest} more"),
        });
    }
    said.join(lang.pick("，", ", "))
}

/// A field that differs, old -> new, every point of it.
pub fn difference(difference: &Difference, between: Option<&Regulations>, lang: Lang) -> String {
    let (name, points) = told(difference, between, lang);
    format!("{name} {}", listed(points, Detail::Full, lang))
}

/// The name of what differs, and its points, old -> new.
fn told(difference: &Difference, between: Option<&Regulations>, lang: Lang) -> (String, Vec<String>) {
    let field = difference.field.as_str();
    let mut name = match lang {
        Lang::Zh => format!("{}{field}", name_zh(field)),
        Lang::En => field.to_owned(),
    };
    let item = difference.item.as_deref();
    let found = item.zip(between).map(|(key, between)| {
        (
            items::item(field, key, &between.was, lang),
            items::item(field, key, &between.now, lang),
        )
    });
    if let Some(key) = item {
        let shown = match &found {
            Some((_, Some(item)) | (Some(item), None)) => item.name.as_str(),
            _ => key,
        };
        name = format!("{name} {}", safe(shown));
        if matches!(field, "sections" | "tags" | "fouls" | "prizes" | "questions") && shown != key {
            name = format!("{name} ({})", safe(key));
        }
    }
    let points = match (&difference.was, &difference.now) {
        (None, None) => vec![lang.pick("次序不同", "in another order").to_owned()],
        (None, Some(_)) => vec![lang.pick("新增", "added").to_owned()],
        (Some(_), None) => vec![lang.pick("删去", "removed").to_owned()],
        (Some(was), Some(now)) => match (found, between) {
            (Some((Some(was), Some(now))), _) => points(&was, &now, lang),
            (None, Some(between)) => whole(field, between, lang),
            _ => recorded(was, now, lang),
        },
    };
    (name, points)
}

/// The points in which an item differs.
fn points(was: &Item, now: &Item, lang: Lang) -> Vec<String> {
    let mut said = apart_by_point(&was.points, &now.points, lang);
    said.extend(amounts(&was.amounts, &now.amounts, lang));
    if said.is_empty() {
        said.push(in_details(lang));
    }
    said
}

fn apart_by_point(was: &[Point], now: &[Point], lang: Lang) -> Vec<String> {
    let both = was.iter().zip(now).filter(|(was, now)| was != now);
    both.map(|((name, was), (_, now))| {
        let (was, now) = apart(was, now, lang);
        format!("{name} {was} -> {now}")
    })
    .collect()
}

/// What each place of a prize list was and is worth, places alike together.
fn amounts(was: &[(u32, u32, u32)], now: &[(u32, u32, u32)], lang: Lang) -> Vec<String> {
    let yuan = |list: &[(u32, u32, u32)], place: u32| {
        let row = list
            .iter()
            .find(|(first, last, _)| (*first..=*last).contains(&place));
        row.map(|(.., yuan)| *yuan)
    };
    let last = was.iter().chain(now).map(|(_, last, _)| *last).max().unwrap_or(0);
    // First and last place, and what they were and are worth.
    let mut runs: Vec<(u32, u32, Option<u32>, Option<u32>)> = Vec::new();
    for place in 1..=last {
        let (old, new) = (yuan(was, place), yuan(now, place));
        match runs.last_mut() {
            Some((_, to, o, n)) if *to + 1 == place && (*o, *n) == (old, new) => *to = place,
            _ if old != new => runs.push((place, place, old, new)),
            _ => {}
        }
    }
    let worth = |yuan: Option<u32>| match (yuan, lang) {
        (None, lang) => lang.pick("无", "none").to_owned(),
        (Some(yuan), Lang::Zh) => format!("{yuan} 元"),
        (Some(yuan), Lang::En) => format!("{yuan} yuan"),
    };
    let say = |(first, last, old, new): (u32, u32, Option<u32>, Option<u32>)| {
        let (old, new) = (worth(old), worth(new));
        match (first == last, lang) {
            (true, Lang::Zh) => format!("第 {first} 名 {old} -> {new}"),
            (false, Lang::Zh) => format!("第 {first}-{last} 名 {old} -> {new}"),
            (true, Lang::En) => format!("place {first}: {old} -> {new}"),
            (false, Lang::En) => format!("places {first}-{last}: {old} -> {new}"),
        }
    };
    runs.into_iter().map(say).collect()
}

/// A field of one value.
fn whole(field: &str, between: &Regulations, lang: Lang) -> Vec<String> {
    if let ("teams", Some(was), Some(now)) = (field, &between.was.teams, &between.now.teams) {
        let said = apart_by_point(
            &wholes::teams(was, &between.was, lang),
            &wholes::teams(now, &between.now, lang),
            lang,
        );
        return if said.is_empty() {
            vec![in_details(lang)]
        } else {
            said
        };
    }
    let value = |rules| wholes::value(field, rules, lang).unwrap_or_default();
    let (was, now) = (value(&between.was), value(&between.now));
    if was == now {
        return vec![in_details(lang)];
    }
    let (was, now) = apart(&was, &now, lang);
    vec![format!("{was} -> {now}")]
}

/// A difference of a journal that keeps no regulations beside it: a plain value is shown, data is not.
fn recorded(was: &str, now: &str, lang: Lang) -> Vec<String> {
    let (was, now) = (plain(was), plain(now));
    let is_data = |text: &str| text.contains(['(', '{', '[', ':']);
    if is_data(&was) || is_data(&now) {
        return vec![lang.pick("已改", "changed").to_owned()];
    }
    let (was, now) = apart(&was, &now, lang);
    vec![format!("{was} -> {now}")]
}

/// It differs in what the words do not say.
fn in_details(lang: Lang) -> String {
    lang.pick("细则有改动", "changed in its details").to_owned()
}

/// Yes or no.
fn yes_no(yes: bool, lang: Lang) -> &'static str {
    if yes {
        lang.pick("是", "yes")
    } else {
        lang.pick("否", "no")
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
fn apart(was: &str, now: &str, lang: Lang) -> (String, String) {
    let shown = |text| match safe(text) {
        text if text.is_empty() => lang.pick("无", "none").into(),
        text => text,
    };
    let (was, now) = (&*shown(was), &*shown(now));
    if cells(was) <= VALUE && cells(now) <= VALUE {
        return (was.to_owned(), now.to_owned());
    }
    let same: usize = was
        .chars()
        .zip(now.chars())
        .take_while(|(a, b)| a == b)
        .count()
        .saturating_sub(8);
    let part = |text: &str| {
        let rest: String = text.chars().skip(same).collect();
        let short = cut(&rest, VALUE);
        let (before, after) = (
            if same > 0 { "~" } else { "" },
            if short.len() < rest.len() { "~" } else { "" },
        );
        format!("{before}{short}{after}")
    };
    (part(was), part(now))
}

/// The places that change stand first: chains are long, and what is asked may have no room for all.
fn section(change: &SectionChange, tournament: &Tournament, lang: Lang) -> String {
    let mut parts = vec![match (change.places.len(), lang) {
        (0, Lang::Zh) => "名次不变".to_owned(),
        (0, Lang::En) => "no place changes".to_owned(),
        (n, Lang::Zh) => format!("{n} 人名次改变: {}", places(&change.places, tournament, lang)),
        (n, Lang::En) => format!("{n} places change: {}", places(&change.places, tournament, lang)),
    }];
    if change.was != change.now {
        parts.push(format!(
            "{} {} -> {}",
            lang.pick("名次区分", "chain"),
            words::chain(&change.was, lang),
            words::chain(&change.now, lang)
        ));
    }
    let told = parts.join(lang.pick("；", "; "));
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
