//! `arbiter do`: commands, each its own act, each answered by one line once it is safe on disk.

use super::args::Do;
use super::grammar::{self, GrammarError, Parsed};
use super::{Exit, Failure, Setting, chance, request};
use crate::cli::RequestError;
use crate::domain::command::Command;
use crate::domain::decide::plan_import;
use crate::exchange::roster::RefusedRow;
use crate::store::{ActError, Request, Session};
use crate::text::refusal::Asker;
use crate::text::{after, echo, trouble};
use std::io::{BufRead as _, IsTerminal as _, Write as _};

/// Where the commands come from.
enum Source {
    /// The words of one command.
    Words(Vec<String>),
    /// Lines.
    Lines(Box<dyn Iterator<Item = std::io::Result<Vec<u8>>>>),
}

pub(super) fn run(args: &Do, setting: &Setting) -> Result<Exit, Failure> {
    let source = source(args, setting)?;
    let mut session = super::open(&args.folder, setting)?;
    if session.report().damage.is_some() {
        return Ok(Exit::Damaged);
    }
    let done = carry_out(source, &mut session, setting);
    if let Err(error) = session.save_snapshot() {
        super::aside(&trouble::snapshot(&error, setting.lang));
    }
    done
}

fn source(args: &Do, setting: &Setting) -> Result<Source, Failure> {
    if let Some(path) = &args.file {
        let bytes = std::fs::read(path)
            .map_err(|error| Failure::new(Exit::Refused, format!("{}: {error}", path.display())))?;
        let lines: Vec<_> = bytes
            .split(|b| *b == b'\n')
            .map(|line| Ok(line.to_vec()))
            .collect();
        return Ok(Source::Lines(Box::new(lines.into_iter())));
    }
    let from_input = || Source::Lines(Box::new(std::io::stdin().lock().split(b'\n')));
    match args.command.as_slice() {
        [] if std::io::stdin().is_terminal() => {
            let error = GrammarError::Missing {
                verb: "do".to_owned(),
                what: "COMMAND".to_owned(),
            };
            Err(Failure::grammar(&error, setting))
        }
        [] => Ok(from_input()),
        [only] if only == "-" => Ok(from_input()),
        [only] => {
            let lines: Vec<_> = only
                .split('\n')
                .map(|line| Ok(line.as_bytes().to_vec()))
                .collect();
            Ok(Source::Lines(Box::new(lines.into_iter())))
        }
        words => Ok(Source::Words(words.to_vec())),
    }
}

fn carry_out(source: Source, session: &mut Session, setting: &Setting) -> Result<Exit, Failure> {
    match source {
        Source::Words(words) => {
            one(session, setting, 1, |session| {
                grammar::parse_words(&words, session.book().tournament())
            })?;
        }
        Source::Lines(lines) => {
            for (number, line) in (1..).zip(lines) {
                let line = line.map_err(|error| at(number, Exit::Refused, &error.to_string(), setting))?;
                one(session, setting, number, |session| {
                    let text = std::str::from_utf8(&line).map_err(|_| GrammarError::NotText)?;
                    grammar::parse_line(text, session.book().tournament())
                })?;
            }
        }
    }
    Ok(Exit::Done)
}

/// One command: understood, asked, answered.
fn one(
    session: &mut Session,
    setting: &Setting,
    number: usize,
    parse: impl Fn(&Session) -> Result<Option<Parsed>, GrammarError>,
) -> Result<(), Failure> {
    let lang = setting.lang;
    let fail = |exit, text: String| at(number, exit, &text, setting);
    // What others logged since is needed to find the section of `#ID`; trouble shows at the act itself.
    let _ = session.catch_up();
    let Some(parsed) = parse(session).map_err(|e| fail(Exit::Usage, crate::text::grammar::say(&e, lang)))?
    else {
        return Ok(());
    };
    let now = setting.now();
    let (asked, refused) = request(parsed, session, now.date_naive()).map_err(|error| {
        let exit = match error {
            RequestError::Grammar(_) => Exit::Usage,
            _ => Exit::Refused,
        };
        fail(exit, trouble::request(&error, lang))
    })?;
    let refused = not_taken(&asked, &refused, session, setting);
    let receipt = session
        .act(&asked, now, &setting.by, chance())
        .map_err(|error| fail(exit_of(&error), trouble::act(&error, Asker::Line, lang)))?;
    for line in refused {
        super::aside(&line);
    }
    for note in receipt
        .entry
        .iter()
        .flat_map(|entry| after::notes(entry, session.book(), now, lang))
    {
        super::aside(&note);
    }
    let answer = match &receipt.entry {
        Some(entry) => echo::saved(entry, session.book(), lang),
        None => echo::unchanged(lang).to_owned(),
    };
    let mut out = std::io::stdout().lock();
    writeln!(out, "{answer}")
        .and_then(|()| out.flush())
        .map_err(|error| fail(Exit::Refused, error.to_string()))
}

/// The rows of an import that are not taken, and why.
fn not_taken(
    asked: &Request,
    unreadable: &[RefusedRow],
    session: &Session,
    setting: &Setting,
) -> Vec<String> {
    let mut lines: Vec<String> = unreadable
        .iter()
        .map(|row| trouble::refused_row(row, setting.lang))
        .collect();
    if let Request::Order { order, .. } = asked
        && let Command::Import { rows, .. } = &order.command
    {
        let plan = plan_import(session.book().tournament(), order.section, rows);
        let refused = plan.refused.iter();
        lines
            .extend(refused.map(|(line, why)| trouble::row_not_taken(*line, why, Asker::Line, setting.lang)));
    }
    lines
}

fn exit_of(error: &ActError) -> Exit {
    match error {
        ActError::Refused(_) | ActError::Fold(_) | ActError::NotSaved(_) => Exit::Refused,
        ActError::Held | ActError::ReadOnly => Exit::Held,
        ActError::Damaged(_) => Exit::Damaged,
    }
}

/// A failure with its line.
fn at(number: usize, exit: Exit, text: &str, setting: &Setting) -> Failure {
    Failure::new(
        exit,
        match setting.lang {
            crate::text::lang::Lang::Zh => format!("第 {number} 行: {text}"),
            crate::text::lang::Lang::En => format!("line {number}: {text}"),
        },
    )
}
