//! Why not, in words: what is wrong and what to do next, one line.

pub mod finals;
pub mod incidents;
pub mod named;
pub mod registration;
pub mod results;
pub mod rounds;
mod way;

pub use way::Asker;

use crate::domain::refusal::Refusal;
use crate::text::lang::Lang;
use crate::text::shown::safe;
use way::Way;

/// The words of a refusal, for who is refused.
pub fn say(refusal: &Refusal, asker: Asker, lang: Lang) -> String {
    let way = |way| asker.way(way, lang);
    match refusal {
        Refusal::NoSuchNumber(number) => match lang {
            Lang::Zh => format!("没有序号为 {number} 的棋手；名册见 {}", way(Way::Roster)),
            Lang::En => format!("no player has number {number}; see {}", way(Way::Roster)),
        },
        Refusal::NoSuchName(name) => match lang {
            Lang::Zh => format!("没有名为“{}”的棋手；名册见 {}", safe(name), way(Way::Roster)),
            Lang::En => format!("no player is named \"{}\"; see {}", safe(name), way(Way::Roster)),
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
        Refusal::NoRound => {
            let (pair, publish) = (way(Way::Pair), way(Way::Publish));
            match lang {
                Lang::Zh => format!("还没有公布的轮次；先用 {pair}，再用 {publish}"),
                Lang::En => format!("no round is published; first {pair}, then {publish}"),
            }
        }
        Refusal::NoSuchRound(round) => match lang {
            Lang::Zh => format!("第{round}轮没有公布"),
            Lang::En => format!("round {round} is not published"),
        },
        Refusal::RoundClosed(round) => match lang {
            Lang::Zh if asker == Asker::Keys => {
                format!("第{round}轮已结束；旧轮成绩: 台号，再按成绩键")
            }
            Lang::En if asker == Asker::Keys => {
                format!("round {round} is closed; to change a result: its table, then the result's key")
            }
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
        Refusal::Registration(refused) => registration::say(refused, asker, lang),
        Refusal::Rounds(refused) => rounds::say(refused, asker, lang),
        Refusal::Results(refused) => results::say(refused, asker, lang),
        Refusal::Incidents(refused) => incidents::say(refused, asker, lang),
        Refusal::Finals(refused) => finals::say(refused, asker, lang),
    }
}

/// Where acts are looked up.
pub fn log(asker: Asker, lang: Lang) -> String {
    asker.way(Way::Log, lang)
}

/// How more than the newest act is undone.
pub fn further_back(asker: Asker, lang: Lang) -> String {
    asker.way(Way::UndoTo, lang)
}
