//! The commands and their options.

use super::values::{self, Left, Missing, MustChange, Unit};
use crate::domain::command::{EntryPatch, KnockoutGame, Next, PaperRow, PlayerRef};
use crate::domain::foul::{ClaimKind, RulingEnd};
use crate::domain::ids::{IncidentId, Seq, Side, Sides};
use crate::domain::player::Sex;
use crate::domain::round::{Reason, Word};
use chrono::{NaiveDate, NaiveTime};
use clap::{Args, Parser, Subcommand};

mod prepare;
mod usage;

pub(super) use prepare::prepare;
pub use usage::{USAGES, VERBS, usage};

/// A line as clap reads it.
#[derive(Debug, Parser)]
#[command(
    no_binary_name = true,
    disable_help_flag = true,
    disable_help_subcommand = true,
    disable_version_flag = true
)]
pub(super) struct CommandLine {
    #[command(subcommand)]
    pub(super) verb: Verb,
}

/// The fields of `add` and `late`.
#[derive(Debug, Args)]
pub(super) struct NewEntry {
    #[arg(value_name = "NAME")]
    pub(super) name: String,
    #[arg(long)]
    pub(super) unit: Option<String>,
    #[arg(long, value_parser = values::sex)]
    pub(super) sex: Option<Sex>,
    #[arg(long, value_parser = values::date)]
    pub(super) born: Option<NaiveDate>,
    #[arg(long)]
    pub(super) household: Option<String>,
    #[arg(long)]
    pub(super) title: Option<String>,
    #[arg(long)]
    pub(super) team: Option<String>,
    #[arg(long)]
    pub(super) counting: bool,
    #[arg(long)]
    pub(super) member: bool,
    #[arg(long, conflicts_with = "exempt")]
    pub(super) paid: bool,
    #[arg(long)]
    pub(super) exempt: Option<String>,
    #[arg(long)]
    pub(super) arrived: bool,
    #[arg(long)]
    pub(super) tag: Vec<String>,
    #[arg(long, value_parser = values::number)]
    pub(super) number: Option<u32>,
    #[arg(long, allow_hyphen_values = true)]
    pub(super) note: Option<String>,
}

#[derive(Debug, Subcommand)]
pub(super) enum Verb {
    Add(NewEntry),
    Edit {
        #[arg(value_name = "PLAYER", value_parser = values::player)]
        player: PlayerRef,
        #[arg(value_name = "FIELD=VALUE", required = true, value_parser = values::field)]
        fields: Vec<EntryPatch>,
    },
    Paid {
        #[arg(value_name = "PLAYER", required = true, value_parser = values::player)]
        players: Vec<PlayerRef>,
    },
    Arrived {
        #[arg(value_name = "PLAYER", required = true, value_parser = values::player)]
        players: Vec<PlayerRef>,
    },
    Remove {
        #[arg(value_name = "PLAYER", value_parser = values::player)]
        player: PlayerRef,
    },
    Import {
        #[arg(value_name = "FILE")]
        file: String,
    },
    Lots {
        #[arg(long, value_parser = values::seed, conflicts_with = "as_listed")]
        seed: Option<u64>,
        #[arg(long)]
        as_listed: bool,
    },
    Number {
        #[arg(value_name = "PLAYER", value_parser = values::player)]
        player: PlayerRef,
        #[arg(value_name = "N", value_parser = values::number)]
        number: u32,
    },
    Answer {
        #[arg(value_name = "QUESTION")]
        question: String,
        #[arg(value_name = "VALUE", allow_hyphen_values = true)]
        value: String,
    },
    Adopt,
    Pair {
        #[arg(long, value_parser = values::count)]
        rematches: Option<u32>,
    },
    Swap {
        #[arg(value_name = "PLAYER", value_parser = values::player)]
        first: PlayerRef,
        #[arg(value_name = "PLAYER", value_parser = values::player)]
        second: PlayerRef,
    },
    Bye {
        #[arg(value_name = "PLAYER", value_parser = values::player)]
        player: PlayerRef,
    },
    Publish,
    Unpair {
        #[arg(long)]
        with_results: bool,
    },
    Start {
        #[arg(value_name = "HH:MM", value_parser = values::time)]
        at: Option<NaiveTime>,
    },
    Result {
        #[arg(value_name = "BOARD", value_parser = values::number)]
        table: u32,
        #[arg(value_name = "WORD", value_parser = values::word)]
        word: Word,
        #[arg(long, value_parser = values::reason)]
        reason: Option<Reason>,
        #[arg(long)]
        replace: bool,
        #[arg(long)]
        excused: bool,
        #[arg(long, value_parser = values::sides)]
        responsible: Option<Sides>,
        #[arg(long, value_parser = values::count)]
        moves: Option<u32>,
    },
    Clear {
        #[arg(value_name = "BOARD", value_parser = values::number)]
        table: u32,
    },
    Dispute {
        #[arg(value_name = "BOARD", value_parser = values::number)]
        table: u32,
    },
    Verify {
        #[arg(value_name = "BOARD", value_parser = values::number)]
        table: u32,
        #[arg(value_name = "WORD", value_parser = values::word)]
        word: Word,
    },
    Missing {
        #[arg(value_name = "BOARD", value_parser = values::number)]
        table: u32,
        #[arg(value_name = "SIDE|none", value_parser = values::missing)]
        side: Missing,
    },
    Merge {
        #[arg(value_name = "BOARD", value_parser = values::number)]
        first: u32,
        #[arg(value_name = "BOARD", value_parser = values::number)]
        second: u32,
    },
    Table {
        #[arg(value_name = "BOARD", value_parser = values::number)]
        table: u32,
        #[arg(value_name = "N", value_parser = values::number)]
        to: u32,
    },
    Fix {
        #[arg(value_name = "PLAYER", value_parser = values::player)]
        player: PlayerRef,
        #[arg(value_name = "TABLE", value_parser = values::count)]
        table: u32,
    },
    Colours {
        #[arg(value_name = "BOARD", value_parser = values::number)]
        table: u32,
        #[arg(long, value_parser = values::number)]
        round: Option<u32>,
    },
    Exchange {
        #[arg(value_name = "BOARD", value_parser = values::number)]
        first: u32,
        #[arg(value_name = "BOARD", value_parser = values::number)]
        second: u32,
        #[arg(long, value_parser = values::number)]
        round: Option<u32>,
    },
    Paper {
        #[arg(value_name = "R-B:WORD", required = true, value_parser = values::paper_row)]
        rows: Vec<PaperRow>,
    },
    Close {
        #[arg(long, value_name = "BOARD", num_args = 1.., value_parser = values::number)]
        pending: Vec<u32>,
    },
    Correct {
        #[arg(value_name = "ROUND", value_parser = values::number)]
        round: u32,
        #[arg(value_name = "BOARD", value_parser = values::number)]
        table: u32,
        #[arg(value_name = "WORD", value_parser = values::word)]
        word: Word,
        #[arg(long, value_parser = values::next, default_value = "keep")]
        next: Next,
    },
    Foul {
        #[arg(value_name = "BOARD SIDE KIND", num_args = 1..=3)]
        what: Vec<String>,
        #[arg(long, value_parser = values::count)]
        count: Option<u32>,
        #[arg(long, value_parser = values::left)]
        left: Option<Left>,
        #[arg(long)]
        no_effect: bool,
        #[arg(long, allow_hyphen_values = true)]
        note: Option<String>,
        #[arg(long, value_parser = values::count)]
        round: Option<u32>,
    },
    FoulVoid {
        #[arg(value_name = "#ID", value_parser = values::id)]
        id: IncidentId,
        #[arg(long, required = true, allow_hyphen_values = true)]
        reason: String,
    },
    FoulMove {
        #[arg(value_name = "#ID", value_parser = values::id)]
        id: IncidentId,
        #[arg(long, required = true, allow_hyphen_values = true)]
        reason: String,
    },
    Time {
        #[arg(value_name = "BOARD", value_parser = values::number)]
        table: u32,
        #[arg(value_name = "SIDE", value_parser = values::side)]
        side: Side,
        #[arg(value_name = "MINUTES", allow_hyphen_values = true, value_parser = values::minutes)]
        minutes: i32,
    },
    Offer {
        #[arg(value_name = "BOARD", value_parser = values::number)]
        table: u32,
        #[arg(value_name = "SIDE", value_parser = values::side)]
        side: Side,
    },
    Warn {
        #[arg(value_name = "BOARD", value_parser = values::number)]
        table: u32,
        #[arg(value_name = "SIDE", value_parser = values::side)]
        side: Side,
        #[arg(
            value_name = "TEXT",
            required = true,
            trailing_var_arg = true,
            allow_hyphen_values = true
        )]
        text: Vec<String>,
    },
    Note {
        #[arg(
            value_name = "TEXT",
            required = true,
            trailing_var_arg = true,
            allow_hyphen_values = true
        )]
        text: Vec<String>,
    },
    Appeal {
        #[arg(value_name = "BOARD", value_parser = values::number)]
        table: u32,
        #[arg(
            value_name = "TEXT",
            required = true,
            trailing_var_arg = true,
            allow_hyphen_values = true
        )]
        text: Vec<String>,
    },
    AppealDecision {
        #[arg(value_name = "#ID", value_parser = values::id)]
        id: IncidentId,
        #[arg(
            value_name = "TEXT",
            required = true,
            trailing_var_arg = true,
            allow_hyphen_values = true
        )]
        text: Vec<String>,
    },
    Claim {
        #[arg(value_name = "BOARD", value_parser = values::number)]
        table: u32,
        #[arg(value_name = "SIDE", value_parser = values::side)]
        side: Side,
        #[arg(long, value_parser = values::claim, default_value = "natural")]
        kind: ClaimKind,
        #[arg(long, value_parser = values::number)]
        target: Option<u32>,
    },
    ClaimCount {
        #[arg(value_name = "#ID", value_parser = values::id)]
        id: IncidentId,
        #[arg(value_name = "N", value_parser = values::count)]
        count: u32,
    },
    Ruling {
        #[arg(value_name = "BOARD", value_parser = values::number)]
        table: u32,
        #[arg(value_name = "SIDE|none", value_parser = values::must_change)]
        side: MustChange,
        #[arg(long, value_parser = values::number)]
        within: Option<u32>,
        #[arg(long, value_parser = values::unit, requires = "within")]
        unit: Option<Unit>,
    },
    RulingEnd {
        #[arg(value_name = "#ID", value_parser = values::id)]
        id: IncidentId,
        #[arg(value_name = "changed|draw|red|black", value_parser = values::ruling_end)]
        end: RulingEnd,
    },
    Sheet {
        #[arg(value_name = "BOARD", value_parser = values::number)]
        table: u32,
        #[arg(long)]
        excused: bool,
    },
    SheetPick {
        #[arg(value_name = "BOARD", required = true, value_parser = values::number)]
        tables: Vec<u32>,
    },
    SheetsBook,
    Absent {
        #[arg(value_name = "PLAYER", value_parser = values::player)]
        player: PlayerRef,
        #[arg(long, value_parser = values::number)]
        round: Option<u32>,
        #[arg(long)]
        excused: bool,
    },
    Present {
        #[arg(value_name = "PLAYER", value_parser = values::player)]
        player: PlayerRef,
    },
    Withdraw {
        #[arg(value_name = "PLAYER", value_parser = values::player)]
        player: PlayerRef,
        #[arg(long, default_value = "", allow_hyphen_values = true)]
        reason: String,
        #[arg(long)]
        forfeit: bool,
    },
    Reenter {
        #[arg(value_name = "PLAYER", value_parser = values::player)]
        player: PlayerRef,
    },
    Expel {
        #[arg(value_name = "PLAYER", value_parser = values::player)]
        player: PlayerRef,
        #[arg(long, required = true, allow_hyphen_values = true)]
        reason: String,
    },
    Late {
        #[command(flatten)]
        entry: NewEntry,
        #[arg(long)]
        against_bye: bool,
    },
    Cut,
    Ko {
        #[arg(value_name = "GAME", value_parser = values::game)]
        game: KnockoutGame,
        #[arg(value_name = "WORD", value_parser = values::word)]
        word: Word,
        #[arg(long, value_parser = values::word)]
        quick: Option<Word>,
        #[arg(long, value_parser = values::side, requires = "quick")]
        choice: Option<Side>,
    },
    KoLots {
        #[arg(value_name = "GAME", value_parser = values::game)]
        game: KnockoutGame,
        #[arg(long, value_parser = values::seed, conflicts_with = "red")]
        seed: Option<u64>,
        #[arg(long, value_parser = values::player)]
        red: Option<PlayerRef>,
    },
    TieLots {
        #[arg(value_name = "PLAYER", required = true, num_args = 2.., value_parser = values::player)]
        players: Vec<PlayerRef>,
        #[arg(long, value_parser = values::seed)]
        seed: Option<u64>,
    },
    Award {
        #[arg(value_name = "PLAYER", value_parser = values::player)]
        player: PlayerRef,
        #[arg(value_name = "PRIZE")]
        prize: String,
    },
    Luck {
        #[arg(value_name = "PRIZE")]
        prize: String,
        #[arg(long, value_parser = values::seed)]
        seed: Option<u64>,
    },
    Undo {
        #[arg(long, value_parser = values::seq)]
        to: Option<Seq>,
    },
    Redo,
}
