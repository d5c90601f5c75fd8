//! What is wrong with a roster, in words.

use crate::exchange::roster::{DateFault, Field, FileFault, Reason};
use crate::text::lang::Lang;
use crate::text::shown::safe;
use crate::text::width::{cells, cut};

/// The cells of a wrong value shown in a message.
const VALUE_CELLS: usize = 40;

/// Why a row is not taken, as one line; values from the file are made harmless and cut.
pub fn describe(reason: &Reason, lang: Lang) -> String {
    match reason {
        Reason::NoName => lang.pick("没有姓名", "no name").to_owned(),
        Reason::Number(text) => format!("{} {}", lang.pick("序号不对:", "not a number:"), value(text)),
        Reason::NumberTaken { number, line } => match lang {
            Lang::Zh => format!("序号 {number} 已在第 {line} 行"),
            Lang::En => format!("number {number} is on line {line} already"),
        },
        Reason::Sex(text) => format!("{} {}", lang.pick("性别不对:", "not a sex:"), value(text)),
        Reason::Born { text, fault } => format!("{}: {}", date_fault(*fault, lang), value(text)),
        Reason::Fee(text) => {
            format!(
                "{} {}",
                lang.pick("缴费应为 是、否 或 免:", "fee is not paid, due or exempt:"),
                value(text)
            )
        }
        Reason::Flag { field, text } => match lang {
            Lang::Zh => format!("{}应为 是 或 否: {}", field_name(*field, lang), value(text)),
            Lang::En => format!(
                "{} is neither yes nor no: {}",
                field_name(*field, lang),
                value(text)
            ),
        },
        Reason::MoreCells { cells, headings } => match lang {
            Lang::Zh => format!("这一行有 {cells} 格, 表头只有 {headings} 格"),
            Lang::En => format!("the row has {cells} cells, the headings are {headings}"),
        },
        Reason::Quote => lang.pick("引号没有配对", "a quote is not closed").to_owned(),
        Reason::LineEnd(field) => match lang {
            Lang::Zh => format!("{}里有换行, 引号可能没有配对", field_name(*field, lang)),
            Lang::En => format!(
                "a line end inside {}: perhaps a quote is not closed",
                field_name(*field, lang)
            ),
        },
    }
}

/// Why a file is not taken, as one line.
pub fn describe_file(fault: &FileFault, lang: Lang) -> String {
    match fault {
        FileFault::Empty => lang.pick("名册是空的", "the roster is empty").to_owned(),
        FileFault::TooLarge { bytes, most } => match lang {
            Lang::Zh => format!("文件太大: {bytes} 字节, 最多 {most}"),
            Lang::En => format!("the file is too large: {bytes} bytes, at most {most}"),
        },
        FileFault::Binary => lang.pick("不是文本文件", "not a text file").to_owned(),
        FileFault::Workbook => lang
            .pick(
                "读不了这个工作簿 (旧式 .xls、有密码或已损坏): 请另存为 .xlsx 或 CSV",
                "this workbook cannot be read (an older .xls, locked or damaged): save it as .xlsx or CSV",
            )
            .to_owned(),
        FileFault::Undecodable => lang
            .pick(
                "编码无法识别: 请存为 UTF-8 或 GB18030",
                "unknown encoding: save it as UTF-8 or GB18030",
            )
            .to_owned(),
        FileFault::NoNameColumn => lang
            .pick("没有“姓名”一列", "no column is headed 姓名 or name")
            .to_owned(),
    }
}

/// The heading of a column.
pub fn field_name(field: Field, lang: Lang) -> &'static str {
    match field {
        Field::Number => lang.pick("序号", "number"),
        Field::Name => lang.pick("姓名", "name"),
        Field::Unit => lang.pick("单位", "unit"),
        Field::Sex => lang.pick("性别", "sex"),
        Field::Born => lang.pick("出生日期", "born"),
        Field::Household => lang.pick("户籍", "household"),
        Field::Title => lang.pick("称号", "title"),
        Field::Team => lang.pick("队", "team"),
        Field::Counting => lang.pick("主力", "counting"),
        Field::Member => lang.pick("会员", "member"),
        Field::Fee => lang.pick("缴费", "fee"),
        Field::Arrived => lang.pick("报到", "arrived"),
        Field::Tags => lang.pick("标签", "tags"),
        Field::Note => lang.pick("备注", "note"),
        Field::Section => lang.pick("组别", "section"),
        Field::Identity => lang.pick("身份证或电话", "identity"),
    }
}

fn date_fault(fault: DateFault, lang: Lang) -> &'static str {
    match fault {
        DateFault::Form => lang.pick("出生日期应如 1961-01-01", "birth date is not as 1961-01-01"),
        DateFault::ShortYear => lang.pick("出生年份要四位数", "birth year needs four digits"),
        DateFault::NoSuchDay => lang.pick("没有这一天", "no such day"),
        DateFault::Range => lang.pick(
            "出生日期太早或在今天之后",
            "birth date is too early or after today",
        ),
    }
}

fn value(text: &str) -> String {
    let text = safe(text);
    if cells(&text) <= VALUE_CELLS {
        text.into_owned()
    } else {
        format!("{}~", cut(&text, VALUE_CELLS - 1))
    }
}
