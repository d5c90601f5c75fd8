//! 名次 (rulebook §5), by small fields worked out by hand and by an oracle.

mod criteria;
mod live;
mod oracle;
mod terms;

use crate::support::facts::{ONE, plain};
use xiangqi_arbiter::domain::ids::PlayerId;
use xiangqi_arbiter::domain::regulation::{Criterion, Regulation};
use xiangqi_arbiter::domain::standings::{DecidedBy, Row, Standings, Value, standings};
use xiangqi_arbiter::domain::tournament::Tournament;

/// 对手分 → 胜局 → 犯规 → 直胜 → 后走局数 → 前一轮.
pub(super) const PLAIN: [Criterion; 6] = [
    Criterion::OpponentScore,
    Criterion::Wins,
    Criterion::Fouls,
    Criterion::Direct,
    Criterion::Blacks,
    Criterion::PreviousRound,
];

fn regulation(rounds: u32) -> Regulation {
    plain(rounds, &PLAIN)
}

fn table(tournament: &Tournament) -> Standings {
    standings(tournament, ONE, tournament.published(ONE))
}

fn order(standings: &Standings) -> Vec<u32> {
    standings.rows.iter().map(|r| r.player.0).collect()
}

fn ranks(standings: &Standings) -> Vec<(u32, Option<u32>)> {
    standings.rows.iter().map(|r| (r.player.0, r.rank)).collect()
}

fn row(standings: &Standings, number: u32) -> &Row {
    standings.row(PlayerId(number)).unwrap()
}

fn number(standings: &Standings, of: u32, criterion: Criterion) -> i64 {
    match row(standings, of).value(criterion) {
        Value::Number(number) => number,
        other => panic!("{other:?}"),
    }
}

fn by(standings: &Standings, of: u32) -> Option<DecidedBy> {
    row(standings, of).decided_by
}
