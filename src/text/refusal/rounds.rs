//! Refusals of pairing, publishing, starting, paper rounds and closing.

use super::named::{out, who, whom};
use super::way::{Asker, Way};
use crate::domain::refusal::Candidate;
use crate::domain::refusal::rounds::{NotPaired, OpenBoard, Refused, Rematches};
use crate::text::lang::Lang;
use crate::text::shown::safe;

/// One line: what is wrong and what to do next.
pub fn say(refused: &Refused, asker: Asker, lang: Lang) -> String {
    let zh = lang == Lang::Zh;
    let way = |way| asker.way(way, lang);
    match refused {
        Refused::BoardsOpen { round, boards } if zh => format!(
            "第 {round} 轮还有 {} 台未定: {}, 请先录入结果",
            boards.len(),
            open_boards(boards, lang)
        ),
        Refused::BoardsOpen { round, boards } => format!(
            "round {round}, boards still open ({}): {}: enter their results",
            boards.len(),
            open_boards(boards, lang)
        ),
        Refused::NotClosed(round) if zh => format!("第 {round} 轮尚未结束, 请先用 {}", way(Way::Close)),
        Refused::NotClosed(round) => format!("round {round} is not closed: first {}", way(Way::Close)),
        Refused::NoNumbers if zh => format!("还没有抽签编号, 请先用 {}", way(Way::Lots)),
        Refused::NoNumbers => format!("numbers are not drawn: first {}", way(Way::Lots)),
        Refused::AllRoundsPublished(last) if zh => format!("全部 {last} 轮都已公布"),
        Refused::AllRoundsPublished(last) => format!("all {last} rounds are published"),
        Refused::TooFew(players) if zh => format!("可编排的棋手只有 {players} 人, 至少要 2 人"),
        Refused::TooFew(players) => format!("only {players} to be paired: at least 2 are needed"),
        Refused::CutFirst(round) if zh => {
            format!("第 {round} 轮之前先用 {} 确定淘汰赛名单", way(Way::Cut))
        }
        Refused::CutFirst(round) => {
            format!(
                "before round {round} the knockout's field is due: first {}",
                way(Way::Cut)
            )
        }
        Refused::NeedsRematches(rematches) => needs_rematches(rematches, asker, lang),
        Refused::OtherRematches { asked, fewest: 0 } if zh => {
            format!("不需要重遇 (写的是 {asked}), 请直接用 {}", way(Way::Pair))
        }
        Refused::OtherRematches { asked, fewest } if zh => {
            format!("最少重遇 {fewest} 台, 不是 {asked}: pair --rematches {fewest}")
        }
        Refused::OtherRematches { asked, fewest: 0 } => {
            format!("no rematch is needed, not {asked}: {}", way(Way::Pair))
        }
        Refused::OtherRematches { asked, fewest } => {
            format!("the fewest rematches are {fewest}, not {asked}: pair --rematches {fewest}")
        }
        Refused::CannotPair if zh => {
            format!("人数或分差超出编排能力, 请按纸上编排用 {}", way(Way::Paper))
        }
        Refused::CannotPair => format!(
            "the field is beyond what can be paired: run the round on paper and key it in with {}",
            way(Way::Paper)
        ),
        Refused::NoDraft if zh => format!("没有编排草稿, 请先用 {}", way(Way::Pair)),
        Refused::NoDraft => format!("no draft stands: first {}", way(Way::Pair)),
        Refused::SamePlayer(player) if zh => format!("两次都是 {}, 请写另一名棋手", who(player)),
        Refused::SamePlayer(player) => format!("both are {}: name another player", who(player)),
        Refused::NotInDraft(player) if zh => format!("{} 不在草稿里", who(player)),
        Refused::NotInDraft(player) => format!("{} does not stand in the draft", who(player)),
        Refused::NoByeInDraft => lang
            .pick(
                "人数为偶数, 本轮没有轮空",
                "the field is even: nobody has the bye",
            )
            .to_owned(),
        Refused::DraftStale(round) if zh => {
            format!("第 {round} 轮草稿与参赛人员不符, 请重新用 {}", way(Way::Pair))
        }
        Refused::DraftStale(round) => {
            format!(
                "the draft of round {round} no longer fits: again {}",
                way(Way::Pair)
            )
        }
        Refused::HasResults { round, tables } if zh => format!(
            "第 {round} 轮已有结果 (台 {}), 确要撤销用 {}",
            numbers(tables),
            way(Way::UnpairWithResults)
        ),
        Refused::HasResults { round, tables } => format!(
            "round {round} has results (tables {}): {} takes them down too",
            numbers(tables),
            way(Way::UnpairWithResults)
        ),
        Refused::NoLateLimit {
            section,
            question: Some(key),
        } => {
            let key = safe(key);
            let what = if section.is_empty() {
                key.into_owned()
            } else {
                format!("@{} answer {key}", safe(section))
            };
            if zh {
                format!("迟到时限未定, 请先用 {} ({what} 分钟数)", way(Way::Answer))
            } else {
                format!(
                    "the late limit is not settled: first {} ({what} MINUTES)",
                    way(Way::Answer)
                )
            }
        }
        Refused::NoLateLimit { question: None, .. } if zh => format!(
            "规程没有迟到时限, 请在 regulation.ron 写 late_minutes 后用 {}",
            way(Way::Adopt)
        ),
        Refused::NoLateLimit { question: None, .. } => format!(
            "the regulation has no late limit: write late_minutes in regulation.ron, then {}",
            way(Way::Adopt)
        ),
        Refused::NotOpen(table) if zh => format!("第 {table} 台已有结果, 不能留待"),
        Refused::NotOpen(table) => format!("table {table} is decided and cannot stay pending: leave it out"),
        Refused::TwoByes => lang
            .pick("一轮只有一个轮空", "a round has one bye: write one")
            .to_owned(),
        Refused::PaperMissing(players) if zh => {
            format!("少了 {}, 请补上或先用 {}", whom(players, lang), way(Way::Absent))
        }
        Refused::PaperMissing(players) => {
            format!(
                "missing: {}: write them in, or first {}",
                whom(players, lang),
                way(Way::Absent)
            )
        }
        Refused::PaperTwice(players) if zh => format!("写了不止一次: {}", whom(players, lang)),
        Refused::PaperTwice(players) => format!("written more than once: {}", whom(players, lang)),
        Refused::PaperOut(players) => {
            let list: Vec<String> = players
                .iter()
                .map(|(player, reason)| format!("{} [{}]", who(player), not_paired(reason, lang)))
                .collect();
            let list = list.join(lang.pick("、", ", "));
            if zh {
                format!("不在编排之列: {list}")
            } else {
                format!("not to be paired: {list}")
            }
        }
    }
}

fn not_paired(reason: &NotPaired, lang: Lang) -> &'static str {
    match reason {
        NotPaired::Out(reason) => out(reason, lang),
        NotPaired::NoNumber => lang.pick("没有序号", "no number"),
        NotPaired::OtherSection => lang.pick("别的组", "another section"),
    }
}

fn numbers(tables: &[u32]) -> String {
    tables.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}

/// Open boards: `17 陆青禾 - 韩砚秋`.
fn open_boards(boards: &[OpenBoard], lang: Lang) -> String {
    let board = |b: &OpenBoard| {
        let (red, black) = (who(&b.red), who(&b.black));
        format!("{} {red} - {black}{}", table(b, lang), disputed(b, lang))
    };
    boards.iter().map(board).collect::<Vec<_>>().join("; ")
}

/// An open board for a list on the screen: its table, both players by number and name.
pub fn open_board(board: &OpenBoard, lang: Lang) -> String {
    let player = |p: &Candidate| {
        let number = p.number.map(|n| format!("{n} ")).unwrap_or_default();
        format!("{number}{}", safe(&p.name))
    };
    let (red, black) = (player(&board.red), player(&board.black));
    format!("{} {red} - {black}{}", table(board, lang), disputed(board, lang))
}

fn table(board: &OpenBoard, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("{} 台", board.table),
        Lang::En => format!("table {}", board.table),
    }
}

fn disputed(board: &OpenBoard, lang: Lang) -> &'static str {
    if board.disputed {
        lang.pick(" [争议]", " [disputed]")
    } else {
        ""
    }
}

fn needs_rematches(rematches: &Rematches, asker: Asker, lang: Lang) -> String {
    let fewest = rematches.fewest;
    let mut boards: Vec<String> = rematches
        .boards
        .iter()
        .map(|(red, black, met)| {
            let mark = if *met > 0 { "!" } else { "" };
            format!("{}-{}{mark}", short(red), short(black))
        })
        .collect();
    if let Some(bye) = &rematches.bye {
        boards.push(format!("{} {}", short(bye), lang.pick("轮空", "bye")));
    }
    let boards = boards.join(" ");
    let why = match lang {
        Lang::Zh => format!("不重遇无法编排, 最少重遇 {fewest} 台 (! 为重遇): {boards}"),
        Lang::En => {
            format!("no pairing without a rematch, the fewest are {fewest} (marked !): {boards}")
        }
    };
    // By keys it is asked, and y consents.
    match (asker, lang) {
        (Asker::Keys, _) => why,
        (Asker::Line, Lang::Zh) => format!("{why}; 同意用 pair --rematches {fewest}"),
        (Asker::Line, Lang::En) => format!("{why}; to consent: pair --rematches {fewest}"),
    }
}

fn short(player: &crate::domain::refusal::Candidate) -> String {
    player
        .number
        .map_or_else(|| safe(&player.name).into(), |n| n.to_string())
}
