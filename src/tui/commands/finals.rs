//! The acts of the end: the cut, the knockout, lots between level players, luck.

use super::{Spoken, name_of, say};
use crate::domain::command::{Command, KnockoutGame, PlayerRef};
use crate::domain::ids::{PlayerId, Side};
use crate::domain::round::Word;
use crate::domain::tournament::Tournament;
use crate::text::knockout::game_word;

/// `cut`.
pub fn cut() -> Spoken {
    say(Command::Cut, "cut")
}

/// `ko`, of the slow game.
pub fn ko(game: KnockoutGame, word: Word) -> Spoken {
    let command = Command::Ko {
        game,
        word,
        quick: None,
        choice: None,
    };
    say(command, format!("ko {} {}", game_word(game), word.word()))
}

/// `ko`, of the quick game after a draw.
pub fn quick(game: KnockoutGame, quick: Word, choice: Side) -> Spoken {
    let command = Command::Ko {
        game,
        word: Word::Draw,
        quick: Some(quick),
        choice: Some(choice),
    };
    let (game, quick, choice) = (game_word(game), quick.word(), choice.word());
    say(
        command,
        format!("ko {game} draw --quick {quick} --choice {choice}"),
    )
}

/// `ko-lots`, by the program.
pub fn ko_lots(game: KnockoutGame) -> Spoken {
    let line = format!("ko-lots {}", game_word(game));
    say(Command::KoLots(game, None, None), line)
}

/// `tie-lots`, by the program.
pub fn tie_lots(tournament: &Tournament, players: &[PlayerId], seed: u64) -> Spoken {
    let names: Vec<String> = players.iter().map(|id| name_of(tournament, *id)).collect();
    let refs = players.iter().map(|id| PlayerRef::Id(*id)).collect();
    let line = format!("tie-lots {} --seed {seed}", names.join(" "));
    say(Command::TieLots(refs, Some(seed)), line)
}

/// `luck`.
pub fn luck(prize: &str) -> Spoken {
    say(Command::Luck(prize.to_owned(), None), format!("luck {prize}"))
}
