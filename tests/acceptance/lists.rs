//! AC-101: the papers for the wall.

use super::hall::Hall;

#[test]
fn ac_101_a_full_hall_hangs_by_table_and_by_name_with_no_name_cut() {
    let hall = Hall::without_lots("xiaoyi-2019", &[], 280);
    hall.run(&[
        "add 阿布都热合曼买买提依明江 --unit 新疆维吾尔自治区象棋运动协会代表队 --paid",
        "lots --as-listed",
        "absent 280",
        "absent 279",
        "pair",
        "publish",
    ]);
    let (pairings, names) = (hall.text(&["pairings"]), hall.exported("names.txt"));
    for text in [&pairings, &names] {
        assert!(text.contains("阿布都热合曼买买提依明江"), "no name is cut");
        assert!(text.contains("新疆维吾尔自治区象棋运动协会代表队"));
        assert!(text.contains("轮空"), "the bye stands there");
        assert_eq!(text.matches("未编排").count(), 2);
    }
    for number in 9..=278 {
        let name = format!("选手{number:03}");
        assert!(pairings.contains(&name), "{name} by table");
        assert_eq!(
            names
                .lines()
                .filter(|line| line.split_whitespace().nth(1) == Some(&name))
                .count(),
            1,
            "{name} by name"
        );
    }
    let mut lines = names.lines();
    assert!(lines.next().unwrap().contains("象棋公开赛"), "the event");
    let heading = lines.next().unwrap();
    for part in ["第1轮", "#", "2019-10-05 09:00", "积分 > 对手分"] {
        assert!(heading.contains(part), "{part}: {heading}");
    }
}
