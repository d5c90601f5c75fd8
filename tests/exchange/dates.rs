use chrono::NaiveDate;
use rstest::rstest;
use xiangqi_arbiter::exchange::roster::{DateFault, parse_born, parse_date};

#[rstest]
#[case("1961-1-1")]
#[case("1961-01-01")]
#[case("1961/01/01")]
#[case("1961/1/1")]
#[case("1961.1.1")]
#[case("19610101")]
#[case("1961年1月1日")]
#[case("1961年01月01日")]
#[case("１９６１年１月１日")]
#[case("１９６１－１－１")]
#[case("22282")]
#[case(" 1961-01-01 00:00:00 ")]
#[case("1961-01-01T00:00:00")]
fn ac100_one_day_in_every_form(#[case] text: &str) {
    assert_eq!(parse_date(text), Ok(NaiveDate::from_ymd_opt(1961, 1, 1).unwrap()));
}

#[rstest]
#[case("1999-02-31", DateFault::NoSuchDay)]
#[case("19990231", DateFault::NoSuchDay)]
#[case("2001-2-29", DateFault::NoSuchDay)]
#[case("2001年13月1日", DateFault::NoSuchDay)]
#[case("61-1-1", DateFault::ShortYear)]
#[case("61/01/01", DateFault::ShortYear)]
#[case("61年1月1日", DateFault::ShortYear)]
#[case("610101", DateFault::ShortYear)]
#[case("1/1/1961", DateFault::Form)]
#[case("1961", DateFault::Form)]
#[case("1961.1", DateFault::Form)]
#[case("1961-1/1", DateFault::Form)]
#[case("1961年1月", DateFault::Form)]
#[case("196101", DateFault::Form)]
#[case("1961-001-01", DateFault::Form)]
#[case("-1961-1-1", DateFault::Form)]
#[case("不详", DateFault::Form)]
#[case("", DateFault::Form)]
#[case("0061-01-01", DateFault::Range)]
#[case("2961-01-01", DateFault::Range)]
#[case("99999", DateFault::Range)]
fn ac100_what_is_no_date_is_told_why(#[case] text: &str, #[case] fault: DateFault) {
    assert_eq!(parse_date(text), Err(fault));
}

#[test]
fn a_29th_of_february_and_a_birth_today_are_days() {
    assert!(parse_date("2000-02-29").is_ok());
    let today = NaiveDate::from_ymd_opt(2019, 10, 5).unwrap();
    assert_eq!(parse_born("2019-10-05", today), Ok(today));
    assert_eq!(parse_born("2019-10-06", today), Err(DateFault::Range));
}
