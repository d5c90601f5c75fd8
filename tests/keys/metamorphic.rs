//! What must not matter: an act taken back, and the order in which results come in.

use crate::support::console::Desk;
use crate::support::hall::HALL;
use proptest::prelude::*;
use xiangqi_arbiter::domain::standings::standings;
use xiangqi_arbiter::domain::tournament::Tournament;

const TABLES: usize = 8;

/// Round 2 of 16 players, some results in.
fn midround() -> Desk {
    let mut desk = Desk::in_round(2, 2 * TABLES);
    desk.keys("1+ 2- 1n 3fr1<Enter> 8/b");
    desk
}

/// Everything an act on the spot can be, as keys from the board list.
const ACTS: [&str; 22] = [
    "4+",
    "4-",
    "4*",
    "5/r",
    "5/x",
    "5/l",
    "1- y",
    "2<Bksp>",
    "2!",
    "6!",
    "2n",
    "7ar",
    "6fb3<Enter>",
    "3fb2<Enter>",
    "6fr5 9<Enter>",
    "1/c",
    ": t i m e <Sp> 5 <Sp> r e d <Sp> + 5 <Enter>",
    "<Enter> a <Esc>",
    "<Enter> w y <Esc>",
    ", 4/x <Enter>",
    ", 4/c",
    "<BackTab> : n o t e <Sp> x <Enter> <Esc>",
];

/// Finishes the round and draws up the next: its pairs, and the standings before it.
fn rest(desk: &mut Desk) -> (Vec<(u32, u32, u32)>, String) {
    for table in 1..=TABLES {
        if desk.board(table as u32).outcome.is_open() {
            desk.keys(&format!("{table}+"));
        }
    }
    desk.keys("e y g");
    let draft = desk
        .tournament()
        .draft(HALL)
        .unwrap_or_else(|| panic!("{}", desk.echo()));
    let pairs = draft
        .boards()
        .iter()
        .map(|b| (b.table, b.red.player.0, b.black.player.0))
        .collect();
    (pairs, ranks(desk.tournament()))
}

fn ranks(tournament: &Tournament) -> String {
    let rows = standings(tournament, HALL, tournament.published(HALL)).rows;
    format!("{rows:?}")
}

#[test]
fn every_act_of_the_list_is_taken() {
    let base = midround();
    for keys in ACTS {
        let mut desk = base.copy();
        let head = desk.head();
        desk.keys(keys);
        assert!(desk.head() > head, "{keys}: {}", desk.echo());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn acts_and_their_undo_leave_no_trace(chosen in proptest::collection::vec(0..ACTS.len(), 1..4)) {
        let base = midround();
        let mut without = base.copy();
        let mut with = base.copy();
        let mut done = 0;
        for at in &chosen {
            let head = with.head();
            with.keys(ACTS[*at]).keys("<Esc><Esc><Esc>");
            done += with.head() - head;
        }
        for _ in 0..done {
            with.keys("u");
            if with.model().question.is_some() {
                with.keys("y");
            }
        }
        prop_assert_eq!(with.tournament(), without.tournament());
        prop_assert_eq!(rest(&mut with), rest(&mut without));
    }

    #[test]
    fn any_order_of_the_same_results_gives_the_same_state(
        order in Just((1..=TABLES).collect::<Vec<_>>()).prop_shuffle(),
        results in proptest::collection::vec(0..6_usize, TABLES),
    ) {
        let base = Desk::in_round(2, 2 * TABLES);
        let key = |table: usize| format!("{table}{}", ["+", "-", "*", "/r", "/x", "/l"][results[table - 1]]);
        let mut sorted = base.copy();
        for table in 1..=TABLES {
            sorted.keys(&key(table));
        }
        let mut shuffled = base.copy();
        for table in order {
            shuffled.keys(&key(table));
        }
        prop_assert_eq!(sorted.tournament(), shuffled.tournament());
        prop_assert_eq!(rest(&mut sorted), rest(&mut shuffled));
    }
}
