//! 淘汰赛: the games, each with its colours and what it waits for; a key acts on the chosen one.

use crate::domain::fact::KoGame;
use crate::domain::ids::{PlayerId, Side};
use crate::domain::knockout::{placed, semis_over};
use crate::domain::round::Outcome;
use crate::text::finals_windows as text;
use crate::text::knockout as said;
use crate::text::width::cells;
use crate::text::words;
use crate::tui::model::Model;
use crate::tui::paint::{Row, wrap};
use crate::tui::sight::Sight;
use ratatui::text::Line;

/// The games in the order listed.
pub fn games<'a>(model: &Model, sight: &Sight<'a>) -> Vec<&'a KoGame> {
    let state = sight.tournament().section(model.section);
    state.knockout.values().collect()
}

/// Whom the cut takes, the places, and for a drawn game what slow-game black chose.
pub fn head(model: &Model, sight: &Sight<'_>, choice: Option<Side>, width: usize) -> Vec<Line<'static>> {
    let (look, lang, tournament) = (model.look, model.lang, sight.tournament());
    let mut head = Vec::new();
    for (at, note) in said::notes(tournament, model.section, lang).iter().enumerate() {
        let style = if at == 0 { look.text() } else { look.warn() };
        let parts = wrap(note, width.saturating_sub(2));
        head.extend(
            parts
                .into_iter()
                .map(|part| Line::styled(format!(" {part}"), style)),
        );
    }
    let places = placed(tournament, model.section);
    if !places.is_empty() {
        let decided = places.iter().filter(|p| !p.shared);
        let places: Vec<String> = decided.map(|p| said::place(p, tournament, lang)).collect();
        let parts = wrap(&places.join("  "), width.saturating_sub(2));
        head.extend(
            parts
                .into_iter()
                .map(|part| Line::styled(format!(" {part}"), look.settled())),
        );
    }
    if let Some(side) = choice {
        let line = text::black_chose(words::side(side, lang), lang);
        head.push(Line::styled(format!(" {line}"), look.key()));
    }
    head.push(Line::default());
    head
}

/// A line a game.
pub fn lines(model: &Model, sight: &Sight<'_>, width: usize) -> Vec<Line<'static>> {
    let games = games(model, sight);
    if games.is_empty() {
        let line = format!("  {}", text::cut_first(model.lang));
        return vec![Line::styled(line, model.look.dim())];
    }
    games.iter().map(|game| line(model, sight, game, width)).collect()
}

/// The cells names of their whole width need.
const WIDE: usize = 78;

/// A game: name, red, black, what it waits for or who won, and how. How it was won is said shorter where the whole
/// of it has no room in so many cells.
pub fn line(model: &Model, sight: &Sight<'_>, game: &KoGame, width: usize) -> Line<'static> {
    let (look, lang, tournament) = (model.look, model.lang, sight.tournament());
    let over = semis_over(&tournament.section(model.section).knockout);
    let who = |id: Option<PlayerId>| id.map_or_else(|| "-".to_owned(), |id| said::named(id, tournament));
    let (red, black) = if game.drawn {
        (look.red(), look.text())
    } else {
        (look.settled(), look.settled())
    };
    let name = if width >= WIDE { 14 } else { 12 };
    let style = if game.winner.is_some() {
        look.done()
    } else {
        look.warn()
    };
    let row = |result: &str| {
        Row::new()
            .gap(1)
            .left(words::knockout_game(game.game, lang), 8, look.heading())
            .left(&who(game.red), name, red)
            .text(if game.drawn { ":" } else { "?" }, look.dim())
            .gap(1)
            .left(&who(game.black), name, black)
            .text(&said::state(game, over, tournament, lang), style)
            .gap(1)
            .text(result, look.settled())
            .line()
    };
    if game.outcome == Outcome::Open {
        return row("");
    }
    let whole = row(&said::result(game, tournament, lang));
    if whole.spans.iter().map(|span| cells(&span.content)).sum::<usize>() <= width {
        whole
    } else {
        row(&said::brief(game, lang))
    }
}
