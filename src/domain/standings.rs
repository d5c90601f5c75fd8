//! 名次: points, then the regulation's chain, each criterion among those still level (rulebook §5).
//!
//! A criterion is applied to a group of players still level; the groups it splits go on separately. Nothing
//! here is stored: the standings are a function of the facts, so an act and its undo leave no trace.

use crate::domain::ids::{PlayerId, RoundNo, SectionId};
use crate::domain::knockout;
use crate::domain::regulation::Criterion;
use crate::domain::tournament::Tournament;

mod direct;
mod field;
mod games;
mod grouping;
mod lots;
mod opponents;
mod previous;
mod progressive;
mod terms;

use field::{Field, View};
pub use previous::Remembered;
pub use terms::{Explained, Rule, Term, direct_terms, point_terms, terms};

/// What a player has of a criterion.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    /// A number.
    Number(i64),
    /// A list compared from its beginning (积分逆减, 去除第一轮).
    List(Vec<i64>),
    /// Not applied to him (直胜 outside a group that has met, lots not drawn).
    NotApplied,
}

/// What separates a row from the row above it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecidedBy {
    /// 积分.
    Points,
    /// A criterion of the chain.
    Criterion(Criterion),
    /// The knockout (淘汰赛): its places outrank any points.
    Knockout,
}

/// 直胜 among a level group, in one application.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Among {
    /// The whole group, himself included.
    pub group: Vec<PlayerId>,
    /// His points against the others of the group.
    pub points: i64,
}

/// A player's place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// 名次; equal for undecided players, none for the expelled.
    pub rank: Option<u32>,
    /// Who.
    pub player: PlayerId,
    /// 积分.
    pub points: i32,
    /// What he has of every criterion of the chain, in its order, lots last. 直胜 is that of its first
    /// application.
    pub values: Vec<(Criterion, Value)>,
    /// 直胜 as applied to him, first to the whole level group, then to each smaller one it left.
    pub direct: Vec<Among>,
    /// What separates him from the row above; none in the first row, between undecided rows and for the
    /// expelled.
    pub decided_by: Option<DecidedBy>,
    /// Whether he shares his rank and only lots (or a knockout game not yet decided) can decide.
    pub undecided: bool,
}

impl Row {
    /// What he has of a criterion; not applied if it is not of the chain.
    pub fn value(&self, criterion: Criterion) -> Value {
        self.values
            .iter()
            .find(|(c, _)| *c == criterion)
            .map_or(Value::NotApplied, |(_, v)| v.clone())
    }
}

/// The standings of a section.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// Section.
    pub section: SectionId,
    /// The newest published round counted.
    pub after_round: RoundNo,
    /// Boards decided in that round, and all its boards.
    pub decided: (usize, usize),
    /// Whether every board of every round to then is decided.
    pub complete: bool,
    /// The chain applied.
    pub chain: Vec<Criterion>,
    /// In order, the expelled last.
    pub rows: Vec<Row>,
}

impl Standings {
    /// A player's row; none if he has no number.
    pub fn row(&self, player: PlayerId) -> Option<&Row> {
        self.rows.iter().find(|r| r.player == player)
    }

    /// Level groups that only lots can decide, in order.
    pub fn undecided(&self) -> Vec<Vec<PlayerId>> {
        let mut groups: Vec<(Option<u32>, Vec<PlayerId>)> = Vec::new();
        for row in self.rows.iter().filter(|r| r.undecided) {
            match groups.last_mut() {
                Some((rank, group)) if *rank == row.rank => group.push(row.player),
                _ => groups.push((row.rank, vec![row.player])),
            }
        }
        groups.into_iter().map(|(_, group)| group).collect()
    }
}

/// The standings from the results of rounds 1 to `through` that stand now. Once the cut is made, the newest have
/// the players of the knockout before all others, by its games; those after an earlier round of the rounds that
/// go on have them before all others as they were taken, those up to the round of the cut in the field. Ask for
/// the newest with [`RoundNo::MAX`].
pub fn standings(tournament: &Tournament, section: SectionId, through: RoundNo) -> Standings {
    let field = Field::new(tournament, section);
    rank(
        &field,
        &previous_places(&field, through),
        through,
        &knocked_out(&field, through),
    )
}

/// The same as [`standings`]. What does not change from result to result is remembered, for who asks again and again.
pub fn standings_again(
    tournament: &Tournament,
    section: SectionId,
    through: RoundNo,
    remembered: &mut Option<Remembered>,
) -> Standings {
    let field = Field::new(tournament, section);
    let round = through.min(tournament.published(section));
    let chain = tournament.regulation.chain_of(section);
    let places = match remembered.take().filter(|r| r.holds(&field, round, &chain)) {
        Some(holding) => remembered.insert(holding),
        None => remembered.insert(Remembered::new(&field, round, &chain)),
    };
    rank(&field, places.places(), through, &knocked_out(&field, through))
}

/// The standings by points and chain alone, as if there were no knockout: what the cut is made from.
pub fn by_points(tournament: &Tournament, section: SectionId, through: RoundNo) -> Standings {
    let field = Field::new(tournament, section);
    rank(&field, &previous_places(&field, through), through, &[])
}

/// The places of the knockout in the standings after a round.
fn knocked_out(field: &Field<'_>, through: RoundNo) -> Vec<knockout::Place> {
    let (tournament, section) = (field.tournament, field.section);
    let cut = tournament.section(section).cut.as_ref();
    if cut.is_none_or(|(round, _)| through <= *round) {
        Vec::new()
    } else if through < tournament.published(section) {
        knockout::taken(tournament, section)
    } else {
        knockout::placed(tournament, section)
    }
}

/// 前一轮成绩 of everybody, where the chain asks for it.
fn previous_places(field: &Field<'_>, through: RoundNo) -> Vec<Option<u32>> {
    let through = through.min(field.tournament.published(field.section));
    let chain = field.tournament.regulation.chain_of(field.section);
    previous::places(field, through, &chain)
}

fn rank(
    field: &Field<'_>,
    previous: &[Option<u32>],
    through: RoundNo,
    knockout: &[knockout::Place],
) -> Standings {
    let (tournament, section) = (field.tournament, field.section);
    let after_round = through.min(tournament.published(section));
    let chain = tournament.regulation.chain_of(section);
    let view = View::new(field, after_round as usize, previous);
    let rest: Vec<usize> = field
        .competing()
        .filter(|who| knockout.iter().all(|p| p.player != field.members[*who].id))
        .collect();
    let ranked = grouping::rank(&view, &chain, rest, grouping::Lots::Used);

    let row = |who: usize| Row {
        rank: None,
        player: field.members[who].id,
        points: view.points(who),
        values: chain
            .iter()
            .map(|c| (*c, view.value(*c, who)))
            .chain([(Criterion::Lots, Value::NotApplied)])
            .collect(),
        direct: Vec::new(),
        decided_by: None,
        undecided: false,
    };
    let mut rows: Vec<Row> = Vec::with_capacity(field.members.len());
    for place in knockout {
        let Some(who) = field.index(place.player) else {
            continue;
        };
        let separated = rows.last().is_some_and(|above| above.rank != Some(place.rank));
        let by = match place.lot {
            Some(lot) if lot > 1 => DecidedBy::Criterion(Criterion::Lots),
            _ => DecidedBy::Knockout,
        };
        let mut row = row(who);
        set(&mut row.values, Criterion::Lots, place.lot.map(i64::from));
        rows.push(Row {
            rank: Some(place.rank),
            decided_by: separated.then_some(by),
            undecided: place.shared,
            ..row
        });
    }
    for group in ranked.groups {
        let rank = rows.len() as u32 + 1;
        let level = group.members.len() > 1;
        for (i, who) in group.members.into_iter().enumerate() {
            let first = rows.is_empty() || i > 0;
            let by = if rows.len() == knockout.len() && !knockout.is_empty() {
                Some(DecidedBy::Knockout)
            } else {
                group.by
            };
            let mut row = row(who);
            row.rank = Some(rank);
            row.undecided = level;
            row.decided_by = if first { None } else { by };
            row.direct.clone_from(&ranked.among[who]);
            set(
                &mut row.values,
                Criterion::Direct,
                ranked.among[who].first().map(|a| a.points),
            );
            set(&mut row.values, Criterion::Lots, ranked.lots[who]);
            rows.push(row);
        }
    }
    let mut expelled: Vec<usize> = field.expelled().collect();
    expelled.sort_by_key(|who| std::cmp::Reverse(view.points(*who)));
    rows.extend(expelled.into_iter().map(row));

    let boards = |number: RoundNo| {
        tournament
            .round(section, number)
            .map(|r| {
                (
                    r.boards().iter().filter(|b| b.outcome.word().is_some()).count(),
                    r.boards().len(),
                )
            })
            .unwrap_or_default()
    };
    Standings {
        section,
        after_round,
        decided: boards(after_round),
        complete: (1..=after_round).map(boards).all(|(done, all)| done == all),
        chain,
        rows,
    }
}

fn set(values: &mut [(Criterion, Value)], criterion: Criterion, number: Option<i64>) {
    if let Some(number) = number {
        for (c, value) in values {
            if *c == criterion {
                *value = Value::Number(number);
            }
        }
    }
}
