//! What the arbiter should know before he starts, in words.

use crate::domain::ids::PlayerId;
use crate::domain::tournament::Tournament;
use crate::domain::warnings::Warning;
use crate::text::finals;
use crate::text::lang::Lang;
use crate::text::shown::safe;

/// The most players a warning names; the others are counted.
const NAMED: usize = 8;

/// A warning as one line, with the article where the regulation has one.
pub fn say(warning: &Warning, tournament: &Tournament, lang: Lang) -> String {
    let zh = lang == Lang::Zh;
    let list = |players: &[PlayerId]| list(tournament, players, lang);
    match warning {
        Warning::TooFewPlayers(players) if zh => format!("可编排的棋手只有 {players} 人"),
        Warning::TooFewPlayers(players) => format!("players to be paired: {players}"),
        Warning::TooManyRounds {
            rounds,
            players,
            at_most,
        } if zh => format!("{players} 人赛 {rounds} 轮, 超过 {at_most} 轮必有重遇"),
        Warning::TooManyRounds {
            rounds,
            players,
            at_most,
        } => format!("{rounds} rounds for {players} players: beyond {at_most} there will be rematches"),
        Warning::UnpaidNotPaired(players) if zh => {
            format!("{} 人未交费, 不编排: {}", players.len(), list(players))
        }
        Warning::UnpaidNotPaired(players) => {
            format!("{} unpaid, not paired: {}", players.len(), list(players))
        }
        Warning::Unpaid(players) if zh => format!("{} 人未交费: {}", players.len(), list(players)),
        Warning::Unpaid(players) => format!("{} unpaid: {}", players.len(), list(players)),
        Warning::ExemptByRule { rule, players } if zh => format!(
            "{}免费, 名册记为未交: {} 用 edit 棋手 exempt=理由 ({})",
            lang.of(&rule.name),
            list(players),
            rule.article
        ),
        Warning::ExemptByRule { rule, players } => format!(
            "{} pay nothing, but stand as owing: {}: edit PLAYER exempt=REASON ({})",
            lang.of(&rule.name),
            list(players),
            rule.article
        ),
        Warning::NumbersNotDrawn(players) if zh => format!("{players} 人还没有序号, 请用 lots 抽签"),
        Warning::NumbersNotDrawn(players) => {
            format!("{players} players without a number: draw them with lots")
        }
        Warning::WithoutNumber(players) if zh => {
            format!(
                "{} 人没有序号, 未编排: {} 到场用 late 姓名",
                players.len(),
                list(players)
            )
        }
        Warning::WithoutNumber(players) => format!(
            "{} without a number, not paired: {}: late NAME takes them in",
            players.len(),
            list(players)
        ),
        Warning::QuotaExceeded { quota, entrants } if zh => format!(
            "{} 限 {} 人, 已报 {entrants} 人 ({})",
            lang.of(&quota.name),
            quota.at_most,
            quota.article
        ),
        Warning::QuotaExceeded { quota, entrants } => format!(
            "{}: at most {}, entered {entrants} ({})",
            lang.of(&quota.name),
            quota.at_most,
            quota.article
        ),
        Warning::ProvinceExceeded { of, article } => {
            format!("{} ({article})", finals::province_teams(of, lang))
        }
        Warning::NoProvince { team, article } => {
            let why = finals::no_province(team, tournament, lang);
            format!("{}{}{why} ({article})", safe(&team.team), lang.pick("：", ": "))
        }
        Warning::NotEligible { rule, players } if zh => format!(
            "不符合或未登记「{}」的有 {} 人: {} ({})",
            lang.of(&rule.name),
            players.len(),
            list(players),
            rule.article
        ),
        Warning::NotEligible { rule, players } => format!(
            "\"{}\" not met or not registered by {}: {} ({})",
            lang.of(&rule.name),
            players.len(),
            list(players),
            rule.article
        ),
        Warning::DeadlinePassed(deadline) => format!(
            "{} {} {} ({})",
            lang.of(&deadline.name),
            lang.pick("已过, 截止", "is over since"),
            deadline.at.format("%Y-%m-%d %H:%M"),
            deadline.article
        ),
        Warning::NoSchedule(rounds) => {
            let rounds: Vec<String> = rounds.iter().map(u32::to_string).collect();
            format!(
                "{} {}",
                lang.pick("没有开赛时间的轮次:", "rounds without a planned start:"),
                rounds.join(" ")
            )
        }
        Warning::Unanswered(question) => unanswered(question, lang),
        Warning::UnknownTag { tag, players } if zh => {
            format!("规程没有标签 {}: {}", safe(tag), list(players))
        }
        Warning::UnknownTag { tag, players } => {
            format!("the regulation knows no tag {}: {}", safe(tag), list(players))
        }
        Warning::TablesOverlap { last, other, first } if zh => {
            format!("台号不够: 本组排到 {last} 台, {} 组从 {first} 台起", safe(other))
        }
        Warning::TablesOverlap { last, other, first } => format!(
            "too few tables: this section needs up to {last}, section {} begins at {first}",
            safe(other)
        ),
    }
}

fn unanswered(question: &crate::domain::regulation::Question, lang: Lang) -> String {
    let text = lang.of(&question.text);
    let key = &question.key;
    let article = &question.article;
    match (&question.default, lang) {
        (Some(value), Lang::Zh) => format!("未答 {key}: {text} 暂按 {value} ({article})"),
        (Some(value), Lang::En) => format!("not answered, {key}: {text} Taken as {value} ({article})"),
        (None, Lang::Zh) => format!("必须回答 {key}: {text} 用 answer {key} ({article})"),
        (None, Lang::En) => format!("to be answered, {key}: {text} With answer {key} ({article})"),
    }
}

/// Players by number and name; many are counted.
pub fn list(tournament: &Tournament, players: &[PlayerId], lang: Lang) -> String {
    let name = |id: &PlayerId| {
        let player = tournament.players.get(id)?;
        let number = player.number.map(|n| format!("{n} ")).unwrap_or_default();
        Some(format!("{number}{}", safe(&player.entry.name)))
    };
    let named: Vec<String> = players.iter().take(NAMED).filter_map(name).collect();
    let rest = players.len().saturating_sub(NAMED);
    let named = named.join(lang.pick("、", ", "));
    match (rest, lang) {
        (0, _) => named,
        (_, Lang::Zh) => format!("{named} 等 (另 {rest} 人)"),
        (_, Lang::En) => format!("{named} and {rest} more"),
    }
}
