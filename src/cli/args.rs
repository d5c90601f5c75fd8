//! The command line's words.

use super::grammar::{Expected, GrammarError, from_clap};
use clap::{Args, Parser, ValueEnum};
use std::ffi::OsString;
use std::path::PathBuf;

/// A subcommand.
#[derive(Debug)]
pub(super) enum Subcommand {
    New(New),
    Do(Do),
    Show(Show),
    Check(Folder),
    Export(Export),
    Open(Folder),
    Simulate(Simulate),
    Choose,
    Help(Option<String>),
    Version,
}

#[derive(Debug, Parser)]
#[command(
    no_binary_name = true,
    disable_help_flag = true,
    disable_help_subcommand = true,
    disable_version_flag = true
)]
struct CommandLine {
    #[command(subcommand)]
    subcommand: Option<Words>,
}

#[derive(Debug, clap::Subcommand)]
enum Words {
    New(New),
    Do(Do),
    Show(Show),
    Check(Folder),
    Export(Export),
    Open(Folder),
    Simulate(Simulate),
    Help { topic: Option<String> },
}

#[derive(Debug, Args)]
pub(super) struct New {
    #[arg(value_name = "FOLDER")]
    pub(super) folder: PathBuf,
    #[arg(long, value_name = "KEY|FILE")]
    pub(super) regulation: String,
    #[arg(long, value_name = "FILE")]
    pub(super) roster: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(super) struct Do {
    #[arg(value_name = "FOLDER")]
    pub(super) folder: PathBuf,
    #[arg(long, value_name = "FILE", conflicts_with = "command")]
    pub(super) file: Option<PathBuf>,
    #[arg(value_name = "COMMAND", trailing_var_arg = true, allow_hyphen_values = true)]
    pub(super) command: Vec<String>,
}

/// How a view is written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    #[default]
    Text,
    Json,
    Csv,
}

#[derive(Debug, Args)]
pub(super) struct Show {
    #[arg(value_name = "FOLDER")]
    pub(super) folder: PathBuf,
    #[arg(value_name = "WHAT", value_parser = what)]
    pub(super) what: What,
    #[arg(value_name = "N")]
    pub(super) of: Option<String>,
    #[arg(long)]
    pub(super) section: Option<String>,
    #[arg(long, value_parser = super::grammar::count)]
    pub(super) round: Option<u32>,
    #[arg(long, value_parser = format, default_value = "text")]
    pub(super) format: Format,
}

#[derive(Debug, Args)]
pub(super) struct Folder {
    #[arg(value_name = "FOLDER")]
    pub(super) folder: PathBuf,
}

#[derive(Debug, Args)]
pub(super) struct Export {
    #[arg(value_name = "FOLDER")]
    pub(super) folder: PathBuf,
    #[arg(long, value_name = "DIR")]
    pub(super) to: Option<PathBuf>,
    #[arg(long, value_name = "DOCUMENT", num_args = 1.., value_delimiter = ',', value_parser = document)]
    pub(super) only: Vec<Document>,
}

/// What can be exported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Document {
    Standings,
    Pairings,
    /// The pairings by name.
    Names,
    Roster,
    Teams,
    Knockout,
    Prizes,
    Fouls,
    Log,
    Questions,
}

impl Document {
    pub(super) const ALL: [Self; 10] = [
        Self::Standings,
        Self::Pairings,
        Self::Names,
        Self::Roster,
        Self::Teams,
        Self::Knockout,
        Self::Prizes,
        Self::Fouls,
        Self::Log,
        Self::Questions,
    ];

    /// Its word, also the name of its files.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Standings => "standings",
            Self::Pairings => "pairings",
            Self::Names => "names",
            Self::Roster => "roster",
            Self::Teams => "teams",
            Self::Knockout => "knockout",
            Self::Prizes => "prizes",
            Self::Fouls => "fouls",
            Self::Log => "log",
            Self::Questions => "questions",
        }
    }
}

#[derive(Debug, Args)]
pub(super) struct Simulate {
    #[arg(long, value_name = "KEY")]
    pub(super) regulation: String,
    #[arg(long, value_name = "N", value_parser = super::grammar::count)]
    pub(super) players: Option<u32>,
    #[arg(long, value_name = "S", value_parser = super::grammar::seed)]
    pub(super) seed: u64,
    #[arg(long, value_name = "FOLDER")]
    pub(super) to: PathBuf,
}

/// What can be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum What {
    Standings,
    Pairings,
    Roster,
    Card,
    Teams,
    Knockout,
    Prizes,
    Fouls,
    Log,
    Questions,
    Why,
}

fn what(text: &str) -> Result<What, Expected> {
    What::from_str(text, false).map_err(|_| Expected::View)
}

fn document(text: &str) -> Result<Document, Expected> {
    let mut all = Document::ALL.into_iter();
    all.find(|d| d.word() == text).ok_or(Expected::Document)
}

fn format(text: &str) -> Result<Format, Expected> {
    Format::from_str(text, false).map_err(|_| Expected::Format)
}

/// Understands the arguments left after the general ones.
pub(super) fn parse(arguments: Vec<OsString>) -> Result<Subcommand, GrammarError> {
    let words: Vec<String> = arguments
        .iter()
        .map(|a| a.to_string_lossy().into_owned())
        .collect();
    match words.first().map(String::as_str) {
        Some("--version" | "-V") => return Ok(Subcommand::Version),
        Some("--help" | "-h") => return Ok(Subcommand::Help(None)),
        Some(topic) if words.get(1).is_some_and(|w| w == "--help" || w == "-h") => {
            return Ok(Subcommand::Help(Some(topic.to_owned())));
        }
        _ => {}
    }
    let parsed = CommandLine::try_parse_from(arguments).map_err(|error| from_clap(&error, &words))?;
    Ok(match parsed.subcommand {
        None => Subcommand::Choose,
        Some(Words::New(args)) => Subcommand::New(args),
        Some(Words::Do(args)) => Subcommand::Do(args),
        Some(Words::Show(args)) => Subcommand::Show(args),
        Some(Words::Check(args)) => Subcommand::Check(args),
        Some(Words::Export(args)) => Subcommand::Export(args),
        Some(Words::Open(args)) => Subcommand::Open(args),
        Some(Words::Simulate(args)) => Subcommand::Simulate(args),
        Some(Words::Help { topic }) => Subcommand::Help(topic),
    })
}
