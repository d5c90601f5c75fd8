//! The words of the console, in both languages, and nothing else of them.

use crate::domain::regulation::Criterion;
use crate::text::lang::Lang;
use std::fmt::Display;

/// The words; `{0}`, `{1}` … stand for what [`fill`] puts there.
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
    /// Seconds.
    pub seconds: &'static str,
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
    pub setup_regulation: &'static str,
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
    /// A bye's term.
    pub bye_term: &'static str,
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
    /// An open board.
    pub since_open: &'static str,
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
    /// Before round 1.
    pub ev_before: &'static str,
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
    /// The folder exists.
    pub chooser_exists: &'static str,
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
    lang.pick(&ZH, &EN)
}

/// A text with its places filled.
pub fn fill(text: &str, with: &[&dyn Display]) -> String {
    let mut filled = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some(at) = rest.find('{') {
        let (before, after) = rest.split_at(at);
        filled.push_str(before);
        let place = after.get(1..2).and_then(|d| d.parse::<usize>().ok());
        match place.and_then(|p| with.get(p)) {
            Some(value) if after.get(2..3) == Some("}") => {
                filled.push_str(&value.to_string());
                rest = &after[3..];
            }
            _ => {
                filled.push('{');
                rest = &after[1..];
            }
        }
    }
    filled.push_str(rest);
    filled
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

const ZH: Words = Words {
    too_small: "屏幕太小：至少要 40 列 10 行，现为 {0} 列 {1} 行",
    boards: "对局",
    standings: "名次",
    roster: "名册",
    clock: "钟与犯规",
    round: "第{0}轮",
    round_of: "第{0}/{1}轮",
    before: "赛前",
    draft: "草案",
    draft_hand: "草案（手工改动）",
    draft_paper: "纸面补录",
    closed: "已结束",
    boards_in: "已报 {0}/{1}",
    open_only: "只看未报",
    saved: "已存 #{0}",
    not_saved: "未保存 NOT SAVED：{0}。此前的都在；请腾出磁盘空间后重打这一条",
    read_only: "只读：另一个控制台正在使用{0}。本屏可看不能改；它一结束，本屏即可写入",
    not_started: "未开钟",
    started: "{0} 开赛 已{1}",
    started_on: "{0} 开赛",
    late_limit: "迟到判负 {0} 还有{1}",
    short_limit: "已{0} 限{1}",
    late_due: "迟到时限 {0} 已到",
    late_unknown: "迟到时限未定",
    minutes: "{0}分",
    hours: "{0}时{1}分",
    seconds: "{0}秒",
    planned: "定于 {0} 开赛",
    missing: "未到",
    both: "双方",
    red: "红方",
    black: "黑方",
    col_table: "台",
    col_red: "红方",
    col_black: "黑方",
    col_points: "分",
    col_result: "结果",
    col_rank: "名次",
    col_number: "序号",
    col_name: "姓名",
    col_unit: "单位",
    col_fee: "费",
    col_arrived: "到",
    col_status: "状态",
    col_marks: "备",
    fee_paid: "已交",
    fee_due: "欠",
    fee_exempt: "免",
    arrived: "到",
    active: "",
    withdrawn: "退赛",
    expelled: "取消资格",
    knockout: "淘汰赛",
    late_entry: "补报",
    absent_next: "下轮缺",
    r_red: "红胜",
    r_draw: "和棋",
    r_black: "黑胜",
    r_red_forfeits: "红弃",
    r_black_forfeits: "黑弃",
    r_both_forfeit: "双弃",
    r_both_lose: "双负",
    r_open: "[    ]",
    r_disputed: "争议",
    r_pending: "待判",
    red_wins: "红胜（{0}）",
    black_wins: "黑胜（{0}）",
    drawn: "和棋",
    red_forfeits: "红方弃权，黑胜（{0}）",
    black_forfeits: "黑方弃权，红胜（{0}）",
    both_forfeit: "双弃权",
    both_lose: "双负",
    mark_sheet: "谱",
    mark_verified: "核",
    mark_missing: "缺",
    mark_float: "浮",
    bye: "轮空",
    not_paired: "未编排",
    nobody_yet: "（空）",
    undecided: "并列",
    complete: "全部成绩已报",
    of_boards: "第{0}轮 {1}/{2}",
    lapsed: "未打完的台号已过时作废",
    dropped: "未做任何改动",
    no_round: "还没有编排的轮次",
    no_table: "没有 {0} 开头的台：本轮为 {1} 至 {2} 台",
    no_such_table: "没有第 {0} 台",
    is_draft: "这是草案，先公布（w）才能报成绩",
    no_draft: "现在没有草案，先编排（g）",
    old_round: "第{0}轮已过：用 i 或 :correct {0} {1} 改",
    foul_old_round: "过去轮次的犯规请用 : 命令，加 --round",
    no_kinds: "规程没有犯规目录，请用 :foul",
    number_first: "先打数字，再按 Enter",
    replace: "第{0}台 {1} 改为 {2}？ y 确认",
    quit: "退出控制台？（都已存好） y 确认",
    undo_grave: "撤销 #{0}：{1}？ y 确认",
    undo_to: "撤销其后的 {0} 条，回到 #{1} {2}？ y 确认",
    newest_act: "这就是最新一条；选更早的一条",
    ask_lots: "还没有抽签：现由程序为 {0} 人抽签？ y 确认",
    ask_publish: "公布第{0}轮（{1} 台）？ y 确认",
    ask_withdraw: "{0} 退赛？ y 确认",
    status_is: "{0} 现为：{1}",
    one_section: "只有一个组别",
    no_earlier: "没有更早的轮次",
    no_later: "没有更晚的轮次",
    nobody: "这一行没有棋手",
    not_found: "没有找到",
    input_method: "输入法开着？请切换到英文（字母没有起作用）",
    next: "下一步",
    undo_would: "u 撤销 #{0}：{1}",
    nothing_to_undo: "没有可撤销的",
    step_players: "登记棋手：Tab 到名册，a 逐人加，I 导入文件",
    step_question: "先答规程未定之事（{1}）：R 看规程并作答",
    step_lots: "{0} 人已登记：g 抽签",
    step_pair: "g 编排第{0}轮",
    step_publish: "看过草案后 w 公布第{0}轮",
    step_start: "t 开钟，成绩随到随报",
    step_results: "还有 {0} 台未报：台号加 + - *",
    step_disputed: "{0} 台争议待判",
    step_close: "成绩已齐：e 结束第{0}轮",
    step_cut: "第{0}轮后取前四名：K 看名额，再按 x 切分",
    step_knockout: "淘汰赛未完：K",
    step_over: "全部轮次结束：P 看奖项",
    setup: "开赛前",
    setup_regulation: "规程",
    setup_players: "棋手",
    setup_count: "{0} 人",
    setup_fees: "交费",
    setup_unpaid: "{0} 人未交",
    setup_unpaid_out: "{0} 人未交（不编排）",
    setup_all_paid: "都已交",
    setup_arrived: "报到",
    setup_questions: "规程未定",
    setup_open: "{0} 项待答",
    setup_default: "{0} 项用默认",
    setup_none: "无",
    setup_lots: "抽签",
    setup_drawn: "已抽",
    setup_not_drawn: "未抽",
    setup_draft: "第1轮",
    setup_to_pair: "待编排",
    setup_rounds: "{0} 轮，每方 {1} 分加 {2} 秒",
    setup_key_register: "名册栏 a 逐人加，I 导入",
    setup_key_paid: "名册栏 p",
    setup_key_arrived: "名册栏 r",
    setup_key_answer: "R 看规程并作答",
    setup_more: "还有 {0} 行，R 看全部",
    setup_key_lots: "g 由程序抽，:lots --as-listed 按名册",
    setup_key_pair: "g 编排，w 公布",
    typed_open: "未报",
    typed_unknown: "继续打台号",
    table_at_cursor: "光标 {0} 台",
    side_of: "哪一方？",
    kind_of: "犯规种类？",
    forfeit_of: "弃权、双负或走反？",
    missing_of: "哪一方未到？",
    swap_first: "调换：哪一方？",
    swap_second: "与哪一台哪一方调换？",
    bye_first: "轮空改给哪一方？",
    counts: "记犯规 {0} 次",
    counts_none: "不记次数",
    asks_moves: "漏记着数",
    asks_left: "对方剩余时间 分秒",
    no_effect: "只记不罚",
    effect_lose: "本局判负",
    effect_both: "双方判负",
    effect_minutes: "对方加 {0} 分",
    effect_expel: "取消比赛资格",
    effect_by_time: "对方不足 {0} 分判负，否则加 {1} 分",
    effect_from: "第 {0} 次起",
    threshold: "已到本局限数，建议判负",
    total: "累计 {0} 次",
    commit: "Enter 记录",
    card: "棋手",
    proof: "名次依据",
    chase: "催报",
    acts: "最近操作",
    kinds: "犯规目录",
    help: "按键",
    find: "找人",
    find_hint: "拼音、姓名、序号、单位",
    line: ":",
    col_round: "轮",
    col_opponent: "对手",
    col_colour: "先后",
    sum_points: "积分",
    ask_moves: "第{0}台和棋须满 {1} 回合：走满了？ y 记为已满",
    proposes: "犯规 {2} 次，可判负：第{0}台 {1}",
    too_many_offers: "提和过多，可记犯规：第{0}台 {1} {2}",
    in_game: "本局 {0} 次",
    col_fouls: "犯规",
    col_now: "对手现分",
    c_red: "红",
    c_black: "黑",
    w_win: "胜",
    w_loss: "负",
    w_draw: "和",
    w_forfeit: "弃权",
    w_win_forfeit: "对方弃权",
    w_both_lose: "双负",
    w_bye: "轮空",
    w_absent: "缺席",
    w_unpaid: "未交费",
    w_withdrawn: "已退赛",
    w_expelled: "已取消资格",
    w_knockout: "淘汰赛",
    w_not_yet: "未入赛",
    w_open: "未报",
    points_sum: "积分 {0}",
    opponents_sum: "对手分 {0} = {1}",
    bye_term: "轮空 {0}",
    decided_by: "与上一名之别：{0}",
    first_row: "第一名，无需比较",
    level_lots: "各项全同，并列待抽签",
    value_above: "{0}：本人 {1}，上一名 {2}",
    value: "{0}：{1}",
    since_open: "未报",
    none_to_chase: "没有未报的台",
    why_board: "第{0}台缘由：{1}",
    why_hand: "手工或纸面编排",
    void: "已作废",
    ev_time: "{0} 钟 {1} 分",
    ev_offer: "{0} 提和",
    ev_warning: "警告{0}：{1}",
    ev_note: "记事：{0}",
    ev_appeal: "申诉：{0}",
    ev_decided: "裁定：{0}",
    ev_claim: "{0} 提请限着 {1}/{2}",
    ev_repetition: "{0} 提请循环 {1}/{2}",
    ev_ruling: "令{0}变着",
    ev_ruling_draw: "双方不变作和",
    ev_missing: "{0} 未到",
    ev_came: "双方已到",
    ev_times: "{0}次",
    ev_before: "赛前",
    points: "{0}分",
    number: "{0}号",
    help_question: "有提问时",
    help_line: ": 命令行可写任何命令，如 :correct 3 12 black，Tab 补全，上下翻历史",
    help_digits: "数字总是台号；Esc 或其他键放弃提问，照常起作用",
    help_method: "全角键同半角；、即 /，× 即 *；红 黑 和 也是键",
    ask_rematches: "无法避免重复对局，最少 {0} 台；照此编排？ y 确认",
    boards_open: "第{0}轮还有 {1} 台未定（c 催报，o 只看未报）：",
    snapshot_trouble: "快照和名次表没有写成：{0}。成绩都在日志里，不受影响",
    broken: "违反：{0}",
    mark_moved: "改",
    warnings: "留意",
    resumed: "已恢复到上次的位置，最后一条 #{0} 存于 {1}",
    interrupted: "上次在 {0} 中断，已恢复到原处；最后一条 #{1}",
    took_over: "另一个控制台已结束，现在由本屏写入",
    broke_down: "控制台出错退出；已报的都已存好，请重新打开",
    no_terminal: "控制台要在终端里打开",
    chooser: "选择赛事",
    chooser_new: "用规程新开：{0}",
    chooser_here: "已有赛事",
    chooser_samples: "用样例规程新开",
    chooser_with: "Tab 连同样例名单：{0}",
    yes: "是",
    no: "否",
    chooser_keys: "上下键 选择  Enter 打开  l English  q 退出",
    chooser_name_keys: "Enter 新建  Tab 样例名单  Esc 返回",
    chooser_exists: "{0} 已存在，换一个名称",
    chooser_no_folder: "找不到数据文件夹；请用 arbiter open 文件夹",
    chooser_damaged: "（打不开）",
    chooser_none: "还没有赛事；选一份规程新开",
    chooser_name: "新赛事的名称（文件夹名）",
};

const EN: Words = Words {
    too_small: "screen too small: 40 by 10 at least, this is {0} by {1}",
    boards: "Boards",
    standings: "Standings",
    roster: "Roster",
    clock: "Clock and fouls",
    round: "round {0}",
    round_of: "round {0}/{1}",
    before: "before round 1",
    draft: "draft",
    draft_hand: "draft, changed by hand",
    draft_paper: "from paper",
    closed: "closed",
    boards_in: "{0}/{1} in",
    open_only: "open only",
    saved: "saved #{0}",
    not_saved: "NOT SAVED: {0}. All before is kept; make room on the disk and give this act again",
    read_only: "read only: another console is open{0}. You can look, not change, until it ends",
    not_started: "clock not started",
    started: "started {0}, {1} ago",
    started_on: "started {0}",
    late_limit: "late limit {0}, in {1}",
    short_limit: "{0}, limit {1}",
    late_due: "late limit {0} has passed",
    late_unknown: "late limit not set",
    minutes: "{0} min",
    hours: "{0} h {1} min",
    seconds: "{0} s",
    planned: "planned for {0}",
    missing: "missing",
    both: "both",
    red: "red",
    black: "black",
    col_table: "tbl",
    col_red: "Red",
    col_black: "Black",
    col_points: "pts",
    col_result: "result",
    col_rank: "rk",
    col_number: "no",
    col_name: "Name",
    col_unit: "Unit",
    col_fee: "fee",
    col_arrived: "in",
    col_status: "status",
    col_marks: "marks",
    fee_paid: "paid",
    fee_due: "due",
    fee_exempt: "free",
    arrived: "yes",
    active: "",
    withdrawn: "withdrawn",
    expelled: "expelled",
    knockout: "knockout",
    late_entry: "late entry",
    absent_next: "absent next",
    r_red: "1-0",
    r_draw: "draw",
    r_black: "0-1",
    r_red_forfeits: "0-1 f.",
    r_black_forfeits: "1-0 f.",
    r_both_forfeit: "0-0 f.",
    r_both_lose: "0-0",
    r_open: "[    ]",
    r_disputed: "dispute",
    r_pending: "pending",
    red_wins: "red wins ({0})",
    black_wins: "black wins ({0})",
    drawn: "draw",
    red_forfeits: "red forfeits, black wins ({0})",
    black_forfeits: "black forfeits, red wins ({0})",
    both_forfeit: "both forfeit",
    both_lose: "both lose",
    mark_sheet: "s",
    mark_verified: "v",
    mark_missing: "a",
    mark_float: "f",
    bye: "bye",
    not_paired: "not paired",
    nobody_yet: "(empty)",
    undecided: "level",
    complete: "all results in",
    of_boards: "round {0}: {1} of {2}",
    lapsed: "the half-typed number lapsed",
    dropped: "nothing was done",
    no_round: "no round yet",
    no_table: "no table begins with {0}: this round has {1} to {2}",
    no_such_table: "no table {0}",
    is_draft: "this is a draft: publish it first (w)",
    no_draft: "there is no draft: pair first (g)",
    old_round: "round {0} is over: use i, or :correct {0} {1}",
    foul_old_round: "for a foul of an older round use the : line with --round",
    no_kinds: "the regulation lists no fouls: use :foul",
    number_first: "type the number first, then Enter",
    replace: "table {0}: {1} becomes {2}? y",
    quit: "leave the console? (all is saved) y",
    undo_grave: "undo #{0}: {1}? y",
    undo_to: "undo the {0} acts after it, back to #{1} {2}? y",
    newest_act: "this is the newest act: choose an earlier one",
    ask_lots: "no lots yet: draw them now for {0} players? y",
    ask_publish: "publish round {0} ({1} boards)? y",
    ask_withdraw: "{0} withdraws? y",
    status_is: "{0} is: {1}",
    one_section: "there is only one section",
    no_earlier: "no earlier round",
    no_later: "no later round",
    nobody: "no player in this row",
    not_found: "nobody found",
    input_method: "input method on? switch it off (the letters did nothing)",
    next: "next",
    undo_would: "u undoes #{0}: {1}",
    nothing_to_undo: "nothing to undo",
    step_players: "register players: Tab to the roster, then a, or I to import a file",
    step_question: "R answers what the regulation leaves open ({1})",
    step_lots: "{0} players registered: g draws the lots",
    step_pair: "g pairs round {0}",
    step_publish: "look the draft over, then w publishes round {0}",
    step_start: "t starts the clock; key results as they come",
    step_results: "{0} boards to come: table, then + - *",
    step_disputed: "{0} disputed boards to decide",
    step_close: "all in: e ends round {0}",
    step_cut: "after round {0} the first four go on: K, then x",
    step_knockout: "the knockout is to be played: K",
    step_over: "all rounds are over: P shows the prizes",
    setup: "Before the start",
    setup_regulation: "Regulation",
    setup_players: "Players",
    setup_count: "{0}",
    setup_fees: "Fees",
    setup_unpaid: "{0} due",
    setup_unpaid_out: "{0} due (not paired)",
    setup_all_paid: "all settled",
    setup_arrived: "Arrived",
    setup_questions: "Left open",
    setup_open: "{0} to answer",
    setup_default: "{0} at their default",
    setup_none: "none",
    setup_lots: "Lots",
    setup_drawn: "drawn",
    setup_not_drawn: "not drawn",
    setup_draft: "Round 1",
    setup_to_pair: "to pair",
    setup_rounds: "{0} rounds, {1} min + {2} s each",
    setup_key_register: "a and I in the roster",
    setup_key_paid: "p in the roster",
    setup_key_arrived: "r in the roster",
    setup_key_answer: "R shows and answers",
    setup_more: "{0} lines more: R shows all",
    setup_key_lots: "g by the program, :lots --as-listed by hand",
    setup_key_pair: "g pairs, w publishes",
    typed_open: "open",
    typed_unknown: "go on typing",
    table_at_cursor: "table {0}, at the cursor",
    side_of: "which side?",
    kind_of: "which kind?",
    forfeit_of: "forfeit, both lose, or reversed?",
    missing_of: "who is missing?",
    swap_first: "swap: which side?",
    swap_second: "with which table and side?",
    bye_first: "the bye goes to which side?",
    counts: "counts {0}",
    counts_none: "no foul",
    asks_moves: "moves missed",
    asks_left: "opponent's time left, MMSS",
    no_effect: "recorded only",
    effect_lose: "game lost",
    effect_both: "both lose",
    effect_minutes: "+{0} min to the opponent",
    effect_expel: "expelled",
    effect_by_time: "opponent <{0} min: lost, else +{1} min",
    effect_from: "from time {0}",
    threshold: "the limit of this game is reached: a loss is proposed",
    total: "{0} in all",
    commit: "Enter books it",
    card: "Player",
    proof: "Why this place",
    chase: "To chase",
    acts: "Last acts",
    kinds: "Fouls",
    help: "Keys",
    find: "Find",
    find_hint: "pinyin, name, number, unit",
    line: ":",
    col_round: "rd",
    col_opponent: "Opponent",
    col_colour: "col",
    sum_points: "points",
    ask_moves: "table {0}: a draw needs {1} moves: were they played? y notes it",
    proposes: "{2} fouls, a loss may be given: table {0} {1}",
    too_many_offers: "too many draw offers: table {0} {1}, {2}",
    in_game: "{0} in this game",
    col_fouls: "fouls",
    col_now: "now",
    c_red: "red",
    c_black: "blk",
    w_win: "win",
    w_loss: "loss",
    w_draw: "draw",
    w_forfeit: "forfeit",
    w_win_forfeit: "win by forfeit",
    w_both_lose: "both lose",
    w_bye: "bye",
    w_absent: "absent",
    w_unpaid: "unpaid",
    w_withdrawn: "withdrawn",
    w_expelled: "expelled",
    w_knockout: "knockout",
    w_not_yet: "not entered",
    w_open: "open",
    points_sum: "points {0}",
    opponents_sum: "opponents' score {0} = {1}",
    bye_term: "bye {0}",
    decided_by: "from the row above: {0}",
    first_row: "the first row",
    level_lots: "level in all: lots decide",
    value_above: "{0}: {1}, above {2}",
    value: "{0}: {1}",
    since_open: "open",
    none_to_chase: "no open boards",
    why_board: "table {0}, why: {1}",
    why_hand: "made by hand or on paper",
    void: "voided",
    ev_time: "{0} clock {1} min",
    ev_offer: "{0} offers a draw",
    ev_warning: "warning to {0}: {1}",
    ev_note: "note: {0}",
    ev_appeal: "appeal: {0}",
    ev_decided: "decided: {0}",
    ev_claim: "{0} claims moves {1}/{2}",
    ev_repetition: "{0} claims repetition {1}/{2}",
    ev_ruling: "{0} must change",
    ev_ruling_draw: "draw unless one changes",
    ev_missing: "{0} missing",
    ev_came: "both here",
    ev_times: "x{0}",
    ev_before: "before",
    points: "{0} pts",
    number: "no {0}",
    help_question: "When something is asked",
    help_line: "The : line takes any command, such as :correct 3 12 black; Tab completes, Up and Down recall",
    help_digits: "Digits always mean a table; Esc or any other key drops a question and acts as usual",
    help_method: "Full-width keys work as half-width ones",
    ask_rematches: "no pairing without rematches, {0} at the fewest: pair so? y",
    boards_open: "round {0}: {1} boards open (c lists them, o shows them alone):",
    snapshot_trouble: "the snapshot and the cross table were not written: {0}. The journal has everything",
    broken: "broken: {0}",
    mark_moved: "m",
    warnings: "Mind",
    resumed: "as you left it; the last act #{0} was saved at {1}",
    interrupted: "resumed after interruption at {0}, as you left it; the last act is #{1}",
    took_over: "the other console has ended; from now on this one writes",
    broke_down: "the console broke down; all that was given is saved, open it again",
    no_terminal: "the console needs a terminal",
    chooser: "Choose a tournament",
    chooser_new: "start from the sample: {0}",
    chooser_here: "Tournaments",
    chooser_samples: "Start from a sample",
    chooser_with: "Tab: with the sample's roster: {0}",
    yes: "yes",
    no: "no",
    chooser_keys: "Up/Down choose  Enter open  l 中文  q quit",
    chooser_name_keys: "Enter make it  Tab sample roster  Esc back",
    chooser_exists: "{0} exists: choose another name",
    chooser_no_folder: "no data folder: use arbiter open FOLDER",
    chooser_damaged: "(cannot be opened)",
    chooser_none: "no tournament yet: start from a sample",
    chooser_name: "name of the new tournament (its folder)",
};

/// The verbs of the command line, for completion.
pub const VERBS: [&str; 59] = [
    "add",
    "edit",
    "paid",
    "arrived",
    "remove",
    "import",
    "lots",
    "number",
    "answer",
    "adopt",
    "pair",
    "swap",
    "bye",
    "publish",
    "unpair",
    "start",
    "result",
    "clear",
    "dispute",
    "verify",
    "missing",
    "merge",
    "table",
    "fix",
    "colours",
    "exchange",
    "paper",
    "close",
    "correct",
    "foul",
    "foul-void",
    "foul-move",
    "time",
    "offer",
    "warn",
    "note",
    "appeal",
    "appeal-decision",
    "claim",
    "claim-count",
    "ruling",
    "ruling-end",
    "sheet",
    "sheet-pick",
    "sheets-book",
    "absent",
    "present",
    "withdraw",
    "reenter",
    "expel",
    "late",
    "cut",
    "ko",
    "ko-lots",
    "tie-lots",
    "award",
    "luck",
    "undo",
    "redo",
];
