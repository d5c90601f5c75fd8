//! The facts of a section as a table: a row a player, a cell a published round.

use super::{Value, direct, games, opponents, progressive};
use crate::domain::ids::{IncidentId, PlayerId, RoundNo, SectionId, Side};
use crate::domain::player::Status;
use crate::domain::regulation::{ByeOpponentScore, Criterion};
use crate::domain::round::{OutReason, Outcome, Stage, Word};
use crate::domain::tournament::Tournament;

/// What a board says so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Seen {
    /// Open or disputed: gives nothing at all.
    Open,
    /// Met and coloured, no points yet.
    Pending,
    /// Decided.
    Decided(Word),
}

/// Why a player had no board and no bye.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Away {
    Absent,
    Unpaid,
    Withdrawn,
    Expelled,
    Knockout,
    NotEntered,
}

/// What a published round was for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Cell {
    Board { opponent: usize, side: Side, seen: Seen },
    Bye,
    Away(Away),
}

/// A board that counts.
#[derive(Debug, Clone, Copy)]
pub(super) struct Game {
    pub(super) opponent: usize,
    pub(super) side: Side,
    /// The result; none while pending.
    pub(super) word: Option<Word>,
}

impl Game {
    pub(super) fn won(self) -> bool {
        self.word.and_then(Word::winner) == Some(self.side)
    }

    pub(super) fn forfeited(self) -> bool {
        self.word.is_some_and(|w| !w.played())
    }
}

impl Cell {
    /// The board, if it counts for anything.
    pub(super) fn game(self) -> Option<Game> {
        let Self::Board { opponent, side, seen } = self else {
            return None;
        };
        let word = match seen {
            Seen::Open => return None,
            Seen::Pending => None,
            Seen::Decided(word) => Some(word),
        };
        Some(Game { opponent, side, word })
    }
}

/// A player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Member {
    pub(super) id: PlayerId,
    numbered: bool,
    expelled: bool,
    /// By round, the first at 0.
    pub(super) cells: Vec<Cell>,
    /// Points of the rounds alone, the first at 0.
    pub(super) gained: Vec<i32>,
    /// Running totals: before round 1 at 0, after round n at n.
    totals: Vec<i32>,
    /// Standing fouls: round, how many, which.
    pub(super) fouls: Vec<(RoundNo, u32, IncidentId)>,
}

impl Member {
    /// The member as he was after a round, his status and fouls apart, which are those of now.
    fn after(&self, round: usize) -> Self {
        Self {
            cells: self.cells[..round].to_vec(),
            gained: self.gained[..round].to_vec(),
            totals: self.totals[..=round].to_vec(),
            ..self.clone()
        }
    }

    /// Whether he was so after a round.
    pub(super) fn was(&self, before: &Self, round: usize) -> bool {
        (self.id, self.numbered, self.expelled) == (before.id, before.numbered, before.expelled)
            && self.fouls == before.fouls
            && self.cells.get(..round) == Some(&before.cells[..])
            && self.gained.get(..round) == Some(&before.gained[..])
    }
}

/// The players of a section, by number, those without one behind.
#[derive(Debug)]
pub(super) struct Field<'a> {
    pub(super) tournament: &'a Tournament,
    pub(super) section: SectionId,
    pub(super) members: Vec<Member>,
    index: Index,
}

/// Where each player stands among the members, in the order of ids.
#[derive(Debug)]
struct Index(Vec<(PlayerId, usize)>);

impl Index {
    fn new(players: impl Iterator<Item = PlayerId>) -> Self {
        let mut places: Vec<_> = players.zip(0..).collect();
        places.sort_unstable();
        Self(places)
    }

    fn of(&self, player: PlayerId) -> Option<usize> {
        let at = self.0.binary_search_by_key(&player, |(id, _)| *id).ok()?;
        Some(self.0[at].1)
    }
}

impl<'a> Field<'a> {
    pub(super) fn new(tournament: &'a Tournament, section: SectionId) -> Self {
        let rounds: Vec<_> = tournament
            .section(section)
            .rounds
            .iter()
            .filter(|r| r.stage != Stage::Draft)
            .collect();
        let mut players: Vec<_> = tournament.players_in(section).collect();
        players.sort_by_key(|(id, p)| (p.number.is_none(), p.number, *id));
        let index = Index::new(players.iter().map(|(id, _)| *id));
        let mut members: Vec<Member> = players
            .into_iter()
            .map(|(id, player)| Member {
                id,
                numbered: player.number.is_some(),
                expelled: player.status == Status::Expelled,
                cells: vec![Cell::Away(Away::NotEntered); rounds.len()],
                gained: vec![0; rounds.len()],
                totals: vec![0; rounds.len() + 1],
                fouls: Vec::new(),
            })
            .collect();
        for (at, round) in rounds.into_iter().enumerate() {
            for out in &round.pairing.out {
                if let Some(who) = index.of(out.player) {
                    members[who].cells[at] = Cell::Away(match out.reason {
                        OutReason::Absent { .. } => Away::Absent,
                        OutReason::Unpaid => Away::Unpaid,
                        OutReason::Withdrawn => Away::Withdrawn,
                        OutReason::Expelled => Away::Expelled,
                        OutReason::Knockout => Away::Knockout,
                    });
                }
            }
            if let Some(who) = round.pairing.bye.as_ref().and_then(|b| index.of(b.player)) {
                members[who].cells[at] = Cell::Bye;
                members[who].gained[at] = tournament.regulation.points_of(section).bye;
            }
            for board in round.boards() {
                let seen = match &board.outcome {
                    Outcome::Open | Outcome::Disputed => Seen::Open,
                    Outcome::Pending => Seen::Pending,
                    Outcome::Decided(decision) => Seen::Decided(decision.word),
                };
                for side in [Side::Red, Side::Black] {
                    let seats = (board.seat(side).player, board.seat(side.other()).player);
                    let (Some(who), Some(opponent)) = (index.of(seats.0), index.of(seats.1)) else {
                        continue;
                    };
                    members[who].cells[at] = Cell::Board { opponent, side, seen };
                    members[who].gained[at] = match seen {
                        Seen::Decided(word) => tournament.points_of(section, word, side),
                        Seen::Open | Seen::Pending => 0,
                    };
                }
            }
        }
        for incident in &tournament.section(section).incidents {
            if let Some(foul) = incident.standing_foul()
                && let Some(who) = index.of(foul.player)
            {
                members[who].fouls.push((incident.round, foul.count, incident.id));
            }
        }
        for member in &mut members {
            let mut total = 0;
            for (at, gained) in member.gained.iter().enumerate() {
                total += gained;
                member.totals[at + 1] = total;
            }
        }
        Self {
            tournament,
            section,
            members,
            index,
        }
    }

    pub(super) fn index(&self, player: PlayerId) -> Option<usize> {
        self.index.of(player)
    }

    /// The members as they were after a round.
    pub(super) fn members_after(&self, round: usize) -> Vec<Member> {
        self.members.iter().map(|m| m.after(round)).collect()
    }

    /// Who is ranked, by number.
    pub(super) fn competing(&self) -> impl Iterator<Item = usize> {
        (0..self.members.len()).filter(|i| self.members[*i].numbered && !self.members[*i].expelled)
    }

    /// Who is listed without a rank, by number.
    pub(super) fn expelled(&self) -> impl Iterator<Item = usize> {
        (0..self.members.len()).filter(|i| self.members[*i].numbered && self.members[*i].expelled)
    }
}

/// What a bye adds to 对手分 after a round, unless it is the player's own points.
pub(super) fn bye_score(field: &Field<'_>, through: usize) -> Option<i32> {
    let points = || field.competing().map(|i| field.members[i].totals[through]);
    match field.tournament.regulation.bye_opponent_score {
        ByeOpponentScore::LowestPositive => Some(points().filter(|p| *p > 0).min().unwrap_or(0)),
        ByeOpponentScore::Lowest => Some(points().min().unwrap_or(0)),
        ByeOpponentScore::Zero => Some(0),
        ByeOpponentScore::Own => None,
    }
}

/// The table as it is after a round.
#[derive(Debug)]
pub(super) struct View<'a> {
    pub(super) field: &'a Field<'a>,
    pub(super) through: usize,
    /// What a bye adds to 对手分, unless it is the player's own points.
    pub(super) bye_score: Option<i32>,
    /// Places after the round before; none for who is not ranked.
    pub(super) previous: &'a [Option<u32>],
}

impl<'a> View<'a> {
    pub(super) fn new(field: &'a Field<'a>, through: usize, previous: &'a [Option<u32>]) -> Self {
        let bye_score = bye_score(field, through);
        Self {
            field,
            through,
            bye_score,
            previous,
        }
    }

    /// Points after the round looked at.
    pub(super) fn points(&self, who: usize) -> i32 {
        self.points_after(who, self.through)
    }

    /// Points after a round not later than the one looked at.
    pub(super) fn points_after(&self, who: usize, round: usize) -> i32 {
        self.field.members[who].totals[round]
    }

    /// A player's cells, round 1 first.
    pub(super) fn cells(&self, who: usize) -> &[Cell] {
        &self.field.members[who].cells[..self.through]
    }

    /// A player's standing fouls: those before round 1 count in every standing.
    pub(super) fn fouls(&self, who: usize) -> impl Iterator<Item = (RoundNo, u32, IncidentId)> {
        let through = self.through as RoundNo;
        self.field.members[who]
            .fouls
            .iter()
            .copied()
            .filter(move |(round, ..)| *round <= through)
    }

    /// The place after the round before.
    pub(super) fn previous(&self, who: usize) -> Option<u32> {
        self.previous[who]
    }

    /// What the rounds add up to.
    fn sum(&self, who: usize, of: impl Fn(&Self, usize, usize) -> Option<i64>) -> Value {
        Value::Number((0..self.through).filter_map(|at| of(self, who, at)).sum())
    }

    /// What a player has of a criterion by himself; 直胜 and lots belong to a group.
    pub(super) fn value(&self, criterion: Criterion, who: usize) -> Value {
        let fouls = || self.fouls(who).map(|(_, count, _)| i64::from(count)).sum::<i64>();
        match criterion {
            Criterion::OpponentScore => self.sum(who, opponents::score),
            Criterion::Wins => self.sum(who, games::win),
            Criterion::Blacks => self.sum(who, games::black),
            Criterion::BlackWins => self.sum(who, games::black_win),
            Criterion::Fouls => Value::Number(fouls()),
            Criterion::Progressive => {
                let cost = if progressive::costs(self) { fouls() } else { 0 };
                match self.sum(who, progressive::total) {
                    Value::Number(totals) => Value::Number(totals - cost),
                    other => other,
                }
            }
            Criterion::PreviousPoints => Value::List(progressive::backwards(self, who).collect()),
            Criterion::DropFirst => Value::List(progressive::without_first(self, who).collect()),
            Criterion::PreviousRound => self
                .previous(who)
                .map_or(Value::NotApplied, |place| Value::Number(i64::from(place))),
            Criterion::Direct | Criterion::Lots => Value::NotApplied,
        }
    }

    /// Points of a player against the others of a group.
    pub(super) fn among(&self, who: usize, group: &[usize]) -> i64 {
        (0..self.through)
            .filter_map(|at| direct::among(self, who, at, group))
            .sum()
    }
}
