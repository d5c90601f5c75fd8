//! 奖励 (rulebook §9): every list of the regulation over the one final order, and what each player gets in all.
//!
//! Lists by place pass over who may take nothing, and the next moves up; luck by final rank does not. A prize
//! line through a level group is named and its money kept back until lots decide.

use crate::domain::command::KnockoutGame;
use crate::domain::ids::{PlayerId, RoundNo, SectionId};
use crate::domain::knockout;
use crate::domain::player::Status;
use crate::domain::regulation::{Filter, PrizeBy, PrizeList, Words};
use crate::domain::round::{Outcome, Stage};
use crate::domain::standings::{Row, standings};
use crate::domain::teams;
use crate::domain::tournament::{Entered, Tournament};

mod bans;
mod by_place;
mod by_rank;
mod changes;
mod fees;
mod named;
mod revisions;
mod team_place;

pub use bans::{Ban, BanWhy, bans};
pub use changes::{Change, changes};
pub use fees::{FeeRow, Refund, RefundLost, fee_rows, refunds, team_fee};
pub use revisions::{Revision, revisions};

/// Who takes a prize.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Taker {
    /// A player.
    Player(PlayerId),
    /// A team, by its name.
    Team(String),
}

/// A prize given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Award {
    /// Place in the list; the final rank in lists by final rank.
    pub place: u32,
    /// Who takes it.
    pub taker: Taker,
    /// Yuan.
    pub amount: u32,
    /// What is given beside money.
    pub text: Option<Words>,
    /// Whether the place is shared until lots decide; what is given is the same either way.
    pub shared: bool,
}

/// Why something of a list is given to nobody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    /// These are level and lots must decide.
    Undecided(Vec<PlayerId>),
    /// These teams are level.
    UndecidedTeams(Vec<String>),
    /// The field is too small for more places.
    Cap {
        /// Entrants counted.
        entrants: u32,
        /// Places they give.
        places: u32,
    },
    /// Nobody is left who may stand in the list.
    NobodyLeft,
    /// It would be his, and he may take nothing: withdrawn or expelled.
    Withdrawn(PlayerId),
    /// He holds the rank and may not stand in the list.
    DoesNotFit(PlayerId),
    /// He holds the rank and takes a prize of another list that may not be taken beside this one.
    HasOther(PlayerId, String),
    /// Not drawn yet.
    NotDrawn,
    /// Not nominated yet.
    NotNominated,
}

/// Places of a list given to nobody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unawarded {
    /// First and last place; final ranks in lists by final rank.
    pub places: (u32, u32),
    /// Yuan of all of them.
    pub amount: u32,
    /// Why.
    pub why: Why,
}

/// Why a player is passed over in a list by place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Passed {
    /// 退赛.
    Withdrawn,
    /// He takes a prize of this list instead.
    HasOther(String),
}

/// A prize list worked out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Awarded {
    /// Key.
    pub key: String,
    /// Its name.
    pub name: Words,
    /// Article.
    pub article: String,
    /// Prizes, in order.
    pub awards: Vec<Award>,
    /// What nobody gets, and why.
    pub unawarded: Vec<Unawarded>,
    /// Who was passed over, in order.
    pub passed: Vec<(PlayerId, Passed)>,
    /// The first who gets nothing of it: with the last award the boundary.
    pub first_out: Option<Taker>,
    /// Whether the draw was made among others than would take part now.
    pub outdated: bool,
}

impl Awarded {
    fn new(list: &PrizeList) -> Self {
        Self {
            key: list.key.clone(),
            name: list.name.clone(),
            article: list.article.clone(),
            awards: Vec::new(),
            unawarded: Vec::new(),
            passed: Vec::new(),
            first_out: None,
            outdated: false,
        }
    }

    /// Yuan given.
    pub fn given(&self) -> u32 {
        self.awards.iter().map(|a| a.amount).sum()
    }

    /// Yuan not given.
    pub fn kept(&self) -> u32 {
        self.unawarded.iter().map(|u| u.amount).sum()
    }
}

/// All prizes of a section.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prizes {
    /// Section.
    pub section: SectionId,
    /// The newest published round counted.
    pub after_round: RoundNo,
    /// What is missing for these to be the final lists.
    pub not_final: Option<NotFinal>,
    /// The lists that speak of this section, in the regulation's order.
    pub lists: Vec<Awarded>,
    /// Yuan each player gets in all, in the order of the standings; team money apart.
    pub totals: Vec<(PlayerId, u32)>,
}

/// Why the standings are not the final ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotFinal {
    /// Not all rounds are published.
    RoundsLeft {
        /// Published.
        published: RoundNo,
        /// Of so many.
        rounds: u32,
    },
    /// A round is not closed.
    RoundOpen(RoundNo),
    /// A board of this round is pending.
    Pending(RoundNo),
    /// The cut is not made.
    NotCut,
    /// This game is to be played.
    Knockout(KnockoutGame),
}

/// What is missing for the final standings of a section; none if nothing.
pub fn not_final(tournament: &Tournament, section: SectionId) -> Option<NotFinal> {
    let rounds = tournament.regulation.rounds_of(section);
    let published = tournament.published(section);
    if published < rounds {
        return Some(NotFinal::RoundsLeft { published, rounds });
    }
    let state = tournament.section(section);
    for round in state.rounds.iter().filter(|r| r.stage != Stage::Draft) {
        if round.stage != Stage::Closed {
            return Some(NotFinal::RoundOpen(round.number));
        }
        if round.boards().iter().any(|b| b.outcome == Outcome::Pending) {
            return Some(NotFinal::Pending(round.number));
        }
    }
    tournament.regulation.knockout.as_ref()?;
    if state.cut.is_none() {
        return Some(NotFinal::NotCut);
    }
    knockout::to_play(&state.knockout).map(NotFinal::Knockout)
}

/// Whether a player may take a prize at all: he has a number and was neither withdrawn nor expelled.
pub fn may_take(tournament: &Tournament, player: PlayerId) -> bool {
    let player = tournament.player(player);
    player.number.is_some() && matches!(player.status, Status::Active | Status::Knockout)
}

/// Whether a player came at all: he sat down at a board he did not forfeit, or had a bye; before round 1
/// everybody counts.
pub fn came(tournament: &Tournament, player: PlayerId) -> bool {
    let record = tournament.record(player, RoundNo::MAX);
    record.is_empty()
        || record.iter().any(|(_, entered)| match entered {
            Entered::Board { board, side } => !board.outcome.word().is_some_and(|w| w.forfeited_by(*side)),
            Entered::Bye => true,
            Entered::Out(_) | Entered::NotYet => false,
        })
}

/// How many entrants of a section a rule counts: those with a number who came.
pub fn entrants(tournament: &Tournament, section: SectionId, of: &Filter) -> u32 {
    let key = tournament.regulation.section_key(section);
    tournament
        .players_in(section)
        .filter(|(id, p)| p.number.is_some() && of.fits(&p.entry, key) && came(tournament, *id))
        .count() as u32
}

/// The amount of a place of a list; none beyond its places.
fn amount(list: &PrizeList, place: u32) -> Option<u32> {
    list.amounts
        .iter()
        .find(|(first, last, _)| (*first..=*last).contains(&place))
        .map(|(.., yuan)| *yuan)
}

/// Yuan of a range of places.
fn sum(list: &PrizeList, places: std::ops::RangeInclusive<u32>) -> u32 {
    places.filter_map(|place| amount(list, place)).sum()
}

/// What the lists are made from.
struct Order<'a> {
    tournament: &'a Tournament,
    section: SectionId,
    /// Everybody with a rank, in order.
    rows: Vec<Row>,
}

impl Order<'_> {
    fn of(tournament: &Tournament, section: SectionId) -> Order<'_> {
        let mut rows = standings(tournament, section, RoundNo::MAX).rows;
        rows.retain(|r| r.rank.is_some());
        Order {
            tournament,
            section,
            rows,
        }
    }

    fn fits(&self, list: &PrizeList, player: PlayerId) -> bool {
        let key = self.tournament.regulation.section_key(self.section);
        list.of.fits(&self.tournament.player(player).entry, key)
    }

    fn may_take(&self, player: PlayerId) -> bool {
        may_take(self.tournament, player)
    }

    /// Players by rank, those who share one together.
    fn ranks(&self) -> impl Iterator<Item = (u32, &[Row])> {
        self.rows
            .chunk_by(|a, b| a.rank == b.rank)
            .filter_map(|rows| Some((rows.first()?.rank?, rows)))
    }
}

/// The lists that speak of a section.
fn lists_of(tournament: &Tournament, section: SectionId) -> Vec<&PrizeList> {
    let key = tournament.regulation.section_key(section);
    tournament
        .regulation
        .prizes
        .iter()
        .filter(|list| match list.by {
            PrizeBy::TeamPlace => section == teams::section_of(tournament).unwrap_or_default(),
            _ => list.of.section.as_deref().is_none_or(|s| s == key),
        })
        .collect()
}

/// All prizes of a section by the standings as they are now. They are final only if nothing is missing
/// ([`Prizes::not_final`]).
pub fn prizes(tournament: &Tournament, section: SectionId) -> Prizes {
    let order = Order::of(tournament, section);
    let lists = lists_of(tournament, section);
    let by_place = by_place::all(&order, &lists);
    let mut worked: Vec<Awarded> = Vec::with_capacity(lists.len());
    for (list, placed) in lists.iter().zip(&by_place) {
        worked.push(match &list.by {
            PrizeBy::Place => placed.clone(),
            PrizeBy::TeamPlace => team_place::list(tournament, list),
            PrizeBy::RankEndsIn(digit) => by_rank::luck(&order, list, *digit, &lists, &by_place),
            PrizeBy::Bands(bands) => by_rank::bands(&order, list, bands),
            PrizeBy::Draw(most) => named::drawn(&order, list, *most, &by_place),
            PrizeBy::Nominated(most) => named::nominated(&order, list, *most),
        });
    }
    let totals = order
        .rows
        .iter()
        .map(|row| {
            let of = |award: &&Award| award.taker == Taker::Player(row.player);
            let yuan = worked.iter().flat_map(|l| &l.awards).filter(of);
            (row.player, yuan.map(|a| a.amount).sum())
        })
        .filter(|(_, yuan)| *yuan > 0)
        .collect();
    Prizes {
        section,
        after_round: tournament.published(section),
        not_final: not_final(tournament, section),
        lists: worked,
        totals,
    }
}

/// Who takes part in the luck draw of a list, by number: those without a place in any list.
///
/// # Errors
/// A prize line through a level group, by the key of its list: who has a place is not decided.
pub fn without_place(
    tournament: &Tournament,
    section: SectionId,
    list: &PrizeList,
) -> Result<Vec<PlayerId>, (String, Vec<PlayerId>)> {
    let order = Order::of(tournament, section);
    let by_place = by_place::all(&order, &lists_of(tournament, section));
    for placed in &by_place {
        for kept in &placed.unawarded {
            if let Why::Undecided(level) = &kept.why {
                return Err((placed.key.clone(), level.clone()));
            }
        }
    }
    Ok(named::among(&order, list, &by_place))
}
