//! What is wrong with a line, in our own words.

use crate::cli::grammar::{Expected, GrammarError, USAGES, usage};
use crate::domain::round::{Reason, Word};
use crate::text::help;
use crate::text::lang::Lang;
use crate::text::shown::safe;

/// The words of a line that is not of the grammar.
pub fn say(error: &GrammarError, lang: Lang) -> String {
    match error {
        GrammarError::NotText => lang.pick("不是 UTF-8 文本", "not UTF-8 text").to_owned(),
        GrammarError::OpenQuote(quote) => match lang {
            Lang::Zh => format!("引号 {quote} 没有配对"),
            Lang::En => format!("the quote {quote} is not closed"),
        },
        GrammarError::NoVerb => lang
            .pick("只写了组别，没有命令", "a section, but no command")
            .to_owned(),
        GrammarError::UnknownVerb(verb) => unknown_verb(verb, lang),
        GrammarError::NoSuchSection { named, sections } if sections.is_empty() => match lang {
            Lang::Zh => format!("没有组别“{}”；本赛事只有一个组别，不必写", safe(named)),
            Lang::En => format!(
                "there is no section \"{}\"; there is only one here, name none",
                safe(named)
            ),
        },
        GrammarError::NoSuchSection { named, sections } => {
            let list = keys(sections);
            match lang {
                Lang::Zh => format!("没有组别“{}”；组别: {list}", safe(named)),
                Lang::En => format!("there is no section \"{}\"; sections: {list}", safe(named)),
            }
        }
        GrammarError::WhichSection(sections) => {
            let list = keys(sections);
            match lang {
                Lang::Zh => format!("有几个组别，请在命令前写明一个: {list}"),
                Lang::En => format!("there are several sections, name one before the command: {list}"),
            }
        }
        GrammarError::Missing { verb, what } => {
            let what = name(what);
            match lang {
                Lang::Zh => format!("{verb} 缺少 {what}{}", used(verb, lang)),
                Lang::En => format!("{verb} lacks {what}{}", used(verb, lang)),
            }
        }
        GrammarError::Unexpected { verb, word } => match lang {
            Lang::Zh => format!("{verb} 不认识“{}”{}", safe(word), used(verb, lang)),
            Lang::En => format!("{verb} does not take \"{}\"{}", safe(word), used(verb, lang)),
        },
        GrammarError::Value { verb, word, expected } => {
            let expected = expectation(*expected, lang);
            match lang {
                Lang::Zh => format!("{verb}: “{}”应为{expected}", safe(word)),
                Lang::En => format!("{verb}: \"{}\" must be {expected}", safe(word)),
            }
        }
        GrammarError::Conflict { verb, word } => match lang {
            Lang::Zh => format!("{verb}: {} 重复或与其他选项冲突{}", name(word), used(verb, lang)),
            Lang::En => format!(
                "{verb}: {} stands twice or excludes another{}",
                name(word),
                used(verb, lang)
            ),
        },
        GrammarError::Other { verb } => match lang {
            Lang::Zh => format!("{verb} 不合语法{}", used(verb, lang)),
            Lang::En => format!("{verb} is not of the grammar{}", used(verb, lang)),
        },
    }
}

/// An argument's name without the brackets clap puts around it.
fn name(what: &str) -> String {
    safe(what).replace(['<', '>', '[', ']'], "").replace("...", "…")
}

fn keys(sections: &[String]) -> String {
    let list: Vec<String> = sections.iter().map(|s| format!("@{s}")).collect();
    list.join(" ")
}

fn used(verb: &str, lang: Lang) -> String {
    usage(verb)
        .or_else(|| help::usage(verb))
        .map_or_else(String::new, |words| {
            format!("{}{verb} {words}", lang.pick("；用法: ", "; usage: "))
        })
}

fn unknown_verb(verb: &str, lang: Lang) -> String {
    let near = USAGES
        .iter()
        .map(|(known, _)| (distance(verb, known), *known))
        .filter(|(far, known)| *far <= 1 + known.len() / 5)
        .min();
    let verb = safe(verb);
    match (near, lang) {
        (Some((_, near)), Lang::Zh) => format!("没有命令“{verb}”；是不是 {near}？"),
        (Some((_, near)), Lang::En) => format!("there is no command \"{verb}\"; did you mean {near}?"),
        (None, Lang::Zh) => format!("没有命令“{verb}”；命令见 arbiter help do"),
        (None, Lang::En) => format!("there is no command \"{verb}\"; see arbiter help do"),
    }
}

/// Letters to put in, leave out or replace (Levenshtein).
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let replaced = corner + usize::from(x != *y);
            corner = row[j + 1];
            row[j + 1] = replaced.min(corner + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

fn expectation(expected: Expected, lang: Lang) -> String {
    let words = |list: Vec<&str>| list.join(" ");
    match expected {
        Expected::Number => lang.pick("数字", "a number").to_owned(),
        Expected::Minutes => lang.pick("分钟数，如 +5 或 -3", "minutes, as +5 or -3").to_owned(),
        Expected::Word => words(Word::ALL.iter().map(|w| w.word()).collect()),
        Expected::Reason => words(Reason::ALL.iter().map(|r| r.word()).collect()),
        Expected::Side => "red black".to_owned(),
        Expected::Sides => "red black both".to_owned(),
        Expected::SideOrNone => "red black none".to_owned(),
        Expected::SidesOrNone => "red black both none".to_owned(),
        Expected::Player => lang.pick("序号或姓名", "a number or a name").to_owned(),
        Expected::Id => lang.pick("编号，如 #412", "an id, as #412").to_owned(),
        Expected::Time => lang.pick("时刻，如 08:30", "a time, as 08:30").to_owned(),
        Expected::Left => lang.pick("剩余时间，如 01:45", "time left, as 01:45").to_owned(),
        Expected::Date => lang.pick("日期，如 1961-01-01", "a date, as 1961-01-01").to_owned(),
        Expected::Sex => "m f".to_owned(),
        Expected::YesNo => "yes no".to_owned(),
        Expected::Field => lang
            .pick(
                "FIELD=VALUE，FIELD 为 name unit sex born household title team counting member paid exempt arrived tag number note",
                "FIELD=VALUE with FIELD one of name unit sex born household title team counting member paid exempt arrived tag number note",
            )
            .to_owned(),
        Expected::PaperRow => lang.pick("如 1-2:red 或 11:bye", "like 1-2:red or 11:bye").to_owned(),
        Expected::Next => "keep partial all".to_owned(),
        Expected::Game => "semi-1 semi-2 final third".to_owned(),
        Expected::Claim => "natural repetition".to_owned(),
        Expected::Unit => "cycles rounds".to_owned(),
        Expected::RulingEnd => "changed draw red black".to_owned(),
        Expected::Moment => lang
            .pick(
                "带时差的时刻，如 2019-10-05T08:30:00+08:00",
                "a moment with its offset, as 2019-10-05T08:30:00+08:00",
            )
            .to_owned(),
        Expected::Language => "zh en".to_owned(),
        Expected::View => {
            "standings pairings roster card teams knockout prizes fouls log questions why".to_owned()
        }
        Expected::Document => "standings pairings names roster teams knockout prizes fouls log questions".to_owned(),
        Expected::Format => "text json csv".to_owned(),
    }
}
