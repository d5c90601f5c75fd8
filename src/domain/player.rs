//! A player as registered (rulebook §10). No identity or telephone numbers are kept.

use crate::domain::ids::{Number, RoundNo, SectionId};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// 性别.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Sex {
    /// 男.
    Male,
    /// 女.
    Female,
}

/// 称号, from the highest down.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Title {
    /// 特级大师 (national grandmaster).
    Grandmaster,
    /// 国家大师, 大师 (national master).
    Master,
    /// 棋协大师 (association master).
    AssociationMaster,
    /// 地方大师 (local master).
    LocalMaster,
    /// 一级 … 九级 (grade 1 to 9).
    Grade(u8),
    /// A title the association does not list, as written.
    Other(String),
    /// None.
    #[default]
    None,
}

/// The entry fee (参赛服务费).
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fee {
    /// Paid.
    Paid,
    /// Not paid yet.
    #[default]
    Due,
    /// Exempt, with the reason; counts as paid.
    Exempt(String),
}

impl Fee {
    /// Whether nothing is owed any more.
    pub fn settled(&self) -> bool {
        *self != Self::Due
    }
}

/// What was registered of a player. Only the name is required.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// 姓名.
    pub name: String,
    /// 单位.
    pub unit: String,
    /// 性别.
    pub sex: Option<Sex>,
    /// 出生日期.
    pub born: Option<NaiveDate>,
    /// 户籍: province, then city or county, as text (山西孝义).
    pub household: String,
    /// 称号.
    pub title: Title,
    /// 队, the team he may play for; empty if none.
    pub team: String,
    /// Whether he is one of the team's counting members.
    pub counting: bool,
    /// 协会会员, a member of the organising association.
    pub member: bool,
    /// 交费.
    pub fee: Fee,
    /// 报到.
    pub arrived: bool,
    /// Tags of the regulation (local, resident, invited, announced …).
    pub tags: BTreeSet<String>,
    /// 备注.
    pub note: String,
}

/// Whether a player takes part (rulebook §4 "Absent", §8).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Status {
    /// Takes part.
    #[default]
    Active,
    /// 退赛: keeps his games, stays ranked, is paired no more.
    Withdrawn,
    /// 取消资格: listed below without a rank.
    Expelled,
    /// Left the field for the knockout, with the points he had then.
    Knockout,
}

impl Status {
    /// The word of the JSON.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Active => "active",
            Self::Withdrawn => "withdrawn",
            Self::Expelled => "expelled",
            Self::Knockout => "knockout",
        }
    }
}

/// A player of the tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// What was registered.
    pub entry: Entry,
    /// 组别.
    pub section: SectionId,
    /// 序号, if drawn.
    pub number: Option<Number>,
    /// Whether he takes part.
    pub status: Status,
    /// The first round he could be paired in, if he entered after round 1 was published (late entrant).
    pub late_from: Option<RoundNo>,
    /// A table he always plays at (`fix`).
    pub fixed_table: Option<u32>,
}

impl Player {
    /// Whether he entered after round 1 was published.
    pub fn is_late_entrant(&self) -> bool {
        self.late_from.is_some()
    }
}
