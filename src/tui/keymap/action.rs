//! What a key can mean.

use crate::domain::round::Word;

/// What a key means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// A digit of a table's number (or of the number asked for).
    Digit,
    /// This result at the table typed.
    Result(Word),
    /// This result at the cursor, and on to the next open board.
    AtCursor(Word),
    /// Begin a forfeit, a loss of both or reversed colours at the table typed.
    Slash,
    /// The colours at the table were reversed.
    Colours,
    /// Begin a foul at the table typed.
    Foul,
    /// The red side.
    Red,
    /// The black side.
    Black,
    /// The kind of foul with this digit.
    Kind,
    /// The list of all kinds.
    KindList,
    /// Record only, without the stated effect.
    NoEffect,
    /// Commit what is shown.
    Commit,
    /// Contested.
    Dispute,
    /// Clear the result, or take back a digit where there is none.
    ClearOrErase,
    /// Take back a step.
    Erase,
    /// Score sheet handed in.
    Sheet,
    /// Begin "a side is missing".
    Missing,
    /// Begin a swap in the draft.
    Swap,
    /// Begin moving the bye in the draft.
    Bye,
    /// Go to the table typed.
    Goto,
    /// Drop what is half typed, close what is open.
    Back,
    /// Void the newest act.
    Undo,
    /// Bring it back.
    Redo,
    /// The last acts, to go back to one.
    Acts,
    /// End the round.
    Close,
    /// Pair the next round (draw the lots first).
    Pair,
    /// Publish the draft.
    Publish,
    /// Start the clock now.
    Start,
    /// The clock's start on the command line.
    StartAt,
    /// The hall: who is missing.
    Hall,
    /// Forfeit the board at the cursor for lateness.
    Forfeit,
    /// Forfeit every board where somebody is missing.
    ForfeitAll,
    /// Only boards where somebody is missing, or all open ones.
    MissingOnly,
    /// To the publish or close before.
    PointBefore,
    /// To the publish or close after.
    PointAfter,
    /// Make one board of two half-empty ones.
    Merge,
    /// The log of the row's board alone, or of the round again.
    ByBoard,
    /// The log of the row's player alone, or of the round again.
    ByPlayer,
    /// Void the foul, with a reason.
    VoidFoul,
    /// Move the foul to the other side, with a reason.
    MoveFoul,
    /// One more counted for the claim.
    CountUp,
    /// One fewer.
    CountDown,
    /// Book the fouls for the sheets owed.
    BookSheets,
    /// Show open boards only.
    OpenOnly,
    /// The boards to chase.
    Chase,
    /// Key the results a second time.
    Verify,
    /// The round before.
    Earlier,
    /// The round after.
    Later,
    /// The next panel.
    NextPanel,
    /// The panel before.
    PrevPanel,
    /// The panel fills the screen.
    Zoom,
    /// The next section.
    Section,
    /// The other language.
    Language,
    /// The help screen.
    Help,
    /// The command line.
    Line,
    /// The row's act on the command line.
    Prefill,
    /// Find a player.
    Find,
    /// Leave.
    Quit,
    /// Player card, or the proof of a place.
    Open,
    /// Cursor up.
    Up,
    /// Cursor down.
    Down,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the first.
    Home,
    /// To the last.
    End,
    /// The regulation: what it decides, what it leaves open.
    Rules,
    /// Remove a player.
    Remove,
    /// Take in a roster.
    Import,
    /// Register a player.
    Add,
    /// Fee paid, or due again.
    Paid,
    /// Arrived, or not.
    Arrived,
    /// Absent from the next round, or not.
    Absent,
    /// Withdraw.
    Withdraw,
    /// Re-enter.
    Reenter,
    /// Expel.
    Expel,
    /// The card of the other player at the board.
    Other,
    /// The prizes.
    Prizes,
    /// The teams.
    Teams,
    /// The knockout.
    Bracket,
    /// Level players.
    Ties,
    /// The next page.
    Page,
    /// The luck draw.
    Luck,
    /// Nominate for an award.
    Nominate,
    /// Make the cut.
    Cut,
    /// Draw the colours of a knockout game.
    DrawColours,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Complete the word, or history.
    Complete,
}
