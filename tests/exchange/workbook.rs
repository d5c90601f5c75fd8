//! Rosters in workbooks: the first sheet as if it were a table of text.

use chrono::NaiveDate;
use rust_xlsxwriter::{ExcelDateTime, Format, Workbook};
use xiangqi_arbiter::exchange::roster::{self, Field, FileFault, Reason, RosterFile};

use crate::support::program::{Trial, run};

fn read(workbook: &mut Workbook) -> RosterFile {
    let today = NaiveDate::from_ymd_opt(2019, 10, 5).unwrap();
    roster::read(&workbook.save_to_buffer().unwrap(), today).unwrap()
}

/// A title above the headings; dates as dates, as text and as numbers; numbers where text is meant.
fn workbook() -> Workbook {
    let mut workbook = Workbook::new();
    let date = Format::new().set_num_format("yyyy/m/d");
    let day = |text| ExcelDateTime::parse_from_str(text).unwrap();
    workbook
        .add_worksheet()
        .set_name("旧表")
        .unwrap()
        .set_hidden(true);
    let sheet = workbook.add_worksheet();
    sheet.set_active(true);
    sheet.write_string(0, 0, "清河杯 报名表").unwrap();
    for (column, heading) in (0..).zip(["序号", "姓名", "单位", "性别", "出生日期", "缴费", "备注", "电话"])
    {
        sheet.write_string(2, column, heading).unwrap();
    }
    sheet.write_number(3, 0, 7).unwrap();
    sheet.write_string(3, 1, "陆　青禾").unwrap();
    sheet.write_number(3, 2, 1953).unwrap();
    sheet.write_string(3, 3, "女").unwrap();
    sheet
        .write_datetime_with_format(3, 4, day("1961-01-01"), &date)
        .unwrap();
    sheet.write_boolean(3, 5, true).unwrap();
    sheet.write_string(3, 6, "00123").unwrap();
    sheet.write_number(3, 7, 13_800_000_001_f64).unwrap();
    // Row 5 is empty.
    sheet.write_string(5, 1, "韩砚秋").unwrap();
    sheet.write_string(5, 4, "1990年2月3日").unwrap();
    sheet.write_string(6, 1, "钟怀远").unwrap();
    sheet.write_number(6, 4, 22282).unwrap();
    sheet.write_string(7, 1, "叶听雨").unwrap();
    sheet
        .write_datetime_with_format(7, 4, day("2031-05-06"), &date)
        .unwrap();
    sheet.write_string(8, 2, "青石队").unwrap();
    workbook.add_worksheet().write_string(0, 0, "姓名").unwrap();
    workbook
}

#[test]
fn the_first_sheet_shown_is_read_with_dates_as_dates_and_numbers_as_text() {
    let file = read(&mut workbook());
    let born = |at: usize| file.rows[at].entry.born.map(|d| d.to_string());
    let names: Vec<&str> = file.rows.iter().map(|r| r.entry.name.as_str()).collect();
    assert_eq!(names, ["陆青禾", "韩砚秋", "钟怀远"]);
    let first = &file.rows[0];
    assert_eq!((first.number, first.line), (Some(7), 4));
    assert_eq!(
        (first.entry.unit.as_str(), first.entry.note.as_str()),
        ("1953", "00123")
    );
    assert_eq!(first.identity.as_deref(), Some("13800000001"));
    assert_eq!(first.entry.fee, xiangqi_arbiter::domain::player::Fee::Paid);
    assert_eq!(born(0).as_deref(), Some("1961-01-01"));
    assert_eq!(born(1).as_deref(), Some("1990-02-03"));
    assert_eq!(born(2).as_deref(), Some("1961-01-01"));
    assert!(first.given.contains(&Field::Fee));
}

#[test]
fn rows_not_taken_are_reported_by_their_number_in_the_sheet() {
    let file = read(&mut workbook());
    let lines: Vec<usize> = file.refused.iter().map(|r| r.line).collect();
    assert_eq!(lines, [8, 9]);
    assert!(matches!(file.refused[0].reason, Reason::Born { .. }));
    assert_eq!(file.refused[1].reason, Reason::NoName);
}

#[test]
fn a_value_far_away_costs_nothing_and_is_refused_with_its_row() {
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet();
    sheet.write_string(0, 0, "姓名").unwrap();
    sheet.write_string(1, 0, "陆青禾").unwrap();
    sheet.write_string(1_048_575, 16_383, "x").unwrap();
    let file = read(&mut workbook);
    assert_eq!(file.rows.len(), 1);
    assert_eq!(file.refused[0].line, 1_048_576);
    assert!(matches!(file.refused[0].reason, Reason::MoreCells { .. }));
}

#[test]
fn an_empty_one_is_empty_and_a_damaged_one_is_said_to_be() {
    let today = NaiveDate::from_ymd_opt(2019, 10, 5).unwrap();
    let mut empty = Workbook::new();
    empty.add_worksheet();
    let bytes = empty.save_to_buffer().unwrap();
    assert_eq!(roster::read(&bytes, today), Err(FileFault::Empty));
    assert_eq!(
        roster::read(&bytes[..bytes.len() / 2], today),
        Err(FileFault::Workbook)
    );
    assert_eq!(
        roster::read(b"\xD0\xCF\x11\xE0rest", today),
        Err(FileFault::Workbook)
    );
}

#[test]
fn it_is_taken_by_new_and_by_import() {
    let trial = Trial::sample("xiaoyi-2019");
    let file = trial.folder().with_file_name("名单.xlsx");
    std::fs::write(&file, workbook().save_to_buffer().unwrap()).unwrap();
    let taken = trial.try_act(&format!("import '{}'", file.display())).ok();
    assert!(
        taken.err.contains("第 8 行") && taken.err.contains("第 9 行"),
        "{}",
        taken.err
    );
    let roster = trial.view(&["roster"]);
    assert_eq!(roster["rows"].as_array().unwrap().len(), 3);
    assert_eq!(roster["rows"][0]["born"], "1961-01-01");

    // A tournament is made of a roster whose every row is taken.
    let other = trial.folder().with_file_name("u");
    let (other, named) = (other.to_str().unwrap(), file.to_str().unwrap());
    let create = ["new", other, "--regulation", "xiaoyi-2019", "--roster", named];
    let refused = run(&create);
    assert!(
        refused.code == 1 && refused.err.contains("第 8 行"),
        "{refused:?}"
    );
    let mut clean = Workbook::new();
    let sheet = clean.add_worksheet();
    sheet.write_string(0, 0, "姓名").unwrap();
    sheet.write_string(1, 0, "陆青禾").unwrap();
    std::fs::write(&file, clean.save_to_buffer().unwrap()).unwrap();
    run(&create).ok();
    let shown = run(&["show", other, "roster", "--format", "json"]).ok().json();
    assert_eq!(shown["rows"][0]["name"], "陆青禾");
}
