//! What stands in place of the board list before round 1: what is done, what is not, and by which key.
//!
//! ```text
//! +-- 开赛前 ---------------------------------------+
//! |  清河杯象棋公开赛                                |
//! |  11 轮，每方 30 分加 5 秒                        |
//! |                                                  |
//! |  + 棋手   140 人          名册栏 a 逐人加 …      |
//! |  > 抽签   未抽            g 由程序抽 …           |
//! +--------------------------------------------------+
//! ```

use crate::domain::regulation::Question;
use crate::domain::tournament::Standing;
use crate::domain::warnings::Warning;
use crate::text::console::{fill, words};
use crate::text::shown::in_row;
use crate::tui::model::Model;
use crate::tui::paint::{Row, boxed, put, wrap};
use crate::tui::sight::Sight;
use crate::tui::steps::{self, Step};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// A line of the list: what, how it stands, whether it is settled, whether it is next, how it is done.
struct Item {
    what: &'static str,
    stands: String,
    settled: bool,
    is_next: bool,
    how: &'static str,
}

/// Draws the panel.
pub fn draw(buf: &mut Buffer, area: Rect, model: &Model, sight: &Sight<'_>, in_use: bool) {
    let (w, look) = (words(model.lang), model.look);
    let rules = &sight.tournament().regulation;
    let inner = boxed(buf, area, w.setup, "", in_use, look);
    let clock = rules.time_control_of(model.section);
    let name = in_row(model.lang.of(&rules.name)).into_owned();
    let place = in_row(model.lang.of(&rules.place)).into_owned();
    let days = format!("{} {}", rules.days.0, rules.days.1);
    let rounds = fill(
        w.setup_rounds,
        &[
            &rules.rounds_of(model.section),
            &clock.minutes,
            &clock.increment_seconds,
        ],
    );
    let airy = inner.height >= 18;
    let mut row = u16::from(airy);
    let head = [
        Line::styled(format!("  {name}"), look.open()),
        Line::styled(format!("  {days}  {place}"), look.settled()),
        Line::styled(format!("  {rounds}"), look.settled()),
    ];
    for line in head {
        put(buf, inner, row, &line);
        row += 1;
    }
    row += 1;
    for item in items(model, sight) {
        let (mark, style) = match (item.is_next, item.settled) {
            (true, _) => (">", look.warn()),
            (false, true) => ("+", look.done()),
            (false, false) => ("-", look.settled()),
        };
        let line = Row::new()
            .gap(2)
            .left(mark, 2, style)
            .left(
                item.what,
                10,
                if item.is_next { look.open() } else { look.text() },
            )
            .gap(1)
            .left(&item.stands, 20, style)
            .gap(1)
            .text(item.how, look.dim())
            .line();
        put(buf, inner, row, &line);
        row += if airy { 2 } else { 1 };
    }
    // The lines above say what is not drawn or answered.
    let said_above = |w: &&Warning| matches!(w, Warning::NumbersNotDrawn(_) | Warning::Unanswered(_));
    let mut warnings = sight
        .derived
        .warnings
        .iter()
        .filter(|w| !said_above(w))
        .peekable();
    if warnings.peek().is_none() || row + 1 >= inner.height {
        return;
    }
    row += u16::from(!airy);
    put(
        buf,
        inner,
        row,
        &Line::styled(format!("  {}", w.warnings), look.heading()),
    );
    let lines: Vec<String> = warnings
        .flat_map(|warning| {
            let text = crate::text::warnings::say(warning, sight.tournament(), model.lang);
            wrap(&text, usize::from(inner.width).saturating_sub(6))
                .into_iter()
                .take(2)
        })
        .collect();
    let room = usize::from(inner.height.saturating_sub(row + 1));
    let fitting = if lines.len() > room {
        room.saturating_sub(1)
    } else {
        lines.len()
    };
    for line in &lines[..fitting] {
        row += 1;
        put(buf, inner, row, &Line::styled(format!("    {line}"), look.warn()));
    }
    if fitting < lines.len() {
        let more = format!("    ~ {}", fill(w.setup_more, &[&(lines.len() - fitting)]));
        put(buf, inner, row + 1, &Line::styled(more, look.dim()));
    }
}

fn items(model: &Model, sight: &Sight<'_>) -> Vec<Item> {
    let w = words(model.lang);
    let tournament = sight.tournament();
    let rules = &tournament.regulation;
    let players: Vec<_> = tournament.players_in(model.section).map(|(_, p)| p).collect();
    let unpaid = players.iter().filter(|p| !p.entry.fee.settled()).count();
    let arrived = players.iter().filter(|p| p.entry.arrived).count();
    let open = tournament.open_questions(model.section).count();
    let at_default = |q: &&Question| matches!(tournament.standing_of(model.section, q), Standing::Default(_));
    let defaults = rules.questions.iter().filter(at_default).count();
    let drawn = tournament.section(model.section).lots.is_some();
    let step = steps::next(tournament, model.section);
    let questions = match (open, defaults) {
        (0, 0) => w.setup_none.to_owned(),
        (0, defaults) => fill(w.setup_default, &[&defaults]),
        (open, _) => fill(w.setup_open, &[&open]),
    };
    let fees = match (unpaid, rules.unpaid_are_paired) {
        (0, _) => w.setup_all_paid.to_owned(),
        (_, true) => fill(w.setup_unpaid, &[&unpaid]),
        (_, false) => fill(w.setup_unpaid_out, &[&unpaid]),
    };
    let count = players.len();
    vec![
        Item {
            what: w.setup_players,
            stands: fill(w.setup_count, &[&count]),
            settled: count > 1,
            is_next: step == Step::Players,
            how: w.setup_key_register,
        },
        Item {
            what: w.setup_fees,
            stands: if count == 0 { String::new() } else { fees },
            settled: count > 0 && unpaid == 0,
            is_next: false,
            how: w.setup_key_paid,
        },
        Item {
            what: w.setup_arrived,
            stands: format!("{arrived}/{count}"),
            settled: count > 0 && arrived == count,
            is_next: false,
            how: w.setup_key_arrived,
        },
        Item {
            what: w.setup_questions,
            stands: questions,
            settled: open == 0,
            is_next: matches!(step, Step::Question(_)),
            how: w.setup_key_answer,
        },
        Item {
            what: w.setup_lots,
            stands: if drawn { w.setup_drawn } else { w.setup_not_drawn }.to_owned(),
            settled: drawn,
            is_next: matches!(step, Step::Lots(_)),
            how: w.setup_key_lots,
        },
        Item {
            what: w.setup_draft,
            stands: w.setup_to_pair.to_owned(),
            settled: false,
            is_next: matches!(step, Step::Pair(_)),
            how: w.setup_key_pair,
        },
    ]
}
