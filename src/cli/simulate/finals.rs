//! The simulated cut, knockout, lots between level players, luck and nominations.

use super::desk::Desk;
use crate::cli::Failure;
use crate::domain::command::KnockoutGame;
use crate::domain::ids::{PlayerId, RoundNo, SectionId};
use crate::domain::knockout;
use crate::domain::prizes;
use crate::domain::regulation::PrizeBy;
use crate::domain::standings::standings;

/// What the knockout asks before a round is paired: the cut once its round is over, then its games beside the
/// rounds that follow.
pub(super) fn before(desk: &mut Desk<'_>, section: SectionId, round: RoundNo) -> Result<(), Failure> {
    let Some(rules) = desk.tournament().regulation.knockout.clone() else {
        return Ok(());
    };
    if round == rules.after_round + 1 {
        let cut = knockout::candidates(desk.tournament(), section, &rules);
        for group in cut.level {
            lots(desk, section, &group)?;
        }
        desk.give(section, "cut")?;
        semi_finals(desk, section)
    } else if round == rules.after_round + 2 {
        last_games(desk, section)
    } else {
        Ok(())
    }
}

/// One semi-final is drawn and goes to a quick game, the other is won at once.
fn semi_finals(desk: &mut Desk<'_>, section: SectionId) -> Result<(), Failure> {
    for game in ["semi-1", "semi-2"] {
        colours(desk, section, game)?;
    }
    let choice = if desk.one_in(2) { "red" } else { "black" };
    let quick = desk.one_of(&["red", "draw", "black"]).unwrap_or("draw");
    desk.give(section, "ko semi-1 draw")?;
    desk.give(
        section,
        &format!("ko semi-1 draw --quick {quick} --choice {choice}"),
    )?;
    let word = desk.one_of(&["red", "black"]).unwrap_or("red");
    desk.give(section, &format!("ko semi-2 {word}"))
}

fn last_games(desk: &mut Desk<'_>, section: SectionId) -> Result<(), Failure> {
    for (which, game) in [(KnockoutGame::Third, "third"), (KnockoutGame::Final, "final")] {
        let seats = desk.tournament().section(section).knockout.get(&which).cloned();
        if seats.is_some_and(|g| g.red.is_some() && g.black.is_some() && g.winner.is_none()) {
            colours(desk, section, game)?;
            let word = desk.one_of(&["red", "black"]).unwrap_or("red");
            desk.give(section, &format!("ko {game} {word}"))?;
        }
    }
    Ok(())
}

fn colours(desk: &mut Desk<'_>, section: SectionId, game: &str) -> Result<(), Failure> {
    let seed = desk.chance.below(1 << 32);
    desk.give(section, &format!("ko-lots {game} --seed {seed}"))
}

/// Lots for every level group, the luck draws and the nominations.
pub(super) fn finish(desk: &mut Desk<'_>, section: SectionId) -> Result<(), Failure> {
    for group in standings(desk.tournament(), section, RoundNo::MAX).undecided() {
        lots(desk, section, &group)?;
    }
    let key = desk.tournament().regulation.section_key(section).to_owned();
    let here = |of: &Option<String>| of.as_deref().is_none_or(|s| s == key);
    let lists: Vec<(String, PrizeBy)> = desk
        .tournament()
        .regulation
        .prizes
        .iter()
        .filter(|list| here(&list.of.section))
        .map(|list| (list.key.clone(), list.by.clone()))
        .collect();
    for (list, by) in lists {
        match by {
            PrizeBy::Draw(_) => {
                let seed = desk.chance.below(1 << 32);
                desk.give(section, &format!("luck {list} --seed {seed}"))?;
            }
            PrizeBy::Nominated(count) => nominate(desk, section, &list, count)?,
            _ => {}
        }
    }
    Ok(())
}

fn nominate(desk: &mut Desk<'_>, section: SectionId, list: &str, count: u32) -> Result<(), Failure> {
    let mut players: Vec<PlayerId> = desk
        .tournament()
        .numbered(section)
        .into_iter()
        .map(|(_, id)| id)
        .collect();
    players.retain(|id| prizes::may_take(desk.tournament(), *id));
    desk.chance.shuffle(&mut players);
    for player in players.into_iter().take(count as usize) {
        let number = desk.number(player);
        desk.give(section, &format!("award {number} {list}"))?;
    }
    Ok(())
}

fn lots(desk: &mut Desk<'_>, section: SectionId, group: &[PlayerId]) -> Result<(), Failure> {
    let numbers: Vec<String> = group.iter().map(|id| desk.number(*id).to_string()).collect();
    let seed = desk.chance.below(1 << 32);
    desk.give(section, &format!("tie-lots {} --seed {seed}", numbers.join(" ")))
}
