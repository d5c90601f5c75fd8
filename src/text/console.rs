//! The words of the console, in both languages, and nothing else of them: what each is for here, the languages beside.

use crate::domain::regulation::Criterion;
use crate::text::lang::Lang;

mod en;
mod fill;
mod zh;

pub use fill::fill;

/// The words; `{0}`, `{1}` … stand for what [`fill()`] puts there.
#[derive(Debug)]
pub struct Words {
    /// The screen is too small.
    pub too_small: &'static str,
    /// Title of the board list.
    pub boards: &'static str,
    /// Title of the standings.
    pub standings: &'static str,
    /// Title of the roster.
    pub roster: &'static str,
    /// Title of the clock and foul log.
    pub clock: &'static str,
    /// A round, by number.
    pub round: &'static str,
    /// A round of how many.
    pub round_of: &'static str,
    /// Before round 1.
    pub before: &'static str,
    /// A round is a draft.
    pub draft: &'static str,
    /// A draft changed by hand.
    pub draft_hand: &'static str,
    /// A round run on paper.
    pub draft_paper: &'static str,
    /// A round is closed.
    pub closed: &'static str,
    /// Boards decided of all.
    pub boards_in: &'static str,
    /// Only open boards are listed.
    pub open_only: &'static str,
    /// The newest act safe on disk.
    pub saved: &'static str,
    /// Nothing is saved.
    pub not_saved: &'static str,
    /// Another console writes.
    pub read_only: &'static str,
    /// The clock is not started.
    pub not_started: &'static str,
    /// When the clock was started and for how long.
    pub started: &'static str,
    /// The clock was started longer ago than a day; gap: date and time.
    pub started_on: &'static str,
    /// The late limit and how long until it.
    pub late_limit: &'static str,
    /// The time since the start and the late limit, short.
    pub short_limit: &'static str,
    /// The late limit has passed.
    pub late_due: &'static str,
    /// The late limit is not answered.
    pub late_unknown: &'static str,
    /// Minutes.
    pub minutes: &'static str,
    /// Hours and minutes.
    pub hours: &'static str,
    /// Planned start.
    pub planned: &'static str,
    /// Sides not there.
    pub missing: &'static str,
    /// Both sides.
    pub both: &'static str,
    /// The red side.
    pub red: &'static str,
    /// The black side.
    pub black: &'static str,
    /// Heading: table.
    pub col_table: &'static str,
    /// Heading: red.
    pub col_red: &'static str,
    /// Heading: black.
    pub col_black: &'static str,
    /// Heading: points.
    pub col_points: &'static str,
    /// Heading: result.
    pub col_result: &'static str,
    /// Heading: rank.
    pub col_rank: &'static str,
    /// Heading: number.
    pub col_number: &'static str,
    /// Heading: name.
    pub col_name: &'static str,
    /// Heading: unit.
    pub col_unit: &'static str,
    /// Heading: fee.
    pub col_fee: &'static str,
    /// Heading: arrived.
    pub col_arrived: &'static str,
    /// Heading: status.
    pub col_status: &'static str,
    /// Heading: marks.
    pub col_marks: &'static str,
    /// Fee paid.
    pub fee_paid: &'static str,
    /// Fee due.
    pub fee_due: &'static str,
    /// Exempt.
    pub fee_exempt: &'static str,
    /// Arrived.
    pub arrived: &'static str,
    /// Takes part.
    pub active: &'static str,
    /// Withdrawn.
    pub withdrawn: &'static str,
    /// Expelled.
    pub expelled: &'static str,
    /// In the knockout.
    pub knockout: &'static str,
    /// Late entrant.
    pub late_entry: &'static str,
    /// Absent from the next round.
    pub absent_next: &'static str,
    /// Result.
    pub r_red: &'static str,
    /// Result.
    pub r_draw: &'static str,
    /// Result.
    pub r_black: &'static str,
    /// Result.
    pub r_red_forfeits: &'static str,
    /// Result.
    pub r_black_forfeits: &'static str,
    /// Result.
    pub r_both_forfeit: &'static str,
    /// Result.
    pub r_both_lose: &'static str,
    /// No result yet.
    pub r_open: &'static str,
    /// Contested.
    pub r_disputed: &'static str,
    /// Closed without a result.
    pub r_pending: &'static str,
    /// A result in full.
    pub red_wins: &'static str,
    /// A result in full.
    pub black_wins: &'static str,
    /// A result in full.
    pub drawn: &'static str,
    /// A result in full.
    pub red_forfeits: &'static str,
    /// A result in full.
    pub black_forfeits: &'static str,
    /// A result in full.
    pub both_forfeit: &'static str,
    /// A result in full.
    pub both_lose: &'static str,
    /// Mark: a score sheet is due.
    pub mark_sheet: &'static str,
    /// Mark: verified.
    pub mark_verified: &'static str,
    /// Mark: a side is missing.
    pub mark_missing: &'static str,
    /// Mark: points differ.
    pub mark_float: &'static str,
    /// The bye.
    pub bye: &'static str,
    /// Not paired.
    pub not_paired: &'static str,
    /// An empty list.
    pub nobody_yet: &'static str,
    /// Equal places.
    pub undecided: &'static str,
    /// All boards are in.
    pub complete: &'static str,
    /// Standings during a round.
    pub of_boards: &'static str,
    /// A half-typed number lapsed.
    pub lapsed: &'static str,
    /// A question was dropped.
    pub dropped: &'static str,
    /// There is no round.
    pub no_round: &'static str,
    /// No table begins so.
    pub no_table: &'static str,
    /// No such table.
    pub no_such_table: &'static str,
    /// Results are not keyed in a draft.
    pub is_draft: &'static str,
    /// There is no draft.
    pub no_draft: &'static str,
    /// An older round is corrected on the line.
    pub old_round: &'static str,
    /// A foul of an older round is given on the line.
    pub foul_old_round: &'static str,
    /// The regulation lists no fouls.
    pub no_kinds: &'static str,
    /// A number is needed first.
    pub number_first: &'static str,
    /// Ask before overwriting.
    pub replace: &'static str,
    /// Ask before leaving.
    pub quit: &'static str,
    /// Ask before a grave undo.
    pub undo_grave: &'static str,
    /// Ask before going back.
    pub undo_to: &'static str,
    /// The newest act was chosen.
    pub newest_act: &'static str,
    /// Ask before drawing the lots.
    pub ask_lots: &'static str,
    /// Ask before publishing.
    pub ask_publish: &'static str,
    /// Ask before withdrawing a player.
    pub ask_withdraw: &'static str,
    /// A player's status does not allow it.
    pub status_is: &'static str,
    /// There is only one section.
    pub one_section: &'static str,
    /// No earlier round.
    pub no_earlier: &'static str,
    /// No later round.
    pub no_later: &'static str,
    /// No player here.
    pub nobody: &'static str,
    /// Nobody was found.
    pub not_found: &'static str,
    /// Letters did nothing.
    pub input_method: &'static str,
    /// Before the next step.
    pub next: &'static str,
    /// What undo would void.
    pub undo_would: &'static str,
    /// Nothing to undo.
    pub nothing_to_undo: &'static str,
    /// Next step.
    pub step_players: &'static str,
    /// Next step.
    pub step_question: &'static str,
    /// Next step.
    pub step_lots: &'static str,
    /// Next step.
    pub step_pair: &'static str,
    /// Next step.
    pub step_publish: &'static str,
    /// Next step.
    pub step_start: &'static str,
    /// Next step.
    pub step_results: &'static str,
    /// Next step.
    pub step_disputed: &'static str,
    /// Next step.
    pub step_close: &'static str,
    /// Next step.
    pub step_cut: &'static str,
    /// Next step.
    pub step_knockout: &'static str,
    /// Next step.
    pub step_over: &'static str,
    /// The opening panel.
    pub setup: &'static str,
    /// A line of the opening panel.
    pub setup_players: &'static str,
    /// Players registered.
    pub setup_count: &'static str,
    /// A line of the opening panel.
    pub setup_fees: &'static str,
    /// Players who owe.
    pub setup_unpaid: &'static str,
    /// Players who owe and are not paired.
    pub setup_unpaid_out: &'static str,
    /// Nobody owes.
    pub setup_all_paid: &'static str,
    /// A line of the opening panel.
    pub setup_arrived: &'static str,
    /// A line of the opening panel.
    pub setup_questions: &'static str,
    /// Questions without an answer.
    pub setup_open: &'static str,
    /// Questions left at their default.
    pub setup_default: &'static str,
    /// Nothing.
    pub setup_none: &'static str,
    /// A line of the opening panel.
    pub setup_lots: &'static str,
    /// The lots are drawn.
    pub setup_drawn: &'static str,
    /// The lots are not drawn.
    pub setup_not_drawn: &'static str,
    /// A line of the opening panel.
    pub setup_draft: &'static str,
    /// To pair.
    pub setup_to_pair: &'static str,
    /// Rounds and clock.
    pub setup_rounds: &'static str,
    /// How to register.
    pub setup_key_register: &'static str,
    /// How to note a fee.
    pub setup_key_paid: &'static str,
    /// How to note an arrival.
    pub setup_key_arrived: &'static str,
    /// How to answer.
    pub setup_key_answer: &'static str,
    /// Lines of warnings that do not fit, and where all are; gap: how many.
    pub setup_more: &'static str,
    /// How to draw lots.
    pub setup_key_lots: &'static str,
    /// How to pair and publish.
    pub setup_key_pair: &'static str,
    /// A typed board has no result yet.
    pub typed_open: &'static str,
    /// No board has this number yet.
    pub typed_unknown: &'static str,
    /// Title of the box that shows the board with the cursor; gap: its table.
    pub table_at_cursor: &'static str,
    /// A side is asked for.
    pub side_of: &'static str,
    /// A kind of foul is asked for.
    pub kind_of: &'static str,
    /// After the slash.
    pub forfeit_of: &'static str,
    /// Who is missing.
    pub missing_of: &'static str,
    /// A swap.
    pub swap_first: &'static str,
    /// The second of a swap.
    pub swap_second: &'static str,
    /// The bye moves.
    pub bye_first: &'static str,
    /// A foul counts.
    pub counts: &'static str,
    /// A foul counts nothing.
    pub counts_none: &'static str,
    /// The moves missed are asked for.
    pub asks_moves: &'static str,
    /// The opponent's time is asked for.
    pub asks_left: &'static str,
    /// Only recorded.
    pub no_effect: &'static str,
    /// The game is lost.
    pub effect_lose: &'static str,
    /// Both lose.
    pub effect_both: &'static str,
    /// Minutes for the opponent.
    pub effect_minutes: &'static str,
    /// The player is expelled.
    pub effect_expel: &'static str,
    /// Depends on the opponent's time.
    pub effect_by_time: &'static str,
    /// The effect begins later.
    pub effect_from: &'static str,
    /// Threshold of fouls in a game.
    pub threshold: &'static str,
    /// Fouls in all.
    pub total: &'static str,
    /// Enter commits.
    pub commit: &'static str,
    /// Title of a card.
    pub card: &'static str,
    /// Title of a proof.
    pub proof: &'static str,
    /// Title of the chase list.
    pub chase: &'static str,
    /// Title of the last acts.
    pub acts: &'static str,
    /// Title of the catalogue.
    pub kinds: &'static str,
    /// Title of the help.
    pub help: &'static str,
    /// Title of the search.
    pub find: &'static str,
    /// What the search takes.
    pub find_hint: &'static str,
    /// Before the command line.
    pub line: &'static str,
    /// Heading: round.
    pub col_round: &'static str,
    /// Heading: opponent.
    pub col_opponent: &'static str,
    /// Heading: colour.
    pub col_colour: &'static str,
    /// Points, in a proof.
    pub sum_points: &'static str,
    /// Ask for the moves of a draw.
    pub ask_moves: &'static str,
    /// A loss is proposed.
    pub proposes: &'static str,
    /// `{0}` table, `{1}` side, `{2}` article: more draw offers than the regulation lets pass.
    pub too_many_offers: &'static str,
    /// Fouls in this game.
    pub in_game: &'static str,
    /// Heading: fouls.
    pub col_fouls: &'static str,
    /// Heading: opponent's points now.
    pub col_now: &'static str,
    /// Colour: red.
    pub c_red: &'static str,
    /// Colour: black.
    pub c_black: &'static str,
    /// A round for a player.
    pub w_win: &'static str,
    /// A round for a player.
    pub w_loss: &'static str,
    /// A round for a player.
    pub w_draw: &'static str,
    /// A round for a player.
    pub w_forfeit: &'static str,
    /// A round for a player.
    pub w_win_forfeit: &'static str,
    /// A round for a player.
    pub w_both_lose: &'static str,
    /// A round for a player.
    pub w_bye: &'static str,
    /// A round for a player.
    pub w_absent: &'static str,
    /// A round for a player.
    pub w_unpaid: &'static str,
    /// A round for a player.
    pub w_withdrawn: &'static str,
    /// A round for a player.
    pub w_expelled: &'static str,
    /// A round for a player.
    pub w_knockout: &'static str,
    /// A round for a player.
    pub w_not_yet: &'static str,
    /// A round for a player.
    pub w_open: &'static str,
    /// Points and their sum.
    pub points_sum: &'static str,
    /// Opponents' points and their sum.
    pub opponents_sum: &'static str,
    /// What separates from the row above.
    pub decided_by: &'static str,
    /// Nobody is above.
    pub first_row: &'static str,
    /// Equal until lots.
    pub level_lots: &'static str,
    /// A value compared.
    pub value_above: &'static str,
    /// A value.
    pub value: &'static str,
    /// Nothing to chase.
    pub none_to_chase: &'static str,
    /// Why a pair.
    pub why_board: &'static str,
    /// Made by hand.
    pub why_hand: &'static str,
    /// A voided act.
    pub void: &'static str,
    /// An incident.
    pub ev_time: &'static str,
    /// An incident.
    pub ev_offer: &'static str,
    /// An incident.
    pub ev_warning: &'static str,
    /// An incident.
    pub ev_note: &'static str,
    /// An incident.
    pub ev_appeal: &'static str,
    /// An appeal decided.
    pub ev_decided: &'static str,
    /// An incident.
    pub ev_claim: &'static str,
    /// An incident.
    pub ev_repetition: &'static str,
    /// An incident.
    pub ev_ruling: &'static str,
    /// An incident.
    pub ev_ruling_draw: &'static str,
    /// An incident.
    pub ev_missing: &'static str,
    /// An incident.
    pub ev_came: &'static str,
    /// Fouls counted.
    pub ev_times: &'static str,
    /// Points.
    pub points: &'static str,
    /// Number.
    pub number: &'static str,
    /// Heading of the answers.
    pub help_question: &'static str,
    /// Help text.
    pub help_line: &'static str,
    /// Help text.
    pub help_digits: &'static str,
    /// Help text.
    pub help_method: &'static str,
    /// Ask for consent.
    pub ask_rematches: &'static str,
    /// The round cannot end yet: before the list of open boards.
    pub boards_open: &'static str,
    /// The snapshot was not written.
    pub snapshot_trouble: &'static str,
    /// Rules a draft breaks.
    pub broken: &'static str,
    /// Mark: changed by hand.
    pub mark_moved: &'static str,
    /// Heading of the warnings before the start.
    pub warnings: &'static str,
    /// Said at the opening, after the console was left.
    pub resumed: &'static str,
    /// Said at the opening, after the console was cut off.
    pub interrupted: &'static str,
    /// The console that wrote has ended, and this one writes.
    pub took_over: &'static str,
    /// The console broke down.
    pub broke_down: &'static str,
    /// No terminal.
    pub no_terminal: &'static str,
    /// Title of the chooser.
    pub chooser: &'static str,
    /// Start from a sample.
    pub chooser_new: &'static str,
    /// Tournaments found.
    pub chooser_here: &'static str,
    /// Samples.
    pub chooser_samples: &'static str,
    /// With the sample's roster.
    pub chooser_with: &'static str,
    /// Yes.
    pub yes: &'static str,
    /// No.
    pub no: &'static str,
    /// Keys of the chooser.
    pub chooser_keys: &'static str,
    /// Keys of the name field.
    pub chooser_name_keys: &'static str,
    /// There is no data folder.
    pub chooser_no_folder: &'static str,
    /// A folder that cannot be opened.
    pub chooser_damaged: &'static str,
    /// No tournament yet.
    pub chooser_none: &'static str,
    /// The folder's name is asked for.
    pub chooser_name: &'static str,
}

/// The words of a language.
pub fn words(lang: Lang) -> &'static Words {
    lang.pick(&zh::ZH, &en::EN)
}

/// A criterion of the chain, as the heading of a narrow column.
pub fn criterion(criterion: Criterion, lang: Lang) -> &'static str {
    let (zh, en) = match criterion {
        Criterion::OpponentScore => ("对手分", "opp."),
        Criterion::Wins => ("胜局", "wins"),
        Criterion::Fouls => ("犯规", "fouls"),
        Criterion::Direct => ("直胜", "direct"),
        Criterion::Blacks => ("后走", "blacks"),
        Criterion::BlackWins => ("后胜", "b.wins"),
        Criterion::Progressive => ("累进分", "progr."),
        Criterion::PreviousRound => ("前一轮", "prev."),
        Criterion::PreviousPoints => ("逆减", "p.pts"),
        Criterion::DropFirst => ("去首轮", "drop1"),
        Criterion::Lots => ("抽签", "lots"),
    };
    lang.pick(zh, en)
}
