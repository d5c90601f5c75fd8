//! What happened: past tense, complete and absolute. Replaying facts needs no rule, so an old journal folds
//! to the same state for ever. A change carries what it replaced (`was`).

use crate::domain::command::KnockoutGame;
use crate::domain::foul::{Incident, What};
use crate::domain::ids::{IncidentId, Number, PlayerId, RoundNo, SectionId, Sides};
use crate::domain::player::{Entry, Player, Status};
use crate::domain::regulation::Regulation;
use crate::domain::round::{Board, Bye, Moment, Outcome, Pairings, Sheet};
use crate::domain::rule_change::RuleChange;
use serde::{Deserialize, Serialize};

/// An absence announced or noted for one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Absence {
    /// With leave.
    pub excused: bool,
}

/// How numbers were given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum LotMethod {
    /// ChaCha8 from this seed, Fisher-Yates over the roster's order.
    Seeded(u64),
    /// In the order of the roster, as drawn by hand.
    AsListed,
}

/// Lots between players whom the whole chain left level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TieLots {
    /// In the order drawn, best first.
    pub order: Vec<PlayerId>,
    /// The seed; none if drawn by hand in the order given.
    pub seed: Option<u64>,
}

/// A game of the knockout as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KoGame {
    /// Which.
    pub game: KnockoutGame,
    /// The two players, red first once the lots are drawn; none for a seat not yet known or left empty.
    pub red: Option<PlayerId>,
    /// Black.
    pub black: Option<PlayerId>,
    /// Seed of the lots for colours; none if drawn by hand.
    pub seed: Option<u64>,
    /// Whether the colours are drawn.
    pub drawn: bool,
    /// The slow game.
    pub outcome: Outcome,
    /// The quick game: the player who had red in it, and its result.
    pub quick: Option<(PlayerId, crate::domain::round::Word)>,
    /// Who goes on, once decided.
    pub winner: Option<PlayerId>,
}

/// One thing that happened. A round or table is of the section named in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fact {
    /// The regulation in force from here on.
    RegulationAdopted {
        /// The whole of it.
        regulation: Box<Regulation>,
    },
    /// A question of the set-up was answered.
    Answered {
        /// Key.
        question: String,
        /// For which section alone; none for all.
        #[serde(default)]
        section: Option<SectionId>,
        /// Answer.
        value: String,
        /// The answer that stood there before.
        was: Option<String>,
        /// The regulation as the answers leave it.
        regulation: Box<Regulation>,
    },
    /// What the change of rules in this act does to the standings: for the log, nothing follows from it.
    RulesChanged {
        /// What is otherwise, and the places that change.
        change: Box<RuleChange>,
    },
    /// A player was registered.
    PlayerAdded {
        /// Id.
        id: PlayerId,
        /// Who.
        player: Box<Player>,
    },
    /// What was registered of him changed.
    PlayerChanged {
        /// Id.
        id: PlayerId,
        /// Before.
        was: Box<Entry>,
        /// Now.
        now: Box<Entry>,
    },
    /// A player without games was removed.
    PlayerRemoved {
        /// Id.
        id: PlayerId,
        /// Who.
        was: Box<Player>,
    },
    /// The lots were drawn.
    LotsDrawn {
        /// Section.
        section: SectionId,
        /// How.
        method: LotMethod,
        /// Every player's number; who is not in it has none.
        numbers: Vec<(PlayerId, Number)>,
    },
    /// A player has another number, or none.
    NumberGiven {
        /// Id.
        id: PlayerId,
        /// Before.
        was: Option<Number>,
        /// Now.
        number: Option<Number>,
    },
    /// A player became a late entrant (was added or paid after round 1 was published).
    EnteredLate {
        /// Id.
        id: PlayerId,
        /// First round he can be paired in.
        from: RoundNo,
    },
    /// He takes part or no longer.
    StatusChanged {
        /// Id.
        id: PlayerId,
        /// Before.
        was: Status,
        /// Now.
        now: Status,
        /// Why.
        reason: String,
        /// Done by a rule (so many forfeits) and not by the arbiter's word.
        by_rule: bool,
    },
    /// An absence was noted or lifted.
    AbsenceSet {
        /// Id.
        id: PlayerId,
        /// Round.
        round: RoundNo,
        /// Before.
        was: Option<Absence>,
        /// Now.
        now: Option<Absence>,
    },
    /// A player always plays at a table, or no longer.
    TableFixed {
        /// Id.
        id: PlayerId,
        /// Before.
        was: Option<u32>,
        /// Now.
        table: Option<u32>,
    },
    /// A pairing was drawn up, or the draft changed; replaces a draft of the round.
    Drafted {
        /// Section.
        section: SectionId,
        /// Round.
        round: RoundNo,
        /// The pairing.
        pairing: Box<Pairings>,
    },
    /// A draft no longer fits who is to be paired.
    DraftVoided {
        /// Section.
        section: SectionId,
        /// Round.
        round: RoundNo,
    },
    /// The draft was put up.
    Published {
        /// Section.
        section: SectionId,
        /// Round.
        round: RoundNo,
        /// When.
        at: Moment,
    },
    /// A published round was taken down; its boards stay in the log.
    Unpaired {
        /// Section.
        section: SectionId,
        /// Round.
        round: RoundNo,
        /// What stood on it.
        was: Box<Pairings>,
        /// When its clock had been started.
        started: Option<Moment>,
    },
    /// The clock was started.
    Started {
        /// Section.
        section: SectionId,
        /// Round.
        round: RoundNo,
        /// Before.
        was: Option<Moment>,
        /// When.
        at: Moment,
    },
    /// A board says something else: result, correction, dispute, clearing, pending.
    OutcomeSet {
        /// Section.
        section: SectionId,
        /// Round.
        round: RoundNo,
        /// Table.
        table: u32,
        /// Before.
        was: Outcome,
        /// Now.
        now: Outcome,
    },
    /// A result was keyed again and agreed, or that lapsed.
    Verified {
        /// Section.
        section: SectionId,
        /// Round.
        round: RoundNo,
        /// Table.
        table: u32,
        /// Now.
        verified: bool,
    },
    /// A board of a published round is another than before: colours reversed, opponents exchanged, table moved.
    BoardChanged {
        /// Section.
        section: SectionId,
        /// Round.
        round: RoundNo,
        /// Before.
        was: Box<Board>,
        /// Now; the same rank.
        now: Box<Board>,
    },
    /// A latecomer plays the player who had the bye.
    BoardAdded {
        /// Section.
        section: SectionId,
        /// Round.
        round: RoundNo,
        /// The bye before.
        bye: Box<Bye>,
        /// The board.
        board: Box<Board>,
    },
    /// Two half-empty boards were made one: the second is gone, its absent player is out.
    BoardsMerged {
        /// Section.
        section: SectionId,
        /// Round.
        round: RoundNo,
        /// The first board before.
        was: Box<Board>,
        /// The board that is gone.
        gone: Box<Board>,
        /// The first board now: the two who are there.
        now: Box<Board>,
        /// The board left to the two who are missing.
        absent: Box<Board>,
    },
    /// A score sheet was ticked, excused or the tick taken back.
    SheetSet {
        /// Section.
        section: SectionId,
        /// Round.
        round: RoundNo,
        /// Table.
        table: u32,
        /// Before.
        was: Sheet,
        /// Now.
        now: Sheet,
    },
    /// The arbiter picked the boards that owe a sheet.
    SheetsPicked {
        /// Section.
        section: SectionId,
        /// Round.
        round: RoundNo,
        /// Before.
        was: Vec<u32>,
        /// Now, tables.
        tables: Vec<u32>,
    },
    /// Sides missing at the start.
    MissingSet {
        /// Section.
        section: SectionId,
        /// Round.
        round: RoundNo,
        /// Table.
        table: u32,
        /// Before.
        was: Option<Sides>,
        /// Now.
        now: Option<Sides>,
    },
    /// Something was logged.
    Logged {
        /// Section.
        section: SectionId,
        /// What.
        incident: Box<Incident>,
    },
    /// Something logged is otherwise now: a foul voided or moved, a claim counted on, an appeal decided.
    IncidentChanged {
        /// Section.
        section: SectionId,
        /// Which.
        id: IncidentId,
        /// Before.
        was: Box<What>,
        /// Now.
        now: Box<What>,
        /// Why.
        reason: String,
    },
    /// The round is finished.
    Closed {
        /// Section.
        section: SectionId,
        /// Round.
        round: RoundNo,
    },
    /// Lots between level players.
    TieLotsDrawn {
        /// Section.
        section: SectionId,
        /// The draw.
        lots: TieLots,
    },
    /// The cut was made: the field of the knockout.
    CutMade {
        /// Section.
        section: SectionId,
        /// After which round.
        round: RoundNo,
        /// In the order of their places.
        players: Vec<PlayerId>,
        /// The bracket as it begins.
        games: Vec<KoGame>,
    },
    /// A game of the knockout is otherwise now.
    KoChanged {
        /// Section.
        section: SectionId,
        /// Before.
        was: Box<KoGame>,
        /// Now.
        now: Box<KoGame>,
    },
    /// A nominated award was given, or taken back.
    Awarded {
        /// Section.
        section: SectionId,
        /// Key of the list.
        prize: String,
        /// Who.
        player: PlayerId,
        /// Given or taken back.
        given: bool,
    },
    /// A luck draw.
    LuckDrawn {
        /// Section.
        section: SectionId,
        /// Key of the list.
        prize: String,
        /// Seed.
        seed: u64,
        /// Who takes part, in the order of their numbers.
        among: Vec<PlayerId>,
        /// Who wins, in the order drawn.
        winners: Vec<PlayerId>,
    },
}
