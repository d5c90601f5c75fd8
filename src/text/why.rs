//! Why two meet and why with these colours, and which rules a draft breaks, in words. Players by number.

use crate::domain::ids::Side;
use crate::domain::pairing::{Bar, Broken, ColourWhy, Count, Why};
use crate::text::lang::Lang;

/// Why a pair, in one line.
pub fn say(why: &Why, lang: Lang) -> String {
    let zh = lang == Lang::Zh;
    let mut parts = Vec::new();
    match &why.float {
        None if zh => parts.push(format!("同为{}分，本分数段{}人", why.level, why.players)),
        None => parts.push(format!("both {} pts, {} in the level", why.level, why.players)),
        Some(float) if zh => parts.push(format!(
            "{}号自{}分下浮，{}号自{}分上浮",
            float.down, float.from, float.up, float.to
        )),
        Some(float) => parts.push(format!(
            "no {} floats down from {}, no {} up from {}",
            float.down, float.from, float.up, float.to
        )),
    }
    if why.met > 0 {
        parts.push(if zh {
            format!("曾对局{}次", why.met)
        } else {
            format!("met {} times before", why.met)
        });
    }
    let forbidden: Vec<String> = why
        .forbidden
        .iter()
        .map(|f| format!("{}-{} {}", f.player, f.other, bar(f.bar, lang)))
        .collect();
    if !forbidden.is_empty() {
        let list = forbidden.join(lang.pick("、", ", "));
        parts.push(if zh {
            format!("不可：{list}")
        } else {
            format!("barred: {list}")
        });
    }
    parts.push(colour(&why.colour, lang));
    parts.join(lang.pick("；", "; "))
}

fn bar(bar: Bar, lang: Lang) -> &'static str {
    let (zh, en) = match bar {
        Bar::Met => ("已遇", "met"),
        Bar::Unit => ("同单位", "one unit"),
        Bar::Colours => ("先后受限", "colours"),
        Bar::Elsewhere => ("他处更差", "worse elsewhere"),
    };
    lang.pick(zh, en)
}

/// Why these colours.
pub fn colour(why: &ColourWhy, lang: Lang) -> String {
    let zh = lang == Lang::Zh;
    match why {
        ColourWhy::Board(board) if zh => format!("先后按第{board}台"),
        ColourWhy::Board(board) => format!("colours by board {board}"),
        ColourWhy::Breaks { seated, reversed } if zh => format!("先后：如此违限{seated}，反之{reversed}"),
        ColourWhy::Breaks { seated, reversed } => {
            format!("colours: {seated} limits broken, {reversed} if reversed")
        }
        ColourWhy::Balance { red, black } if zh => format!("先后：先后差{red:+}对{black:+}，少者执红"),
        ColourWhy::Balance { red, black } => {
            format!("colours: reds minus blacks {red:+} and {black:+}, the fewer gets red")
        }
        ColourWhy::Round(round) if zh => format!("先后：第{round}轮执黑者执红"),
        ColourWhy::Round(round) => format!("colours: who had black in round {round} gets red"),
        ColourWhy::Number => lang.pick("先后：按序号", "colours by number").to_owned(),
        ColourWhy::Arbiter => lang.pick("先后：裁判定", "colours by the arbiter").to_owned(),
    }
}

/// A rule a draft breaks.
pub fn broken(broken: &Broken, lang: Lang) -> String {
    let zh = lang == Lang::Zh;
    match broken {
        Broken::Unknown(number) if zh => format!("{number}号不应编排"),
        Broken::Unknown(number) => format!("no {number} is not to be paired"),
        Broken::Twice(number) if zh => format!("{number}号出现两次"),
        Broken::Twice(number) => format!("no {number} stands twice"),
        Broken::Missing(number) if zh => format!("缺{number}号"),
        Broken::Missing(number) => format!("no {number} is missing"),
        Broken::Rematch { red, black, times } if zh => format!("{red}-{black} 已遇{times}次"),
        Broken::Rematch { red, black, times } => format!("{red}-{black} met {times} times"),
        Broken::ColourLimit { player, side, limits } => {
            let side = match side {
                Side::Red => lang.pick("执红", "red"),
                Side::Black => lang.pick("执黑", "black"),
            };
            if zh {
                format!("{player}号{side}违先后限{limits}")
            } else {
                format!("no {player} with {side} breaks {limits} colour limits")
            }
        }
        Broken::UnitClash { red, black } if zh => format!("{red}-{black} 同单位"),
        Broken::UnitClash { red, black } => format!("{red}-{black} of one unit"),
        Broken::Colour { red, black, rule } if zh => {
            format!("{red}-{black} 先后应相反（{}）", colour(rule, lang))
        }
        Broken::Colour { red, black, rule } => {
            format!("{red}-{black} should be reversed ({})", colour(rule, lang))
        }
        Broken::SecondBye { player, byes } if zh => format!("{player}号已轮空{byes}次"),
        Broken::SecondBye { player, byes } => format!("no {player} has had {byes} byes"),
        Broken::NotBest(difference) => {
            let level = match difference.level {
                Some(level) if zh => format!("{level}分段"),
                Some(level) => format!("level {level}, "),
                None => String::new(),
            };
            let count = count(difference.count, lang);
            let (found, best) = (difference.found, difference.best);
            if zh {
                format!("有更优编排：{level}{count} {found}，最优 {best}")
            } else {
                format!("a better pairing exists: {level}{count} {found}, best {best}")
            }
        }
    }
}

fn count(count: Count, lang: Lang) -> String {
    let (zh, en) = match count {
        Count::Bye => ("轮空者", "bye"),
        Count::Rematches => ("重复对局", "rematches"),
        Count::Breaks => ("先后违限", "colour limits broken"),
        Count::Clashes => ("同单位", "unit clashes"),
        Count::Partners(score) => {
            return match lang {
                Lang::Zh => format!("与{score}分段的对数"),
                Lang::En => format!("pairs with level {score}"),
            };
        }
        Count::Balance => ("先后差", "colour balance"),
        Count::Repeats => ("同向连浮", "repeated floats"),
        Count::Drift => ("浮动失衡", "float drift"),
        Count::Distance => ("距离", "distance"),
    };
    lang.pick(zh, en).to_owned()
}
