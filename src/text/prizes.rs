//! What stands under a prize list: where it ends and why there, what nobody gets, who was passed over, what
//! each gets in all, fees, the report of those who left. A line each, so that one line answers who asks.

use crate::domain::ids::PlayerId;
use crate::domain::prizes::{
    Award, Awarded, Ban, BanWhy, Change, FeeRow, Prizes, Refund, RefundLost, Revision, Taker,
};
use crate::domain::standings::{Standings, Value};
use crate::domain::tournament::Tournament;
use crate::text::finals;
use crate::text::lang::Lang;
use crate::text::shown::in_row;
use crate::text::words;

/// Number, name and unit.
pub fn player(id: PlayerId, tournament: &Tournament) -> String {
    let player = tournament.player(id);
    let number = player.number.map_or_else(String::new, |n| format!("{n} "));
    let name = format!(
        "{number}{} {}",
        in_row(&player.entry.name),
        in_row(&player.entry.unit)
    );
    name.trim_end().to_owned()
}

/// Who takes a prize.
pub fn taker(taker: &Taker, tournament: &Tournament) -> String {
    match taker {
        Taker::Player(id) => player(*id, tournament),
        Taker::Team(team) => in_row(team).into_owned(),
    }
}

/// The final rank of who takes a prize; nothing for a team.
pub fn final_rank(taker: &Taker, standings: &Standings) -> String {
    let rank = match taker {
        Taker::Player(id) => standings.row(*id).and_then(|row| row.rank),
        Taker::Team(_) => None,
    };
    rank.map_or_else(String::new, |rank| rank.to_string())
}

/// A round or several: `3, 5`.
fn rounds(rounds: &[u32]) -> String {
    rounds.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")
}

/// Everything to be said of a list beside its awards.
pub fn notes(list: &Awarded, tournament: &Tournament, standings: &Standings, lang: Lang) -> Vec<String> {
    let mut notes = Vec::new();
    if let Some(line) = boundary(list, tournament, standings, lang) {
        notes.push(line);
    }
    for unawarded in &list.unawarded {
        let (first, last) = unawarded.places;
        let places = if first == last {
            first.to_string()
        } else {
            format!("{first}-{last}")
        };
        let why = finals::why_not(&unawarded.why, tournament, lang);
        let amount = unawarded.amount;
        notes.push(match lang {
            Lang::Zh => format!("未发 第{places}名 {amount} 元: {why}"),
            Lang::En => format!("not awarded, {places}: {amount} yuan: {why}"),
        });
    }
    for (id, why) in &list.passed {
        let (who, why) = (player(*id, tournament), finals::passed(why, tournament, lang));
        notes.push(format!("{}: {who}, {why}", lang.pick("跳过", "passed over")));
    }
    if list.outdated {
        let text = lang.pick(
            "抽奖之后名单已变，须重抽",
            "drawn among others than would take part now: draw anew",
        );
        notes.push(text.to_owned());
    }
    notes
}

/// The last who gets something and the first who does not, and what separates them.
fn boundary(list: &Awarded, tournament: &Tournament, standings: &Standings, lang: Lang) -> Option<String> {
    let out = list.first_out.as_ref()?;
    let last = list.awards.last().map(|award| &award.taker);
    let place = |taker: &Taker| {
        let rank = final_rank(taker, standings);
        let rank = if rank.is_empty() {
            rank
        } else {
            format!(" ({} {rank})", lang.pick("总名次", "final rank"))
        };
        format!("{}{rank}", self::taker(taker, tournament))
    };
    let inside = last.map_or_else(String::new, |taker| {
        format!("{} {}, ", lang.pick("线内最后", "last inside"), place(taker))
    });
    let by = match (last, out) {
        (Some(Taker::Player(a)), Taker::Player(b)) => separates(*a, *b, standings, lang),
        _ => None,
    };
    let by = by.map_or_else(String::new, |by| format!(", {by}"));
    Some(format!(
        "{inside}{} {}{by}",
        lang.pick("线外第一", "first outside"),
        place(out)
    ))
}

/// The first thing in which two players differ, and what each has of it: `对手分 58:57`.
pub fn separates(above: PlayerId, below: PlayerId, standings: &Standings, lang: Lang) -> Option<String> {
    let (above, below) = (standings.row(above)?, standings.row(below)?);
    if above.points != below.points {
        let points = lang.pick("积分", "points");
        return Some(format!("{points} {}:{}", above.points, below.points));
    }
    let differs = |(a, b): &(&(_, Value), &(_, Value))| a.1 != b.1 && a.1 != Value::NotApplied;
    let (a, b) = above.values.iter().zip(&below.values).find(differs)?;
    let name = words::criterion(a.0, lang);
    Some(format!("{name} {}:{}", words::value(&a.1), words::value(&b.1)))
}

/// What a player gets in all, list by list: `合计 24000 元 = 公开组 20000 + 山西户籍 3000`.
pub fn total(id: PlayerId, yuan: u32, prizes: &Prizes, tournament: &Tournament, lang: Lang) -> String {
    let terms: Vec<String> = prizes
        .lists
        .iter()
        .flat_map(|list| list.awards.iter().map(move |award| (list, award)))
        .filter(|(_, award)| award.taker == Taker::Player(id) && award.amount > 0)
        .map(|(list, award)| format!("{} {}", in_row(lang.of(&list.name)), award.amount))
        .collect();
    let who = player(id, tournament);
    let (total, unit) = (lang.pick("合计", "total"), lang.pick("元", "yuan"));
    format!("{total} {who}: {yuan} {unit} = {}", terms.join(" + "))
}

/// What the regulation gives in a list, what is paid and what is left.
pub fn sum(list: &Awarded, lang: Lang) -> String {
    let (given, kept) = (list.given(), list.kept());
    match lang {
        Lang::Zh => format!("已发 {given} 元, 未发 {kept} 元, 合计 {} 元", given + kept),
        Lang::En => format!(
            "awarded {given}, not awarded {kept}, in all {} yuan",
            given + kept
        ),
    }
}

/// Which revision these lists are; nothing before they are final.
pub fn revision(revisions: &[Revision], lang: Lang) -> Option<String> {
    let newest = revisions.last()?;
    let (number, seq) = (newest.number, newest.seq);
    let text = match lang {
        Lang::Zh => format!("第{number}版 (#{seq})"),
        Lang::En => format!("revision {number} (#{seq})"),
    };
    let Some(older) = revisions.iter().rev().nth(1) else {
        return Some(text);
    };
    Some(match lang {
        Lang::Zh => format!("{text}, 此前各版 (至第{}版) 作废", older.number),
        Lang::En => format!("{text}; older ones (up to {}) are out of date", older.number),
    })
}

/// What a revision says otherwise of somebody.
pub fn change(change: &Change, tournament: &Tournament, lang: Lang) -> String {
    let list = tournament.regulation.prizes.iter().find(|l| l.key == change.key);
    let name = list.map_or(change.key.as_str(), |l| lang.of(&l.name));
    let prize = |award: Option<&Award>| match award {
        None => lang.pick("无", "nothing").to_owned(),
        Some(award) if award.amount == 0 => match lang {
            Lang::Zh => format!("第{}名", award.place),
            Lang::En => format!("place {}", award.place),
        },
        Some(award) => match lang {
            Lang::Zh => format!("第{}名 {} 元", award.place, award.amount),
            Lang::En => format!("place {}, {} yuan", award.place, award.amount),
        },
    };
    let (was, now) = (prize(change.was.as_ref()), prize(change.now.as_ref()));
    format!(
        "{} {}: {was} -> {now}",
        in_row(name),
        taker(&change.taker, tournament)
    )
}

/// A fee still owed or exempt by the rule.
pub fn fee(row: &FeeRow, tournament: &Tournament, lang: Lang) -> String {
    let who = player(row.player, tournament);
    let (rule, state) = (in_row(lang.of(&row.rule)), words::fee(&row.fee, lang));
    format!(
        "{who}: {} {} ({rule}), {state}",
        row.yuan,
        lang.pick("元", "yuan")
    )
}

/// What is given back of a fee, or why not.
pub fn refund(refund: &Refund, tournament: &Tournament, lang: Lang) -> String {
    let who = player(refund.player, tournament);
    let yuan = refund.yuan;
    let Some(lost) = refund.lost else {
        return match lang {
            Lang::Zh => format!("{who}: 退 {yuan} 元"),
            Lang::En => format!("{who}: {yuan} yuan back"),
        };
    };
    let why = match (lost, lang) {
        (RefundLost::Left, _) => lang.pick("中途离开", "left").to_owned(),
        (RefundLost::Missed(round), Lang::Zh) => format!("第{round}轮弃权"),
        (RefundLost::Missed(round), Lang::En) => format!("missed round {round}"),
        (RefundLost::Penalty(id), Lang::Zh) => format!("受处罚 {id}"),
        (RefundLost::Penalty(id), Lang::En) => format!("penalty {id}"),
        (RefundLost::NotPaid, _) => lang.pick("没有交费", "has not paid").to_owned(),
    };
    match lang {
        Lang::Zh => format!("{who}: 不退 {yuan} 元, {why}"),
        Lang::En => format!("{who}: {yuan} yuan not given back, {why}"),
    }
}

/// Who did not come or left, and the reason he gave: the report is on those without cause.
pub fn ban(ban: &Ban, tournament: &Tournament, lang: Lang) -> String {
    let who = player(ban.player, tournament);
    let missed = |list: &[u32]| match (list, lang) {
        ([], _) => String::new(),
        (list, Lang::Zh) => format!(" (弃权第{}轮)", rounds(list)),
        (list, Lang::En) => format!(" (missed round {})", rounds(list)),
    };
    let what = match &ban.why {
        BanWhy::NeverCame => lang.pick("报名后不参赛", "entered and never came").to_owned(),
        BanWhy::Left(list) => format!("{}{}", lang.pick("中途退赛", "left"), missed(list)),
        BanWhy::Missed(list) => match lang {
            Lang::Zh => format!("弃权第{}轮", rounds(list)),
            Lang::En => format!("missed round {} without leave", rounds(list)),
        },
    };
    let reason = match (&ban.reason, lang) {
        (None, Lang::Zh) => "无理由".to_owned(),
        (None, Lang::En) => "no reason given".to_owned(),
        (Some(reason), Lang::Zh) => format!("理由: {}", in_row(reason)),
        (Some(reason), Lang::En) => format!("reason: {}", in_row(reason)),
    };
    format!("{who}: {what}, {reason}")
}
