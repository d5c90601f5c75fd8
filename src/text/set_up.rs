//! The words of the set-up screen.

use crate::text::lang::Lang;

/// The words; `{0}` stands for what [`crate::text::console::fill`] puts there.
#[derive(Debug)]
pub struct Words {
    /// Title.
    pub title: &'static str,
    /// How many questions have no answer and no default.
    pub open: &'static str,
    /// How many stand at their default.
    pub defaults: &'static str,
    /// Heading of the questions.
    pub questions: &'static str,
    /// Heading of the questions of a section, by its name.
    pub questions_of: &'static str,
    /// Heading of the questions for all sections.
    pub questions_all: &'static str,
    /// Heading of the rules in force.
    pub in_force: &'static str,
    /// Heading of the warnings.
    pub mind: &'static str,
    /// Heading of an edited regulation not adopted.
    pub edited: &'static str,
    /// The row that adopts it.
    pub adopt: &'static str,
    /// Why it cannot be adopted: fields that may no longer change.
    pub frozen: &'static str,
    /// The edited file cannot be read.
    pub faulty: &'static str,
    /// A question without an answer and without a default.
    pub to_answer: &'static str,
    /// The answer given.
    pub answered: &'static str,
    /// The answer taken by default.
    pub default: &'static str,
    /// What the regulation gives the section itself.
    pub given: &'static str,
    /// The row that opens the line for an answer in words.
    pub write: &'static str,
    /// The first places under a chain.
    pub first_places: &'static str,
    /// How many places are otherwise than now.
    pub otherwise: &'static str,
    /// Under a chain that is in force, or changes nothing.
    pub as_now: &'static str,
    /// Enter where nothing can be chosen.
    pub nothing_here: &'static str,
    /// A line of alarm: the file differs from what was adopted.
    pub alarm: &'static str,
    /// Title of what an import did.
    pub report: &'static str,
    /// New, changed and unchanged players of an import, and rows not taken.
    pub taken: &'static str,
    /// Asked before a player is removed.
    pub ask_remove: &'static str,
    /// What is asked of an answer after round 1.
    pub change_answer: &'static str,
    /// What is asked of an edited regulation.
    pub change_rules: &'static str,
}

/// The words of a language.
pub fn words(lang: Lang) -> &'static Words {
    lang.pick(&ZH, &EN)
}

const ZH: Words = Words {
    title: "规程",
    open: "{0} 项待答",
    defaults: "{0} 项用默认",
    questions: "规程未定之事（上下选，Enter 答）",
    questions_of: "{0}未定之事（上下选，Enter 答，@ 换组）",
    questions_all: "各组共同的未定之事",
    in_force: "本规程的规定",
    mind: "留意",
    edited: "regulation.ron 已改动，尚未采用",
    adopt: "[ Enter 采用以上改动 ]",
    frozen: "不能采用：第1轮公布后（淘汰赛则在取前四后）不能再改 {0}",
    faulty: "regulation.ron 有误，仍按已采用的执行",
    to_answer: "待答",
    answered: "已答",
    default: "默认",
    given: "规程已定",
    write: "[ Enter 填写 ]",
    first_places: "按此前几名: {0}",
    otherwise: "{0} 人名次与现在不同",
    as_now: "名次同现在",
    nothing_here: "这一行没有可选的，已到下一个可选处",
    alarm: "regulation.ron 已改 {0} 处，尚未采用：R 查看并采用",
    report: "导入",
    taken: "新增 {0}，更改 {1}，不变 {2}，未收 {3}",
    ask_remove: "删除 {0}？ y 删除",
    change_answer: "改答 {0}: {1} -> {2}",
    change_rules: "采用改动的规程",
};

const EN: Words = Words {
    title: "Regulation",
    open: "{0} to answer",
    defaults: "{0} at their default",
    questions: "What the regulation leaves open (arrows, Enter answers)",
    questions_of: "Left open for {0} (arrows, Enter answers, @ the next section)",
    questions_all: "Left open for all sections",
    in_force: "What the regulation decides",
    mind: "Mind",
    edited: "regulation.ron was edited and is not adopted",
    adopt: "[ Enter adopts these changes ]",
    frozen: "cannot be adopted: after round 1 (the knockout: after the cut) may no longer change: {0}",
    faulty: "regulation.ron is faulty; what was adopted stays in force",
    to_answer: "open",
    answered: "answered",
    default: "default",
    given: "given",
    write: "[ Enter to write it ]",
    first_places: "first places by it: {0}",
    otherwise: "{0} places otherwise than now",
    as_now: "places as now",
    nothing_here: "nothing to choose in that row: this is the next",
    alarm: "regulation.ron was edited in {0} places and is not adopted: R shows and adopts",
    report: "Import",
    taken: "new {0}, changed {1}, unchanged {2}, not taken {3}",
    ask_remove: "remove {0}? y removes",
    change_answer: "answer {0}: {1} -> {2}",
    change_rules: "adopt the edited regulation",
};
