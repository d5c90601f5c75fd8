use chrono::NaiveDate;
use encoding_rs::GB18030;
use proptest::prelude::*;
use rstest::rstest;
use std::collections::BTreeSet;
use xiangqi_arbiter::domain::player::{Fee, Sex, Title};
use xiangqi_arbiter::exchange::roster::{
    self, DateFault, Field, FileFault, Reason, Row, parse_fee, parse_sex, parse_title, title_word, title_zh,
};
use xiangqi_arbiter::text::lang::Lang;
use xiangqi_arbiter::text::roster::{describe, describe_file};

const ROSTER: &str = "序号,姓名,单位,性别,出生日期,户籍,称号,队,缴费,备注\n\
    7,𠮷野青禾,青石队,女,1961年1月1日,山西孝义,棋协大师,青石,免:孝义籍,\"会计,兼领队\"\n\
    ,王磊,青石队,男,1990/2/3,山西太原,,,是,\n\
    ,王磊,白河队,男,,山西吕梁,一级,,否,迟到\n";

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2019, 10, 5).unwrap()
}

fn read(text: &str) -> roster::RosterFile {
    roster::read(text.as_bytes(), today()).unwrap()
}

fn only_row(text: &str) -> Row {
    let roster = read(text);
    assert_eq!(roster.refused, []);
    assert_eq!(roster.rows.len(), 1);
    roster.rows[0].clone()
}

fn only_reason(text: &str) -> (usize, Reason) {
    let roster = read(text);
    assert_eq!(roster.refused.len(), 1, "{roster:?}");
    (roster.refused[0].line, roster.refused[0].reason.clone())
}

fn utf16(text: &str, unit: fn(u16) -> [u8; 2]) -> Vec<u8> {
    "\u{feff}"
        .encode_utf16()
        .chain(text.encode_utf16())
        .flat_map(unit)
        .collect()
}

#[test]
fn a_roster_says_all_that_is_registered() {
    let roster = read(ROSTER);
    assert_eq!(roster.refused, []);
    assert!(roster.ignored_headings.is_empty());
    let first = &roster.rows[0];
    assert_eq!((first.line, first.number), (2, Some(7)));
    assert_eq!(first.entry.name, "𠮷野青禾");
    assert_eq!(first.entry.sex, Some(Sex::Female));
    assert_eq!(first.entry.born, NaiveDate::from_ymd_opt(1961, 1, 1));
    assert_eq!(first.entry.title, Title::AssociationMaster);
    assert_eq!(first.entry.fee, Fee::Exempt("孝义籍".into()));
    assert_eq!(first.entry.note, "会计,兼领队");
    assert_eq!(roster.rows[1].entry.name, roster.rows[2].entry.name);
    assert_eq!(roster.rows[1].entry.fee, Fee::Paid);
    assert_eq!(roster.rows[2].entry.fee, Fee::Due);
    assert_eq!(roster.rows[2].entry.title, Title::Grade(1));
}

#[test]
fn ac96_every_encoding_line_end_and_separator_gives_the_same_players() {
    let expected = read(ROSTER);
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    for (ends, text) in [
        ("LF", ROSTER.to_owned()),
        ("CRLF", ROSTER.replace('\n', "\r\n")),
        ("CR", ROSTER.replace('\n', "\r")),
        ("no last", ROSTER.trim_end().to_owned()),
    ] {
        // The comma inside quotes is the note's own.
        let kept = text.replace("\"会计,兼领队\"", "\"会计\u{1}兼领队\"");
        for separator in [",", "\t", "，", ";"] {
            let text = kept.replace(',', separator).replace('\u{1}', ",");
            let (gb, _, failed) = GB18030.encode(&text);
            assert!(!failed);
            files.push((format!("{ends} {separator} utf-8"), text.clone().into_bytes()));
            files.push((
                format!("{ends} {separator} bom"),
                format!("\u{feff}{text}").into_bytes(),
            ));
            files.push((
                format!("{ends} {separator} utf-16le"),
                utf16(&text, u16::to_le_bytes),
            ));
            files.push((
                format!("{ends} {separator} utf-16be"),
                utf16(&text, u16::to_be_bytes),
            ));
            files.push((format!("{ends} {separator} gb18030"), gb.into_owned()));
        }
    }
    for (what, bytes) in files {
        assert_eq!(roster::read(&bytes, today()), Ok(expected.clone()), "{what}");
    }
}

#[test]
fn headings_may_be_english_and_in_any_order() {
    let row = only_row(
        "Note,Paid,Team,Title,Household,Born,Sex,Unit,Name,No.,Tags,Arrived,Member,Counting,Section\n\
         late,exempt,A,grade-3,山西太原,1990-02-03,m,青石队,Li Wei,4,invited;local,yes,yes,no,open\n",
    );
    assert_eq!(row.number, Some(4));
    assert_eq!(row.entry.name, "Li Wei");
    assert_eq!(row.entry.title, Title::Grade(3));
    assert_eq!(row.entry.fee, Fee::Exempt(String::new()));
    assert_eq!(
        row.entry.tags,
        BTreeSet::from(["invited".to_owned(), "local".to_owned()])
    );
    assert!(row.entry.arrived && row.entry.member && !row.entry.counting);
    assert_eq!(row.section.as_deref(), Some("open"));
}

#[test]
fn headings_as_people_write_them() {
    let row = only_row(
        "2019年象棋公开赛报名表,,,,,\n\n编 号,姓名*,代表单位,出生年月（年-月-日）,籍贯,手机号,身份证号,鞋码,姓名\n\
         3,王　磊,青石队,1990-02-03,山西 太原,13800000000,140100199002031234,43,x\n",
    );
    assert_eq!((row.line, row.number), (4, Some(3)));
    assert_eq!(row.entry.name, "王磊");
    assert_eq!(row.entry.household, "山西太原");
    assert_eq!(row.identity.as_deref(), Some("13800000000 140100199002031234"));
    let roster = read("姓名,鞋码,姓名\n王磊,43,x\n");
    assert_eq!(roster.ignored_headings, ["鞋码", "姓名"]);
}

#[test]
fn the_columns_a_row_has_are_told_from_those_it_has_not() {
    let row = only_row("姓名,单位,备注\n王磊,\n");
    assert_eq!(row.given, BTreeSet::from([Field::Name, Field::Unit]));
}

#[test]
fn only_the_name_is_needed() {
    let row = only_row("name\n王磊\n");
    assert_eq!(row.entry.name, "王磊");
    assert_eq!(row.entry.fee, Fee::Due);
    assert_eq!(row.entry.sex, None);
}

#[test]
fn headings_alone_are_a_roster_without_players() {
    for text in [
        "姓名,单位",
        "姓名,单位\n",
        "姓名,单位\n,\n\n",
        "序号,姓名\n1,\n2,\n",
    ] {
        let roster = read(text);
        assert!(roster.rows.is_empty() && roster.refused.is_empty(), "{text:?}");
    }
}

#[rstest]
#[case("姓名,性别\n王磊,男\n李远,x\n", 3, Reason::Sex("x".into()))]
#[case("姓名,单位\n王磊,青石队\n\n,白河队\n", 4, Reason::NoName)]
#[case("姓名,序号\n王磊,0\n", 2, Reason::Number("0".into()))]
#[case("姓名,序号\n王磊,甲\n", 2, Reason::Number("甲".into()))]
#[case("姓名,序号\n王磊,5\n李远,5\n", 3, Reason::NumberTaken { number: 5, line: 2 })]
#[case("姓名,缴费\n王磊,300\n", 2, Reason::Fee("300".into()))]
#[case("姓名,会员\n王磊,也许\n", 2, Reason::Flag { field: Field::Member, text: "也许".into() })]
#[case("姓名,单位\n王磊,青石队,x\n", 2, Reason::MoreCells { cells: 3, headings: 2 })]
#[case("姓名,单位\n\"王磊,青石队\n李远,白河队\n", 2, Reason::Quote)]
#[case("姓名,单位\n\"王\"磊,青石队\n李远,白河队\n", 2, Reason::Quote)]
#[case(
    "姓名,单位\r\n\"王\r\n磊\",青石队\r\n李远,白河队\r\n",
    2,
    Reason::LineEnd(Field::Name)
)]
#[case("姓名,出生日期\n王磊,1999-02-31\n", 2,
    Reason::Born { text: "1999-02-31".into(), fault: DateFault::NoSuchDay })]
#[case("姓名,出生日期\n王磊,1990-01-01\n李远,61-1-1\n", 3,
    Reason::Born { text: "61-1-1".into(), fault: DateFault::ShortYear })]
#[case("姓名,出生日期\n王磊,2019-10-06\n", 2,
    Reason::Born { text: "2019-10-06".into(), fault: DateFault::Range })]
fn ac100_a_refused_row_names_its_line_and_reason(
    #[case] text: &str,
    #[case] line: usize,
    #[case] why: Reason,
) {
    assert_eq!(only_reason(text), (line, why.clone()));
    for lang in [Lang::Zh, Lang::En] {
        assert!(!describe(&why, lang).is_empty());
    }
}

#[test]
fn an_open_quote_does_not_swallow_the_rows_after_it() {
    let roster = read("姓名,备注\n\"王磊,x\n李远,y\n\"何野\",\"第一\n第二\"\n马行,z\n");
    let names: Vec<&str> = roster.rows.iter().map(|row| row.entry.name.as_str()).collect();
    assert_eq!(names, ["李远", "何野", "马行"]);
    assert_eq!(roster.rows[1].entry.note, "第一 第二");
    assert_eq!(roster.rows[2].line, 6);
    assert_eq!(
        (roster.refused[0].line, &roster.refused[0].reason),
        (2, &Reason::Quote)
    );
}

#[test]
fn one_number_may_stand_in_two_sections() {
    let roster = read("姓名,序号,组别\n王磊,5,open\n李远,5,youth\n");
    assert_eq!(roster.rows.len(), 2);
}

#[rstest]
#[case(b"", FileFault::Empty)]
#[case(b"\n\r\n  \n", FileFault::Empty)]
#[case(b"\xef\xbb\xbf", FileFault::Empty)]
#[case("单位,性别\n青石队,男\n".as_bytes(), FileFault::NoNameColumn)]
#[case(b"name\n\0\0\n", FileFault::Binary)]
#[case(b"PK\x03\x04rest", FileFault::Workbook)]
#[case(b"name\n\xff\xff\xff\n", FileFault::Undecodable)]
fn a_file_that_is_no_roster_is_told_why(#[case] bytes: &[u8], #[case] fault: FileFault) {
    assert_eq!(roster::read(bytes, today()), Err(fault.clone()));
    for lang in [Lang::Zh, Lang::En] {
        assert!(!describe_file(&fault, lang).is_empty());
    }
}

#[test]
fn a_damaged_byte_does_not_turn_the_names_into_others() {
    let mut bytes = ROSTER.as_bytes().to_vec();
    let middle = ROSTER.find("王磊").unwrap();
    bytes[middle] = 0xff;
    assert_eq!(roster::read(&bytes, today()), Err(FileFault::Undecodable));
}

#[test]
fn a_file_larger_than_any_roster_is_refused() {
    let bytes = vec![b'a'; roster::MAX_BYTES + 1];
    let fault = FileFault::TooLarge {
        bytes: roster::MAX_BYTES + 1,
        most: roster::MAX_BYTES,
    };
    assert_eq!(roster::read(&bytes, today()), Err(fault));
}

#[test]
fn a_wrong_value_is_shown_harmless() {
    let (_, reason) = only_reason("姓名,性别\n王磊,\u{1b}[31mx\n");
    assert!(describe(&reason, Lang::En).ends_with("^[[31mx"));
}

#[rstest]
#[case("男", Some(Sex::Male))]
#[case("女", Some(Sex::Female))]
#[case("m", Some(Sex::Male))]
#[case("Ｆ", Some(Sex::Female))]
#[case("Female", Some(Sex::Female))]
#[case("", None)]
#[case("x", None)]
fn a_sex_is_read(#[case] text: &str, #[case] sex: Option<Sex>) {
    assert_eq!(parse_sex(text), sex);
}

#[rstest]
#[case("特级大师", Title::Grandmaster, "grandmaster", "特级大师")]
#[case("大师", Title::Master, "master", "国家大师")]
#[case("棋协大师", Title::AssociationMaster, "association-master", "棋协大师")]
#[case("Local Master", Title::LocalMaster, "local-master", "地方大师")]
#[case("一级", Title::Grade(1), "grade-1", "一级")]
#[case("九级棋士", Title::Grade(9), "grade-9", "九级")]
#[case("3级", Title::Grade(3), "grade-3", "三级")]
#[case("天天象棋业9-1", Title::Other("天天象棋业9-1".into()), "天天象棋业9-1", "天天象棋业9-1")]
#[case("十级", Title::Other("十级".into()), "十级", "十级")]
#[case("无", Title::None, "", "")]
fn a_title_is_read_and_written(
    #[case] text: &str,
    #[case] title: Title,
    #[case] word: &str,
    #[case] zh: &str,
) {
    assert_eq!(parse_title(text), title);
    assert_eq!(title_word(&title), word);
    assert_eq!(title_zh(&title), zh);
    assert_eq!(parse_title(word), title);
    assert_eq!(parse_title(zh), title);
}

#[rstest]
#[case("已缴", Some(Fee::Paid))]
#[case("paid", Some(Fee::Paid))]
#[case("未交", Some(Fee::Due))]
#[case("", Some(Fee::Due))]
#[case("免", Some(Fee::Exempt(String::new())))]
#[case("免：大师", Some(Fee::Exempt("大师".into())))]
#[case("免（受邀）", Some(Fee::Exempt("受邀".into())))]
#[case("exempt: invited", Some(Fee::Exempt("invited".into())))]
#[case("免不免", None)]
#[case("300", None)]
fn a_fee_is_read(#[case] text: &str, #[case] fee: Option<Fee>) {
    assert_eq!(parse_fee(text), fee);
}

proptest! {
    #[test]
    fn no_bytes_make_the_reader_fail_otherwise(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = roster::read(&bytes, today());
    }

    #[test]
    fn no_text_under_headings_is_lost_without_a_word(
        body in "[王磊男1,，;\t\"'=\n\r /.-年月日免:\u{3000}\u{feff}𠮷]{0,120}",
        separator in "[,\t;，]",
    ) {
        let text = ["姓名", "单位", "性别", "出生日期", "缴费", "备注"].join(&separator) + "\n" + &body;
        let lines = text.replace("\r\n", "\n").matches(['\n', '\r']).count() + 1;
        let roster = read(&text);
        for row in &roster.rows {
            prop_assert!(row.line > 1 && row.line <= lines);
            prop_assert!(!row.entry.name.is_empty());
        }
        for row in &roster.refused {
            prop_assert!(row.line > 1 && row.line <= lines);
        }
    }
}
