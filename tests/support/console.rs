//! A console without a terminal: keys in through the real loop, a screen out.

use chrono::{DateTime, TimeDelta};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use std::cell::Cell;
use std::rc::Rc;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use unicode_width::UnicodeWidthStr as _;
use xiangqi_arbiter::cli::grammar::parse_line;
use xiangqi_arbiter::cli::request;
use xiangqi_arbiter::domain::command::{EntryPatch, RosterRow};
use xiangqi_arbiter::domain::player::Fee;
use xiangqi_arbiter::domain::regulation::{Criterion, KnockoutRules, Regulation, TimeControl};
use xiangqi_arbiter::domain::round::{Board, Moment, Word};
use xiangqi_arbiter::domain::tournament::Tournament;
use xiangqi_arbiter::store::{Creation, Session};
use xiangqi_arbiter::text::lang::Lang;
use xiangqi_arbiter::tui::console::{Console, Surroundings};
use xiangqi_arbiter::tui::input::{Input, Key, Message};
use xiangqi_arbiter::tui::model::Model;
use xiangqi_arbiter::tui::run::{Ended, JobControl, Program as _, Step, run};
use xiangqi_arbiter::tui::theme::Look;

use super::hall::{HALL, regulation};

/// Invented; two of one name, one long, one with a mark that a terminal would obey.
const NAMES: [&str; 24] = [
    "陆青禾",
    "韩砚秋",
    "钟怀远",
    "叶听雨",
    "马知行",
    "何星野",
    "苏暮云",
    "白鹿鸣",
    "王磊",
    "顾北辰",
    "尉迟长风",
    "单子昂",
    "江照晚",
    "温如玉",
    "许青山",
    "阿布都热合曼",
    "阿布都热西提",
    "林间月",
    "王磊",
    "沈墨白",
    "唐一苇",
    "谢春山",
    "方小满",
    "秦时雨",
];
const UNITS: [&str; 7] = [
    "青石队",
    "白河队",
    "松岭棋院",
    "临江市老年象棋协会",
    "云溪县",
    "南浦社区",
    "晚晴社",
];

/// What the terminal's owner would do; nothing here.
pub(crate) struct Nobody;

impl JobControl for Nobody {
    fn suspend(&mut self) {}
    fn resume(&mut self) {}
}

/// A hall's desk: the console, its clock, and the time between two keys.
pub(crate) struct Desk {
    console: Option<Console>,
    clock: Rc<Cell<Moment>>,
    bells: Rc<Cell<u32>>,
    at: Instant,
    size: (u16, u16),
    quit: bool,
    folder: TempDir,
}

/// The regulation of most tests: eleven rounds, a catalogue of fouls, sheets of the first two boards.
pub(crate) fn rules() -> Regulation {
    let mut rules = regulation(
        r#"late_minutes: 10, place: (zh: "清河文化馆", en: "Qinghe Hall"),
        recording: (boards: 2, article: "补八"),
        fouls: [
            (key: "phone-rings", name: (zh: "手机响", en: "phone rings"), fouls: 1, article: "规十三.4"),
            (key: "phone-answered", name: (zh: "接听手机", en: "phone answered"), fouls: 2, article: "规十三.4"),
            (key: "illegal-move", name: (zh: "违反行棋规定", en: "illegal move"), effect: LoseGame, article: "补细则5"),
            (key: "upset-pieces", name: (zh: "碰乱棋子", en: "pieces knocked over"),
                effect: ByOpponentTime(under: 2, otherwise_add: 5), article: "补细则7"),
            (key: "missed-moves", name: (zh: "漏记", en: "missed moves"), counting: Table([(0, 0), (4, 1), (8, 2)]), article: "补三.1"),
        ]"#,
    );
    rules.rounds = 11;
    "清河杯象棋公开赛".clone_into(&mut rules.name.zh);
    "Qinghe Cup".clone_into(&mut rules.name.en);
    rules.chain = vec![
        Criterion::OpponentScore,
        Criterion::Wins,
        Criterion::Fouls,
        Criterion::Direct,
        Criterion::Blacks,
        Criterion::PreviousRound,
    ];
    rules
}

/// A knockout of four after a round.
pub(crate) fn knockout(after_round: u32) -> KnockoutRules {
    KnockoutRules {
        after_round,
        semi_finals: ((1, 4), (2, 3)),
        quick: TimeControl {
            minutes: 10,
            increment_seconds: 3,
        },
        article: "补一".to_owned(),
    }
}

impl Desk {
    /// A console on a new tournament with so many players.
    pub(crate) fn new(rules: Regulation, players: usize) -> Self {
        let folder = TempDir::new().unwrap();
        let now = DateTime::parse_from_rfc3339("2019-10-05T08:30:00+08:00").unwrap();
        let rows = (0..players)
            .map(|at| RosterRow {
                line: at + 2,
                given: EntryPatch {
                    name: Some(match NAMES.get(at) {
                        Some(name) => (*name).to_owned(),
                        None => format!("棋手{}", at + 1),
                    }),
                    unit: Some(UNITS[at % UNITS.len()].to_owned()),
                    fee: Some(if at % 7 == 6 { Fee::Due } else { Fee::Paid }),
                    arrived: Some(at % 5 != 4),
                    ..EntryPatch::default()
                },
                ..RosterRow::default()
            })
            .collect::<Vec<_>>();
        let session = Session::create(
            &folder.path().join("cup"),
            Creation {
                regulation_text: b"(the text is not read here)",
                regulation: rules,
                roster: (players > 0).then(|| ("roster.csv".to_owned(), rows)),
                id: "0123456789abcdef0123456789abcdef".to_owned(),
                now,
                by: "裁判长".to_owned(),
            },
        )
        .unwrap();
        Self::on(session, folder, now)
    }

    fn on(session: Session, folder: TempDir, now: Moment) -> Self {
        let clock = Rc::new(Cell::new(now));
        let bells = Rc::new(Cell::new(0));
        let around = Surroundings {
            by: "裁判长".to_owned(),
            now: Box::new({
                let clock = Rc::clone(&clock);
                move || clock.get()
            }),
            chance: Box::new(|| 7),
            bell: Box::new({
                let bells = Rc::clone(&bells);
                move || bells.set(bells.get() + 1)
            }),
        };
        let model = Model::new(Lang::Zh, Look::default());
        Self {
            console: Some(Console::new(session, model, around)),
            clock,
            bells,
            at: Instant::now(),
            size: (120, 40),
            quit: false,
            folder,
        }
    }

    /// Another console, just opened, on a copy of the tournament.
    pub(crate) fn copy(&self) -> Self {
        let folder = TempDir::new().unwrap();
        let cup = folder.path().join("cup");
        std::fs::create_dir(&cup).unwrap();
        let journal = xiangqi_arbiter::store::folder::JOURNAL;
        std::fs::copy(self.folder.path().join("cup").join(journal), cup.join(journal)).unwrap();
        Self::on(Session::open(&cup).unwrap(), folder, self.clock.get())
    }

    /// A console in round `round` of a tournament, nothing keyed in it yet; in the rounds before red won.
    pub(crate) fn in_round(round: u32, players: usize) -> Self {
        Self::in_round_under(rules(), round, players)
    }

    /// The same under another regulation.
    pub(crate) fn in_round_under(rules: Regulation, round: u32, players: usize) -> Self {
        let mut desk = Self::new(rules, players);
        desk.line("lots --as-listed");
        for number in 1..=round {
            desk.keys("g w y t");
            if number < round {
                let boards = desk.round(number).len();
                for table in 1..=boards {
                    desk.keys(&format!(
                        "{table}{}",
                        ["+", "-", "*", "+"][(table + number as usize) % 4]
                    ));
                }
                desk.keys("e y");
                desk.pass(5400);
            }
        }
        desk
    }

    /// The size of the screen.
    pub(crate) fn size(mut self, width: u16, height: u16) -> Self {
        self.size = (width, height);
        self
    }

    /// The screen has another size from now on.
    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        self.size = (width, height);
    }

    /// The console itself.
    pub(crate) fn console(&mut self) -> &mut Console {
        self.console.as_mut().unwrap()
    }

    /// Somebody else writes into the folder.
    pub(crate) fn beside(&self, line: &str) {
        let mut session = Session::open(&self.folder.path().join("cup")).unwrap();
        let parsed = parse_line(line, session.book().tournament()).unwrap().unwrap();
        let now = self.clock.get();
        let (request, _) = request(parsed, &session, now.date_naive()).unwrap();
        session.act(&request, now, "编排长", 7).unwrap();
    }

    /// From now on the disk takes nothing: the folder is gone. Where it went.
    pub(crate) fn break_disk(&self) -> TempDir {
        let away = TempDir::new().unwrap();
        std::fs::rename(self.folder.path().join("cup"), away.path().join("cup")).unwrap();
        away
    }

    /// The folder is back.
    pub(crate) fn mend_disk(&self, away: TempDir) {
        std::fs::rename(away.path().join("cup"), self.folder.path().join("cup")).unwrap();
        drop(away);
    }

    /// Another look.
    pub(crate) fn look(mut self, look: Look) -> Self {
        let console = self.console.take().unwrap();
        self.console = Some(console.with_look(look));
        self
    }

    /// Lets seconds go by, on the hall's clock and between two keys.
    pub(crate) fn pass(&mut self, seconds: i64) {
        self.clock.set(self.clock.get() + TimeDelta::seconds(seconds));
        self.at += Duration::from_secs(seconds.unsigned_abs());
    }

    /// The hall's clock, to be set.
    pub(crate) fn clock(&self) -> Rc<Cell<Moment>> {
        Rc::clone(&self.clock)
    }

    /// The hall's clock.
    pub(crate) fn now(&self) -> Moment {
        self.clock.get()
    }

    /// Presses keys: characters, and names in angle brackets. Blanks only part them.
    pub(crate) fn keys(&mut self, keys: &str) -> &mut Self {
        let mut inputs = Vec::new();
        for key in parse(keys) {
            self.at += Duration::from_millis(200);
            inputs.push(Input::Key { key, at: self.at });
        }
        self.run(inputs);
        self
    }

    /// The keys of a string as [`Self::keys`] presses them.
    pub(crate) fn parsed(keys: &str) -> Vec<Key> {
        parse(keys)
    }

    /// Presses a key.
    pub(crate) fn press(&mut self, key: Key) {
        self.at += Duration::from_millis(200);
        self.run(vec![Input::Key { key, at: self.at }]);
    }

    /// Presses a key that the screen is not drawn after.
    pub(crate) fn tap(&mut self, key: Key) {
        self.at += Duration::from_millis(200);
        let at = self.at;
        self.quit |= self.console().update(Input::Key { key, at }, at) == Step::Quit;
    }

    /// Presses keys in one burst, faster than fingers.
    pub(crate) fn burst(&mut self, keys: &str) {
        self.at += Duration::from_millis(200);
        let at = self.at;
        self.run(
            parse(keys)
                .into_iter()
                .map(|key| Input::Key { key, at })
                .collect(),
        );
    }

    /// Types a line after `:` and gives it.
    pub(crate) fn line(&mut self, line: &str) -> &mut Self {
        let typed = [Key::Char(':')].into_iter().chain(line.chars().map(Key::Char));
        let at = self.at;
        let keys = typed.chain([Key::Enter]);
        self.run(keys.map(|key| Input::Key { key, at }).collect());
        self
    }

    /// Pastes.
    pub(crate) fn paste(&mut self, text: &str) -> &mut Self {
        self.run(vec![Input::Paste(text.to_owned())]);
        self
    }

    fn run(&mut self, inputs: Vec<Input>) -> Terminal<TestBackend> {
        let (sender, inbox) = channel();
        for input in inputs {
            sender.send(Message::Input(input)).unwrap();
        }
        drop(sender);
        let mut terminal = Terminal::new(TestBackend::new(self.size.0, self.size.1)).unwrap();
        let console = self.console.as_mut().unwrap();
        let ended = run(&mut terminal, &inbox, console, &mut Nobody).unwrap();
        self.quit |= ended == Ended::Quit;
        terminal
    }

    /// Whether the console was left.
    pub(crate) fn has_quit(&self) -> bool {
        self.quit
    }

    /// How often the bell rang.
    pub(crate) fn bells(&self) -> u32 {
        self.bells.get()
    }

    /// The screen's cells.
    pub(crate) fn buffer(&mut self) -> Buffer {
        let terminal = self.run(Vec::new());
        // As the loop does once no key waits: what an act left for later.
        let at = self.at;
        let console = self.console();
        if console.next_wake(at).is_none_or(|due| due > at) {
            return terminal.backend().buffer().clone();
        }
        console.tick(at);
        self.run(Vec::new()).backend().buffer().clone()
    }

    /// The screen as text.
    pub(crate) fn screen(&mut self) -> String {
        text(&self.buffer())
    }

    /// The line that answers the last key.
    pub(crate) fn echo(&self) -> &str {
        let model = self.model();
        match &model.question {
            Some(question) => &question.text,
            None => &model.echo.text,
        }
    }

    pub(crate) fn model(&self) -> &Model {
        self.console.as_ref().unwrap().model()
    }

    pub(crate) fn tournament(&self) -> &Tournament {
        self.console.as_ref().unwrap().session().book().tournament()
    }

    /// The tournament's folder.
    pub(crate) fn cup(&self) -> std::path::PathBuf {
        self.folder.path().join("cup")
    }

    /// The newest act.
    pub(crate) fn newest(&self) -> &xiangqi_arbiter::domain::act::Entry {
        let book = self.console.as_ref().unwrap().session().book();
        book.entries().last().unwrap()
    }

    /// How many acts there are.
    pub(crate) fn head(&self) -> u64 {
        self.console.as_ref().unwrap().session().book().head()
    }

    /// The boards of a round.
    pub(crate) fn round(&self, round: u32) -> &[Board] {
        self.tournament().round(HALL, round).unwrap().boards()
    }

    /// A table of the newest round.
    pub(crate) fn board(&self, table: u32) -> &Board {
        self.tournament().newest(HALL).unwrap().at_table(table).unwrap()
    }

    /// The result at a table of the newest round.
    pub(crate) fn word(&self, table: u32) -> Option<Word> {
        self.board(table).outcome.word()
    }
}

/// A screen as text, a line a row, without blanks at the ends.
pub(crate) fn text(buffer: &Buffer) -> String {
    let mut lines = Vec::new();
    for y in 0..buffer.area.height {
        let mut line = String::new();
        let mut x = 0;
        while x < buffer.area.width {
            let symbol = buffer[(x, y)].symbol();
            line.push_str(symbol);
            x += symbol.width().max(1) as u16;
        }
        lines.push(line.trim_end().to_owned());
    }
    lines.join("\n")
}

fn parse(keys: &str) -> Vec<Key> {
    let mut list = Vec::new();
    let mut rest = keys;
    while let Some(c) = rest.chars().next() {
        if c == '<'
            && let Some(end) = rest.find('>')
        {
            list.push(named(&rest[1..end]));
            rest = &rest[end + 1..];
            continue;
        }
        rest = &rest[c.len_utf8()..];
        if c != ' ' {
            list.push(Key::Char(c));
        }
    }
    list
}

fn named(name: &str) -> Key {
    match name {
        "Enter" => Key::Enter,
        "Esc" => Key::Esc,
        "Tab" => Key::Tab,
        "BackTab" => Key::BackTab,
        "Bksp" => Key::Backspace,
        "Up" => Key::Up,
        "Down" => Key::Down,
        "PgUp" => Key::PageUp,
        "PgDn" => Key::PageDown,
        "Home" => Key::Home,
        "End" => Key::End,
        "^R" => Key::Ctrl('r'),
        "Sp" => Key::Char(' '),
        other => panic!("no key is named {other}"),
    }
}
