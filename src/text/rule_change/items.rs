//! The fields of a regulation that are lists of items: each item's name, and what it says point by point.

use super::yes_no;
use crate::domain::regulation::{
    Answers, Cap, Counting, Effect, FoulKind, PrizeBy, PrizeList, Question, Regulation, SectionRule, Start,
};
use crate::text::filter::filter;
use crate::text::lang::Lang;
use crate::text::rules::sentences;
use crate::text::words;

/// A point of an item: its name and what it says.
pub(super) type Point = (&'static str, String);

/// An item as words.
pub(super) struct Item {
    /// Its name.
    pub(super) name: String,
    /// What it says.
    pub(super) points: Vec<Point>,
    /// Amounts by place: `(first, last, yuan)`.
    pub(super) amounts: Vec<(u32, u32, u32)>,
}

/// The item of a list by its key; none if there is none.
pub(super) fn item(field: &str, key: &str, r: &Regulation, lang: Lang) -> Option<Item> {
    let of = |filter_of| (lang.pick("对象", "of"), filter(filter_of, r, lang));
    let article = |text: &str| (lang.pick("条款", "article"), text.to_owned());
    let number = |zh, en, n: u32| (lang.pick(zh, en), n.to_string());
    let (name, points) = match field {
        "sections" => {
            let section = r.sections.iter().find(|s| s.key == key)?;
            (lang.of(&section.name), self::section(section, lang))
        }
        "schedule" => {
            let start = r.schedule.iter().find(|s| s.round.to_string() == key)?;
            let at = start.at.format("%Y-%m-%d %H:%M").to_string();
            (key, vec![(lang.pick("时间", "at"), at)])
        }
        "tags" => {
            let tag = r.tags.iter().find(|t| t.key == key)?;
            (
                lang.of(&tag.name),
                vec![(lang.pick("含义", "meaning"), lang.of(&tag.name).to_owned())],
            )
        }
        "quotas" => {
            let quota = r.quotas.iter().find(|q| q.name.zh == key)?;
            let points = vec![
                number("限", "at most", quota.at_most),
                of(&quota.of),
                article(&quota.article),
            ];
            (lang.of(&quota.name), points)
        }
        "eligibility" => {
            let rule = r.eligibility.iter().find(|e| e.name.zh == key)?;
            let must = (lang.pick("须", "must be"), filter(&rule.must, r, lang));
            (
                lang.of(&rule.name),
                vec![of(&rule.of), must, article(&rule.article)],
            )
        }
        "fees" => {
            let fee = r.fees.iter().find(|f| f.name.zh == key)?;
            let points = vec![
                number("金额", "yuan", fee.yuan),
                number("可退", "refund", fee.refund),
                of(&fee.of),
                article(&fee.article),
            ];
            (lang.of(&fee.name), points)
        }
        "deadlines" => {
            let deadline = r.deadlines.iter().find(|d| d.name.zh == key)?;
            let at = deadline.at.format("%Y-%m-%d %H:%M").to_string();
            let points = vec![(lang.pick("时间", "at"), at), article(&deadline.article)];
            (lang.of(&deadline.name), points)
        }
        "fouls" => {
            let kind = r.fouls.iter().find(|k| k.key == key)?;
            (lang.of(&kind.name), foul(kind, lang))
        }
        "prizes" => {
            let list = r.prizes.iter().find(|p| p.key == key)?;
            (lang.of(&list.name), prize(list, r, lang))
        }
        "questions" => {
            let question = r.questions.iter().find(|q| q.key == key)?;
            (lang.of(&question.text), self::question(question, lang))
        }
        "readings" => {
            let reading = r.readings.iter().find(|d| d.text.zh == key)?;
            (lang.of(&reading.text), vec![article(&reading.article)])
        }
        _ => return None,
    };
    let amounts = match field {
        "prizes" => r.prizes.iter().find(|p| p.key == key).map(|p| p.amounts.clone()),
        _ => None,
    };
    Some(Item {
        name: name.to_owned(),
        points,
        amounts: amounts.unwrap_or_default(),
    })
}

fn none(lang: Lang) -> String {
    lang.pick("无", "none").to_owned()
}

fn section(section: &SectionRule, lang: Lang) -> Vec<Point> {
    let whole = || lang.pick("同全赛", "as the whole").to_owned();
    let number = |n: Option<u32>| n.map_or_else(whole, |n| n.to_string());
    let starts = |starts: &[Start]| {
        let start = |s: &Start| format!("{}={}", s.round, s.at.format("%m-%d %H:%M"));
        starts.iter().map(start).collect::<Vec<_>>().join(" ")
    };
    let first_table = section.first_table.unwrap_or(1).to_string();
    vec![
        (lang.pick("名称", "name"), lang.of(&section.name).to_owned()),
        (lang.pick("轮次", "rounds"), number(section.rounds)),
        (
            lang.pick("名次区分", "chain"),
            section
                .chain
                .as_ref()
                .map_or_else(whole, |c| words::chain(c, lang)),
        ),
        (
            lang.pick("用时", "clock"),
            section
                .time_control
                .map_or_else(whole, |c| sentences::time_control(c, lang)),
        ),
        (
            lang.pick("积分", "points"),
            section.points.map_or_else(whole, |p| sentences::points(p, lang)),
        ),
        (
            lang.pick("首轮", "first round"),
            section
                .first_round
                .map_or_else(whole, |f| sentences::first_round(f, lang).to_owned()),
        ),
        (
            lang.pick("同单位", "one unit"),
            section
                .unit_avoidance
                .map_or_else(whole, |a| sentences::unit_avoidance(a, lang).to_owned()),
        ),
        (
            lang.pick("迟到分钟", "late minutes"),
            number(section.late_minutes),
        ),
        (
            lang.pick("迟到时限", "late"),
            section
                .late_at
                .map_or_else(whole, |at| sentences::late_at(at, lang).to_owned()),
        ),
        (lang.pick("首台", "first table"), first_table),
        (
            lang.pick("日程", "schedule"),
            if section.schedule.is_empty() {
                whole()
            } else {
                starts(&section.schedule)
            },
        ),
    ]
}

fn foul(kind: &FoulKind, lang: Lang) -> Vec<Point> {
    let counting = match (&kind.counting, lang) {
        (Counting::Fixed, lang) => lang.pick("固定", "fixed").to_owned(),
        (Counting::Table(rows), lang) => {
            let row = |(from, fouls): &(u32, u32)| match lang {
                Lang::Zh => format!("{from} 起 {fouls} 次"),
                Lang::En => format!("from {from}: {fouls}"),
            };
            rows.iter()
                .map(row)
                .collect::<Vec<_>>()
                .join(lang.pick("、", ", "))
        }
        (Counting::UnderOpponentMinutes(m), Lang::Zh) => format!("对方剩不足 {m} 分"),
        (Counting::UnderOpponentMinutes(m), Lang::En) => format!("while the opponent has under {m} min"),
    };
    let effect = match (kind.effect, lang) {
        (Effect::None, lang) => none(lang),
        (Effect::LoseGame, lang) => lang.pick("判负", "the game is lost").to_owned(),
        (Effect::BothLose, lang) => lang.pick("双方判负", "both lose").to_owned(),
        (Effect::OpponentMinutes(m), Lang::Zh) => format!("对方加 {m} 分"),
        (Effect::OpponentMinutes(m), Lang::En) => format!("{m} min to the opponent"),
        (Effect::Expel, lang) => lang.pick("取消资格", "expelled").to_owned(),
        (Effect::ByOpponentTime { under, otherwise_add }, Lang::Zh) => {
            format!("对方剩不足 {under} 分判负，否则对方加 {otherwise_add} 分")
        }
        (Effect::ByOpponentTime { under, otherwise_add }, Lang::En) => {
            format!("lost if the opponent has under {under} min, else {otherwise_add} min to him")
        }
    };
    vec![
        (lang.pick("名称", "name"), lang.of(&kind.name).to_owned()),
        (lang.pick("犯规次数", "fouls"), kind.fouls.to_string()),
        (lang.pick("计法", "counting"), counting),
        (lang.pick("处理", "effect"), effect),
        (
            lang.pick("第几次起", "from occurrence"),
            kind.effect_from.to_string(),
        ),
        (
            lang.pick("计入一局", "counts in the game"),
            yes_no(kind.in_game, lang).to_owned(),
        ),
        (lang.pick("自第几轮", "from round"), kind.from_round.to_string()),
        (lang.pick("条款", "article"), kind.article.clone()),
        (lang.pick("说明", "note"), lang.of(&kind.note).to_owned()),
    ]
}

fn prize(list: &PrizeList, r: &Regulation, lang: Lang) -> Vec<Point> {
    let by = match (&list.by, lang) {
        (PrizeBy::Place, lang) => lang.pick("名次", "by place").to_owned(),
        (PrizeBy::TeamPlace, lang) => lang.pick("团体名次", "by team place").to_owned(),
        (PrizeBy::RankEndsIn(digit), Lang::Zh) => format!("名次尾数 {digit}"),
        (PrizeBy::RankEndsIn(digit), Lang::En) => format!("ranks ending in {digit}"),
        (PrizeBy::Draw(n), Lang::Zh) => format!("抽奖 {n} 名"),
        (PrizeBy::Draw(n), Lang::En) => format!("a draw of {n}"),
        (PrizeBy::Nominated(n), Lang::Zh) => format!("提名 {n} 名"),
        (PrizeBy::Nominated(n), Lang::En) => format!("{n} nominated"),
        (PrizeBy::Bands(bands), lang) => {
            let band = |(first, last, name): &(u32, Option<u32>, crate::domain::regulation::Words)| {
                let last = last.map_or_else(String::new, |last| last.to_string());
                format!("{first}-{last} {}", lang.of(name))
            };
            bands
                .iter()
                .map(band)
                .collect::<Vec<_>>()
                .join(lang.pick("、", ", "))
        }
    };
    let cap = list.cap.as_ref().map_or_else(
        || none(lang),
        |Cap::Share { divisor, of }| {
            let of = filter(of, r, lang);
            match lang {
                Lang::Zh => format!("{of}的 1/{divisor}"),
                Lang::En => format!("1/{divisor} of {of}"),
            }
        },
    );
    let honour = list.honour.as_ref();
    vec![
        (lang.pick("名称", "name"), lang.of(&list.name).to_owned()),
        (lang.pick("对象", "of"), filter(&list.of, r, lang)),
        (lang.pick("依据", "given"), by),
        (lang.pick("名额上限", "at most"), cap),
        (
            lang.pick("可兼得", "stacks"),
            yes_no(list.stacks, lang).to_owned(),
        ),
        (
            lang.pick("荣誉", "honour"),
            honour.map_or_else(|| none(lang), |h| lang.of(h).to_owned()),
        ),
        (lang.pick("条款", "article"), list.article.clone()),
    ]
}

fn question(question: &Question, lang: Lang) -> Vec<Point> {
    let answers = match &question.answers {
        Answers::OneOf(choices) => {
            let choice = |c: &crate::domain::regulation::Choice| format!("{} {}", c.value, lang.of(&c.text));
            choices
                .iter()
                .map(choice)
                .collect::<Vec<_>>()
                .join(lang.pick("；", "; "))
        }
        Answers::LateMinutes => lang.pick("分钟", "minutes").to_owned(),
        Answers::Schedule => lang.pick("日程", "a schedule").to_owned(),
    };
    vec![
        (lang.pick("问", "text"), lang.of(&question.text).to_owned()),
        (
            lang.pick("后果", "consequence"),
            lang.of(&question.consequence).to_owned(),
        ),
        (lang.pick("可答", "answers"), answers),
        (
            lang.pick("默认", "default"),
            question.default.clone().unwrap_or_else(|| none(lang)),
        ),
        (lang.pick("条款", "article"), question.article.clone()),
    ]
}
