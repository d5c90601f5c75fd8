//! The prize lists: for whom, how many places, what each place gets.

use super::{Teller, sentences};
use crate::domain::player::Title;
use crate::domain::regulation::{Cap, Filter, PrizeBy, PrizeList};
use crate::domain::teams;
use crate::exchange::roster::{title_word, title_zh};
use crate::text::lang::Lang;
use crate::text::words;
use std::fmt::Write as _;

/// A range of places: `7-10`, `8`, `101-`.
fn places(first: u32, last: Option<u32>) -> String {
    match last {
        Some(last) if last == first => first.to_string(),
        Some(last) => format!("{first}-{last}"),
        None => format!("{first}-"),
    }
}

impl Teller<'_> {
    /// Whom a rule speaks of, part by part; the section goes without saying.
    fn whom(&self, of: &Filter) -> Vec<String> {
        let lang = self.lang;
        let list = |all: &[String]| all.join(lang.pick("、", ", "));
        let not = |text: String| match lang {
            Lang::Zh => format!("非{text}"),
            Lang::En => format!("not {text}"),
        };
        let mut parts = Vec::new();
        if !of.household.is_empty() {
            parts.push(list(&of.household));
        }
        if !of.household_not.is_empty() {
            parts.push(not(list(&of.household_not)));
        }
        parts.extend(of.sex.map(|sex| words::sex(sex, lang).to_owned()));
        let born = match (of.born_from, of.born_to, lang) {
            (None, None, _) => None,
            (Some(from), None, Lang::Zh) => Some(format!("{from} 起出生")),
            (Some(from), None, Lang::En) => Some(format!("born from {from}")),
            (None, Some(to), Lang::Zh) => Some(format!("{to} 止出生")),
            (None, Some(to), Lang::En) => Some(format!("born to {to}")),
            (Some(from), Some(to), Lang::Zh) => Some(format!("{from} 至 {to} 出生")),
            (Some(from), Some(to), Lang::En) => Some(format!("born {from} to {to}")),
        };
        parts.extend(born);
        parts.extend(of.member.map(|member| match (member, lang) {
            (true, _) => lang.pick("会员", "members").to_owned(),
            (false, _) => lang.pick("非会员", "no members").to_owned(),
        }));
        let titles = |all: &[Title]| {
            let name = lang.pick(title_zh as fn(_) -> _, title_word);
            all.iter()
                .map(name)
                .collect::<Vec<_>>()
                .join(lang.pick("、", ", "))
        };
        let tags = |keys: &[String]| {
            let name = |key: &String| {
                let tag = self.rules.tags.iter().find(|t| t.key == *key);
                tag.map_or_else(|| key.clone(), |t| lang.of(&t.name).to_owned())
            };
            keys.iter()
                .map(name)
                .collect::<Vec<_>>()
                .join(lang.pick("、", ", "))
        };
        if !of.titles.is_empty() {
            parts.push(titles(&of.titles));
        }
        if !of.titles_not.is_empty() {
            parts.push(not(titles(&of.titles_not)));
        }
        if !of.tags.is_empty() {
            parts.push(tags(&of.tags));
        }
        if !of.tags_not.is_empty() {
            parts.push(not(tags(&of.tags_not)));
        }
        if !of.any.is_empty() {
            let any: Vec<String> = of.any.iter().map(|f| self.whom(f).join(" ")).collect();
            parts.push(any.join(lang.pick(" 或 ", " or ")));
        }
        parts
    }

    pub(super) fn prizes(&mut self) {
        let (rules, lang) = (self.rules, self.lang);
        let key = rules.section_key(self.section);
        let teams_here = teams::section_of(self.tournament).unwrap_or_default() == self.section;
        let here = |l: &&PrizeList| match l.by {
            PrizeBy::TeamPlace => teams_here,
            _ => l.of.section.as_deref().is_none_or(|s| s == key),
        };
        let lists: Vec<&PrizeList> = rules.prizes.iter().filter(here).collect();
        for list in &lists {
            let mut text = lang.of(&list.name).to_owned();
            let whom = self.whom(&list.of);
            if !whom.is_empty() {
                let _ = write!(text, " ({})", whom.join(lang.pick("，", ", ")));
            }
            self.extent(list, &mut text);
            if let Some(honour) = &list.honour {
                let _ = write!(text, "  {}", lang.of(honour));
            }
            if !list.stacks {
                text.push_str(lang.pick("，不兼得", ", does not stack"));
            }
            if let Some(amounts) = self.amounts(list) {
                let _ = write!(text, ": {amounts}");
            }
            self.say("奖励", "prizes", text, &list.article);
        }
        let with_money =
            |l: &&&PrizeList| l.by != PrizeBy::TeamPlace && l.amounts.iter().any(|(.., y)| *y > 0);
        if lists.iter().filter(with_money).count() > 1 {
            let text = if lists.iter().all(|l| l.stacks) {
                lang.pick("以上奖项可重复领取", "the lists stack")
            } else {
                lang.pick(
                    "不兼得的奖项各取最高",
                    "of lists that do not stack the highest is taken",
                )
            };
            self.field("prizes", "奖励", "prizes", text.to_owned());
        }
    }

    /// How many places a list has, and their money in all.
    fn extent(&self, list: &PrizeList, text: &mut String) {
        let lang = self.lang;
        let yuan: u32 = list.amounts.iter().map(|(a, b, y)| (b - a + 1) * y).sum();
        let first = list.amounts.first().map_or(1, |(first, ..)| *first);
        let last = list.amounts.last().map_or(0, |(_, last, _)| *last);
        let _ = match (&list.by, lang) {
            (PrizeBy::RankEndsIn(digit), Lang::Zh) => write!(text, " 名次尾数 {digit}，各 {yuan} 元"),
            (PrizeBy::RankEndsIn(digit), Lang::En) => write!(text, ", ranks ending in {digit}, {yuan} each"),
            (PrizeBy::Bands(bands), Lang::Zh) => write!(text, " {} 档", bands.len()),
            (PrizeBy::Bands(bands), Lang::En) => write!(text, ", {} bands", bands.len()),
            (_, Lang::Zh) if first > 1 => write!(text, " 第{first}-{last}名"),
            (_, Lang::En) if first > 1 => write!(text, ", places {first}-{last}"),
            (_, Lang::Zh) => write!(text, " {last} 名"),
            (_, Lang::En) if last == 1 => write!(text, ", 1 place"),
            (_, Lang::En) => write!(text, ", {last} places"),
        };
        if yuan > 0 && !matches!(list.by, PrizeBy::RankEndsIn(_)) {
            let _ = match (list.amounts.as_slice(), lang) {
                ([(.., each)], Lang::Zh) => write!(text, " 各 {each} 元 共 {yuan} 元"),
                ([(.., each)], Lang::En) => write!(text, ", {each} each, {yuan} in all"),
                (_, Lang::Zh) => write!(text, " 共 {yuan} 元"),
                (_, Lang::En) => write!(text, ", {yuan} in all"),
            };
        }
        if let Some(Cap::Share { divisor, of }) = &list.cap {
            let rounding = sentences::rounding(self.rules.place_rounding, lang);
            let of = match self.whom(of) {
                parts if parts.is_empty() => lang.pick("全部参赛人数", "all entrants").to_owned(),
                _ if *of == list.of => lang.pick("本组人数", "these").to_owned(),
                parts => parts.join(lang.pick("，", ", ")),
            };
            let _ = match lang {
                Lang::Zh => write!(text, "，不超过{of}的 1/{divisor}（{rounding}）"),
                Lang::En => write!(text, ", at most 1/{divisor} of {of} ({rounding})"),
            };
        }
    }

    /// What each place gets; none where one amount says it all.
    fn amounts(&self, list: &PrizeList) -> Option<String> {
        let lang = self.lang;
        let rows: Vec<String> = match &list.by {
            PrizeBy::Bands(bands) => bands
                .iter()
                .map(|(first, last, title)| format!("{} {}", places(*first, *last), lang.of(title)))
                .collect(),
            PrizeBy::RankEndsIn(_) => Vec::new(),
            _ if list.amounts.len() < 2 => Vec::new(),
            _ => list
                .amounts
                .iter()
                .map(|(first, last, yuan)| format!("{}={yuan}", places(*first, Some(*last))))
                .collect(),
        };
        (!rows.is_empty()).then(|| rows.join("  "))
    }
}
