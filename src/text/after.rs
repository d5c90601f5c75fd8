//! What the arbiter should know after an act: nothing here stopped it, nothing here asks.

use crate::domain::act::{Act, Book, Entry};
use crate::domain::decide::{asks_moves, offers_propose, proposals, sheets_due};
use crate::domain::fact::Fact;
use crate::domain::foul::{Incident, What};
use crate::domain::ids::{PlayerId, RoundNo, SectionId, Side};
use crate::domain::knockout::changed_cut;
use crate::domain::player::Status;
use crate::domain::round::{Moment, Outcome, Word};
use crate::domain::tournament::Tournament;
use crate::domain::warnings::{Warning, warnings};
use crate::text::console::fill;
use crate::text::knockout::{game_word, named};
use crate::text::lang::Lang;
use crate::text::shown::safe;
use crate::text::spot::spot;
use crate::text::{warnings as warning_text, words};

/// Lines to mind after an act just saved; `book` is as it stands now.
pub fn notes(entry: &Entry, book: &Book, now: Moment, lang: Lang) -> Vec<String> {
    let Act::Do { facts, .. } = &entry.act else {
        return Vec::new();
    };
    let tournament = book.tournament();
    let mut notes: Vec<String> = Vec::new();
    for fact in facts {
        let found = match fact {
            Fact::LotsDrawn { section, .. } => set_up(tournament, *section, now, lang),
            Fact::Drafted {
                section, round: 1, ..
            } if !drafted_before(entry, book, *section) => before_round_one(tournament, *section, now, lang),
            Fact::Closed { section, round } => {
                let mut found = sheets(tournament, *section, *round, lang);
                found.extend(verified(tournament, *section, *round, lang));
                found
            }
            Fact::OutcomeSet {
                section,
                round,
                table,
                ..
            } => early_draw(tournament, *section, *round, *table, lang)
                .into_iter()
                .collect(),
            Fact::Logged { section, incident } if matches!(incident.what, What::Offer { .. }) => {
                offers(tournament, *section, incident, lang).into_iter().collect()
            }
            Fact::Logged { section, incident } if matches!(incident.what, What::Foul(_)) => {
                threshold(tournament, *section, incident.table, lang)
            }
            _ => Vec::new(),
        };
        for note in found {
            if !notes.contains(&note) {
                notes.push(note);
            }
        }
    }
    notes.extend(changes_cut(entry, tournament, lang));
    notes.extend(still_lost(entry, tournament, lang));
    notes
}

/// What the console says of this behind an act, in phrases: the rest stands in the window of the knockout.
pub fn on_screen(entry: &Entry, tournament: &Tournament, lang: Lang) -> Vec<String> {
    let cut = changes_cut(entry, tournament, lang).map(|_| {
        let short = lang.pick(
            "名单已定，不随更正改变 (K)",
            "would change the cut, which stays (K)",
        );
        short.to_owned()
    });
    cut.into_iter()
        .chain(still_lost(entry, tournament, lang))
        .collect()
}

/// A game of the knockout that stays lost though the player who lost it by leaving takes part again, and how it is
/// corrected.
fn still_lost(entry: &Entry, tournament: &Tournament, lang: Lang) -> Option<String> {
    let Act::Do { facts, .. } = &entry.act else {
        return None;
    };
    facts.iter().find_map(|fact| {
        let Fact::StatusChanged {
            id,
            was: Status::Withdrawn | Status::Expelled,
            now: Status::Knockout,
            ..
        } = fact
        else {
            return None;
        };
        let games = &tournament.section(tournament.player(*id).section).knockout;
        let lost = games.values().find(|game| {
            let word = game.outcome.word();
            let lost = |side| word.is_some_and(|word| word.forfeited_by(side));
            (game.red == Some(*id) && lost(Side::Red)) || (game.black == Some(*id) && lost(Side::Black))
        })?;
        let (name, word) = (words::knockout_game(lost.game, lang), game_word(lost.game));
        let (who, says) = (named(*id, tournament), words::outcome(&lost.outcome, lang));
        let first = if lost.drawn {
            String::new()
        } else {
            format!("ko-lots {word}{}", lang.pick("，再 ", ", then "))
        };
        Some(match lang {
            Lang::Zh => format!("{name}仍是{says} ({who})，可改判: {first}ko {word} 结果"),
            Lang::En => {
                format!("{name} stays as it is, {says} ({who}); to correct it: {first}ko {word} RESULT")
            }
        })
    })
}

/// What to know after an act on a round before the cut, if by the results as they are now others were taken.
fn changes_cut(entry: &Entry, tournament: &Tournament, lang: Lang) -> Option<String> {
    let Act::Do { facts, .. } = &entry.act else {
        return None;
    };
    facts.iter().find_map(|fact| {
        let (section, round) = match fact {
            Fact::OutcomeSet { section, round, .. } | Fact::BoardChanged { section, round, .. } => {
                (*section, *round)
            }
            Fact::Logged { section, incident } => (*section, incident.round),
            Fact::IncidentChanged { section, id, .. } => {
                (*section, tournament.incident(*section, *id)?.round)
            }
            _ => return None,
        };
        let (after, _) = tournament.section(section).cut.as_ref()?;
        (round <= *after)
            .then(|| cut(tournament, section, lang))
            .flatten()
    })
}

fn who(id: PlayerId, tournament: &Tournament) -> String {
    let player = tournament.player(id);
    let number = player.number.map_or_else(String::new, |n| format!("{n} "));
    format!(
        "{number}{}({})",
        safe(&player.entry.name),
        safe(&player.entry.unit)
    )
}

/// What is to be known before the start, of every section.
pub fn set_up_all(tournament: &Tournament, now: Moment, lang: Lang) -> Vec<String> {
    let mut notes: Vec<String> = Vec::new();
    for section in tournament.section_ids() {
        for note in set_up(tournament, section, now, lang) {
            if !notes.contains(&note) {
                notes.push(note);
            }
        }
    }
    notes
}

/// What is to be known before the start.
fn set_up(tournament: &Tournament, section: SectionId, now: Moment, lang: Lang) -> Vec<String> {
    warnings(tournament, section, now)
        .iter()
        .map(|w| warning_text::say(w, tournament, lang))
        .collect()
}

/// The same once round 1 is drafted: the last moments for entries and fees were said at the lots.
fn before_round_one(tournament: &Tournament, section: SectionId, now: Moment, lang: Lang) -> Vec<String> {
    warnings(tournament, section, now)
        .iter()
        .filter(|w| !matches!(w, Warning::DeadlinePassed(_)))
        .map(|w| warning_text::say(w, tournament, lang))
        .collect()
}

/// Whether an earlier act drafted round 1 of a section, undone or not: what is to be known was said then.
fn drafted_before(entry: &Entry, book: &Book, section: SectionId) -> bool {
    let drafts = |fact: &Fact| matches!(fact, Fact::Drafted { section: s, round: 1, .. } if *s == section);
    book.entries()
        .iter()
        .take_while(|earlier| earlier.seq < entry.seq)
        .any(|earlier| matches!(&earlier.act, Act::Do { facts, .. } if facts.iter().any(drafts)))
}

/// Score sheets due and not ticked at the close.
fn sheets(tournament: &Tournament, section: SectionId, round: u32, lang: Lang) -> Vec<String> {
    let due = sheets_due(tournament, section, round);
    if due.is_empty() {
        return Vec::new();
    }
    let list: Vec<String> = due
        .iter()
        .map(|sheet| format!("{} {}", sheet.table, who(sheet.player, tournament)))
        .collect();
    vec![match lang {
        Lang::Zh => format!("未交棋谱: {}；sheets-book 一次记下", list.join("、")),
        Lang::En => format!("sheets missing: {}; sheets-book books them all", list.join(", ")),
    }]
}

/// How many boards were verified, where verifying was begun and not finished.
fn verified(tournament: &Tournament, section: SectionId, round: u32, lang: Lang) -> Option<String> {
    let boards = tournament.round(section, round)?.boards();
    let verified = boards.iter().filter(|b| b.verified).count();
    (1..boards.len())
        .contains(&verified)
        .then(|| fill(spot(lang).verified, &[&verified, &boards.len()]))
}

/// A correction that would have made another cut.
fn cut(tournament: &Tournament, section: SectionId, lang: Lang) -> Option<String> {
    let now = changed_cut(tournament, section)?;
    let list: Vec<String> = now.players.iter().map(|id| who(*id, tournament)).collect();
    Some(match lang {
        Lang::Zh => format!("淘汰赛名单已定，不再改变；按现在的成绩会是: {}", list.join("、")),
        Lang::En => format!(
            "would change the cut, which stays; it would now be {}",
            list.join(", ")
        ),
    })
}

/// A draw of a board on which too early a draw is forbidden, its length not known or too short.
fn early_draw(
    tournament: &Tournament,
    section: SectionId,
    round: RoundNo,
    table: u32,
    lang: Lang,
) -> Option<String> {
    let rules = &tournament.regulation;
    let board = tournament.round(section, round)?.at_table(table)?;
    let Outcome::Decided(decision) = &board.outcome else {
        return None;
    };
    let least = asks_moves(rules, round, board).filter(|_| decision.word == Word::Draw)?;
    let article = safe(rules.early_draw.as_ref().map_or("", |rule| rule.article.as_str()));
    match (decision.moves, lang) {
        (Some(moves), _) if moves >= least => None,
        (Some(moves), Lang::Zh) => Some(format!(
            "{table} 台 {moves} 回合和棋，不满 {least} 回合 ({article})"
        )),
        (Some(moves), Lang::En) => Some(format!(
            "table {table}: a draw after {moves} moves, under {least} ({article})"
        )),
        (None, Lang::Zh) => Some(format!(
            "{table} 台和棋未记回合数，须满 {least} 回合 ({article}): result {table} draw --moves N --replace"
        )),
        (None, Lang::En) => Some(format!(
            "table {table}: a draw must have lasted {least} moves ({article}): result {table} draw --moves N --replace"
        )),
    }
}

/// A foul for draw offers that the arbiter may book.
fn offers(tournament: &Tournament, section: SectionId, offer: &Incident, lang: Lang) -> Option<String> {
    let table = offer.table?;
    let board = tournament.round(section, offer.round)?.at_table(table)?;
    let (side, kind) = offers_propose(tournament, section, offer.round, board)?;
    let name = words::side(side, lang);
    let word = match side {
        Side::Red => "red",
        Side::Black => "black",
    };
    let (key, article) = (&kind.key, safe(&kind.article));
    Some(match lang {
        Lang::Zh => format!("{table} 台{name}提和过多，可记犯规 ({article}): foul {table} {word} {key}"),
        Lang::En => format!(
            "table {table}: {name} has offered too often, a foul may be booked ({article}): foul {table} {word} {key}"
        ),
    })
}

/// A loss by fouls that the arbiter may give.
fn threshold(tournament: &Tournament, section: SectionId, table: Option<u32>, lang: Lang) -> Vec<String> {
    proposals(tournament, section)
        .iter()
        .filter(|p| Some(p.table) == table)
        .map(|p| {
            let side = words::side(p.side, lang);
            let lost = p.side.other().word();
            let article = safe(tournament.regulation.article("fouls_lose_game"));
            match lang {
                Lang::Zh => format!(
                    "{} 台{side}本局犯规 {} 次，可判负 ({article}): result {} {lost} --reason fouls",
                    p.table, p.fouls, p.table
                ),
                Lang::En => format!(
                    "table {}: {side} has {} fouls in this game and may be given a loss ({article}): result {} {lost} --reason fouls",
                    p.table, p.fouls, p.table
                ),
            }
        })
        .collect()
}
