//! `arbiter simulate`: a whole tournament played by chance through the same commands as any other, to try the
//! program and for tests. The same seed plays the same tournament.

use super::args::Simulate;
use super::{Exit, Failure, Setting, help};
use crate::domain::chance::Chance;
use crate::domain::ids::SectionId;
use crate::exchange::{import, roster};
use crate::store::regulation_file;
use crate::store::samples::sample;
use crate::store::{CreateError, Creation, Session};
use crate::text::lang::Lang;
use crate::text::{roster as roster_text, trouble};
use chrono::{FixedOffset, NaiveTime, TimeZone as _};

mod desk;
mod finals;
mod rounds;

use desk::Desk;

/// East of Greenwich, seconds: the clock of the five tournaments.
const CHINA: i32 = 8 * 3600;

pub(super) fn run(args: &Simulate, setting: &Setting) -> Result<Exit, Failure> {
    let lang = setting.lang;
    let refused = |text: String| Failure::new(Exit::Refused, text);
    let event = sample(&args.regulation).ok_or_else(|| refused(no_sample(&args.regulation, lang)))?;
    let text = event.regulation.as_bytes();
    let regulation = regulation_file::parse(text)
        .map_err(|fault| refused(trouble::regulation(&args.regulation, &fault, lang)))?;
    let now = setting
        .fixed_now
        .or_else(|| first_morning(&regulation))
        .unwrap_or_else(|| setting.now());
    let found = roster::read(event.roster.as_bytes(), now.date_naive())
        .map_err(|fault| refused(roster_text::describe_file(&fault, lang)))?;
    let mut rows = import::rows(found.rows, &regulation);
    if let Some(players) = args.players {
        rows = desk::resize(&rows, players as usize, &regulation);
    }
    let creation = Creation {
        regulation_text: text,
        regulation,
        roster: Some(("roster.csv".to_owned(), rows)),
        id: format!("{:032x}", args.seed),
        now,
        by: "simulate".to_owned(),
    };
    let session = Session::create(&args.to, creation).map_err(|error| {
        let exit = if matches!(error, CreateError::Open(_)) {
            Exit::Damaged
        } else {
            Exit::Refused
        };
        Failure::new(exit, trouble::create(&error, lang))
    })?;
    let mut desk = Desk {
        session,
        setting,
        chance: Chance::of(args.seed),
        now,
    };
    play(&mut desk)?;
    if let Err(error) = desk.session.save_snapshot() {
        eprintln!("{}", trouble::snapshot(&error, lang));
    }
    let acts = desk.session.book().head();
    let folder = args.to.display();
    help::print(&match lang {
        Lang::Zh => format!("{folder}: 模拟完成，{acts} 步\n"),
        Lang::En => format!("{folder}: played to the end, {acts} acts\n"),
    })
}

/// Half past eight on the first day, where the tournament was.
fn first_morning(regulation: &crate::domain::regulation::Regulation) -> Option<crate::domain::round::Moment> {
    let morning = regulation.days.0.and_time(NaiveTime::from_hms_opt(8, 30, 0)?);
    FixedOffset::east_opt(CHINA)?
        .from_local_datetime(&morning)
        .single()
}

fn no_sample(key: &str, lang: Lang) -> String {
    let keys: Vec<&str> = crate::store::samples::SAMPLES.iter().map(|s| s.key).collect();
    let keys = keys.join(" ");
    match lang {
        Lang::Zh => format!("没有样例规程 {key}；可用: {keys}"),
        Lang::En => format!("no sample regulation {key}; there are: {keys}"),
    }
}

/// Everything from the lots to the prizes.
fn play(desk: &mut Desk<'_>) -> Result<(), Failure> {
    desk.answer_what_must_be()?;
    let sections: Vec<SectionId> = desk.tournament().section_ids().collect();
    for section in &sections {
        if desk.tournament().players_in(*section).next().is_none() {
            continue;
        }
        let seed = desk.chance.below(1 << 32);
        desk.give(*section, &format!("lots --seed {seed}"))?;
    }
    let rounds = sections
        .iter()
        .map(|s| desk.tournament().regulation.rounds_of(*s))
        .max()
        .unwrap_or(0);
    for round in 1..=rounds {
        for section in &sections {
            if round <= desk.tournament().regulation.rounds_of(*section) {
                rounds::play(desk, *section, round)?;
            }
        }
        eprintln!("{round}/{rounds}");
    }
    for section in &sections {
        finals::finish(desk, *section)?;
    }
    Ok(())
}
