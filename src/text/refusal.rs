//! Why not, in words: what is wrong and what to do next, one line.

pub mod finals;
pub mod incidents;
pub mod named;
pub mod registration;
pub mod results;
pub mod rounds;

use crate::domain::refusal::Refusal;
use crate::text::lang::Lang;
use crate::text::shown::safe;

/// The words of a refusal.
pub fn say(refusal: &Refusal, lang: Lang) -> String {
    match refusal {
        Refusal::NoSuchNumber(number) => match lang {
            Lang::Zh => format!("没有序号为 {number} 的棋手；名册见 show roster"),
            Lang::En => format!("no player has number {number}; see show roster"),
        },
        Refusal::NoSuchName(name) => match lang {
            Lang::Zh => format!("没有名为“{}”的棋手；名册见 show roster", safe(name)),
            Lang::En => format!("no player is named \"{}\"; see show roster", safe(name)),
        },
        Refusal::Ambiguous(candidates) => {
            let list: Vec<String> = candidates
                .iter()
                .map(|c| {
                    let number = c.number.map_or_else(String::new, |n| format!("{n} "));
                    format!("{number}{}({})", safe(&c.name), safe(&c.unit))
                })
                .collect();
            match lang {
                Lang::Zh => format!("有几名棋手同名: {}；请用序号", list.join("、")),
                Lang::En => format!(
                    "several players have this name: {}; give the number",
                    list.join(", ")
                ),
            }
        }
        Refusal::NoRound => lang
            .pick(
                "还没有公布的轮次；先 pair 再 publish",
                "no round is published; pair and publish first",
            )
            .to_owned(),
        Refusal::NoSuchRound(round) => match lang {
            Lang::Zh => format!("第{round}轮没有公布"),
            Lang::En => format!("round {round} is not published"),
        },
        Refusal::RoundClosed(round) => match lang {
            Lang::Zh => format!("第{round}轮已结束；旧轮成绩用 correct {round} 台次 成绩 更改"),
            Lang::En => format!("round {round} is closed; change it with correct {round} BOARD WORD"),
        },
        Refusal::NoSuchTable { table, tables } => match (tables, lang) {
            (Some((first, last)), Lang::Zh) => format!("没有 {table} 台；本轮是 {first} 至 {last} 台"),
            (Some((first, last)), Lang::En) => {
                format!("there is no table {table}; this round has {first} to {last}")
            }
            (None, Lang::Zh) => format!("没有 {table} 台；本轮没有对局"),
            (None, Lang::En) => format!("there is no table {table}; the round has no boards"),
        },
        Refusal::Registration(refused) => registration::say(refused, lang),
        Refusal::Rounds(refused) => rounds::say(refused, lang),
        Refusal::Results(refused) => results::say(refused, lang),
        Refusal::Incidents(refused) => incidents::say(refused, lang),
        Refusal::Finals(refused) => finals::say(refused, lang),
    }
}
