//! The values of the grammar. Numbers, sides and words are folded from full width; free text never is.

use super::fault::Expected;
use crate::domain::command::{EntryPatch, KnockoutGame, Next, PaperRow, PlayerRef};
use crate::domain::foul::{ClaimKind, RulingEnd};
use crate::domain::ids::{IncidentId, Seq, Side, Sides};
use crate::domain::player::{Fee, Sex};
use crate::domain::round::{Reason, Word};
use crate::exchange::roster::{parse_date, parse_sex, parse_title};
use crate::text::fold::{fold, fold_char};
use chrono::{NaiveDate, NaiveTime};
use std::collections::BTreeSet;

fn folded(text: &str) -> String {
    fold(text).trim().to_ascii_lowercase()
}

pub(in crate::cli) fn number(text: &str) -> Result<u32, Expected> {
    let text = folded(text);
    let digits = text.bytes().all(|b| b.is_ascii_digit());
    text.parse()
        .ok()
        .filter(|n| digits && *n > 0)
        .ok_or(Expected::Number)
}

/// A number that may be 0: a seed, a count.
pub(in crate::cli) fn count(text: &str) -> Result<u32, Expected> {
    folded(text).parse().map_err(|_| Expected::Number)
}

pub(in crate::cli) fn seed(text: &str) -> Result<u64, Expected> {
    folded(text).parse().map_err(|_| Expected::Number)
}

pub(super) fn minutes(text: &str) -> Result<i32, Expected> {
    folded(text)
        .parse()
        .ok()
        .filter(|m: &i32| (1..=999).contains(&m.unsigned_abs()))
        .ok_or(Expected::Minutes)
}

pub(super) fn word(text: &str) -> Result<Word, Expected> {
    Word::parse(&folded(text)).ok_or(Expected::Word)
}

pub(super) fn reason(text: &str) -> Result<Reason, Expected> {
    Reason::parse(&folded(text)).ok_or(Expected::Reason)
}

pub(super) fn side(text: &str) -> Result<Side, Expected> {
    match folded(text).as_str() {
        "red" => Ok(Side::Red),
        "black" => Ok(Side::Black),
        _ => Err(Expected::Side),
    }
}

pub(super) fn sides(text: &str) -> Result<Sides, Expected> {
    match folded(text).as_str() {
        "both" => Ok(Sides::Both),
        other => side(other).map(Sides::One).map_err(|_| Expected::Sides),
    }
}

/// `none`, or sides.
#[derive(Debug, Clone, Copy)]
pub(super) struct Missing(pub(super) Option<Sides>);

pub(super) fn missing(text: &str) -> Result<Missing, Expected> {
    match folded(text).as_str() {
        "none" => Ok(Missing(None)),
        other => sides(other)
            .map(|s| Missing(Some(s)))
            .map_err(|_| Expected::SidesOrNone),
    }
}

/// `none`, or a side.
#[derive(Debug, Clone, Copy)]
pub(super) struct MustChange(pub(super) Option<Side>);

pub(super) fn must_change(text: &str) -> Result<MustChange, Expected> {
    match folded(text).as_str() {
        "none" => Ok(MustChange(None)),
        other => side(other)
            .map(|s| MustChange(Some(s)))
            .map_err(|_| Expected::SideOrNone),
    }
}

pub(in crate::cli) fn player(text: &str) -> Result<PlayerRef, Expected> {
    match number(text) {
        Ok(number) => Ok(PlayerRef::Number(number)),
        Err(_) if text.trim().is_empty() => Err(Expected::Player),
        Err(_) => Ok(PlayerRef::Name(text.trim().to_owned())),
    }
}

pub(super) fn id(text: &str) -> Result<IncidentId, Expected> {
    let text = folded(text);
    let text = text.strip_prefix('#').unwrap_or(&text);
    let (seq, part) = text.split_once('.').unwrap_or((text, "0"));
    match (seq.parse(), part.parse()) {
        (Ok(seq), Ok(part)) => Ok(IncidentId { seq, part }),
        _ => Err(Expected::Id),
    }
}

pub(super) fn seq(text: &str) -> Result<Seq, Expected> {
    let text = folded(text);
    let text = text.strip_prefix('#').unwrap_or(&text);
    text.parse().map_err(|_| Expected::Number)
}

pub(super) fn time(text: &str) -> Result<NaiveTime, Expected> {
    NaiveTime::parse_from_str(&folded(text), "%H:%M").map_err(|_| Expected::Time)
}

/// `MM:SS` as seconds.
#[derive(Debug, Clone, Copy)]
pub(super) struct Left(pub(super) u32);

pub(super) fn left(text: &str) -> Result<Left, Expected> {
    let text = folded(text);
    let (minutes, seconds) = text.split_once(':').ok_or(Expected::Left)?;
    let number = |part: &str| part.parse::<u32>().map_err(|_| Expected::Left);
    let (minutes, seconds) = (number(minutes)?, number(seconds)?);
    let all = minutes.checked_mul(60).and_then(|m| m.checked_add(seconds));
    all.filter(|_| seconds < 60).map(Left).ok_or(Expected::Left)
}

pub(super) fn date(text: &str) -> Result<NaiveDate, Expected> {
    parse_date(text).map_err(|_| Expected::Date)
}

pub(super) fn sex(text: &str) -> Result<Sex, Expected> {
    parse_sex(&folded(text)).ok_or(Expected::Sex)
}

pub(super) fn next(text: &str) -> Result<Next, Expected> {
    match folded(text).as_str() {
        "keep" => Ok(Next::Keep),
        "partial" => Ok(Next::Partial),
        "all" => Ok(Next::All),
        _ => Err(Expected::Next),
    }
}

pub(super) fn game(text: &str) -> Result<KnockoutGame, Expected> {
    match folded(text).as_str() {
        "semi-1" => Ok(KnockoutGame::Semi1),
        "semi-2" => Ok(KnockoutGame::Semi2),
        "final" => Ok(KnockoutGame::Final),
        "third" => Ok(KnockoutGame::Third),
        _ => Err(Expected::Game),
    }
}

pub(super) fn claim(text: &str) -> Result<ClaimKind, Expected> {
    match folded(text).as_str() {
        "natural" => Ok(ClaimKind::Natural),
        "repetition" => Ok(ClaimKind::Repetition),
        _ => Err(Expected::Claim),
    }
}

/// What a ruling's deadline is counted in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unit {
    Cycles,
    Rounds,
}

pub(super) fn unit(text: &str) -> Result<Unit, Expected> {
    match folded(text).as_str() {
        "cycles" => Ok(Unit::Cycles),
        "rounds" => Ok(Unit::Rounds),
        _ => Err(Expected::Unit),
    }
}

pub(super) fn ruling_end(text: &str) -> Result<RulingEnd, Expected> {
    match folded(text).as_str() {
        "changed" => Ok(RulingEnd::Changed),
        "draw" => Ok(RulingEnd::Draw),
        "red" => Ok(RulingEnd::Won(Side::Red)),
        "black" => Ok(RulingEnd::Won(Side::Black)),
        _ => Err(Expected::RulingEnd),
    }
}

fn yes_no(text: &str) -> Result<bool, Expected> {
    match folded(text).as_str() {
        "yes" | "y" | "true" | "1" | "是" => Ok(true),
        "no" | "n" | "false" | "0" | "否" | "" => Ok(false),
        _ => Err(Expected::YesNo),
    }
}

/// Splits at a sign, also a full-width one; the first such sign, or the last.
fn split(text: &str, sign: char, last: bool) -> Option<(&str, &str)> {
    let mut found = text.char_indices().filter(|(_, c)| fold_char(*c) == sign);
    let (at, c) = if last { found.next_back() } else { found.next() }?;
    Some((&text[..at], &text[at + c.len_utf8()..]))
}

/// `R-B:WORD`, `N:bye`.
pub(super) fn paper_row(text: &str) -> Result<PaperRow, Expected> {
    let (who, result) = split(text, ':', true).ok_or(Expected::PaperRow)?;
    let player = |text: &str| player(text).map_err(|_| Expected::PaperRow);
    if folded(result) == "bye" {
        return Ok(PaperRow::Bye(player(who)?));
    }
    let (red, black) = split(who, '-', false).ok_or(Expected::PaperRow)?;
    let word = word(result).map_err(|_| Expected::Word)?;
    Ok(PaperRow::Game(player(red)?, player(black)?, word))
}

/// `FIELD=VALUE` of `edit`; an empty value takes what stood there away.
pub(super) fn field(text: &str) -> Result<EntryPatch, Expected> {
    let (name, value) = split(text, '=', false).ok_or(Expected::Field)?;
    let mut patch = EntryPatch::default();
    let owned = || value.trim().to_owned();
    match folded(name).as_str() {
        "name" => patch.name = Some(owned()).filter(|n| !n.is_empty()),
        "unit" => patch.unit = Some(owned()),
        "sex" if value.is_empty() => patch.sex = Some(None),
        "sex" => patch.sex = Some(Some(sex(value)?)),
        "born" if value.is_empty() => patch.born = Some(None),
        "born" => patch.born = Some(Some(date(value)?)),
        "household" => patch.household = Some(owned()),
        "title" => patch.title = Some(parse_title(value)),
        "team" => patch.team = Some(owned()),
        "counting" => patch.counting = Some(yes_no(value)?),
        "member" => patch.member = Some(yes_no(value)?),
        "paid" => patch.fee = Some(if yes_no(value)? { Fee::Paid } else { Fee::Due }),
        "exempt" if value.is_empty() => patch.fee = Some(Fee::Due),
        "exempt" => patch.fee = Some(Fee::Exempt(owned())),
        "arrived" => patch.arrived = Some(yes_no(value)?),
        "tag" => patch.tags = Some(tags(value)),
        "number" => patch.number = Some(number(value)?),
        "note" => patch.note = Some(owned()),
        _ => return Err(Expected::Field),
    }
    if patch == EntryPatch::default() {
        return Err(Expected::Field);
    }
    Ok(patch)
}

/// Tags, separated by commas of any kind.
pub(super) fn tags(text: &str) -> BTreeSet<String> {
    text.split([',', '，', '、', ';', '；'])
        .map(str::trim)
        .filter(|tag| !tag.is_empty())
        .map(str::to_owned)
        .collect()
}
