//! Words of the refusals of fouls, claims, rulings and sheets.

use super::results::result;
use super::way::{Asker, Way};
use crate::domain::foul::ClaimKind;
use crate::domain::refusal::incidents::Refused;
use crate::text::lang::Lang;

/// A refusal in one line.
pub fn say(refused: &Refused, asker: Asker, lang: Lang) -> String {
    let zh = lang == Lang::Zh;
    let way = |way| asker.way(way, lang);
    match refused {
        Refused::NoSuchKind(kind) if zh => {
            format!("本规程没有“{kind}”这一种；犯规目录见 {}", way(Way::FoulKinds))
        }
        Refused::NoSuchKind(kind) => {
            format!(
                "this regulation has no kind {kind:?}; for the list see {}",
                way(Way::FoulKinds)
            )
        }
        Refused::KindOnlyFrom { kind, round } if zh => format!("{kind} 从第{round}轮起才有；查轮次"),
        Refused::KindOnlyFrom { kind, round } => {
            format!("{kind} exists from round {round} on; check the round")
        }
        Refused::NeedsCount(kind) if zh => format!("{kind} 按数目计犯规；请加 --count N"),
        Refused::NeedsCount(kind) => format!("{kind} is counted by a number; add --count N"),
        Refused::NeedsLeft(kind) if zh => format!("{kind} 要看对方剩余时间；请加 --left 分:秒"),
        Refused::NeedsLeft(kind) => format!("{kind} depends on the opponent's time; add --left MM:SS"),
        Refused::TooMany { count, most } if zh => format!("一次记{count}次犯规过多，最多{most}次；改数目"),
        Refused::TooMany { count, most } => {
            format!("{count} fouls at once are too many, {most} at most; give another number")
        }
        Refused::NoSuchIncident(id) if zh => format!("没有 {id} 这条记录；看犯规记录的编号"),
        Refused::NoSuchIncident(id) => format!("there is no entry {id}; look the id up in the foul log"),
        Refused::NotAFoul(id) if zh => format!("{id} 不是犯规；看犯规记录的编号"),
        Refused::NotAFoul(id) => format!("{id} is no foul; look the id up in the foul log"),
        Refused::VoidedAlready(id) if zh => format!("{id} 已撤销；如需要请重新记"),
        Refused::VoidedAlready(id) => format!("{id} is voided already; book it anew if needed"),
        Refused::NoOtherSide(id) if zh => format!("{id} 不在台上，没有对方可移；先撤销再记给对的人"),
        Refused::NoOtherSide(id) => {
            format!("{id} was at no board, there is no other side; void it and book the right player")
        }
        Refused::NotAnAppeal(id) if zh => format!("{id} 不是申诉；查编号"),
        Refused::NotAnAppeal(id) => format!("{id} is no appeal; check the id"),
        Refused::NotAClaim(id) if zh => format!("{id} 不是限着或循环的提出；查编号"),
        Refused::NotAClaim(id) => format!("{id} is no claim; check the id"),
        Refused::NotARuling(id) if zh => format!("{id} 不是裁定；查编号"),
        Refused::NotARuling(id) => format!("{id} is no ruling; check the id"),
        Refused::RulingHasEnded(id) if zh => format!("{id} 的裁定已有结果；要改先用 {}", way(Way::Undo)),
        Refused::RulingHasEnded(id) => {
            format!("ruling {id} has ended; to change it first {}", way(Way::Undo))
        }
        Refused::NoTarget(kind) => {
            let what = match kind {
                ClaimKind::Natural => lang.pick("自然限着", "the natural-move limit"),
                ClaimKind::Repetition => lang.pick("待判局面", "repetition"),
            };
            if zh {
                format!("本规程未定{what}的次数；请加 --target N（1起）")
            } else {
                format!("this regulation states no number for {what}; add --target N, 1 or more")
            }
        }
        Refused::BoardDecided { table, word } => {
            let word = result(*word, lang);
            if zh {
                format!(
                    "{table}台已有成绩（{word}）；要改先用 {}",
                    way(Way::Clear(*table))
                )
            } else {
                format!(
                    "table {table} is decided ({word}); to change it first {}",
                    way(Way::Clear(*table))
                )
            }
        }
        Refused::NoRecording if zh => format!("本规程在此不要求录谱；可用 {} 记事", way(Way::Note)),
        Refused::NoRecording => {
            format!(
                "no score sheets are asked for here; a note can be kept with {}",
                way(Way::Note)
            )
        }
        Refused::OwesNoSheet(table) if zh => {
            format!("{table}台不用录谱；查台号，或用 {} 选台", way(Way::SheetPick))
        }
        Refused::OwesNoSheet(table) => {
            format!(
                "table {table} owes no sheet; check the table, or pick it with {}",
                way(Way::SheetPick)
            )
        }
        Refused::NoSheetFoul if zh => format!("本规程对未录谱未定犯规；逐台用 {} 记事", way(Way::Note)),
        Refused::NoSheetFoul => {
            format!(
                "no foul is stated for a missing sheet; keep a note instead with {}",
                way(Way::Note)
            )
        }
        Refused::NothingSaid if zh => "没有文字；请写上内容".to_owned(),
        Refused::NothingSaid => "there is no text; write one".to_owned(),
    }
}
