//! Teams and prizes: what is wrong, what is not given, and why.

use crate::domain::ids::PlayerId;
use crate::domain::prizes::{NotFinal, Passed, Why};
use crate::domain::teams::{NoProvince, ProvinceTeams, TeamFault};
use crate::domain::tournament::Tournament;
use crate::text::lang::Lang;
use crate::text::shown::safe;
use crate::text::words;

fn who(id: PlayerId, tournament: &Tournament) -> String {
    tournament.players.get(&id).map_or_else(String::new, |p| {
        let number = p.number.map_or_else(String::new, |n| format!("{n} "));
        format!("{number}{}", safe(&p.entry.name))
    })
}

/// A prize list by its name.
fn list_name(key: &str, tournament: &Tournament, lang: Lang) -> String {
    let lists = &tournament.regulation.prizes;
    let found = lists.iter().find(|l| l.key == key);
    safe(found.map_or(key, |l| lang.of(&l.name))).into_owned()
}

/// Why these are not the final lists.
pub fn not_final(missing: &NotFinal, lang: Lang) -> String {
    match (missing, lang) {
        (NotFinal::RoundsLeft { published, rounds }, Lang::Zh) => {
            format!("公布了 {published} 轮，共 {rounds} 轮")
        }
        (NotFinal::RoundsLeft { published, rounds }, Lang::En) => {
            format!("{published} of {rounds} rounds are published")
        }
        (NotFinal::RoundOpen(round), Lang::Zh) => format!("第{round}轮没有结束"),
        (NotFinal::RoundOpen(round), Lang::En) => format!("round {round} is not closed"),
        (NotFinal::Pending(round), Lang::Zh) => format!("第{round}轮有待定成绩"),
        (NotFinal::Pending(round), Lang::En) => format!("a board of round {round} is pending"),
        (NotFinal::NotCut, lang) => lang.pick("还没有切分淘汰赛", "the cut is not made").to_owned(),
        (NotFinal::Knockout(game), lang) => {
            let game = words::knockout_game(*game, lang);
            format!("{game} {}", lang.pick("未结束", "is to be played"))
        }
    }
}

/// Why a prize is given to nobody.
pub fn why_not(why: &Why, tournament: &Tournament, lang: Lang) -> String {
    let list = |ids: &[PlayerId]| {
        let names: Vec<String> = ids.iter().map(|id| who(*id, tournament)).collect();
        names.join(lang.pick("、", ", "))
    };
    match (why, lang) {
        (Why::Undecided(ids), Lang::Zh) => format!("未区分，待抽签: {}", list(ids)),
        (Why::Undecided(ids), Lang::En) => format!("level, lots must decide: {}", list(ids)),
        (Why::UndecidedTeams(teams), Lang::Zh) => format!("未区分: {}", safe(&teams.join("、"))),
        (Why::UndecidedTeams(teams), Lang::En) => format!("level: {}", safe(&teams.join(", "))),
        (Why::Cap { entrants, places }, Lang::Zh) => format!("参赛 {entrants} 人，录取 {places} 名"),
        (Why::Cap { entrants, places }, Lang::En) => format!("{entrants} entrants give {places} places"),
        (Why::NobodyLeft, lang) => lang.pick("没有符合条件的人", "nobody is left").to_owned(),
        (Why::Withdrawn(id), lang) => {
            let status = words::status(&tournament.player(*id).status, lang);
            format!("{} {status}", who(*id, tournament))
        }
        (Why::DoesNotFit(id), Lang::Zh) => format!("{} 不符合条件", who(*id, tournament)),
        (Why::DoesNotFit(id), Lang::En) => format!("{} may not stand in it", who(*id, tournament)),
        (Why::HasOther(id, other), Lang::Zh) => format!(
            "{} 已领 {}",
            who(*id, tournament),
            list_name(other, tournament, lang)
        ),
        (Why::HasOther(id, other), Lang::En) => {
            format!(
                "{} takes {}",
                who(*id, tournament),
                list_name(other, tournament, lang)
            )
        }
        (Why::NotDrawn, lang) => lang.pick("未抽奖", "not drawn yet").to_owned(),
        (Why::NotNominated, lang) => lang.pick("未提名", "not nominated yet").to_owned(),
    }
}

/// Why a player is passed over.
pub fn passed(passed: &Passed, tournament: &Tournament, lang: Lang) -> String {
    match passed {
        Passed::Withdrawn => lang.pick("退赛", "withdrawn").to_owned(),
        Passed::HasOther(other) => {
            let other = list_name(other, tournament, lang);
            format!("{} {other}", lang.pick("已领", "takes"))
        }
    }
}

/// What is wrong with a team.
pub fn team_fault(fault: &TeamFault, tournament: &Tournament, lang: Lang) -> String {
    match (fault, lang) {
        (TeamFault::TooManyMembers { members, at_most }, Lang::Zh) => {
            format!("队员 {members} 人，最多 {at_most}")
        }
        (TeamFault::TooManyMembers { members, at_most }, Lang::En) => {
            format!("{members} members, at most {at_most}")
        }
        (TeamFault::CountingMembers { counting, must }, Lang::Zh) => {
            format!("计分队员 {counting} 人，须 {must}")
        }
        (TeamFault::CountingMembers { counting, must }, Lang::En) => {
            format!("{counting} counting members, {must} needed")
        }
        (TeamFault::NotInTheField(id), Lang::Zh) => format!("{} 没有序号", who(*id, tournament)),
        (TeamFault::NotInTheField(id), Lang::En) => format!("{} has no number", who(*id, tournament)),
        (TeamFault::Expelled(id), Lang::Zh) => format!("{} 取消资格", who(*id, tournament)),
        (TeamFault::Expelled(id), Lang::En) => format!("{} was expelled", who(*id, tournament)),
        (TeamFault::Composition { rule, count }, lang) => {
            format!("{} ({count}) {}", safe(lang.of(&rule.name)), safe(&rule.article))
        }
        (TeamFault::Province(province), lang) => province_teams(province, lang),
        (TeamFault::NoProvince(team), lang) => no_province(team, tournament, lang),
        (TeamFault::SeveralOfUnit { unit, teams }, Lang::Zh) => {
            format!("{} 有几个队: {}", safe(unit), safe(&teams.join("、")))
        }
        (TeamFault::SeveralOfUnit { unit, teams }, Lang::En) => {
            format!("{} has several teams: {}", safe(unit), safe(&teams.join(", ")))
        }
    }
}

/// The teams of a province: how many of how many, and which.
pub fn province_teams(of: &ProvinceTeams, lang: Lang) -> String {
    let teams = safe(&of.teams.join(lang.pick("、", ", "))).into_owned();
    let count = of.teams.len();
    let province = of.province;
    match (of.exceeded(), lang) {
        (Some(most), Lang::Zh) => format!("{province}籍 {count} 队，超过限额 {most}：{teams}"),
        (Some(most), Lang::En) => format!("{province}: {count} teams, more than {most}: {teams}"),
        (None, Lang::Zh) => format!("{province}籍 {count} 队：{teams}"),
        (None, Lang::En) => format!("{province}: {count} teams: {teams}"),
    }
}

/// Why a team is of no province.
pub fn no_province(team: &NoProvince, tournament: &Tournament, lang: Lang) -> String {
    let mut parts: Vec<String> = team
        .provinces
        .iter()
        .map(|(name, count)| format!("{name} {count}"))
        .collect();
    if !team.unknown.is_empty() {
        let names: Vec<String> = team.unknown.iter().map(|id| who(*id, tournament)).collect();
        parts.push(format!(
            "{} {}",
            lang.pick("户籍未登记省份", "no province registered:"),
            names.join(lang.pick("、", ", "))
        ));
    }
    let parts = parts.join(lang.pick("，", ", "));
    match lang {
        Lang::Zh => format!("省籍未定，不计入任何省（须 {} 人同省）：{parts}", team.needed),
        Lang::En => format!(
            "province unknown, counted for none ({} of one province needed): {parts}",
            team.needed
        ),
    }
}
