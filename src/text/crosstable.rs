//! `crosstable.txt`: plain text, the paper to go on with if everything breaks. Chinese, like the tournament.

use crate::domain::ids::{RoundNo, SectionId, Seq, Side};
use crate::domain::round::{Moment, Outcome, Stage, Word};
use crate::domain::standings::standings;
use crate::domain::tournament::{Entered, Tournament};
use crate::text::lang::Lang;
use crate::text::shown::in_row;
use crate::text::table::{Align, Table};
use crate::text::words;
use std::fmt::Write as _;

/// The crosstable of every section, and the boards of its newest round.
pub fn crosstable(tournament: &Tournament, as_of: Seq, at: Option<Moment>) -> String {
    let mut text = format!("{}  #{as_of}", tournament.regulation.name.zh);
    if let Some(at) = at {
        let _ = write!(text, "  {}", at.format("%Y-%m-%d %H:%M"));
    }
    text.push('\n');
    for section in tournament.section_ids() {
        section_table(tournament, section, &mut text);
        newest_round(tournament, section, &mut text);
    }
    text
}

fn section_table(tournament: &Tournament, section: SectionId, text: &mut String) {
    let through = tournament.published(section);
    let standings = standings(tournament, section, RoundNo::MAX);
    let name = tournament
        .regulation
        .section_rule(section)
        .map_or("", |s| &s.name.zh);
    let _ = writeln!(
        text,
        "\n{name} 第{through}轮  {}",
        words::chain(&standings.chain, Lang::Zh)
    );
    let mut table = Table::new(&[
        ("名次", Align::Right),
        ("序号", Align::Right),
        ("姓名", Align::Left),
        ("单位", Align::Left),
    ]);
    for round in 1..=through {
        table.column(&round.to_string(), Align::Right);
    }
    table.column("积分", Align::Right);
    for c in &standings.chain {
        table.column(words::criterion(*c, Lang::Zh), Align::Right);
    }
    for row in &standings.rows {
        let player = tournament.player(row.player);
        let mut cells = vec![
            row.rank.map_or_else(|| "-".to_owned(), |r| r.to_string()),
            player.number.map_or_else(String::new, |n| n.to_string()),
            in_row(&player.entry.name).into_owned(),
            in_row(&player.entry.unit).into_owned(),
        ];
        for (_, entered) in tournament.record(row.player, through) {
            cells.push(short(tournament, &entered));
        }
        cells.push(row.points.to_string());
        cells.extend(
            standings
                .chain
                .iter()
                .map(|c| row.values.iter().find(|(k, _)| k == c))
                .map(|v| v.map_or_else(|| "-".to_owned(), |(_, v)| words::value(v))),
        );
        table.row(cells);
    }
    text.push_str(&table.to_string());
}

/// A round in a cell: the opponent's number, r or b for the colour, the result for this player.
fn short(tournament: &Tournament, entered: &Entered<'_>) -> String {
    match entered {
        Entered::Board { board, side } => {
            let opponent = tournament.player(board.seat(side.other()).player);
            let number = opponent.number.map_or_else(|| "?".to_owned(), |n| n.to_string());
            let colour = match side {
                Side::Red => 'r',
                Side::Black => 'b',
            };
            format!("{number}{colour}{}", sign(&board.outcome, *side))
        }
        Entered::Bye => "bye".to_owned(),
        Entered::Out(_) | Entered::NotYet => "-".to_owned(),
    }
}

/// The result for a side: + = -, in brackets if not played.
fn sign(outcome: &Outcome, side: Side) -> &'static str {
    let Some(word) = outcome.word() else { return "?" };
    let won = word.winner().map(|winner| winner == side);
    match (won, word.played()) {
        (Some(true), true) => "+",
        (Some(true), false) => "(+)",
        (Some(false), true) => "-",
        (Some(false), false) => "(-)",
        (None, _) if word == Word::Draw => "=",
        (None, true) => "-",
        (None, false) => "(-)",
    }
}

/// The boards of the newest round, for the wall.
fn newest_round(tournament: &Tournament, section: SectionId, text: &mut String) {
    let Some(round) = tournament
        .current(section)
        .filter(|r| r.stage == Stage::Published)
    else {
        return;
    };
    let _ = writeln!(text, "\n第{}轮对阵", round.number);
    let mut table = Table::new(&[
        ("台", Align::Right),
        ("红方", Align::Left),
        ("结果", Align::Left),
        ("黑方", Align::Left),
    ]);
    let who = |id| {
        let player = tournament.player(id);
        let number = player.number.map_or_else(String::new, |n| format!("{n} "));
        format!("{number}{}", in_row(&player.entry.name))
    };
    for board in round.boards() {
        table.row(vec![
            board.table.to_string(),
            who(board.red.player),
            words::outcome(&board.outcome, Lang::Zh).to_owned(),
            who(board.black.player),
        ]);
    }
    text.push_str(&table.to_string());
    if let Some(bye) = &round.pairing.bye {
        let _ = writeln!(text, "轮空 {}", who(bye.player));
    }
}
