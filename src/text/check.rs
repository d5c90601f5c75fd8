//! What `check` says.

use crate::domain::ids::{PlayerId, RoundNo, SectionId, Seq};
use crate::domain::invariants::{BadPairing, Broken, PairingFault, RoundFault};
use crate::domain::tournament::Tournament;
use crate::text::lang::Lang;
use crate::text::shown::safe;
use crate::text::why;

/// Everything holds.
pub fn passed(seq: Seq, head: &str, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("核对无误: #{seq} {head}\n"),
        Lang::En => format!("all is well: #{seq} {head}\n"),
    }
}

/// No snapshot to compare.
pub fn no_snapshot(error: &std::io::Error, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("state.ron 读不了（{error}）；下次保存时重写"),
        Lang::En => format!("state.ron cannot be read ({error}); the next act writes it anew"),
    }
}

/// The snapshot is of a line that is not in the journal.
pub fn other_head(as_of: Seq, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("state.ron 的 #{as_of} 不在日志中: 日志或快照被改过"),
        Lang::En => format!("#{as_of} of state.ron is not in the journal: one of the two was changed"),
    }
}

/// The snapshot says something else than the journal.
pub fn disagrees(as_of: Seq, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("state.ron 与日志在 #{as_of} 处不一致"),
        Lang::En => format!("state.ron and the journal disagree at #{as_of}"),
    }
}

fn place(section: SectionId, round: RoundNo, tournament: &Tournament, lang: Lang) -> String {
    let section = match tournament.regulation.section_key(section) {
        "" => String::new(),
        key => format!("@{key} "),
    };
    match lang {
        Lang::Zh => format!("{section}第{round}轮"),
        Lang::En => format!("{section}round {round}"),
    }
}

fn who(id: PlayerId, tournament: &Tournament) -> String {
    tournament.players.get(&id).map_or_else(
        || format!("?{}", id.0),
        |p| {
            let number = p.number.map_or_else(String::new, |n| format!("{n} "));
            format!("{number}{}", safe(&p.entry.name))
        },
    )
}

/// A rule that the state breaks.
pub fn broken(broken: &Broken, tournament: &Tournament, lang: Lang) -> String {
    match broken {
        Broken::SameNumber { section, number } => {
            let key = tournament.regulation.section_key(*section);
            match lang {
                Lang::Zh => format!("{key} 两名棋手同为 {number} 号"),
                Lang::En => format!("{key} two players have number {number}"),
            }
        }
        Broken::Round {
            section,
            round,
            fault,
        } => {
            let place = place(*section, *round, tournament, lang);
            format!("{place}: {}", round_fault(fault, tournament, lang))
        }
    }
}

fn round_fault(fault: &RoundFault, tournament: &Tournament, lang: Lang) -> String {
    let player = |id: &PlayerId| who(*id, tournament);
    match (fault, lang) {
        (RoundFault::Number, Lang::Zh) => "轮次编号不对".to_owned(),
        (RoundFault::Number, Lang::En) => "it does not stand in its place".to_owned(),
        (RoundFault::Stage, Lang::Zh) => "前面的轮次没有结束".to_owned(),
        (RoundFault::Stage, Lang::En) => "a round before it is not closed".to_owned(),
        (RoundFault::Times, Lang::Zh) => "公布时间不对".to_owned(),
        (RoundFault::Times, Lang::En) => "the time of publication is wrong".to_owned(),
        (RoundFault::Stranger(id), Lang::Zh) => format!("{} 不在本组或没有序号", player(id)),
        (RoundFault::Stranger(id), Lang::En) => {
            format!("{} is not of the section or has no number", player(id))
        }
        (RoundFault::AgainstHimself(board), Lang::Zh) => format!("第 {board} 台自己对自己"),
        (RoundFault::AgainstHimself(board), Lang::En) => format!("board {board}: a player against himself"),
        (RoundFault::Twice(id), Lang::Zh) => format!("{} 出现两次", player(id)),
        (RoundFault::Twice(id), Lang::En) => format!("{} stands twice", player(id)),
        (RoundFault::Ranks, Lang::Zh) => "台次不连续".to_owned(),
        (RoundFault::Ranks, Lang::En) => "ranks are not 1, 2, 3 in order".to_owned(),
        (RoundFault::SameTable(table), Lang::Zh) => format!("两局同在 {table} 台"),
        (RoundFault::SameTable(table), Lang::En) => format!("two boards at table {table}"),
        (RoundFault::DraftDecided(table), Lang::Zh) => format!("草案 {table} 台已有成绩"),
        (RoundFault::DraftDecided(table), Lang::En) => format!("table {table} of a draft has a result"),
        (RoundFault::ClosedOpen(table), Lang::Zh) => format!("已结束而 {table} 台未报"),
        (RoundFault::ClosedOpen(table), Lang::En) => format!("closed with table {table} open"),
        (RoundFault::PendingOpen(table), Lang::Zh) => format!("未结束而 {table} 台待定"),
        (RoundFault::PendingOpen(table), Lang::En) => {
            format!("table {table} is pending in a round not closed")
        }
        (RoundFault::DraftStale, Lang::Zh) => "草案与应编排的人不符".to_owned(),
        (RoundFault::DraftStale, Lang::En) => "the draft does not hold exactly those to be paired".to_owned(),
    }
}

/// A machine's pairing that is not what the rules give.
pub fn bad_pairing(bad: &BadPairing, tournament: &Tournament, lang: Lang) -> String {
    let fault = match (&bad.fault, lang) {
        (PairingFault::Rule(rule), lang) => why::broken(rule, lang),
        (
            PairingFault::Points {
                player,
                recorded,
                had,
            },
            Lang::Zh,
        ) => format!("{} 记为 {recorded} 分，实为 {had} 分", who(*player, tournament)),
        (
            PairingFault::Points {
                player,
                recorded,
                had,
            },
            Lang::En,
        ) => format!(
            "{} recorded with {recorded} points, had {had}",
            who(*player, tournament)
        ),
        (PairingFault::Order, Lang::Zh) => "台次顺序不对".to_owned(),
        (PairingFault::Order, Lang::En) => "boards are not in order".to_owned(),
        (PairingFault::Rematches { recorded, made }, Lang::Zh) => {
            format!("记为重遇 {recorded} 对，实为 {made}")
        }
        (PairingFault::Rematches { recorded, made }, Lang::En) => {
            format!("{recorded} rematches recorded, {made} made")
        }
    };
    let place = place(bad.section, bad.round, tournament, lang);
    format!("#{} {place}: {fault}", bad.seq)
}
