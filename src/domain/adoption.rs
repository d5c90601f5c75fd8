//! A regulation taken in: what an edited one changes, what may no longer change, and what answers set
//! (rulebook §11, design §4).

use crate::domain::ids::{RoundNo, SectionId};
use crate::domain::regulation::{Answers, Cap, PrizeList, Question, Regulation, SectionRule, Setting, Start};
use crate::domain::tournament::{Standing, Tournament};
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
        fouls_lose_game place_rounding unpaid_are_paired unpaid_paired_with unpaid_only_first_round articles
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

/// The fields of an edited regulation that may no longer change: after round 1 of a section its points and
/// first round, after that of any the sections; after the cut the knockout.
pub fn frozen(tournament: &Tournament, now: &Regulation) -> Vec<&'static str> {
    let was = &tournament.regulation;
    let begun: Vec<SectionId> = tournament
        .section_ids()
        .filter(|s| tournament.published(*s) > 0)
        .collect();
    let cut = tournament.sections.iter().any(|s| s.cut.is_some());
    let keys = |r: &Regulation| r.sections.iter().map(|s| s.key.clone()).collect::<Vec<_>>();
    let mut fields = Vec::new();
    if begun.iter().any(|s| was.points_of(*s) != now.points_of(*s)) {
        fields.push("points");
    }
    if !begun.is_empty() && keys(was) != keys(now) {
        fields.push("sections");
    }
    if begun
        .iter()
        .any(|s| was.first_round_of(*s) != now.first_round_of(*s))
    {
        fields.push("first_round");
    }
    if cut && was.knockout != now.knockout {
        fields.push("knockout");
    }
    fields
}

/// Whether round 1 is published: of a section, or of any.
pub fn has_begun(tournament: &Tournament, of: Option<SectionId>) -> bool {
    let mut sections = tournament.section_ids().filter(|s| of.is_none_or(|of| of == *s));
    sections.any(|s| tournament.published(s) > 0)
}

/// Whether a section's rounds are paired otherwise under another regulation.
pub fn pairs_otherwise(section: SectionId, was: &Regulation, now: &Regulation) -> bool {
    let facts = |r: &Regulation| {
        (
            r.points_of(section),
            r.rounds_of(section),
            (r.forfeits_count_as_met, r.forfeit_colour_counts),
            (r.unpaid_are_paired, r.unpaid_only_first_round),
        )
    };
    super::tournament::pairing_rules(was, section) != super::tournament::pairing_rules(now, section)
        || facts(was) != facts(now)
        || was.unpaid_paired_with != now.unpaid_paired_with
}

/// The regulation as an answer given in a section leaves it; none if the question does not take this answer.
/// What is asked by section changes that section alone.
pub fn answered(
    regulation: &Regulation,
    section: SectionId,
    question: &Question,
    value: &str,
) -> Option<Regulation> {
    let of = regulation.asks_by_section(question).then_some(section);
    with_answer(regulation, of, question, value)
}

/// The regulation as an answer leaves it for a section, or for all.
fn with_answer(
    regulation: &Regulation,
    of: Option<SectionId>,
    question: &Question,
    value: &str,
) -> Option<Regulation> {
    let mut now = regulation.clone();
    match &question.answers {
        Answers::OneOf(choices) => {
            let choice = choices.iter().find(|c| c.value == value)?;
            for setting in &choice.sets {
                set(&mut now, of, setting);
            }
        }
        Answers::LateMinutes => set(&mut now, of, &Setting::LateMinutes(minutes(value)?)),
        Answers::Schedule => {
            let starts = starts(value, most_rounds(regulation, of))?;
            match own(&mut now, of) {
                Some(rule) => rule.schedule = starts,
                None => now.schedule = starts,
            }
        }
    }
    Some(now)
}

/// An edited regulation with the answers given so far, as far as its questions still take them: those for all
/// first, then those of each section.
pub fn with_answers(tournament: &Tournament, regulation: &Regulation) -> Regulation {
    let mut now = regulation.clone();
    for question in &regulation.questions {
        let for_all = tournament.answers.get(&question.key).map(|value| (None, value));
        let by_section = tournament.section_ids().filter_map(|s| {
            let value = tournament.section(s).answers.get(&question.key)?;
            Some((Some(s), value))
        });
        for (of, value) in for_all.into_iter().chain(by_section) {
            if let Some(set) = with_answer(&now, of, question, value) {
                now = set;
            }
        }
    }
    now
}

/// What is in force where a question asks, by the words of `answer`: the answer, what the regulation gives the
/// section, or the default; none where it is open.
pub fn in_force(tournament: &Tournament, section: SectionId, question: &Question) -> Option<String> {
    let rules = &tournament.regulation;
    let standing = tournament.standing_of(section, question);
    if standing != Standing::Given {
        return standing.value().map(str::to_owned);
    }
    match &question.answers {
        // The choice that would change nothing is the one in force.
        Answers::OneOf(choices) => choices
            .iter()
            .find(|c| answered(rules, section, question, &c.value).as_ref() == Some(rules))
            .map(|c| c.value.clone()),
        Answers::LateMinutes => rules.late_minutes_of(section).map(|m| m.to_string()),
        Answers::Schedule => {
            let starts = rules.schedule_of(section).iter();
            let starts = starts.map(|s| format!("{}={}", s.round, s.at.format("%Y-%m-%dT%H:%M")));
            Some(starts.collect::<Vec<_>>().join(","))
        }
    }
}

/// The question that sets the late limit, if the regulation asks it.
pub fn late_question(regulation: &Regulation) -> Option<&Question> {
    let sets_it = |question: &&Question| match &question.answers {
        Answers::LateMinutes => true,
        Answers::OneOf(choices) => choices
            .iter()
            .flat_map(|c| &c.sets)
            .any(|s| matches!(s, Setting::LateMinutes(_))),
        Answers::Schedule => false,
    };
    regulation.questions.iter().find(sets_it)
}

/// The rule of the section an answer is for; none if it is for all.
fn own(regulation: &mut Regulation, of: Option<SectionId>) -> Option<&mut SectionRule> {
    regulation.sections.get_mut(of?.0)
}

fn set(regulation: &mut Regulation, of: Option<SectionId>, setting: &Setting) {
    match (setting, own(regulation, of)) {
        (Setting::Chain(chain), Some(rule)) => rule.chain = Some(chain.clone()),
        (Setting::LateAt(at), Some(rule)) => rule.late_at = Some(*at),
        (Setting::LateMinutes(minutes), Some(rule)) => rule.late_minutes = Some(*minutes),
        (Setting::UnitAvoidance(avoidance), Some(rule)) => rule.unit_avoidance = Some(*avoidance),
        _ => set_whole(regulation, setting),
    }
}

fn set_whole(regulation: &mut Regulation, setting: &Setting) {
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

/// The longest late limit, minutes: a day.
pub const MOST_MINUTES: u32 = 24 * 60;

fn minutes(value: &str) -> Option<u32> {
    value.parse().ok().filter(|m| *m <= MOST_MINUTES)
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

/// The rounds of a section; for all, those of the section with the most.
pub fn most_rounds(regulation: &Regulation, of: Option<SectionId>) -> RoundNo {
    if let Some(section) = of {
        return regulation.rounds_of(section);
    }
    (0..regulation.section_count())
        .map(|s| regulation.rounds_of(SectionId(s)))
        .max()
        .unwrap_or(regulation.rounds)
}
