//! The cases of the acceptance list, and the edges.

use super::fields::{End, boards, first, play};
use xiangqi_arbiter::domain::pairing::{Impossible, pair};

#[test]
fn ac_14_neighbours_meet_in_round_1() {
    let eight = pair(&first(8)).unwrap();
    assert_eq!(boards(&eight), [(1, 2), (4, 3), (5, 6), (8, 7)]);
    let many = boards(&pair(&first(140)).unwrap());
    assert_eq!(many[..2], [(1, 2), (4, 3)]);
    assert_eq!(many[68..], [(137, 138), (140, 139)]);
    let seven = pair(&first(7)).unwrap();
    assert_eq!(boards(&seven), [(1, 2), (4, 3), (5, 6)]);
    assert_eq!(seven.bye.unwrap().number, 7);
}

#[test]
fn fewer_than_two_players_are_not_paired() {
    assert_eq!(pair(&first(0)), Err(Impossible::TooFew));
    assert_eq!(pair(&first(1)), Err(Impossible::TooFew));
}

#[test]
fn small_fields_go_on_beyond_their_last_opponent() {
    for n in 2..=8 {
        let mut field = first(n);
        for round in 0..12 {
            let pairing = pair(&field).unwrap();
            let free = n - 1 + n % 2;
            assert!(round >= free || round == 0 || n > 4 || pairing.rematches == 0);
            assert!(round < free || pairing.rematches > 0);
            play(&mut field, &pairing, |board| {
                if board % 2 == 0 { End::Red } else { End::Draw }
            });
        }
    }
}
