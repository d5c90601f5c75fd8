//! `show prizes`.

use super::{Desk, Trouble, View};
use crate::domain::ids::{RoundNo, SectionId};
use crate::domain::prizes::{Award, Awarded, NotFinal, Taker, Unawarded, prizes};
use crate::domain::refusal::{Refusal, finals as finals_refusal};
use crate::domain::round::{Outcome, Round};
use crate::text::finals;
use crate::text::lang::Lang;
use crate::text::shown::in_row;
use crate::text::table::{Align, Table};
use serde_json::{Value, json};
use std::fmt::Write as _;

pub(super) fn view(desk: &Desk<'_>, section: SectionId) -> Result<View, Trouble> {
    if let Some(round) = pending(desk, section) {
        let refused = finals_refusal::Refused::NotFinal(NotFinal::Pending(round));
        return Err(Trouble::Refused(Refusal::Finals(refused)));
    }
    let prizes = prizes(desk.tournament, section);
    let lang = desk.lang;
    let lists: Vec<Value> = prizes.lists.iter().map(|list| list_json(desk, list)).collect();
    let totals: Vec<Value> = prizes
        .totals
        .iter()
        .map(|(id, amount)| json!({ "number": desk.tournament.player(*id).number, "amount": amount }))
        .collect();
    let mut head = format!("{}{}\n", desk.section_name(section), lang.pick("奖项", "prizes"));
    if let Some(missing) = &prizes.not_final {
        let _ = writeln!(
            head,
            "{}: {}",
            lang.pick("不是最后名单", "not the final lists"),
            finals::not_final(missing, lang)
        );
    }
    let mut foot = String::new();
    for list in &prizes.lists {
        boundary(desk, list, &mut foot);
    }
    for (id, amount) in &prizes.totals {
        let _ = writeln!(
            foot,
            "{} {}: {amount} {}",
            lang.pick("合计", "total"),
            desk.named(*id),
            lang.pick("元", "yuan")
        );
    }
    Ok(View {
        json: json!({ "lists": lists, "totals": totals }),
        head,
        table: table(desk, &prizes.lists),
        foot,
    })
}

/// A round with a pending board: with it no prize is certain.
fn pending(desk: &Desk<'_>, section: SectionId) -> Option<RoundNo> {
    let rounds = &desk.tournament.section(section).rounds;
    let pends = |r: &&Round| r.boards().iter().any(|b| b.outcome == Outcome::Pending);
    rounds.iter().find(pends).map(|r| r.number)
}

fn award_json(desk: &Desk<'_>, award: &Award) -> Value {
    let text = award.text.as_ref().map(|words| desk.lang.of(words));
    match &award.taker {
        Taker::Player(id) => json!({
            "place": award.place,
            "number": desk.tournament.player(*id).number,
            "amount": award.amount,
            "text": text,
        }),
        Taker::Team(team) => json!({
            "place": award.place,
            "number": null,
            "team": team,
            "amount": award.amount,
            "text": text,
        }),
    }
}

fn unawarded_json(desk: &Desk<'_>, unawarded: &Unawarded) -> Value {
    json!({
        "places": [unawarded.places.0, unawarded.places.1],
        "amount": unawarded.amount,
        "why": finals::why_not(&unawarded.why, desk.tournament, desk.lang),
    })
}

fn list_json(desk: &Desk<'_>, list: &Awarded) -> Value {
    json!({
        "key": list.key,
        "name": desk.lang.of(&list.name),
        "awards": list.awards.iter().map(|a| award_json(desk, a)).collect::<Vec<_>>(),
        "unawarded": list.unawarded.iter().map(|u| unawarded_json(desk, u)).collect::<Vec<_>>(),
    })
}

fn taker(desk: &Desk<'_>, taker: &Taker) -> String {
    match taker {
        Taker::Player(id) => {
            let unit = &desk.tournament.player(*id).entry.unit;
            format!("{} {}", desk.named(*id), in_row(unit))
                .trim_end()
                .to_owned()
        }
        Taker::Team(team) => in_row(team).into_owned(),
    }
}

fn table(desk: &Desk<'_>, lists: &[Awarded]) -> Table {
    let lang = desk.lang;
    let mut table = Table::new(&[
        (lang.pick("奖项", "list"), Align::Left),
        (lang.pick("名次", "place"), Align::Right),
        (lang.pick("得奖者", "to"), Align::Left),
        (lang.pick("元", "yuan"), Align::Right),
        (lang.pick("称号等", "beside money"), Align::Left),
    ]);
    for list in lists {
        for award in &list.awards {
            let text = award.text.as_ref().map_or("", |words| lang.of(words));
            table.row(vec![
                in_row(lang.of(&list.name)).into_owned(),
                award.place.to_string(),
                taker(desk, &award.taker),
                award.amount.to_string(),
                in_row(text).into_owned(),
            ]);
        }
    }
    table
}

/// Where a list ends, what nobody gets and why, who was passed over.
fn boundary(desk: &Desk<'_>, list: &Awarded, text: &mut String) {
    let lang = desk.lang;
    let name = in_row(lang.of(&list.name));
    if let Some(first_out) = &list.first_out {
        let _ = writeln!(
            text,
            "{name} {}: {}",
            lang.pick("线外第一", "first outside"),
            taker(desk, first_out)
        );
    }
    for unawarded in &list.unawarded {
        let (first, last) = unawarded.places;
        let why = finals::why_not(&unawarded.why, desk.tournament, lang);
        let amount = unawarded.amount;
        let _ = match lang {
            Lang::Zh => writeln!(text, "{name} 未发 {first}-{last}: {amount} 元，{why}"),
            Lang::En => writeln!(text, "{name}, not awarded {first}-{last}: {amount} yuan, {why}"),
        };
    }
    for (id, why) in &list.passed {
        let _ = writeln!(
            text,
            "{name} {}: {}, {}",
            lang.pick("跳过", "passed over"),
            desk.named(*id),
            finals::passed(why, lang)
        );
    }
    if list.outdated {
        let _ = writeln!(
            text,
            "{name} {}",
            lang.pick(
                "抽奖时的名单已变，须重抽",
                "was drawn among others than would take part now"
            )
        );
    }
}
