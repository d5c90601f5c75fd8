//! `show knockout`.

use super::{Desk, View, not_in_regulation};
use crate::domain::command::KnockoutGame;
use crate::domain::fact::KoGame;
use crate::domain::ids::{PlayerId, SectionId};
use crate::domain::knockout::{Place, placed};
use crate::domain::round::Word;
use crate::domain::standings::standings;
use crate::text::knockout as said;
use crate::text::lang::Lang;
use crate::text::table::{Align, Table};
use crate::text::words;
use serde_json::{Value, json};

pub(super) fn view(desk: &Desk<'_>, section: SectionId) -> View {
    let games: Vec<&KoGame> = desk.tournament.section(section).knockout.values().collect();
    let places = placed(desk.tournament, section);
    let number = |id: PlayerId| desk.tournament.player(id).number;
    // A place that a game is still to decide is nobody's yet.
    let decided: Vec<Option<u32>> = places
        .iter()
        .filter(|p| !p.shared)
        .map(|p| number(p.player))
        .collect();
    View {
        json: json!({
            "games": games.iter().map(|g| game_json(desk, g)).collect::<Vec<_>>(),
            "places": decided,
        }),
        head: head(desk, section),
        table: table(desk, &games),
        foot: foot(desk, section, &places),
    }
}

/// The title, before the cut whom it would take now, after it a later correction that would change it.
fn head(desk: &Desk<'_>, section: SectionId) -> String {
    let lang = desk.lang;
    let Some(rules) = &desk.tournament.regulation.knockout else {
        return not_in_regulation(lang);
    };
    let title = format!(
        "{}{} {}\n",
        desk.section_name(section),
        lang.pick("淘汰赛", "knockout"),
        rules.article
    );
    let notes = said::notes(desk.tournament, section, lang);
    notes.iter().fold(title, |head, note| format!("{head}{note}\n"))
}

fn foot(desk: &Desk<'_>, section: SectionId, places: &[Place]) -> String {
    let lines = places
        .iter()
        .map(|place| said::place(place, desk.tournament, desk.lang));
    let mut foot: Vec<String> = lines.collect();
    let rest = standings(desk.tournament, section, u32::MAX).rows;
    let rest = rest
        .iter()
        .filter(|row| row.rank.is_some_and(|r| r as usize > places.len()));
    if let (Some(row), false) = (rest.min_by_key(|row| row.rank), places.is_empty()) {
        let (lang, who) = (desk.lang, desk.with_unit(row.player));
        let rank = row.rank.unwrap_or_default();
        foot.push(match lang {
            Lang::Zh => format!("{rank}. {who} 起按积分赛排名: show standings"),
            Lang::En => format!("{rank}. from {who} on by points: show standings"),
        });
    }
    foot.iter()
        .fold(String::new(), |text, line| format!("{text}{line}\n"))
}

/// The word of the command grammar.
fn game_word(game: KnockoutGame) -> &'static str {
    match game {
        KnockoutGame::Semi1 => "semi-1",
        KnockoutGame::Semi2 => "semi-2",
        KnockoutGame::Final => "final",
        KnockoutGame::Third => "third",
    }
}

fn game_json(desk: &Desk<'_>, game: &KoGame) -> Value {
    let number = |id: Option<PlayerId>| id.and_then(|id| desk.tournament.player(id).number);
    json!({
        "game": game_word(game.game),
        "red": number(game.red),
        "black": number(game.black),
        "word": game.outcome.word().map(Word::word),
        "quick": game.quick.map(|(_, word)| word.word()),
        "winner": number(game.winner),
    })
}

fn table(desk: &Desk<'_>, games: &[&KoGame]) -> Table {
    let lang = desk.lang;
    let who = |id: Option<PlayerId>| id.map_or_else(|| "-".to_owned(), |id| desk.with_unit(id));
    let mut table = Table::new(&[
        (lang.pick("对局", "game"), Align::Left),
        (lang.pick("红方", "red"), Align::Left),
        (lang.pick("黑方", "black"), Align::Left),
        (lang.pick("先后", "colours"), Align::Left),
        (lang.pick("慢棋", "slow game"), Align::Left),
        (lang.pick("快棋红方", "quick game, red"), Align::Left),
        (lang.pick("快棋", "quick game"), Align::Left),
        (lang.pick("胜者", "winner"), Align::Left),
    ]);
    for game in games {
        let drawn = match (game.drawn, game.seed) {
            (false, _) => lang.pick("未抽", "not drawn").to_owned(),
            (true, Some(seed)) => format!("{} {seed}", lang.pick("种子", "seed")),
            (true, None) => lang.pick("手抽", "by hand").to_owned(),
        };
        table.row(vec![
            words::knockout_game(game.game, lang).to_owned(),
            who(game.red),
            who(game.black),
            drawn,
            words::outcome(&game.outcome, lang).to_owned(),
            game.quick
                .map_or_else(String::new, |(red, _)| desk.with_unit(red)),
            game.quick
                .map_or("", |(_, word)| words::word(word, lang))
                .to_owned(),
            game.winner.map_or_else(String::new, |id| desk.with_unit(id)),
        ]);
    }
    table
}
