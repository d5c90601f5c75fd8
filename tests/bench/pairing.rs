//! How long a round takes to pair and explain, and how much memory: `cargo bench --bench pairing`.
//!
//! The histories are tournaments paired by the engine itself. Every row runs in a process of its own, so that its memory is its own.
//! A number as argument runs the rows of so many players alone: `cargo bench --bench pairing -- 1000`.

use std::process::Command;
use xiangqi_arbiter::domain::ids::Side;
use xiangqi_arbiter::domain::pairing::{Entrant, Field, Float, Pairing, Rules, UnitAvoidance, pair};

const ROUNDS: u32 = 10;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'))
        .collect();
    if let [players, units, seed] = &words[..] {
        let units = UNITS.into_iter().find(|kind| format!("{kind:?}") == *units);
        row(players.parse()?, units.ok_or("no such units")?, seed.parse()?);
        return Ok(());
    }
    let only: Option<u32> = words.first().map(|word| word.parse()).transpose()?;
    println!(
        "{:>8} {:>10} {:>5} {:>12} {:>10} {:>6} {:>11} {:>8}",
        "players", "units", "seed", "ms round 1", "slowest", "round", "ms after 10", "peak MB"
    );
    for players in [70, 140, 280, 281, 1000] {
        if only.is_some_and(|only| only != players) {
            continue;
        }
        for units in UNITS {
            for seed in 1..=3 {
                Command::new(std::env::current_exe()?)
                    .args([players.to_string(), format!("{units:?}"), seed.to_string()])
                    .status()?;
            }
        }
    }
    Ok(())
}

/// Units, and whether they are kept apart.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Units {
    /// Never kept apart.
    Free,
    /// Small ones, neighbours often of one, kept apart in every round.
    Apart,
    /// Three players in five are of one unit, kept apart in every round, which cannot be done.
    OneOfMost,
}

const UNITS: [Units; 3] = [Units::Free, Units::Apart, Units::OneOfMost];

fn row(players: u32, units: Units, seed: u64) {
    let mut chance = Chance(seed);
    let mut field = Field {
        round: 1,
        last_round: false,
        rules: Rules::default(),
        players: (1..=players).map(entrant).collect(),
    };
    if units != Units::Free {
        field.rules.unit_avoidance = UnitAvoidance::All;
    }
    for player in &mut field.players {
        player.unit = match units {
            Units::Free => String::new(),
            Units::Apart => (player.number / 4).to_string(),
            Units::OneOfMost if chance.below(5) < 3 => "1".to_string(),
            Units::OneOfMost => String::new(),
        };
    }
    let mut strength: Vec<u64> = (0..=players).map(|_| chance.below(100)).collect();
    strength[0] = 0;
    let (mut first, mut slowest) = (0.0, (0.0, 0));
    loop {
        let start = busy();
        let Ok(pairing) = pair(&field) else { break };
        let ms = busy() - start;
        if field.round == 1 {
            first = ms;
        }
        if ms > slowest.0 {
            slowest = (ms, field.round);
        }
        if field.round > ROUNDS {
            println!(
                "{players:>8} {:>10} {seed:>5} {first:>12.2} {:>10.2} {:>6} {ms:>10.2} {:>10.1}",
                format!("{units:?}"),
                slowest.0,
                slowest.1,
                peak()
            );
            break;
        }
        play(&mut field, &pairing, &strength, &mut chance);
    }
}

fn entrant(number: u32) -> Entrant {
    Entrant {
        number,
        points: 0,
        met: Vec::new(),
        colours: Vec::new(),
        floats: Vec::new(),
        byes: 0,
        unit: String::new(),
        newcomer: false,
        forfeit_win: false,
    }
}

fn play(field: &mut Field, pairing: &Pairing, strength: &[u64], chance: &mut Chance) {
    if let Some(bye) = &pairing.bye {
        let player = &mut field.players[bye.number as usize - 1];
        player.points += 2;
        player.byes += 1;
        player.colours.push(None);
        player.floats.push(None);
    }
    for pair in &pairing.pairs {
        let (red, black) = (pair.red as usize, pair.black as usize);
        let (mine, theirs) = (field.players[red - 1].points, field.players[black - 1].points);
        let edge = 60 + strength[red] - strength[black].min(strength[red]);
        let (won, lost) = match chance.below(200) {
            roll if roll < edge => (2, 0),
            roll if roll < edge + 60 => (1, 1),
            _ => (0, 2),
        };
        for (me, other, side, more, mine, theirs) in [
            (red, black, Side::Red, won, mine, theirs),
            (black, red, Side::Black, lost, theirs, mine),
        ] {
            let player = &mut field.players[me - 1];
            player.points += more;
            player.met.push(other as u32);
            player.colours.push(Some(side));
            player.floats.push(match theirs.cmp(&mine) {
                std::cmp::Ordering::Greater => Some(Float::Up),
                std::cmp::Ordering::Less => Some(Float::Down),
                std::cmp::Ordering::Equal => None,
            });
        }
    }
    field.round += 1;
}

/// How long this thread has been on a processor, in milliseconds: what else the machine does is not counted.
fn busy() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 * 1e3 + time.tv_nsec as f64 / 1e6
}

/// The process's greatest memory so far, in MB.
fn peak() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status
        .lines()
        .find(|line| line.starts_with("VmHWM:"))
        .unwrap_or_default();
    line.split_whitespace()
        .nth(1)
        .and_then(|kb| kb.parse::<f64>().ok())
        .unwrap_or(0.0)
        / 1024.0
}

/// A small generator, the same on every machine.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % bound
    }
}
