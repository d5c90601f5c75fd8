//! What a key asks of the tournament: the command, and the line a person would have typed for it.

pub mod finals;

use crate::domain::command::{Command, EntryPatch, FoulOptions, Lot, Next, Order, PlayerRef};
use crate::domain::ids::{IncidentId, PlayerId, RoundNo, SectionId, Side, Sides};
use crate::domain::player::Fee;
use crate::domain::round::{Reason, Word};
use crate::domain::tournament::Tournament;
use crate::store::Request;
use std::fmt::Write as _;

/// A command and its line, without the section.
#[derive(Debug, Clone, PartialEq)]
pub struct Spoken {
    command: Command,
    line: String,
}

impl Spoken {
    /// The command alone, to be judged before it is given.
    pub fn order(&self, section: SectionId) -> Order {
        Order {
            section,
            command: self.command.clone(),
        }
    }

    /// As a request for a section; its line names the section where there are several.
    pub fn to(self, section: SectionId, tournament: &Tournament) -> Request {
        let line = match tournament.regulation.section_key(section) {
            "" => self.line,
            key => format!("@{key} {}", self.line),
        };
        Request::Order {
            order: Box::new(Order {
                section,
                command: self.command,
            }),
            line,
        }
    }
}

fn say(command: Command, line: impl Into<String>) -> Spoken {
    Spoken {
        command,
        line: line.into(),
    }
}

/// `result`, short where the grammar has it so.
pub fn result(table: u32, word: Word, replace: bool) -> Spoken {
    let line = match (word, replace) {
        (Word::Red, false) => format!("{table}+"),
        (Word::Black, false) => format!("{table}-"),
        (Word::Draw, false) => format!("{table}*"),
        (_, false) => format!("result {table} {}", word.word()),
        (_, true) => format!("result {table} {} --replace", word.word()),
    };
    let command = Command::Result {
        table,
        word,
        reason: None,
        replace,
        excused: false,
        responsible: None,
        moves: None,
    };
    say(command, line)
}

/// A draw that lasted so many rounds of moves, where the regulation asks.
pub fn draw_after(table: u32, moves: u32) -> Spoken {
    let command = Command::Result {
        table,
        word: Word::Draw,
        reason: None,
        replace: true,
        excused: false,
        responsible: None,
        moves: Some(moves),
    };
    say(command, format!("result {table} draw --replace --moves {moves}"))
}

/// `result`, a forfeit for lateness.
pub fn late(table: u32, word: Word) -> Spoken {
    let command = Command::Result {
        table,
        word,
        reason: Some(Reason::Late),
        replace: false,
        excused: false,
        responsible: None,
        moves: None,
    };
    say(command, format!("result {table} {} --reason late", word.word()))
}

/// `result`, a loss by fouls.
pub fn lost_by_fouls(table: u32, word: Word, replace: bool) -> Spoken {
    let command = Command::Result {
        table,
        word,
        reason: Some(Reason::Fouls),
        replace,
        excused: false,
        responsible: None,
        moves: None,
    };
    let tail = if replace { " --replace" } else { "" };
    say(
        command,
        format!("result {table} {} --reason fouls{tail}", word.word()),
    )
}

/// `correct`.
pub fn correct(round: RoundNo, table: u32, word: Word, next: Next) -> Spoken {
    let tail = match next {
        Next::Keep => "",
        Next::Partial => " --next partial",
        Next::All => " --next all",
    };
    let command = Command::Correct {
        round,
        table,
        word,
        next,
    };
    say(command, format!("correct {round} {table} {}{tail}", word.word()))
}

/// `claim-count`.
pub fn claim_count(id: IncidentId, count: u32) -> Spoken {
    say(
        Command::ClaimCount(id, count),
        format!("claim-count {id} {count}"),
    )
}

/// `sheets-book`.
pub fn sheets_book() -> Spoken {
    say(Command::SheetsBook, "sheets-book")
}

/// `colours` in an earlier round.
pub fn colours_in(table: u32, round: RoundNo) -> Spoken {
    say(
        Command::Colours(table, Some(round)),
        format!("colours {table} --round {round}"),
    )
}

/// `result` of a forfeit with leave, in the place of the same without.
pub fn excused(table: u32, word: Word) -> Spoken {
    let command = Command::Result {
        table,
        word,
        reason: None,
        replace: true,
        excused: true,
        responsible: None,
        moves: None,
    };
    say(
        command,
        format!("result {table} {} --replace --excused", word.word()),
    )
}

/// `clear`.
pub fn clear(table: u32) -> Spoken {
    say(Command::Clear(table), format!("clear {table}"))
}

/// `dispute`.
pub fn dispute(table: u32) -> Spoken {
    say(Command::Dispute(table), format!("dispute {table}"))
}

/// `verify`.
pub fn verify(table: u32, word: Word) -> Spoken {
    say(
        Command::Verify(table, word),
        format!("verify {table} {}", word.word()),
    )
}

/// `missing`; `None` says both are there.
pub fn missing(table: u32, sides: Option<Sides>) -> Spoken {
    let word = match sides {
        None => "none",
        Some(Sides::Both) => "both",
        Some(Sides::One(side)) => side.word(),
    };
    say(Command::Missing(table, sides), format!("missing {table} {word}"))
}

/// `colours`.
pub fn colours(table: u32) -> Spoken {
    say(Command::Colours(table, None), format!("colours {table}"))
}

/// `sheet`.
pub fn sheet(table: u32) -> Spoken {
    let command = Command::Sheet {
        table,
        excused: false,
    };
    say(command, format!("sheet {table}"))
}

/// `foul`.
pub fn foul(table: u32, side: Side, kind: &str, options: FoulOptions) -> Spoken {
    // Writing to a String cannot fail.
    let mut line = format!("foul {table} {} {kind}", side.word());
    if let Some(count) = options.count {
        let _ = write!(line, " --count {count}");
    }
    if let Some(left) = options.left {
        let _ = write!(line, " --left {:02}:{:02}", left / 60, left % 60);
    }
    if options.no_effect {
        line.push_str(" --no-effect");
    }
    say(
        Command::FoulAt(table, Sides::One(side), kind.to_owned(), options),
        line,
    )
}

/// `swap`.
pub fn swap(tournament: &Tournament, one: PlayerId, other: PlayerId) -> Spoken {
    let line = format!("swap {} {}", name_of(tournament, one), name_of(tournament, other));
    say(Command::Swap(PlayerRef::Id(one), PlayerRef::Id(other)), line)
}

/// `bye`.
pub fn bye(tournament: &Tournament, player: PlayerId) -> Spoken {
    let line = format!("bye {}", name_of(tournament, player));
    say(Command::Bye(PlayerRef::Id(player)), line)
}

/// `pair`.
pub fn pair(rematches: Option<u32>) -> Spoken {
    let line = match rematches {
        None => "pair".to_owned(),
        Some(n) => format!("pair --rematches {n}"),
    };
    say(Command::Pair { rematches }, line)
}

/// `lots`, by the program.
pub fn lots() -> Spoken {
    say(Command::Lots(Lot::Seeded(None)), "lots")
}

/// `publish`.
pub fn publish() -> Spoken {
    say(Command::Publish, "publish")
}

/// `start`, now.
pub fn start() -> Spoken {
    say(Command::Start(None), "start")
}

/// `close`.
pub fn close() -> Spoken {
    say(Command::Close(Vec::new()), "close")
}

/// `absent`, for the next round.
pub fn absent(tournament: &Tournament, player: PlayerId) -> Spoken {
    let command = Command::Absent {
        player: PlayerRef::Id(player),
        round: None,
        excused: false,
    };
    say(command, format!("absent {}", name_of(tournament, player)))
}

/// `present`.
pub fn present(tournament: &Tournament, player: PlayerId) -> Spoken {
    let line = format!("present {}", name_of(tournament, player));
    say(Command::Present(PlayerRef::Id(player)), line)
}

/// `withdraw`.
pub fn withdraw(tournament: &Tournament, player: PlayerId) -> Spoken {
    let command = Command::Withdraw {
        player: PlayerRef::Id(player),
        reason: String::new(),
        forfeit: false,
    };
    say(command, format!("withdraw {}", name_of(tournament, player)))
}

/// `reenter`.
pub fn reenter(tournament: &Tournament, player: PlayerId) -> Spoken {
    let line = format!("reenter {}", name_of(tournament, player));
    say(Command::Reenter(PlayerRef::Id(player)), line)
}

/// `paid`, or the fee due again.
pub fn paid(tournament: &Tournament, player: PlayerId) -> Spoken {
    let name = name_of(tournament, player);
    if tournament.player(player).entry.fee.settled() {
        let patch = EntryPatch {
            fee: Some(Fee::Due),
            ..EntryPatch::default()
        };
        say(
            Command::Edit(PlayerRef::Id(player), patch),
            format!("edit {name} paid=no"),
        )
    } else {
        say(Command::Paid(vec![PlayerRef::Id(player)]), format!("paid {name}"))
    }
}

/// `remove`.
pub fn remove(tournament: &Tournament, player: PlayerId) -> Spoken {
    let line = format!("remove {}", name_of(tournament, player));
    say(Command::Remove(PlayerRef::Id(player)), line)
}

/// `arrived`, or not.
pub fn arrived(tournament: &Tournament, player: PlayerId) -> Spoken {
    let name = name_of(tournament, player);
    if tournament.player(player).entry.arrived {
        let patch = EntryPatch {
            arrived: Some(false),
            ..EntryPatch::default()
        };
        let line = format!("edit {name} arrived=no");
        say(Command::Edit(PlayerRef::Id(player), patch), line)
    } else {
        say(
            Command::Arrived(vec![PlayerRef::Id(player)]),
            format!("arrived {name}"),
        )
    }
}

/// A player as the grammar names him: by number, else by name, quoted where it holds a blank or begins like a number.
pub fn name_of(tournament: &Tournament, id: PlayerId) -> String {
    let player = tournament.player(id);
    match player.number {
        Some(number) => number.to_string(),
        None => quoted(&player.entry.name),
    }
}

/// A word of the grammar, quoted where it must be.
pub fn quoted(word: &str) -> String {
    let plain = !word.is_empty()
        && word
            .chars()
            .all(|c| !c.is_whitespace() && !"\"'“”「」@#:：".contains(c))
        && !word.starts_with('-');
    if plain {
        word.to_owned()
    } else {
        format!("\"{word}\"")
    }
}
