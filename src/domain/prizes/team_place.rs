//! The prizes of the teams.

use super::{Award, Awarded, Taker, Unawarded, Why, amount, sum};
use crate::domain::ids::RoundNo;
use crate::domain::regulation::PrizeList;
use crate::domain::teams::{TeamRow, teams};
use crate::domain::tournament::Tournament;

/// A list by the order of the teams; a team whose members' ranks are undecided holds its place shared.
pub(super) fn list(tournament: &Tournament, list: &PrizeList) -> Awarded {
    let mut out = Awarded::new(list);
    let places = list.amounts.iter().map(|(_, last, _)| *last).max().unwrap_or(0);
    let rows = teams(tournament, RoundNo::MAX).map_or_else(Vec::new, |t| t.rows);
    let ranked: Vec<&TeamRow> = rows.iter().filter(|r| r.rank.is_some()).collect();
    let mut next = 1;
    for level in ranked.chunk_by(|a, b| a.rank == b.rank) {
        let last = next + level.len() as u32 - 1;
        let yuan = amount(list, next);
        if next > places {
            out.first_out = Some(Taker::Team(level[0].team.clone()));
            break;
        }
        if (next..=last).all(|place| amount(list, place) == yuan) {
            out.awards.extend(level.iter().map(|row| Award {
                place: next,
                taker: Taker::Team(row.team.clone()),
                amount: yuan.unwrap_or(0),
                text: list.honour.clone(),
                shared: row.undecided,
            }));
        } else {
            out.unawarded.push(Unawarded {
                places: (next, last.min(places)),
                amount: sum(list, next..=last.min(places)),
                why: Why::UndecidedTeams(level.iter().map(|r| r.team.clone()).collect()),
            });
        }
        next = last + 1;
    }
    if next <= places {
        out.unawarded.push(Unawarded {
            places: (next, places),
            amount: sum(list, next..=places),
            why: Why::NobodyLeft,
        });
    }
    out
}
