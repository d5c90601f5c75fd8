//! What a rule says, in a few words: where the rules in force are told, and where a change of them is.

use crate::domain::pairing::{FirstRound, UnitAvoidance};
use crate::domain::regulation::{
    DrawOffers, EarlyDraw, KnockoutRules, LateAt, NaturalLimit, Points, Recording, Repetition, Rounding,
    TimeControl, Within,
};
use crate::text::lang::Lang;

/// 用时.
pub fn time_control(clock: TimeControl, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("每方 {} 分，每步加 {} 秒", clock.minutes, clock.increment_seconds),
        Lang::En => format!("{} min + {} s a move", clock.minutes, clock.increment_seconds),
    }
}

/// Points of a result.
pub fn points(p: Points, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("胜 {} 和 {} 负 {} 轮空 {}", p.win, p.draw, p.loss, p.bye),
        Lang::En => format!("win {} draw {} loss {} bye {}", p.win, p.draw, p.loss, p.bye),
    }
}

/// How round 1 is paired.
pub fn first_round(first: FirstRound, lang: Lang) -> &'static str {
    match first {
        FirstRound::Neighbours => lang.pick("抽签，1-2 4-3 5-6 8-7", "by lot, 1-2 4-3 5-6 8-7"),
        FirstRound::Halves => lang.pick("上下半区", "upper half against lower"),
        FirstRound::Ends => lang.pick("首尾相对", "first against last"),
    }
}

/// Whether players of one unit are kept apart.
pub fn unit_avoidance(avoidance: UnitAvoidance, lang: Lang) -> &'static str {
    match avoidance {
        UnitAvoidance::None => lang.pick("不回避", "none"),
        UnitAvoidance::FirstRound => lang.pick("首轮回避", "in round 1"),
        UnitAvoidance::All => lang.pick("各轮回避", "in every round"),
    }
}

/// The late limit.
pub fn late(minutes: Option<u32>, at: LateAt, lang: Lang) -> String {
    match (minutes, at, lang) {
        (None, _, lang) => lang.pick("未定，须答", "not decided, to be answered").to_owned(),
        (Some(m), LateAt::At, Lang::Zh) => format!("到 {m} 分 00 秒即判"),
        (Some(m), LateAt::At, Lang::En) => format!("at {m}:00"),
        (Some(m), LateAt::After, Lang::Zh) => format!("超过 {m} 分 00 秒才判"),
        (Some(m), LateAt::After, Lang::En) => format!("after {m}:00"),
    }
}

/// Whether the late limit itself is late.
pub fn late_at(at: LateAt, lang: Lang) -> &'static str {
    match at {
        LateAt::At => lang.pick("到时限即判", "at the limit"),
        LateAt::After => lang.pick("超过时限才判", "after the limit"),
    }
}

/// 淘汰赛.
pub fn knockout(rule: &KnockoutRules, lang: Lang) -> String {
    let ((a, d), (b, c)) = rule.semi_finals;
    let quick = rule.quick;
    match lang {
        Lang::Zh => format!(
            "第{}轮后前4名淘汰: {a}-{d} {b}-{c}，和则快棋 {} 分加 {} 秒",
            rule.after_round, quick.minutes, quick.increment_seconds
        ),
        Lang::En => format!(
            "after round {} the first 4: {a}-{d} {b}-{c}, a draw by {} min + {} s",
            rule.after_round, quick.minutes, quick.increment_seconds
        ),
    }
}

/// 录谱.
pub fn recording(rule: &Recording, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("前 {} 台，第{}轮起；胜方，和棋红方", rule.boards, rule.from_round),
        Lang::En => format!(
            "boards 1-{} from round {}; winner, red in a draw",
            rule.boards, rule.from_round
        ),
    }
}

/// 自然限着.
pub fn natural_limit(rule: &NaturalLimit, lang: Lang) -> String {
    let rounds = lang.pick("回合", "rounds");
    format!("{} {rounds}，{}", rule.target, lang.of(&rule.excluded))
}

/// 待判局面.
pub fn repetition(rule: &Repetition, lang: Lang) -> String {
    let (n, unit) = match rule.change_within {
        Within::Cycles(n) => (n, lang.pick("循环", "cycles")),
        Within::Rounds(n) => (n, lang.pick("回合", "rounds")),
    };
    match lang {
        Lang::Zh => format!("出现 {} 次受理，裁决后 {n} {unit}内变着", rule.heard_from),
        Lang::En => format!("heard from {}, to change within {n} {unit}", rule.heard_from),
    }
}

/// Draws before enough moves are played.
pub fn early_draw(rule: &EarlyDraw, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!(
            "第{}轮起前 {} 台满 {} 回合",
            rule.from_round, rule.boards, rule.moves
        ),
        Lang::En => format!(
            "boards 1-{} from round {}: {} moves",
            rule.boards, rule.from_round, rule.moves
        ),
    }
}

/// 提和.
pub fn draw_offers(rule: &DrawOffers, lang: Lang) -> String {
    let n = rule.more_than_opponent;
    match lang {
        Lang::Zh => format!("比对方多 {n} 次提请犯规"),
        Lang::En => format!("{n} more than the opponent propose a foul"),
    }
}

/// How a share of the field is rounded.
pub fn rounding(rounding: Rounding, lang: Lang) -> &'static str {
    match rounding {
        Rounding::Down => lang.pick("舍去余数", "rounded down"),
        Rounding::Nearest => lang.pick("四舍五入", "to the nearest"),
        Rounding::Up => lang.pick("有余进一", "rounded up"),
    }
}
