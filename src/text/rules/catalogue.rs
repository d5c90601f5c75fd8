//! The catalogue of fouls, and the articles under which boards are decided.

use super::Teller;
use crate::domain::regulation::{Counting, Effect, FoulKind};
use crate::domain::round::Reason;
use crate::text::console::{fill, words as console_words};
use crate::text::lang::Lang;
use crate::text::words;

/// What a kind of foul counts and does, before it is known of whom and when.
pub fn consequence(kind: &FoulKind, lang: Lang) -> String {
    let w = console_words(lang);
    let counts = match &kind.counting {
        Counting::Table(steps) => steps
            .iter()
            .filter(|(_, fouls)| *fouls > 0)
            .map(|(from, fouls)| match lang {
                Lang::Zh => format!("满 {from} 着 {fouls} 次"),
                Lang::En => format!("{from} and more: {fouls}"),
            })
            .collect::<Vec<_>>()
            .join(lang.pick("，", ", ")),
        Counting::Fixed | Counting::UnderOpponentMinutes(_) if kind.fouls == 0 => w.counts_none.to_owned(),
        Counting::Fixed | Counting::UnderOpponentMinutes(_) => fill(w.counts, &[&kind.fouls]),
    };
    let effect = match kind.effect {
        Effect::None => None,
        Effect::LoseGame => Some(w.effect_lose.to_owned()),
        Effect::BothLose => Some(w.effect_both.to_owned()),
        Effect::OpponentMinutes(minutes) => Some(fill(w.effect_minutes, &[&minutes])),
        Effect::Expel => Some(w.effect_expel.to_owned()),
        Effect::ByOpponentTime { under, otherwise_add } => {
            Some(fill(w.effect_by_time, &[&under, &otherwise_add]))
        }
    };
    // By the opponent's time something follows in any case.
    let by_time = matches!(kind.effect, Effect::ByOpponentTime { .. });
    let mut parts = Vec::new();
    if kind.fouls > 0 || !by_time {
        parts.push(counts);
    }
    if let Some(effect) = effect {
        if kind.effect_from > 1 {
            parts.push(fill(w.effect_from, &[&kind.effect_from]));
        }
        parts.push(effect);
    }
    parts.join(lang.pick("，", ", "))
}

impl Teller<'_> {
    /// Every kind, what it counts and does, under what condition.
    pub(super) fn catalogue(&mut self) {
        let (rules, lang) = (self.rules, self.lang);
        for kind in &rules.fouls {
            let mut text = format!("{}: {}", lang.of(&kind.name), consequence(kind, lang));
            let mut more = lang.of(&kind.note).to_owned();
            if kind.from_round > 1 {
                let from = match lang {
                    Lang::Zh => format!("第{}轮起", kind.from_round),
                    Lang::En => format!("from round {}", kind.from_round),
                };
                more = [from, more].join(lang.pick("，", ", "));
            }
            if rules.fouls_lose_game > 0 && kind.fouls > 0 && !kind.in_game {
                let after = lang.pick("不计入本局次数", "not for the game's threshold");
                more = if more.is_empty() {
                    after.to_owned()
                } else {
                    [more.as_str(), after].join(lang.pick("，", ", "))
                };
            }
            if !more.is_empty() {
                text.push_str(&format!(" ({more})"));
            }
            self.say("犯规目录", "catalogue", text, &kind.article);
        }
    }

    /// The articles under which boards are decided, reasons of one article together.
    pub(super) fn reasons(&mut self) {
        let (rules, lang) = (self.rules, self.lang);
        let mut told: Vec<(&str, Vec<&str>)> = Vec::new();
        for reason in Reason::ALL {
            let article = rules.reason_article(reason);
            if article.is_empty() {
                continue;
            }
            let name = words::reason(reason, lang);
            match told.iter_mut().find(|(a, _)| *a == article) {
                Some((_, names)) => names.push(name),
                None => told.push((article, vec![name])),
            }
        }
        for (article, names) in told {
            let text = names.join(lang.pick("、", ", "));
            self.say("判决依据", "decided by", text, article);
        }
    }
}
