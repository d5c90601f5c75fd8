//! The chooser on the screen.

use super::{Chooser, Found, Naming};
use crate::store::regulation_file;
use crate::store::samples::SAMPLES;
use crate::text::console::{fill, words};
use crate::text::shown::{in_row, safe};
use crate::text::width::cells;
use crate::tui::draw::clear_under;
use crate::tui::paint::{Row, boxed, put, put_row};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

impl Chooser {
    /// Draws the list, and over it the name while it is typed.
    pub(super) fn show(&self, frame: &mut Frame<'_>) {
        let screen = frame.area();
        let (w, look) = (words(self.setting.lang), self.look);
        let buf = frame.buffer_mut();
        let area = Rect {
            height: screen.height.saturating_sub(1),
            ..screen
        };
        self.list(buf, area);
        let keys = if self.naming.is_some() {
            w.chooser_name_keys
        } else {
            w.chooser_keys
        };
        let foot = Rect {
            y: screen.bottom().saturating_sub(1),
            height: 1,
            ..screen
        };
        put(buf, foot, 0, &Line::styled(format!(" {keys}"), look.settled()));
        if let Some(naming) = &self.naming {
            self.name(frame, naming);
        }
    }

    /// The tournaments found, then the samples.
    fn list(&self, buf: &mut Buffer, area: Rect) {
        let (w, look, lang) = (words(self.setting.lang), self.look, self.setting.lang);
        let inner = boxed(buf, area, w.chooser, &self.home.display().to_string(), true, look);
        let heading = |buf: &mut Buffer, row: u16, text: &str| {
            put(buf, inner, row, &Line::styled(format!(" {text}"), look.heading()));
        };
        heading(buf, 1, w.chooser_here);
        if self.found.is_empty() {
            put(
                buf,
                inner,
                2,
                &Line::styled(format!("   {}", w.chooser_none), look.dim()),
            );
        }
        for (row, (at, found)) in (2..).zip(self.found.iter().enumerate()) {
            put_row(buf, inner, row, self.found(found), at == self.cursor.at, look);
        }
        let samples = self.found.len().max(1) as u16 + 3;
        heading(buf, samples, w.chooser_samples);
        for (row, (at, sample)) in (samples + 1..).zip(SAMPLES.iter().enumerate()) {
            let title = regulation_file::parse(sample.regulation.as_bytes())
                .map(|r| in_row(lang.of(&r.name)).into_owned())
                .unwrap_or_default();
            let line = Row::new()
                .gap(3)
                .left(sample.key, 24, look.open())
                .gap(1)
                .text(&title, look.text())
                .line();
            let chosen = self.found.len() + at == self.cursor.at;
            put_row(buf, inner, row, line, chosen, look);
        }
    }

    /// A tournament found: its folder, its name and how far it is.
    fn found(&self, found: &Found) -> Line<'static> {
        let (w, look, lang) = (words(self.setting.lang), self.look, self.setting.lang);
        let name = found
            .folder
            .file_name()
            .map(|n| n.to_string_lossy().into_owned())
            .unwrap_or_default();
        let row = Row::new().gap(3).left(&in_row(&name), 24, look.open()).gap(1);
        match &found.about {
            Some((title, round, players)) => row
                .left(&in_row(lang.of(title)), 40, look.text())
                .gap(1)
                .left(&fill(w.round, &[round]), 9, look.settled())
                .gap(1)
                .text(&fill(w.setup_count, &[players]), look.settled())
                .line(),
            None => row.text(w.chooser_damaged, look.bad()).line(),
        }
    }

    /// The name of the new tournament, while it is typed.
    fn name(&self, frame: &mut Frame<'_>, naming: &Naming) {
        let (w, look) = (words(self.setting.lang), self.look);
        let screen = frame.area();
        let buf = frame.buffer_mut();
        let place = Rect {
            x: screen.x + 2,
            y: screen.y + screen.height.saturating_sub(7) / 2,
            width: screen.width.saturating_sub(4).min(76),
            height: 6.min(screen.height),
        };
        clear_under(buf, place);
        let inner = boxed(
            buf,
            place,
            &fill(w.chooser_new, &[&naming.sample.key]),
            "",
            true,
            look,
        );
        put(
            buf,
            inner,
            0,
            &Line::styled(format!(" {}", w.chooser_name), look.text()),
        );
        let text = safe(naming.field.value()).into_owned();
        put(buf, inner, 1, &Line::styled(format!(" {text}"), look.open()));
        let with = if naming.with_roster { w.yes } else { w.no };
        let with = fill(w.chooser_with, &[&with]);
        put(buf, inner, 2, &Line::styled(format!(" {with}"), look.text()));
        put(
            buf,
            inner,
            3,
            &Line::styled(format!(" {}", self.trouble), look.bad()),
        );
        let before: String = naming.field.value().chars().take(naming.field.cursor()).collect();
        let x = inner.x + 1 + (cells(&safe(&before)) as u16).min(inner.width.saturating_sub(2));
        frame.set_cursor_position((x, inner.y + 1));
    }
}
