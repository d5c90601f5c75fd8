//! The modes, and the layers that hold in each.

use super::layers::{
    ACTS, BOARDS, BRACKET, CARD, CHASE, CHOOSING, CLOCK, DRAFT_TABLE, FIELD, HALL, HELP, KIND, LINE, Layer,
    MOVES, NUMBER, PANELS, PRIZES, READING, READY, ROSTER, RULES, SECOND, SIDE, SLASH, TABLE, TIES,
    VERIFYING,
};

/// What decides the meaning of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mode {
    /// The board list.
    Boards,
    /// The board list in verify mode.
    Verify,
    /// The standings.
    Standings,
    /// The roster.
    Roster,
    /// The clock and foul log.
    Clock,
    /// A table's number is typed.
    Table,
    /// The same while a draft is shown.
    DraftTable,
    /// After `/`.
    Slash,
    /// A side is asked for.
    Side,
    /// A kind of foul is asked for.
    Kind,
    /// A foul waits for Enter.
    Ready,
    /// A foul waits for a number and Enter.
    ReadyNumber,
    /// The second player of a swap is asked for.
    Second,
    /// A player's card.
    Card,
    /// Something to read.
    Reading,
    /// The help screen.
    Help,
    /// A list to choose from.
    Choosing,
    /// The hall.
    Hall,
    /// The boards to chase.
    Chase,
    /// The last acts.
    Acts,
    /// The prizes.
    Prizes,
    /// The knockout.
    Bracket,
    /// Level players.
    Ties,
    /// The regulation.
    Rules,
    /// The field of the search.
    Find,
    /// The command line.
    Line,
}

impl Mode {
    /// All of them, in the order of the help screen.
    pub const ALL: [Self; 26] = [
        Self::Boards,
        Self::Table,
        Self::Slash,
        Self::Side,
        Self::Kind,
        Self::Ready,
        Self::ReadyNumber,
        Self::Verify,
        Self::DraftTable,
        Self::Second,
        Self::Standings,
        Self::Roster,
        Self::Clock,
        Self::Card,
        Self::Reading,
        Self::Help,
        Self::Choosing,
        Self::Hall,
        Self::Chase,
        Self::Acts,
        Self::Prizes,
        Self::Bracket,
        Self::Ties,
        Self::Rules,
        Self::Find,
        Self::Line,
    ];

    /// Its layers, the deciding one first.
    pub fn layers(self) -> &'static [Layer] {
        match self {
            Self::Boards => &[BOARDS, PANELS, MOVES],
            Self::Verify => &[VERIFYING, BOARDS, PANELS, MOVES],
            Self::Standings => &[PANELS, MOVES],
            Self::Clock => &[CLOCK, PANELS, MOVES],
            Self::Roster => &[ROSTER, PANELS, MOVES],
            Self::Table => &[TABLE],
            Self::DraftTable => &[DRAFT_TABLE],
            Self::Slash => &[SLASH],
            Self::Side => &[SIDE],
            Self::Kind => &[KIND],
            Self::Ready => &[READY],
            Self::ReadyNumber => &[NUMBER, READY],
            Self::Second => &[SECOND],
            Self::Card => &[CARD, READING, MOVES],
            Self::Reading => &[READING, MOVES],
            Self::Help => &[HELP, READING, MOVES],
            Self::Choosing => &[CHOOSING, READING, MOVES],
            Self::Hall => &[HALL, READING, MOVES],
            Self::Chase => &[CHASE, READING, MOVES],
            Self::Acts => &[ACTS, CHOOSING, READING, MOVES],
            Self::Prizes => &[PRIZES, READING, MOVES],
            Self::Bracket => &[BRACKET, READING, MOVES],
            Self::Ties => &[TIES, CHOOSING, READING, MOVES],
            Self::Rules => &[RULES, CHOOSING, READING, MOVES],
            Self::Find => &[FIELD],
            Self::Line => &[LINE, FIELD],
        }
    }

    /// The layers the help screen prints under this mode: those no earlier mode has printed.
    pub fn own_layers(self) -> &'static [Layer] {
        match self {
            Self::Standings => &[],
            Self::Clock => &[CLOCK],
            Self::Hall => &[HALL],
            Self::Chase => &[CHASE],
            Self::Acts => &[ACTS],
            Self::Verify => &[VERIFYING],
            Self::Roster => &[ROSTER],
            Self::ReadyNumber => &[NUMBER],
            Self::Card => &[CARD],
            Self::Help => &[],
            Self::Choosing => &[CHOOSING],
            Self::Prizes => &[PRIZES],
            Self::Bracket => &[BRACKET],
            Self::Ties => &[TIES],
            Self::Rules => &[RULES],
            Self::Line => &[LINE],
            _ => self.layers(),
        }
    }

    /// Whether a number or an act is half typed.
    pub fn is_pending(self) -> bool {
        matches!(
            self,
            Self::Table
                | Self::DraftTable
                | Self::Slash
                | Self::Side
                | Self::Kind
                | Self::Ready
                | Self::ReadyNumber
                | Self::Second
        )
    }

    /// Whether keys are text.
    pub fn is_field(self) -> bool {
        matches!(self, Self::Find | Self::Line)
    }
}
