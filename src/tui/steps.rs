//! What comes next, so that a tournament can be run by following one line.

use crate::domain::act::{Act, Entry};
use crate::domain::fact::Fact;
use crate::domain::ids::{RoundNo, SectionId};
use crate::domain::knockout::to_play;
use crate::domain::round::{Outcome, Stage};
use crate::domain::tournament::Tournament;
use crate::text::console::{Words, fill};

/// The next thing to do in a section.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// Register players.
    Players,
    /// Answer this question (its key and text): the clock cannot go without.
    Question(&'a str),
    /// Draw the lots, for so many.
    Lots(usize),
    /// Pair this round.
    Pair(RoundNo),
    /// Publish this round.
    Publish(RoundNo),
    /// Start the clock.
    Start,
    /// So many boards are open.
    Results(usize),
    /// Only disputed boards are left.
    Disputed(usize),
    /// End this round.
    Close(RoundNo),
    /// The first four go on to the knockout after this round.
    Cut(RoundNo),
    /// The knockout is to be played.
    Knockout,
    /// All is played.
    Over,
}

/// The next thing to do.
pub fn next(tournament: &Tournament, section: SectionId) -> Step<'_> {
    let rules = &tournament.regulation;
    let Some(newest) = tournament.newest(section) else {
        let count = tournament.players_in(section).count();
        if count < 2 {
            return Step::Players;
        }
        if let Some(question) = tournament.open_questions(section).next() {
            return Step::Question(&question.key);
        }
        if tournament.section(section).lots.is_none() && tournament.numbered(section).is_empty() {
            return Step::Lots(count);
        }
        return Step::Pair(1);
    };
    match newest.stage {
        Stage::Draft => Step::Publish(newest.number),
        Stage::Published => {
            let disputed = newest
                .boards()
                .iter()
                .filter(|b| b.outcome == Outcome::Disputed)
                .count();
            match newest.open_boards().count() {
                0 => Step::Close(newest.number),
                _ if newest.started.is_none() => Step::Start,
                open if open == disputed => Step::Disputed(disputed),
                open => Step::Results(open),
            }
        }
        Stage::Closed => {
            let cut = rules.knockout.as_ref().filter(|k| k.after_round == newest.number);
            if cut.is_some() && tournament.section(section).cut.is_none() {
                return Step::Cut(newest.number);
            }
            if newest.number < rules.rounds_of(section) {
                return Step::Pair(newest.number + 1);
            }
            let games = &tournament.section(section).knockout;
            if to_play(games).is_some() {
                return Step::Knockout;
            }
            Step::Over
        }
    }
}

impl Step<'_> {
    /// In words.
    pub fn say(&self, w: &Words) -> String {
        match self {
            Self::Players => w.step_players.to_owned(),
            Self::Question(key) => fill(w.step_question, &[key, key]),
            Self::Lots(count) => fill(w.step_lots, &[count]),
            Self::Pair(round) => fill(w.step_pair, &[round]),
            Self::Publish(round) => fill(w.step_publish, &[round]),
            Self::Start => w.step_start.to_owned(),
            Self::Results(open) => fill(w.step_results, &[open]),
            Self::Disputed(count) => fill(w.step_disputed, &[count]),
            Self::Close(round) => fill(w.step_close, &[round]),
            Self::Cut(round) => fill(w.step_cut, &[round]),
            Self::Knockout => w.step_knockout.to_owned(),
            Self::Over => w.step_over.to_owned(),
        }
    }
}

/// The next round to be published.
pub fn next_round(tournament: &Tournament, section: SectionId) -> RoundNo {
    tournament.published(section) + 1
}

/// The round an act published or closed: a named point to go back to.
pub fn point(entry: &Entry) -> Option<(RoundNo, Stage)> {
    let Act::Do { facts, .. } = &entry.act else {
        return None;
    };
    facts.iter().find_map(|fact| match fact {
        Fact::Published { round, .. } => Some((*round, Stage::Published)),
        Fact::Closed { round, .. } => Some((*round, Stage::Closed)),
        _ => None,
    })
}
