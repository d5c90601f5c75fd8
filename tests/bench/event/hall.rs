//! The tournament, and consoles on copies of it.

use chrono::{DateTime, TimeDelta};
use std::error::Error;
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use xiangqi_arbiter::cli;
use xiangqi_arbiter::cli::grammar::parse_line;
use xiangqi_arbiter::domain::command::{EntryPatch, RosterRow};
use xiangqi_arbiter::domain::ids::{RoundNo, SectionId};
use xiangqi_arbiter::domain::player::Fee;
use xiangqi_arbiter::domain::round::Moment;
use xiangqi_arbiter::store::folder::{JOURNAL, STATE};
use xiangqi_arbiter::store::samples::sample;
use xiangqi_arbiter::store::{Creation, Session, regulation_file};
use xiangqi_arbiter::text::lang::Lang;
use xiangqi_arbiter::tui::console::{Console, Surroundings};
use xiangqi_arbiter::tui::model::Model;
use xiangqi_arbiter::tui::run::JobControl;
use xiangqi_arbiter::tui::theme::Look;

/// How many players.
pub(crate) const PLAYERS: usize = 280;
/// How many rounds.
pub(crate) const ROUNDS: RoundNo = 13;
/// The only section.
pub(crate) const SECTION: SectionId = SectionId(0);

const FAMILY: [char; 20] = [
    '赵', '钱', '孙', '李', '周', '吴', '郑', '王', '冯', '陈', '褚', '卫', '蒋', '沈', '韩', '杨', '朱',
    '秦', '尤', '许',
];
const GIVEN: [&str; 14] = [
    "青禾", "砚秋", "怀远", "听雨", "知行", "星野", "暮云", "鹿鸣", "北辰", "照晚", "如玉", "墨白", "春山",
    "小满",
];

/// The terminal's owner; nobody here.
pub(crate) struct Nobody;

impl JobControl for Nobody {
    fn suspend(&mut self) {}
    fn resume(&mut self) {}
}

/// The folder in which the tournament lies. Beside the build, so that syncing is syncing a disk.
pub(crate) struct Hall {
    home: TempDir,
    now: Moment,
}

impl Hall {
    /// Plays the tournament up to the last round, whose clock stands and whose results are all open.
    pub(crate) fn play() -> Result<Self, Box<dyn Error>> {
        let home = tempfile::Builder::new().tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
        let event = sample("xiaoyi-2019").ok_or("no such sample")?;
        let mut regulation = regulation_file::parse(event.regulation.as_bytes())?;
        regulation.rounds = ROUNDS;
        let now = DateTime::parse_from_rfc3339("2019-10-05T08:30:00+08:00")?;
        let mut session = Session::create(
            &home.path().join("cup"),
            Creation {
                regulation_text: event.regulation.as_bytes(),
                regulation,
                roster: Some(("roster.csv".to_owned(), roster())),
                id: "0123456789abcdef0123456789abcdef".to_owned(),
                now,
                by: "裁判长".to_owned(),
            },
        )?;
        let mut desk = Desk {
            session: &mut session,
            now,
            chance: Chance(1),
        };
        desk.give("lots --as-listed")?;
        for round in 1..=ROUNDS {
            desk.give("pair")?;
            desk.give("publish")?;
            if round < ROUNDS {
                desk.give("start")?;
                desk.results()?;
                desk.give("close")?;
            }
        }
        let now = desk.now;
        session.save_snapshot()?;
        Ok(Self { home, now })
    }

    /// The tournament's folder.
    pub(crate) fn folder(&self) -> PathBuf {
        self.home.path().join("cup")
    }

    /// A copy of it, to be changed.
    pub(crate) fn copy(&self, name: &str) -> std::io::Result<PathBuf> {
        let to = self.home.path().join(name);
        std::fs::create_dir(&to)?;
        for file in [JOURNAL, STATE] {
            std::fs::copy(self.folder().join(file), to.join(file))?;
        }
        Ok(to)
    }

    /// The console on a folder as `open` makes it, with the hall's clock standing still.
    pub(crate) fn console(&self, folder: &Path) -> Result<Console, Box<dyn Error>> {
        let now = self.now;
        let mut session = Session::open(folder)?;
        session.hold_console("裁判长", now)?;
        session.keep_snapshots();
        let around = Surroundings {
            by: "裁判长".to_owned(),
            now: Box::new(move || now),
            chance: Box::new(|| 7),
            bell: Box::new(|| ()),
        };
        Ok(Console::new(
            session,
            Model::new(Lang::Zh, Look::default()),
            around,
        ))
    }
}

fn roster() -> Vec<RosterRow> {
    (0..PLAYERS)
        .map(|at| RosterRow {
            line: at + 2,
            given: EntryPatch {
                name: Some(format!(
                    "{}{}",
                    FAMILY[at % FAMILY.len()],
                    GIVEN[at / FAMILY.len()]
                )),
                unit: Some(format!("{}队", GIVEN[at * 5 % GIVEN.len()])),
                fee: Some(Fee::Paid),
                ..EntryPatch::default()
            },
            ..RosterRow::default()
        })
        .collect()
}

/// Who types the lines.
struct Desk<'a> {
    session: &'a mut Session,
    now: Moment,
    chance: Chance,
}

impl Desk<'_> {
    fn give(&mut self, line: &str) -> Result<(), Box<dyn Error>> {
        self.now += TimeDelta::seconds(5);
        let parsed = parse_line(line, self.session.book().tournament())
            .map_err(|error| format!("{line}: {error:?}"))?
            .ok_or("an empty line")?;
        let (request, _) = cli::request(parsed, self.session, self.now.date_naive())?;
        self.session
            .act(&request, self.now, "裁判长", self.chance.next())
            .map_err(|error| format!("{line}: {error}"))?;
        Ok(())
    }

    /// Every board of the round, a foul at one in forty.
    fn results(&mut self) -> Result<(), Box<dyn Error>> {
        let tables = |desk: &Self| -> Vec<u32> {
            let round = desk.session.book().tournament().running(SECTION);
            round.map_or_else(Vec::new, |r| r.boards().iter().map(|b| b.table).collect())
        };
        for table in tables(self) {
            if self.chance.next().is_multiple_of(40) {
                self.give(&format!("foul {table} red phone-rings"))?;
            }
            let word = match self.chance.next() % 20 {
                0..9 => "red",
                9..13 => "draw",
                13..19 => "black",
                _ => "black-forfeits",
            };
            self.give(&format!("result {table} {word}"))?;
        }
        Ok(())
    }
}

/// A small generator, the same on every machine.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}
