//! Registration, lots, set-up, late entry (rulebook §3, §10, §11).

use super::{Desk, Steps, named};
use crate::domain::command::{Command, EntryPatch, PlayerRef};
use crate::domain::fact::Fact;
use crate::domain::ids::{Number, PlayerId, SectionId};
use crate::domain::player::{Entry, Fee, Player};
use crate::domain::refusal::Refusal;
use crate::domain::refusal::registration::Refused;
use crate::domain::tournament::Tournament;

mod import;
mod late;
mod lots;
mod setup;
pub use import::{ImportPlan, plan_import};

/// Judges a command of this room.
pub(super) fn decide(desk: &Desk<'_>, command: &Command) -> Result<Vec<Fact>, Refusal> {
    match command {
        Command::Add(given) => add(desk, given),
        Command::Edit(player, given) => edit(desk, player, given),
        Command::Paid(players) => each(desk, players, |entry| {
            if !entry.fee.settled() {
                entry.fee = Fee::Paid;
            }
        }),
        Command::Arrived(players) => each(desk, players, |entry| entry.arrived = true),
        Command::Remove(player) => remove(desk, player),
        Command::Import { rows, .. } => import::decide(desk, rows),
        Command::Lots(lot) => lots::decide(desk, *lot),
        Command::Number(player, number) => {
            let given = EntryPatch {
                number: Some(*number),
                ..EntryPatch::default()
            };
            edit(desk, player, &given)
        }
        Command::Answer { question, value } => setup::answer(desk, question, value),
        Command::Adopt(regulation) => setup::adopt(desk, regulation),
        Command::Late { entry, against_bye } => late::decide(desk, entry, *against_bye),
        _ => Ok(Vec::new()),
    }
}

/// How far a section is, for who may still enter and be numbered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// Before the lots.
    Entering,
    /// Lots drawn, round 1 not published: who enters takes the next number.
    Numbered,
    /// Round 1 is published: players only come late and withdraw.
    Running,
}

fn phase(tournament: &Tournament, section: SectionId) -> Phase {
    if tournament.published(section) > 0 {
        Phase::Running
    } else if tournament.section(section).lots.is_some() {
        Phase::Numbered
    } else {
        Phase::Entering
    }
}

/// The greatest number that can be given: more is a slip of the hand.
const MOST: Number = 9_999;

/// The number after the greatest.
fn next_number(tournament: &Tournament, section: SectionId) -> Number {
    tournament
        .numbered(section)
        .last()
        .map_or(1, |(number, _)| number + 1)
}

/// Whether the regulation gives this player no number yet, for want of the fee.
fn barred(tournament: &Tournament, player: &Player) -> bool {
    !tournament.fee_allows(player, tournament.published(player.section) + 1)
}

/// Why a number cannot be given to a player (none: a new one).
fn number_fault(
    tournament: &Tournament,
    section: SectionId,
    id: Option<PlayerId>,
    number: Number,
) -> Option<Refused> {
    if !(1..=MOST).contains(&number) {
        return Some(Refused::NumberOutside);
    }
    let by = tournament
        .by_number(section, number)
        .filter(|by| Some(*by) != id)?;
    Some(Refused::NumberTaken {
        number,
        by: named(tournament, by),
    })
}

/// A new player of a section as given, without a number.
fn newcomer(section: SectionId, given: &EntryPatch) -> Result<Player, Refused> {
    let entry = given.over(&Entry::default());
    if entry.name.trim().is_empty() {
        return Err(Refused::NoName);
    }
    Ok(Player {
        entry,
        section,
        number: None,
        status: crate::domain::player::Status::Active,
        late_from: None,
        fixed_table: None,
    })
}

/// After a change of fee, tags or arrival: who may have a number now gets the next one (after round 1 was
/// published as a late entrant), who may not any more loses it while that is possible.
fn settle(steps: &mut Steps<'_>, id: PlayerId) {
    let player = steps.now.player(id);
    let section = player.section;
    let barred = barred(&steps.now, player);
    match (phase(&steps.now, section), player.number) {
        (Phase::Numbered | Phase::Running, None) if !barred => {
            let next = next_number(&steps.now, section);
            let late = phase(&steps.now, section) == Phase::Running;
            steps.set_number(id, Some(next));
            if late {
                let from = steps.next_round(section);
                steps.push(Fact::EnteredLate { id, from });
            }
        }
        (Phase::Entering | Phase::Numbered, Some(_)) if barred => steps.set_number(id, None),
        _ => {}
    }
    steps.void_stale_draft(section);
}

fn add(desk: &Desk<'_>, given: &EntryPatch) -> Result<Vec<Fact>, Refusal> {
    let mut steps = Steps::of(desk);
    if phase(&steps.now, desk.section) == Phase::Running {
        return Err(Refused::RoundOnePublished.into());
    }
    enter(&mut steps, desk.section, given)?;
    Ok(steps.into_facts())
}

/// Registers a player before round 1 is published: with the number given, or the next one once lots are drawn.
fn enter(steps: &mut Steps<'_>, section: SectionId, given: &EntryPatch) -> Result<PlayerId, Refused> {
    let mut player = newcomer(section, given)?;
    let barred = barred(&steps.now, &player);
    if let Some(number) = given.number {
        if let Some(fault) = number_fault(&steps.now, section, None, number) {
            return Err(fault);
        }
        if barred {
            return Err(Refused::UnpaidHasNoNumber(candidate(&player)));
        }
        player.number = Some(number);
    } else if !barred && phase(&steps.now, section) == Phase::Numbered {
        player.number = Some(next_number(&steps.now, section));
    }
    Ok(steps.add(player))
}

/// A player not yet registered, as a refusal names him.
fn candidate(player: &Player) -> crate::domain::refusal::Candidate {
    crate::domain::refusal::Candidate {
        number: player.number,
        name: player.entry.name.clone(),
        unit: player.entry.unit.clone(),
    }
}

fn edit(desk: &Desk<'_>, player: &PlayerRef, given: &EntryPatch) -> Result<Vec<Fact>, Refusal> {
    let id = desk.player(player)?;
    let mut steps = Steps::of(desk);
    change(&mut steps, id, given)?;
    Ok(steps.into_facts())
}

/// Changes what is registered of a player, his number too.
fn change(steps: &mut Steps<'_>, id: PlayerId, given: &EntryPatch) -> Result<(), Refused> {
    let player = steps.now.player(id).clone();
    let entry = given.over(&player.entry);
    if entry.name.trim().is_empty() {
        return Err(Refused::NoName);
    }
    let phase = phase(&steps.now, player.section);
    if teams_frozen(&steps.now, &player, &entry) {
        return Err(Refused::TeamsFrozen(named(&steps.now, id)));
    }
    let settles = bears_on_number(&player.entry, &entry);
    steps.set_entry(id, entry);
    if let Some(number) = given.number.filter(|n| player.number != Some(*n)) {
        if phase == Phase::Running {
            return Err(Refused::RoundOnePublished);
        }
        if let Some(fault) = number_fault(&steps.now, player.section, Some(id), number) {
            return Err(fault);
        }
        if barred(&steps.now, steps.now.player(id)) {
            return Err(Refused::UnpaidHasNoNumber(named(&steps.now, id)));
        }
        steps.set_number(id, Some(number));
    }
    if settles {
        settle(steps, id);
    }
    Ok(())
}

/// Whether a change may give or take a number: fee, tags, arrival.
fn bears_on_number(was: &Entry, now: &Entry) -> bool {
    was.fee != now.fee || was.tags != now.tags || was.arrived != now.arrived
}

/// Whether a change touches who counts for a team after round 1 was published.
fn teams_frozen(tournament: &Tournament, player: &Player, now: &Entry) -> bool {
    tournament.regulation.teams.is_some()
        && phase(tournament, player.section) == Phase::Running
        && (now.team != player.entry.team || now.counting != player.entry.counting)
}

fn each(desk: &Desk<'_>, players: &[PlayerRef], set: impl Fn(&mut Entry)) -> Result<Vec<Fact>, Refusal> {
    let mut steps = Steps::of(desk);
    for player in players {
        let id = desk.player(player)?;
        let mut entry = steps.now.player(id).entry.clone();
        set(&mut entry);
        if entry != steps.now.player(id).entry {
            steps.set_entry(id, entry);
            settle(&mut steps, id);
        }
    }
    Ok(steps.into_facts())
}

fn remove(desk: &Desk<'_>, player: &PlayerRef) -> Result<Vec<Fact>, Refusal> {
    let id = desk.player(player)?;
    let tournament = desk.tournament;
    let player = tournament.player(id);
    let section = tournament.section(player.section);
    let published = section
        .rounds
        .iter()
        .filter(|r| r.stage != crate::domain::round::Stage::Draft);
    let logged = section
        .incidents
        .iter()
        .any(|i| matches!(&i.what, crate::domain::foul::What::Foul(foul) if foul.player == id));
    let awarded = section.awards.values().any(|players| players.contains(&id))
        || section.tie_lots.iter().any(|lots| lots.order.contains(&id))
        || section.luck.iter().any(|draw| draw.among.contains(&id));
    if published.into_iter().any(|r| r.mentions(id)) || logged || awarded {
        return Err(Refused::HasGames(named(tournament, id)).into());
    }
    if phase(tournament, player.section) == Phase::Running {
        return Err(Refused::RoundOnePublished.into());
    }
    let mut steps = Steps::on(tournament, player.section);
    let drafted = tournament
        .draft(player.section)
        .is_some_and(|draft| draft.mentions(id));
    if drafted {
        steps.void_draft(player.section);
    }
    steps.push(Fact::PlayerRemoved {
        id,
        was: Box::new(player.clone()),
    });
    Ok(steps.into_facts())
}
