//! What the console does by the second, without a key.

use super::Console;
use crate::store::place::{self, Place};
use crate::text::console::words;
use crate::text::trouble;
use crate::tui::model::Tone;

impl Console {
    /// From now on the place is kept as it changes, so that a console that was cut off is found again there.
    pub fn keep_place(&mut self) {
        self.kept = Some((Place::default(), 0));
        self.note_place();
    }

    /// Keeps the place at the end; `quit` says that the console was left by its key.
    pub fn keep_last_place(&mut self, quit: bool) {
        if self.kept.is_some() {
            self.save_place(Place { quit, ..self.place() });
        }
    }

    pub(super) fn upkeep(&mut self) {
        if self.session.held_by().is_some() {
            self.take_over();
        }
        // A journal that cannot be read is reported by the next act.
        self.changed |= self.session.catch_up().unwrap_or(false);
        self.tell_snapshot_trouble();
        self.note_place();
    }

    /// Becomes the console that writes if the one that did has ended.
    fn take_over(&mut self) {
        let before = self.session.held_by().cloned();
        let now = (self.around.now)();
        // A lock that cannot be tried is tried again in a second.
        let _ = self.session.hold_console(&self.around.by, now);
        if self.session.is_writable() {
            self.session.keep_snapshots();
            self.model.say(Tone::Plain, words(self.model.lang).took_over);
        }
        self.changed |= self.session.held_by() != before.as_ref();
    }

    fn tell_snapshot_trouble(&mut self) {
        let trouble = self.session.snapshot_trouble();
        if trouble == self.snapshot_trouble {
            return;
        }
        if let Some(trouble) = &trouble {
            self.model
                .say(Tone::Refused, trouble::snapshot(trouble, self.model.lang));
            self.changed = true;
        }
        self.snapshot_trouble = trouble;
    }

    fn note_place(&mut self) {
        let now = (self.place(), self.session.book().head());
        if self.kept.as_ref().is_some_and(|kept| *kept != now) {
            self.save_place(now.0.clone());
            self.kept = Some(now);
        }
    }

    /// The place is the writing console's; one that only reads leaves it alone.
    fn save_place(&self, place: Place) {
        if self.session.held_by().is_some() {
            return;
        }
        let at = Some((self.around.now)());
        // Where the cursor was is a convenience.
        let _ = place::save(self.session.id(), &Place { at, ..place });
    }
}
