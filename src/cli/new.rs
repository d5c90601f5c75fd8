//! `arbiter new`: a tournament's folder from a regulation and a roster.

use super::args::New;
use super::{Exit, Failure, Setting, chance};
use crate::domain::command::RosterRow;
use crate::domain::decide::plan_import;
use crate::domain::ids::SectionId;
use crate::domain::regulation::Regulation;
use crate::domain::tournament::Tournament;
use crate::exchange::{import, roster};
use crate::store::regulation_file;
use crate::store::samples::sample;
use crate::store::{CreateError, Creation, Session};
use crate::text::lang::Lang;
use crate::text::refusal::Asker;
use crate::text::{after, roster as roster_text, trouble};
use std::path::Path;

pub(super) fn run(args: &New, setting: &Setting) -> Result<Exit, Failure> {
    let refused = |text: String| Failure::new(Exit::Refused, text);
    let text = regulation_text(&args.regulation)
        .map_err(|error| refused(trouble::no_regulation(&args.regulation, &error, setting.lang)))?;
    let regulation = regulation_file::parse(&text)
        .map_err(|fault| refused(trouble::regulation(&args.regulation, &fault, setting.lang)))?;
    let roster = match &args.roster {
        None => None,
        Some(path) => Some(roster_rows(path, &regulation, setting)?),
    };
    let creation = Creation {
        regulation_text: &text,
        regulation,
        roster,
        id: format!("{:016x}{:016x}", chance(), chance()),
        now: setting.now(),
        by: setting.by.clone(),
    };
    let mut session = Session::create(&args.folder, creation).map_err(|error| {
        let exit = match error {
            CreateError::Open(_) => Exit::Damaged,
            _ => Exit::Refused,
        };
        Failure::new(exit, trouble::create(&error, setting.lang))
    })?;
    if let Err(error) = session.save_snapshot() {
        super::aside(&trouble::snapshot(&error, setting.lang));
    }
    let tournament = session.book().tournament();
    for note in after::set_up_all(tournament, setting.now(), setting.lang) {
        super::aside(&note);
    }
    let players = tournament.players.len();
    let name = setting.lang.of(&tournament.regulation.name);
    let folder = args.folder.display();
    super::help::print(&match setting.lang {
        Lang::Zh => format!("{name}: {players} 名棋手，{folder}\n"),
        Lang::En => format!("{name}: {players} players, {folder}\n"),
    })
}

/// A sample's regulation by its key, else the file's.
fn regulation_text(named: &str) -> std::io::Result<Vec<u8>> {
    match sample(named) {
        Some(sample) => Ok(sample.regulation.as_bytes().to_vec()),
        None => std::fs::read(named),
    }
}

/// The file's name and its rows; a row that cannot be read refuses the whole, since nothing was begun yet.
fn roster_rows(
    path: &Path,
    regulation: &Regulation,
    setting: &Setting,
) -> Result<(String, Vec<RosterRow>), Failure> {
    let lang = setting.lang;
    let shown = path.display();
    let refused = |text: String| Failure::new(Exit::Refused, text);
    let bytes = std::fs::read(path).map_err(|e| refused(format!("{shown}: {e}")))?;
    let found = roster::read(&bytes, setting.now().date_naive())
        .map_err(|fault| refused(format!("{shown}: {}", roster_text::describe_file(&fault, lang))))?;
    for heading in &found.ignored_headings {
        super::aside(&format!("{shown}: {}", trouble::ignored_heading(heading, lang)));
    }
    if !found.refused.is_empty() {
        let lines: Vec<String> = found
            .refused
            .iter()
            .map(|row| format!("{shown} {}", trouble::refused_row(row, lang)))
            .collect();
        return Err(refused(lines.join("\n")));
    }
    let rows = import::rows(found.rows, regulation);
    if regulation.section_count() > 1
        && let Some(row) = rows.iter().find(|row| row.section.is_none())
    {
        return Err(refused(format!(
            "{shown} {}",
            trouble::row_without_section(row.line, lang)
        )));
    }
    let plan = plan_import(&Tournament::new(regulation.clone()), SectionId(0), &rows);
    if !plan.refused.is_empty() {
        let refusals = plan.refused.iter();
        let lines: Vec<String> = refusals
            .map(|(line, why)| {
                format!(
                    "{shown} {}",
                    trouble::row_not_taken(*line, why, Asker::Line, lang)
                )
            })
            .collect();
        return Err(refused(lines.join("\n")));
    }
    let file = path.file_name().unwrap_or(path.as_os_str());
    Ok((file.to_string_lossy().into_owned(), rows))
}
