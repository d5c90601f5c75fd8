//! AC-68, AC-69: what a foul counts and what follows, by regulation.

use super::hall::Hall;

fn hall(key: &str) -> Hall {
    if key == "kunming-2021" {
        let hall = Hall::without_lots(key, &[], 0);
        for i in 1..=4 {
            hall.run(&[&format!("@open add 选手{i} --paid")]);
        }
        hall.run(&["@open lots --as-listed", "@open pair", "@open publish"]);
        return hall;
    }
    let hall = Hall::new(key, &[], 4);
    hall.run(&["pair", "publish"]);
    hall
}

fn at(key: &str, line: &str) -> String {
    if key == "kunming-2021" {
        format!("@open {line}")
    } else {
        line.to_owned()
    }
}

/// Red of board 1 commits the foul: fouls counted, and the result of the board.
#[rstest::rstest]
#[case("xiaoyi-2019", "phone-rings", 1, None)]
#[case("shanxi-2018", "phone-rings", 1, None)]
#[case("meishan-2016", "phone-rings", 1, None)]
#[case("kunming-2021", "phone-rings", 1, None)]
#[case("qijiang-2019", "phone-rings", 1, None)]
#[case("xiaoyi-2019", "phone-answered", 2, None)]
#[case("meishan-2016", "phone-answered", 0, Some("black"))]
#[case("kunming-2021", "phone-answered", 0, Some("black"))]
#[case("qijiang-2019", "phone-answered", 0, Some("black"))]
#[case("meishan-2016", "messages-read", 1, None)]
#[case("kunming-2021", "messages-read", 0, Some("black"))]
#[case("qijiang-2019", "messages-read", 0, Some("black"))]
#[case("xiaoyi-2019", "illegal-move", 0, Some("black"))]
#[case("shanxi-2018", "illegal-move", 0, Some("black"))]
#[case("qijiang-2019", "illegal-move", 1, None)]
#[case("meishan-2016", "illegal-move", 0, None)]
#[case("xiaoyi-2019", "no-sheet", 1, None)]
#[case("kunming-2021", "no-sheet", 0, None)]
fn ac_68_the_same_act_by_five_regulations(
    #[case] key: &str,
    #[case] kind: &str,
    #[case] count: u64,
    #[case] result: Option<&str>,
) {
    let hall = hall(key);
    hall.run(&[&at(key, &format!("foul 1 red {kind}"))]);
    let section: &[&str] = if key == "kunming-2021" {
        &["--section", "open"]
    } else {
        &[]
    };
    let fouls = hall.show(&[&["fouls"], section].concat());
    assert_eq!(fouls["rows"][0]["count"], count);
    let pairings = hall.show(&[&["pairings"], section].concat());
    assert_eq!(pairings["boards"][0]["result"].as_str(), result);
}

#[test]
fn ac_68_at_meishan_the_second_illegal_move_of_a_game_loses() {
    let hall = hall("meishan-2016");
    hall.run(&["foul 1 black illegal-move"]);
    assert!(hall.result(1).is_null());
    hall.run(&["foul 1 black illegal-move"]);
    assert_eq!(hall.result(1), "red");
}

#[test]
fn ac_68_knocked_over_pieces_go_by_the_opponents_time() {
    let hall = hall("xiaoyi-2019");
    assert_eq!(hall.refused(&["foul 1 red upset-pieces"]).code, 1);
    hall.run(&["foul 1 red upset-pieces --left 2:00"]);
    assert!(hall.result(1).is_null());
    hall.run(&["foul 1 red upset-pieces --left 1:59"]);
    assert_eq!(hall.result(1), "black");
}

#[rstest::rstest]
#[case(3, 0)]
#[case(4, 1)]
#[case(7, 1)]
#[case(8, 2)]
#[case(12, 2)]
fn ac_69_moves_missed_in_ones_own_record(#[case] missed: u32, #[case] fouls: u64) {
    let hall = hall("shanxi-2018");
    hall.run(&[&format!("foul 2 black missed-moves --count {missed}")]);
    assert_eq!(hall.show(&["fouls"])["rows"][0]["count"], fouls);
}
