//! 规程: what the regulation leaves open and how it is answered, an edited file, what is in force.
//!
//! ```text
//! +-- 规程  1 项待答  2 项用默认 ------------------------------------+
//! |  规程未定之事（上下选，Enter 答）                                |
//! |   迟到正好10分钟是否判弃权                       规九.3, 补二    |
//! |     (*) at      到10分钟即弃权（补充规定）       默认            |
//! |     ( ) after   超过10分钟才弃权（规程）                         |
//! |  本规程的规定                                                    |
//! |   轮次       11                                  规九.2, 补一.2  |
//! +------------------------------------------------------------------+
//! ```

use crate::domain::adoption::{answered, in_force};
use crate::domain::regulation::{Answers, Choice, Question};
use crate::domain::rule_change::under;
use crate::domain::tournament::{Standing, Tournament};
use crate::domain::warnings::Warning;
use crate::text::console::fill;
use crate::text::rules::{sets_chain, tell};
use crate::text::set_up::{Words, words};
use crate::text::shown::in_row;
use crate::text::{rule_change, trouble, warnings};
use crate::tui::model::Model;
use crate::tui::paint::{Row, wrap};
use crate::tui::sight::Sight;
use crate::tui::wording;
use ratatui::style::Style;
use ratatui::text::Line;

const TOPIC: usize = 10;
const TEXT: usize = 48;
const ARTICLE: usize = 16;

/// First places named under a chain.
const PLACES: usize = 4;

/// What Enter does in a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Choose {
    /// Gives this line.
    Give(String),
    /// Begins this line.
    Begin(String),
}

/// A row of the window.
struct Entry {
    line: Line<'static>,
    choose: Option<Choose>,
    /// It answers a question that has neither answer nor default.
    open: bool,
}

/// The title: what is still to be answered.
pub fn title(model: &Model, sight: &Sight<'_>) -> String {
    let w = words(model.lang);
    let tournament = sight.tournament();
    let at_default = |q: &&Question| matches!(tournament.standing_of(model.section, q), Standing::Default(_));
    let open = tournament.open_questions(model.section).count();
    let defaults = tournament.regulation.questions.iter().filter(at_default).count();
    let mut title = w.title.to_owned();
    if let Some(rule) = tournament.regulation.section_rule(model.section) {
        title = format!("{title}  {}", in_row(model.lang.of(&rule.name)));
    }
    for (text, count) in [(w.open, open), (w.defaults, defaults)] {
        if count > 0 {
            title.push_str("  ");
            title.push_str(&fill(text, &[&count]));
        }
    }
    title
}

/// The lines of the window.
pub fn lines(model: &Model, sight: &Sight<'_>) -> Vec<Line<'static>> {
    List::of(model, sight)
        .entries
        .into_iter()
        .map(|e| e.line)
        .collect()
}

/// What Enter does in a row; none where nothing can be chosen.
pub fn choose(model: &Model, sight: &Sight<'_>, at: usize) -> Option<Choose> {
    List::of(model, sight).entries.get(at)?.choose.clone()
}

/// The next row in which something can be chosen, from `from` on, then from the top.
pub fn next_choice(model: &Model, sight: &Sight<'_>, from: usize) -> Option<usize> {
    let entries = List::of(model, sight).entries;
    let chooses = |at: &usize| entries[*at].choose.is_some();
    (from..entries.len())
        .chain(0..from.min(entries.len()))
        .find(chooses)
}

/// The row of the first question that must be answered.
pub fn first_open(model: &Model, sight: &Sight<'_>) -> Option<usize> {
    let entries = List::of(model, sight).entries;
    entries.iter().position(|e| e.open)
}

struct List<'a> {
    model: &'a Model,
    sight: &'a Sight<'a>,
    w: &'static Words,
    entries: Vec<Entry>,
}

impl<'a> List<'a> {
    fn of(model: &'a Model, sight: &'a Sight<'a>) -> Self {
        let mut list = Self {
            model,
            sight,
            w: words(model.lang),
            entries: Vec::new(),
        };
        list.edited();
        list.questions();
        list.rules();
        list.warnings();
        list
    }

    fn push(&mut self, line: Line<'static>, choose: Option<Choose>) {
        let open = false;
        self.entries.push(Entry { line, choose, open });
    }

    fn heading(&mut self, text: &str) {
        if !self.entries.is_empty() {
            self.push(Line::default(), None);
        }
        let style = self.model.look.heading();
        self.push(Line::styled(format!(" {text}"), style), None);
    }

    /// Topic, text and article, over as many lines as they need.
    fn told(&mut self, topic: &str, text: &str, article: &str, style: Style) {
        let look = self.model.look;
        let texts = wrap(&in_row(text), TEXT);
        let articles = wrap(&in_row(article), ARTICLE);
        for at in 0..texts.len().max(articles.len()).max(1) {
            let part = |list: &[String]| list.get(at).cloned().unwrap_or_default();
            let line = Row::new()
                .gap(2)
                .left(if at == 0 { topic } else { "" }, TOPIC, look.settled())
                .left(&part(&texts), TEXT, style)
                .gap(1)
                .text(&part(&articles), look.dim())
                .line();
            self.push(line, None);
        }
    }

    /// A text over the whole width, over as many lines as it needs.
    fn text(&mut self, indent: usize, text: &str, style: Style) {
        for part in wrap(text, TOPIC + TEXT + ARTICLE - indent) {
            self.push(
                Line::styled(format!("{}{part}", " ".repeat(indent + 2)), style),
                None,
            );
        }
    }

    fn edited(&mut self) {
        let (look, lang) = (self.model.look, self.model.lang);
        let edited = self.sight.edited;
        if let Some(fault) = edited.fault() {
            self.heading(self.w.faulty);
            self.text(0, &trouble::regulation("regulation.ron", fault, lang), look.bad());
        }
        if edited.differences().is_empty() {
            return;
        }
        self.heading(self.w.edited);
        for difference in edited.differences() {
            self.text(
                0,
                &rule_change::difference(difference, edited.between(), lang),
                look.text(),
            );
        }
        if edited.frozen().is_empty() {
            let line = Line::styled(format!("  {}", self.w.adopt), look.key());
            self.push(line, Some(Choose::Give("adopt".to_owned())));
        } else {
            let text = fill(self.w.frozen, &[&edited.frozen().join(" ")]);
            self.text(0, &text, look.bad());
        }
    }

    fn questions(&mut self) {
        let tournament = self.sight.tournament();
        let rules = &tournament.regulation;
        let (own, for_all): (Vec<_>, Vec<_>) = rules.questions.iter().partition(|q| rules.asks_by_section(q));
        if !own.is_empty() {
            let name = rules.section_rule(self.model.section).map(|r| &r.name);
            let name = name.map_or("", |n| self.model.lang.of(n));
            self.heading(&fill(self.w.questions_of, &[&in_row(name)]));
            for question in &own {
                self.question(tournament, question);
            }
        }
        if !for_all.is_empty() {
            let several = rules.sections.len() > 1;
            self.heading(if several {
                self.w.questions_all
            } else {
                self.w.questions
            });
            for question in for_all {
                self.question(tournament, question);
            }
        }
    }

    fn question(&mut self, tournament: &Tournament, question: &Question) {
        let (look, lang) = (self.model.look, self.model.lang);
        let standing = tournament.standing_of(self.model.section, question);
        let open = standing == Standing::Open;
        let text = in_row(lang.of(&question.text)).into_owned();
        let style = if open { look.warn() } else { look.open() };
        let line = Row::new()
            .gap(2)
            .left(&text, TOPIC + TEXT, style)
            .gap(1)
            .text(&in_row(&question.article), look.dim())
            .line();
        self.push(line, None);
        self.text(2, lang.of(&question.consequence), look.settled());
        match &question.answers {
            Answers::OneOf(choices) => {
                for choice in choices {
                    self.choice(tournament, question, choice);
                }
            }
            Answers::LateMinutes | Answers::Schedule => {
                let (stands, style) = match standing {
                    Standing::Answered(_) => (self.w.answered, look.done()),
                    Standing::Given => (self.w.given, look.done()),
                    Standing::Default(_) => (self.w.default, look.settled()),
                    Standing::Open => (self.w.to_answer, look.warn()),
                };
                let value = in_force(tournament, self.model.section, question);
                let stands = match value {
                    Some(value) => format!("{stands}  {}", in_row(&value)),
                    None => stands.to_owned(),
                };
                self.text(4, &stands, style);
                let begin = match &question.answers {
                    Answers::Schedule => {
                        let day = tournament.regulation.days.0;
                        format!("answer {} 1={day}T", question.key)
                    }
                    _ => format!("answer {} ", question.key),
                };
                let line = Line::styled(format!("      {}", self.w.write), look.key());
                self.push(line, Some(Choose::Begin(begin)));
                if let Some(entry) = self.entries.last_mut() {
                    entry.open = open;
                }
            }
        }
    }

    fn choice(&mut self, tournament: &Tournament, question: &Question, choice: &Choice) {
        let (look, lang) = (self.model.look, self.model.lang);
        let in_force = in_force(tournament, self.model.section, question);
        let taken = in_force.as_ref() == Some(&choice.value);
        let why = match tournament.standing_of(self.model.section, question) {
            Standing::Answered(_) => self.w.answered,
            Standing::Given => self.w.given,
            Standing::Default(_) => self.w.default,
            Standing::Open => "",
        };
        let give = Choose::Give(format!("answer {} {}", question.key, choice.value));
        let style = if taken { look.done() } else { look.text() };
        let mut texts = wrap(&in_row(lang.of(&choice.text)), TEXT - 8).into_iter();
        let line = Row::new()
            .gap(4)
            .left(if taken { "(*)" } else { "( )" }, 4, style)
            .left(&choice.value, 12, style)
            .left(&texts.next().unwrap_or_default(), TEXT - 8, style)
            .gap(1)
            .text(if taken { why } else { "" }, look.settled())
            .line();
        self.push(line, Some(give));
        for text in texts {
            self.push(Line::styled(format!("{}{text}", " ".repeat(20)), style), None);
        }
        if sets_chain(question) && tournament.published(self.model.section) > 0 {
            self.places(tournament, question, choice);
        }
    }

    /// Who is first by a chain, and how many stand elsewhere than now.
    fn places(&mut self, tournament: &Tournament, question: &Question, choice: &Choice) {
        let look = self.model.look;
        let Some(rules) = answered(
            &tournament.regulation,
            self.model.section,
            question,
            &choice.value,
        ) else {
            return;
        };
        let by_it = under(tournament, self.model.section, &rules);
        let first: Vec<String> = by_it
            .rows
            .iter()
            .take(PLACES)
            .map(|row| wording::name(tournament, row.player))
            .collect();
        let now = &self.sight.derived.standings;
        let moved = by_it
            .rows
            .iter()
            .filter(|row| now.row(row.player).is_none_or(|n| n.rank != row.rank))
            .count();
        let text = fill(self.w.first_places, &[&first.join(" ")]);
        self.text(8, &text, look.settled());
        let text = match moved {
            0 => self.w.as_now.to_owned(),
            moved => fill(self.w.otherwise, &[&moved]),
        };
        self.text(8, &text, if moved == 0 { look.settled() } else { look.warn() });
    }

    fn rules(&mut self) {
        self.heading(self.w.in_force);
        let style = self.model.look.text();
        let mut last = "";
        for told in tell(self.sight.tournament(), self.model.section, self.model.lang) {
            let topic = if told.topic == last { "" } else { told.topic };
            last = told.topic;
            self.told(topic, &told.text, &told.article, style);
        }
    }

    fn warnings(&mut self) {
        let (look, lang) = (self.model.look, self.model.lang);
        let tournament = self.sight.tournament();
        let found = &self.sight.derived.warnings;
        let mut told = found
            .iter()
            .filter(|w| !matches!(w, Warning::Unanswered(_)))
            .peekable();
        if told.peek().is_none() {
            return;
        }
        self.heading(self.w.mind);
        for warning in told {
            self.text(0, &warnings::say(warning, tournament, lang), look.warn());
        }
    }
}
