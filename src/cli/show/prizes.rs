//! `show prizes`.

use super::{Desk, Trouble, View};
use crate::domain::ids::{RoundNo, SectionId};
use crate::domain::prizes::{
    Award, Awarded, NotFinal, Prizes, Taker, Unawarded, bans, prizes, refunds, revisions,
};
use crate::domain::refusal::{Refusal, finals as finals_refusal};
use crate::domain::round::{Outcome, Round};
use crate::domain::standings::{Standings, standings};
use crate::domain::ties::ties;
use crate::text::finals;
use crate::text::lang::Lang;
use crate::text::shown::in_row;
use crate::text::table::{Align, Table};
use crate::text::{prizes as said, ties as ties_text, words};
use serde_json::{Value, json};
use std::fmt::Write as _;

pub(super) fn view(desk: &Desk<'_>, section: SectionId) -> Result<View, Trouble> {
    if let Some(round) = pending(desk, section) {
        let refused = finals_refusal::Refused::NotFinal(NotFinal::Pending(round));
        return Err(Trouble::Refused(Refusal::Finals(refused)));
    }
    let prizes = prizes(desk.tournament, section);
    let standings = standings(desk.tournament, section, RoundNo::MAX);
    let lists: Vec<Value> = prizes.lists.iter().map(|list| list_json(desk, list)).collect();
    let totals: Vec<Value> = prizes
        .totals
        .iter()
        .map(|(id, amount)| json!({ "number": desk.tournament.player(*id).number, "amount": amount }))
        .collect();
    Ok(View {
        json: json!({ "lists": lists, "totals": totals }),
        head: head(desk, &prizes, &standings),
        table: table(desk, &prizes.lists, &standings),
        foot: foot(desk, &prizes, &standings),
    })
}

/// Which revision this is, of what, and what it says otherwise than the one before.
fn head(desk: &Desk<'_>, prizes: &Prizes, standings: &Standings) -> String {
    let lang = desk.lang;
    let revisions = revisions(desk.session.book(), prizes.section);
    let revision = said::revision(&revisions, lang).unwrap_or_default();
    let title = lang.pick("奖项", "prizes");
    let mut head = format!("{}{title} {revision}", desk.section_name(prizes.section))
        .trim_end()
        .to_owned();
    let _ = writeln!(head, "\n{}", words::chain(&standings.chain, lang));
    if let Some(missing) = &prizes.not_final {
        let not = lang.pick("不是最后名单", "not the final lists");
        let _ = writeln!(head, "{not}: {}", finals::not_final(missing, lang));
    }
    if let [.., before, newest] = revisions.as_slice()
        && !newest.changes.is_empty()
    {
        let since = match lang {
            Lang::Zh => format!("与第{}版不同", before.number),
            Lang::En => format!("other than revision {}", before.number),
        };
        for change in &newest.changes {
            let _ = writeln!(head, "{since}: {}", said::change(change, desk.tournament, lang));
        }
    }
    for tie in ties(desk.tournament, prizes.section) {
        let _ = writeln!(head, "{}", ties_text::say(&tie, desk.tournament, lang));
    }
    head
}

/// Under the lists: where each ends, totals, fees and refunds, the report of those who left.
fn foot(desk: &Desk<'_>, prizes: &Prizes, standings: &Standings) -> String {
    let (tournament, lang) = (desk.tournament, desk.lang);
    let mut foot = String::new();
    for list in &prizes.lists {
        let name = format!("{} ({})", in_row(lang.of(&list.name)), in_row(&list.article));
        let _ = writeln!(foot, "{name}: {}", said::sum(list, lang));
        for note in said::notes(list, tournament, standings, lang) {
            let _ = writeln!(foot, "{name}: {note}");
        }
    }
    for (id, yuan) in &prizes.totals {
        let _ = writeln!(foot, "{}", said::total(*id, *yuan, prizes, tournament, lang));
    }
    for refund in refunds(tournament, prizes.section) {
        let _ = writeln!(
            foot,
            "{}: {}",
            lang.pick("退费", "refund"),
            said::refund(&refund, tournament, lang)
        );
    }
    let article = tournament.regulation.ban_report.as_deref().unwrap_or_default();
    for ban in bans(tournament, prizes.section).unwrap_or_default() {
        let _ = writeln!(
            foot,
            "{} ({}): {}",
            lang.pick("停赛报告", "ban report"),
            in_row(article),
            said::ban(&ban, tournament, lang)
        );
    }
    foot
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

/// What of a list nobody gets, place by place.
fn reason_json(desk: &Desk<'_>, unawarded: &Unawarded) -> Value {
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
        "unawarded": list.kept(),
        "reasons": list.unawarded.iter().map(|u| reason_json(desk, u)).collect::<Vec<_>>(),
    })
}

fn table(desk: &Desk<'_>, lists: &[Awarded], standings: &Standings) -> Table {
    let lang = desk.lang;
    let mut table = Table::new(&[
        (lang.pick("奖项", "list"), Align::Left),
        (lang.pick("名次", "place"), Align::Right),
        (lang.pick("得奖者", "to"), Align::Left),
        (lang.pick("总名次", "final rank"), Align::Right),
        (lang.pick("元", "yuan"), Align::Right),
        (lang.pick("称号等", "beside money"), Align::Left),
    ]);
    for list in lists {
        for award in &list.awards {
            let text = award.text.as_ref().map_or("", |words| lang.of(words));
            let shared = lang.pick("并列", "shared");
            table.row(vec![
                in_row(lang.of(&list.name)).into_owned(),
                award.place.to_string(),
                said::taker(&award.taker, desk.tournament),
                said::final_rank(&award.taker, standings),
                award.amount.to_string(),
                format!("{} {}", in_row(text), if award.shared { shared } else { "" })
                    .trim()
                    .to_owned(),
            ]);
        }
    }
    table
}
