//! What a regulation decides, rule by rule with its article: for the set-up screen and `show questions`.

mod people;

use crate::domain::ids::SectionId;
use crate::domain::pairing::{FirstRound, UnitAvoidance};
use crate::domain::regulation::{
    Cap, Choice, Deadline, LateAt, PrizeBy, PrizeList, Question, Regulation, Rounding, Start, Within,
};
use crate::domain::tournament::{Standing, Tournament};
use crate::text::lang::Lang;
use crate::text::words;
use std::fmt::Write as _;

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
    teller.play();
    teller.order();
    teller.discipline();
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
    if let Some(article) = rules.articles.get("chain") {
        let _ = write!(line, " ({article})");
    }
    for question in rules.questions.iter().filter(|q| sets_chain(q)) {
        let how = match tournament.standing_of(section, question) {
            Standing::Answered(value) => format!("{}={value}", question.key),
            Standing::Default(default) => {
                format!("{}={default} {}", question.key, lang.pick("默认", "by default"))
            }
            Standing::Given | Standing::Open => continue,
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
        let article = self.rules.articles.get(field).cloned().unwrap_or_default();
        self.say(zh, en, text, &article);
    }

    fn play(&mut self) {
        let (rules, lang) = (self.rules, self.lang);
        let rounds = rules.rounds_of(self.section);
        self.field("rounds", "轮次", "rounds", rounds.to_string());
        let clock = rules.time_control_of(self.section);
        let clock = match lang {
            Lang::Zh => format!("每方 {} 分，每步加 {} 秒", clock.minutes, clock.increment_seconds),
            Lang::En => format!("{} min + {} s a move", clock.minutes, clock.increment_seconds),
        };
        self.field("time_control", "用时", "clock", clock);
        self.field("late_minutes", "迟到", "late", self.late());
        let p = rules.points_of(self.section);
        let points = match lang {
            Lang::Zh => format!("胜 {} 和 {} 负 {} 轮空 {}", p.win, p.draw, p.loss, p.bye),
            Lang::En => format!("win {} draw {} loss {} bye {}", p.win, p.draw, p.loss, p.bye),
        };
        self.field("points", "积分", "points", points);
        let first = match rules.first_round_of(self.section) {
            FirstRound::Neighbours => lang.pick("抽签，1-2 4-3 5-6 8-7", "by lot, 1-2 4-3 5-6 8-7"),
            FirstRound::Halves => lang.pick("上下半区", "upper half against lower"),
            FirstRound::Ends => lang.pick("首尾相对", "first against last"),
        };
        self.field("first_round", "首轮", "first round", first.to_owned());
        let avoidance = match rules.unit_avoidance_of(self.section) {
            UnitAvoidance::None => lang.pick("不回避", "none"),
            UnitAvoidance::FirstRound => lang.pick("首轮回避", "in round 1"),
            UnitAvoidance::All => lang.pick("各轮回避", "in every round"),
        };
        self.field("unit_avoidance", "同单位", "one unit", avoidance.to_owned());
        let forfeits = match (rules.forfeits_withdraw, lang) {
            (0, Lang::Zh) => "无故弃权不退赛".to_owned(),
            (0, Lang::En) => "forfeits do not withdraw".to_owned(),
            (n, Lang::Zh) => format!("无故弃权 {n} 轮作退赛（迟到不算）"),
            (n, Lang::En) => format!("{n} forfeits without leave withdraw (lateness apart)"),
        };
        self.field("forfeits_withdraw", "弃权", "forfeits", forfeits);
    }

    fn late(&self) -> String {
        let lang = self.lang;
        match (
            self.rules.late_minutes_of(self.section),
            self.rules.late_at_of(self.section),
        ) {
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
                    "第{}轮后前4名淘汰: {a}-{d} {b}-{c}，和则快棋 {} 分加 {} 秒",
                    knockout.after_round, quick.minutes, quick.increment_seconds
                ),
                Lang::En => format!(
                    "after round {} the first 4: {a}-{d} {b}-{c}, a draw by {} min + {} s",
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
            let text = match lang {
                Lang::Zh => format!("前 {} 台，第{}轮起；胜方，和棋红方", rule.boards, rule.from_round),
                Lang::En => format!(
                    "boards 1-{} from round {}; winner, red in a draw",
                    rule.boards, rule.from_round
                ),
            };
            self.say("录谱", "sheets", text, &rule.article);
        }
        if let Some(rule) = &rules.natural_limit {
            let text = format!(
                "{} {}，{}",
                rule.target,
                lang.pick("回合", "rounds"),
                lang.of(&rule.excluded)
            );
            self.say("自然限着", "natural limit", text, &rule.article);
        }
        if let Some(rule) = &rules.repetition {
            let (n, unit) = match rule.change_within {
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

    fn prizes(&mut self) {
        let (rules, lang) = (self.rules, self.lang);
        let key = rules.section_key(self.section);
        let teams = rules.teams.as_ref().and_then(|t| t.section.as_deref());
        let here = |l: &&PrizeList| {
            let of_teams = teams.filter(|_| l.by == PrizeBy::TeamPlace);
            l.of.section.as_deref().or(of_teams).is_none_or(|s| s == key)
        };
        for list in rules.prizes.iter().filter(here) {
            let yuan: u32 = list.amounts.iter().map(|(a, b, y)| (b - a + 1) * y).sum();
            let places = list.amounts.last().map_or(0, |(_, last, _)| *last);
            let mut text = lang.of(&list.name).to_owned();
            match &list.by {
                PrizeBy::RankEndsIn(digit) => {
                    let _ = match lang {
                        Lang::Zh => write!(text, " 名次尾数 {digit}，各 {yuan} 元"),
                        Lang::En => write!(text, ", ranks ending in {digit}, {yuan} each"),
                    };
                }
                PrizeBy::Bands(bands) => {
                    let _ = match lang {
                        Lang::Zh => write!(text, " {} 档", bands.len()),
                        Lang::En => write!(text, ", {} bands", bands.len()),
                    };
                }
                _ => {
                    let _ = match lang {
                        Lang::Zh => write!(text, " {places} 名"),
                        Lang::En => write!(text, ", {places} places"),
                    };
                    if yuan > 0 {
                        let _ = match lang {
                            Lang::Zh => write!(text, " 共 {yuan} 元"),
                            Lang::En => write!(text, ", {yuan} in all"),
                        };
                    }
                }
            }
            if let Some(Cap::Share { divisor, .. }) = &list.cap {
                let rounding = match rules.place_rounding {
                    Rounding::Down => lang.pick("舍去余数", "rounded down"),
                    Rounding::Nearest => lang.pick("四舍五入", "to the nearest"),
                    Rounding::Up => lang.pick("有余进一", "rounded up"),
                };
                let _ = match lang {
                    Lang::Zh => write!(text, "，不超过 1/{divisor}（{rounding}）"),
                    Lang::En => write!(text, ", at most 1/{divisor} ({rounding})"),
                };
            }
            if let Some(honour) = &list.honour {
                let _ = write!(text, "  {}", lang.of(honour));
            }
            if !list.stacks {
                text.push_str(lang.pick("，不兼得", ", does not stack"));
            }
            self.say("奖励", "prizes", text, &list.article);
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
