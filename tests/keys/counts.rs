//! The keys of every act on the spot, counted against the table of design §6.

use crate::support::console::{Desk, rules};
use rstest::rstest;

/// How many keys a string of them presses.
fn count(keys: &str) -> usize {
    let mut count = 0;
    let mut named = false;
    for c in keys.chars() {
        match c {
            '<' => named = true,
            '>' => {
                named = false;
                count += 1;
            }
            ' ' => {}
            _ if named => {}
            _ => count += 1,
        }
    }
    count
}

/// What an act leaves behind.
#[derive(Debug, Clone, Copy)]
enum Does {
    /// Acts in the journal.
    Acts(u64),
    /// Another view: nothing in the journal, nothing asked.
    Shows,
}

/// `prepared` are keys pressed before; `keys` are counted, the table's two digits among them.
#[rstest]
#[case::red_wins("", "11+", 3, Does::Acts(1))]
#[case::black_wins("", "11-", 3, Does::Acts(1))]
#[case::draw("", "11*", 3, Does::Acts(1))]
#[case::at_the_cursor("", "+", 1, Does::Acts(1))]
#[case::red_forfeits("", "11/r", 4, Does::Acts(1))]
#[case::black_forfeits("", "11/b", 4, Does::Acts(1))]
#[case::both_forfeit("", "11/x", 4, Does::Acts(1))]
#[case::both_lose("", "11/l", 4, Does::Acts(1))]
#[case::undo("11+", "u", 1, Does::Acts(1))]
#[case::redo("11+ u", "<^R>", 1, Does::Acts(1))]
#[case::overwrite("11+", "11- y", 4, Does::Acts(1))]
#[case::sheet("1+", "1n", 2, Does::Acts(1))]
#[case::missing("", "11ar", 4, Does::Acts(1))]
#[case::missing_in_the_hall("a", "r", 1, Does::Acts(1))]
#[case::foul("", "11fr1<Enter>", 6, Does::Acts(1))]
#[case::foul_with_a_number("", "11fr5 9<Enter>", 7, Does::Acts(1))]
#[case::colours("", "11/c", 4, Does::Acts(1))]
#[case::clear("11+", "11<Bksp>", 3, Does::Acts(1))]
#[case::dispute("", "11!", 3, Does::Acts(1))]
#[case::card("", "<Enter>", 1, Does::Shows)]
#[case::find("", "sz h y<Enter>", 5, Does::Shows)]
#[case::open_only("", "o", 1, Does::Shows)]
#[case::chase("", "c", 1, Does::Shows)]
#[case::verify("11+", "v+", 2, Does::Acts(1))]
#[case::an_earlier_round_is_seen("e y g w y", ",", 1, Does::Shows)]
fn an_act_takes_no_more_keys_than_the_table_says(
    #[case] prepared: &str,
    #[case] keys: &str,
    #[case] most: usize,
    #[case] does: Does,
) {
    assert!(count(keys) <= most, "{keys} are {} keys", count(keys));
    let mut desk = Desk::in_round(1, 22);
    if prepared.starts_with('e') {
        for table in 1..=11 {
            desk.keys(&format!("{table}+"));
        }
    }
    desk.keys(prepared);
    let head = desk.head();
    desk.keys(keys);
    let acts = match does {
        Does::Acts(acts) => acts,
        Does::Shows => 0,
    };
    assert_eq!(desk.head() - head, acts, "{keys}: {}", desk.echo());
    // Whether who forfeits leaves for good is asked afterwards, and needs no answer.
    let forfeits = keys.ends_with("/r") || keys.ends_with("/b");
    assert_eq!(desk.model().question.is_some(), forfeits, "{keys}");
}

#[test]
fn three_late_players_are_forfeited_with_three_keys() {
    let mut desk = Desk::in_round(1, 22);
    desk.keys("3ar 7ab 9ar");
    desk.pass(600);
    let head = desk.head();
    desk.keys("a F y");
    assert_eq!(desk.head(), head + 3, "{}", desk.echo());
}

#[test]
fn a_round_of_140_boards_in_any_order_takes_its_digits_and_a_key_each() {
    let mut desk = Desk::new(rules(), 280);
    desk.line("lots --as-listed").keys("g w y t");
    let boards = desk.round(1).len();
    assert_eq!(boards, 140);
    // A step that has no factor with 140 goes through all tables in a scattered order.
    let mut pressed = 0;
    for step in 0..70 {
        let table = step * 37 % 140 + 1;
        let keys = format!("{table}{}", ["+", "-", "*"][step % 3]);
        pressed += count(&keys);
        desk.keys(&keys);
    }
    let open = desk.round(1).iter().filter(|b| b.outcome.is_open()).count();
    assert_eq!(open, 70);
    assert!(pressed <= 70 * 4);
}
