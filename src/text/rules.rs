//! What a regulation decides, rule by rule with its article: for the set-up screen and `show questions`.

mod catalogue;
mod people;
mod prizes;
mod silent;

use crate::domain::ids::SectionId;
use crate::domain::pairing::{FirstRound, UnitAvoidance};
use crate::domain::regulation::{Choice, Deadline, LateAt, Question, Regulation, Start, Within};
use crate::domain::tournament::Tournament;
use crate::text::lang::Lang;
use crate::text::words;
use std::fmt::Write as _;

pub use catalogue::consequence;

/// A rule in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// What it is about.
    pub topic: &'static str,
    /// What it says.
    pub text: String,
    /// Article; empty where the regulation names none.
    pub article: String,
}

impl Told {
    /// As one line, for lists without columns.
    pub fn line(&self) -> String {
        let article = match self.article.as_str() {
            "" => String::new(),
            article => format!(" ({article})"),
        };
        format!("{}  {}{article}", self.topic, self.text)
    }
}

/// Makes the list.
struct Teller<'a> {
    tournament: &'a Tournament,
    rules: &'a Regulation,
    section: SectionId,
    lang: Lang,
    told: Vec<Told>,
}

/// Every rule of a section's regulation, as it stands with the answers given, in the order of a set-up.
pub fn tell(tournament: &Tournament, section: SectionId, lang: Lang) -> Vec<Told> {
    let mut teller = Teller {
        tournament,
        rules: &tournament.regulation,
        section,
        lang,
        told: Vec::new(),
    };
    teller.place();
    teller.play();
    teller.order();
    teller.silent();
    teller.discipline();
    teller.reasons();
    teller.catalogue();
    teller.people();
    teller.days();
    teller.prizes();
    teller.readings();
    teller.told
}

/// The rules on who may enter and pays what, with what stands registered.
pub fn entries(tournament: &Tournament, section: SectionId, lang: Lang) -> Vec<Told> {
    let mut teller = Teller {
        tournament,
        rules: &tournament.regulation,
        section,
        lang,
        told: Vec::new(),
    };
    teller.people();
    teller.told
}

/// The chain in force as it stands under a list: with the article, and the answer that chose it.
pub fn chain_in_force(tournament: &Tournament, section: SectionId, lang: Lang) -> String {
    let rules = &tournament.regulation;
    let mut line = format!(
        "{} {}",
        lang.pick("名次区分", "chain:"),
        words::chain(&rules.chain_of(section), lang)
    );
    let article = rules.article("chain");
    if !article.is_empty() {
        let _ = write!(line, " ({article})");
    }
    for question in rules.questions.iter().filter(|q| sets_chain(q)) {
        let value = tournament.answers.get(&question.key);
        let how = match (value, &question.default) {
            (Some(value), _) => format!("{}={value}", question.key),
            (None, Some(default)) => {
                format!("{}={default} {}", question.key, lang.pick("默认", "by default"))
            }
            (None, None) => continue,
        };
        let _ = write!(line, " [{how}]");
    }
    line
}

/// Whether a question is about the chain.
pub fn sets_chain(question: &Question) -> bool {
    use crate::domain::regulation::{Answers, Setting};
    let Answers::OneOf(choices) = &question.answers else {
        return false;
    };
    let chain = |c: &Choice| c.sets.iter().any(|s| matches!(s, Setting::Chain(_)));
    choices.iter().any(chain)
}

impl Teller<'_> {
    fn say(&mut self, zh: &'static str, en: &'static str, text: String, article: &str) {
        self.told.push(Told {
            topic: self.lang.pick(zh, en),
            text,
            article: article.to_owned(),
        });
    }

    /// A rule that is a field of the regulation.
    fn field(&mut self, field: &str, zh: &'static str, en: &'static str, text: String) {
        self.say(zh, en, text, self.rules.article(field));
    }

    /// When and where, and the sections played at once.
    fn place(&mut self) {
        let (rules, lang) = (self.rules, self.lang);
        let (first, last) = rules.days;
        let days = match lang {
            Lang::Zh => format!("{first} 至 {last}"),
            Lang::En => format!("{first} to {last}"),
        };
        self.field("days", "日期", "days", days);
        let place = lang.of(&rules.place);
        if !place.is_empty() {
            self.field("place", "地点", "place", place.to_owned());
        }
        for rule in &rules.sections {
            let rounds = rule.rounds.unwrap_or(rules.rounds);
            let table = rule.first_table.unwrap_or(1);
            let name = lang.of(&rule.name);
            let text = match lang {
                Lang::Zh => format!("{name} @{} {rounds} 轮，从 {table} 台起", rule.key),
                Lang::En => format!("{name} @{}: {rounds} rounds, tables from {table}", rule.key),
            };
            self.field("sections", "组别", "sections", text);
        }
    }

    fn play(&mut self) {
        let (rules, lang) = (self.rules, self.lang);
        let rounds = rules.rounds_of(self.section);
        self.field("rounds", "轮次", "rounds", rounds.to_string());
        let clock = rules.time_control;
        let clock = match lang {
            Lang::Zh => format!("每方 {} 分，每步加 {} 秒", clock.minutes, clock.increment_seconds),
            Lang::En => format!("{} min + {} s a move", clock.minutes, clock.increment_seconds),
        };
        self.field("time_control", "用时", "clock", clock);
        self.field("late_minutes", "迟到", "late", self.late());
        let p = rules.points;
        let points = match lang {
            Lang::Zh => format!("胜 {} 和 {} 负 {} 轮空 {}", p.win, p.draw, p.loss, p.bye),
            Lang::En => format!("win {} draw {} loss {} bye {}", p.win, p.draw, p.loss, p.bye),
        };
        self.field("points", "积分", "points", points);
        let first = match rules.first_round {
            FirstRound::Neighbours => lang.pick("抽签，1-2 4-3 5-6 8-7", "by lot, 1-2 4-3 5-6 8-7"),
            FirstRound::Halves => lang.pick("上下半区", "upper half against lower"),
            FirstRound::Ends => lang.pick("首尾相对", "first against last"),
        };
        self.field("first_round", "首轮", "first round", first.to_owned());
        let avoidance = match rules.unit_avoidance {
            UnitAvoidance::None => lang.pick("不回避", "none"),
            UnitAvoidance::FirstRound => lang.pick("首轮回避", "in round 1"),
            UnitAvoidance::All => lang.pick("各轮回避", "in every round"),
        };
        self.field("unit_avoidance", "同单位", "one unit", avoidance.to_owned());
        let forfeits = match (rules.forfeits_withdraw, lang) {
            (0, Lang::Zh) => "无故弃权不退赛".to_owned(),
            (0, Lang::En) => "forfeits do not withdraw".to_owned(),
            (n, Lang::Zh) => format!("无故弃权 {n} 轮作退赛（迟到不算）"),
            (1, Lang::En) => "a forfeit without leave withdraws (lateness apart)".to_owned(),
            (n, Lang::En) => format!("{n} forfeits without leave withdraw (lateness apart)"),
        };
        self.field("forfeits_withdraw", "弃权", "forfeits", forfeits);
    }

    fn late(&self) -> String {
        let lang = self.lang;
        match (self.rules.late_minutes, self.rules.late_at) {
            (None, _) => lang.pick("未定，须答", "not decided, to be answered").to_owned(),
            (Some(m), LateAt::At) => match lang {
                Lang::Zh => format!("到 {m} 分 00 秒即判"),
                Lang::En => format!("at {m}:00"),
            },
            (Some(m), LateAt::After) => match lang {
                Lang::Zh => format!("超过 {m} 分 00 秒才判"),
                Lang::En => format!("after {m}:00"),
            },
        }
    }

    fn order(&mut self) {
        let (rules, lang) = (self.rules, self.lang);
        let chain = words::chain(&rules.chain_of(self.section), lang);
        self.field("chain", "名次区分", "chain", chain);
        if let Some(knockout) = &rules.knockout {
            let ((a, d), (b, c)) = knockout.semi_finals;
            let quick = knockout.quick;
            let text = match lang {
                Lang::Zh => format!(
                    "第{}轮后前4名淘汰: {a}-{d} {b}-{c}，抽签定先后；和则快棋 {} 分加 {} 秒，慢棋执黑者选先后，和棋黑胜",
                    knockout.after_round, quick.minutes, quick.increment_seconds
                ),
                Lang::En => format!(
                    "after round {} the first 4: {a}-{d} {b}-{c}, colours by lot; a draw by {} min + {} s, whoever \
                     was black chooses, black wins a draw",
                    knockout.after_round, quick.minutes, quick.increment_seconds
                ),
            };
            self.say("淘汰赛", "knockout", text, &knockout.article);
        }
        if rules.foul_deducts_progressive {
            let text = lang.pick(
                "每犯规 1 次扣累进分 1 分",
                "a foul costs 1 of the progressive score",
            );
            self.field("foul_deducts_progressive", "扣分", "deduction", text.to_owned());
        }
    }

    fn discipline(&mut self) {
        let (rules, lang) = (self.rules, self.lang);
        let text = match (rules.fouls_lose_game, lang) {
            (0, Lang::Zh) => "一局内无判负次数".to_owned(),
            (0, Lang::En) => "no threshold in a game".to_owned(),
            (n, Lang::Zh) => format!("一局犯规 {n} 次提请判负"),
            (n, Lang::En) => format!("{n} in a game propose its loss"),
        };
        self.field("fouls_lose_game", "犯规", "fouls", text);
        let key = rules.section_key(self.section);
        if let Some(rule) = rules
            .recording
            .as_ref()
            .filter(|r| r.section.as_deref().is_none_or(|s| s == key))
        {
            let mut text = match lang {
                Lang::Zh => format!("前 {} 台，第{}轮起；胜方，和棋红方", rule.boards, rule.from_round),
                Lang::En => format!(
                    "boards 1-{} from round {}; winner, red in a draw",
                    rule.boards, rule.from_round
                ),
            };
            if rule.from_round > 1 {
                text.push_str(lang.pick("；此前由裁判选台", "; before it the boards picked"));
            }
            self.say("录谱", "sheets", text, &rule.article);
        }
        if let Some(rule) = &rules.natural_limit {
            let (target, excluded) = (rule.target, lang.of(&rule.excluded));
            let text = match lang {
                Lang::Zh => format!("{target} 回合，{excluded}"),
                Lang::En => format!("{target} rounds; {excluded}"),
            };
            self.say("自然限着", "natural limit", text, &rule.article);
        }
        if let Some(rule) = &rules.repetition {
            let (n, unit) = match rule.change_within {
                Within::Cycles(1) => (1, lang.pick("循环", "cycle")),
                Within::Cycles(n) => (n, lang.pick("循环", "cycles")),
                Within::Rounds(n) => (n, lang.pick("回合", "rounds")),
            };
            let text = match lang {
                Lang::Zh => format!("出现 {} 次受理，裁决后 {n} {unit}内变着", rule.heard_from),
                Lang::En => format!("heard from {}, to change within {n} {unit}", rule.heard_from),
            };
            self.say("待判局面", "repetition", text, &rule.article);
        }
        if let Some(rule) = &rules.early_draw {
            let text = match lang {
                Lang::Zh => format!(
                    "第{}轮起前 {} 台满 {} 回合",
                    rule.from_round, rule.boards, rule.moves
                ),
                Lang::En => format!(
                    "boards 1-{} from round {}: {} moves",
                    rule.boards, rule.from_round, rule.moves
                ),
            };
            self.say("议和", "draws", text, &rule.article);
        }
        if let Some(rule) = &rules.draw_offers {
            let n = rule.more_than_opponent;
            let text = match lang {
                Lang::Zh => format!("比对方多 {n} 次提请犯规"),
                Lang::En => format!("{n} more than the opponent propose a foul"),
            };
            self.say("提和", "draw offers", text, &rule.article);
        }
        if let Some(article) = &rules.ban_report {
            let text = lang.pick(
                "无故缺席、中途弃权列入停赛名单",
                "no-shows and leavers are reported",
            );
            self.say("停赛", "bans", text.to_owned(), article);
        }
    }

    fn days(&mut self) {
        let rules = self.rules;
        for Deadline { name, at, article } in &rules.deadlines {
            let text = format!("{} {}", self.lang.of(name), at.format("%Y-%m-%d %H:%M"));
            self.say("期限", "deadline", text, article);
        }
        let starts = rules.schedule_of(self.section);
        if starts.is_empty() {
            let text = self.lang.pick("没有日程，须答", "none, to be answered");
            self.field("schedule", "日程", "schedule", text.to_owned());
            return;
        }
        let mut days: Vec<(String, Vec<String>)> = Vec::new();
        for Start { round, at } in starts {
            let day = at.format("%m-%d").to_string();
            let start = format!("{round}={}", at.format("%H:%M"));
            match days.last_mut() {
                Some((last, list)) if *last == day => list.push(start),
                _ => days.push((day, vec![start])),
            }
        }
        for (day, list) in days {
            self.field(
                "schedule",
                "日程",
                "schedule",
                format!("{day}  {}", list.join("  ")),
            );
        }
    }

    fn readings(&mut self) {
        let rules = self.rules;
        for reading in &rules.readings {
            let text = self.lang.of(&reading.text).to_owned();
            self.say("读法", "read as", text, &reading.article);
        }
    }
}
