//! A roster taken in (rulebook §10): a row is a registered player or a new one; a row that might be two
//! players is not taken. An identity column tells rows of one file apart and is never kept.

use super::super::{Desk, Steps, named};
use super::{
    Phase, Refused, barred, bears_on_number, enter, newcomer, number_fault, phase, settle, teams_frozen,
};
use crate::domain::command::{EntryPatch, RosterRow};
use crate::domain::fact::Fact;
use crate::domain::ids::{PlayerId, SectionId};
use crate::domain::player::Player;
use crate::domain::refusal::Refusal;
use crate::domain::refusal::registration::RowRefused;
use crate::domain::tournament::Tournament;
use std::collections::BTreeMap;

/// What an import does, row by row, each by its line of the file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ImportPlan {
    /// New players.
    pub added: Vec<(usize, PlayerId)>,
    /// Registered players of whom something is otherwise now.
    pub changed: Vec<(usize, PlayerId)>,
    /// Registered players of whom the row says nothing new.
    pub unchanged: Vec<(usize, PlayerId)>,
    /// Rows not taken, and why.
    pub refused: Vec<(usize, RowRefused)>,
    /// The facts of the whole.
    pub facts: Vec<Fact>,
}

pub(super) fn decide(desk: &Desk<'_>, rows: &[RosterRow]) -> Result<Vec<Fact>, Refusal> {
    let plan = plan_import(desk.tournament, desk.section, rows);
    let taken = plan.added.len() + plan.changed.len() + plan.unchanged.len();
    if taken == 0 && !plan.refused.is_empty() {
        return Err(Refused::NoRowTaken(plan.refused).into());
    }
    Ok(plan.facts)
}

/// What taking these rows in would do. Rows that name no section belong to `section`.
pub fn plan_import(tournament: &Tournament, section: SectionId, rows: &[RosterRow]) -> ImportPlan {
    let mut steps = Steps::on(tournament, section);
    let mut plan = ImportPlan::default();
    for (row, who) in rows.iter().zip(identify(tournament, section, rows)) {
        let taken = who.and_then(|(section, who)| match who {
            Some(id) => update(&mut steps, id, &row.given).map(|changed| (id, Some(changed))),
            None => register(&mut steps, section, &row.given).map(|id| (id, None)),
        });
        match taken {
            Ok((id, None)) => plan.added.push((row.line, id)),
            Ok((id, Some(true))) => plan.changed.push((row.line, id)),
            Ok((id, Some(false))) => plan.unchanged.push((row.line, id)),
            Err(reason) => plan.refused.push((row.line, reason)),
        }
    }
    plan.facts = steps.into_facts();
    plan
}

/// Whose row it is: the section, and the registered player or nobody yet.
type Who = Result<(SectionId, Option<PlayerId>), RowRefused>;

/// How a row is compared with a registered player.
type Fits = fn(&RosterRow, &Player) -> bool;

/// The ways to know a player again, the surest first.
const WAYS: [Fits; 3] = [by_number, by_all, by_what_is_known];

/// Whose each row is, in the order of the rows.
fn identify(tournament: &Tournament, section: SectionId, rows: &[RosterRow]) -> Vec<Who> {
    let mut whose: Vec<Option<Who>> = rows
        .iter()
        .map(|row| place(tournament, section, row).err().map(Err))
        .collect();
    let mut found: BTreeMap<PlayerId, usize> = BTreeMap::new();
    for (way, fits) in WAYS.into_iter().enumerate() {
        for (at, row) in rows.iter().enumerate() {
            let Ok(section) = place(tournament, section, row) else {
                continue;
            };
            if whose[at].is_some() {
                continue;
            }
            // What is left open on one side fits only who is not found by more.
            let fitting: Vec<PlayerId> = tournament
                .players_in(section)
                .filter(|(id, player)| fits(row, player) && (way < 2 || !found.contains_key(id)))
                .map(|(id, _)| id)
                .collect();
            whose[at] = match fitting[..] {
                [] => None,
                [id] => Some(match found.get(&id) {
                    Some(earlier) if distinct(&rows[*earlier], row) => Ok((section, None)),
                    Some(earlier) => Err(RowRefused::SameAsLine(rows[*earlier].line)),
                    None => {
                        found.insert(id, at);
                        only_fit(tournament, section, row, id)
                    }
                }),
                _ => Some(Err(several(tournament, &fitting))),
            };
        }
    }
    let mut new: Vec<&RosterRow> = Vec::new();
    rows.iter()
        .zip(whose)
        .map(|(row, who)| {
            let who = who.unwrap_or_else(|| place(tournament, section, row).map(|s| (s, None)))?;
            if who.1.is_none() {
                let same = new.iter().find(|earlier| {
                    alike(earlier, row) && earlier.section == row.section && !distinct(earlier, row)
                });
                if let Some(earlier) = same {
                    return Err(RowRefused::SameAsLine(earlier.line));
                }
                new.push(row);
            }
            Ok(who)
        })
        .collect()
}

/// The section a row belongs to.
fn place(tournament: &Tournament, section: SectionId, row: &RosterRow) -> Result<SectionId, RowRefused> {
    if row.given.name.as_ref().is_none_or(|n| n.trim().is_empty()) {
        return Err(RowRefused::NoName);
    }
    match &row.section {
        None => Ok(section),
        Some(key) => tournament
            .section_named(key)
            .ok_or_else(|| RowRefused::NoSuchSection(key.clone())),
    }
}

/// The player a row was found to be, unless it is just as well another or numbered otherwise.
fn only_fit(tournament: &Tournament, section: SectionId, row: &RosterRow, id: PlayerId) -> Who {
    let by_name: Vec<PlayerId> = tournament
        .players_in(section)
        .filter(|(other, player)| *other != id && by_all(row, player))
        .map(|(other, _)| other)
        .collect();
    let numbered = by_number(row, tournament.player(id));
    if numbered && !by_all(row, tournament.player(id)) && !by_name.is_empty() {
        let both: Vec<PlayerId> = std::iter::once(id).chain(by_name).collect();
        return Err(several(tournament, &both));
    }
    match (row.given.number, tournament.player(id).number) {
        (Some(given), Some(number)) if given != number => Err(RowRefused::OtherNumber(named(tournament, id))),
        _ => Ok((section, Some(id))),
    }
}

fn several(tournament: &Tournament, players: &[PlayerId]) -> RowRefused {
    RowRefused::SeveralFit(players.iter().map(|id| named(tournament, *id)).collect())
}

fn by_number(row: &RosterRow, player: &Player) -> bool {
    row.given.number.is_some() && row.given.number == player.number
}

fn by_all(row: &RosterRow, player: &Player) -> bool {
    let (given, entry) = (&row.given, &player.entry);
    given.name.as_ref() == Some(&entry.name)
        && given.unit.as_deref().unwrap_or_default() == entry.unit
        && given.born.flatten() == entry.born
}

fn by_what_is_known(row: &RosterRow, player: &Player) -> bool {
    let (given, entry) = (&row.given, &player.entry);
    let unit = given.unit.as_deref().filter(|u| !u.is_empty());
    given.name.as_ref() == Some(&entry.name)
        && unit.is_none_or(|u| entry.unit.is_empty() || u == entry.unit)
        && given
            .born
            .flatten()
            .is_none_or(|b| entry.born.is_none_or(|own| own == b))
}

/// Whether two rows of one file name the same person as far as a registered player is known.
fn alike(one: &RosterRow, other: &RosterRow) -> bool {
    let (a, b) = (&one.given, &other.given);
    a.name == b.name
        && a.unit.as_deref().unwrap_or_default() == b.unit.as_deref().unwrap_or_default()
        && a.born.flatten() == b.born.flatten()
}

/// Whether something in the file beside name, unit and birth date tells two rows apart.
fn distinct(one: &RosterRow, other: &RosterRow) -> bool {
    let differ = |a: Option<&str>, b: Option<&str>| a.is_some() && b.is_some() && a != b;
    let numbers = one
        .given
        .number
        .zip(other.given.number)
        .is_some_and(|(a, b)| a != b);
    numbers || differ(one.identity.as_deref(), other.identity.as_deref()) || !alike(one, other)
}

fn register(steps: &mut Steps<'_>, section: SectionId, given: &EntryPatch) -> Result<PlayerId, RowRefused> {
    if phase(&steps.now, section) == Phase::Running {
        return Err(RowRefused::RoundOnePublished);
    }
    let player = newcomer(section, given).map_err(|_| RowRefused::NoName)?;
    let given = numbered_if_paid(&steps.now, &player, given);
    enter(steps, section, &given).map_err(taken)
}

/// Why a number given by a row cannot be his.
fn taken(fault: Refused) -> RowRefused {
    match fault {
        Refused::NumberTaken { number, by } => RowRefused::NumberTaken { number, by },
        _ => RowRefused::NumberOutside,
    }
}

/// The row without its number while the regulation gives the player none.
fn numbered_if_paid(tournament: &Tournament, player: &Player, given: &EntryPatch) -> EntryPatch {
    let number = given.number.filter(|_| !barred(tournament, player));
    EntryPatch {
        number,
        ..given.clone()
    }
}

/// Whether anything changed.
fn update(steps: &mut Steps<'_>, id: PlayerId, given: &EntryPatch) -> Result<bool, RowRefused> {
    let player = steps.now.player(id).clone();
    let entry = given.over(&player.entry);
    if teams_frozen(&steps.now, &player, &entry) {
        return Err(RowRefused::TeamsFrozen);
    }
    let after = Player {
        entry: entry.clone(),
        ..player.clone()
    };
    let number = numbered_if_paid(&steps.now, &after, given)
        .number
        .filter(|n| player.number != Some(*n) && phase(&steps.now, player.section) != Phase::Running);
    if let Some(number) = number
        && let Some(fault) = number_fault(&steps.now, player.section, Some(id), number)
    {
        return Err(taken(fault));
    }
    let changed = entry != player.entry || number.is_some();
    let settles = bears_on_number(&player.entry, &entry);
    steps.set_entry(id, entry);
    if number.is_some() {
        steps.set_number(id, number);
    }
    if settles {
        settle(steps, id);
    }
    Ok(changed)
}
