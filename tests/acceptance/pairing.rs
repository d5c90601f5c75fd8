//! AC-33, AC-38, AC-39, AC-44, AC-49, AC-63: byes, edges, what never influences a pairing.

use super::hall::Hall;

/// After three rounds 6, 4, 4, 4, 2, 2, 2 points; 7 has had a bye.
#[test]
fn ac_33_the_bye_goes_to_the_largest_number_of_the_lowest_who_had_none() {
    let hall = Hall::new("xiaoyi-2019", &[], 7);
    hall.run(&[
        "paper 1-2:red 4-3:black 6-5:black 7:bye",
        "close",
        "paper 5-1:black 3-7:red 2-4:red 6:bye",
        "close",
        "paper 1-3:red 7-2:black 4-6:red 5:bye",
        "close",
    ]);
    let points: Vec<u64> = (1..=7).map(|n| hall.row(n)["points"].as_u64().unwrap()).collect();
    assert_eq!(points, [6, 4, 4, 2, 4, 2, 2]);
    hall.run(&["pair"]);
    assert_eq!(hall.pairs().1, Some(4), "6 and 7 have had theirs");
    hall.check();
}

#[test]
fn ac_38_a_bye_gives_points_and_a_win_but_no_colour_and_takes_no_result() {
    let hall = Hall::new("xiaoyi-2019", &[], 3);
    hall.run(&["paper 1-2:red 3:bye"]);
    let row = hall.row(3);
    assert_eq!(
        (
            row["points"].clone(),
            row["values"]["Wins"].clone(),
            row["values"]["Blacks"].clone()
        ),
        (2.into(), 1.into(), 0.into())
    );
    let card = hall.show(&["card", "3"]);
    assert_eq!(card["rounds"][0]["word"], "bye");
    assert!(card["rounds"][0]["colour"].is_null() && card["rounds"][0]["opponent"].is_null());
    assert_eq!(hall.refused(&["result 2 red"]).code, 1);
}

#[test]
fn ac_39_the_last_pairs_left_meet_whatever_the_scores() {
    let hall = Hall::new("xiaoyi-2019", &[], 4);
    hall.run(&[
        "paper 1-2:red 3-4:red",
        "close",
        "paper 1-3:red 2-4:both-lose",
        "close",
        "pair",
    ]);
    let (pairs, _) = hall.pairs();
    let mut met: Vec<_> = pairs.iter().map(|(a, b)| (*a.min(b), *a.max(b))).collect();
    met.sort_unstable();
    assert_eq!(met, [(1, 4), (2, 3)]);
}

#[test]
fn ac_39_a_rematch_needs_consent_to_the_fewest() {
    let hall = Hall::new("xiaoyi-2019", &[], 2);
    hall.run(&["paper 1-2:red", "close"]);
    let refused = hall.refused(&["pair"]);
    assert!(refused.stderr.contains('1'), "{}", refused.stderr);
    assert_eq!(hall.refused(&["pair --rematches 2"]).code, 1);
    hall.run(&["pair --rematches 1", "publish"]);
    hall.check();
}

#[test]
fn ac_49_two_leaders_of_one_unit_meet_if_they_are_due() {
    let hall = Hall::without_lots("shanxi-2018", &[], 0);
    for (name, unit) in [("甲", "太原"), ("乙", "大同"), ("丙", "太原"), ("丁", "忻州")] {
        hall.run(&[&format!("add {name} --unit {unit} --paid --tag earlier-top-24")]);
    }
    hall.run(&["lots --as-listed", "paper 1-2:red 3-4:red", "close", "pair"]);
    let (pairs, _) = hall.pairs();
    assert!(pairs.contains(&(1, 3)) || pairs.contains(&(3, 1)), "{pairs:?}");
}

#[test]
fn ac_63_fouls_never_change_a_pairing() {
    let hall = Hall::new("xiaoyi-2019", &[], 9);
    hall.run(&["paper 1-2:red 4-3:red 5-6:draw 8-7:black 9:bye", "close", "pair"]);
    let before = hall.pairs();
    hall.run(&[
        "foul 1 phone-rings",
        "foul 5 phone-answered",
        "foul 9 smoking",
        "pair",
    ]);
    assert_eq!(hall.pairs(), before);
}

#[test]
fn a_draft_taken_down_leaves_the_round_to_be_paired_again() {
    let hall = Hall::new("xiaoyi-2019", &[], 4);
    hall.run(&["paper 1-2:red 3-4:red", "close", "pair"]);
    let before = hall.pairs();
    hall.run(&["unpair"]);
    assert_eq!(hall.show(&["pairings"])["round"], 1);
    hall.run(&["pair"]);
    assert_eq!(hall.pairs(), before);
    hall.check();
}
