//! What the keys do, in both languages.

use crate::domain::round::Word;
use crate::text::lang::Lang;
use crate::tui::keymap::{Action, Mode};

/// What a key does, short enough for the footer.
pub fn help(action: Action, lang: Lang) -> &'static str {
    let (zh, en) = match action {
        Action::Digit => ("台号", "table"),
        Action::Result(Word::Red) | Action::AtCursor(Word::Red) => ("红胜", "red wins"),
        Action::Result(Word::Black) | Action::AtCursor(Word::Black) => ("黑胜", "black wins"),
        Action::Result(Word::Draw) | Action::AtCursor(Word::Draw) => ("和棋", "draw"),
        Action::Result(Word::RedForfeits) | Action::AtCursor(Word::RedForfeits) => {
            ("红方弃权", "red forfeits")
        }
        Action::Result(Word::BlackForfeits) | Action::AtCursor(Word::BlackForfeits) => {
            ("黑方弃权", "black forfeits")
        }
        Action::Result(Word::BothForfeit) | Action::AtCursor(Word::BothForfeit) => ("双弃权", "both forfeit"),
        Action::Result(Word::BothLose) | Action::AtCursor(Word::BothLose) => ("双负", "both lose"),
        Action::Slash => ("弃权等", "forfeits"),
        Action::Colours => ("先后走反", "colours reversed"),
        Action::Foul => ("犯规", "foul"),
        Action::Red => ("红方", "red"),
        Action::Black => ("黑方", "black"),
        Action::Kind => ("犯规种类", "kind"),
        Action::KindList => ("全部种类", "all kinds"),
        Action::NoEffect => ("只记不罚", "record only"),
        Action::Commit => ("确定", "do it"),
        Action::Dispute => ("争议", "dispute"),
        Action::ClearOrErase => ("清除/退格", "clear/erase"),
        Action::Erase => ("退一步", "a step back"),
        Action::Sheet => ("交谱", "sheet in"),
        Action::Missing => ("未到", "missing"),
        Action::Swap => ("调换", "swap"),
        Action::Bye => ("改轮空", "bye to"),
        Action::Goto => ("到该台", "go there"),
        Action::Back => ("返回", "back"),
        Action::Undo => ("撤销", "undo"),
        Action::Redo => ("重做", "redo"),
        Action::Acts => ("最近操作", "last acts"),
        Action::Close => ("结束本轮", "end round"),
        Action::Pair => ("编排", "pair"),
        Action::Publish => ("公布", "publish"),
        Action::Start => ("开钟", "start clock"),
        Action::OpenOnly => ("只看未报", "open only"),
        Action::Chase => ("催报", "chase"),
        Action::Verify => ("复核", "verify"),
        Action::Earlier => ("上一轮", "earlier round"),
        Action::Later => ("下一轮", "later round"),
        Action::NextPanel => ("换栏", "panel"),
        Action::PrevPanel => ("前一栏", "panel before"),
        Action::Zoom => ("满屏", "zoom"),
        Action::Section => ("组别", "section"),
        Action::Language => ("English", "中文"),
        Action::Rules => ("规程", "regulation"),
        Action::Remove => ("删除", "remove"),
        Action::Import => ("导入名册", "import"),
        Action::Help => ("帮助", "help"),
        Action::Line => ("命令", "command"),
        Action::Prefill => ("预填命令", "edit as command"),
        Action::Find => ("找人", "find"),
        Action::Quit => ("退出", "quit"),
        Action::Open => ("详情", "details"),
        Action::Up => ("上", "up"),
        Action::Down => ("下", "down"),
        Action::PageUp => ("上页", "page up"),
        Action::PageDown => ("下页", "page down"),
        Action::Home => ("最前", "first"),
        Action::End => ("最后", "last"),
        Action::Add => ("加人", "add"),
        Action::Paid => ("交费", "paid"),
        Action::Arrived => ("报到", "arrived"),
        Action::Absent => ("下轮缺席", "absent next"),
        Action::Withdraw => ("退赛", "withdraw"),
        Action::Reenter => ("恢复参赛", "re-enter"),
        Action::Expel => ("取消资格", "expel"),
        Action::Other => ("对手", "opponent"),
        Action::Yes => ("是", "yes"),
        Action::No => ("否", "no"),
        Action::Complete => ("补全", "complete"),
    };
    lang.pick(zh, en)
}

/// The heading of a mode in the help screen.
pub fn mode_name(mode: Mode, lang: Lang) -> &'static str {
    let (zh, en) = match mode {
        Mode::Boards => ("对局栏（主页）", "Boards (home)"),
        Mode::Verify => ("复核成绩", "Verifying results"),
        Mode::Standings => ("名次栏", "Standings"),
        Mode::Roster => ("名册栏", "Roster"),
        Mode::Clock => ("钟与犯规栏", "Clock and fouls"),
        Mode::Table => ("已打台号 n", "After a table's number"),
        Mode::DraftTable => ("草案中已打台号 n", "After a table's number in a draft"),
        Mode::Slash => ("台号 n 之后按 /", "After n /"),
        Mode::Side => ("要问是哪一方", "A side is asked for"),
        Mode::Kind => ("要问犯规种类", "A kind of foul is asked for"),
        Mode::Ready => ("犯规待确定", "A foul waits"),
        Mode::ReadyNumber => ("犯规待填数", "A foul needs a number"),
        Mode::Second => ("调换的另一人", "The other player of a swap"),
        Mode::Card => ("棋手卡片", "Player's card"),
        Mode::Reading => ("阅读窗口", "Windows to read"),
        Mode::Help => ("帮助", "Help"),
        Mode::Choosing => ("选择列表", "Lists to choose from"),
        Mode::Find => ("找人", "Finding"),
        Mode::Line => ("命令行", "Command line"),
    };
    lang.pick(zh, en)
}
