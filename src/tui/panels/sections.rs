//! The other sections in a line: how far each is, and its clock. `@` goes there.

use super::header::{clock_text, round_text};
use crate::domain::round::Stage;
use crate::text::console::words;
use crate::text::shown::in_row;
use crate::tui::model::Model;
use crate::tui::sight::Sight;

/// `@公开组 第1/13轮 已报 2/108  14:00 开赛 已5分`; nothing where there is one section.
pub fn others(model: &Model, sight: &Sight<'_>) -> String {
    let (w, tournament) = (words(model.lang), sight.tournament());
    let lines = tournament
        .section_ids()
        .filter(|s| *s != model.section)
        .map(|section| {
            let rule = tournament.regulation.section_rule(section);
            let name = rule.map_or("", |rule| model.lang.of(&rule.name));
            let newest = tournament.newest(section);
            let round = round_text(tournament, section, newest, w);
            let running = newest.filter(|round| round.stage == Stage::Published);
            let clock = running.map_or_else(String::new, |round| {
                clock_text(tournament, section, round, sight.now, w)
            });
            format!("@{} {round}  {clock}", in_row(name))
                .trim_end()
                .to_owned()
        });
    lines.collect::<Vec<_>>().join("   ")
}
