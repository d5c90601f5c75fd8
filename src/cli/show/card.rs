//! `show card N`: what every round was for a player, and where his values come from.

use super::{Desk, Trouble, View};
use crate::domain::ids::{PlayerId, SectionId};
use crate::domain::round::{OutReason, Round, Stage, Word};
use crate::domain::standings::{Explained, Term};
use crate::domain::tournament::Entered;
use crate::text::shown::in_row;
use crate::text::table::{Align, Table};
use crate::text::words;
use serde_json::{Value, json};

pub(super) fn view(desk: &Desk<'_>, section: SectionId) -> Result<View, Trouble> {
    let word = desk.of("card", "PLAYER")?;
    let id = desk.player(section, word)?;
    let player = desk.tournament.player(id);
    let rounds: Vec<&Round> = desk
        .tournament
        .section(section)
        .rounds
        .iter()
        .filter(|r| r.stage != Stage::Draft && desk.round.is_none_or(|last| r.number <= last))
        .collect();
    let lang = desk.lang;
    let head = format!(
        "{} {} {}\n",
        desk.named(id),
        in_row(&player.entry.unit),
        words::status(&player.status, lang)
    );
    Ok(View {
        json: json!({
            "number": player.number,
            "name": player.entry.name,
            "unit": player.entry.unit,
            "status": player.status.word(),
            "rounds": rounds.iter().map(|r| round_json(desk, id, r)).collect::<Vec<_>>(),
        }),
        head,
        table: table(desk, id, &rounds),
        foot: terms_of(desk, section, id),
    })
}

/// Every value with its terms: round, opponent, what it adds.
fn terms_of(desk: &Desk<'_>, section: SectionId, id: PlayerId) -> String {
    let through = desk.round.unwrap_or(u32::MAX);
    let explained = Explained::new(desk.tournament, section, through);
    let Some(row) = explained.standings().row(id) else {
        return String::new();
    };
    let lang = desk.lang;
    let mut text = format!("{} {}\n", lang.pick("积分", "points"), row.points);
    for (criterion, value) in &row.values {
        let terms = explained.terms(id, *criterion);
        let shown: Vec<String> = terms.iter().map(|t| term(desk, t)).collect();
        let name = words::criterion(*criterion, lang);
        let line = format!("{name} {} = {}", words::value(value), shown.join(" + "));
        text.push_str(line.trim_end_matches(" = "));
        text.push('\n');
    }
    text
}

/// A term: `3(R5 12)` is 3 from round 5 against number 12.
fn term(desk: &Desk<'_>, term: &Term) -> String {
    let opponent = term.opponent.and_then(|o| desk.tournament.player(o).number);
    let opponent = opponent.map_or_else(String::new, |n| format!(" {n}"));
    let rule = words::term_rule(&term.rule, desk.lang);
    let rule = if rule.is_empty() { rule } else { format!(" {rule}") };
    format!("{}(R{}{opponent}{rule})", term.points, term.round)
}

/// The word of the JSON for what a round was.
fn entered_word(entered: &Entered<'_>) -> Option<&'static str> {
    match entered {
        Entered::Board { board, .. } => board.outcome.word().map(Word::word),
        Entered::Bye => Some("bye"),
        Entered::NotYet => Some("not-entered"),
        Entered::Out(reason) => Some(match reason {
            OutReason::Absent { .. } | OutReason::Unpaid => "absent",
            OutReason::Withdrawn => "withdrawn",
            OutReason::Expelled => "expelled",
            OutReason::Knockout => "knockout",
        }),
    }
}

fn round_json(desk: &Desk<'_>, id: PlayerId, round: &Round) -> Value {
    let entered = desk.tournament.entered(id, round);
    let opponent = entered.opponent().and_then(|o| desk.tournament.player(o).number);
    json!({
        "round": round.number,
        "opponent": opponent,
        "colour": match entered {
            Entered::Board { side, .. } => Some(side.word()),
            _ => None,
        },
        "word": entered_word(&entered),
        "points": desk.tournament.points_in(id, round),
        "fouls": fouls_in(desk, id, round.number),
    })
}

fn fouls_in(desk: &Desk<'_>, id: PlayerId, round: u32) -> u32 {
    desk.tournament
        .standing_fouls(id)
        .filter(|(incident, _)| incident.round == round)
        .map(|(_, foul)| foul.count)
        .sum()
}

fn table(desk: &Desk<'_>, id: PlayerId, rounds: &[&Round]) -> Table {
    let lang = desk.lang;
    let mut table = Table::new(&[
        (lang.pick("轮", "round"), Align::Right),
        (lang.pick("对手", "opponent"), Align::Left),
        (lang.pick("单位", "unit"), Align::Left),
        (lang.pick("先后", "colour"), Align::Left),
        (lang.pick("结果", "result"), Align::Left),
        (lang.pick("得分", "points"), Align::Right),
        (lang.pick("犯规", "fouls"), Align::Right),
        (lang.pick("对手现积分", "opponent's points now"), Align::Right),
    ]);
    for round in rounds {
        let entered = desk.tournament.entered(id, round);
        let opponent = entered.opponent();
        let result = match &entered {
            Entered::Board { board, .. } => words::outcome(&board.outcome, lang),
            Entered::Bye => lang.pick("轮空", "bye"),
            Entered::NotYet => lang.pick("未参赛", "not yet entered"),
            Entered::Out(reason) => words::out_reason(reason, lang),
        };
        table.row(vec![
            round.number.to_string(),
            opponent.map_or_else(String::new, |o| desk.named(o)),
            opponent.map_or_else(String::new, |o| {
                in_row(&desk.tournament.player(o).entry.unit).into_owned()
            }),
            match entered {
                Entered::Board { side, .. } => words::side(side, lang).to_owned(),
                _ => String::new(),
            },
            result.to_owned(),
            desk.tournament.points_in(id, round).to_string(),
            fouls_in(desk, id, round.number).to_string(),
            opponent.map_or_else(String::new, |o| desk.tournament.points(o, u32::MAX).to_string()),
        ]);
    }
    table
}
