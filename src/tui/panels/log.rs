//! 记录: what happened in a round beside the plain results, newest first; the row with the cursor in full below.
//!
//! ```text
//! | 09:12  37 红 12 陆青禾    手机响 1次，判负            |
//! | 08:41  52 黑 45 韩砚秋    黑方弃权（迟到）            |
//! |--------------------------------------------------------|
//! | 手机响 1次，判负  #412 裁判长                          |
//! ```

use super::{chosen, follow};
use crate::domain::foul::{ClaimKind, What};
use crate::domain::ids::{SectionId, Sides};
use crate::domain::round::{Outcome, Reason, Sheet};
use crate::text::console::{fill, words as console_words};
use crate::text::lang::Lang;
use crate::text::shown::{in_row, safe};
use crate::text::spot::spot;
use crate::text::width::{cells, cut};
use crate::text::words;
use crate::tui::log::{Event, Row as Logged, listed};
use crate::tui::model::{LogFilter, Model, Panel};
use crate::tui::paint::{Row, put, put_row, wrap};
use crate::tui::sight::Sight;
use crate::tui::wording::{self, hour};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// The least height at which the row with the cursor is told in full below the list.
const TELLS: u16 = 8;

/// What the title says of the rows listed.
pub fn note(model: &Model, sight: &Sight<'_>) -> String {
    let w = spot(model.lang);
    match model.log {
        LogFilter::Round => sight
            .round(model)
            .map_or(String::new(), |round| fill(w.log_round, &[&round.number])),
        LogFilter::Table(table) => fill(w.only_table, &[&table]),
        LogFilter::Player(player) => fill(w.only_player, &[&wording::name(sight.tournament(), player)]),
    }
}

/// Draws the list.
pub fn draw(buf: &mut Buffer, area: Rect, model: &mut Model, sight: &Sight<'_>, in_use: bool) {
    let (w, look) = (spot(model.lang), model.look);
    let rows = listed(model, sight);
    if rows.is_empty() {
        put(
            buf,
            area,
            0,
            &Line::styled(format!("  {}", w.log_empty), look.dim()),
        );
        model.cursors[3].at = 0;
        return;
    }
    let at = model.cursors[3].at.min(rows.len() - 1);
    let width = usize::from(area.width);
    let told = if in_use && area.height >= TELLS {
        full(rows[at], model, sight, width.saturating_sub(2))
    } else {
        Vec::new()
    };
    let below = (told.len() as u16).min(area.height / 2);
    let list = Rect {
        height: area.height - below,
        ..area
    };
    let top = follow(model, Panel::Clock, rows.len(), list.height, in_use);
    for (y, at) in (0..list.height).zip(top..rows.len()) {
        let line = row(rows[at], model, sight, width);
        put_row(buf, list, y, line, chosen(at, model.cursors[3], in_use), look);
    }
    let foot = Rect {
        y: area.y + list.height,
        height: below,
        ..area
    };
    for (y, text) in (0..below).zip(told) {
        put(buf, foot, y, &Line::styled(format!(" {text}"), look.settled()));
    }
}

fn row(logged: &Logged, model: &Model, sight: &Sight<'_>, width: usize) -> Line<'static> {
    let (lang, look) = (model.lang, model.look);
    let tournament = sight.tournament();
    let place = match (logged.round, logged.table, model.log) {
        (0, _, _) => "0".to_owned(),
        (round, Some(table), LogFilter::Player(_)) => format!("{round}-{table}"),
        (_, Some(table), _) => table.to_string(),
        (_, None, _) => String::new(),
    };
    let side = logged.sides.map_or("", |sides| short_side(sides, lang));
    let who = match logged.players.as_slice() {
        [one] => wording::player(tournament, *one),
        _ => String::new(),
    };
    let text = text(logged, sight, model.section, lang);
    let voided = is_void(logged, sight, model.section);
    let style = match &logged.event {
        _ if voided => look.dim(),
        Event::Incident(_) if is_foul(logged, sight, model.section) => look.warn(),
        Event::Outcome(_, Outcome::Disputed) => look.bad(),
        _ => look.text(),
    };
    let wide = width >= 56;
    let column = match (wide, who.is_empty()) {
        (_, true) => 0,
        (true, false) => 24,
        (false, false) => 9,
    };
    let who = if wide { who } else { short_name(logged, sight) };
    let mut row = Row::new()
        .gap(1)
        .left(&hour(logged.at), 5, look.settled())
        .gap(1)
        .right(
            &place,
            if matches!(model.log, LogFilter::Player(_)) {
                6
            } else {
                3
            },
            look.open(),
        )
        .gap(1)
        .left(side, if lang == Lang::Zh { 2 } else { 4 }, look.text())
        .gap(1);
    if column > 0 {
        row = row.left(&who, column, look.text()).gap(1);
    }
    let mut line = row.line();
    let used: usize = line.spans.iter().map(|s| cells(&s.content)).sum();
    let tail = if width >= 76 {
        format!("#{} {}", logged.seq, safe(&logged.by))
    } else {
        String::new()
    };
    let room = width.saturating_sub(used + 1 + if tail.is_empty() { 0 } else { cells(&tail) + 1 });
    // The article goes first where there is little room; the row in full has it.
    let with_article = format!("{text}{}", article(logged, sight, model.section));
    let shown = if cells(&with_article) <= room {
        with_article
    } else if cells(&text) > room {
        format!("{}~", cut(&text, room.saturating_sub(1)))
    } else {
        text
    };
    line.spans.extend(
        Row::new()
            .left(&shown, room, style)
            .gap(1)
            .text(&tail, look.dim())
            .line()
            .spans,
    );
    line
}

fn short_side(sides: Sides, lang: Lang) -> &'static str {
    use crate::domain::ids::Side;
    match sides {
        Sides::One(Side::Red) => lang.pick("红", "red"),
        Sides::One(Side::Black) => lang.pick("黑", "blk"),
        Sides::Both => lang.pick("双", "both"),
    }
}

fn short_name(logged: &Logged, sight: &Sight<'_>) -> String {
    match logged.players.as_slice() {
        [one] => wording::name(sight.tournament(), *one),
        _ => String::new(),
    }
}

fn is_foul(logged: &Logged, sight: &Sight<'_>, section: SectionId) -> bool {
    logged
        .incident(sight.tournament(), section)
        .is_some_and(|i| matches!(i.what, What::Foul(_)))
}

fn is_void(logged: &Logged, sight: &Sight<'_>, section: SectionId) -> bool {
    matches!(logged.event, Event::Incident(_))
        && logged
            .incident(sight.tournament(), section)
            .is_some_and(|i| matches!(&i.what, What::Foul(foul) if foul.voided.is_some()))
}

/// The row with the cursor in full: what, what counts, who entered it.
fn full(logged: &Logged, model: &Model, sight: &Sight<'_>, width: usize) -> Vec<String> {
    let (w, lang) = (spot(model.lang), model.lang);
    let tournament = sight.tournament();
    let who: Vec<String> = logged
        .players
        .iter()
        .map(|id| wording::player(tournament, *id))
        .collect();
    let mut text = text(logged, sight, model.section, lang);
    if !who.is_empty() {
        text = format!("{}  {text}", who.join(lang.pick("、", ", ")));
    }
    text.push_str(&article(logged, sight, model.section));
    let incident = logged.incident(tournament, model.section);
    if let Some(incident) = incident
        && matches!(
            &incident.what,
            What::Claim {
                kind: ClaimKind::Natural,
                ..
            }
        )
    {
        for more in claim_rules(sight, lang) {
            text.push_str(lang.pick("；", "; "));
            text.push_str(&more);
        }
    }
    let id = incident.map_or(format!("#{}", logged.seq), |i| i.id.to_string());
    let entered = fill(w.entered, &[&safe(&logged.by), &id]);
    let mut lines = wrap(&text, width);
    lines.push(format!("{} {entered}", logged.at.format("%H:%M:%S")));
    lines
}

/// What does not count for the natural-move limit, and what is capped.
fn claim_rules(sight: &Sight<'_>, lang: Lang) -> Vec<String> {
    let w = spot(lang);
    let Some(limit) = &sight.tournament().regulation.natural_limit else {
        return Vec::new();
    };
    let mut parts = Vec::new();
    let excluded = lang.of(&limit.excluded);
    if !excluded.is_empty() {
        parts.push(fill(w.counts, &[&in_row(excluded)]));
    }
    if let Some(cap) = limit.forcing_cap {
        parts.push(fill(w.forcing_cap, &[&cap]));
    }
    if let Some(cap) = limit.checks_cap {
        parts.push(fill(w.checks_cap, &[&cap]));
    }
    parts.push(in_row(&limit.article).into_owned());
    parts
}

/// The article of a foul, or of the reason for which a board is decided, after a blank; nothing where there is
/// none. A foul that decides has a row of its own, with its own.
fn article(logged: &Logged, sight: &Sight<'_>, section: SectionId) -> String {
    let tournament = sight.tournament();
    let rules = &tournament.regulation;
    let article = match &logged.event {
        Event::Incident(_) => match logged.incident(tournament, section).map(|i| &i.what) {
            Some(What::Foul(foul)) => rules.foul_article(&foul.kind),
            _ => "",
        },
        Event::Outcome(_, Outcome::Decided(decision)) => match decision.reason {
            None | Some(Reason::Fouls | Reason::IllegalMove) => "",
            Some(reason) => rules.reason_article(reason),
        },
        _ => "",
    };
    match article {
        "" => String::new(),
        article => format!(" ({})", in_row(article)),
    }
}

/// What a row says, its player apart.
fn text(logged: &Logged, sight: &Sight<'_>, section: SectionId, lang: Lang) -> String {
    let w = spot(lang);
    let tournament = sight.tournament();
    let incident = logged.incident(tournament, section);
    match &logged.event {
        Event::Incident(_) => incident.map_or(String::new(), |i| what(&i.what, sight, lang)),
        Event::Voided(_, reason) | Event::Moved(_, reason) | Event::Decided(_, reason) => {
            let text = match &logged.event {
                Event::Voided(..) => w.voided,
                Event::Moved(..) => w.moved,
                _ => w.decided,
            };
            let about = incident.map_or(String::new(), |i| match &i.what {
                What::Foul(foul) => kind_name(&foul.kind, sight, lang),
                _ => i.id.to_string(),
            });
            fill(text, &[&about, &in_row(reason)])
        }
        Event::Outcome(was, now) => outcome(was, now, lang),
        Event::Sheet(sheet) => match sheet {
            Sheet::Missing => w.sheet_back,
            Sheet::HandedIn => w.sheet_in,
            Sheet::Excused => w.sheet_excused,
        }
        .to_owned(),
        Event::Picked(tables) => {
            let list: Vec<String> = tables.iter().map(u32::to_string).collect();
            fill(w.sheets_picked, &[&list.join(" ")])
        }
        Event::Seats(was, now) => {
            if was.table != now.table {
                fill(w.moved_table, &[&was.table])
            } else if was.red.player == now.black.player && was.black.player == now.red.player {
                w.reversed.to_owned()
            } else {
                let name = |seat: crate::domain::round::Seat| wording::name(tournament, seat.player);
                fill(w.exchanged, &[&name(now.red), &name(now.black)])
            }
        }
        Event::Added => w.against_bye.to_owned(),
        Event::Merged => w.merged.to_owned(),
        Event::Started(at) => fill(w.clock_started, &[&hour(*at)]),
    }
}

fn outcome(was: &Outcome, now: &Outcome, lang: Lang) -> String {
    let w = spot(lang);
    let said = |outcome: &Outcome| {
        let text = words::outcome(outcome, lang).to_owned();
        match outcome {
            Outcome::Decided(decision) => match decision.reason {
                Some(reason) => format!("{text}({})", words::reason(reason, lang)),
                None => text,
            },
            _ => text,
        }
    };
    match (was, now) {
        (Outcome::Decided(_), Outcome::Decided(_)) => fill(w.corrected, &[&said(was), &said(now)]),
        (_, Outcome::Open) => fill(w.cleared, &[&said(was)]),
        (Outcome::Open, Outcome::Disputed) => fill(w.disputed, &[&""]).trim_end().to_owned(),
        (_, Outcome::Disputed) => fill(w.disputed, &[&said(was)]),
        (Outcome::Disputed, Outcome::Decided(_)) => fill(w.settled, &[&said(now)]),
        (Outcome::Pending, Outcome::Decided(_)) => fill(w.came_late, &[&said(now)]),
        _ => said(now),
    }
}

fn kind_name(key: &str, sight: &Sight<'_>, lang: Lang) -> String {
    sight
        .tournament()
        .regulation
        .foul_kind(key)
        .map_or(key.to_owned(), |k| in_row(lang.of(&k.name)).into_owned())
}

/// An incident without its player, with its consequence.
fn what(what: &What, sight: &Sight<'_>, lang: Lang) -> String {
    let w = console_words(lang);
    match what {
        What::Foul(foul) => {
            let mut text = kind_name(&foul.kind, sight, lang);
            if foul.count > 0 {
                text.push(' ');
                text.push_str(&fill(w.ev_times, &[&foul.count]));
            }
            let consequence = words::consequence(foul.consequence, lang);
            for more in [consequence.as_str(), &foul.note] {
                if !more.is_empty() {
                    text.push_str(lang.pick("，", ", "));
                    text.push_str(&in_row(more));
                }
            }
            if let Some(reason) = &foul.voided {
                text.push_str(&format!(" [{} {}]", w.void, in_row(reason)));
            }
            text
        }
        What::Time { minutes, .. } => match lang {
            Lang::Zh => format!("用时 {minutes:+} 分"),
            Lang::En => format!("clock {minutes:+} min"),
        },
        What::Offer { .. } => lang.pick("提和", "offers a draw").to_owned(),
        What::Warning { text, .. } => format!("{} {}", lang.pick("警告", "warned:"), in_row(text)),
        What::Note { text } => fill(w.ev_note, &[&in_row(text)]),
        What::Appeal { text, decision } => wording::appeal(text, decision.as_deref(), w),
        What::Claim {
            kind, target, count, ..
        } => format!("{} {count}/{target}", words::claim(*kind, lang)),
        What::Ruling { side, within, end } => {
            let must = match side {
                Some(_) => lang.pick("须变着", "must change"),
                None => lang.pick("不变判和", "drawn unless one changes"),
            };
            let within = within.map_or(String::new(), |n| format!(" {}", words::within(n, lang)));
            let end = end.map_or(String::new(), |e| format!(" {}", words::ruling_end(e, lang)));
            format!("{must}{within}{end}")
        }
        What::Missing { sides } => match sides {
            Some(_) => lang.pick("未到", "missing").to_owned(),
            None => lang.pick("双方已到", "both here").to_owned(),
        },
    }
}
