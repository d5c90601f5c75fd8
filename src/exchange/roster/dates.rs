//! The forms in which a birth date is written.

use crate::text::fold::fold;
use chrono::{Datelike as _, Days, NaiveDate};

/// The first year a birth date may fall in.
const FIRST_YEAR: i32 = 1900;
/// The last year a date may fall in.
const LAST_YEAR: i32 = 2099;

/// Why a text is no date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DateFault {
    /// Not in any of the forms.
    Form,
    /// A year of two digits.
    ShortYear,
    /// A day that no calendar has, as 31 February.
    NoSuchDay,
    /// Before 1900, after 2099, or, for a birth date, after today.
    Range,
}

/// A date as 1961-1-1, 1961/01/01, 1961.1.1, 19610101, 1961年1月1日, or as the serial number 22282 that
/// spreadsheets give it (days since 1899-12-30, five digits); full-width forms and a midnight after it too.
pub fn parse_date(text: &str) -> Result<NaiveDate, DateFault> {
    let folded = fold(text);
    let date = without_midnight(folded.trim());
    if date.bytes().all(|b| b.is_ascii_digit()) {
        all_digits(date)
    } else {
        in_parts(date)
    }
}

/// A date of birth: [`parse_date`], and not after `today`.
pub fn parse_born(text: &str, today: NaiveDate) -> Result<NaiveDate, DateFault> {
    let born = parse_date(text)?;
    if born > today {
        Err(DateFault::Range)
    } else {
        Ok(born)
    }
}

fn without_midnight(date: &str) -> &str {
    match date.split_once([' ', 'T']) {
        Some((day, time)) if time.contains(':') && time.chars().all(|c| "0:.".contains(c)) => day,
        _ => date,
    }
}

fn all_digits(digits: &str) -> Result<NaiveDate, DateFault> {
    let number: u32 = digits.parse().map_err(|_| DateFault::Form)?;
    match digits.len() {
        8 => day(number / 10_000, number / 100 % 100, number % 100),
        6 if NaiveDate::from_ymd_opt(2000, number / 100 % 100, number % 100).is_some() => {
            Err(DateFault::ShortYear)
        }
        5 => NaiveDate::from_ymd_opt(1899, 12, 30)
            .and_then(|start| start.checked_add_days(Days::new(number.into())))
            .ok_or(DateFault::Form)
            .and_then(in_range),
        _ => Err(DateFault::Form),
    }
}

fn in_parts(date: &str) -> Result<NaiveDate, DateFault> {
    let separators = match date
        .find(|c: char| !c.is_ascii_digit())
        .and_then(|at| date[at..].chars().next())
    {
        Some('年') => ['年', '月'],
        Some(sign @ ('-' | '/' | '.')) => [sign, sign],
        _ => return Err(DateFault::Form),
    };
    let date = if separators[0] == '年' {
        date.trim_end_matches(['日', '号'])
    } else {
        date
    };
    let (year, rest) = date.split_once(separators[0]).ok_or(DateFault::Form)?;
    let (month, of_month) = rest.split_once(separators[1]).ok_or(DateFault::Form)?;
    let number = |part: &str, digits: std::ops::RangeInclusive<usize>| {
        let part = part.trim();
        let fits = digits.contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
        if fits {
            part.parse::<u32>().map_err(|_| DateFault::Form)
        } else {
            Err(DateFault::Form)
        }
    };
    let (month, of_month) = (number(month, 1..=2)?, number(of_month, 1..=2)?);
    if number(year, 1..=2).is_ok() {
        return Err(DateFault::ShortYear);
    }
    day(number(year, 4..=4)?, month, of_month)
}

fn day(year: u32, month: u32, of_month: u32) -> Result<NaiveDate, DateFault> {
    let date = i32::try_from(year)
        .ok()
        .and_then(|year| NaiveDate::from_ymd_opt(year, month, of_month));
    date.ok_or(DateFault::NoSuchDay).and_then(in_range)
}

fn in_range(date: NaiveDate) -> Result<NaiveDate, DateFault> {
    if (FIRST_YEAR..=LAST_YEAR).contains(&date.year()) {
        Ok(date)
    } else {
        Err(DateFault::Range)
    }
}
