//! Lists by place: stacking or not, who is passed over, who is level, who is first out.

use super::{all, field, given, household, list, total};
use crate::support::facts::Facts;
use xiangqi_arbiter::domain::ids::PlayerId;
use xiangqi_arbiter::domain::player::{Status, Title};
use xiangqi_arbiter::domain::prizes::{Passed, Taker, Unawarded, Why};

/// 30 players of xiaoyi-2019; 1 is of Xiaoyi, 5 and 12 of Shanxi.
fn xiaoyi() -> Facts {
    let mut f = field("xiaoyi-2019", 30);
    household(&mut f, &[1], "山西孝义");
    household(&mut f, &[5, 12], "山西太原");
    f
}

#[test]
fn ac_72_xiaoyi_stacks() {
    let f = xiaoyi();
    assert_eq!(total(&f, 1), 20_000 + 3_000 + 1_000);
    assert_eq!(total(&f, 5), 2_000 + 2_000);
    assert_eq!(total(&f, 8), 500 + 100);
    assert_eq!(total(&f, 18), 200 + 100);
    assert_eq!(total(&f, 28), 100);
    assert_eq!(total(&f, 25), 0);
    let p = all(&f);
    assert_eq!(p.totals.first(), Some(&(PlayerId(1), 24_000)));
    let open = list(&f, "open");
    assert_eq!(open.given(), 46_400);
    assert_eq!(open.awards.last().unwrap().place, 24);
    assert_eq!(open.first_out, Some(Taker::Player(PlayerId(25))));
    let shanxi = list(&f, "shanxi");
    assert_eq!(given(&shanxi), [(1, 1, 3000), (2, 5, 2000), (3, 12, 1000)]);
    assert_eq!(
        shanxi.unawarded,
        [Unawarded {
            places: (4, 8),
            amount: 500 + 400 + 3 * 300,
            why: Why::NobodyLeft
        }]
    );
}

#[test]
fn ac_72_without_stacking_each_takes_his_highest_and_the_next_moves_up() {
    let mut f = xiaoyi();
    for list in &mut f.tournament.regulation.prizes {
        list.stacks = false;
    }
    assert_eq!(total(&f, 1), 20_000);
    // 5 would be fifth for 2000 and is the first of Shanxi after 1: 3000. 6 is the fifth then.
    assert_eq!(total(&f, 5), 3_000);
    let open = list(&f, "open");
    assert_eq!(given(&open)[3..6], [(4, 4, 3000), (5, 6, 2000), (6, 7, 1000)]);
    assert!(
        open.passed
            .contains(&(PlayerId(5), Passed::HasOther("shanxi".into())))
    );
    // 12 takes 2000 as the second of Shanxi, not 300 of the open list, which goes down to 26.
    assert_eq!(total(&f, 12), 2_000);
    assert_eq!(given(&open).last(), Some(&(24, 26, 200)));
    // Luck is not passed on.
    assert_eq!((total(&f, 8), total(&f, 28)), (500, 100));
    assert!(
        list(&f, "luck")
            .unawarded
            .iter()
            .any(|u| u.why == Why::HasOther(PlayerId(8), "open".into()) && u.places == (8, 8))
    );
    // Honours without money stand beside everything.
    assert_eq!(given(&list(&f, "king")), [(1, 1, 0)]);
}

#[test]
fn lists_pass_over_the_withdrawn_and_the_next_moves_up() {
    let mut f = xiaoyi();
    f.status(1, Status::Withdrawn);
    f.status(30, Status::Withdrawn);
    let open = list(&f, "open");
    assert_eq!(given(&open)[..2], [(1, 2, 20_000), (2, 3, 10_000)]);
    assert_eq!(open.passed, [(PlayerId(1), Passed::Withdrawn)]);
    assert_eq!(given(&list(&f, "king")), [(1, 5, 0)]);
    assert_eq!(given(&list(&f, "grades"))[0].1, 2);
    assert_eq!(total(&f, 1), 0);
}

#[test]
fn the_expelled_take_nothing_and_ranks_close_up() {
    let mut f = xiaoyi();
    f.status(1, Status::Expelled);
    let open = list(&f, "open");
    assert_eq!(given(&open)[0], (1, 2, 20_000));
    assert!(open.passed.is_empty());
    assert_eq!(given(&list(&f, "shanxi")), [(1, 5, 3000), (2, 12, 2000)]);
}

#[test]
fn a_line_through_a_level_group_is_named_and_its_money_kept() {
    let mut f = xiaoyi();
    // 24 and 25 are level, and there is one prize.
    f.foul(24, 0, 1);
    let open = list(&f, "open");
    assert_eq!(
        open.unawarded,
        [Unawarded {
            places: (24, 24),
            amount: 200,
            why: Why::Undecided(vec![PlayerId(24), PlayerId(25)])
        }]
    );
    assert_eq!((total(&f, 24), total(&f, 25)), (0, 0));
    // 2 and 3 are level: 10000 and 5000 wait.
    f.foul(2, 0, 1);
    let open = list(&f, "open");
    assert_eq!(
        (open.unawarded[0].places, open.unawarded[0].amount),
        ((2, 3), 15_000)
    );
    assert_eq!(given(&open)[1], (4, 4, 3000));
    // 20 and 21 are level, and both get 200 either way.
    f.foul(20, 0, 1);
    let open = list(&f, "open");
    let shared: Vec<_> = open
        .awards
        .iter()
        .filter(|a| a.shared)
        .map(|a| (a.place, a.amount))
        .collect();
    assert_eq!(shared, [(20, 200), (20, 200)]);
}

#[test]
fn places_in_a_higher_event_go_by_birth_and_title() {
    let mut f = field("xiaoyi-2019", 12);
    household(&mut f, &[1, 2, 3, 4, 5, 6, 7, 8, 9], "山西临汾");
    for (number, born) in [
        (2, "1958-12-31"),
        (3, "1959-01-01"),
        (4, "1990-05-05"),
        (5, "2002-12-31"),
        (6, "2003-01-01"),
        (7, "1980-01-01"),
        (8, "1950-02-02"),
        (9, "1940-02-02"),
        (10, "1980-01-01"),
    ] {
        f.edit(number, |e| e.born = Some(born.parse().unwrap()));
    }
    f.edit(4, |e| e.title = Title::Master);
    // 1 has no birth date, 4 is a master, 6 too young, 10 from elsewhere.
    let open = list(&f, "final-open");
    assert_eq!(given(&open), [(1, 3, 0), (2, 5, 0), (3, 7, 0)]);
    assert!(open.awards[0].text.as_ref().unwrap().zh.contains("总决赛公开组"));
    // 2 was born on the last day that counts.
    let senior = list(&f, "final-senior");
    assert_eq!(given(&senior), [(1, 2, 0), (2, 8, 0)]);
    assert_eq!(senior.first_out, Some(Taker::Player(PlayerId(9))));
}

#[test]
fn kunming_seniors_are_born_before_the_day_and_members_stack() {
    let mut regulation = super::sample("kunming-2021");
    for list in &mut regulation.prizes {
        list.of.section = None;
    }
    let mut f = crate::support::facts::ranked(regulation, 20);
    f.edit(1, |e| e.born = "1961-01-01".parse().ok());
    f.edit(2, |e| e.born = "1960-12-31".parse().ok());
    f.edit(2, |e| e.member = true);
    assert_eq!(given(&list(&f, "senior")), [(1, 2, 1500)]);
    assert_eq!(given(&list(&f, "member")), [(1, 2, 1500)]);
    assert_eq!(
        list(&f, "open").given(),
        30_000
            + 20_000
            + 15_000
            + 10_000
            + 8_000
            + 7_000
            + 6_000
            + 5_000
            + 4_000
            + 3_000
            + 2_000
            + 1_000
            + 8 * 800
    );
    assert_eq!(list(&f, "open").kept(), 10 * (700 + 600 + 500 + 400));
}
