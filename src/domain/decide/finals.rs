//! The cut, the knockout, lots between level players, awards (rulebook §5, §8, §9).

use super::{Desk, Steps, named};
use crate::domain::chance::Chance;
use crate::domain::command::{Command, KnockoutGame, PlayerRef};
use crate::domain::fact::{Fact, KoGame, TieLots};
use crate::domain::foul::ReplacedGame;
use crate::domain::ids::{PlayerId, RoundNo, SectionId, Side};
use crate::domain::knockout;
use crate::domain::player::Status;
use crate::domain::prizes;
use crate::domain::refusal::{Candidate, Refusal, finals::Refused};
use crate::domain::regulation::{PrizeBy, PrizeList};
use crate::domain::round::{Decision, Outcome, Reason, Stage, Word};
use crate::domain::standings::standings;
use crate::domain::tournament::Tournament;

/// Judges a command of this room.
pub(super) fn decide(desk: &Desk<'_>, command: &Command) -> Result<Vec<Fact>, Refusal> {
    match command {
        Command::Cut => cut(desk),
        Command::Ko {
            game,
            word,
            quick,
            choice,
        } => ko(desk, *game, *word, *quick, *choice),
        Command::KoLots(game, seed, red) => ko_lots(desk, *game, *seed, red.as_ref()),
        Command::TieLots(players, seed) => tie_lots(desk, players, *seed),
        Command::Award(player, prize) => award(desk, player, prize),
        Command::Luck(prize, seed) => luck(desk, prize, *seed),
        _ => Ok(Vec::new()),
    }
}

fn refuse<T>(refused: Refused) -> Result<T, Refusal> {
    Err(Refusal::Finals(refused))
}

fn all_named(desk: &Desk<'_>, players: &[PlayerId]) -> Vec<Candidate> {
    players.iter().map(|p| named(desk.tournament, *p)).collect()
}

fn cut(desk: &Desk<'_>) -> Result<Vec<Fact>, Refusal> {
    let Some(rules) = &desk.tournament.regulation.knockout else {
        return refuse(Refused::NoKnockout);
    };
    let state = desk.tournament.section(desk.section);
    if state.cut.is_some() {
        return refuse(Refused::CutAlready);
    }
    let published = desk.tournament.published(desk.section);
    let closed = desk
        .tournament
        .round(desk.section, rules.after_round)
        .is_some_and(|r| r.stage == Stage::Closed);
    if !closed {
        return refuse(Refused::CutTooEarly(rules.after_round));
    }
    if published > rules.after_round {
        return refuse(Refused::CutTooLate {
            after: rules.after_round,
            published,
        });
    }
    let pending = |r: &&crate::domain::round::Round| {
        r.stage != Stage::Draft && r.boards().iter().any(|b| b.outcome == Outcome::Pending)
    };
    if let Some(round) = state.rounds.iter().find(pending) {
        return refuse(Refused::CutPending(round.number));
    }
    let knockout::Cut { players, level } = knockout::candidates(desk.tournament, desk.section, rules);
    let needs = knockout::size(rules);
    if (players.len() as u32) < needs {
        return refuse(Refused::TooFew {
            active: players.len() as u32,
            needs,
        });
    }
    if let Some(group) = level.first() {
        return refuse(Refused::CutUndecided(all_named(desk, group)));
    }
    let mut steps = Steps::of(desk);
    steps.push(Fact::CutMade {
        section: desk.section,
        round: rules.after_round,
        games: knockout::bracket(rules, &players),
        players: players.clone(),
    });
    for player in players {
        steps.set_status(player, Status::Knockout, "");
    }
    Ok(steps.into_facts())
}

/// A game both of whose players are known.
fn seated<'a>(desk: &Desk<'a>, game: KnockoutGame) -> Result<(&'a KoGame, PlayerId, PlayerId), Refusal> {
    let state = desk.tournament.section(desk.section);
    if desk.tournament.regulation.knockout.is_none() {
        return refuse(Refused::NoKnockout);
    }
    let Some(found) = state.knockout.get(&game) else {
        return refuse(Refused::NotCut);
    };
    if let (Some(red), Some(black)) = (found.red, found.black) {
        return Ok((found, red, black));
    }
    refuse(if knockout::semis_over(&state.knockout) {
        Refused::SeatEmpty(game)
    } else {
        Refused::SeatUnknown(game)
    })
}

fn ko_lots(
    desk: &Desk<'_>,
    game: KnockoutGame,
    seed: Option<u64>,
    red: Option<&PlayerRef>,
) -> Result<Vec<Fact>, Refusal> {
    let (was, first, second) = seated(desk, game)?;
    if was.drawn {
        return refuse(Refused::ColoursDrawn(game));
    }
    let mut pair = [first, second];
    let seed = if let Some(red) = red {
        let red = desk.player(red)?;
        let Some(at) = pair.iter().position(|p| *p == red) else {
            return refuse(Refused::NotInGame(game, named(desk.tournament, red)));
        };
        pair.swap(0, at);
        None
    } else {
        let seed = seed.unwrap_or(desk.context.chance);
        Chance::of(seed).shuffle(&mut pair);
        Some(seed)
    };
    let mut now = KoGame {
        red: Some(pair[0]),
        black: Some(pair[1]),
        seed,
        drawn: true,
        ..was.clone()
    };
    // A game lost by who left before the draw stays his loss, whatever colour he draws.
    if let (true, Outcome::Decided(decision)) = (pair[0] != first, &mut now.outcome) {
        decision.word = decision.word.mirrored();
    }
    Ok(vec![changed(desk, was, now)])
}

fn changed(desk: &Desk<'_>, was: &KoGame, now: KoGame) -> Fact {
    Fact::KoChanged {
        section: desk.section,
        was: Box::new(was.clone()),
        now: Box::new(now),
    }
}

fn ko(
    desk: &Desk<'_>,
    game: KnockoutGame,
    word: Word,
    quick: Option<Word>,
    choice: Option<Side>,
) -> Result<Vec<Fact>, Refusal> {
    let (was, red, black) = seated(desk, game)?;
    if was.outcome.word() == Some(word) && quick.is_none() && choice.is_none() {
        return Ok(Vec::new());
    }
    if !was.drawn {
        return refuse(Refused::ColoursNotDrawn(game));
    }
    let quick = match (quick, choice) {
        (None, None) => None,
        (None, Some(_)) => return refuse(Refused::ChoiceNeedsQuick),
        (Some(_), _) if word != Word::Draw => return refuse(Refused::QuickNeedsDraw),
        (Some(_), None) => return refuse(Refused::QuickNeedsChoice),
        // He who had black in the slow game chooses his colour.
        (Some(quick), Some(Side::Red)) => Some((black, quick)),
        (Some(quick), Some(Side::Black)) => Some((red, quick)),
    };
    let mut now = KoGame {
        outcome: Outcome::Decided(Decision::plain(word)),
        quick,
        ..was.clone()
    };
    now.winner = knockout::winner(&now);
    if now == *was {
        return Ok(Vec::new());
    }
    let facts = entered(desk.tournament, desk.section, was, now, &[]);
    next_begun(&facts, game).map_or(Ok(facts), |next| refuse(Refused::NextBegun { game, next }))
}

/// The game already played whose seats a change of this one would give to others.
fn next_begun(facts: &[Fact], game: KnockoutGame) -> Option<KnockoutGame> {
    facts.iter().find_map(|fact| match fact {
        Fact::KoChanged { was, .. } if was.game != game && knockout::is_begun(was) => Some(was.game),
        _ => None,
    })
}

/// A game as entered, and the games it feeds: one that seats a player who has left is lost by forfeit. `leaving`
/// names who leaves in this act.
fn entered(
    tournament: &Tournament,
    section: SectionId,
    was: &KoGame,
    now: KoGame,
    leaving: &[(PlayerId, Reason)],
) -> Vec<Fact> {
    let change = |was: &KoGame, now: KoGame| Fact::KoChanged {
        section,
        was: Box::new(was.clone()),
        now: Box::new(now),
    };
    let left = |player: PlayerId| {
        let leaves = leaving.iter().find(|(id, _)| *id == player).map(|(_, why)| *why);
        leaves.or(match tournament.player(player).status {
            Status::Withdrawn => Some(Reason::Absent),
            Status::Expelled => Some(Reason::Expelled),
            Status::Active | Status::Knockout => None,
        })
    };
    let game = now.game;
    let mut facts = vec![change(was, now.clone())];
    if matches!(game, KnockoutGame::Semi1 | KnockoutGame::Semi2) {
        let mut games = tournament.section(section).knockout.clone();
        games.insert(game, now);
        for mut next in knockout::fed(&games) {
            if let (Some(red), Some(black), false) = (next.red, next.black, knockout::is_finished(&next)) {
                lose(&mut next, left(red), left(black));
            }
            facts.push(change(&games[&next.game], next));
        }
    }
    facts
}

/// The game is lost by forfeit by who left, for this reason.
fn lose(game: &mut KoGame, red: Option<Reason>, black: Option<Reason>) {
    let word = match (red, black) {
        (None, None) => return,
        (Some(_), None) => Word::RedForfeits,
        (None, Some(_)) => Word::BlackForfeits,
        (Some(_), Some(_)) => Word::BothForfeit,
    };
    game.outcome = Outcome::Decided(Decision {
        reason: red.or(black),
        ..Decision::plain(word)
    });
    game.quick = None;
    game.winner = knockout::winner(game);
}

/// What follows in the knockout when a player leaves: his game is lost by forfeit.
pub(super) fn forfeited(tournament: &Tournament, id: PlayerId, reason: Reason) -> Vec<Fact> {
    let section = tournament.player(id).section;
    let games = &tournament.section(section).knockout;
    let Some((game, side)) = knockout::unfinished(games, id) else {
        return Vec::new();
    };
    let mut now = game.clone();
    match side {
        Side::Red => lose(&mut now, Some(reason), None),
        Side::Black => lose(&mut now, None, Some(reason)),
    }
    entered(tournament, section, game, now, &[(id, reason)])
}

/// A game lost by leaving is given back, as far as nothing was decided since: it still says so, and no game it
/// feeds is played.
pub(super) fn given_back(tournament: &Tournament, section: SectionId, lost: &ReplacedGame) -> Vec<Fact> {
    let game = lost.now.game;
    let stands = tournament.section(section).knockout.get(&game);
    let Some(stands) = stands.filter(|stands| **stands == lost.now) else {
        return Vec::new();
    };
    let facts = entered(tournament, section, stands, lost.was.clone(), &[]);
    if next_begun(&facts, game).is_some() {
        return Vec::new();
    }
    facts
}

fn tie_lots(desk: &Desk<'_>, players: &[PlayerRef], seed: Option<u64>) -> Result<Vec<Fact>, Refusal> {
    let mut order = Vec::with_capacity(players.len());
    for player in players {
        let id = desk.player(player)?;
        if order.contains(&id) {
            return refuse(Refused::NamedTwice(named(desk.tournament, id)));
        }
        order.push(id);
    }
    if order.len() < 2 {
        return refuse(Refused::LotsNeedTwo);
    }
    let table = standings(desk.tournament, desk.section, RoundNo::MAX);
    // Places of the knockout are decided by its games; lots come after the last of them.
    let state = desk.tournament.section(desk.section);
    let playing = |p: &PlayerId| {
        let taken = state.cut.as_ref().is_some_and(|(_, players)| players.contains(p));
        taken && knockout::to_play(&state.knockout).is_some()
    };
    let groups: Vec<Vec<PlayerId>> = table
        .undecided()
        .into_iter()
        .filter(|group| !group.iter().any(playing))
        .collect();
    for id in &order {
        if !groups.iter().any(|g| g.contains(id)) {
            return refuse(Refused::NotLevel(named(desk.tournament, *id)));
        }
    }
    let missing: Vec<PlayerId> = groups
        .into_iter()
        .filter(|g| g.iter().any(|p| order.contains(p)))
        .flatten()
        .filter(|p| !order.contains(p))
        .collect();
    if !missing.is_empty() {
        return refuse(Refused::LotsMustCover(all_named(desk, &missing)));
    }
    if let Some(seed) = seed {
        // By number, so that the draw does not hang on the order in which they were named.
        order.sort_by_key(|p| desk.tournament.player(*p).number);
        Chance::of(seed).shuffle(&mut order);
    }
    Ok(vec![Fact::TieLotsDrawn {
        section: desk.section,
        lots: TieLots { order, seed },
    }])
}

fn list<'a>(desk: &Desk<'a>, key: &str) -> Result<&'a PrizeList, Refusal> {
    let lists = &desk.tournament.regulation.prizes;
    lists.iter().find(|l| l.key == key).map_or_else(
        || {
            refuse(Refused::NoSuchPrize {
                key: key.to_owned(),
                keys: lists.iter().map(|l| l.key.clone()).collect(),
            })
        },
        Ok,
    )
}

fn award(desk: &Desk<'_>, player: &PlayerRef, key: &str) -> Result<Vec<Fact>, Refusal> {
    let list = list(desk, key)?;
    let PrizeBy::Nominated(most) = list.by else {
        return refuse(Refused::NotNominated(key.to_owned()));
    };
    let id = desk.player(player)?;
    let who = || named(desk.tournament, id);
    if !prizes::may_take(desk.tournament, id) {
        return refuse(Refused::TakesNothing(who()));
    }
    let entry = desk.tournament.player(id);
    let section = desk.tournament.regulation.section_key(entry.section);
    if !list.of.fits(&entry.entry, section) {
        return refuse(Refused::DoesNotFit(who(), key.to_owned()));
    }
    let given = desk.tournament.section(desk.section).awards.get(key);
    let given = given.map_or(&[][..], Vec::as_slice);
    if given.contains(&id) {
        return Ok(Vec::new());
    }
    if given.len() >= most as usize {
        return refuse(Refused::NominationsFull(key.to_owned(), most));
    }
    Ok(vec![Fact::Awarded {
        section: desk.section,
        prize: key.to_owned(),
        player: id,
        given: true,
    }])
}

fn luck(desk: &Desk<'_>, key: &str, seed: Option<u64>) -> Result<Vec<Fact>, Refusal> {
    let list = list(desk, key)?;
    let PrizeBy::Draw(most) = list.by else {
        return refuse(Refused::NotDrawn(key.to_owned()));
    };
    if let Some(not) = prizes::not_final(desk.tournament, desk.section) {
        return refuse(Refused::NotFinal(not));
    }
    let among = match prizes::without_place(desk.tournament, desk.section, list) {
        Ok(among) => among,
        Err((line, level)) => {
            return refuse(Refused::LineUndecided(line, all_named(desk, &level)));
        }
    };
    if among.is_empty() {
        return refuse(Refused::NobodyToDraw(key.to_owned()));
    }
    let drawn = &desk.tournament.section(desk.section).luck;
    if drawn
        .iter()
        .rev()
        .find(|d| d.prize == key)
        .is_some_and(|d| d.among == among)
    {
        return refuse(Refused::DrawnAlready(key.to_owned()));
    }
    let seed = seed.unwrap_or(desk.context.chance);
    let mut winners = among.clone();
    Chance::of(seed).shuffle(&mut winners);
    winners.truncate(most as usize);
    Ok(vec![Fact::LuckDrawn {
        section: desk.section,
        prize: key.to_owned(),
        seed,
        among,
        winners,
    }])
}
