//! Caps, luck, nominations, bands, teams.

use super::{all, field, given, list, total};
use crate::support::facts::{Facts, ONE};
use xiangqi_arbiter::domain::command::{Command, PlayerRef};
use xiangqi_arbiter::domain::fact::Fact;
use xiangqi_arbiter::domain::ids::PlayerId;
use xiangqi_arbiter::domain::player::{Sex, Status};
use xiangqi_arbiter::domain::prizes::{Taker, Unawarded, Why};
use xiangqi_arbiter::domain::regulation::Rounding;

/// Players of qijiang-2019; 1 to 7 local men, 8 to 11 local women, 12 a woman from elsewhere, the rest men.
fn qijiang(players: u32) -> Facts {
    let mut f = field("qijiang-2019", players);
    for number in 1..=players {
        f.edit(number, |e| {
            let woman = (8..=12).contains(&number);
            e.sex = Some(if woman { Sex::Female } else { Sex::Male });
            e.household = if number <= 11 {
                "重庆綦江"
            } else {
                "重庆万州"
            }
            .into();
        });
    }
    f
}

#[test]
fn a_third_of_the_entrants_caps_the_list_and_the_rest_is_said() {
    let f = qijiang(41);
    let open = list(&f, "open");
    assert_eq!(open.awards.len(), 13);
    assert_eq!(
        open.unawarded,
        [Unawarded {
            places: (14, 32),
            amount: 3 * 200 + 16 * 100,
            why: Why::Cap {
                entrants: 41,
                places: 13
            }
        }]
    );
    assert_eq!(open.first_out, Some(Taker::Player(PlayerId(14))));
    // Two of the seven local men.
    assert_eq!(given(&list(&f, "local-men")), [(1, 1, 800), (2, 2, 600)]);
    assert_eq!(
        given(&list(&f, "local-women")),
        [(1, 8, 300), (2, 9, 200), (3, 10, 100)]
    );
    assert_eq!((total(&f, 1), total(&f, 8)), (3500 + 800, 400 + 300));
}

#[rstest::rstest]
#[case(Rounding::Down, 13)]
#[case(Rounding::Nearest, 14)]
#[case(Rounding::Up, 14)]
fn the_third_is_rounded_by_its_switch(#[case] rounding: Rounding, #[case] places: usize) {
    let mut f = qijiang(41);
    f.tournament.regulation.place_rounding = rounding;
    assert_eq!(list(&f, "open").awards.len(), places);
}

#[test]
fn no_list_has_more_places_than_its_amounts_and_no_shows_are_no_entrants() {
    assert_eq!(list(&qijiang(120), "open").awards.len(), 32);
    let mut f = qijiang(42);
    assert_eq!(list(&f, "open").awards.len(), 14);
    let was = f.tournament.round(ONE, 1).unwrap().boards()[20].outcome.clone();
    f.apply(Fact::OutcomeSet {
        section: ONE,
        round: 1,
        table: 21,
        was,
        now: xiangqi_arbiter::domain::round::Outcome::Decided(
            xiangqi_arbiter::domain::round::Decision::plain(
                xiangqi_arbiter::domain::round::Word::BothForfeit,
            ),
        ),
    });
    // 40 came.
    assert_eq!(list(&f, "open").awards.len(), 13);
}

#[test]
fn ac_75_luck_goes_by_the_rank_after_removing_the_expelled() {
    let mut f = field("xiaoyi-2019", 30);
    assert_eq!(
        given(&list(&f, "luck")),
        [(8, 8, 100), (18, 18, 100), (28, 28, 100)]
    );
    f.status(3, Status::Expelled);
    assert_eq!(
        given(&list(&f, "luck")),
        [(8, 9, 100), (18, 19, 100), (28, 29, 100)]
    );
    f.status(4, Status::Expelled);
    f.status(5, Status::Expelled);
    assert_eq!(given(&list(&f, "luck")), [(8, 11, 100), (18, 21, 100)]);
    // Who left keeps his rank and takes nothing: nobody moves up.
    f.status(21, Status::Withdrawn);
    let luck = list(&f, "luck");
    assert_eq!(given(&luck), [(8, 11, 100)]);
    assert_eq!(
        luck.unawarded,
        [Unawarded {
            places: (18, 18),
            amount: 100,
            why: Why::Withdrawn(PlayerId(21))
        }]
    );
    // 7, 8 and 9 are level: the luck of rank 8 waits.
    let mut f = field("xiaoyi-2019", 10);
    f.foul(7, 0, 2);
    f.foul(8, 0, 1);
    assert_eq!(
        list(&f, "luck").unawarded[0].why,
        Why::Undecided(vec![PlayerId(7), PlayerId(8), PlayerId(9)])
    );
}

fn luck(seed: u64) -> Command {
    Command::Luck("luck".into(), Some(seed))
}

#[test]
fn ac_75_the_draw_is_among_those_without_a_place_and_can_be_repeated() {
    let mut f = qijiang(30);
    assert_eq!(all(&f).not_final, None);
    assert_eq!(
        list(&f, "luck").unawarded,
        [Unawarded {
            places: (1, 3),
            amount: 300,
            why: Why::NotDrawn
        }]
    );
    f.status(25, Status::Withdrawn);
    f.order(luck(9)).unwrap();
    let drawn = f.tournament.section(ONE).luck[0].clone();
    // 10 open places, the women's third place is 10's; 11 has none, nor have 12 to 30 but 25.
    let among: Vec<u32> = (11..=30).filter(|n| *n != 25).collect();
    assert_eq!(drawn.among.iter().map(|p| p.0).collect::<Vec<_>>(), among);
    assert_eq!((drawn.seed, drawn.winners.len()), (9, 3));
    assert!(drawn.winners.iter().all(|w| drawn.among.contains(w)));
    let mut again = qijiang(30);
    again.status(25, Status::Withdrawn);
    again.order(luck(9)).unwrap();
    assert_eq!(again.tournament.section(ONE).luck[0], drawn);
    assert_eq!(f.refused(luck(10)), "finals/drawn-already");
    let prizes = list(&f, "luck");
    assert_eq!(prizes.given(), 300);
    assert!(!prizes.outdated);
    assert_eq!(total(&f, drawn.winners[0].0), 100);
    // Somebody left since: the draw was made among others, and may be made anew.
    f.status(30, Status::Withdrawn);
    assert!(list(&f, "luck").outdated);
    f.order(luck(10)).unwrap();
    assert!(!list(&f, "luck").outdated);
}

#[test]
fn the_draw_waits_for_the_end_and_for_the_lots() {
    let mut f = qijiang(30);
    f.foul(10, 0, 1);
    // 10 and 11 are level at the last open place.
    assert_eq!(f.refused(luck(1)), "finals/line-undecided");
    f.order(Command::TieLots(
        vec![PlayerRef::Number(11), PlayerRef::Number(10)],
        None,
    ))
    .unwrap();
    f.order(luck(1)).unwrap();
    let mut f = qijiang(30);
    f.tournament.regulation.rounds = 2;
    assert_eq!(f.refused(luck(1)), "finals/not-final");
    assert_eq!(f.refused(Command::Luck("open".into(), None)), "finals/not-drawn");
    assert_eq!(
        f.refused(Command::Luck("nothing".into(), None)),
        "finals/no-such-prize"
    );
}

#[test]
fn nominations_are_given_one_by_one() {
    let mut f = qijiang(20);
    let award = |n: u32| Command::Award(PlayerRef::Number(n), "conduct".into());
    f.order(award(4)).unwrap();
    f.order(award(20)).unwrap();
    assert!(f.order(award(4)).unwrap().is_empty());
    let conduct = list(&f, "conduct");
    assert_eq!(given(&conduct), [(1, 4, 100), (2, 20, 100)]);
    assert_eq!(
        conduct.unawarded,
        [Unawarded {
            places: (3, 6),
            amount: 400,
            why: Why::NotNominated
        }]
    );
    assert_eq!(total(&f, 20), 100);
    f.status(5, Status::Withdrawn);
    assert_eq!(f.refused(award(5)), "finals/takes-nothing");
    for number in [6, 7, 8, 9] {
        f.order(award(number)).unwrap();
    }
    assert_eq!(f.refused(award(10)), "finals/nominations-full");
    assert_eq!(
        f.refused(Command::Award(PlayerRef::Number(1), "open".into())),
        "finals/not-nominated"
    );
    f.status(20, Status::Withdrawn);
    assert_eq!(total(&f, 20), 0);
    assert_eq!(list(&f, "conduct").unawarded[0].why, Why::Withdrawn(PlayerId(20)));
}

#[test]
fn grade_certificates_go_by_bands_of_the_final_rank() {
    let mut f = field("xiaoyi-2019", 104);
    let grade = |f: &Facts, number: u32| {
        let grades = list(f, "grades");
        let award = grades
            .awards
            .iter()
            .find(|a| a.taker == Taker::Player(PlayerId(number)));
        award.map(|a| a.text.clone().unwrap().zh)
    };
    let expected = [
        (1, "棋协大师"),
        (3, "棋协大师"),
        (4, "地方大师"),
        (8, "地方大师"),
        (16, "一级"),
        (17, "二级"),
        (33, "三级"),
        (72, "四级"),
        (100, "五级"),
        (101, "六级"),
        (104, "六级"),
    ];
    for (number, name) in expected {
        assert_eq!(grade(&f, number).as_deref(), Some(name));
    }
    // 3 and 4 are level across a band; 6 and 7 within one.
    f.foul(3, 0, 1);
    f.foul(6, 0, 1);
    assert_eq!((grade(&f, 3), grade(&f, 4)), (None, None));
    assert_eq!(list(&f, "grades").unawarded[0].places, (3, 4));
    assert_eq!(grade(&f, 6).as_deref(), Some("地方大师"));
}

#[test]
fn titles_from_the_second_place_on_go_to_the_next_in_line() {
    let mut f = field("shanxi-2018", 10);
    let master = list(&f, "master");
    assert_eq!(
        given(&master).iter().map(|g| g.1).collect::<Vec<_>>(),
        [2, 3, 4, 5, 6]
    );
    assert_eq!(master.first_out, Some(Taker::Player(PlayerId(7))));
    assert_eq!(given(&list(&f, "grandmaster")), [(1, 1, 0)]);
    assert_eq!(given(&list(&f, "league")), [(1, 1, 0), (2, 2, 0)]);
    // The champion left: the second is grandmaster, and nobody has both titles.
    f.status(1, Status::Withdrawn);
    assert_eq!(given(&list(&f, "grandmaster")), [(1, 2, 0)]);
    assert_eq!(
        given(&list(&f, "master")).iter().map(|g| g.1).collect::<Vec<_>>(),
        [3, 4, 5, 6, 7]
    );
}

#[test]
fn team_prizes_go_to_teams_and_not_into_the_players_totals() {
    let mut f = field("shanxi-2018", 12);
    for (team, numbers) in [("甲队", [1, 6, 7, 12]), ("乙队", [3, 5, 8, 10])] {
        for number in numbers {
            f.edit(number, |e| {
                e.team = team.into();
                e.counting = true;
            });
        }
    }
    let teams = list(&f, "team");
    let takers: Vec<_> = teams
        .awards
        .iter()
        .map(|a| (a.place, a.taker.clone(), a.amount))
        .collect();
    assert_eq!(
        takers,
        [
            (1, Taker::Team("甲队".into()), 10_000),
            (2, Taker::Team("乙队".into()), 6_000)
        ]
    );
    assert_eq!((teams.kept(), total(&f, 1)), (4000 + 3000 + 2000 + 1000, 10_000));
}
