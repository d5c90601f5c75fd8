//! The command line's help.

pub mod verbs;

use crate::cli::grammar::USAGES;
use crate::store::samples::SAMPLES;
use crate::text::lang::Lang;
use std::fmt::Write as _;

/// The subcommands: verb, words, meaning in both languages.
const SUBCOMMANDS: &[(&str, &str, &str, &str)] = &[
    (
        "",
        "",
        "选择赛事，或从样例开始",
        "choose a tournament, or start from a sample",
    ),
    ("open", "FOLDER", "打开控制台", "open the console"),
    (
        "new",
        "FOLDER --regulation KEY|FILE [--roster FILE]",
        "新建赛事",
        "make a tournament",
    ),
    (
        "do",
        "FOLDER [COMMAND | --file F | -]",
        "执行命令，一行一个",
        "carry out commands, one a line",
    ),
    (
        "show",
        "FOLDER standings|pairings|roster|card N|teams|knockout|prizes|fouls|log|questions|why BOARD [--section S --round N --format text|json|csv]",
        "显示",
        "show",
    ),
    (
        "check",
        "FOLDER",
        "核对日志与编排",
        "verify the journal and the pairings",
    ),
    (
        "export",
        "FOLDER [--to DIR] [--only standings|pairings|names|roster|teams|knockout|prizes|fouls|log|questions …]",
        "把名单写成文件（文本、CSV、JSON），不写 --to 则在赛事目录的 exports 里",
        "write the lists as files (text, CSV, JSON), into the folder's exports without --to",
    ),
    (
        "simulate",
        "--regulation KEY [--players N] --seed S --to FOLDER",
        "模拟一次完整赛事",
        "play a whole tournament by chance",
    ),
    (
        "help",
        "[do | VERB]",
        "帮助；help do 列出所有命令，help VERB 讲一个",
        "help; help do lists the commands, help VERB tells one",
    ),
];

/// The words a subcommand takes.
pub fn usage(verb: &str) -> Option<&'static str> {
    SUBCOMMANDS
        .iter()
        .find(|(v, ..)| *v == verb && !v.is_empty())
        .map(|(_, words, ..)| *words)
}

/// The help on the whole, on all commands of `do`, on one of them, or on a subcommand; none if there is no such
/// word.
pub fn help(topic: Option<&str>, lang: Lang) -> Option<String> {
    match topic {
        None => Some(whole(lang)),
        Some("do") => Some(format!("{}{}", subcommand("do", lang)?, commands(lang))),
        Some(topic) => subcommand(topic, lang).or_else(|| command(topic, lang)),
    }
}

/// All commands of `do`.
fn commands(lang: Lang) -> String {
    USAGES
        .iter()
        .filter_map(|(verb, _)| command(verb, lang))
        .collect()
}

/// A command of `do`: its words and what it does.
fn command(verb: &str, lang: Lang) -> Option<String> {
    let (verb, words) = USAGES.iter().find(|(v, _)| *v == verb)?;
    let meaning = verbs::meaning(verb, lang).unwrap_or_default();
    Some(format!(
        "{}\n    {meaning}\n",
        format!("{verb} {words}").trim_end()
    ))
}

fn subcommand(wanted: &str, lang: Lang) -> Option<String> {
    SUBCOMMANDS
        .iter()
        .find(|(verb, ..)| *verb == wanted)
        .map(|(verb, words, zh, en)| format!("arbiter {verb} {words}\n    {}\n", lang.pick(zh, en)))
}

fn whole(lang: Lang) -> String {
    let mut text = String::new();
    for (verb, words, zh, en) in SUBCOMMANDS {
        let line = format!("arbiter {verb} {words}");
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        let _ = writeln!(text, "{line}\n    {}", lang.pick(zh, en));
    }
    let keys: Vec<&str> = SAMPLES.iter().map(|s| s.key).collect();
    let _ = writeln!(
        text,
        "{} {}",
        lang.pick("样例规程:", "sample regulations:"),
        keys.join(" ")
    );
    let _ = writeln!(
        text,
        "{}",
        lang.pick(
            "前后都可写: --lang zh|en 语言, --now 2019-10-05T08:30:00+08:00 以此为现在, --ascii ASCII 线框",
            "before or after: --lang zh|en, --now 2019-10-05T08:30:00+08:00 as the present, --ascii for ASCII borders",
        )
    );
    let _ = writeln!(
        text,
        "{}",
        lang.pick(
            "退出码: 0 完成 1 拒绝 2 用法 3 日志损坏或较新 4 被占用",
            "exit: 0 done, 1 refused, 2 usage, 3 journal damaged or newer, 4 held by a writer",
        )
    );
    text
}
