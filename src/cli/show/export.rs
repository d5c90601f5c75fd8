//! `arbiter export`: the lists as files, in every form: text for the wall, CSV for spreadsheets, JSON for
//! programs.

use super::{
    Desk, Trouble, View, by_name, fouls, knockout, log, pairings, prizes, questions, roster, standings, teams,
};
use crate::cli::args::{Document, Export, Format};
use crate::cli::{Exit, Failure, Setting, aside, help, open, read_exit};
use crate::domain::ids::SectionId;
use crate::store::Session;
use crate::store::exports::{self, EXPORTS};
use crate::text::shown::in_row;
use crate::text::words;
use std::fmt::Write as _;
use std::path::Path;

/// The forms of a document, with the ends of their files' names.
const FORMS: [(Format, &str); 3] = [
    (Format::Text, "txt"),
    (Format::Csv, "csv"),
    (Format::Json, "json"),
];

pub(in crate::cli) fn run(args: &Export, setting: &Setting) -> Result<Exit, Failure> {
    let session = open(&args.folder, setting)?;
    let of_the_folder = args.folder.join(EXPORTS);
    if session.report().damage.is_some() && args.to.is_none() {
        // Nothing is written into a folder that is only read.
        return Ok(Exit::Damaged);
    }
    let to = args.to.as_deref().unwrap_or(&of_the_folder);
    let mut names = String::new();
    for document in Document::ALL {
        let is_wanted = args.only.contains(&document) || args.only.is_empty() && document.has_rows(&session);
        if is_wanted {
            names.push_str(&of_document(document, &session, to, setting)?);
        }
    }
    if names.is_empty() {
        return Ok(Exit::Refused);
    }
    help::print(&names)?;
    Ok(read_exit(&session))
}

impl Document {
    /// Whether the regulation has anything of this kind.
    fn has_rows(self, session: &Session) -> bool {
        let regulation = &session.book().tournament().regulation;
        match self {
            Self::Teams => regulation.teams.is_some(),
            Self::Knockout => regulation.knockout.is_some(),
            _ => true,
        }
    }

    /// Whether there is one for each section, or one of the whole tournament.
    fn is_of_a_section(self) -> bool {
        !matches!(self, Self::Teams | Self::Log | Self::Questions)
    }

    fn view(self, desk: &Desk<'_>, section: SectionId) -> Result<View, Trouble> {
        match self {
            Self::Standings => standings::view(desk, section),
            Self::Pairings => pairings::view(desk, section),
            Self::Names => Ok(by_name::view(desk, section)),
            Self::Roster => Ok(roster::view(desk, section)),
            Self::Teams => Ok(teams::view(desk)),
            Self::Knockout => Ok(knockout::view(desk, section)),
            Self::Prizes => prizes::view(desk, section),
            Self::Fouls => Ok(fouls::view(desk, section)),
            Self::Log => Ok(log::view(desk)),
            Self::Questions => Ok(questions::view(desk)),
        }
    }
}

/// Writes a document of every section in every form; the files, one a line. One that must wait, as the prizes
/// while a board is pending, is said beside and left out.
fn of_document(
    document: Document,
    session: &Session,
    to: &Path,
    setting: &Setting,
) -> Result<String, Failure> {
    let tournament = session.book().tournament();
    let mut names = String::new();
    for section in tournament.section_ids() {
        let is_one = !document.is_of_a_section();
        if is_one && section != SectionId(0) {
            continue;
        }
        let key = tournament.regulation.section_key(section);
        let name = match key {
            key if is_one || key.is_empty() => document.word().to_owned(),
            key => format!("{}-{key}", document.word()),
        };
        for (format, ending) in FORMS {
            let desk = Desk {
                session,
                tournament,
                lang: setting.lang,
                section: (tournament.sections.len() == 1 || !is_one).then_some(section),
                round: None,
                format,
                of: None,
                now: setting.now(),
            };
            let view = match document.view(&desk, section) {
                Ok(view) => view,
                Err(trouble) => {
                    aside(&format!("{name}: {}", trouble.failure(setting).text));
                    break;
                }
            };
            let file = format!("{name}.{ending}");
            let mut text = view.written(format);
            if format == Format::Text {
                text.insert_str(0, &heading(&desk, section, is_one));
            }
            exports::write(to, &file, text.as_bytes()).map_err(|error| {
                Failure::new(Exit::Refused, format!("{}: {error}", to.join(&file).display()))
            })?;
            let _ = writeln!(names, "{}", to.join(&file).display());
        }
    }
    Ok(names)
}

/// What stands over every paper: the event, the round, the revision, the time, the chain.
fn heading(desk: &Desk<'_>, section: SectionId, of_all: bool) -> String {
    let (tournament, lang) = (desk.tournament, desk.lang);
    let regulation = &tournament.regulation;
    let mut parts = Vec::new();
    if !of_all {
        let round = tournament.newest(section).map_or(0, |r| r.number);
        parts.push(format!(
            "{}{}",
            desk.section_name(section),
            desk.round_name(round)
        ));
    }
    parts.push(format!("#{}", desk.session.book().head()));
    parts.push(desk.now.format("%Y-%m-%d %H:%M").to_string());
    parts.push(words::chain(&regulation.chain, lang));
    format!("{}\n{}\n", in_row(lang.of(&regulation.name)), parts.join("  "))
}
