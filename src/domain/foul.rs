//! What happens at the boards beside the result (rulebook §6): fouls, claims, rulings, appeals, notes …

use crate::domain::fact::KoGame;
use crate::domain::ids::{IncidentId, PlayerId, RoundNo, Side, Sides};
use crate::domain::player::Status;
use crate::domain::regulation::Within;
use crate::domain::round::{Moment, Outcome};
use serde::{Deserialize, Serialize};

/// A foul as booked: what it counted and did is part of the record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Foul {
    /// Whose.
    pub player: PlayerId,
    /// Key of the catalogue.
    pub kind: String,
    /// Fouls counted.
    pub count: u32,
    /// Whether it counts for the game's threshold (a game, and a kind that does).
    pub in_game: bool,
    /// What followed at once.
    pub consequence: Consequence,
    /// Free text.
    pub note: String,
    /// Voided, with the reason.
    pub voided: Option<String>,
    /// What it replaced, so that voiding or moving it can give that back.
    #[serde(default)]
    pub replaced: Replaced,
}

/// What a foul replaced.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replaced {
    /// The board it decided; none if it decided none.
    pub board: Option<ReplacedOutcome>,
    /// His status before it expelled him; none if it did not.
    pub status: Option<Status>,
    /// The game of the knockout he lost by leaving it; none if he lost none so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<Box<ReplacedGame>>,
}

/// What a game of the knockout said before and after a player was expelled.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplacedGame {
    /// Before.
    pub was: KoGame,
    /// Now.
    pub now: KoGame,
}

/// What a board said before and after a foul decided it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplacedOutcome {
    /// Round.
    pub round: RoundNo,
    /// Who had red then.
    pub red: PlayerId,
    /// Who had black then.
    pub black: PlayerId,
    /// Before.
    pub was: Outcome,
    /// Now.
    pub now: Outcome,
}

/// What followed from a foul at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Consequence {
    /// Only the count.
    None,
    /// The game was lost.
    LostGame,
    /// Both lost the game.
    BothLost,
    /// Minutes were added to the opponent.
    OpponentMinutes(u32),
    /// The player was expelled.
    Expelled,
}

/// What a claim is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClaimKind {
    /// 自然限着.
    Natural,
    /// 待判局面.
    Repetition,
}

/// How a repetition ruling ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum RulingEnd {
    /// He changed.
    Changed,
    /// Drawn.
    Draw,
    /// This side won.
    Won(Side),
}

/// What an incident is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum What {
    /// 犯规.
    Foul(Foul),
    /// Clock adjusted: minutes, negative if taken away.
    Time {
        /// Whose clock.
        side: Side,
        /// Minutes.
        minutes: i32,
    },
    /// 提和.
    Offer {
        /// Who offered.
        side: Side,
    },
    /// 警告.
    Warning {
        /// Who.
        side: Side,
        /// Words.
        text: String,
    },
    /// A note, of a board or of the round.
    Note {
        /// Words.
        text: String,
    },
    /// An appeal to the arbitration committee.
    Appeal {
        /// Words.
        text: String,
        /// The decision, once there is one.
        decision: Option<String>,
    },
    /// A claim.
    Claim {
        /// Who claims.
        side: Side,
        /// About what.
        kind: ClaimKind,
        /// Rounds of moves (natural) or repetitions to reach.
        target: u32,
        /// Counted so far.
        count: u32,
    },
    /// A repetition ruling.
    Ruling {
        /// Who must change; none = a draw unless one changes.
        side: Option<Side>,
        /// Deadline.
        within: Option<Within>,
        /// How it ended, once it has.
        end: Option<RulingEnd>,
    },
    /// A side was marked missing at the start, or came.
    Missing {
        /// Who is missing now; none = both are there.
        sides: Option<Sides>,
    },
}

/// An incident of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Incident {
    /// Its id, shown as `#412`.
    pub id: IncidentId,
    /// Round; 0 = before round 1.
    pub round: RoundNo,
    /// The table, if at one.
    pub table: Option<u32>,
    /// What.
    pub what: What,
    /// When.
    pub at: Moment,
    /// Who entered it.
    pub by: String,
}

impl Incident {
    /// The foul, if it is one that stands.
    pub fn standing_foul(&self) -> Option<&Foul> {
        match &self.what {
            What::Foul(foul) if foul.voided.is_none() => Some(foul),
            _ => None,
        }
    }
}
