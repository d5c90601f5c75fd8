//! Whom a rule speaks of, in words.

use crate::domain::player::Title;
use crate::domain::regulation::{Filter, Regulation};
use crate::exchange::roster::{title_word, title_zh};
use crate::text::lang::Lang;
use crate::text::words;

/// The conditions of a filter, all of which must hold; "everybody" if it has none.
pub fn filter(filter: &Filter, rules: &Regulation, lang: Lang) -> String {
    let conditions = conditions(filter, rules, lang);
    if conditions.is_empty() {
        lang.pick("所有人", "everybody").to_owned()
    } else {
        conditions.join(lang.pick("、", ", "))
    }
}

fn conditions(filter: &Filter, rules: &Regulation, lang: Lang) -> Vec<String> {
    let or = lang.pick("或", " or ");
    let mut said = Vec::new();
    if let Some(key) = &filter.section {
        let section = rules.sections.iter().find(|s| s.key == *key);
        said.push(section.map_or(key.as_str(), |s| lang.of(&s.name)).to_owned());
    }
    if !filter.household.is_empty() {
        let list = filter.household.join(or);
        said.push(format!("{} {list}", lang.pick("户籍", "household")));
    }
    if !filter.household_not.is_empty() {
        let list = filter.household_not.join(or);
        said.push(format!("{} {list}", lang.pick("户籍非", "household not")));
    }
    if let Some(sex) = filter.sex {
        said.push(words::sex(sex, lang).to_owned());
    }
    match (filter.born_from, filter.born_to, lang) {
        (None, None, _) => {}
        (Some(from), None, Lang::Zh) => said.push(format!("{from} 起出生")),
        (Some(from), None, Lang::En) => said.push(format!("born from {from}")),
        (None, Some(to), Lang::Zh) => said.push(format!("{to} 止出生")),
        (None, Some(to), Lang::En) => said.push(format!("born to {to}")),
        (Some(from), Some(to), Lang::Zh) => said.push(format!("{from} 至 {to} 出生")),
        (Some(from), Some(to), Lang::En) => said.push(format!("born {from} to {to}")),
    }
    match filter.member {
        None => {}
        Some(true) => said.push(lang.pick("会员", "members").to_owned()),
        Some(false) => said.push(lang.pick("非会员", "not members").to_owned()),
    }
    let tags = |list: &[String]| {
        let name = |key: &String| {
            let tag = rules.tags.iter().find(|t| t.key == *key);
            tag.map_or(key.as_str(), |t| lang.of(&t.name)).to_owned()
        };
        list.iter().map(name).collect::<Vec<_>>().join(or)
    };
    if !filter.tags.is_empty() {
        said.push(format!("{} {}", lang.pick("标记", "tagged"), tags(&filter.tags)));
    }
    if !filter.tags_not.is_empty() {
        let list = tags(&filter.tags_not);
        said.push(format!("{} {list}", lang.pick("无标记", "not tagged")));
    }
    let titles = |list: &[Title]| {
        let name = |title: &Title| match lang {
            _ if *title == Title::None => lang.pick("无称号", "no title").to_owned(),
            Lang::Zh => title_zh(title).into_owned(),
            Lang::En => title_word(title).into_owned(),
        };
        list.iter().map(name).collect::<Vec<_>>().join(or)
    };
    if !filter.titles.is_empty() {
        said.push(titles(&filter.titles));
    }
    if !filter.titles_not.is_empty() {
        let list = titles(&filter.titles_not);
        said.push(format!("{} {list}", lang.pick("称号非", "title not")));
    }
    match filter.in_team {
        None => {}
        Some(true) => said.push(lang.pick("参加团体", "in a team").to_owned()),
        Some(false) => said.push(lang.pick("不参加团体", "in no team").to_owned()),
    }
    if !filter.any.is_empty() {
        let any = filter
            .any
            .iter()
            .map(|f| conditions(f, rules, lang).join(lang.pick("且", " and ")));
        said.push(format!("({})", any.collect::<Vec<_>>().join(or)));
    }
    said
}
