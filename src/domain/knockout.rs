//! 淘汰赛 (rulebook §8): the bracket, who goes on, and the places its games give.
//!
//! A game nobody comes to, or that both lose, sends nobody on: the seat it feeds stays empty, and whoever sits
//! opposite an empty seat has won. Both players of such a game hold its lower place. Once all games are over
//! the places close up, and lots may decide between those who share one.

use crate::domain::command::KnockoutGame;
use crate::domain::fact::{KoGame, TieLots};
use crate::domain::ids::{PlayerId, SectionId, Side};
use crate::domain::player::Status;
use crate::domain::regulation::KnockoutRules;
use crate::domain::round::{Outcome, Word};
use crate::domain::standings::by_points;
use crate::domain::tournament::Tournament;
use std::collections::BTreeMap;

/// The games of a knockout.
pub type Games = BTreeMap<KnockoutGame, KoGame>;

/// A place of the knockout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// 名次; the best he can have while games are to be played.
    pub rank: u32,
    /// Whose.
    pub player: PlayerId,
    /// Whether it is not his alone: a game is to be played, or nobody won it.
    pub shared: bool,
    /// His lot among those who would share the place.
    pub lot: Option<u32>,
}

/// How many players the knockout has.
pub fn size(rules: &KnockoutRules) -> u32 {
    let ((a, b), (c, d)) = rules.semi_finals;
    a.max(b).max(c).max(d)
}

/// The bracket as it begins, players in the order of their places.
pub fn bracket(rules: &KnockoutRules, players: &[PlayerId]) -> Vec<KoGame> {
    let at = |place: u32| players.get((place as usize).wrapping_sub(1)).copied();
    let (semi_1, semi_2) = rules.semi_finals;
    vec![
        fresh(KnockoutGame::Semi1, at(semi_1.0), at(semi_1.1)),
        fresh(KnockoutGame::Semi2, at(semi_2.0), at(semi_2.1)),
        fresh(KnockoutGame::Final, None, None),
        fresh(KnockoutGame::Third, None, None),
    ]
}

fn fresh(game: KnockoutGame, red: Option<PlayerId>, black: Option<PlayerId>) -> KoGame {
    KoGame {
        game,
        red,
        black,
        seed: None,
        drawn: false,
        outcome: Outcome::Open,
        quick: None,
        winner: None,
    }
}

/// Whether nothing more is to be played in a game: decided, or a drawn slow game with its quick game.
pub fn is_finished(game: &KoGame) -> bool {
    game.winner.is_some()
        || match game.outcome.word() {
            Some(Word::Draw) => game.quick.is_some(),
            Some(_) => true,
            None => false,
        }
}

/// Who wins by these results: in the quick game a draw is a win for black.
pub fn winner(game: &KoGame) -> Option<PlayerId> {
    let seated = |side| match side {
        Side::Red => game.red,
        Side::Black => game.black,
    };
    match (game.outcome.word()?, game.quick) {
        (Word::Draw, None) => None,
        (Word::Draw, Some((red, word))) => {
            let black = if game.red == Some(red) {
                game.black
            } else {
                game.red
            };
            match word {
                Word::Draw => black,
                Word::BothForfeit | Word::BothLose => None,
                word => word.winner().and_then(|side| match side {
                    Side::Red => Some(red),
                    Side::Black => black,
                }),
            }
        }
        (word, _) => word.winner().and_then(seated),
    }
}

/// The other player of a game that has a winner.
fn loser(game: &KoGame) -> Option<PlayerId> {
    let winner = game.winner?;
    [game.red, game.black]
        .into_iter()
        .flatten()
        .find(|p| *p != winner)
}

/// The games the semi-finals feed, as these results leave them; one whose seats stay the same stays as it is.
pub fn fed(games: &Games) -> Vec<KoGame> {
    let semis = [KnockoutGame::Semi1, KnockoutGame::Semi2].map(|g| games.get(&g));
    let [Some(first), Some(second)] = semis else {
        return Vec::new();
    };
    let both_over = semis_over(games);
    let seats = [
        (KnockoutGame::Final, first.winner, second.winner),
        (KnockoutGame::Third, loser(first), loser(second)),
    ];
    seats
        .into_iter()
        .filter_map(|(which, red, black)| {
            let old = games.get(&which)?;
            let same = [old.red, old.black] == [red, black] || [old.black, old.red] == [red, black];
            let mut now = if same {
                old.clone()
            } else {
                fresh(which, red, black)
            };
            // Opposite an empty seat he has won without a game.
            if both_over && red.is_some() != black.is_some() {
                now.winner = red.or(black);
            }
            (now != *old).then_some(now)
        })
        .collect()
}

/// Whether a game was played: it has a result that is no forfeit. Colours drawn and forfeits of other players fall
/// without a move lost.
pub fn is_begun(game: &KoGame) -> bool {
    game.outcome.word().is_some_and(Word::played)
}

/// The game a player forfeits when he leaves: the one he sits in that is not finished.
pub fn unfinished(games: &Games, player: PlayerId) -> Option<(&KoGame, Side)> {
    games
        .values()
        .filter(|game| !is_over(games, game))
        .find_map(|game| {
            let opposed = game.red.is_some() && game.black.is_some();
            match (opposed, game.red == Some(player), game.black == Some(player)) {
                (true, true, _) => Some((game, Side::Red)),
                (true, _, true) => Some((game, Side::Black)),
                _ => None,
            }
        })
}

/// Whether a game can no longer be played: finished, or nobody or only one came to it.
fn is_over(games: &Games, game: &KoGame) -> bool {
    is_finished(game) || (semis_over(games) && (game.red.is_none() || game.black.is_none()))
}

/// Whether both semi-finals are finished.
pub fn semis_over(games: &Games) -> bool {
    [KnockoutGame::Semi1, KnockoutGame::Semi2]
        .iter()
        .all(|g| games.get(g).is_some_and(is_finished))
}

/// The first game still to be played, once the cut is made.
pub fn to_play(games: &Games) -> Option<KnockoutGame> {
    games
        .values()
        .find(|game| !is_over(games, game))
        .map(|game| game.game)
}

/// The places of the players of the knockout by its games, the expelled left out and the ranks closed up; none
/// before the cut.
pub fn placed(tournament: &Tournament, section: SectionId) -> Vec<Place> {
    let games = &tournament.section(section).knockout;
    let mut places = without_expelled(tournament, section, |player, _| place(games, player));
    places.sort_by_key(|p| p.rank);
    if to_play(games).is_none() {
        close_up(&mut places, &tournament.section(section).tie_lots);
    }
    places
}

/// The same as they were taken, before any of its games.
pub fn taken(tournament: &Tournament, section: SectionId) -> Vec<Place> {
    without_expelled(tournament, section, |player, rank| Place {
        rank,
        player,
        shared: false,
        lot: None,
    })
}

/// The places of the players of the cut, given each and his place in it; the expelled left out and the ranks
/// closed up.
fn without_expelled(
    tournament: &Tournament,
    section: SectionId,
    place: impl Fn(PlayerId, u32) -> Place,
) -> Vec<Place> {
    let Some((_, players)) = &tournament.section(section).cut else {
        return Vec::new();
    };
    let raw: Vec<Place> = players.iter().zip(1..).map(|(p, at)| place(*p, at)).collect();
    let expelled = |place: &Place| tournament.player(place.player).status == Status::Expelled;
    let gone: Vec<u32> = raw.iter().filter(|p| expelled(p)).map(|p| p.rank).collect();
    raw.into_iter()
        .filter(|p| !expelled(p))
        .map(|p| Place {
            rank: p.rank - gone.iter().filter(|rank| **rank < p.rank).count() as u32,
            ..p
        })
        .collect()
}

/// Numbers the places from 1 on without a gap, those who share one by the newest lots that cover all of them.
fn close_up(places: &mut [Place], lots: &[TieLots]) {
    let mut above = 0;
    for group in places.chunk_by_mut(|a, b| a.rank == b.rank) {
        let lot = |draw: &TieLots, player: PlayerId| draw.order.iter().position(|p| *p == player);
        let covers = |draw: &&TieLots| group.iter().all(|p| lot(draw, p.player).is_some());
        let drawn = lots.iter().rev().find(covers).filter(|_| group.len() > 1);
        if let Some(draw) = drawn {
            group.sort_by_key(|p| lot(draw, p.player));
        }
        let size = group.len();
        for (place, at) in group.iter_mut().zip(1..) {
            place.shared = size > 1 && drawn.is_none();
            place.rank = above + if place.shared { 1 } else { at };
            place.lot = drawn.map(|_| at);
        }
        above += size as u32;
    }
}

fn place(games: &Games, player: PlayerId) -> Place {
    let sits = |game: &&KoGame| game.red == Some(player) || game.black == Some(player);
    let (rank, shared) = [(KnockoutGame::Final, 1), (KnockoutGame::Third, 3)]
        .into_iter()
        .find_map(|(which, best)| {
            let game = games.get(&which).filter(sits)?;
            Some(if game.winner == Some(player) {
                (best, false)
            } else if game.winner.is_some() {
                (best + 1, false)
            } else if is_finished(game) {
                (best + 1, true)
            } else {
                (best, true)
            })
        })
        .unwrap_or_else(|| {
            let semi = games.values().find(sits);
            (if semi.is_some_and(is_finished) { 4 } else { 1 }, true)
        });
    Place {
        rank,
        player,
        shared,
        lot: None,
    }
}

/// Whom a cut takes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cut {
    /// Best first.
    pub players: Vec<PlayerId>,
    /// Level groups that lots must decide before: a seat hangs on each.
    pub level: Vec<Vec<PlayerId>>,
}

/// Whom the cut after the regulation's round takes by the results as they are now: those who take part, or were
/// taken before.
pub fn candidates(tournament: &Tournament, section: SectionId, rules: &KnockoutRules) -> Cut {
    let frozen = tournament
        .section(section)
        .cut
        .as_ref()
        .map(|(_, players)| players);
    let takes_part = |player: PlayerId| {
        let taken = frozen.is_some_and(|f| f.contains(&player));
        taken || tournament.player(player).status == Status::Active
    };
    let table = by_points(tournament, section, rules.after_round);
    let ranked = table.rows.iter().filter(|row| row.rank.is_some());
    let players: Vec<PlayerId> = ranked
        .map(|row| row.player)
        .filter(|p| takes_part(*p))
        .take(size(rules) as usize)
        .collect();
    let level = table
        .undecided()
        .into_iter()
        .map(|group| group.into_iter().filter(|p| takes_part(*p)).collect::<Vec<_>>())
        .filter(|group| group.len() > 1 && group.iter().any(|p| players.contains(p)))
        .collect();
    Cut { players, level }
}

/// Whom the cut would take by the results as they are now, if not those it took: a later correction says so
/// and changes nothing.
pub fn changed_cut(tournament: &Tournament, section: SectionId) -> Option<Cut> {
    let (_, frozen) = tournament.section(section).cut.as_ref()?;
    let rules = tournament.regulation.knockout.as_ref()?;
    let now = candidates(tournament, section, rules);
    // Who was expelled since has left his seat, not lost it to another.
    let stay: Vec<PlayerId> = frozen
        .iter()
        .copied()
        .filter(|p| tournament.player(*p).status != Status::Expelled)
        .collect();
    let same = now.players.len() >= stay.len() && now.players[..stay.len()] == stay[..];
    (!same || !now.level.is_empty()).then_some(now)
}
