//! What the terminal shows is what was meant: no glyph is broken under a window, none is of a width that
//! terminals disagree about, and without colours the cursor is still seen.

use super::{drawn, first_round, launch, open, saved};
use crate::support::program::Trial;
use crate::support::pty::Pty;
use chrono::DateTime;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use rstest::rstest;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};
use xiangqi_arbiter::store::Session;
use xiangqi_arbiter::text::lang::Lang;
use xiangqi_arbiter::tui::console::{Console, Surroundings};
use xiangqi_arbiter::tui::input::{Input, Key, Message};
use xiangqi_arbiter::tui::model::Model;
use xiangqi_arbiter::tui::run::{JobControl, run};
use xiangqi_arbiter::tui::theme::Look;

const NOW: &str = "2019-10-05T08:31:00+08:00";

struct Nobody;

impl JobControl for Nobody {
    fn suspend(&mut self) {}
    fn resume(&mut self) {}
}

/// The screen as the console means it after these keys, by the same loop without a terminal.
pub(super) fn meant(trial: &Trial, lang: Lang, (width, height): (u16, u16), keys: &str) -> Buffer {
    let now = DateTime::parse_from_rfc3339(NOW).unwrap();
    let around = Surroundings {
        by: "root".to_owned(),
        now: Box::new(move || now),
        chance: Box::new(|| 7),
        bell: Box::new(|| ()),
    };
    let session = Session::open(&trial.folder()).unwrap();
    let mut console = Console::new(session, Model::new(lang, Look::default()), around);
    let (sender, inbox) = channel();
    let start = Instant::now();
    for (at, c) in (0..).zip(keys.chars()) {
        let key = match c {
            '\r' => Key::Enter,
            '\x1b' => Key::Esc,
            '\t' => Key::Tab,
            c => Key::Char(c),
        };
        let at = start + Duration::from_millis(200) * at;
        sender.send(Message::Input(Input::Key { key, at })).unwrap();
    }
    drop(sender);
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    run(&mut terminal, &inbox, &mut console, &mut Nobody).unwrap();
    terminal.backend().buffer().clone()
}

/// Rows and columns.
fn size(screen: &vt100::Screen) -> (u16, u16) {
    let (height, width) = screen.size();
    (height.get(), width.get())
}

fn rows_meant(buffer: &Buffer) -> Vec<String> {
    let row = |y| {
        let mut row = String::new();
        let mut x = 0;
        while x < buffer.area.width {
            let symbol = buffer[(x, y)].symbol();
            row.push_str(symbol);
            x += symbol.width().max(1) as u16;
        }
        row.trim_end().to_owned()
    };
    (0..buffer.area.height).map(row).collect()
}

fn rows_shown(screen: &vt100::Screen) -> Vec<String> {
    let (height, width) = size(screen);
    let row = |y| {
        let mut row = String::new();
        for x in 0..width {
            let cell = screen.cell(y, x).unwrap();
            if cell.is_wide_continuation() {
                continue;
            }
            row.push_str(if cell.has_contents() { cell.contents() } else { " " });
        }
        row.trim_end().to_owned()
    };
    (0..height).map(row).collect()
}

/// Waits until the terminal shows what is meant.
#[track_caller]
pub(super) fn shows(pty: &Pty, meant: &Buffer) {
    let rows = rows_meant(meant);
    pty.wait_until(&format!("\n{}\n", rows.join("\n")), |screen| {
        rows_shown(screen) == rows
    });
}

/// Columns in which a border of a box can stand, as a corner does.
fn border_columns(screen: &vt100::Screen) -> Vec<u16> {
    let (height, width) = size(screen);
    let is_corner = |x: &u16| {
        (0..height).any(|y| matches!(screen.cell(y, *x).unwrap().contents(), "┌" | "┐" | "└" | "┘"))
    };
    (0..width).filter(is_corner).collect()
}

/// Every row within a box, without the borders, holds no sign that one terminal shows in one cell and another
/// in two.
#[track_caller]
fn widths_are_agreed(screen: &vt100::Screen) {
    let (height, width) = size(screen);
    let borders = border_columns(screen);
    for y in 0..height {
        let contents = |x: u16| screen.cell(y, x).unwrap().contents();
        let is_border = |x: &u16| borders.contains(x) && matches!(contents(*x), "│" | "┌" | "┐" | "└" | "┘");
        if !(0..width).any(|x| is_border(&x)) {
            continue;
        }
        for x in (0..width).filter(|x| !is_border(x) && contents(*x) != "─") {
            let disputed =
                |c: char| !c.is_alphabetic() && c.width() != c.width_cjk() || "…½→×●①─│".contains(c);
            assert!(
                !contents(x).chars().any(disputed),
                "{:?} in row {y}:\n{}",
                contents(x),
                screen.contents()
            );
        }
    }
}

/// Names and units with signs of disputed width, as rosters have them.
fn signs() -> Trial {
    let trial = Trial::of_roster(
        "姓名,单位,缴费\n阿布都·热合曼,“青石”队,是\n阿布都·热西提,白河—上游,是\n钟怀远,松岭…棋院,是\n叶听雨,①中,是\n\
         马知行,云→溪,是\n何星野,½社,是\n苏暮云,●队,是\n白鹿鸣,甲×乙,是\n",
    );
    trial.feed("lots --as-listed\npair\npublish\nresult 1 red\n").ok();
    trial
}

/// Each opens a window, or shows something else of the console; Esc closes it.
const SIGHTS: [&str; 12] = [
    "?",
    "\r",
    "c",
    "U",
    "3f",
    "3fr",
    "3fr0",
    "3/",
    "s",
    ":note 甲",
    "q",
    "\t",
];

#[rstest]
#[case(Lang::Zh, (80, 24))]
#[case(Lang::Zh, (99, 30))]
#[case(Lang::En, (97, 31))]
#[case(Lang::Zh, (120, 40))]
#[case(Lang::En, (100, 36))]
fn every_window_over_chinese_text_is_shown_as_meant(#[case] lang: Lang, #[case] size: (u16, u16)) {
    let trial = signs();
    let name = match lang {
        Lang::Zh => "zh",
        Lang::En => "en",
    };
    let launch = launch(&trial).arg("--lang").arg(name).arg("--now").arg(NOW);
    let Some(pty) = launch.size(size.0, size.1).start() else {
        return;
    };
    shows(&pty, &meant(&trial, lang, size, ""));
    pty.look(widths_are_agreed);
    let mut typed = String::new();
    for sight in SIGHTS {
        for c in sight.chars() {
            pty.type_keys(c.to_string());
        }
        typed.push_str(sight);
        shows(&pty, &meant(&trial, lang, size, &typed));
        pty.look(widths_are_agreed);
        for _ in 0..2 {
            pty.type_keys("\x1b");
            typed.push('\x1b');
            shows(&pty, &meant(&trial, lang, size, &typed));
        }
    }
}

/// The parameters of every SGR sequence.
fn styles(raw: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(raw);
    text.split("\x1b[")
        .skip(1)
        .filter_map(|rest| {
            let end = rest.find(|c: char| !(c.is_ascii_digit() || c == ';'))?;
            rest[end..].starts_with('m').then(|| rest[..end].to_owned())
        })
        .collect()
}

fn is_colour(parameter: &str) -> bool {
    matches!(
        parameter.parse::<u32>(),
        Ok(30..=38 | 40..=48 | 90..=97 | 100..=107)
    )
}

#[test]
fn without_colours_the_cursor_is_still_reversed() {
    let trial = first_round();
    let Some(pty) = drawn(launch(&trial).env("NO_COLOR", "1"), &trial) else {
        return;
    };
    let acts = trial.acts();
    pty.type_keys("2+");
    pty.wait_for(&saved(acts + 1));
    for keys in ["3", "\x1b", "?", "\x1b", "\t", "\x1b[B"] {
        pty.type_keys(keys);
        pty.settle();
    }
    let styles = styles(&pty.raw());
    let parameters: Vec<&str> = styles.iter().flat_map(|style| style.split(';')).collect();
    assert!(!parameters.iter().any(|p| is_colour(p)), "{styles:?}");
    assert!(parameters.contains(&"7"), "{styles:?}");
    assert!(reversed_rows(&pty).iter().any(|row| row.contains("钟怀远")));
}

#[test]
fn colours_are_sent_where_they_are_wanted() {
    let trial = first_round();
    let Some(pty) = open(&trial) else { return };
    let styles = styles(&pty.raw());
    assert!(
        styles.iter().flat_map(|style| style.split(';')).any(is_colour),
        "{styles:?}"
    );
}

/// The rows with reversed text.
pub(super) fn reversed_rows(pty: &Pty) -> Vec<String> {
    pty.look(|screen| {
        let (height, width) = size(screen);
        let rows = rows_shown(screen);
        (0..height)
            .filter(|y| (0..width).any(|x| screen.cell(*y, x).unwrap().inverse()))
            .map(|y| rows[usize::from(y)].clone())
            .collect()
    })
}
