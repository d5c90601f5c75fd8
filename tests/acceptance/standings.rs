//! AC-51, AC-52, AC-57, AC-62: who stands where, and by which criterion.

use super::hall::Hall;

fn plain(rounds: u32, players: usize) -> Hall {
    Hall::new(
        "xiaoyi-2019",
        &[("rounds: 11", &format!("rounds: {rounds}"))],
        players,
    )
}

#[test]
fn ac_51_opponents_scores_decide_and_are_shown_term_by_term() {
    let hall = plain(3, 6);
    hall.run(&[
        "paper 1-5:red 6-2:black 4-3:black",
        "close",
        "paper 2-1:draw 3-6:black 5-4:draw",
        "close",
        "paper 4-1:black 3-2:black 6-5:draw",
        "close",
    ]);
    assert_eq!(hall.order()[..3], [2, 1, 6]);
    let (first, second) = (hall.row(2), hall.row(1));
    assert_eq!((&first["points"], &second["points"]), (&5.into(), &5.into()));
    assert_eq!(first["values"]["OpponentScore"], 10);
    assert_eq!(second["values"]["OpponentScore"], 8);
    assert_eq!(second["decided_by"], "OpponentScore");
    // 韩砚秋 met 6 (3), 1 (5) and 3 (2).
    let card = hall.text(&["card", "2"]);
    for term in ["何星野", "陆青禾", "钟怀远"] {
        assert!(card.contains(term), "{card}");
    }
    hall.check();
}

#[test]
fn ac_52_wins_decide() {
    let hall = plain(3, 6);
    hall.run(&[
        "paper 1-4:draw 6-2:black 3-5:draw",
        "close",
        "paper 1-3:draw 5-2:red 6-4:red",
        "close",
        "paper 1-6:red 3-2:black 5-4:black",
        "close",
    ]);
    let order = hall.order();
    let place = |n| order.iter().position(|x| *x == n).unwrap();
    assert_eq!(place(2) + 1, place(1));
    let (upper, lower) = (hall.row(2), hall.row(1));
    for row in [&upper, &lower] {
        assert_eq!(
            (&row["points"], &row["values"]["OpponentScore"]),
            (&4.into(), &7.into())
        );
    }
    assert_eq!(
        (&upper["values"]["Wins"], &lower["values"]["Wins"]),
        (&2.into(), &1.into())
    );
    assert_eq!(lower["decided_by"], "Wins");
}

#[test]
fn ac_57_games_as_second_player_decide() {
    let hall = plain(3, 6);
    hall.run(&[
        "paper 6-1:black 3-2:draw 4-5:black",
        "close",
        "paper 5-1:draw 4-2:red 3-6:red",
        "close",
        "paper 2-1:red 4-3:draw 6-5:draw",
        "close",
    ]);
    assert_eq!(hall.order(), [5, 3, 4, 2, 1, 6]);
    let (upper, lower) = (hall.row(5), hall.row(3));
    for row in [&upper, &lower] {
        assert_eq!(row["points"], 4);
        assert_eq!(row["values"]["OpponentScore"], 7);
        assert_eq!(row["values"]["Wins"], 1);
        assert_eq!(row["values"]["Fouls"], 0);
        assert!(row["values"]["Direct"].is_null(), "they have not met");
    }
    assert_eq!(
        (&upper["values"]["Blacks"], &lower["values"]["Blacks"]),
        (&2.into(), &1.into())
    );
    assert_eq!(lower["decided_by"], "Blacks");
}

/// WDWWL and WWDLW by players 1 and 2, against others whose results do not matter.
#[test]
fn ac_62_a_foul_costs_one_of_the_progressive_score() {
    let hall = Hall::new("meishan-2016", &[], 12);
    hall.run(&[
        "paper 1-3:red 2-4:red 5-6:draw 7-8:draw 9-10:draw 11-12:draw",
        "close",
        "paper 5-1:draw 6-2:black 3-4:draw 7-9:draw 8-10:draw 12-11:draw",
        "close",
        "paper 1-7:red 2-8:draw 3-5:draw 4-6:draw 9-11:draw 10-12:draw",
        "close",
        "paper 9-1:black 10-2:red 3-6:draw 4-5:draw 7-11:draw 8-12:draw",
        "close",
        "paper 1-11:black 2-12:red 3-7:draw 4-8:draw 5-9:draw 6-10:draw",
        "close",
    ]);
    assert_eq!(hall.row(1)["values"]["Progressive"], 24);
    assert_eq!(hall.row(2)["values"]["Progressive"], 23);
    hall.run(&["foul 1 phone-rings --round 3"]);
    assert_eq!(hall.row(1)["values"]["Progressive"], 23);
    assert_eq!(hall.row(1)["points"], 7);
}
