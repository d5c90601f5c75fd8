use chrono::NaiveDate;
use rstest::rstest;
use xiangqi_arbiter::exchange::csv_out::{Cell, write_csv};
use xiangqi_arbiter::exchange::roster::read;

fn text(text: &str) -> Cell {
    Cell::Text(text.to_owned())
}

/// The one cell of a table, as a CSV reader sees it.
fn written(cell: Cell) -> String {
    let csv = write_csv(&["备注"], &[vec![cell]], false);
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let record = reader.records().next().unwrap().unwrap();
    record[0].to_owned()
}

#[test]
fn ac99_the_mark_and_line_ends_are_those_chinese_excel_expects() {
    let csv = write_csv(
        &["序号", "姓名"],
        &[vec![Cell::Plain("23".into()), text("王磊")]],
        true,
    );
    assert_eq!(csv, "\u{feff}序号,姓名\r\n23,王磊\r\n");
    assert_eq!(write_csv(&["姓名"], &[], false), "姓名\r\n");
}

#[rstest]
#[case("00123", "=\"00123\"")]
#[case("110101196101011234", "=\"110101196101011234\"")]
#[case("123456789012", "=\"123456789012\"")]
#[case("3-4", "=\"3-4\"")]
#[case("1e5", "=\"1e5\"")]
#[case("12345678901", "12345678901")]
#[case("0", "0")]
#[case("7", "7")]
#[case("青石队", "青石队")]
#[case("13800000000转2", "13800000000转2")]
fn ac99_digits_a_spreadsheet_would_alter_stay_text(#[case] value: &str, #[case] cell: &str) {
    assert_eq!(written(text(value)), cell);
}

#[rstest]
#[case("=1+1")]
#[case("+86")]
#[case("-1")]
#[case("@SUM(A1)")]
#[case("\t=1")]
#[case("＝1+1")]
fn a_formula_in_a_text_is_not_run(#[case] value: &str) {
    assert_eq!(written(text(value)), format!("'{value}"));
}

#[test]
fn numbers_and_dates_of_our_own_are_plain() {
    assert_eq!(written(Cell::Plain("-1".into())), "-1");
    assert_eq!(written(Cell::Plain("1961-01-01".into())), "1961-01-01");
}

#[test]
fn a_written_table_reads_back_as_it_was() {
    let notes = [
        "00123",
        "110101196101011234",
        "=1+1",
        "-",
        "a,b",
        "他说\"好\"",
        "3-4",
        "两,个\"引号",
        "第一\n第二",
    ];
    let rows: Vec<Vec<Cell>> = notes.iter().map(|note| vec![text("王磊"), text(note)]).collect();
    let csv = write_csv(&["姓名", "备注"], &rows, true);
    let roster = read(csv.as_bytes(), NaiveDate::from_ymd_opt(2019, 10, 5).unwrap()).unwrap();
    let read_back: Vec<String> = roster.rows.iter().map(|row| row.entry.note.clone()).collect();
    assert_eq!(read_back, notes.map(|note| note.replace('\n', " ")));
}
