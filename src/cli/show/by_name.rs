//! The newest round by name: where everybody sits, the bye, and who is not paired.

use super::{Desk, View, number};
use crate::domain::ids::{PlayerId, SectionId, Side};
use crate::domain::round::Round;
use crate::text::pinyin;
use crate::text::shown::in_row;
use crate::text::table::{Align, Table};
use crate::text::words;
use serde_json::{Value, json};

/// Where a player is in a round.
enum Seat {
    Board(u32, Side, PlayerId),
    Bye,
    Out(String),
}

pub(super) fn view(desk: &Desk<'_>, section: SectionId) -> View {
    let round = desk.tournament.newest(section);
    let mut seats: Vec<(PlayerId, Seat)> = round.map_or_else(Vec::new, |round| seats(desk, round));
    seats.sort_by_cached_key(|(id, _)| {
        let player = desk.tournament.player(*id);
        (pinyin::sort_key(&player.entry.name), player.number)
    });
    let lang = desk.lang;
    View {
        json: json!({
            "round": round.map_or(0, |r| r.number),
            "rows": seats.iter().map(|(id, seat)| row_json(desk, *id, seat)).collect::<Vec<_>>(),
        }),
        head: format!(
            "{}{} {}\n",
            desk.section_name(section),
            desk.round_name(round.map_or(0, |r| r.number)),
            lang.pick("按姓名", "by name")
        ),
        table: table(desk, &seats),
        foot: String::new(),
    }
}

fn seats(desk: &Desk<'_>, round: &Round) -> Vec<(PlayerId, Seat)> {
    let boards = round.boards().iter().flat_map(|b| {
        let seat = |side: Side| {
            (
                b.seat(side).player,
                Seat::Board(b.table, side, b.seat(side.other()).player),
            )
        };
        [seat(Side::Red), seat(Side::Black)]
    });
    let bye = round.pairing.bye.iter().map(|b| (b.player, Seat::Bye));
    let out = round.pairing.out.iter().map(|out| {
        let why = words::out_reason(&out.reason, desk.lang);
        (out.player, Seat::Out(why.to_owned()))
    });
    boards.chain(bye).chain(out).collect()
}

fn row_json(desk: &Desk<'_>, id: PlayerId, seat: &Seat) -> Value {
    let player = desk.tournament.player(id);
    let (table, side, opponent) = match seat {
        Seat::Board(table, side, opponent) => (Some(*table), Some(*side), Some(*opponent)),
        Seat::Bye | Seat::Out(_) => (None, None, None),
    };
    json!({
        "number": player.number,
        "name": player.entry.name,
        "unit": player.entry.unit,
        "table": table,
        "colour": side.map(Side::word),
        "opponent": opponent.and_then(|o| desk.tournament.player(o).number),
        "bye": matches!(seat, Seat::Bye),
    })
}

fn table(desk: &Desk<'_>, seats: &[(PlayerId, Seat)]) -> Table {
    let lang = desk.lang;
    let mut table = Table::new(&[
        (lang.pick("序号", "no."), Align::Right),
        (lang.pick("姓名", "name"), Align::Left),
        (lang.pick("单位", "unit"), Align::Left),
        (lang.pick("台", "table"), Align::Right),
        (lang.pick("先后", "colour"), Align::Left),
        (lang.pick("对手", "opponent"), Align::Left),
    ]);
    for (id, seat) in seats {
        let player = desk.tournament.player(*id);
        let (at, colour, opponent) = match seat {
            Seat::Board(table, side, opponent) => (
                table.to_string(),
                words::side(*side, lang).to_owned(),
                desk.with_unit(*opponent),
            ),
            Seat::Bye => (String::new(), String::new(), lang.pick("轮空", "bye").to_owned()),
            Seat::Out(why) => {
                let not = lang.pick("未编排", "not paired");
                (String::new(), String::new(), format!("{not}: {why}"))
            }
        };
        table.row(vec![
            number(player.number),
            in_row(&player.entry.name).into_owned(),
            in_row(&player.entry.unit).into_owned(),
            at,
            colour,
            opponent,
        ]);
    }
    table
}
