//! A value term by term: "my points are wrong" is answered round by round.

use super::field::{Away, Cell, Field, Seen, View, bye_score};
use super::{
    Among, Standings, Value, direct, games, knocked_out, opponents, previous_places, progressive, rank,
};
use crate::domain::ids::{IncidentId, PlayerId, RoundNo, SectionId};
use crate::domain::regulation::Criterion;
use crate::domain::tournament::Tournament;

/// What a term comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    /// A game that was played.
    Played,
    /// A forfeit in his favour.
    ForfeitWon,
    /// A board he forfeited, alone or with the opponent.
    Forfeited,
    /// A board that is open or disputed: gives nothing yet.
    Open,
    /// A board closed without a result: met and coloured, no points yet.
    Pending,
    /// 轮空.
    Bye,
    /// 缺席.
    Absent,
    /// Not paired, the fee being due.
    Unpaid,
    /// Not paired after he withdrew.
    Withdrawn,
    /// Not paired after he was expelled.
    Expelled,
    /// Not paired while in the knockout.
    Knockout,
    /// Before he entered.
    NotEntered,
    /// A foul.
    Foul(IncidentId),
    /// The place after the round.
    Place,
    /// The points after the round.
    PointsAfter,
    /// The points of the rounds after this one.
    PointsSince,
    /// The lot drawn, 1 the best.
    Lot,
}

/// One term of a value. The terms of a number sum to it; those of a list are its numbers in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Term {
    /// The round; 0 = before round 1.
    pub round: RoundNo,
    /// The opponent, if at a board.
    pub opponent: Option<PlayerId>,
    /// What it adds.
    pub points: i64,
    /// Where it comes from.
    pub rule: Rule,
    /// Whether it counts at all for this criterion; if not, it adds nothing.
    pub counts: bool,
}

fn rule(cell: Cell) -> Rule {
    match cell {
        Cell::Bye => Rule::Bye,
        Cell::Board { seen: Seen::Open, .. } => Rule::Open,
        Cell::Board {
            seen: Seen::Pending, ..
        } => Rule::Pending,
        Cell::Board {
            seen: Seen::Decided(word),
            side,
            ..
        } => match word.winner() {
            _ if word.played() => Rule::Played,
            Some(winner) if winner == side => Rule::ForfeitWon,
            _ => Rule::Forfeited,
        },
        Cell::Away(away) => match away {
            Away::Absent => Rule::Absent,
            Away::Unpaid => Rule::Unpaid,
            Away::Withdrawn => Rule::Withdrawn,
            Away::Expelled => Rule::Expelled,
            Away::Knockout => Rule::Knockout,
            Away::NotEntered => Rule::NotEntered,
        },
    }
}

/// A term for every round.
fn by_round(view: &View<'_>, who: usize, of: impl Fn(usize) -> Option<i64>) -> Vec<Term> {
    view.cells(who)
        .iter()
        .enumerate()
        .map(|(at, cell)| Term {
            round: at as RoundNo + 1,
            opponent: match cell {
                Cell::Board { opponent, .. } => Some(view.field.members[*opponent].id),
                _ => None,
            },
            points: of(at).unwrap_or(0),
            rule: rule(*cell),
            counts: of(at).is_some(),
        })
        .collect()
}

fn alone(round: RoundNo, points: i64, rule: Rule) -> Term {
    Term {
        round,
        opponent: None,
        points,
        rule,
        counts: true,
    }
}

/// The standings with the terms of every value in them: the facts are read once, however much is asked.
#[derive(Debug)]
pub struct Explained<'a> {
    field: Field<'a>,
    previous: Vec<Option<u32>>,
    bye_score: Option<i32>,
    standings: Standings,
}

impl<'a> Explained<'a> {
    /// The standings after `through`, to be explained.
    pub fn new(tournament: &'a Tournament, section: SectionId, through: RoundNo) -> Self {
        let field = Field::new(tournament, section);
        let previous = previous_places(&field, through);
        let standings = rank(&field, &previous, through, &knocked_out(&field, through));
        Self {
            bye_score: bye_score(&field, standings.after_round as usize),
            field,
            previous,
            standings,
        }
    }

    /// The standings.
    pub fn standings(&self) -> &Standings {
        &self.standings
    }

    fn view(&self) -> View<'_> {
        View {
            field: &self.field,
            through: self.standings.after_round as usize,
            bye_score: self.bye_score,
            previous: &self.previous,
        }
    }

    /// A player's 积分, a term a round.
    pub fn points(&self, player: PlayerId) -> Vec<Term> {
        let view = self.view();
        let Some(who) = self.field.index(player) else {
            return Vec::new();
        };
        let gained = |at: usize| i64::from(self.field.members[who].gained[at]);
        by_round(&view, who, |at| match view.cells(who)[at] {
            Cell::Bye => Some(gained(at)),
            cell => cell.game().map(|_| gained(at)),
        })
    }

    /// A player's value of a criterion, term by term; empty where the criterion is not applied to him.
    pub fn terms(&self, player: PlayerId, criterion: Criterion) -> Vec<Term> {
        let view = self.view();
        let Some(who) = self.field.index(player) else {
            return Vec::new();
        };
        let through = self.standings.after_round;
        let fouls = |sign: i64| {
            view.fouls(who)
                .map(move |(round, count, id)| alone(round, sign * i64::from(count), Rule::Foul(id)))
        };
        match criterion {
            Criterion::OpponentScore => by_round(&view, who, |at| opponents::score(&view, who, at)),
            Criterion::Wins => by_round(&view, who, |at| games::win(&view, who, at)),
            Criterion::Blacks => by_round(&view, who, |at| games::black(&view, who, at)),
            Criterion::BlackWins => by_round(&view, who, |at| games::black_win(&view, who, at)),
            Criterion::Fouls => fouls(1).collect(),
            Criterion::Progressive => {
                let mut terms = by_round(&view, who, |at| progressive::total(&view, who, at));
                if progressive::costs(&view) {
                    terms.extend(fouls(-1));
                }
                terms
            }
            Criterion::PreviousPoints => progressive::backwards(&view, who)
                .zip((1..through).rev())
                .map(|(points, round)| alone(round, points, Rule::PointsAfter))
                .collect(),
            Criterion::DropFirst => progressive::without_first(&view, who)
                .zip(1..through)
                .map(|(points, round)| alone(round, points, Rule::PointsSince))
                .collect(),
            Criterion::PreviousRound => view
                .previous(who)
                .map(|place| alone(through.saturating_sub(1), i64::from(place), Rule::Place))
                .into_iter()
                .collect(),
            Criterion::Direct => self
                .standings
                .row(player)
                .and_then(|row| row.direct.first())
                .map_or_else(Vec::new, |among| against(&view, who, &among.group)),
            Criterion::Lots => match self.standings.row(player).map(|r| r.value(Criterion::Lots)) {
                Some(Value::Number(lot)) => vec![alone(through, lot, Rule::Lot)],
                _ => Vec::new(),
            },
        }
    }

    /// A player's 直胜 in one application ([`super::Row::direct`]): his games against the others of the group.
    pub fn direct(&self, player: PlayerId, among: &Among) -> Vec<Term> {
        match self.field.index(player) {
            Some(who) => against(&self.view(), who, &among.group),
            None => Vec::new(),
        }
    }
}

/// A player's 积分 of rounds 1 to `through`, a term a round. Of many values, ask [`Explained`].
pub fn point_terms(
    tournament: &Tournament,
    section: SectionId,
    through: RoundNo,
    player: PlayerId,
) -> Vec<Term> {
    Explained::new(tournament, section, through).points(player)
}

/// A player's value of a criterion in the standings after `through`, term by term. Of many values, ask
/// [`Explained`].
pub fn terms(
    tournament: &Tournament,
    section: SectionId,
    through: RoundNo,
    player: PlayerId,
    criterion: Criterion,
) -> Vec<Term> {
    Explained::new(tournament, section, through).terms(player, criterion)
}

/// The terms of a player's 直胜 in one application ([`super::Row::direct`]).
pub fn direct_terms(
    tournament: &Tournament,
    section: SectionId,
    through: RoundNo,
    player: PlayerId,
    among: &Among,
) -> Vec<Term> {
    Explained::new(tournament, section, through).direct(player, among)
}

fn against(view: &View<'_>, who: usize, group: &[PlayerId]) -> Vec<Term> {
    let group: Vec<usize> = group.iter().filter_map(|id| view.field.index(*id)).collect();
    let mut terms = by_round(view, who, |at| direct::among(view, who, at, &group));
    terms.retain(|term| term.counts);
    terms
}
