//! What the arbiter wants. Keys, the `:` line, scripts and the command line all make these.

use crate::domain::foul::{ClaimKind, RulingEnd};
use crate::domain::ids::{IncidentId, Number, PlayerId, RoundNo, SectionId, Seq, Side, Sides};
use crate::domain::player::{Entry, Fee, Sex, Title};
use crate::domain::regulation::{Regulation, Within};
use crate::domain::round::{Moment, Reason, Word};
use chrono::{NaiveDate, NaiveTime};
use std::collections::BTreeSet;

/// Time, person and chance, as they come in from outside.
#[derive(Debug, Clone)]
pub struct Context {
    /// Now.
    pub now: Moment,
    /// Who gives the command.
    pub by: String,
    /// The journal line the act will have: ids of its incidents come from it.
    pub seq: Seq,
    /// A fresh random number, used where a draw is asked for without a seed.
    pub chance: u64,
}

/// A player as named in a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayerRef {
    /// By number.
    Number(Number),
    /// By name, which must be unambiguous.
    Name(String),
    /// The player pointed at on the screen.
    Id(PlayerId),
}

/// Fields of a player to set; `None` leaves one as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EntryPatch {
    /// 姓名.
    pub name: Option<String>,
    /// 单位.
    pub unit: Option<String>,
    /// 性别.
    pub sex: Option<Option<Sex>>,
    /// 出生日期.
    pub born: Option<Option<NaiveDate>>,
    /// 户籍.
    pub household: Option<String>,
    /// 称号.
    pub title: Option<Title>,
    /// 队.
    pub team: Option<String>,
    /// Counting member.
    pub counting: Option<bool>,
    /// Association member.
    pub member: Option<bool>,
    /// 交费.
    pub fee: Option<Fee>,
    /// 报到.
    pub arrived: Option<bool>,
    /// Tags.
    pub tags: Option<BTreeSet<String>>,
    /// 备注.
    pub note: Option<String>,
    /// 序号.
    pub number: Option<Number>,
}

impl EntryPatch {
    /// The entry with these fields set (the number apart).
    #[must_use]
    pub fn over(&self, entry: &Entry) -> Entry {
        fn set<T: Clone>(new: Option<&T>, old: &T) -> T {
            new.unwrap_or(old).clone()
        }
        Entry {
            name: set(self.name.as_ref(), &entry.name),
            unit: set(self.unit.as_ref(), &entry.unit),
            sex: set(self.sex.as_ref(), &entry.sex),
            born: set(self.born.as_ref(), &entry.born),
            household: set(self.household.as_ref(), &entry.household),
            title: set(self.title.as_ref(), &entry.title),
            team: set(self.team.as_ref(), &entry.team),
            counting: set(self.counting.as_ref(), &entry.counting),
            member: set(self.member.as_ref(), &entry.member),
            fee: set(self.fee.as_ref(), &entry.fee),
            arrived: set(self.arrived.as_ref(), &entry.arrived),
            tags: set(self.tags.as_ref(), &entry.tags),
            note: set(self.note.as_ref(), &entry.note),
        }
    }
}

/// A row of a roster to take in (rulebook §10).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RosterRow {
    /// Line of the file, from 1.
    pub line: usize,
    /// What the row gives; a column left out leaves the field as it is.
    pub given: EntryPatch,
    /// Key of the section, if the row names one.
    pub section: Option<String>,
    /// Tells two of one name apart during this import; never kept.
    pub identity: Option<String>,
}

/// What to do with the round after a corrected one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Next {
    /// The published next round stays as it is.
    #[default]
    Keep,
    /// The two opponents are exchanged in the current round, if that can be.
    Partial,
    /// The current round is unpaired and paired again.
    All,
}

/// How the lots are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lot {
    /// By the program, with this seed or a fresh one.
    Seeded(Option<u64>),
    /// In the order of the roster, as drawn by hand.
    AsListed,
}

/// A game of the knockout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum KnockoutGame {
    /// 1-4.
    Semi1,
    /// 2-3.
    Semi2,
    /// Final.
    Final,
    /// Third place.
    Third,
}

/// A board of a `paper` round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PaperRow {
    /// Red, black, result.
    Game(PlayerRef, PlayerRef, Word),
    /// The bye.
    Bye(PlayerRef),
}

/// A foul's options.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FoulOptions {
    /// For kinds counted by a table the number to look up, else the fouls instead of the catalogue's.
    pub count: Option<u32>,
    /// Seconds left on the opponent's clock.
    pub left: Option<u32>,
    /// Only record it.
    pub no_effect: bool,
    /// Free text.
    pub note: String,
    /// The round it happened in, if not the newest published.
    pub round: Option<RoundNo>,
}

/// Everything the arbiter can want (design §5). Boards are tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// `add`.
    Add(EntryPatch),
    /// `edit`.
    Edit(PlayerRef, EntryPatch),
    /// `paid`.
    Paid(Vec<PlayerRef>),
    /// `arrived`.
    Arrived(Vec<PlayerRef>),
    /// `remove`.
    Remove(PlayerRef),
    /// `import`, with the file already read.
    Import {
        /// Its name, for the log.
        file: String,
        /// The rows that could be read.
        rows: Vec<RosterRow>,
    },
    /// `lots`.
    Lots(Lot),
    /// `number`.
    Number(PlayerRef, Number),
    /// `answer`.
    Answer {
        /// Key of the question.
        question: String,
        /// Value.
        value: String,
    },
    /// `adopt`, with the edited regulation already read.
    Adopt(Box<Regulation>),
    /// `pair`.
    Pair {
        /// Rematches consented to.
        rematches: Option<u32>,
    },
    /// `swap`.
    Swap(PlayerRef, PlayerRef),
    /// `bye`.
    Bye(PlayerRef),
    /// `publish`.
    Publish,
    /// `unpair`.
    Unpair {
        /// Also when results were entered.
        with_results: bool,
    },
    /// `start`.
    Start(Option<NaiveTime>),
    /// `result`.
    Result {
        /// Table.
        table: u32,
        /// Result.
        word: Word,
        /// Why.
        reason: Option<Reason>,
        /// Overwrite another result.
        replace: bool,
        /// With leave.
        excused: bool,
        /// Who is responsible for a result not reported.
        responsible: Option<Sides>,
        /// Rounds of moves played.
        moves: Option<u32>,
    },
    /// `clear`.
    Clear(u32),
    /// `dispute`.
    Dispute(u32),
    /// `verify`.
    Verify(u32, Word),
    /// `missing`.
    Missing(u32, Option<Sides>),
    /// `merge`.
    Merge(u32, u32),
    /// `table`: a board is printed at another table.
    Table(u32, u32),
    /// `fix`: a player always plays at this table.
    Fix(PlayerRef, u32),
    /// `colours`.
    Colours(u32, Option<RoundNo>),
    /// `exchange`.
    Exchange(u32, u32, Option<RoundNo>),
    /// `paper`.
    Paper(Vec<PaperRow>),
    /// `close`, with the boards that stay pending.
    Close(Vec<u32>),
    /// `correct`.
    Correct {
        /// Round.
        round: RoundNo,
        /// Table of that round.
        table: u32,
        /// Result.
        word: Word,
        /// The round after it.
        next: Next,
    },
    /// `foul` at a table.
    FoulAt(u32, Sides, String, FoulOptions),
    /// `foul` of a player.
    FoulOf(PlayerRef, String, FoulOptions),
    /// `foul-void`.
    FoulVoid(IncidentId, String),
    /// `foul-move`.
    FoulMove(IncidentId, String),
    /// `time`.
    Time(u32, Side, i32),
    /// `offer`.
    Offer(u32, Side),
    /// `warn`.
    Warn(u32, Side, String),
    /// `note`.
    Note(Option<u32>, String),
    /// `appeal`.
    Appeal(u32, String),
    /// `appeal-decision`.
    AppealDecision(IncidentId, String),
    /// `claim`.
    Claim {
        /// Table.
        table: u32,
        /// Who claims.
        side: Side,
        /// About what.
        kind: ClaimKind,
        /// Target, if not the regulation's.
        target: Option<u32>,
    },
    /// `claim-count`.
    ClaimCount(IncidentId, u32),
    /// `ruling`.
    Ruling {
        /// Table.
        table: u32,
        /// Who must change.
        side: Option<Side>,
        /// Deadline, if not the regulation's.
        within: Option<Within>,
    },
    /// `ruling-end`.
    RulingEnded(IncidentId, RulingEnd),
    /// `sheet`.
    Sheet {
        /// Table.
        table: u32,
        /// Excused rather than handed in.
        excused: bool,
    },
    /// `sheet-pick`.
    SheetPick(Vec<u32>),
    /// `sheets-book`.
    SheetsBook,
    /// `absent`.
    Absent {
        /// Who.
        player: PlayerRef,
        /// Round, if not the next one to be published.
        round: Option<RoundNo>,
        /// With leave.
        excused: bool,
    },
    /// `present`.
    Present(PlayerRef),
    /// `withdraw`.
    Withdraw {
        /// Who.
        player: PlayerRef,
        /// Why.
        reason: String,
        /// Also forfeits his open board.
        forfeit: bool,
    },
    /// `reenter`.
    Reenter(PlayerRef),
    /// `expel`.
    Expel(PlayerRef, String),
    /// `late`.
    Late {
        /// Who.
        entry: EntryPatch,
        /// He plays today's bye.
        against_bye: bool,
    },
    /// `cut`.
    Cut,
    /// `ko`.
    Ko {
        /// Game.
        game: KnockoutGame,
        /// Result of the slow game.
        word: Word,
        /// Result of the quick game.
        quick: Option<Word>,
        /// The colour slow-game black chose.
        choice: Option<Side>,
    },
    /// `ko-lots`.
    KoLots(KnockoutGame, Option<u64>, Option<PlayerRef>),
    /// `tie-lots`.
    TieLots(Vec<PlayerRef>, Option<u64>),
    /// `award`.
    Award(PlayerRef, String),
    /// `luck`.
    Luck(String, Option<u64>),
}

/// A command with the section it is meant for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// Section.
    pub section: SectionId,
    /// Command.
    pub command: Command,
}
