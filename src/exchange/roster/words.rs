//! The words of single values, Chinese and English, in a roster and on the command line.

use crate::domain::player::{Fee, Sex, Title};
use crate::text::fold::fold;
use std::borrow::Cow;
use std::collections::BTreeSet;

/// The most grades there are (一级 to 九级).
const GRADES: [&str; 9] = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];

/// 男, m, male; 女, f, female.
pub fn parse_sex(text: &str) -> Option<Sex> {
    match key(text).as_str() {
        "男" | "男子" | "男性" | "先生" | "m" | "male" | "man" => Some(Sex::Male),
        "女" | "女子" | "女性" | "女士" | "f" | "female" | "woman" => Some(Sex::Female),
        _ => None,
    }
}

/// A title by its Chinese name or its English word; one the association does not list as written, 无 and
/// nothing as none.
pub fn parse_title(text: &str) -> Title {
    let key = key(text);
    match key.as_str() {
        "" | "无" | "-" | "none" => Title::None,
        "特级大师" | "国家特级大师" | "全国特级大师" | "象棋特级大师" | "特大" | "grandmaster" | "gm" => {
            Title::Grandmaster
        }
        "国家大师" | "大师" | "全国大师" | "象棋大师" | "master" | "nationalmaster" => {
            Title::Master
        }
        "棋协大师" | "协会大师" | "associationmaster" => Title::AssociationMaster,
        "地方大师" | "localmaster" => Title::LocalMaster,
        _ => parse_grade(&key).map_or_else(|| Title::Other(text.trim().to_owned()), Title::Grade),
    }
}

fn parse_grade(key: &str) -> Option<u8> {
    let digit = if let Some(digit) = key.strip_prefix("grade") {
        digit
    } else {
        let key = key.strip_prefix("国家").unwrap_or(key);
        key.strip_suffix("棋士").unwrap_or(key).strip_suffix('级')?
    };
    let place = GRADES
        .iter()
        .position(|grade| *grade == digit)
        .map(|place| place as u8 + 1);
    place.or_else(|| digit.parse().ok().filter(|grade| (1..=9).contains(grade)))
}

/// The word of a title in commands and JSON: `grandmaster` … `grade-9`, another title as written, nothing
/// for none. [`parse_title`] reads it back.
pub fn title_word(title: &Title) -> Cow<'_, str> {
    match title {
        Title::Grandmaster => "grandmaster".into(),
        Title::Master => "master".into(),
        Title::AssociationMaster => "association-master".into(),
        Title::LocalMaster => "local-master".into(),
        Title::Grade(grade) => format!("grade-{grade}").into(),
        Title::Other(text) => text.as_str().into(),
        Title::None => "".into(),
    }
}

/// The Chinese name of a title; nothing for none. [`parse_title`] reads it back.
pub fn title_zh(title: &Title) -> Cow<'_, str> {
    match title {
        Title::Grandmaster => "特级大师".into(),
        Title::Master => "国家大师".into(),
        Title::AssociationMaster => "棋协大师".into(),
        Title::LocalMaster => "地方大师".into(),
        Title::Grade(grade) => match GRADES.get(usize::from(*grade).wrapping_sub(1)) {
            Some(zh) => format!("{zh}级").into(),
            None => format!("{grade}级").into(),
        },
        Title::Other(text) => text.as_str().into(),
        Title::None => "".into(),
    }
}

/// 是, 已交, paid; 否, 未交, due, nothing; 免, exempt, with a reason behind a colon or in brackets
/// (免:孝义籍, 免（大师）).
pub fn parse_fee(text: &str) -> Option<Fee> {
    match key(text).as_str() {
        "是" | "已" | "已交" | "已缴" | "已付" | "已交费" | "已缴费" | "交" | "paid" | "yes" | "y"
        | "true" | "1" | "√" | "✓" | "✔" => Some(Fee::Paid),
        "" | "否" | "未" | "未交" | "未缴" | "未付" | "未交费" | "未缴费" | "欠" | "due" | "unpaid"
        | "no" | "n" | "false" | "0" | "×" | "✗" => Some(Fee::Due),
        _ => parse_exempt(text),
    }
}

fn parse_exempt(text: &str) -> Option<Fee> {
    let text = text.trim();
    let word = ["免费", "免交", "免缴", "免", "exempt", "Exempt", "EXEMPT"]
        .into_iter()
        .find(|word| text.starts_with(word))?;
    let rest = text[word.len()..].trim();
    let reason = if rest.is_empty() {
        ""
    } else if let Some(reason) = rest.strip_prefix([':', '：']) {
        reason
    } else {
        rest.strip_prefix(['(', '（'])?.strip_suffix([')', '）'])?
    };
    Some(Fee::Exempt(reason.trim().to_owned()))
}

/// 是, yes, 1, √ and the column's own word for yes; 否, no, 0, × and nothing for no.
pub(super) fn parse_flag(text: &str, yes: &[&str], no: &[&str]) -> Option<bool> {
    match key(text).as_str() {
        "是" | "有" | "yes" | "y" | "true" | "1" | "√" | "✓" | "✔" => Some(true),
        "" | "否" | "无" | "非" | "不是" | "no" | "n" | "false" | "0" | "×" | "✗" | "-" => {
            Some(false)
        }
        key if yes.contains(&key) => Some(true),
        key if no.contains(&key) => Some(false),
        _ => None,
    }
}

/// Tags, separated by blanks, commas, semicolons, 、 or `|`; the Chinese words of known ones become their
/// keys.
pub(super) fn parse_tags(text: &str) -> BTreeSet<String> {
    text.split(|c: char| c.is_whitespace() || ",，;；、|｜".contains(c))
        .filter(|tag| !tag.is_empty())
        .map(|tag| {
            TAGS.iter()
                .find(|(zh, _)| *zh == tag)
                .map_or(tag, |(_, key)| key)
                .to_owned()
        })
        .collect()
}

/// The Chinese words of the tags that the regulations know.
const TAGS: &[(&str, &str)] = &[
    ("本地", "local"),
    ("居住", "resident"),
    ("在本地工作", "resident"),
    ("受邀", "invited"),
    ("特邀", "invited"),
    ("电话告知", "announced"),
    ("已告知", "announced"),
    ("上届前24", "earlier-top-24"),
    ("特批", "admitted"),
];

/// Folded, lower case, without blanks, underscores and hyphens (a lone hyphen stays).
fn key(text: &str) -> String {
    let folded = fold(text).to_lowercase();
    if folded.trim() == "-" {
        return "-".to_owned();
    }
    folded
        .chars()
        .filter(|c| !c.is_whitespace() && !"_-".contains(*c))
        .collect()
}
