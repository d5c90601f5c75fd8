use chrono::NaiveDate;
use xiangqi_arbiter::exchange::roster::{self, Known, Reason, Step, plan};

fn born(year: i32) -> Option<NaiveDate> {
    NaiveDate::from_ymd_opt(year, 3, 17)
}

fn known() -> Vec<Known<'static, char>> {
    let player = |key, number, name, unit, born| Known {
        key,
        number,
        name,
        unit,
        born,
    };
    vec![
        player('a', Some(23), "王磊", "青石队", born(1984)),
        player('b', Some(71), "王磊", "白河队", born(1991)),
        player('c', None, "陆青禾", "青石队", None),
        player('d', None, "韩砚秋", "青石队", None),
        player('e', None, "韩砚秋", "青石队", None),
    ]
}

fn steps(text: &str) -> Vec<Step<char>> {
    let roster = roster::read(text.as_bytes(), NaiveDate::from_ymd_opt(2019, 10, 5).unwrap()).unwrap();
    assert_eq!(roster.refused, []);
    plan(&roster.rows, &known())
}

#[test]
fn a_row_is_the_player_of_its_number_else_of_name_unit_and_birth_date() {
    let text = "序号,姓名,单位,出生日期\n71,王垒,白河队,\n,王磊,青石队,1984-03-17\n,王磊,长风队,1984-03-17\n";
    assert_eq!(steps(text), [Step::Update('b'), Step::Update('a'), Step::Add]);
}

#[test]
fn what_one_side_does_not_know_does_not_tell_apart() {
    assert_eq!(steps("姓名,出生日期\n陆青禾,2001-01-01\n"), [Step::Update('c')]);
    assert_eq!(steps("姓名,序号\n陆青禾,5\n"), [Step::Update('c')]);
    assert_eq!(steps("姓名\n钟怀远\n"), [Step::Add]);
}

#[test]
fn a_row_that_two_players_fit_is_not_taken() {
    assert_eq!(
        steps("姓名\n王磊\n"),
        [Step::Refuse(Reason::SeveralFit { players: 2 })]
    );
    assert_eq!(
        steps("姓名,单位\n韩砚秋,青石队\n"),
        [Step::Refuse(Reason::SeveralFit { players: 2 })]
    );
}

#[test]
fn a_player_is_not_two_rows() {
    let text = "姓名,单位,出生日期,序号\n陆青禾,青石队,,\n陆青禾,青石队,,\n王磊,青石队,1984-03-17,23\n王磊,青石队,1984-03-17,\n";
    assert_eq!(
        steps(text),
        [
            Step::Update('c'),
            Step::Refuse(Reason::SameAs { line: 2 }),
            Step::Update('a'),
            Step::Refuse(Reason::SameAs { line: 4 }),
        ]
    );
}

#[test]
fn another_number_is_not_given_by_an_import() {
    let text = "姓名,单位,出生日期,序号\n王磊,青石队,1984-03-17,24\n";
    assert_eq!(steps(text), [Step::Refuse(Reason::OtherNumber { number: 23 })]);
}

#[test]
fn the_identity_column_tells_two_new_players_of_one_name_apart() {
    let text =
        "姓名,单位,手机\n马知行,青石队,13800000001\n马知行,青石队,13800000002\n马知行,青石队,13800000001\n";
    assert_eq!(
        steps(text),
        [Step::Add, Step::Add, Step::Refuse(Reason::SameAs { line: 2 })]
    );
}
