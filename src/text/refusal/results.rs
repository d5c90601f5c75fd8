//! Words of the refusals of results, corrections and seats.

use super::way::{Asker, Way};
use crate::domain::ids::Number;
use crate::domain::refusal::results::{PartialFault, Refused};
use crate::domain::round::Word;
use crate::text::lang::Lang;

/// A refusal in one line.
pub fn say(refused: &Refused, asker: Asker, lang: Lang) -> String {
    let zh = lang == Lang::Zh;
    let way = |way| asker.way(way, lang);
    match refused {
        Refused::Decided { table, stands, asked } => {
            let (stands, asked) = (result(*stands, lang), result(*asked, lang));
            match (asker, zh) {
                (Asker::Line, true) => format!("{table}台已记{stands}，未改为{asked}；确要改请加 --replace"),
                (Asker::Line, false) => {
                    format!("table {table} has {stands}, not changed to {asked}; add --replace to overwrite")
                }
                (Asker::Keys, true) => {
                    format!("{table}台已记{stands}，未改为{asked}；确要改请再按一次，用 y 确认")
                }
                (Asker::Keys, false) => format!(
                    "table {table} has {stands}, not changed to {asked}; to overwrite key it again and answer y"
                ),
            }
        }
        Refused::DecidedAlready { table, word } => {
            let word = result(*word, lang);
            if zh {
                format!("{table}台已有成绩（{word}）；先用 {}", way(Way::Clear(*table)))
            } else {
                format!(
                    "table {table} is decided ({word}); first {}",
                    way(Way::Clear(*table))
                )
            }
        }
        Refused::NotDecided(table) if zh => format!("{table}台还没有成绩可核对；先录入"),
        Refused::NotDecided(table) => format!("table {table} has no result to verify; enter it first"),
        Refused::NotStarted(round) if zh => {
            format!("第{round}轮尚未开钟，不能按迟到判；先用 {}", way(Way::Start))
        }
        Refused::NotStarted(round) => {
            format!("round {round}'s clock is not started; first {}", way(Way::Start))
        }
        Refused::NotLateYet { table, seconds } => {
            let (minutes, rest) = (seconds / 60, seconds % 60);
            if zh {
                format!("{table}台还差{seconds}秒（{minutes}:{rest:02}）才到迟到时限；到时再判")
            } else {
                format!("table {table}: {seconds} s ({minutes}:{rest:02}) to the late limit; wait for it")
            }
        }
        Refused::LateUnanswered if zh => format!("规程未定迟到时限；先用 {} 回答该问题", way(Way::Answer)),
        Refused::LateUnanswered => {
            format!(
                "the late limit is not settled; answer its question first with {}",
                way(Way::Answer)
            )
        }
        Refused::NotUnreported if zh => {
            "--responsible 只用于 both-lose --reason unreported；请补上或去掉".to_owned()
        }
        Refused::NotUnreported => {
            "--responsible goes with both-lose --reason unreported only; add them or leave it out".to_owned()
        }
        Refused::NoUnreportedFoul if zh => "本规程对未报成绩不计犯规；请去掉 --responsible".to_owned(),
        Refused::NoUnreportedFoul => {
            "this regulation books no foul for an unreported result; leave --responsible out".to_owned()
        }
        Refused::VerifyDiffers { table, stands, keyed } => {
            let (stands, keyed) = (result(*stands, lang), result(*keyed, lang));
            if zh {
                format!("{table}台核对不符：已记{stands}，核对为{keyed}；查成绩单后再定")
            } else {
                format!("table {table} does not agree: {stands} stands, {keyed} keyed; look at the slip")
            }
        }
        Refused::NextClosed(round) => {
            let rest = instead(asker, lang, "keep");
            if zh {
                format!("第{round}轮已结束，台次不再改{rest}")
            } else {
                format!("round {round} is closed, its boards stay{rest}")
            }
        }
        Refused::NextHasResults { round, tables } => {
            let list = tables
                .iter()
                .map(u32::to_string)
                .collect::<Vec<_>>()
                .join(lang.pick("、", ", "));
            if zh {
                format!(
                    "第{round}轮{list}台已有成绩，不能重排{}",
                    instead(asker, lang, "keep")
                )
            } else {
                format!(
                    "round {round} has results at {list} and is not paired anew{}",
                    instead(asker, lang, "keep")
                )
            }
        }
        Refused::NoPartial(fault) => {
            let why = partial(*fault, lang);
            format!(
                "{why}{}",
                instead(asker, lang, lang.pick("keep 或 all", "keep or all"))
            )
        }
        Refused::SameBoard(table) if zh => format!("两次都是{table}台；请给两个不同的台"),
        Refused::SameBoard(table) => format!("table {table} was named twice; name two tables"),
        Refused::MergeRound(round) if zh => format!("只有第1轮可以并台，现在是第{round}轮；缺席者按弃权判"),
        Refused::MergeRound(round) => {
            format!("boards are merged in round 1 only, this is round {round}; give the forfeits")
        }
        Refused::NotHalfEmpty(table) if zh => {
            format!(
                "{table}台不是恰有一方未到；先用 {} 标明",
                way(Way::Missing(*table))
            )
        }
        Refused::NotHalfEmpty(table) => {
            format!(
                "table {table} has not exactly one side missing; mark it with {}",
                way(Way::Missing(*table))
            )
        }
        Refused::MergeTooLate if zh => "已到迟到时限，不能并台；未到者按弃权判".to_owned(),
        Refused::MergeTooLate => "the late limit has passed, no merging; give the forfeits".to_owned(),
        Refused::TableTaken(table) if zh => format!("{table}号台已有人；换一个台号"),
        Refused::TableTaken(table) => format!("table {table} is taken; choose another"),
        Refused::FixTaken { table, number } => {
            let who = player(*number, lang);
            if zh {
                format!("{table}号台已固定给{who}；换一个台号或先解除")
            } else {
                format!("table {table} is fixed for {who}; choose another or lift that first")
            }
        }
        Refused::NoTableZero if zh => "台号从1起；换一个台号".to_owned(),
        Refused::NoTableZero => "tables are numbered from 1; choose another".to_owned(),
    }
}

/// What may be asked of the next round instead; by keys all the ways stand beside each other.
fn instead(asker: Asker, lang: Lang, next: &str) -> String {
    match (asker, lang) {
        (Asker::Line, Lang::Zh) => format!("；用 --next {next}"),
        (Asker::Line, Lang::En) => format!("; use --next {next}"),
        (Asker::Keys, Lang::Zh) => "；选别的做法".to_owned(),
        (Asker::Keys, Lang::En) => "; take another way".to_owned(),
    }
}

fn partial(fault: PartialFault, lang: Lang) -> String {
    let zh = lang == Lang::Zh;
    match fault {
        PartialFault::NotAtABoard(number) if zh => format!("{}本轮不在台上，无法对换", player(number, lang)),
        PartialFault::NotAtABoard(number) => {
            format!("{} sits at no board of the running round", player(number, lang))
        }
        PartialFault::SameBoard(table) if zh => format!("两人本轮同在{table}台，无法对换"),
        PartialFault::SameBoard(table) => format!("the two sit at table {table} together"),
        PartialFault::Begun(table) if zh => format!("{table}台已开赛，无法对换"),
        PartialFault::Begun(table) => format!("the game at table {table} has begun"),
        PartialFault::Met(a, b) if zh => format!("对换后{}与{}会再次相遇", player(a, lang), player(b, lang)),
        PartialFault::Met(a, b) => format!("{} and {} would meet again", player(a, lang), player(b, lang)),
    }
}

/// A player by his number.
fn player(number: Option<Number>, lang: Lang) -> String {
    match number {
        Some(number) if lang == Lang::Zh => format!("{number}号"),
        Some(number) => format!("no. {number}"),
        None => lang.pick("无序号棋手", "a player without number").to_owned(),
    }
}

/// A result in a word or two.
pub(super) fn result(word: Word, lang: Lang) -> &'static str {
    match word {
        Word::Red => lang.pick("红胜", "red wins"),
        Word::Draw => lang.pick("和棋", "draw"),
        Word::Black => lang.pick("黑胜", "black wins"),
        Word::RedForfeits => lang.pick("红方弃权", "red forfeits"),
        Word::BlackForfeits => lang.pick("黑方弃权", "black forfeits"),
        Word::BothForfeit => lang.pick("双弃权", "both forfeit"),
        Word::BothLose => lang.pick("双负", "both lose"),
    }
}
