//! What is wrong with a folder, a journal, a regulation file: in words, with what to do next.

use crate::cli::RequestError;
use crate::domain::act::FoldError;
use crate::domain::refusal::registration::RowRefused;
use crate::exchange::roster::RefusedRow;
use crate::store::folder::REGULATION;
use crate::store::journal::Fault;
use crate::store::regulation_file::{RegulationFault, Wrong};
use crate::store::samples::SAMPLES;
use crate::store::{ActError, CreateError, Damage, OpenError, Torn};
use crate::text::lang::Lang;
use crate::text::refusal::Asker;
use crate::text::shown::safe;
use crate::text::{grammar, refusal, roster};

/// Why a folder cannot be opened.
pub fn open(error: &OpenError, lang: Lang) -> String {
    match error {
        OpenError::NoTournament(path) => match lang {
            Lang::Zh => format!("{} 不是赛事文件夹；用 arbiter new 新建", path.display()),
            Lang::En => format!(
                "{} holds no tournament; make one with arbiter new",
                path.display()
            ),
        },
        OpenError::Unreadable(error) => match lang {
            Lang::Zh => format!("日志读不了: {error}"),
            Lang::En => format!("the journal cannot be read: {error}"),
        },
        OpenError::Damaged(damage) => self::damage(damage, lang),
    }
}

/// Why a folder was not made.
pub fn create(error: &CreateError, lang: Lang) -> String {
    match error {
        CreateError::Exists(path) => match lang {
            Lang::Zh => format!("{} 已存在；请另取名字", path.display()),
            Lang::En => format!("{} exists; take another name", path.display()),
        },
        CreateError::Io(error) => match lang {
            Lang::Zh => format!("文件夹建不了: {error}"),
            Lang::En => format!("the folder cannot be made: {error}"),
        },
        CreateError::Roster(error) => act(error, Asker::Line, lang),
        CreateError::Open(error) => open(error, lang),
    }
}

/// Why a request was not taken.
pub fn act(error: &ActError, asker: Asker, lang: Lang) -> String {
    match error {
        ActError::Refused(refused) => refusal::say(refused, asker, lang),
        ActError::Fold(error) => fold(error, asker, lang),
        ActError::NotSaved(error) => match lang {
            Lang::Zh => format!("未保存！{error}；没有任何改变，请检查磁盘后重做"),
            Lang::En => format!("NOT SAVED: {error}; nothing changed, see to the disk and do it again"),
        },
        ActError::Held => lang
            .pick(
                "另一个程序占用文件夹超过 5 秒；稍后重做",
                "another writer has held the folder for 5 s; do it again later",
            )
            .to_owned(),
        ActError::ReadOnly => lang
            .pick(
                "只读打开；不能更改",
                "opened to read only; nothing can be changed",
            )
            .to_owned(),
        ActError::Damaged(damage) => self::damage(damage, lang),
    }
}

/// Why undo or redo cannot be.
pub fn fold(error: &FoldError, asker: Asker, lang: Lang) -> String {
    match error {
        FoldError::NothingToUndo => lang.pick("没有可撤销的操作", "nothing to undo").to_owned(),
        FoldError::NothingToRedo => lang.pick("没有可恢复的操作", "nothing to redo").to_owned(),
        FoldError::NoSuchAct(seq) => match lang {
            Lang::Zh => format!("没有操作 #{seq}，或它已撤销；见 {}", refusal::log(asker, lang)),
            Lang::En => format!(
                "there is no act #{seq}, or it is undone; see {}",
                refusal::log(asker, lang)
            ),
        },
        FoldError::Depends { seq, .. } => match lang {
            Lang::Zh => format!(
                "不能撤销: #{seq} 以它为前提；用 {} 退到更早",
                refusal::further_back(asker, lang)
            ),
            Lang::En => format!(
                "cannot be undone: #{seq} depends on it; go further back with {}",
                refusal::further_back(asker, lang)
            ),
        },
        FoldError::NoRegulation => lang
            .pick(
                "日志不是从规程开始",
                "the journal does not begin with a regulation",
            )
            .to_owned(),
    }
}

/// Where the journal stops being trustworthy.
pub fn damage(damage: &Damage, lang: Lang) -> String {
    let line = damage.line;
    let what = match &damage.fault {
        Fault::Unreadable(detail) => match lang {
            Lang::Zh => format!("读不了（{}）", safe(detail)),
            Lang::En => format!("is not readable ({})", safe(detail)),
        },
        Fault::Chain => lang
            .pick("与前一行接不上", "does not follow the line before")
            .to_owned(),
        Fault::Sequence { expected, found } => match lang {
            Lang::Zh => format!("编号是 #{found}，应为 #{expected}"),
            Lang::En => format!("has number #{found}, not #{expected}"),
        },
        Fault::Fold(detail) => match lang {
            Lang::Zh => format!("内容与前面不符（{detail}）"),
            Lang::En => format!("does not fit what stands before ({detail})"),
        },
        Fault::Newer(format) => {
            return match lang {
                Lang::Zh => format!("日志格式 {format} 比本程序新；只读，请用新版程序"),
                Lang::En => format!(
                    "the journal's format {format} is newer than this program; read only, use a newer one"
                ),
            };
        }
        Fault::Replaced => lang
            .pick("之后的日志被换过", "is followed by another journal than before")
            .to_owned(),
    };
    match lang {
        Lang::Zh => format!(
            "日志第 {line} 行{what}；只读，之前的 {} 行有效",
            line.saturating_sub(1)
        ),
        Lang::En => format!(
            "journal line {line} {what}; read only, the {} lines before it stand",
            line.saturating_sub(1)
        ),
    }
}

/// A torn last line.
pub fn torn(torn: &Torn, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!(
            "日志第 {} 行没有写完（{} 字节，从未确认）；略过，下次保存前另存",
            torn.line, torn.bytes
        ),
        Lang::En => format!(
            "journal line {} is torn ({} bytes, never acknowledged); passed over, set aside before the next act",
            torn.line, torn.bytes
        ),
    }
}

/// What is wrong with a regulation file.
pub fn regulation(file: &str, fault: &RegulationFault, lang: Lang) -> String {
    let list = |expected: &[String]| expected.join(" ");
    let what = match &fault.wrong {
        Wrong::Missing(field) => match lang {
            Lang::Zh => format!("缺少 {field}"),
            Lang::En => format!("{field} is missing"),
        },
        Wrong::Unknown { found, expected } => match lang {
            Lang::Zh => format!(
                "不认识 {}{}；可用: {}",
                safe(found),
                meant(found, expected, lang),
                list(expected)
            ),
            Lang::En => format!(
                "{} is not known{}; there are: {}",
                safe(found),
                meant(found, expected, lang),
                list(expected)
            ),
        },
        Wrong::Twice(field) => match lang {
            Lang::Zh => format!("{field} 写了两次"),
            Lang::En => format!("{field} stands twice"),
        },
        Wrong::Value { expected, found } => match lang {
            Lang::Zh => format!("这里是 {}，应为 {}", safe(found), safe(expected)),
            Lang::En => format!("{} stands here, {} is expected", safe(found), safe(expected)),
        },
        Wrong::Sign(sign) => match lang {
            Lang::Zh => format!("这里应为 {sign}"),
            Lang::En => format!("{sign} is expected here"),
        },
        Wrong::Range => lang
            .pick("这个数超出范围", "this number is out of its range")
            .to_owned(),
        Wrong::End => lang.pick("文件没有写完", "the file ends too early").to_owned(),
        Wrong::NotText => lang.pick("不是 UTF-8 文本", "it is not UTF-8 text").to_owned(),
        Wrong::Other(text) => match lang {
            Lang::Zh => format!("这个值读不懂（{}）", safe(text)),
            Lang::En => format!("this value cannot be read ({})", safe(text)),
        },
    };
    match lang {
        Lang::Zh => format!("{file} 第 {} 行第 {} 列: {what}", fault.line, fault.column),
        Lang::En => format!("{file}, line {}, column {}: {what}", fault.line, fault.column),
    }
}

/// Neither a sample nor a file that can be read.
pub fn no_regulation(named: &str, error: &std::io::Error, lang: Lang) -> String {
    let keys: Vec<&str> = SAMPLES.iter().map(|s| s.key).collect();
    let keys = keys.join(" ");
    match lang {
        Lang::Zh => format!("{} 既不是样例也读不了（{error}）；样例: {keys}", safe(named)),
        Lang::En => format!(
            "{} is no sample and cannot be read ({error}); samples: {keys}",
            safe(named)
        ),
    }
}

/// The word that was probably meant.
fn meant(found: &str, expected: &[String], lang: Lang) -> String {
    let near = expected
        .iter()
        .map(|word| (steps_between(found, word), word))
        .min()
        .filter(|(steps, _)| *steps <= 2);
    match (near, lang) {
        (None, _) => String::new(),
        (Some((_, word)), Lang::Zh) => format!("，是不是 {word}"),
        (Some((_, word)), Lang::En) => format!(", is {word} meant"),
    }
}

/// How many letters must be put in, left out or changed to make one word of another.
fn steps_between(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, a) in one.chars().enumerate() {
        let mut before = row[0];
        row[0] = at + 1;
        for (place, b) in other.iter().enumerate() {
            let changed = before + usize::from(a != *b);
            before = row[place + 1];
            row[place + 1] = changed.min(row[place] + 1).min(before + 1);
        }
    }
    row[other.len()]
}

/// A snapshot that could not be written.
pub fn snapshot(error: &str, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("快照没有写成（{error}）；操作都已保存在日志中"),
        Lang::En => format!("the snapshot was not written ({error}); every act is safe in the journal"),
    }
}

/// A heading of a roster that was not read.
pub fn ignored_heading(heading: &str, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("不认识的列“{}”，略过", safe(heading)),
        Lang::En => format!("column \"{}\" is not known and was passed over", safe(heading)),
    }
}

/// A row of a roster that was not taken.
pub fn refused_row(row: &RefusedRow, lang: Lang) -> String {
    let why = roster::describe(&row.reason, lang);
    match lang {
        Lang::Zh => format!("第 {} 行: {why}", row.line),
        Lang::En => format!("line {}: {why}", row.line),
    }
}

/// A row of a roster that the registration did not take.
pub fn row_not_taken(line: usize, why: &RowRefused, asker: Asker, lang: Lang) -> String {
    let why = refusal::registration::row(why, asker, lang);
    match lang {
        Lang::Zh => format!("第 {line} 行没有收: {why}"),
        Lang::En => format!("line {line} not taken: {why}"),
    }
}

/// A row of a roster that does not say its section.
pub fn row_without_section(line: usize, lang: Lang) -> String {
    match lang {
        Lang::Zh => format!("第 {line} 行没有组别；规程有几个组别，请加“组别”一列"),
        Lang::En => format!("line {line} names no section; there are several, add a column \"section\""),
    }
}

/// A command that cannot be asked.
pub fn request(error: &RequestError, lang: Lang) -> String {
    match error {
        RequestError::Grammar(error) => grammar::say(error, lang),
        RequestError::File { path, error } => match lang {
            Lang::Zh => format!("{} 读不了: {error}", path.display()),
            Lang::En => format!("{} cannot be read: {error}", path.display()),
        },
        RequestError::Roster(fault) => roster::describe_file(fault, lang),
        RequestError::Regulation(fault) => regulation(REGULATION, fault, lang),
    }
}
