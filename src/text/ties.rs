//! Level groups that something hangs on, as warnings of one line.

use crate::domain::ids::PlayerId;
use crate::domain::ties::{Tie, Touches};
use crate::domain::tournament::Tournament;
use crate::text::lang::Lang;
use crate::text::shown::in_row;

/// The warning: who is level, what hangs on it, and how lots are drawn.
pub fn say(tie: &Tie, tournament: &Tournament, lang: Lang) -> String {
    let who: Vec<String> = tie.players.iter().map(|id| named(*id, tournament)).collect();
    let what: Vec<String> = tie.touches.iter().map(|t| touches(t, tournament, lang)).collect();
    let line = line(tie, tournament);
    match lang {
        Lang::Zh => format!(
            "未区分: {} - 关系到{}; 抽签: {line}",
            who.join("、"),
            what.join("、")
        ),
        Lang::En => format!(
            "level: {} - on it hangs {}; lots: {line}",
            who.join(", "),
            what.join(", ")
        ),
    }
}

/// The line of the grammar that draws lots for the group.
pub fn line(tie: &Tie, tournament: &Tournament) -> String {
    let numbers: Vec<String> = tie
        .players
        .iter()
        .filter_map(|id| tournament.player(*id).number)
        .map(|n| n.to_string())
        .collect();
    format!("tie-lots {}", numbers.join(" "))
}

/// What hangs on a tie.
pub fn touches(touches: &Touches, tournament: &Tournament, lang: Lang) -> String {
    match touches {
        Touches::Cut => lang.pick("淘汰赛名额", "a seat of the knockout").to_owned(),
        Touches::Prize(key) => {
            let list = tournament.regulation.prizes.iter().find(|l| l.key == *key);
            let name = list.map_or(key.as_str(), |l| lang.of(&l.name));
            format!("{}{}", lang.pick("奖项 ", "the prizes "), in_row(name))
        }
        Touches::Team(team) => format!("{}{}", lang.pick("团体 ", "the team "), in_row(team)),
    }
}

fn named(id: PlayerId, tournament: &Tournament) -> String {
    let player = tournament.player(id);
    let number = player.number.map_or_else(String::new, |n| format!("{n} "));
    format!("{number}{}", in_row(&player.entry.name))
}
