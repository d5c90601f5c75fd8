//! A regulation taken in: what an edited one changes, what may no longer change, and what answers set
//! (rulebook §11, design §4).

use crate::domain::ids::{RoundNo, SectionId};
use crate::domain::regulation::{Answers, Cap, PrizeList, Question, Regulation, Setting, Start};
use crate::domain::tournament::Tournament;
use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// A field in which two regulations differ.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    /// The field, as `regulation.ron` names it.
    pub field: String,
    /// The key of the item, where the field is a list of items with keys.
    pub item: Option<String>,
    /// What stood, as data; none if the item is new.
    pub was: Option<String>,
    /// What stands now; none if the item is gone.
    pub now: Option<String>,
}

/// Every field in which two regulations differ, in the order of the file; lists with keys item by item.
pub fn differences(was: &Regulation, now: &Regulation) -> Vec<Difference> {
    let mut found = Vec::new();
    macro_rules! whole {
        ($($field:ident)*) => {
            $(if was.$field != now.$field {
                found.push(Difference {
                    field: stringify!($field).to_owned(),
                    item: None,
                    was: Some(format!("{:?}", was.$field)),
                    now: Some(format!("{:?}", now.$field)),
                });
            })*
        };
    }
    macro_rules! keyed {
        ($($field:ident by $key:expr;)*) => {
            $(by_key(stringify!($field), &was.$field, &now.$field, $key, &mut found);)*
        };
    }
    whole! {
        rounds chain key name days place time_control points first_round unit_avoidance forfeits_count_as_met
        forfeit_colour_counts no_third_colour max_colour_difference newcomer_bye_last forfeit_win_bye_last
        bye_opponent_score forfeits_in_opponent_score forfeit_wins_count bye_counts_as_win direct
        forfeits_in_direct foul_deducts_progressive withdrawn_progressive forfeits_withdraw late_minutes late_at
        fouls_lose_game place_rounding unpaid_are_paired unpaid_paired_with unpaid_only_first_round articles reasons
    }
    keyed! {
        sections by |s| s.key.clone();
        schedule by |s| s.round.to_string();
        tags by |t| t.key.clone();
        quotas by |q| q.name.zh.clone();
        eligibility by |e| e.name.zh.clone();
        fees by |f| f.name.zh.clone();
        deadlines by |d| d.name.zh.clone();
        fouls by |f| f.key.clone();
    }
    whole! {
        recording natural_limit repetition early_draw draw_offers unreported_foul ban_report teams knockout
    }
    keyed! {
        prizes by |p| p.key.clone();
        questions by |q| q.key.clone();
        readings by |r| r.text.zh.clone();
    }
    // A field not named above, or an order of items, is still a difference.
    if found.is_empty() && was != now {
        found.push(Difference {
            field: "regulation".to_owned(),
            item: None,
            was: None,
            now: None,
        });
    }
    found
}

fn by_key<T: PartialEq + Debug>(
    field: &'static str,
    was: &[T],
    now: &[T],
    key: impl Fn(&T) -> String,
    found: &mut Vec<Difference>,
) {
    for old in was {
        let new = now.iter().find(|n| key(n) == key(old));
        if new != Some(old) {
            found.push(Difference {
                field: field.to_owned(),
                item: Some(key(old)),
                was: Some(format!("{old:?}")),
                now: new.map(|n| format!("{n:?}")),
            });
        }
    }
    for new in now.iter().filter(|n| was.iter().all(|o| key(o) != key(n))) {
        found.push(Difference {
            field: field.to_owned(),
            item: Some(key(new)),
            was: None,
            now: Some(format!("{new:?}")),
        });
    }
}

/// The fields of an edited regulation that may no longer change: after round 1 points, sections and first
/// round; after the cut the knockout.
pub fn frozen(tournament: &Tournament, now: &Regulation) -> Vec<&'static str> {
    let was = &tournament.regulation;
    let begun = tournament.section_ids().any(|s| tournament.published(s) > 0);
    let cut = tournament.sections.iter().any(|s| s.cut.is_some());
    let keys = |r: &Regulation| r.sections.iter().map(|s| s.key.clone()).collect::<Vec<_>>();
    let mut fields = Vec::new();
    if begun && was.points != now.points {
        fields.push("points");
    }
    if begun && keys(was) != keys(now) {
        fields.push("sections");
    }
    if begun && was.first_round != now.first_round {
        fields.push("first_round");
    }
    if cut && was.knockout != now.knockout {
        fields.push("knockout");
    }
    fields
}

/// Whether a section's rounds are paired otherwise under another regulation.
pub fn pairs_otherwise(section: SectionId, was: &Regulation, now: &Regulation) -> bool {
    let facts = |r: &Regulation| {
        (
            r.points,
            r.rounds_of(section),
            (r.forfeits_count_as_met, r.forfeit_colour_counts),
            (r.unpaid_are_paired, r.unpaid_only_first_round),
        )
    };
    super::tournament::pairing_rules(was) != super::tournament::pairing_rules(now)
        || facts(was) != facts(now)
        || was.unpaid_paired_with != now.unpaid_paired_with
}

/// The regulation as an answer leaves it; none if the question does not take this answer.
pub fn answered(regulation: &Regulation, question: &Question, value: &str) -> Option<Regulation> {
    let mut now = regulation.clone();
    match &question.answers {
        Answers::OneOf(choices) => {
            let choice = choices.iter().find(|c| c.value == value)?;
            for setting in &choice.sets {
                set(&mut now, setting);
            }
        }
        Answers::LateMinutes => now.late_minutes = Some(minutes(value)?),
        Answers::Schedule => now.schedule = starts(value, most_rounds(regulation))?,
    }
    Some(now)
}

/// An edited regulation with the answers given so far, as far as its questions still take them.
pub fn with_answers(tournament: &Tournament, regulation: &Regulation) -> Regulation {
    let mut now = regulation.clone();
    for question in &regulation.questions {
        if let Some(value) = tournament.answers.get(&question.key)
            && let Some(set) = answered(&now, question, value)
        {
            now = set;
        }
    }
    now
}

/// The key of the question that sets the late limit, if the regulation asks it.
pub fn late_question(regulation: &Regulation) -> Option<&str> {
    let sets_it = |question: &&Question| match &question.answers {
        Answers::LateMinutes => true,
        Answers::OneOf(choices) => choices
            .iter()
            .flat_map(|c| &c.sets)
            .any(|s| matches!(s, Setting::LateMinutes(_))),
        Answers::Schedule => false,
    };
    regulation.questions.iter().find(sets_it).map(|q| q.key.as_str())
}

fn set(regulation: &mut Regulation, setting: &Setting) {
    match setting {
        Setting::Chain(chain) => regulation.chain.clone_from(chain),
        Setting::LateAt(at) => regulation.late_at = *at,
        Setting::LateMinutes(minutes) => regulation.late_minutes = Some(*minutes),
        Setting::UnitAvoidance(avoidance) => regulation.unit_avoidance = *avoidance,
        Setting::PlaceRounding(rounding) => regulation.place_rounding = *rounding,
        Setting::CapOf(key, filter) => {
            if let Some(Cap::Share { of, .. }) = list(regulation, key).and_then(|l| l.cap.as_mut()) {
                of.clone_from(filter);
            }
        }
        Setting::PrizeOf(key, filter) => {
            if let Some(list) = list(regulation, key) {
                list.of.clone_from(filter);
            }
        }
        Setting::DrawOffers(more) => {
            if let Some(rule) = &mut regulation.draw_offers {
                rule.more_than_opponent = *more;
            }
        }
        Setting::InGame(key, in_game) => {
            if let Some(kind) = regulation.fouls.iter_mut().find(|k| k.key == *key) {
                kind.in_game = *in_game;
            }
        }
        Setting::Stacks(key, stacks) => {
            if let Some(list) = list(regulation, key) {
                list.stacks = *stacks;
            }
        }
    }
}

fn list<'a>(regulation: &'a mut Regulation, key: &str) -> Option<&'a mut PrizeList> {
    regulation.prizes.iter_mut().find(|p| p.key == key)
}

/// Minutes, at most a day.
fn minutes(value: &str) -> Option<u32> {
    value.parse().ok().filter(|m| *m <= 24 * 60)
}

/// Planned starts `1=2019-10-05T08:30,2=…`: each round at most once, later rounds later.
fn starts(value: &str, rounds: RoundNo) -> Option<Vec<Start>> {
    let mut starts = value
        .split(',')
        .map(|part| {
            let (round, at) = part.trim().split_once('=')?;
            let round = round.trim().parse().ok().filter(|r| (1..=rounds).contains(r))?;
            let at = NaiveDateTime::parse_from_str(at.trim(), "%Y-%m-%dT%H:%M").ok()?;
            Some(Start { round, at })
        })
        .collect::<Option<Vec<_>>>()?;
    starts.sort_by_key(|s| s.round);
    let rising = starts
        .windows(2)
        .all(|w| w[0].round < w[1].round && w[0].at < w[1].at);
    rising.then_some(starts)
}

/// The rounds of the section with the most.
fn most_rounds(regulation: &Regulation) -> RoundNo {
    (0..regulation.section_count())
        .map(|s| regulation.rounds_of(SectionId(s)))
        .max()
        .unwrap_or(regulation.rounds)
}
