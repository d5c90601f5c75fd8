//! Sentences on players, lots and the set-up.

use super::{Form, Teller, named, of};
use crate::domain::fact::{Fact, LotMethod};
use crate::domain::player::Entry;
use crate::exchange::roster::title_zh;
use crate::text::lang::Lang;
use crate::text::rule_change::{self, Detail};
use crate::text::shown::safe;
use crate::text::words;

impl Teller<'_> {
    pub(super) fn person_fact(&self, fact: &Fact) -> Option<String> {
        let lang = self.lang;
        Some(match fact {
            Fact::RegulationAdopted { regulation } => format!(
                "{} {}",
                lang.pick("采用规程", "regulation adopted:"),
                safe(lang.of(&regulation.name))
            ),
            Fact::Answered {
                question, value, was, ..
            } => {
                let was = was.as_deref().unwrap_or("-");
                format!("{question}: {} -> {}", safe(was), safe(value))
            }
            Fact::RulesChanged { change } => {
                let detail = match self.form {
                    Form::Log => Detail::Full,
                    Form::Echo | Form::Screen | Form::Brief => Detail::Brief,
                };
                rule_change::say(change, self.tournament, detail, lang)
            }
            Fact::PlayerAdded { player, .. } => match player.late_from {
                None => format!("{} {}", lang.pick("报名", "added"), of(player)),
                Some(from) => match lang {
                    Lang::Zh => format!("补报 {}，{}起", of(player), self.round(from)),
                    Lang::En => format!("late entry: {}, from {}", of(player), self.round(from)),
                },
            },
            Fact::PlayerChanged { id, was, now } => {
                let who = named(self.tournament.players.get(id).and_then(|p| p.number), was);
                format!("{who}: {}", changes(was, now, lang))
            }
            Fact::PlayerRemoved { was, .. } => {
                format!("{} {}", lang.pick("删除", "removed"), of(was))
            }
            Fact::LotsDrawn { method, numbers, .. } => {
                let number = numbers.len();
                match (method, lang) {
                    (LotMethod::Seeded(seed), Lang::Zh) => format!("抽签 {number} 人，种子 {seed}"),
                    (LotMethod::Seeded(seed), Lang::En) => format!("lots: {number} players, seed {seed}"),
                    (LotMethod::AsListed, Lang::Zh) => format!("序号按名单顺序 {number} 人"),
                    (LotMethod::AsListed, Lang::En) => format!("lots as listed: {number} players"),
                }
            }
            Fact::NumberGiven { id, was, number } => {
                let shown = |n: &Option<u32>| n.map_or_else(|| "-".to_owned(), |n| n.to_string());
                format!(
                    "{} {} {} -> {}",
                    self.who(*id),
                    lang.pick("序号", "number"),
                    shown(was),
                    shown(number)
                )
            }
            Fact::EnteredLate { id, from } => match lang {
                Lang::Zh => format!("{} 补报，{}起", self.who(*id), self.round(*from)),
                Lang::En => format!("{} entered late, from {}", self.who(*id), self.round(*from)),
            },
            Fact::StatusChanged {
                id,
                was,
                now,
                reason,
                by_rule,
            } => {
                let rule = if *by_rule {
                    lang.pick("（依规程）", " (by the regulation)")
                } else {
                    ""
                };
                let reason = match reason.as_str() {
                    "" => String::new(),
                    reason => format!(": {}", safe(reason)),
                };
                let status = if was == now {
                    words::status(now, lang).to_owned()
                } else {
                    format!(
                        "{} -> {}{rule}",
                        words::status(was, lang),
                        words::status(now, lang)
                    )
                };
                format!("{} {status}{reason}", self.who(*id))
            }
            Fact::AbsenceSet { id, round, now, .. } => {
                let what = match now {
                    Some(absence) if absence.excused => lang.pick("请假", "absent with leave"),
                    Some(_) => lang.pick("缺席", "absent"),
                    None => lang.pick("到场", "present"),
                };
                format!("{} {} {what}", self.who(*id), self.round(*round))
            }
            Fact::TableFixed { id, was, table } => {
                let shown = |n: &Option<u32>| n.map_or_else(|| "-".to_owned(), |n| n.to_string());
                format!(
                    "{} {} {} -> {}",
                    self.who(*id),
                    lang.pick("固定台", "fixed table"),
                    shown(was),
                    shown(table)
                )
            }
            _ => return None,
        })
    }
}

/// What changed in an entry, old -> new.
fn changes(was: &Entry, now: &Entry, lang: Lang) -> String {
    let flag = |yes: bool| lang.pick(["否", "是"], ["no", "yes"])[usize::from(yes)].to_owned();
    let date = |entry: &Entry| entry.born.map_or_else(String::new, |d| d.to_string());
    let sex = |entry: &Entry| entry.sex.map_or("", |s| words::sex(s, lang)).to_owned();
    let tags = |entry: &Entry| entry.tags.iter().cloned().collect::<Vec<_>>().join(",");
    let fields = [
        (lang.pick("姓名", "name"), was.name.clone(), now.name.clone()),
        (lang.pick("单位", "unit"), was.unit.clone(), now.unit.clone()),
        (lang.pick("性别", "sex"), sex(was), sex(now)),
        (lang.pick("出生", "born"), date(was), date(now)),
        (
            lang.pick("户籍", "household"),
            was.household.clone(),
            now.household.clone(),
        ),
        (
            lang.pick("称号", "title"),
            title_zh(&was.title).into_owned(),
            title_zh(&now.title).into_owned(),
        ),
        (lang.pick("队", "team"), was.team.clone(), now.team.clone()),
        (
            lang.pick("计分队员", "counting"),
            flag(was.counting),
            flag(now.counting),
        ),
        (lang.pick("会员", "member"), flag(was.member), flag(now.member)),
        (
            lang.pick("交费", "fee"),
            words::fee(&was.fee, lang),
            words::fee(&now.fee, lang),
        ),
        (lang.pick("报到", "arrived"), flag(was.arrived), flag(now.arrived)),
        (lang.pick("标记", "tags"), tags(was), tags(now)),
        (lang.pick("备注", "note"), was.note.clone(), now.note.clone()),
    ];
    let changed: Vec<String> = fields
        .iter()
        .filter(|(_, was, now)| was != now)
        .map(|(field, was, now)| format!("{field} {} -> {}", shown(was), shown(now)))
        .collect();
    changed.join(", ")
}

fn shown(text: &str) -> String {
    if text.is_empty() {
        "-".to_owned()
    } else {
        safe(text).into_owned()
    }
}
