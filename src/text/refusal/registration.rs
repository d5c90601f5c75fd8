//! Refusals of registration, lots, set-up, late entry and taking part.

use super::named::{status, who, whom};
use super::way::{Asker, Way};
use crate::domain::refusal::registration::{Refused, RowRefused, Takes};
use crate::text::lang::Lang;
use crate::text::shown::safe;

/// One line: what is wrong and what to do next.
pub fn say(refused: &Refused, asker: Asker, lang: Lang) -> String {
    let zh = lang == Lang::Zh;
    let way = |way| asker.way(way, lang);
    match refused {
        Refused::NoName => lang.pick("没有姓名, 请写姓名", "no name: give one").to_owned(),
        Refused::NumberOutside => lang
            .pick("序号为 1 到 9999, 请另给", "numbers are 1 to 9999: give another")
            .to_owned(),
        Refused::NumberTaken { number, by } if zh => {
            format!("序号 {number} 已归 {}, 请用别的序号", who(by))
        }
        Refused::NumberTaken { number, by } => {
            format!("number {number} is taken by {}: give another", who(by))
        }
        Refused::UnpaidHasNoNumber(player) if zh => {
            format!(
                "{} 未交费, 按规程不编序号, 交费后用 {}",
                who(player),
                way(Way::Paid)
            )
        }
        Refused::UnpaidHasNoNumber(player) => {
            format!(
                "{} has not paid and gets no number: first {}",
                who(player),
                way(Way::Paid)
            )
        }
        Refused::RoundOnePublished => {
            let (enters, leaves) = (way(Way::Late), way(Way::Withdraw));
            if zh {
                format!("第 1 轮已公布: 新棋手用 {enters}, 离开用 {leaves}, 序号不再变动")
            } else {
                format!("round 1 is published: to enter {enters}, to leave {leaves}; numbers stay")
            }
        }
        Refused::HasGames(player) if zh => {
            format!(
                "{} 已在赛事记录中, 不能删除, 可用 {}",
                who(player),
                way(Way::Withdraw)
            )
        }
        Refused::HasGames(player) => {
            format!(
                "{} stands in the records and cannot be removed: {}",
                who(player),
                way(Way::Withdraw)
            )
        }
        Refused::TeamsFrozen(player) if zh => {
            format!("团体计分队员在第 1 轮前确定, {} 的队不能再改", who(player))
        }
        Refused::TeamsFrozen(player) => format!(
            "counting members are named before round 1: the team of {} stays",
            who(player)
        ),
        Refused::NobodyToDraw => {
            let (add, import, paid) = (way(Way::Add), way(Way::Import), way(Way::Paid));
            if zh {
                format!("没有可抽签的棋手, 请先用 {add}、{import} 报名或 {paid} 登记交费")
            } else {
                format!("nobody to draw lots for: first {add}, {import} or {paid}")
            }
        }
        Refused::NoRowTaken(rows) => no_row_taken(rows, asker, lang),
        Refused::NoSuchQuestion { question, questions } if zh => {
            format!("没有问题 {}, 可答的有: {}", safe(question), questions.join(" "))
        }
        Refused::NoSuchQuestion { question, questions } => {
            format!(
                "no question {}: there are {}",
                safe(question),
                questions.join(" ")
            )
        }
        Refused::NotAnAnswer {
            question,
            value,
            takes,
        } => {
            let (question, value) = (safe(question), safe(value));
            let takes = self::takes(takes, lang);
            if zh {
                format!("{question} 不能答 {value}, 应答 {takes}")
            } else {
                format!("{question} does not take {value}: answer {takes}")
            }
        }
        Refused::Frozen(fields) if zh => {
            format!("第 1 轮 (淘汰名单) 之后不能再改: {}, 请改回", fields.join(" "))
        }
        Refused::Frozen(fields) => format!(
            "after round 1 (the cut) these stay: {}: put them back",
            fields.join(" ")
        ),
        Refused::SectionInUse(key) if zh => {
            format!("组别 {} 已有棋手, 不能去掉或改名", safe(key))
        }
        Refused::SectionInUse(key) => {
            format!("section {} has players: keep it under its key", safe(key))
        }
        Refused::RoundsPublished { rounds, published } if zh => {
            format!("已公布 {published} 轮, 轮数不能少到 {rounds}")
        }
        Refused::RoundsPublished { rounds, published } => {
            format!("{published} rounds are published: rounds cannot be {rounds}")
        }
        Refused::LateTakesNext { next } if zh => format!("迟到报名者用下一个序号 {next}"),
        Refused::LateTakesNext { next } => {
            format!("a late entrant takes the next number, {next}: leave --number out")
        }
        Refused::LateUnpaid => lang
            .pick(
                "未交费者不编排, 请加 --paid",
                "who has not paid is not paired: add --paid",
            )
            .to_owned(),
        Refused::NoByeRunning => lang
            .pick(
                "本轮没有轮空者可对, 去掉 --against-bye 则从下一轮起编排",
                "nobody has a bye in a running round: without --against-bye he is paired from the next round",
            )
            .to_owned(),
        Refused::NoRoundLeft => lang
            .pick(
                "各轮都已公布, 没有下一轮",
                "every round is published: there is no next one",
            )
            .to_owned(),
        Refused::RoundNotAhead { round, next, last } if zh => {
            format!("第 {round} 轮不在后面各轮之中, 可选第 {next} 至 {last} 轮")
        }
        Refused::RoundNotAhead { round, next, last } => {
            format!("round {round} is not ahead: choose {next} to {last}")
        }
        Refused::NotActive { player, status: now } if zh => {
            format!("{} 不在参赛之列 ({})", who(player), status(now, lang))
        }
        Refused::NotActive { player, status: now } => {
            format!("{} does not take part ({})", who(player), status(now, lang))
        }
    }
}

fn takes(takes: &Takes, lang: Lang) -> String {
    match takes {
        Takes::OneOf(words) => words.join(lang.pick(" 或 ", " or ")),
        Takes::Minutes { at_most } => match lang {
            Lang::Zh => format!("整分钟数, 0 到 {at_most}"),
            Lang::En => format!("whole minutes, 0 to {at_most}"),
        },
        Takes::Schedule { rounds, first_day } => match lang {
            Lang::Zh => format!(
                "第 1 到 {rounds} 轮的时间, 每轮一次, 后一轮须晚于前一轮, 如 1={first_day}T08:30,2={first_day}T10:00"
            ),
            Lang::En => format!(
                "the starts of rounds 1 to {rounds}, each once, a later round later, such as \
                 1={first_day}T08:30,2={first_day}T10:00"
            ),
        },
    }
}

fn no_row_taken(rows: &[(usize, RowRefused)], asker: Asker, lang: Lang) -> String {
    let first = rows
        .first()
        .map(|(line, why)| match lang {
            Lang::Zh => format!(", 第 {line} 行: {}", row(why, asker, lang)),
            Lang::En => format!("; line {line}: {}", row(why, asker, lang)),
        })
        .unwrap_or_default();
    match lang {
        Lang::Zh => format!("{} 行都不能收{first}", rows.len()),
        Lang::En => format!("none of {} rows can be taken{first}", rows.len()),
    }
}

/// Why a row of a roster is not taken, as one line.
pub fn row(refused: &RowRefused, asker: Asker, lang: Lang) -> String {
    let zh = lang == Lang::Zh;
    match refused {
        RowRefused::NoName => lang.pick("没有姓名", "no name").to_owned(),
        RowRefused::NumberOutside => lang.pick("序号为 1 到 9999", "numbers are 1 to 9999").to_owned(),
        RowRefused::NoSuchSection(key) if zh => format!("没有组别 {}", safe(key)),
        RowRefused::NoSuchSection(key) => format!("no section {}", safe(key)),
        RowRefused::NumberTaken { number, by } if zh => format!("序号 {number} 已归 {}", who(by)),
        RowRefused::NumberTaken { number, by } => format!("number {number} is taken by {}", who(by)),
        RowRefused::SeveralFit(players) if zh => {
            format!("{} 都符合, 请补出生日期或序号", whom(players, lang))
        }
        RowRefused::SeveralFit(players) => {
            format!("{} all fit: add a birth date or a number", whom(players, lang))
        }
        RowRefused::SameAsLine(line) if zh => format!("与第 {line} 行无法区分"),
        RowRefused::SameAsLine(line) => format!("nothing tells it from line {line}"),
        RowRefused::OtherNumber(player) if zh => format!("这名棋手已有序号: {}", who(player)),
        RowRefused::OtherNumber(player) => format!("this player has another number: {}", who(player)),
        RowRefused::RoundOnePublished if zh => {
            format!("第 1 轮已公布, 新棋手用 {}", asker.way(Way::Late, lang))
        }
        RowRefused::RoundOnePublished => {
            format!("new, and round 1 is published: {}", asker.way(Way::Late, lang))
        }
        RowRefused::TeamsFrozen => lang
            .pick(
                "团体计分队员在第 1 轮前确定",
                "counting members are named before round 1",
            )
            .to_owned(),
    }
}
