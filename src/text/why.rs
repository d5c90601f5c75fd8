//! Why two meet, why these colours, why a player has the bye: one line each.

use crate::domain::ids::Side;
use crate::domain::pairing::{
    Bar, Broken, ByeValue, ColourWhy, Count, Difference, FloatWhy, Floats, Forbidden, Why,
};
use crate::domain::round::Board;
use crate::domain::tournament::Tournament;
use crate::text::lang::Lang;
use crate::text::words;
use std::fmt::Write as _;

/// Why a board was made: the pairing, then the colours.
pub fn board(why: &Why, lang: Lang) -> String {
    let mut parts = vec![pairing(why, lang)];
    parts.extend(why.float.as_ref().map(|f| float(f, lang)));
    if !why.forbidden.is_empty() {
        parts.push(forbidden(&why.forbidden, lang));
    }
    parts.push(colour(&why.colour, lang));
    parts.join(lang.pick("；", "; "))
}

/// Level, players of it, and a rematch.
pub fn pairing(why: &Why, lang: Lang) -> String {
    let Why {
        level,
        players,
        inside,
        met,
        ..
    } = why;
    let mut text = match lang {
        Lang::Zh => format!("{level} 分组 {players} 人，组内 {inside} 对"),
        Lang::En => format!("score {level}: {players} players, {inside} pairs inside"),
    };
    if *met > 0 {
        let _ = match lang {
            Lang::Zh => write!(text, "，重遇（已遇 {met} 次，经同意）"),
            Lang::En => write!(text, ", a rematch (met {met} times, by consent)"),
        };
    }
    text
}

/// Who floats.
pub fn float(float: &FloatWhy, lang: Lang) -> String {
    let before = |f: Floats| match lang {
        Lang::Zh => format!("曾上 {} 下 {}", f.up, f.down),
        Lang::En => format!("before: {} up, {} down", f.up, f.down),
    };
    let FloatWhy {
        down,
        from,
        down_before,
        up,
        to,
        up_before,
    } = float;
    let (down_before, up_before) = (before(*down_before), before(*up_before));
    match lang {
        Lang::Zh => {
            format!("{down} 号（{from} 分）下调（{down_before}），{up} 号（{to} 分）上调（{up_before}）")
        }
        Lang::En => {
            format!("{down} ({from} points) floats down ({down_before}), {up} ({to} points) up ({up_before})")
        }
    }
}

/// Nearer opponents that could not be.
pub fn forbidden(list: &[Forbidden], lang: Lang) -> String {
    let one = |f: &Forbidden| {
        let bar = match f.bar {
            Bar::Met => lang.pick("已遇", "met"),
            Bar::Unit => lang.pick("同单位", "one unit"),
            Bar::Colours => lang.pick("先后受限", "colour limit"),
            Bar::Elsewhere => lang.pick("别处更差", "worse elsewhere"),
        };
        format!("{}-{} {bar}", f.player, f.other)
    };
    let list: Vec<String> = list.iter().map(one).collect();
    format!("{} {}", lang.pick("不能:", "not:"), list.join(", "))
}

/// What decided the colours.
pub fn colour(why: &ColourWhy, lang: Lang) -> String {
    let why = match (why, lang) {
        (ColourWhy::Board(n), Lang::Zh) => format!("第 {n} 台，{}", odd_even(*n, lang)),
        (ColourWhy::Board(n), Lang::En) => format!("board {n}, {}", odd_even(*n, lang)),
        (ColourWhy::Breaks { seated, reversed }, Lang::Zh) => {
            format!("先后限制违反 {seated} 次，反过来 {reversed} 次")
        }
        (ColourWhy::Breaks { seated, reversed }, Lang::En) => {
            format!("breaks {seated} colour limits, {reversed} the other way round")
        }
        (ColourWhy::Balance { red, black }, Lang::Zh) => {
            format!("先手减后手 {red:+} 对 {black:+}，少者执红")
        }
        (ColourWhy::Balance { red, black }, Lang::En) => {
            format!("reds minus blacks {red:+} against {black:+}, the fewer gets red")
        }
        (ColourWhy::Round(n), Lang::Zh) => format!("第{n}轮先后不同，那轮执黑者执红"),
        (ColourWhy::Round(n), Lang::En) => {
            format!("round {n} is the latest they differ in, black then is red now")
        }
        (ColourWhy::Number, Lang::Zh) => "先后相同，单轮小号执红，双轮大号执红".to_owned(),
        (ColourWhy::Number, Lang::En) => {
            "alike so far: the smaller number red in odd rounds, the larger in even".to_owned()
        }
        (ColourWhy::Arbiter, Lang::Zh) => "裁判指定".to_owned(),
        (ColourWhy::Arbiter, Lang::En) => "seated by the arbiter".to_owned(),
    };
    format!("{} {why}", lang.pick("先后:", "colours:"))
}

fn odd_even(board: u32, lang: Lang) -> &'static str {
    if board % 2 == 1 {
        lang.pick("单台小号执红", "the smaller number has red")
    } else {
        lang.pick("双台大号执红", "the larger number has red")
    }
}

/// Why a player has the bye.
pub fn bye(value: &ByeValue, lang: Lang) -> String {
    let ByeValue {
        rematches,
        byes,
        breaks,
        clashes,
        turn,
    } = value;
    let (points, number) = (turn.points, turn.number);
    match lang {
        Lang::Zh => format!(
            "曾轮空 {byes} 次，积分 {points}，序号 {number}；其余重遇 {rematches}、先后违限 {breaks}、同单位 {clashes}"
        ),
        Lang::En => format!(
            "{byes} byes before, {points} points, number {number}; the others need {rematches} rematches, {breaks} colour breaks, {clashes} unit clashes"
        ),
    }
}

/// A rule that a draft made by hand breaks.
pub fn broken(broken: &Broken, lang: Lang) -> String {
    match (broken, lang) {
        (Broken::Unknown(n), Lang::Zh) => format!("{n} 号不在编排之列"),
        (Broken::Unknown(n), Lang::En) => format!("{n} is not to be paired"),
        (Broken::Twice(n), Lang::Zh) => format!("{n} 号出现两次"),
        (Broken::Twice(n), Lang::En) => format!("{n} stands twice"),
        (Broken::Missing(n), Lang::Zh) => format!("漏了 {n} 号"),
        (Broken::Missing(n), Lang::En) => format!("{n} is missing"),
        (Broken::Rematch { red, black, times }, Lang::Zh) => format!("{red}-{black} 已遇 {times} 次"),
        (Broken::Rematch { red, black, times }, Lang::En) => format!("{red}-{black} have met {times} times"),
        (Broken::ColourLimit { player, side, .. }, lang) => {
            let side = words::side(*side, lang);
            match lang {
                Lang::Zh => format!("{player} 号执{side}违反先后限制"),
                Lang::En => format!("{player} breaks a colour limit with {side}"),
            }
        }
        (Broken::UnitClash { red, black }, Lang::Zh) => format!("{red}-{black} 同单位"),
        (Broken::UnitClash { red, black }, Lang::En) => format!("{red}-{black} are of one unit"),
        (Broken::Colour { red, black, rule }, Lang::Zh) => {
            format!("{red}-{black} 应反过来（{}）", colour(rule, lang))
        }
        (Broken::Colour { red, black, rule }, Lang::En) => {
            format!(
                "{red}-{black} should be the other way round ({})",
                colour(rule, lang)
            )
        }
        (Broken::SecondBye { player, byes }, Lang::Zh) => format!("{player} 号曾轮空 {byes} 次"),
        (Broken::SecondBye { player, byes }, Lang::En) => format!("{player} has had {byes} byes"),
        (Broken::NotBest(difference), lang) => not_best(difference, lang),
    }
}

fn not_best(difference: &Difference, lang: Lang) -> String {
    let what = match difference.count {
        Count::Bye => lang.pick("轮空", "the bye"),
        Count::Rematches => lang.pick("重遇", "rematches"),
        Count::Breaks => lang.pick("先后违限", "colour breaks"),
        Count::Clashes => lang.pick("同单位", "unit clashes"),
        Count::Partners(_) => lang.pick("同分对数", "pairs by score"),
        Count::Balance => lang.pick("先后平衡", "colour balance"),
        Count::Repeats => lang.pick("连续同向调组", "repeated floats"),
        Count::Drift => lang.pick("调组累计", "floats so far"),
        Count::Distance => lang.pick("位置差", "distance"),
    };
    let level = difference.level.map_or_else(String::new, |level| match lang {
        Lang::Zh => format!("{level} 分组"),
        Lang::En => format!("score {level}: "),
    });
    let Difference { found, best, .. } = difference;
    match lang {
        Lang::Zh => format!("{level}{what} {found}，可以是 {best}"),
        Lang::En => format!("{level}{what} {found}, could be {best}"),
    }
}

/// A board's players by number, red first.
pub fn pair(board: &Board, tournament: &Tournament) -> String {
    let number = |side: Side| {
        let player = tournament.players.get(&board.seat(side).player);
        player
            .and_then(|p| p.number)
            .map_or_else(|| "?".to_owned(), |n| n.to_string())
    };
    format!("{}-{}", number(Side::Red), number(Side::Black))
}
