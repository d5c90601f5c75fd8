//! What an act did, in one line, from its facts: for the echo of `do` and the console, and for the log.

mod boards;
mod incidents;
mod people;
mod several;

use crate::domain::act::{Act, Book, Entry};
use crate::domain::fact::Fact;
use crate::domain::foul::{Consequence, What};
use crate::domain::ids::{PlayerId, SectionId};
use crate::domain::player::{self, Player};
use crate::domain::tournament::Tournament;
use crate::text::lang::Lang;
use crate::text::shown::safe;

/// Facts of one kind beyond which only their number is said.
const MANY: usize = 6;

/// Between the phrases of [`on_screen`].
pub const PHRASE: char = '\n';

/// What the sentences are for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// The echo of `do`: a line that stands alone. The newest round goes without saying.
    Echo,
    /// The log: every round is named.
    Log,
    /// The console's echo: phrases that are never broken in two.
    Screen,
    /// An act in a list: players by number and name alone.
    Brief,
}

/// Who and where, for the sentences.
struct Teller<'a> {
    tournament: &'a Tournament,
    /// The facts of the act that is told.
    facts: &'a [Fact],
    lang: Lang,
    form: Form,
    /// A foul of the same act decides the board: its article stands with it.
    by_foul: bool,
}

/// The echo of an act just saved: what it did, the boards still open, its number.
pub fn saved(entry: &Entry, book: &Book, lang: Lang) -> String {
    with_saved(act(entry, book, lang, Form::Echo), entry, book, lang).join(" · ")
}

/// The same for the console: phrases divided by [`PHRASE`], shorter, so that none need be broken. What is to be
/// minded after the act stands before its number, which the header shows too.
pub fn on_screen(entry: &Entry, book: &Book, notes: &[String], lang: Lang) -> String {
    let mut text = act(entry, book, lang, Form::Screen);
    for note in notes {
        text.push(PHRASE);
        text.push_str(note);
    }
    let mut parts = with_saved(text, entry, book, lang);
    if notes.is_empty() {
        return parts.join(" · ");
    }
    let rest = parts.split_off(1).join(" · ");
    parts.push(rest);
    parts.join(&PHRASE.to_string())
}

/// An act in a few words, for a list of acts and the question before it is undone.
pub fn brief(entry: &Entry, book: &Book, lang: Lang) -> String {
    let text = act(entry, book, lang, Form::Brief);
    match &entry.act {
        Act::Do { line, .. } if text.is_empty() => safe(line).into_owned(),
        _ => text,
    }
}

fn with_saved(text: String, entry: &Entry, book: &Book, lang: Lang) -> Vec<String> {
    let mut parts = vec![text];
    parts.extend(open_boards(entry, book.tournament(), lang));
    parts.push(match lang {
        Lang::Zh => format!("已保存 #{}", entry.seq),
        Lang::En => format!("saved #{}", entry.seq),
    });
    parts
}

/// The echo of a command that changed nothing.
pub fn unchanged(lang: Lang) -> &'static str {
    lang.pick("无变化", "unchanged")
}

/// An act as the log tells it, with its round. `book` is as it stands after the act; names of players since
/// removed come from the facts.
pub fn logged(entry: &Entry, book: &Book, lang: Lang) -> String {
    act(entry, book, lang, Form::Log)
}

fn act(entry: &Entry, book: &Book, lang: Lang, form: Form) -> String {
    match &entry.act {
        Act::Do { facts, .. } => {
            let text = told(facts, book.tournament(), lang, form);
            match &entry.section {
                Some(section) if !is_of_all(facts, section, book.tournament()) => {
                    format!("@{section} {text}")
                }
                _ => text,
            }
        }
        Act::Undo(list) => voided(list, book, lang.pick("撤销", "undone"), lang, form),
        Act::Redo(list) => voided(list, book, lang.pick("恢复", "redone"), lang, form),
    }
}

/// The acts an undo or redo names: one in full, several by their number, what they published and closed, and
/// the newest of them.
fn voided(list: &[u64], book: &Book, verb: &str, lang: Lang, form: Form) -> String {
    let entries = book.entries();
    let found: Vec<&Entry> = list
        .iter()
        .filter_map(|seq| entries.iter().find(|e| e.seq == *seq))
        .collect();
    let on_screen = matches!(form, Form::Screen | Form::Brief);
    match found.as_slice() {
        [one] => match &one.act {
            Act::Do { facts, line } => {
                let text = told(facts, book.tournament(), lang, form);
                if on_screen {
                    format!("{verb} #{}{}{text}", one.seq, lang.pick("：", ": "))
                } else {
                    format!("{verb} #{} {} ({text})", one.seq, safe(line))
                }
            }
            Act::Undo(_) | Act::Redo(_) => format!("{verb} #{}", one.seq),
        },
        several => {
            let phrases = several::phrases(several, book.tournament(), verb, lang);
            match form {
                Form::Brief => phrases.into_iter().take(1).collect(),
                Form::Screen => phrases.join(&PHRASE.to_string()),
                Form::Echo | Form::Log => phrases.join(lang.pick("；", "; ")),
            }
        }
    }
}

/// Facts as sentences; many of one kind as their number.
fn told(facts: &[Fact], tournament: &Tournament, lang: Lang, form: Form) -> String {
    let teller = Teller {
        tournament,
        facts,
        lang,
        form,
        by_foul: facts.iter().any(is_deciding_foul),
    };
    let count = |wanted: &Fact| facts.iter().filter(|f| same_kind(f, wanted)).count();
    let mut said: Vec<&Fact> = Vec::new();
    let mut sentences = Vec::new();
    let missing_said = facts.iter().any(|f| matches!(f, Fact::MissingSet { .. }));
    for fact in facts {
        if missing_said && is_missing_logged(fact) {
            continue;
        }
        let number = count(fact);
        if number <= MANY {
            sentences.push(teller.fact(fact));
        } else if !said.iter().any(|f| same_kind(f, fact)) {
            said.push(fact);
            sentences.push(many(fact, number, lang));
        }
    }
    sentences.retain(|s| !s.is_empty());
    match form {
        Form::Screen => sentences.join(&PHRASE.to_string()),
        Form::Echo | Form::Log | Form::Brief => sentences.join(lang.pick("；", "; ")),
    }
}

/// The log's entry of a side missing, which says what the fact on the board has said.
fn is_missing_logged(fact: &Fact) -> bool {
    matches!(fact, Fact::Logged { incident, .. } if matches!(incident.what, What::Missing { .. }))
}

/// A foul from which something follows at once.
fn is_deciding_foul(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Logged { incident, .. }
            if matches!(&incident.what, What::Foul(foul) if foul.consequence != Consequence::None)
    )
}

/// Whether an act is of more than the section it was given in: one of the whole tournament, or an import of
/// players of others too.
fn is_of_all(facts: &[Fact], given_in: &str, tournament: &Tournament) -> bool {
    let elsewhere = |section: SectionId| tournament.regulation.section_key(section) != given_in;
    facts.iter().any(|fact| match fact {
        Fact::RegulationAdopted { .. } | Fact::Answered { section: None, .. } => true,
        Fact::PlayerAdded { player, .. } => elsewhere(player.section),
        Fact::PlayerChanged { id, .. } => {
            let player = tournament.players.get(id);
            player.is_some_and(|player| elsewhere(player.section))
        }
        _ => false,
    })
}

fn same_kind(a: &Fact, b: &Fact) -> bool {
    std::mem::discriminant(a) == std::mem::discriminant(b)
}

/// How many boards of the running round are still open, after an act on a board.
fn open_boards(entry: &Entry, tournament: &Tournament, lang: Lang) -> Option<String> {
    let Act::Do { facts, .. } = &entry.act else {
        return None;
    };
    let section = facts.iter().find_map(|fact| match fact {
        Fact::OutcomeSet { section, .. }
        | Fact::BoardChanged { section, .. }
        | Fact::BoardAdded { section, .. }
        | Fact::BoardsMerged { section, .. }
        | Fact::Published { section, .. } => Some(*section),
        _ => None,
    })?;
    let open = tournament.running(section)?.open_boards().count();
    Some(match lang {
        Lang::Zh => format!("余 {open} 台未报"),
        Lang::En => format!("{open} boards open"),
    })
}

impl Teller<'_> {
    /// A player: number, name, unit.
    fn who(&self, id: PlayerId) -> String {
        match self.tournament.players.get(&id) {
            None => format!("?{}", id.0),
            Some(player) if self.form == Form::Brief => short(player),
            Some(player) => of(player),
        }
    }

    /// Several players.
    fn list(&self, ids: impl IntoIterator<Item = PlayerId>) -> String {
        let names: Vec<String> = ids.into_iter().map(|id| self.who(id)).collect();
        names.join(self.lang.pick("、", ", "))
    }

    /// A round.
    fn round(&self, round: u32) -> String {
        match self.lang {
            Lang::Zh => format!("第{round}轮"),
            Lang::En => format!("round {round}"),
        }
    }

    /// A table, with its round where rounds are named.
    fn table(&self, section: SectionId, round: u32, table: u32) -> String {
        let table = match self.lang {
            Lang::Zh => format!("{table} 台"),
            Lang::En => format!("table {table}"),
        };
        if self.form != Form::Log && self.tournament.published(section) == round {
            table
        } else {
            format!("{} {table}", self.round(round))
        }
    }

    fn fact(&self, fact: &Fact) -> String {
        self.person_fact(fact)
            .or_else(|| self.board_fact(fact))
            .or_else(|| self.incident_fact(fact))
            .unwrap_or_default()
    }
}

/// A player: number, name, unit.
fn of(player: &Player) -> String {
    named(player.number, &player.entry)
}

/// A player: number and name.
fn short(player: &Player) -> String {
    let number = player.number.map_or_else(String::new, |n| format!("{n} "));
    format!("{number}{}", safe(&player.entry.name))
}

/// A player by what is registered of him.
fn named(number: Option<u32>, entry: &player::Entry) -> String {
    let number = number.map_or_else(String::new, |n| format!("{n} "));
    let name = safe(&entry.name);
    if entry.unit.is_empty() {
        format!("{number}{name}")
    } else {
        format!("{number}{name}({})", safe(&entry.unit))
    }
}

/// Many facts of one kind.
fn many(fact: &Fact, number: usize, lang: Lang) -> String {
    let (zh, en) = match fact {
        Fact::PlayerAdded { .. } => ("人报名", "players added"),
        Fact::PlayerChanged { .. } => ("人资料更改", "players changed"),
        Fact::NumberGiven { .. } => ("人得序号", "numbers given"),
        Fact::OutcomeSet { .. } => ("台成绩", "results"),
        Fact::Logged { .. } => ("项记录", "entries logged"),
        Fact::SheetSet { .. } => ("份棋谱", "sheets"),
        Fact::StatusChanged { .. } => ("人状态更改", "players' status changed"),
        Fact::AbsenceSet { .. } => ("人缺席更改", "absences changed"),
        _ => ("项", "changes"),
    };
    match lang {
        Lang::Zh => format!("{number} {zh}"),
        Lang::En => format!("{number} {en}"),
    }
}
