//! What a regulation decides, rule by rule with its article: for the set-up screen and `show questions`.

mod people;
pub mod sentences;

use crate::domain::ids::SectionId;
use crate::domain::regulation::{Cap, Choice, Deadline, PrizeBy, PrizeList, Question, Regulation, Start};
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
        let clock = sentences::time_control(rules.time_control_of(self.section), lang);
        self.field("time_control", "用时", "clock", clock);
        let (minutes, at) = (
            rules.late_minutes_of(self.section),
            rules.late_at_of(self.section),
        );
        self.field("late_minutes", "迟到", "late", sentences::late(minutes, at, lang));
        let points = sentences::points(rules.points_of(self.section), lang);
        self.field("points", "积分", "points", points);
        let first = sentences::first_round(rules.first_round_of(self.section), lang);
        self.field("first_round", "首轮", "first round", first.to_owned());
        let avoidance = sentences::unit_avoidance(rules.unit_avoidance_of(self.section), lang);
        self.field("unit_avoidance", "同单位", "one unit", avoidance.to_owned());
        let forfeits = match (rules.forfeits_withdraw, lang) {
            (0, Lang::Zh) => "无故弃权不退赛".to_owned(),
            (0, Lang::En) => "forfeits do not withdraw".to_owned(),
            (n, Lang::Zh) => format!("无故弃权 {n} 轮作退赛（迟到不算）"),
            (n, Lang::En) => format!("{n} forfeits without leave withdraw (lateness apart)"),
        };
        self.field("forfeits_withdraw", "弃权", "forfeits", forfeits);
    }

    fn order(&mut self) {
        let (rules, lang) = (self.rules, self.lang);
        let chain = words::chain(&rules.chain_of(self.section), lang);
        self.field("chain", "名次区分", "chain", chain);
        if let Some(knockout) = &rules.knockout {
            let text = sentences::knockout(knockout, lang);
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
            let text = sentences::recording(rule, lang);
            self.say("录谱", "sheets", text, &rule.article);
        }
        if let Some(rule) = &rules.natural_limit {
            let text = sentences::natural_limit(rule, lang);
            self.say("自然限着", "natural limit", text, &rule.article);
        }
        if let Some(rule) = &rules.repetition {
            let text = sentences::repetition(rule, lang);
            self.say("待判局面", "repetition", text, &rule.article);
        }
        if let Some(rule) = &rules.early_draw {
            let text = sentences::early_draw(rule, lang);
            self.say("议和", "draws", text, &rule.article);
        }
        if let Some(rule) = &rules.draw_offers {
            let text = sentences::draw_offers(rule, lang);
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
                let rounding = sentences::rounding(rules.place_rounding, lang);
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
