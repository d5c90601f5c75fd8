//! Players and rounds as refusals name them.

use crate::domain::player::Status;
use crate::domain::refusal::Candidate;
use crate::domain::round::OutReason;
use crate::text::lang::Lang;
use crate::text::shown::safe;

/// A player: number, name and unit.
pub fn who(player: &Candidate) -> String {
    let number = player.number.map(|n| format!("{n} ")).unwrap_or_default();
    let unit = if player.unit.is_empty() {
        String::new()
    } else {
        format!(" ({})", safe(&player.unit))
    };
    format!("{number}{}{unit}", safe(&player.name))
}

/// Several players, in their order.
pub fn whom(players: &[Candidate], lang: Lang) -> String {
    players
        .iter()
        .map(who)
        .collect::<Vec<_>>()
        .join(lang.pick("、", ", "))
}

/// How a player stands.
pub fn status(status: &Status, lang: Lang) -> &'static str {
    match status {
        Status::Active => lang.pick("参赛", "active"),
        Status::Withdrawn => lang.pick("退赛", "withdrawn"),
        Status::Expelled => lang.pick("取消资格", "expelled"),
        Status::Knockout => lang.pick("已进淘汰赛", "in the knockout"),
    }
}

/// Why a player is not paired.
pub fn out(reason: &OutReason, lang: Lang) -> &'static str {
    match reason {
        OutReason::Absent { excused: true } => lang.pick("请假", "absent with leave"),
        OutReason::Absent { excused: false } => lang.pick("缺席", "absent"),
        OutReason::Unpaid => lang.pick("未交费", "not paid"),
        OutReason::Withdrawn => lang.pick("退赛", "withdrawn"),
        OutReason::Expelled => lang.pick("取消资格", "expelled"),
        OutReason::Knockout => lang.pick("已进淘汰赛", "in the knockout"),
    }
}
