//! The words of what is done on the spot: the hall before the late limit, the log of a round, corrections.

use crate::text::lang::Lang;

/// The words; `{0}`, `{1}` … stand for what [`crate::text::console::fill`] puts there.
#[derive(Debug)]
pub struct Spot {
    /// Title of the list of boards in the hall.
    pub hall: &'static str,
    /// The keys of the hall, as a first line.
    pub hall_keys: &'static str,
    /// No board waits.
    pub hall_empty: &'static str,
    /// Only boards with somebody missing are listed.
    pub hall_marked: &'static str,
    /// A forfeit at this board is due.
    pub due: &'static str,
    /// The clock is not started, so nobody is late.
    pub no_clock: &'static str,
    /// Nobody is marked missing at the table.
    pub nobody_missing: &'static str,
    /// Nobody is marked missing at all.
    pub none_missing: &'static str,
    /// Seconds are still left.
    pub not_yet: &'static str,
    /// Ask before every forfeit due.
    pub forfeit_all: &'static str,
    /// After every forfeit.
    pub forfeited: &'static str,
    /// The limit is reached, so many boards stand ready.
    pub limit_ready: &'static str,
    /// The limit is reached and nobody is missing.
    pub limit_clear: &'static str,
    /// When the last game can end.
    pub latest_end: &'static str,
    /// Seconds, in a clock.
    pub in_seconds: &'static str,
    /// Title note: the log of a round.
    pub log_round: &'static str,
    /// Title note: only one board.
    pub only_table: &'static str,
    /// Title note: only one player.
    pub only_player: &'static str,
    /// Nothing logged.
    pub log_empty: &'static str,
    /// A result changed.
    pub corrected: &'static str,
    /// A result was taken back.
    pub cleared: &'static str,
    /// A dispute.
    pub disputed: &'static str,
    /// A dispute was decided.
    pub settled: &'static str,
    /// A result given late.
    pub came_late: &'static str,
    /// A sheet handed in.
    pub sheet_in: &'static str,
    /// A sheet excused.
    pub sheet_excused: &'static str,
    /// A tick taken back.
    pub sheet_back: &'static str,
    /// Boards picked to owe a sheet.
    pub sheets_picked: &'static str,
    /// Colours reversed.
    pub reversed: &'static str,
    /// Opponents exchanged.
    pub exchanged: &'static str,
    /// A table moved.
    pub moved_table: &'static str,
    /// A latecomer against the bye.
    pub against_bye: &'static str,
    /// Two boards merged.
    pub merged: &'static str,
    /// The clock started.
    pub clock_started: &'static str,
    /// A foul was voided.
    pub voided: &'static str,
    /// A foul was moved to this player.
    pub moved: &'static str,
    /// An appeal was decided.
    pub decided: &'static str,
    /// The row is no foul.
    pub not_a_foul: &'static str,
    /// The row is no claim.
    pub not_a_claim: &'static str,
    /// The row names no board.
    pub no_board_here: &'static str,
    /// The row names no player.
    pub no_player_here: &'static str,
    /// What counts for a claim.
    pub counts: &'static str,
    /// A cap on checks, kills and chases.
    pub forcing_cap: &'static str,
    /// A cap on checks.
    pub checks_cap: &'static str,
    /// The target of a claim is reached.
    pub reached: &'static str,
    /// Who entered a row, in which act.
    pub entered: &'static str,
    /// Title of a correction.
    pub correct: &'static str,
    /// What is corrected.
    pub correct_head: &'static str,
    /// The next round stays.
    pub way_keep: &'static str,
    /// The next round stays, its draft goes.
    pub way_keep_draft: &'static str,
    /// The two opponents are exchanged.
    pub way_partial: &'static str,
    /// Everything is paired again.
    pub way_all: &'static str,
    /// A way that cannot be taken; its reason is said when it is chosen.
    pub way_closed: &'static str,
    /// So many boards change.
    pub boards_change: &'static str,
    /// Ask before correcting where no round follows.
    pub ask_correct: &'static str,
    /// Sheets that are owed.
    pub sheets_owed: &'static str,
    /// Ask before booking them.
    pub ask_book: &'static str,
    /// No sheet is owed.
    pub no_sheets: &'static str,
    /// Ask for the loss that a foul leads to in this game.
    pub ask_loss: &'static str,
    /// Verify mode by red's column.
    pub verify_red: &'static str,
    /// Verify mode by black's column.
    pub verify_black: &'static str,
    /// Verified of all.
    pub verified: &'static str,
    /// Ask before closing.
    pub ask_close: &'static str,
    /// Score sheets missing, as part of that.
    pub close_sheets: &'static str,
    /// A named point: a round published.
    pub point_published: &'static str,
    /// A named point: a round closed.
    pub point_closed: &'static str,
    /// What redo would bring back.
    pub redo_would: &'static str,
    /// Nothing of that kind further on.
    pub no_point: &'static str,
}

const ZH: Spot = Spot {
    hall: "到场",
    hall_keys: " r/b 标记未到，再按到场；f 判本台，F 全判弃权",
    hall_empty: "没有未完的台",
    hall_marked: "只列有人未到",
    due: "可判",
    no_clock: "先按 t 开钟",
    nobody_missing: "第{0}台没有标记未到",
    none_missing: "没有标记未到的台",
    not_yet: "未到迟到时限，还有 {0}",
    forfeit_all: "迟到判负 {0} 台（{1}）？ y 确认，逐台可撤",
    forfeited: "迟到已判：台 {0}，u 逐台撤销",
    limit_ready: "迟到时限已到：{0} 台有人未到，a 到场列表，F 一并判负",
    limit_clear: "迟到时限已到：没有标记未到的台",
    latest_end: "最迟约 {0} 结束（双方各 {1}分+{2}秒*{3}回合）",
    in_seconds: "{0}分{1}秒",
    log_round: "第{0}轮",
    only_table: "只看第{0}台",
    only_player: "只看 {0}",
    log_empty: "还没有记录",
    corrected: "更正 {0} 改 {1}",
    cleared: "撤成绩 {0}",
    disputed: "有争议 {0}",
    settled: "争议裁定 {0}",
    came_late: "补报 {0}",
    sheet_in: "交谱",
    sheet_excused: "免交谱",
    sheet_back: "交谱取消",
    sheets_picked: "录谱台 {0}",
    reversed: "先后走反已改，得分不动",
    exchanged: "换人：{0} 对 {1}",
    moved_table: "换台：原 {0}",
    against_bye: "迟到者对轮空",
    merged: "并台",
    clock_started: "开钟 {0}",
    voided: "{0} 作废：{1}",
    moved: "{0} 改归对方：{1}",
    decided: "{0} 裁定：{1}",
    not_a_foul: "这一行不是犯规",
    not_a_claim: "这一行不是提请限着",
    no_board_here: "这一行没有台号",
    no_player_here: "这一行没有棋手",
    counts: "不计：{0}",
    forcing_cap: "将杀捉合计至多计 {0}",
    checks_cap: "其中将军至多计 {0}",
    reached: "已满",
    entered: "{0} 录入 {1}",
    correct: "更正成绩",
    correct_head: "第{0}轮 {1}台  {2} 改为 {3}",
    way_keep: "第{0}轮不动",
    way_keep_draft: "第{0}轮草案作废，重新编排",
    way_partial: "第{0}轮只对换两名对手",
    way_all: "第{0}轮撤下，全部重编",
    way_closed: "不可（选中看原因）",
    boards_change: "改 {0} 台",
    ask_correct: "第{0}轮 {1}台 {2} 改为 {3}？ y 确认",
    sheets_owed: "欠交棋谱",
    ask_book: "{0} 份棋谱未交（台 {1}），各记犯规？ y 确认",
    no_sheets: "没有欠交的棋谱",
    ask_loss: "{0}台 {1} {2} 本局犯规 {3} 次，判负？ y 确认",
    verify_red: "复核：按红方栏",
    verify_black: "复核：按黑方栏，+ 为黑胜",
    verified: "已复核 {0}/{1}",
    ask_close: "{0}，仍结束本轮？ y 确认",
    close_sheets: "棋谱未交 {0} 份（台 {1}）",
    point_published: "第{0}轮 公布",
    point_closed: "第{0}轮 结束",
    redo_would: "^R 恢复 #{0} {1}",
    no_point: "那边没有公布或结束",
};

const EN: Spot = Spot {
    hall: "Hall",
    hall_keys: " r/b missing, again here; f forfeit this board, F all",
    hall_empty: "no board is open",
    hall_marked: "only where somebody is missing",
    due: "due",
    no_clock: "start the clock first: t",
    nobody_missing: "nobody is marked missing at table {0}",
    none_missing: "nobody is marked missing",
    not_yet: "the late limit is {0} away",
    forfeit_all: "late: forfeit {0} boards ({1})? y, each can be undone",
    forfeited: "forfeited: tables {0}, u takes them back one by one",
    limit_ready: "late limit: {0} boards with somebody missing, a lists them, F forfeits all",
    limit_clear: "late limit: nobody is marked missing",
    latest_end: "last game ends by {0} (each side {1} min + {2} s x {3} moves)",
    in_seconds: "{0} min {1} s",
    log_round: "round {0}",
    only_table: "table {0} only",
    only_player: "{0} only",
    log_empty: "nothing logged",
    corrected: "corrected: {0} to {1}",
    cleared: "result taken back: {0}",
    disputed: "disputed {0}",
    settled: "dispute decided: {0}",
    came_late: "reported late: {0}",
    sheet_in: "sheet in",
    sheet_excused: "sheet excused",
    sheet_back: "sheet tick taken back",
    sheets_picked: "sheets due at {0}",
    reversed: "colours put right, points stay",
    exchanged: "now {0} v {1}",
    moved_table: "moved from table {0}",
    against_bye: "latecomer against the bye",
    merged: "two boards made one",
    clock_started: "clock started {0}",
    voided: "{0} void: {1}",
    moved: "{0} is the other side's: {1}",
    decided: "{0} decided: {1}",
    not_a_foul: "this row is no foul",
    not_a_claim: "this row is no claim",
    no_board_here: "this row names no board",
    no_player_here: "this row names no player",
    counts: "not counted: {0}",
    forcing_cap: "checks, kills and chases count at most {0}",
    checks_cap: "checks at most {0} of them",
    reached: "reached",
    entered: "entered by {0} {1}",
    correct: "Correction",
    correct_head: "round {0} table {1}  {2} becomes {3}",
    way_keep: "round {0} stays",
    way_keep_draft: "the draft of round {0} goes, pair again",
    way_partial: "round {0}: exchange the two opponents",
    way_all: "round {0}: take down and pair again",
    way_closed: "no (go there to see why)",
    boards_change: "{0} boards change",
    ask_correct: "round {0} table {1}: {2} becomes {3}? y",
    sheets_owed: "Score sheets owed",
    ask_book: "{0} sheets are missing (tables {1}): book a foul for each? y",
    no_sheets: "no sheet is owed",
    ask_loss: "table {0}: {1} {2} has {3} fouls in this game, give the loss? y",
    verify_red: "verifying: red's column",
    verify_black: "verifying: black's column, + is black",
    verified: "verified {0} of {1}",
    ask_close: "{0}: end the round? y",
    close_sheets: "{0} score sheets missing (tables {1})",
    point_published: "Round {0} published",
    point_closed: "Round {0} closed",
    redo_would: "^R redoes #{0} {1}",
    no_point: "no publish or close that way",
};

/// The words in a language.
pub fn spot(lang: Lang) -> &'static Spot {
    lang.pick(&ZH, &EN)
}
