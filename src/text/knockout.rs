//! The cut, what would change it, and the places of the knockout, a line each.

use crate::domain::command::KnockoutGame;
use crate::domain::fact::KoGame;
use crate::domain::ids::{PlayerId, SectionId, Side};
use crate::domain::knockout::{self, Place};
use crate::domain::round::Word;
use crate::domain::tournament::Tournament;
use crate::text::lang::Lang;
use crate::text::shown::in_row;
use crate::text::words;

/// Number and name.
pub fn named(id: PlayerId, tournament: &Tournament) -> String {
    let player = tournament.player(id);
    let number = player.number.map_or_else(String::new, |n| format!("{n} "));
    format!("{number}{}", in_row(&player.entry.name))
}

/// The word of the command grammar.
pub fn game_word(game: KnockoutGame) -> &'static str {
    match game {
        KnockoutGame::Semi1 => "semi-1",
        KnockoutGame::Semi2 => "semi-2",
        KnockoutGame::Final => "final",
        KnockoutGame::Third => "third",
    }
}

fn list(players: &[PlayerId], tournament: &Tournament, lang: Lang) -> String {
    let names: Vec<String> = players.iter().map(|id| named(*id, tournament)).collect();
    names.join(lang.pick("、", ", "))
}

/// Before the cut: whom it would take by the results as they are, and level players on whom a seat hangs. After
/// it: whom it took, and that results corrected since would take others, which changes nothing any more.
pub fn notes(tournament: &Tournament, section: SectionId, lang: Lang) -> Vec<String> {
    let Some(rules) = &tournament.regulation.knockout else {
        return Vec::new();
    };
    let after = rules.after_round;
    let Some((_, taken)) = &tournament.section(section).cut else {
        let now = knockout::candidates(tournament, section, rules);
        let who = list(&now.players, tournament, lang);
        let mut notes = vec![match lang {
            Lang::Zh => format!("第{after}轮后取前 {} 名，现在是: {who}", now.players.len()),
            Lang::En => format!("the first {} after round {after}, now: {who}", now.players.len()),
        }];
        notes.extend(now.level.iter().map(|group| {
            let who = list(group, tournament, lang);
            match lang {
                Lang::Zh => format!("未区分，名额由抽签定: {who}"),
                Lang::En => format!("level, lots decide the seat: {who}"),
            }
        }));
        return notes;
    };
    let who = list(taken, tournament, lang);
    let mut notes = vec![match lang {
        Lang::Zh => format!("第{after}轮后入选 (按名次): {who}"),
        Lang::En => format!("taken after round {after}, by place: {who}"),
    }];
    if let Some(now) = knockout::changed_cut(tournament, section) {
        let who = list(&now.players, tournament, lang);
        notes.push(match lang {
            Lang::Zh => format!("更正后的成绩会改变名额 ({who})，但名额已定，不再改变"),
            Lang::En => format!("by the results as corrected it would be {who}; the cut stands as made"),
        });
    }
    notes
}

/// A place: decided, or what is still open of it.
pub fn place(place: &Place, tournament: &Tournament, lang: Lang) -> String {
    let who = named(place.player, tournament);
    let how = match (place.shared, place.lot) {
        (true, _) => lang.pick(" (未定)", " (open)"),
        (false, Some(_)) => lang.pick(" (抽签)", " (by lots)"),
        _ => "",
    };
    format!("{}. {who}{how}", place.rank)
}

/// What a game waits for, or how it ended.
pub fn state(game: &KoGame, semis_over: bool, tournament: &Tournament, lang: Lang) -> String {
    if let Some(winner) = game.winner {
        let who = named(winner, tournament);
        return format!("{}{who}", lang.pick("胜 ", "won by "));
    }
    let (Some(_), Some(_)) = (game.red, game.black) else {
        return if semis_over {
            lang.pick("无人可赛", "nobody to play it").to_owned()
        } else {
            lang.pick("等半决赛", "waits for the semi-finals").to_owned()
        };
    };
    if !game.drawn {
        return lang.pick("先抽先后", "colours to be drawn").to_owned();
    }
    match (game.outcome.word(), game.quick) {
        (None, _) => lang.pick("待赛", "to be played").to_owned(),
        (Some(Word::Draw), None) => {
            let black = game.black.map_or_else(String::new, |id| named(id, tournament));
            match lang {
                Lang::Zh => format!("慢棋和，加赛快棋，由 {black} 选先后"),
                Lang::En => format!("drawn: quick game, {black} chooses the colour"),
            }
        }
        _ => lang.pick("无胜者", "nobody won").to_owned(),
    }
}

/// How a game was won, shorter: `和棋 快棋黑胜`.
pub fn brief(game: &KoGame, lang: Lang) -> String {
    let slow = words::outcome(&game.outcome, lang);
    game.quick.map_or_else(
        || slow.to_owned(),
        |(_, word)| {
            format!(
                "{slow} {}{}",
                lang.pick("快棋", "quick: "),
                words::word(word, lang)
            )
        },
    )
}

/// How a game was won, for its row: `慢棋和, 快棋 (红 3 钟怀远) 黑胜`.
pub fn result(game: &KoGame, tournament: &Tournament, lang: Lang) -> String {
    let slow = words::outcome(&game.outcome, lang);
    let Some((red, word)) = game.quick else {
        return slow.to_owned();
    };
    let who = named(red, tournament);
    let (quick, red) = (lang.pick("快棋", "quick game"), words::side(Side::Red, lang));
    format!("{slow}, {quick} ({red} {who}) {}", words::word(word, lang))
}
