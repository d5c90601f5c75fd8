//! The words become a command.

use super::fault::{Expected, GrammarError};
use super::values::{self, Unit};
use super::verbs::{NewEntry, Verb};
use super::{Line, section_keys};
use crate::domain::command::{Command, EntryPatch, FoulOptions, Lot, Order, PlayerRef};
use crate::domain::ids::{IncidentId, SectionId};
use crate::domain::player::Fee;
use crate::domain::regulation::Within;
use crate::domain::tournament::Tournament;
use crate::exchange::roster::parse_title;
use crate::text::fold::fold;

/// What a verb asks; `section` is the one named, or the only one.
pub(super) fn line(
    verb: Verb,
    section: Option<SectionId>,
    tournament: &Tournament,
) -> Result<Line, GrammarError> {
    let of_incident = |id: IncidentId| {
        let holds = |s: &SectionId| tournament.incident(*s, id).is_some();
        section
            .or_else(|| tournament.section_ids().find(holds))
            .or(Some(SectionId(0)))
    };
    let mut section = section;
    let command = match verb {
        Verb::Undo { to } => return Ok(Line::Undo { to }),
        Verb::Redo => return Ok(Line::Redo),
        Verb::Import { file } => return Ok(Line::Import { section, file }),
        Verb::Adopt => return Ok(Line::Adopt),
        Verb::Answer { question, value } => {
            let question = fold(&question).into_owned();
            let rules = &tournament.regulation;
            let asked = rules.questions.iter().find(|q| q.key == question);
            // What is asked for all, or not at all, needs no section.
            if asked.is_none_or(|q| !rules.asks_by_section(q)) {
                section = section.or(Some(SectionId(0)));
            }
            Command::Answer {
                question,
                value: fold(&value).into_owned(),
            }
        }
        Verb::Add(entry) => Command::Add(patch(entry)),
        Verb::Edit { player, fields } => Command::Edit(player, merged(fields)),
        Verb::Paid { players } => Command::Paid(players),
        Verb::Arrived { players } => Command::Arrived(players),
        Verb::Remove { player } => Command::Remove(player),
        Verb::Lots { as_listed: true, .. } => Command::Lots(Lot::AsListed),
        Verb::Lots { seed, .. } => Command::Lots(Lot::Seeded(seed)),
        Verb::Number { player, number } => Command::Number(player, number),
        Verb::Pair { rematches } => Command::Pair { rematches },
        Verb::Swap { first, second } => Command::Swap(first, second),
        Verb::Bye { player } => Command::Bye(player),
        Verb::Publish => Command::Publish,
        Verb::Unpair { with_results } => Command::Unpair { with_results },
        Verb::Start { at } => Command::Start(at),
        Verb::Result {
            table,
            word,
            reason,
            replace,
            excused,
            responsible,
            moves,
        } => Command::Result {
            table,
            word,
            reason,
            replace,
            excused,
            responsible,
            moves,
        },
        Verb::Clear { table } => Command::Clear(table),
        Verb::Dispute { table } => Command::Dispute(table),
        Verb::Verify { table, word } => Command::Verify(table, word),
        Verb::Missing { table, side } => Command::Missing(table, side.0),
        Verb::Merge { first, second } => Command::Merge(first, second),
        Verb::Table { table, to } => Command::Table(table, to),
        Verb::Fix { player, table } => Command::Fix(player, table),
        Verb::Colours { table, round } => Command::Colours(table, round),
        Verb::Exchange { first, second, round } => Command::Exchange(first, second, round),
        Verb::Paper { rows } => Command::Paper(rows),
        Verb::Close { pending } => Command::Close(pending),
        Verb::Correct {
            round,
            table,
            word,
            next,
        } => Command::Correct {
            round,
            table,
            word,
            next,
        },
        Verb::Foul {
            what,
            count,
            left,
            no_effect,
            note,
            round,
        } => {
            let options = FoulOptions {
                count,
                left: left.map(|l| l.0),
                no_effect,
                note: note.unwrap_or_default(),
                round,
            };
            foul(&what, options)?
        }
        Verb::FoulVoid { id, reason } => {
            section = of_incident(id);
            Command::FoulVoid(id, reason)
        }
        Verb::FoulMove { id, reason } => {
            section = of_incident(id);
            Command::FoulMove(id, reason)
        }
        Verb::Time { table, side, minutes } => Command::Time(table, side, minutes),
        Verb::Offer { table, side } => Command::Offer(table, side),
        Verb::Warn { table, side, text } => Command::Warn(table, side, text.join(" ")),
        Verb::Note { text } => note(&text),
        Verb::Appeal { table, text } => Command::Appeal(table, text.join(" ")),
        Verb::AppealDecision { id, text } => {
            section = of_incident(id);
            Command::AppealDecision(id, text.join(" "))
        }
        Verb::Claim {
            table,
            side,
            kind,
            target,
        } => Command::Claim {
            table,
            side,
            kind,
            target,
        },
        Verb::ClaimCount { id, count } => {
            section = of_incident(id);
            Command::ClaimCount(id, count)
        }
        Verb::Ruling {
            table,
            side,
            within,
            unit,
        } => Command::Ruling {
            table,
            side: side.0,
            within: within.map(|n| deadline(n, unit, tournament)),
        },
        Verb::RulingEnd { id, end } => {
            section = of_incident(id);
            Command::RulingEnded(id, end)
        }
        Verb::Sheet { table, excused } => Command::Sheet { table, excused },
        Verb::SheetPick { tables } => Command::SheetPick(tables),
        Verb::SheetsBook => Command::SheetsBook,
        Verb::Absent {
            player,
            round,
            excused,
        } => Command::Absent {
            player,
            round,
            excused,
        },
        Verb::Present { player } => Command::Present(player),
        Verb::Withdraw {
            player,
            reason,
            forfeit,
        } => Command::Withdraw {
            player,
            reason,
            forfeit,
        },
        Verb::Reenter { player } => Command::Reenter(player),
        Verb::Expel { player, reason } => Command::Expel(player, reason),
        Verb::Late { entry, against_bye } => Command::Late {
            entry: patch(entry),
            against_bye,
        },
        Verb::Cut => Command::Cut,
        Verb::Ko {
            game,
            word,
            quick,
            choice,
        } => Command::Ko {
            game,
            word,
            quick,
            choice,
        },
        Verb::KoLots { game, seed, red } => Command::KoLots(game, seed, red),
        Verb::TieLots { players, seed } => Command::TieLots(players, seed),
        Verb::Award { player, prize } => Command::Award(player, fold(&prize).into_owned()),
        Verb::Luck { prize, seed } => Command::Luck(fold(&prize).into_owned(), seed),
    };
    let section = section.ok_or_else(|| GrammarError::WhichSection(section_keys(tournament)))?;
    Ok(Line::Order(Box::new(Order { section, command })))
}

/// The fields of a new player.
fn patch(entry: NewEntry) -> EntryPatch {
    let flag = |set: bool| set.then_some(true);
    EntryPatch {
        name: Some(entry.name.trim().to_owned()),
        unit: entry.unit,
        sex: entry.sex.map(Some),
        born: entry.born.map(Some),
        household: entry.household,
        title: entry.title.as_deref().map(parse_title),
        team: entry.team,
        counting: flag(entry.counting),
        member: flag(entry.member),
        fee: match (entry.paid, entry.exempt) {
            (true, _) => Some(Fee::Paid),
            (false, exempt) => exempt.map(Fee::Exempt),
        },
        arrived: flag(entry.arrived),
        tags: (!entry.tag.is_empty()).then(|| entry.tag.iter().flat_map(|t| values::tags(t)).collect()),
        note: entry.note,
        number: entry.number,
    }
}

/// Several fields as one patch; of a field named twice the last holds.
fn merged(fields: Vec<EntryPatch>) -> EntryPatch {
    fields
        .into_iter()
        .fold(EntryPatch::default(), |all, one| EntryPatch {
            name: one.name.or(all.name),
            unit: one.unit.or(all.unit),
            sex: one.sex.or(all.sex),
            born: one.born.or(all.born),
            household: one.household.or(all.household),
            title: one.title.or(all.title),
            team: one.team.or(all.team),
            counting: one.counting.or(all.counting),
            member: one.member.or(all.member),
            fee: one.fee.or(all.fee),
            arrived: one.arrived.or(all.arrived),
            tags: match (all.tags, one.tags) {
                (Some(a), Some(b)) => Some(a.union(&b).cloned().collect()),
                (a, b) => b.or(a),
            },
            note: one.note.or(all.note),
            number: one.number.or(all.number),
        })
}

/// `BOARD SIDE KIND` or `PLAYER KIND`.
fn foul(words: &[String], options: FoulOptions) -> Result<Command, GrammarError> {
    let wrong = |word: &str, expected: Expected| GrammarError::Value {
        verb: "foul".to_owned(),
        word: word.to_owned(),
        expected,
    };
    let kind = |text: &str| fold(text).to_ascii_lowercase();
    match words {
        [board, side, what] => {
            let table = values::number(board).map_err(|e| wrong(board, e))?;
            let sides = values::sides(side).map_err(|e| wrong(side, e))?;
            Ok(Command::FoulAt(table, sides, kind(what), options))
        }
        [_, side] if values::sides(side).is_ok() => Err(GrammarError::Missing {
            verb: "foul".to_owned(),
            what: "KIND".to_owned(),
        }),
        [player, what] => {
            let player = values::player(player).map_err(|e| wrong(player, e))?;
            Ok(Command::FoulOf(player, kind(what), options))
        }
        _ => Err(GrammarError::Missing {
            verb: "foul".to_owned(),
            what: "BOARD SIDE KIND".to_owned(),
        }),
    }
}

/// The first word is a board if it is all digits and more follows.
fn note(words: &[String]) -> Command {
    match words {
        [first, rest @ ..] if !rest.is_empty() => match values::player(first) {
            Ok(PlayerRef::Number(table)) => Command::Note(Some(table), rest.join(" ")),
            _ => Command::Note(None, words.join(" ")),
        },
        _ => Command::Note(None, words.join(" ")),
    }
}

/// A ruling's deadline, in the unit given, else in the regulation's.
fn deadline(number: u32, unit: Option<Unit>, tournament: &Tournament) -> Within {
    let rule = tournament.regulation.repetition.as_ref().map(|r| r.change_within);
    match (unit, rule) {
        (Some(Unit::Rounds), _) | (None, Some(Within::Rounds(_))) => Within::Rounds(number),
        (Some(Unit::Cycles) | None, _) => Within::Cycles(number),
    }
}
