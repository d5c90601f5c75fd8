//! The whole screen.

use super::kept::Kept;
use super::keymap::{self, Action, Binding};
use super::layout::{self, Shape};
use super::model::{Model, Panel, Pending, Tone};
use super::paint::{Row, put, wrap};
use super::sight::Sight;
use super::{dialogs, limit, panels, steps};
use crate::domain::ids::Side;
use crate::text::console::{fill, words};
use crate::text::echo::{PHRASE, brief};
use crate::text::keys::help;
use crate::text::shown::safe;
use crate::text::width::{cells, cut};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Between two phrases of the echo in one line.
const BETWEEN: &str = "  ";

/// What is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// Everything.
    Whole,
    /// What acknowledges an act; the panels beside the board list stay as they were.
    AtOnce,
}

/// Draws the screen. The model keeps only where its lists are scrolled to.
pub fn draw(frame: &mut Frame<'_>, model: &mut Model, sight: &Sight<'_>, kept: &mut Kept, extent: Extent) {
    let screen = frame.area();
    let w = words(model.lang);
    let buf = frame.buffer_mut();
    if layout::shape(screen) == Shape::TooSmall {
        let text = fill(w.too_small, &[&screen.width, &screen.height]);
        for (row, line) in (0..).zip(wrap(&text, screen.width.into())) {
            put(buf, screen, row, &Line::from(line));
        }
        return;
    }
    let alarm = alarm(model, sight);
    let parts = layout::parts(screen, model, alarm.is_some());
    panels::header::draw(buf, parts.header, model, sight);
    if let Some(text) = alarm {
        let line = wrap(&text, parts.alarm.width.into())
            .into_iter()
            .next()
            .unwrap_or_default();
        let line = crate::text::width::pad_right(&line, parts.alarm.width.into());
        put(buf, parts.alarm, 0, &Line::styled(line, model.look.alarm()));
    }
    let typed = model.pending != Pending::None;
    let shows_boards = parts.panels.iter().any(|(p, _)| *p == Panel::Boards);
    for (panel, area) in parts.panels {
        let in_use = panel == model.panel && model.dialog.is_none();
        let holds_typed = match panel {
            Panel::Boards => typed || panels::typed::always(area, model, sight),
            _ => typed && !shows_boards,
        };
        let (area, box_area) = if holds_typed {
            panels::typed::split(area, model, sight)
        } else {
            (area, Rect::default())
        };
        match panel {
            _ if area.is_empty() => {}
            _ if extent == Extent::AtOnce && panel != Panel::Boards => {
                kept.draw(buf, area, panel, model);
            }
            Panel::Boards => {
                let (area, games) = panels::bracket::split(area, model, sight);
                panels::boards::draw(buf, area, model, sight, in_use);
                panels::bracket::draw(buf, games, model, sight);
            }
            Panel::Standings => panels::standings::draw(buf, area, model, sight, in_use),
            Panel::Roster => panels::roster::draw(buf, area, model, sight, in_use),
            Panel::Clock => panels::clock::draw(buf, area, model, sight, in_use),
        }
        if extent == Extent::Whole && panel != Panel::Boards {
            kept.keep(buf, area, panel, model);
        }
        if holds_typed {
            panels::typed::draw(buf, box_area, model, sight);
        }
    }
    next(buf, parts.next, model, sight);
    let cursor = echo(buf, parts.echo, model);
    footer(buf, parts.footer, model, sight);
    if model.find.is_some() {
        dialogs::find::draw(buf, parts.body, model, sight);
    } else if model.dialog.is_some() {
        dialogs::draw(buf, parts.body, model, sight);
    }
    if let Some(position) = cursor {
        frame.set_cursor_position(position);
    }
}

fn alarm(model: &Model, sight: &Sight<'_>) -> Option<String> {
    let w = words(model.lang);
    if let Some(why) = &model.unsaved {
        return Some(format!(" {}", fill(w.not_saved, &[&safe(why)])));
    }
    if let Some(why) = sight.barred {
        return Some(format!(" {why}"));
    }
    if let Some(why) = sight.snapshot_trouble {
        return Some(format!(" {}", fill(w.snapshot_trouble, &[&safe(why)])));
    }
    let edited = sight.edited.differences().len();
    let text = crate::text::set_up::words(model.lang).alarm;
    (edited > 0).then(|| format!(" {}", fill(text, &[&edited])))
}

/// What comes next at the left, what undo would void at the right.
fn next(buf: &mut Buffer, area: Rect, model: &Model, sight: &Sight<'_>) {
    let (w, look) = (words(model.lang), model.look);
    // At the late limit nothing is more urgent than those who are not there.
    let late = limit::ready(sight.tournament(), model.section, sight.now, model.lang);
    let step = late.unwrap_or_else(|| steps::next(sight.tournament(), model.section).say(w));
    let left = format!(" {} ", w.next);
    let others = panels::sections::others(model, sight);
    let gap = if others.is_empty() { "" } else { "   " };
    put(
        buf,
        area,
        0,
        &Row::new()
            .text(&left, look.heading())
            .text(&step, look.text())
            .text(gap, look.text())
            .text(&others, look.settled())
            .line(),
    );
    let used = cells(&left) + cells(&step) + cells(gap) + cells(&others) + 3;
    let room = usize::from(area.width).saturating_sub(used + 1);
    let Some(entry) = sight.book.undoable().next() else {
        return;
    };
    let text = fill(w.undo_would, &[&entry.seq, &brief(entry, sight.book, model.lang)]);
    let shown = if cells(&text) <= room {
        text
    } else if room >= 16 {
        format!("{}~", cut(&text, room - 1))
    } else {
        return;
    };
    let width = cells(&shown) as u16;
    let right = Rect {
        x: area.right() - width - 1,
        width,
        ..area
    };
    put(buf, right, 0, &Line::styled(shown, look.dim()));
}

/// The answer to the last key, a question, or the field being typed in; says where the cursor stands.
fn echo(buf: &mut Buffer, area: Rect, model: &Model) -> Option<(u16, u16)> {
    let (w, look) = (words(model.lang), model.look);
    let field = match (&model.line, &model.find) {
        (Some(line), _) => Some((w.line.to_owned(), &line.field)),
        (None, Some(find)) => Some((format!("{} ", w.find), &find.field)),
        (None, None) => None,
    };
    if let Some((prompt, field)) = field {
        let prompt = format!(" {prompt}");
        let room = usize::from(area.width).saturating_sub(cells(&prompt) + 1);
        let before: String = field.value().chars().take(field.cursor()).collect();
        let before = safe(&before);
        let shown = safe(field.value());
        let mut start = 0;
        let mut width = cells(&before);
        for c in before.chars() {
            if width < room {
                break;
            }
            start += c.len_utf8();
            width = width.saturating_sub(cells(c.encode_utf8(&mut [0; 4])));
        }
        let text = cut(&shown[start..], room);
        put(
            buf,
            area,
            0,
            &Row::new()
                .text(&prompt, look.key())
                .text(&text, look.open())
                .line(),
        );
        let x = cells(&prompt) + cells(&before[start..]);
        let hint = match &model.echo {
            echo if model.line.is_some() && echo.tone == Tone::Plain && !echo.text.is_empty() => {
                echo.text.as_str()
            }
            _ if model.find.is_some() && field.value().is_empty() => w.find_hint,
            _ => "",
        };
        let used = cells(&prompt) + cells(&text) + 3;
        let hint = cut(hint, usize::from(area.width).saturating_sub(used + 1));
        buf.set_string(area.x + used as u16, area.y, hint, look.dim());
        return Some((area.x + x as u16, area.y));
    }
    let (text, style) = if let Some(question) = &model.question {
        (question.text.as_str(), look.warn())
    } else if model.stray >= 2 {
        (w.input_method, look.warn())
    } else {
        let style = match model.echo.tone {
            Tone::Plain => look.text(),
            Tone::Done => look.done(),
            Tone::Refused => look.bad(),
        };
        (model.echo.text.as_str(), style)
    };
    let width = usize::from(area.width).saturating_sub(2);
    for (row, line) in (0..).zip(phrases(text, width, area.height.into())) {
        put(buf, area, row, &Line::styled(format!(" {line}"), style));
    }
    None
}

/// A text of phrases in so many lines at most: a phrase stands whole in a line unless it is longer than one, and
/// what no longer fits is marked as cut.
fn phrases(text: &str, width: usize, height: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for phrase in text.split(PHRASE) {
        let phrase = safe(phrase);
        match lines.last_mut() {
            Some(line) if cells(line) + BETWEEN.len() + cells(&phrase) <= width => {
                line.push_str(BETWEEN);
                line.push_str(&phrase);
            }
            _ => lines.extend(wrap(&phrase, width)),
        }
    }
    if lines.len() > height {
        lines.truncate(height);
        if let Some(last) = lines.last_mut() {
            *last = format!("{}  ~", cut(last, width.saturating_sub(3)));
        }
    }
    lines
}

/// The keys that work now, as many as fit. Help and the way out stand at the right end of the last line, always.
fn footer(buf: &mut Buffer, area: Rect, model: &Model, sight: &Sight<'_>) {
    let look = model.look;
    let mode = model.mode(sight.is_draft(model));
    let bindings: Vec<&Binding> = keymap::footer(mode, model.question.is_some())
        .into_iter()
        .filter(|b| !is_idle(b.action, model, sight))
        .collect();
    let entry = |binding: &Binding| -> (usize, Option<u8>, [Span<'static>; 2]) {
        let key = keymap::first_key(binding.keys);
        let label = format!(" {}  ", help(as_keyed(binding.action, model), model.lang));
        let need = cells(&key) + cells(&label);
        (
            need,
            binding.foot,
            [Span::styled(key, look.key()), Span::styled(label, look.text())],
        )
    };
    let (last, first): (Vec<&Binding>, Vec<&Binding>) = bindings
        .into_iter()
        .partition(|b| matches!(b.action, Action::Help | Action::Quit));
    let last: Vec<_> = last.into_iter().map(entry).collect();
    let kept: usize = last.iter().map(|(need, ..)| need).sum();
    let height = usize::from(area.height);
    // The two blanks after the last label of a line need no room.
    let room = |line: usize| usize::from(area.width) + 1 - if line == height { kept } else { 0 };
    let mut lines: Vec<Vec<Span<'static>>> = vec![vec![Span::raw(" ")]];
    let mut used = 1;
    for (need, foot, spans) in first.into_iter().map(entry) {
        let below = lines.len() < height && foot >= Some(keymap::SECOND_LINE);
        if below || used + need > room(lines.len()) {
            if lines.len() == height {
                continue;
            }
            lines.push(vec![Span::raw(" ")]);
            used = 1;
        }
        used += need;
        if let Some(line) = lines.last_mut() {
            line.extend(spans);
        }
    }
    for (row, spans) in (0..).zip(lines) {
        put(buf, area, row, &Line::from(spans));
    }
    let right = Rect {
        x: (area.right() + 1).saturating_sub(kept as u16).max(area.x),
        ..area
    };
    let right = right.intersection(area);
    let spans: Vec<Span<'static>> = last.into_iter().flat_map(|(.., spans)| spans).collect();
    put(buf, right, area.height.saturating_sub(1), &Line::from(spans));
}

/// What a key at the cursor says while results are verified by black's column.
fn as_keyed(action: Action, model: &Model) -> Action {
    match (action, model.verify) {
        (Action::AtCursor(word), Some(Side::Black)) => Action::AtCursor(word.mirrored()),
        _ => action,
    }
}

/// Whether a key could only be refused now: the footer leaves it out.
fn is_idle(action: Action, model: &Model, sight: &Sight<'_>) -> bool {
    use steps::Step;
    let step = steps::next(sight.tournament(), model.section);
    let running = sight.is_running(model);
    match action {
        Action::Pair => !matches!(step, Step::Pair(_) | Step::Lots(_) | Step::Publish(_)),
        Action::Publish => !matches!(step, Step::Publish(_)),
        Action::Start => step != Step::Start,
        Action::Close => !running,
        Action::AtCursor(_) | Action::Chase | Action::Hall | Action::OpenOnly | Action::Verify => !running,
        Action::Digit => sight.round(model).is_none(),
        Action::Teams => sight.tournament().regulation.teams.is_none(),
        Action::Bracket => sight.tournament().regulation.knockout.is_none(),
        Action::Cut => sight.tournament().section(model.section).cut.is_some(),
        Action::Prizes => !matches!(step, Step::Over),
        Action::Ties => {
            let hangs = matches!(step, Step::Over | Step::Cut(_));
            !hangs || sight.derived.standings.undecided().is_empty()
        }
        Action::Section => sight.tournament().sections.len() < 2,
        _ => false,
    }
}
