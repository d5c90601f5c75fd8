//! A day at 140 boards as it goes wrong: every act by keys, and the keys counted.

use crate::support::console::{Desk, rules};
use crate::support::hall::HALL;
use xiangqi_arbiter::domain::foul::What;
use xiangqi_arbiter::domain::player::Status;
use xiangqi_arbiter::domain::round::{Board, Outcome, Reason, Stage, Word};

/// Counts the keys it presses.
struct Counted {
    desk: Desk,
    keys: usize,
}

impl Counted {
    /// Presses keys, one of each character but blanks; a name in brackets is one.
    fn keys(&mut self, keys: &str) {
        let mut named = false;
        for c in keys.chars() {
            named = (named || c == '<') && c != '>';
            self.keys += usize::from(c != ' ' && !named);
        }
        self.desk.keys(keys);
    }
}

fn pairs(boards: &[Board]) -> Vec<(u32, u32)> {
    boards
        .iter()
        .map(|b| (b.red.player.0, b.black.player.0))
        .collect()
}

#[test]
fn at_140_boards_everything_is_put_right_and_told() {
    let mut desk = Desk::new(rules(), 280);
    desk.line("lots --as-listed").keys("g w y t");
    assert_eq!(desk.round(1).len(), 140);
    let mut day = Counted { desk, keys: 0 };

    // Late players: five marked while walking, two come, at the limit three are forfeited.
    day.keys("a 17r 52b 88r 103b 140r");
    day.desk.pass(500);
    day.keys("52b 88r <Esc>");
    day.desk.pass(110);
    day.keys("a F y <Esc>");
    assert!(day.keys <= 40, "{} keys", day.keys);
    for (table, word) in [
        (17, Word::RedForfeits),
        (103, Word::BlackForfeits),
        (140, Word::RedForfeits),
    ] {
        assert_eq!(day.desk.word(table), Some(word), "{}", day.desk.echo());
        let Outcome::Decided(decision) = &day.desk.board(table).outcome else {
            panic!("table {table}");
        };
        assert_eq!(decision.reason, Some(Reason::Late));
    }

    // Seventy results in scattered order: at most three digits and a key each.
    let before = day.keys;
    let scattered: Vec<u32> = (0..140)
        .map(|step| step * 37 % 140 + 1)
        .filter(|table| ![17, 103, 140].contains(table))
        .collect();
    for (at, table) in scattered.iter().take(70).enumerate() {
        day.keys(&format!("{table}{}", ["+", "-", "*"][at % 3]));
    }
    assert!(day.keys - before <= 70 * 4);

    // A telephone rings at table 66.
    let open = |day: &Counted| day.desk.round(1).iter().filter(|b| b.outcome.is_open()).count();
    assert_eq!(open(&day), 67);
    let before = day.keys;
    day.keys("66fb1<Enter>");
    assert_eq!(day.keys - before, 6);

    // Wrong colours at a table that plays on.
    let board = scattered[100];
    let red = day.desk.board(board).red.player;
    day.keys(&format!("{board}/c"));
    assert_eq!(day.desk.board(board).black.player, red);

    // The rest, in the order of the tables, open boards only.
    day.keys("o");
    day.keys(&"+".repeat(67));
    day.keys("o");
    assert_eq!(open(&day), 0, "{}", day.desk.echo());

    // A player goes home: from his name, before the next pairing.
    let home = day.desk.board(30).red.player;
    let number = day.desk.tournament().player(home).number.unwrap();
    let before = day.keys;
    day.keys("s");
    day.desk.paste(&number.to_string());
    day.keys("<Enter> <Enter>");
    day.keys("w y <Esc>");
    assert!(day.keys - before <= 6);
    assert_eq!(day.desk.tournament().player(home).status, Status::Withdrawn);

    day.keys("e y");
    day.keys("g w y");
    let newest = day.desk.tournament().newest(HALL).unwrap();
    assert_eq!(
        (newest.number, newest.stage),
        (2, Stage::Published),
        "{}",
        day.desk.echo()
    );
    assert!(newest.board_of(home).is_none());

    // A slip was signed on the wrong side; the next pairing is up.
    let wrong = scattered[0];
    let played = day.desk.round(1)[wrong as usize - 1].clone();
    assert_eq!(played.outcome.word(), Some(Word::Red));
    let up = pairs(day.desk.round(2));
    let points = |day: &Counted, id| day.desk.tournament().points(id, 1);
    let (red, black) = (played.red.player, played.black.player);
    assert_eq!((points(&day, red), points(&day, black)), (2, 0));
    let before = day.keys;
    day.keys(&format!(", {wrong}- <Enter>"));
    assert!(day.keys - before <= 6);
    assert_eq!(
        (points(&day, red), points(&day, black)),
        (0, 2),
        "{}",
        day.desk.echo()
    );
    assert_eq!(pairs(day.desk.round(2)), up, "what is on the wall stays");

    // All of it is in the log of round 1.
    let section = day.desk.tournament().section(HALL);
    let fouls = section
        .incidents
        .iter()
        .filter(|i| matches!(i.what, What::Foul(_)));
    assert_eq!(fouls.count(), 1);
    day.desk.resize(120, 60);
    day.keys("<BackTab> z");
    let screen = day.desk.screen();
    for text in ["更正", "手机响", "先后走反", "红弃权(迟到)", "双方已到"] {
        assert!(screen.contains(text), "{text} in\n{screen}");
    }
}
