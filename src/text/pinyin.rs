//! Finding a player by a few letters: initials, pinyin or a mixture, with every reading a character has,
//! and the readings that only surnames have (单 shan, 尉迟 yuchi).

use crate::text::fold::fold;
use pinyin::{ToPinyin as _, ToPinyinMulti as _};
use std::collections::BTreeSet;

/// What names are put in order by: their pinyin, a surname as it is read as one, each other character by its
/// commonest reading.
pub fn sort_key(name: &str) -> String {
    let surname = SURNAMES.iter().find(|(surname, _)| name.starts_with(surname));
    let read: &[&str] = surname.map_or(&[], |(_, read)| *read);
    let mut key = String::new();
    for (at, c) in name.chars().enumerate() {
        let as_surname = read.get(at).and_then(|all| all.split(' ').next());
        match as_surname.or_else(|| c.to_pinyin().map(|reading| reading.plain())) {
            Some(reading) => key.push_str(reading),
            None => key.push(c),
        }
        key.push(' ');
    }
    key
}

/// How well a player answers a query, the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// His number.
    Number,
    /// His name as written.
    Name,
    /// His whole name by initials or pinyin.
    Pinyin,
    /// His name as written begins so.
    NameStart,
    /// His name begins so by initials or pinyin.
    PinyinStart,
    /// His number begins so.
    NumberStart,
    /// Inside his name as written.
    NameInside,
    /// Inside his unit.
    Unit,
}

/// What a player can be found by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Index {
    number: Option<String>,
    name: String,
    unit: String,
    /// For each letter of the name its readings, in ASCII.
    readings: Vec<BTreeSet<String>>,
}

impl Index {
    /// The index of one player.
    pub fn new(number: Option<u32>, name: &str, unit: &str) -> Self {
        Self {
            number: number.map(|number| number.to_string()),
            name: plain(name),
            unit: plain(unit),
            readings: readings(name),
        }
    }

    /// How well the player answers the query, or `None` if he does not. Blanks, apostrophes, case and
    /// full-width forms make no difference; `v` and `u` both stand for ü. An empty query finds nobody.
    pub fn matches(&self, query: &str) -> Option<Rank> {
        let query = plain(query);
        if query.is_empty() {
            return None;
        }
        [
            self.by_number(&query),
            self.by_name(&query),
            self.by_pinyin(&query),
            self.by_unit(&query),
        ]
        .into_iter()
        .flatten()
        .min()
    }

    fn by_number(&self, query: &str) -> Option<Rank> {
        let number = self.number.as_deref()?;
        if number == query {
            Some(Rank::Number)
        } else {
            number.starts_with(query).then_some(Rank::NumberStart)
        }
    }

    fn by_name(&self, query: &str) -> Option<Rank> {
        match self.name.find(query)? {
            0 if self.name.len() == query.len() => Some(Rank::Name),
            0 => Some(Rank::NameStart),
            _ => Some(Rank::NameInside),
        }
    }

    fn by_unit(&self, query: &str) -> Option<Rank> {
        self.unit.contains(query).then_some(Rank::Unit)
    }

    /// Walks the name letter by letter, keeping every place in the query that the readings so far can have
    /// brought it to; the last letter reached may be typed in part.
    fn by_pinyin(&self, query: &str) -> Option<Rank> {
        let query = query.replace('ü', "v");
        let mut reached = BTreeSet::from([0]);
        for (place, letter) in self.readings.iter().enumerate() {
            let mut next = BTreeSet::new();
            let mut in_part = false;
            for &at in &reached {
                let Some(rest) = query.get(at..) else { continue };
                for reading in letter {
                    let typed = [reading.as_str(), initial(reading), double_initial(reading)];
                    next.extend(
                        typed
                            .into_iter()
                            .filter(|typed| !typed.is_empty() && rest.starts_with(typed))
                            .map(|typed| at + typed.len()),
                    );
                    in_part |= reading.starts_with(rest);
                }
            }
            if next.contains(&query.len()) {
                let whole = place + 1 == self.readings.len();
                return Some(if whole { Rank::Pinyin } else { Rank::PinyinStart });
            }
            if in_part {
                return Some(Rank::PinyinStart);
            }
            reached = next;
        }
        None
    }
}

/// Lower case, full-width forms folded, without blanks, apostrophes and middle dots.
fn plain(text: &str) -> String {
    fold(text)
        .chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '\'' | '’' | '·' | '・'))
        .flat_map(char::to_lowercase)
        .collect()
}

fn initial(reading: &str) -> &str {
    let end = reading.chars().next().map_or(0, char::len_utf8);
    &reading[..end]
}

/// `zh`, `ch` or `sh`, or nothing.
fn double_initial(reading: &str) -> &str {
    ["zh", "ch", "sh"]
        .into_iter()
        .find(|double| reading.starts_with(double))
        .unwrap_or_default()
}

fn readings(name: &str) -> Vec<BTreeSet<String>> {
    let name = plain(name);
    let mut letters: Vec<BTreeSet<String>> = name.chars().map(readings_of).collect();
    for (surname, read) in SURNAMES {
        if name.starts_with(surname) {
            for (letter, more) in letters.iter_mut().zip(*read) {
                letter.extend(more.split(' ').flat_map(spellings));
            }
        }
    }
    letters.retain(|letter| !letter.is_empty());
    letters
}

fn readings_of(c: char) -> BTreeSet<String> {
    if let Some(read) = c.to_pinyin_multi() {
        return read.into_iter().flat_map(|one| spellings(one.plain())).collect();
    }
    let rare = RARE
        .iter()
        .find(|(rare, _)| *rare == c)
        .map(|(_, read)| (*read).to_owned());
    rare.into_iter()
        .chain(c.is_alphanumeric().then(|| c.to_string()))
        .collect()
}

/// A reading as it may be typed: ü is typed `v`, `u`, or, as in passports, `yu`.
fn spellings(reading: &str) -> Vec<String> {
    if reading.contains('ü') {
        ["v", "u", "yu"]
            .iter()
            .map(|typed| reading.replace('ü', typed))
            .collect()
    } else if reading.is_ascii() {
        vec![reading.to_owned()]
    } else {
        // ê, m̀, ń and their like: interjections, which nobody types.
        Vec::new()
    }
}

/// Characters of names that the table of readings does not have.
const RARE: &[(char, &str)] = &[
    ('𠮷', "ji"),
    ('𬱖', "di"),
    ('䶮', "yan"),
    ('㛃', "jie"),
    ('𡝗', "wu"),
];

/// Readings that a character has as a surname, one place a character, several readings by blanks.
const SURNAMES: &[(&str, &[&str])] = &[
    ("单", &["shan"]),
    ("曾", &["zeng"]),
    ("解", &["xie"]),
    ("乐", &["yue le"]),
    ("仇", &["qiu"]),
    ("查", &["zha"]),
    ("任", &["ren"]),
    ("华", &["hua"]),
    ("朴", &["piao"]),
    ("区", &["ou"]),
    ("盖", &["ge gai"]),
    ("缪", &["miao"]),
    ("覃", &["qin tan"]),
    ("翟", &["zhai di"]),
    ("种", &["chong"]),
    ("重", &["chong"]),
    ("折", &["she"]),
    ("祭", &["zhai ji"]),
    ("员", &["yun"]),
    ("郧", &["yun"]),
    ("黑", &["he"]),
    ("秘", &["bi"]),
    ("费", &["fei bi"]),
    ("隗", &["wei kui"]),
    ("繁", &["po"]),
    ("召", &["shao"]),
    ("洗", &["xian"]),
    ("冼", &["xian"]),
    ("过", &["guo"]),
    ("车", &["che"]),
    ("薄", &["bo"]),
    ("柏", &["bai bo"]),
    ("曲", &["qu"]),
    ("纪", &["ji"]),
    ("应", &["ying"]),
    ("宁", &["ning"]),
    ("那", &["na"]),
    ("都", &["du"]),
    ("盛", &["sheng"]),
    ("葛", &["ge"]),
    ("谌", &["chen shen"]),
    ("郗", &["xi chi"]),
    ("郇", &["xun huan"]),
    ("乜", &["nie"]),
    ("撒", &["sa"]),
    ("牟", &["mou mu"]),
    ("佴", &["nai"]),
    ("逄", &["pang"]),
    ("幺", &["yao"]),
    ("厍", &["she"]),
    ("俞", &["yu"]),
    ("尉迟", &["yu", "chi"]),
    ("万俟", &["mo", "qi"]),
    ("澹台", &["tan", "tai"]),
    ("长孙", &["zhang", "sun"]),
    ("单于", &["chan", "yu"]),
    ("令狐", &["ling", "hu"]),
    ("鲜于", &["xian", "yu"]),
    ("拓跋", &["tuo", "ba"]),
    ("皇甫", &["huang", "fu"]),
    ("宰父", &["zai", "fu"]),
    ("亓官", &["qi", "guan"]),
    ("呼延", &["hu", "yan"]),
    ("赫连", &["he", "lian"]),
    ("夏侯", &["xia", "hou"]),
    ("濮阳", &["pu", "yang"]),
    ("公冶", &["gong", "ye"]),
];
