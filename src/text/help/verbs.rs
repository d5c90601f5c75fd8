//! What every command of the grammar does, in both languages.

use crate::text::lang::Lang;

/// Verb, meaning in Chinese, meaning in English.
const MEANINGS: &[(&str, &str, &str)] = &[
    ("add", "报名一人", "registers a player"),
    ("edit", "改棋手资料", "changes what is registered of a player"),
    ("paid", "记已交费", "the fee is paid"),
    ("arrived", "记已报到", "the player has arrived"),
    (
        "remove",
        "删除尚无对局的棋手",
        "removes a player who has no games yet",
    ),
    (
        "import",
        "导入名单（CSV、XLSX），再次导入为更新",
        "takes a roster (CSV, XLSX); a second time updates it",
    ),
    (
        "lots",
        "抽签定序号；--as-listed 按名单顺序",
        "draws the numbers; --as-listed gives them in the order of the roster",
    ),
    ("number", "手工给序号", "gives a number by hand"),
    (
        "answer",
        "回答规程未定之事（见 show questions）",
        "answers what the regulation leaves open (see show questions)",
    ),
    (
        "adopt",
        "采用改过的 regulation.ron",
        "adopts an edited regulation.ron",
    ),
    (
        "pair",
        "编排下一轮为草案；--rematches 同意重遇的台数",
        "drafts the next round; --rematches consents to so many",
    ),
    ("swap", "草案中两人对换", "two players of the draft change places"),
    (
        "bye",
        "草案中轮空改给此人",
        "the bye of the draft goes to this player",
    ),
    ("publish", "公布草案", "publishes the draft"),
    (
        "unpair",
        "撤下已公布的对阵；有成绩时须 --with-results",
        "takes the published round down; with results only --with-results",
    ),
    ("start", "开钟", "the clocks start"),
    (
        "result",
        "报成绩；已有成绩时须 --replace",
        "enters a result; over another only with --replace",
    ),
    ("clear", "清除成绩", "takes a result back"),
    ("dispute", "成绩有争议，待判", "the result is contested"),
    ("verify", "复核成绩", "checks a result against the sheet"),
    (
        "missing",
        "开赛时哪一方未到；none 为都到了",
        "who is missing at the start; none: both are there",
    ),
    (
        "merge",
        "两台各缺一人，到场二人并为一台",
        "two boards with one missing each become one",
    ),
    ("table", "改台号", "moves a board to another table"),
    (
        "fix",
        "棋手固定在一台；0 为解除",
        "a player always sits at this table; 0 lifts that",
    ),
    (
        "colours",
        "红黑坐反：得分跟人走",
        "colours were reversed: points stay with the persons",
    ),
    (
        "exchange",
        "两台坐错：实际下的是 A-D、C-B",
        "two boards were mixed up: played as A-D, C-B",
    ),
    (
        "paper",
        "一轮全在纸上进行后整轮录入",
        "enters a whole round as it was run on paper",
    ),
    (
        "close",
        "结束本轮；--pending 留下待定的台",
        "ends the round; --pending leaves boards undecided",
    ),
    (
        "correct",
        "更正以前一轮的成绩",
        "corrects a result of an earlier round",
    ),
    (
        "foul",
        "记犯规；--no-effect 只记不罚",
        "books a foul; --no-effect only records it",
    ),
    ("foul-void", "作废一次犯规", "voids a foul"),
    ("foul-move", "犯规改记给对方", "moves a foul to the other side"),
    ("time", "调钟，加减分钟", "adjusts a clock by minutes"),
    ("offer", "记一次提和", "notes a draw offer"),
    ("warn", "警告", "notes a warning"),
    ("note", "记事", "notes anything"),
    ("appeal", "申诉", "notes an appeal"),
    ("appeal-decision", "申诉的裁定", "the decision on an appeal"),
    (
        "claim",
        "提请限着或循环",
        "a claim of the natural-move limit or of repetition",
    ),
    (
        "claim-count",
        "限着已数到几着",
        "how far a claim has been counted",
    ),
    ("ruling", "裁定哪一方须变着", "rules who must change"),
    ("ruling-end", "裁定的结果", "how a ruling ended"),
    (
        "sheet",
        "棋谱已交；--excused 免交",
        "a score sheet is handed in, or excused",
    ),
    ("sheet-pick", "指定录谱的台", "picks the boards that record"),
    (
        "sheets-book",
        "应交未交的棋谱一次记犯规",
        "books a foul for every sheet due and not handed in",
    ),
    (
        "absent",
        "下一轮（或 --round）缺席，不编排",
        "is not there in the next round, or --round",
    ),
    ("present", "取消缺席", "is there after all"),
    (
        "withdraw",
        "退赛；--forfeit 本轮作弃权",
        "withdraws; --forfeit loses the running game",
    ),
    ("reenter", "恢复参赛", "comes back"),
    ("expel", "取消资格", "is expelled"),
    (
        "late",
        "开赛后补报；--against-bye 对今天的轮空者",
        "enters late; --against-bye plays today's bye",
    ),
    ("cut", "确定淘汰赛名单", "settles who goes on to the knockout"),
    ("ko", "淘汰赛成绩", "a result of the knockout"),
    ("ko-lots", "淘汰赛抽先后", "draws the colours of a knockout game"),
    ("tie-lots", "并列者抽签定名次", "draws lots between level players"),
    ("award", "授予评选类奖项", "gives a nominated award"),
    ("luck", "抽幸运奖", "draws a luck prize"),
    (
        "undo",
        "撤销最近一条；--to 回到此条",
        "undoes the newest act; --to goes back to this one",
    ),
    ("redo", "恢复刚撤销的", "brings back what was undone"),
];

/// What a command does, if there is such a command.
pub fn meaning(verb: &str, lang: Lang) -> Option<&'static str> {
    MEANINGS
        .iter()
        .find(|(v, ..)| *v == verb)
        .map(|(_, zh, en)| lang.pick(*zh, *en))
}
