//! The names of results, reasons, criteria, states: one word for one thing, in both languages.

use crate::domain::command::KnockoutGame;
use crate::domain::foul::{ClaimKind, Consequence, RulingEnd};
use crate::domain::ids::{Side, Sides};
use crate::domain::player::{Fee, Sex, Status};
use crate::domain::regulation::{Criterion, Regulation, Within};
use crate::domain::round::{OutReason, Outcome, Reason, Stage, Word};
use crate::domain::standings::{DecidedBy, Rule, Value};
use crate::text::lang::Lang;
use crate::text::shown::in_row;

/// A result.
pub fn word(word: Word, lang: Lang) -> &'static str {
    match word {
        Word::Red => lang.pick("红胜", "red wins"),
        Word::Draw => lang.pick("和棋", "draw"),
        Word::Black => lang.pick("黑胜", "black wins"),
        Word::RedForfeits => lang.pick("红弃权", "red forfeits"),
        Word::BlackForfeits => lang.pick("黑弃权", "black forfeits"),
        Word::BothForfeit => lang.pick("双弃权", "both forfeit"),
        Word::BothLose => lang.pick("双负", "both lose"),
    }
}

/// What a board says.
pub fn outcome(outcome: &Outcome, lang: Lang) -> &'static str {
    match outcome {
        Outcome::Open => lang.pick("未报", "open"),
        Outcome::Disputed => lang.pick("争议", "disputed"),
        Outcome::Pending => lang.pick("待定", "pending"),
        Outcome::Decided(decision) => word(decision.word, lang),
    }
}

/// Why a result is what it is.
pub fn reason(reason: Reason, lang: Lang) -> &'static str {
    match reason {
        Reason::Mate => lang.pick("将死或困毙", "mate or stalemate"),
        Reason::Resignation => lang.pick("认负", "resignation"),
        Reason::Time => lang.pick("超时", "time"),
        Reason::IllegalMove => lang.pick("违反行棋规定", "illegal move"),
        Reason::Fouls => lang.pick("犯规判负", "fouls"),
        Reason::Perpetual => lang.pick("长打", "perpetual attack"),
        Reason::Agreed => lang.pick("议和", "agreed"),
        Reason::NaturalLimit => lang.pick("自然限着", "natural-move limit"),
        Reason::NoChange => lang.pick("不变作和", "no change"),
        Reason::Arbiter => lang.pick("裁判判和", "arbiter's draw"),
        Reason::Advantage => lang.pick("优势作和", "advantage draw"),
        Reason::Late => lang.pick("迟到", "late"),
        Reason::Absent => lang.pick("缺席", "absent"),
        Reason::Expelled => lang.pick("取消资格", "expelled"),
        Reason::NoRealGame => lang.pick("消极比赛", "no real game"),
        Reason::Unreported => lang.pick("未报成绩", "unreported"),
    }
}

/// A criterion.
pub fn criterion(criterion: Criterion, lang: Lang) -> &'static str {
    match criterion {
        Criterion::OpponentScore => lang.pick("对手分", "opponents"),
        Criterion::Wins => lang.pick("胜局", "wins"),
        Criterion::Fouls => lang.pick("犯规", "fouls"),
        Criterion::Direct => lang.pick("直胜", "direct"),
        Criterion::Blacks => lang.pick("后走局数", "blacks"),
        Criterion::BlackWins => lang.pick("后走胜局", "black wins"),
        Criterion::Progressive => lang.pick("累进分", "progressive"),
        Criterion::PreviousRound => lang.pick("前一轮", "round before"),
        Criterion::PreviousPoints => lang.pick("积分逆减", "points back"),
        Criterion::DropFirst => lang.pick("去首轮", "without round 1"),
        Criterion::Lots => lang.pick("抽签", "lots"),
    }
}

/// A chain, 积分 first.
pub fn chain(chain: &[Criterion], lang: Lang) -> String {
    let points = lang.pick("积分", "points");
    let names = chain.iter().map(|c| criterion(*c, lang));
    std::iter::once(points)
        .chain(names)
        .collect::<Vec<_>>()
        .join(" > ")
}

/// What separates two rows.
pub fn decided_by(by: DecidedBy, lang: Lang) -> &'static str {
    match by {
        DecidedBy::Points => lang.pick("积分", "points"),
        DecidedBy::Knockout => lang.pick("淘汰赛", "knockout"),
        DecidedBy::Criterion(c) => criterion(c, lang),
    }
}

/// A value of a criterion.
pub fn value(value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::List(list) => list.iter().map(i64::to_string).collect::<Vec<_>>().join(","),
        Value::NotApplied => "-".to_owned(),
    }
}

/// A side.
pub fn side(side: Side, lang: Lang) -> &'static str {
    match side {
        Side::Red => lang.pick("红方", "red"),
        Side::Black => lang.pick("黑方", "black"),
    }
}

/// Sides.
pub fn sides(sides: Sides, lang: Lang) -> &'static str {
    match sides {
        Sides::One(one) => side(one, lang),
        Sides::Both => lang.pick("双方", "both"),
    }
}

/// Whether a player takes part.
pub fn status(status: &Status, lang: Lang) -> &'static str {
    match status {
        Status::Active => lang.pick("参赛", "active"),
        Status::Withdrawn => lang.pick("退赛", "withdrawn"),
        Status::Expelled => lang.pick("取消资格", "expelled"),
        Status::Knockout => lang.pick("淘汰赛", "knockout"),
    }
}

/// Why a player is not paired.
pub fn out_reason(reason: &OutReason, lang: Lang) -> &'static str {
    match reason {
        OutReason::Absent { excused: true } => lang.pick("请假", "absent with leave"),
        OutReason::Absent { excused: false } => lang.pick("缺席", "absent"),
        OutReason::Unpaid => lang.pick("未交费", "unpaid"),
        OutReason::Withdrawn => lang.pick("退赛", "withdrawn"),
        OutReason::Expelled => lang.pick("取消资格", "expelled"),
        OutReason::Knockout => lang.pick("淘汰赛", "knockout"),
    }
}

/// The word of the JSON for why a player is not paired.
pub fn out_word(reason: &OutReason) -> &'static str {
    match reason {
        OutReason::Absent { .. } => "absent",
        OutReason::Unpaid => "unpaid",
        OutReason::Withdrawn => "withdrawn",
        OutReason::Expelled => "expelled",
        OutReason::Knockout => "knockout",
    }
}

/// How far a round is.
pub fn stage(stage: Stage, lang: Lang) -> &'static str {
    match stage {
        Stage::Draft => lang.pick("草案", "draft"),
        Stage::Published => lang.pick("已公布", "published"),
        Stage::Closed => lang.pick("已结束", "closed"),
    }
}

/// A sex.
pub fn sex(sex: Sex, lang: Lang) -> &'static str {
    match sex {
        Sex::Male => lang.pick("男", "m"),
        Sex::Female => lang.pick("女", "f"),
    }
}

/// A fee.
pub fn fee(fee: &Fee, lang: Lang) -> String {
    match fee {
        Fee::Paid => lang.pick("已交", "paid").to_owned(),
        Fee::Due => lang.pick("未交", "due").to_owned(),
        Fee::Exempt(why) if why.is_empty() => lang.pick("免", "exempt").to_owned(),
        Fee::Exempt(why) => format!("{}:{why}", lang.pick("免", "exempt")),
    }
}

/// A game of the knockout.
pub fn knockout_game(game: KnockoutGame, lang: Lang) -> &'static str {
    match game {
        KnockoutGame::Semi1 => lang.pick("半决赛1", "semi-final 1"),
        KnockoutGame::Semi2 => lang.pick("半决赛2", "semi-final 2"),
        KnockoutGame::Final => lang.pick("决赛", "final"),
        KnockoutGame::Third => lang.pick("三四名", "third place"),
    }
}

/// What followed from a foul; nothing if only the count.
pub fn consequence(consequence: Consequence, lang: Lang) -> String {
    match consequence {
        Consequence::None => String::new(),
        Consequence::LostGame => lang.pick("判负", "the game is lost").to_owned(),
        Consequence::BothLost => lang.pick("双方判负", "both lose").to_owned(),
        Consequence::OpponentMinutes(n) => match lang {
            Lang::Zh => format!("对方加 {n} 分钟"),
            Lang::En => format!("+{n} minutes to the opponent"),
        },
        Consequence::Expelled => lang.pick("取消资格", "expelled").to_owned(),
    }
}

/// Why somebody left: the name and article of the foul that expelled him, or what was said.
pub fn cause(reason: &str, rules: &Regulation, lang: Lang) -> String {
    match rules.foul_kind(reason) {
        Some(kind) => format!("{} ({})", in_row(lang.of(&kind.name)), in_row(&kind.article)),
        None => in_row(reason).into_owned(),
    }
}

/// What a claim is about.
pub fn claim(kind: ClaimKind, lang: Lang) -> &'static str {
    match kind {
        ClaimKind::Natural => lang.pick("自然限着", "natural-move limit"),
        ClaimKind::Repetition => lang.pick("待判局面", "repetition"),
    }
}

/// A deadline of a ruling.
pub fn within(within: Within, lang: Lang) -> String {
    match (within, lang) {
        (Within::Cycles(n), Lang::Zh) => format!("{n} 个循环内"),
        (Within::Cycles(n), Lang::En) => format!("within {n} cycles"),
        (Within::Rounds(n), Lang::Zh) => format!("{n} 回合内"),
        (Within::Rounds(n), Lang::En) => format!("within {n} rounds of moves"),
    }
}

/// How a ruling ended.
pub fn ruling_end(end: RulingEnd, lang: Lang) -> &'static str {
    match end {
        RulingEnd::Changed => lang.pick("已变着", "changed"),
        RulingEnd::Draw => lang.pick("判和", "drawn"),
        RulingEnd::Won(Side::Red) => lang.pick("判红胜", "red wins"),
        RulingEnd::Won(Side::Black) => lang.pick("判黑胜", "black wins"),
    }
}

/// What a term of a value comes from; nothing for a game played.
pub fn term_rule(rule: &Rule, lang: Lang) -> String {
    let text = match rule {
        Rule::Played => "",
        Rule::ForfeitWon => lang.pick("弃权胜", "forfeit win"),
        Rule::Forfeited => lang.pick("弃权", "forfeited"),
        Rule::Open => lang.pick("未报", "open"),
        Rule::Pending => lang.pick("待定", "pending"),
        Rule::Bye => lang.pick("轮空", "bye"),
        Rule::Absent => lang.pick("缺席", "absent"),
        Rule::Unpaid => lang.pick("未交费", "unpaid"),
        Rule::Withdrawn => lang.pick("退赛", "withdrawn"),
        Rule::Expelled => lang.pick("取消资格", "expelled"),
        Rule::Knockout => lang.pick("淘汰赛", "knockout"),
        Rule::NotEntered => lang.pick("未参赛", "not yet entered"),
        Rule::Foul(id) => return id.to_string(),
        Rule::Place => lang.pick("名次", "place"),
        Rule::PointsAfter => lang.pick("轮后积分", "points after"),
        Rule::PointsSince => lang.pick("其后积分", "points since"),
        Rule::Lot => lang.pick("签", "lot"),
    };
    text.to_owned()
}
