//! AC-11, AC-14: reversing colours and correcting a result are two different acts; the first round's colours.

use super::hall::Hall;

#[test]
fn ac_11_reversed_colours_leave_the_points_with_the_persons() {
    let hall = Hall::new("xiaoyi-2019", &[], 6);
    hall.run(&["paper 1-2:draw 3-4:black 5-6:draw"]);
    assert_eq!(
        (hall.row(3)["points"].clone(), hall.row(4)["points"].clone()),
        (0.into(), 2.into())
    );
    hall.run(&["colours 2"]);
    assert_eq!(hall.pairs().0[1], (4, 3));
    assert_eq!(hall.result(2), "red");
    assert_eq!(
        (hall.row(3)["points"].clone(), hall.row(4)["points"].clone()),
        (0.into(), 2.into())
    );
    hall.run(&["result 2 black --replace"]);
    assert_eq!(hall.pairs().0[1], (4, 3));
    assert_eq!(
        (hall.row(3)["points"].clone(), hall.row(4)["points"].clone()),
        (2.into(), 0.into())
    );
}

#[rstest::rstest]
#[case(8, &[(1, 2), (4, 3), (5, 6), (8, 7)], None)]
#[case(7, &[(1, 2), (4, 3), (5, 6)], Some(7))]
#[case(2, &[(1, 2)], None)]
fn ac_14_the_first_round(#[case] players: usize, #[case] pairs: &[(u64, u64)], #[case] bye: Option<u64>) {
    let hall = Hall::new("xiaoyi-2019", &[], players);
    hall.run(&["pair"]);
    assert_eq!(hall.pairs(), (pairs.to_vec(), bye));
    hall.check();
}

#[test]
fn ac_14_the_first_round_of_140() {
    let hall = Hall::new("xiaoyi-2019", &[], 140);
    hall.run(&["pair"]);
    let (pairs, bye) = hall.pairs();
    assert_eq!(pairs.len(), 70);
    assert_eq!(pairs[..2], [(1, 2), (4, 3)]);
    assert_eq!(pairs[68..], [(137, 138), (140, 139)]);
    assert_eq!(bye, None);
}
