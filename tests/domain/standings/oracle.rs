//! The rulebook's §5 written a second time, as plainly as can be, against random tournaments.

use super::{order, table};
use crate::support::facts::{Facts, ONE, plain};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use xiangqi_arbiter::domain::fact::{Fact, TieLots};
use xiangqi_arbiter::domain::ids::{PlayerId, RoundNo};
use xiangqi_arbiter::domain::player::{Entry, Status};
use xiangqi_arbiter::domain::regulation::{
    ByeOpponentScore, Criterion, DirectRule, Regulation, WithdrawnProgressive,
};
use xiangqi_arbiter::domain::round::{Decision, OutReason, Outcome, Word};
use xiangqi_arbiter::domain::standings::{DecidedBy, Explained, Value, standings, standings_again};
use xiangqi_arbiter::domain::tournament::{Entered, Tournament};

/// A stream of choices from one number, so that a failing case can be told by it.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    fn yes(&mut self, percent: u64) -> bool {
        self.roll(100) < percent
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.roll(i as u64 + 1) as usize);
        }
    }
}

const ALL: [Criterion; 10] = [
    Criterion::OpponentScore,
    Criterion::Wins,
    Criterion::Fouls,
    Criterion::Direct,
    Criterion::Blacks,
    Criterion::BlackWins,
    Criterion::Progressive,
    Criterion::PreviousRound,
    Criterion::PreviousPoints,
    Criterion::DropFirst,
];

fn rules(dice: &mut Dice, rounds: u32) -> Regulation {
    let mut chain = ALL.to_vec();
    dice.shuffle(&mut chain);
    chain.truncate(dice.roll(7) as usize);
    let mut rules = plain(rounds, &chain);
    rules.bye_opponent_score = [
        ByeOpponentScore::LowestPositive,
        ByeOpponentScore::Lowest,
        ByeOpponentScore::Zero,
        ByeOpponentScore::Own,
    ][dice.roll(4) as usize];
    rules.forfeits_in_opponent_score = dice.yes(70);
    rules.forfeit_wins_count = dice.yes(70);
    rules.bye_counts_as_win = dice.yes(70);
    rules.forfeit_colour_counts = dice.yes(70);
    rules.forfeits_in_direct = dice.yes(70);
    if dice.yes(20) {
        rules.direct = DirectRule::PairsOnly;
    }
    rules.foul_deducts_progressive = dice.yes(50);
    if dice.yes(50) {
        rules.withdrawn_progressive = WithdrawnProgressive::Stops;
    }
    rules
}

/// What happened, as lines; the same for every order of registration.
struct Story {
    regulation: Regulation,
    players: u32,
    rounds: Vec<String>,
    statuses: Vec<(u32, Status)>,
    fouls: Vec<(u32, RoundNo, u32)>,
    lots: Vec<Vec<u32>>,
}

fn story(seed: u64) -> Story {
    let mut dice = Dice(seed);
    dice.roll(2);
    let players = 2 + dice.roll(9) as u32;
    let rounds = dice.roll(7) as u32;
    let regulation = rules(&mut dice, rounds.max(1));
    let mut gone: BTreeMap<u32, &str> = BTreeMap::new();
    let mut late = BTreeMap::new();
    for number in 3..=players {
        if dice.yes(10) {
            late.insert(number, 2 + dice.roll(3) as u32);
        }
    }
    let mut lines = Vec::new();
    let mut fouls = Vec::new();
    for round in 1..=rounds {
        let mut line = Vec::new();
        let mut here = Vec::new();
        for number in 1..=players {
            if let Some(what) = gone.get(&number) {
                line.push(format!("{number}:{what}"));
                continue;
            }
            if late.get(&number).is_some_and(|from| round < *from) {
                continue;
            }
            if dice.yes(8) {
                line.push(format!("{number}:absent"));
            } else {
                here.push(number);
            }
        }
        dice.shuffle(&mut here);
        if here.len() % 2 == 1
            && let Some(bye) = here.pop()
        {
            line.push(format!("{bye}:bye"));
        }
        for pair in here.chunks(2) {
            let words = [
                "+",
                "+",
                "-",
                "-",
                "=",
                "=",
                "=",
                ":red-forfeits",
                ":black-forfeits",
                ":both-forfeit",
                ":both-lose",
                ":pending",
                ":open",
                ":disputed",
            ];
            let last = round == rounds;
            let word = words[dice.roll(if last { 14 } else { 12 }) as usize];
            line.push(format!("{}-{}{word}", pair[0], pair[1]));
        }
        lines.push(line.join(" "));
        for number in 1..=players {
            if dice.yes(10) {
                fouls.push((
                    number,
                    dice.roll(u64::from(round) + 1) as u32,
                    1 + dice.roll(2) as u32,
                ));
            }
            if dice.yes(4) {
                gone.entry(number)
                    .or_insert(if dice.yes(50) { "withdrawn" } else { "expelled" });
            }
        }
    }
    let statuses = gone
        .iter()
        .map(|(number, what)| {
            let status = if *what == "withdrawn" {
                Status::Withdrawn
            } else {
                Status::Expelled
            };
            (*number, status)
        })
        .collect();
    let lots = (0..dice.roll(4))
        .map(|_| {
            let mut order: Vec<u32> = (1..=players).collect();
            dice.shuffle(&mut order);
            order.truncate(2 + dice.roll(u64::from(players)) as usize);
            order
        })
        .collect();
    Story {
        regulation,
        players,
        rounds: lines,
        statuses,
        fouls,
        lots,
    }
}

/// The tournament of a story; ids are given in the order of `registered`, numbers are those of the story.
fn played(story: &Story, registered: &[u32], reversed: bool) -> (Tournament, BTreeMap<PlayerId, u32>) {
    let mut f = Facts::new(0, story.regulation.clone());
    let mut number_of = BTreeMap::new();
    for (i, number) in registered.iter().enumerate() {
        let id = PlayerId(i as u32 + 1);
        f.player(id, Some(*number), ONE, Entry::default());
        number_of.insert(id, *number);
    }
    let id = |number: u32| *number_of.iter().find(|(_, n)| **n == number).unwrap().0;
    for line in &story.rounds {
        let mut tokens: Vec<&str> = line.split_whitespace().collect();
        if reversed {
            tokens.reverse();
        }
        f.play(&tokens.join(" "));
    }
    for (number, status) in &story.statuses {
        f.status(id(*number).0, status.clone());
    }
    for (number, round, count) in &story.fouls {
        f.foul(id(*number).0, *round, *count);
    }
    for order in &story.lots {
        f.apply(Fact::TieLotsDrawn {
            section: ONE,
            lots: TieLots {
                order: order.iter().map(|n| id(*n)).collect(),
                seed: None,
            },
        });
    }
    (f.tournament, number_of)
}

/// One board as one player saw it.
struct Saw {
    opponent: PlayerId,
    black: bool,
    forfeit: bool,
    won: bool,
    points: i64,
}

/// §5, read aloud.
struct Oracle<'a> {
    t: &'a Tournament,
    ranked: BTreeSet<PlayerId>,
}

impl<'a> Oracle<'a> {
    fn of(t: &'a Tournament) -> Self {
        let ranked = t
            .players_in(ONE)
            .filter(|(_, p)| p.number.is_some() && p.status != Status::Expelled)
            .map(|(id, _)| id)
            .collect();
        Self { t, ranked }
    }

    fn saw(&self, p: PlayerId, n: RoundNo) -> Vec<Saw> {
        self.t
            .record(p, n)
            .into_iter()
            .filter_map(|(_, what)| match what {
                Entered::Board { board, side } if !board.outcome.is_open() => {
                    let word = board.outcome.word();
                    Some(Saw {
                        opponent: board.seat(side.other()).player,
                        black: side.word() == "black",
                        forfeit: word.is_some_and(|w| !w.played()),
                        won: word.and_then(Word::winner) == Some(side),
                        points: word.map_or(0, |w| i64::from(self.t.points_of(ONE, w, side))),
                    })
                }
                _ => None,
            })
            .collect()
    }

    fn byes(&self, p: PlayerId, n: RoundNo) -> i64 {
        let record = self.t.record(p, n);
        record.iter().filter(|(_, e)| matches!(e, Entered::Bye)).count() as i64
    }

    fn points(&self, p: PlayerId, n: RoundNo) -> i64 {
        self.saw(p, n).iter().map(|s| s.points).sum::<i64>()
            + self.byes(p, n) * i64::from(self.t.regulation.points.bye)
    }

    fn fouls(&self, p: PlayerId, n: RoundNo) -> i64 {
        i64::from(self.t.fouls(p, n))
    }

    fn value(&self, c: Criterion, p: PlayerId, n: RoundNo) -> Value {
        let rules = &self.t.regulation;
        let saw = self.saw(p, n);
        let count = |keep: &dyn Fn(&Saw) -> bool| saw.iter().filter(|s| keep(s)).count() as i64;
        Value::Number(match c {
            Criterion::OpponentScore => {
                let all: Vec<i64> = self.ranked.iter().map(|q| self.points(*q, n)).collect();
                let bye = match rules.bye_opponent_score {
                    ByeOpponentScore::Zero => 0,
                    ByeOpponentScore::Own => self.points(p, n),
                    ByeOpponentScore::Lowest => all.iter().copied().min().unwrap_or(0),
                    ByeOpponentScore::LowestPositive => {
                        all.iter().copied().filter(|x| *x > 0).min().unwrap_or(0)
                    }
                };
                saw.iter()
                    .filter(|s| rules.forfeits_in_opponent_score || !s.forfeit)
                    .map(|s| self.points(s.opponent, n))
                    .sum::<i64>()
                    + self.byes(p, n) * bye
            }
            Criterion::Wins => {
                count(&|s| s.won && (rules.forfeit_wins_count || !s.forfeit))
                    + if rules.bye_counts_as_win {
                        self.byes(p, n)
                    } else {
                        0
                    }
            }
            Criterion::Fouls => self.fouls(p, n),
            Criterion::Blacks => count(&|s| s.black && (rules.forfeit_colour_counts || !s.forfeit)),
            Criterion::BlackWins => count(&|s| {
                s.black && s.won && (!s.forfeit || rules.forfeit_colour_counts && rules.forfeit_wins_count)
            }),
            Criterion::Progressive => {
                let stops = rules.withdrawn_progressive == WithdrawnProgressive::Stops;
                let sum: i64 = self
                    .t
                    .record(p, n)
                    .iter()
                    .filter(|(_, e)| !(stops && matches!(e, Entered::Out(OutReason::Withdrawn))))
                    .map(|(round, _)| self.points(p, *round))
                    .sum();
                sum - if rules.foul_deducts_progressive {
                    self.fouls(p, n)
                } else {
                    0
                }
            }
            Criterion::PreviousRound => {
                return match self.places(n.saturating_sub(1), false).get(&p) {
                    Some(place) => Value::Number(*place as i64),
                    None => Value::NotApplied,
                };
            }
            Criterion::PreviousPoints => {
                return Value::List((1..n).rev().map(|r| self.points(p, r)).collect());
            }
            Criterion::DropFirst => {
                return Value::List((1..n).map(|r| self.points(p, n) - self.points(p, r)).collect());
            }
            Criterion::Direct | Criterion::Lots => return Value::NotApplied,
        })
    }

    /// Groups of level players, best first; with lots or without.
    fn groups(&self, n: RoundNo, lots: bool) -> Vec<BTreeSet<PlayerId>> {
        let whole = vec![self.ranked.clone()];
        if n == 0 && !lots {
            return whole;
        }
        let mut groups = part(whole, &|g| {
            by_key(g, &|p| Value::Number(self.points(p, n)), false)
        });
        for c in self.t.regulation.chain_of(ONE) {
            let least = matches!(c, Criterion::Fouls | Criterion::PreviousRound);
            groups = if c == Criterion::Direct {
                part(groups, &|g| self.direct(g, n))
            } else {
                part(groups, &|g| by_key(g, &|p| self.value(c, p, n), least))
            };
        }
        if lots {
            groups = part(groups, &|g| {
                let draws = &self.t.section(ONE).tie_lots;
                match draws.iter().rev().find(|d| g.iter().all(|p| d.order.contains(p))) {
                    None => vec![g.clone()],
                    Some(draw) => {
                        let order = draw.order.iter().filter(|p| g.contains(p));
                        order.map(|p| BTreeSet::from([*p])).collect()
                    }
                }
            });
        }
        groups
    }

    fn direct(&self, group: &BTreeSet<PlayerId>, n: RoundNo) -> Vec<BTreeSet<PlayerId>> {
        let rules = &self.t.regulation;
        let games = |p: PlayerId| -> Vec<(PlayerId, i64)> {
            self.saw(p, n)
                .iter()
                .filter(|s| rules.forfeits_in_direct || !s.forfeit)
                .map(|s| (s.opponent, s.points))
                .collect()
        };
        let met = |p: PlayerId, q: PlayerId| p == q || games(p).iter().any(|g| g.0 == q);
        let all_met = group.iter().all(|p| group.iter().all(|q| met(*p, *q)));
        if !all_met || (rules.direct == DirectRule::PairsOnly && group.len() > 2) || group.len() < 2 {
            return vec![group.clone()];
        }
        let own = |p: PlayerId| {
            let against = games(p).into_iter().filter(|g| group.contains(&g.0));
            Value::Number(against.map(|g| g.1).sum())
        };
        let parts = by_key(group, &own, false);
        if parts.len() == 1 {
            return parts;
        }
        parts.iter().flat_map(|g| self.direct(g, n)).collect()
    }

    fn places(&self, n: RoundNo, lots: bool) -> BTreeMap<PlayerId, usize> {
        let mut places = BTreeMap::new();
        for group in self.groups(n, lots) {
            let place = places.len() + 1;
            places.extend(group.into_iter().map(|p| (p, place)));
        }
        places
    }
}

fn part(
    groups: Vec<BTreeSet<PlayerId>>,
    split: &dyn Fn(&BTreeSet<PlayerId>) -> Vec<BTreeSet<PlayerId>>,
) -> Vec<BTreeSet<PlayerId>> {
    groups
        .into_iter()
        .flat_map(|g| if g.len() > 1 { split(&g) } else { vec![g] })
        .collect()
}

fn by_key(
    group: &BTreeSet<PlayerId>,
    key: &dyn Fn(PlayerId) -> Value,
    least: bool,
) -> Vec<BTreeSet<PlayerId>> {
    let mut parts: BTreeMap<Value, BTreeSet<PlayerId>> = BTreeMap::new();
    for p in group {
        parts.entry(key(*p)).or_default().insert(*p);
    }
    let parts = parts.into_values();
    if least {
        parts.collect()
    } else {
        parts.rev().collect()
    }
}

/// Every value is the sum of its terms, or the list of them.
fn assert_terms(t: &Tournament, round: RoundNo) -> Result<(), TestCaseError> {
    let explained = Explained::new(t, ONE, round);
    for row in &explained.standings().rows {
        for (criterion, value) in &row.values {
            let terms = explained.terms(row.player, *criterion);
            match value {
                Value::Number(number) => {
                    prop_assert_eq!(terms.iter().map(|t| t.points).sum::<i64>(), *number);
                }
                Value::List(list) => {
                    prop_assert_eq!(&terms.iter().map(|t| t.points).collect::<Vec<_>>(), list);
                }
                Value::NotApplied => prop_assert!(terms.is_empty()),
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(100) })]

    #[test]
    fn the_standings_are_those_of_the_rulebook(seed: u64) {
        let story = story(seed);
        let registered: Vec<u32> = (1..=story.players).collect();
        let (t, _) = played(&story, &registered, false);
        let oracle = Oracle::of(&t);
        for round in 0..=t.published(ONE) {
            let s = standings(&t, ONE, round);
            let places = oracle.places(round, true);
            for row in &s.rows {
                prop_assert_eq!(row.rank, places.get(&row.player).map(|p| *p as u32));
                prop_assert_eq!(i64::from(row.points), oracle.points(row.player, round));
                for (criterion, value) in &row.values {
                    if !matches!(criterion, Criterion::Direct | Criterion::Lots) {
                        prop_assert_eq!(value, &oracle.value(*criterion, row.player, round));
                    }
                }
            }
            prop_assert_eq!(s.rows.len(), story.players as usize);
            assert_terms(&t, round)?;
        }
    }

    #[test]
    fn what_is_remembered_of_earlier_rounds_makes_no_difference(seed: u64) {
        let story = story(seed);
        let registered: Vec<u32> = (1..=story.players).collect();
        let (mut t, _) = played(&story, &registered, false);
        let mut dice = Dice(seed ^ 0x3333);
        let mut remembered = None;
        for _ in 0..8 {
            let newest = t.published(ONE);
            prop_assert_eq!(standings_again(&t, ONE, newest, &mut remembered), standings(&t, ONE, newest));
            // Mostly a result of the newest round, now and then an earlier one.
            let rounds = &mut t.sections[0].rounds;
            let at = if dice.roll(4) > 0 { rounds.len() } else { dice.roll(rounds.len().max(1) as u64) as usize };
            let boards = rounds.get_mut(at.saturating_sub(1)).map(|r| &mut r.pairing.boards);
            if let Some(boards) = boards.filter(|b| !b.is_empty()) {
                let board = dice.roll(boards.len() as u64) as usize;
                let word = [Word::Red, Word::Draw, Word::Black, Word::BothForfeit][dice.roll(4) as usize];
                boards[board].outcome = Outcome::Decided(Decision::plain(word));
            }
            t.regulation.forfeit_wins_count ^= dice.roll(8) == 0;
        }
    }

    #[test]
    fn the_order_of_registration_and_of_the_boards_is_irrelevant(seed: u64) {
        let story = story(seed);
        let mut registered: Vec<u32> = (1..=story.players).collect();
        let (first, _) = played(&story, &registered, false);
        Dice(seed ^ 0x5555).shuffle(&mut registered);
        let (second, number_of) = played(&story, &registered, true);
        let one = table(&first);
        let other = table(&second);
        prop_assert_eq!(order(&one), other.rows.iter().map(|r| number_of[&r.player]).collect::<Vec<_>>());
        for (a, b) in one.rows.iter().zip(&other.rows) {
            prop_assert_eq!((a.rank, &a.values, a.decided_by), (b.rank, &b.values, b.decided_by));
        }
    }

    #[test]
    fn ranks_and_reasons_hold_together(seed: u64) {
        let story = story(seed);
        let registered: Vec<u32> = (1..=story.players).collect();
        let (t, _) = played(&story, &registered, false);
        let s = table(&t);
        for (i, pair) in s.rows.windows(2).enumerate() {
            let [above, below] = pair else { unreachable!() };
            match (above.rank, below.rank) {
                (Some(a), Some(b)) if a == b => {
                    prop_assert!(above.undecided && below.undecided && below.decided_by.is_none());
                }
                (Some(_), Some(b)) => {
                    prop_assert_eq!(b as usize, i + 2);
                    let by = below.decided_by.unwrap();
                    if by == DecidedBy::Points {
                        prop_assert!(above.points > below.points);
                    } else {
                        prop_assert_eq!(above.points, below.points);
                    }
                }
                (_, None) => prop_assert!(below.decided_by.is_none()),
                (None, Some(_)) => prop_assert!(false, "an expelled player above a ranked one"),
            }
        }
        prop_assert!(s.rows.first().is_none_or(|r| r.decided_by.is_none()));
    }
}
