//! A round run on paper and keyed in afterwards, in one act (design §5 `paper`).

use crate::support::day::{Day, paper, plain};
use xiangqi_arbiter::domain::command::Command;
use xiangqi_arbiter::domain::fact::Fact;
use xiangqi_arbiter::domain::pairing::Broken;
use xiangqi_arbiter::domain::player::Status;
use xiangqi_arbiter::domain::refusal::Refusal;
use xiangqi_arbiter::domain::refusal::rounds::{NotPaired, Refused};
use xiangqi_arbiter::domain::regulation::Regulation;
use xiangqi_arbiter::domain::round::{MadeBy, OutReason, Stage};

const PAIR: Command = Command::Pair { rematches: None };

fn rounds(refusal: Refusal) -> Refused {
    match refusal {
        Refusal::Rounds(refused) => refused,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_paper_round_is_one_act() {
    let mut day = Day::plain(3, 5);
    day.act(PAIR);
    let facts = day.act(Command::Paper(paper("5-1+ 2-3r 4:bye")));
    assert!(matches!(
        facts[..],
        [
            Fact::Drafted { .. },
            Fact::Published { .. },
            Fact::OutcomeSet { .. },
            Fact::OutcomeSet { .. }
        ]
    ));
    assert_eq!(day.sheet(), "5-1 2-3 4:bye", "in the order of the paper");
    assert_eq!(
        (day.newest().stage, day.newest().pairing.made_by),
        (Stage::Published, MadeBy::Paper)
    );
    assert_eq!([1, 2, 3, 4, 5].map(|n| day.points(n)), [0, 0, 2, 2, 2]);
    day.undo();
    assert_eq!(day.newest().stage, Stage::Draft, "the draft it replaced is back");
}

#[test]
fn a_paper_holds_everybody_once() {
    let mut day = Day::plain(3, 6);
    day.absent(6);
    let Refused::PaperMissing(who) = rounds(day.refused(Command::Paper(paper("1-2+ 3:bye")))) else {
        panic!("4 and 5 are missing");
    };
    assert_eq!(who.iter().map(|c| c.number.unwrap()).collect::<Vec<_>>(), [4, 5]);
    let Refused::PaperOut(who) = rounds(day.refused(Command::Paper(paper("1-2+ 3-4+ 5-6+")))) else {
        panic!("6 is absent");
    };
    assert_eq!(
        (who[0].0.number, &who[0].1),
        (Some(6), &NotPaired::Out(OutReason::Absent { excused: false }))
    );
    day.act(Command::Paper(paper("1-2+ 3-4+ 5:bye")));
}

#[test]
fn a_paper_takes_rematches_and_second_byes_and_counts_them() {
    let mut day = Day::plain(3, 3);
    day.paper("1-2+ 3:bye");
    day.act(Command::Paper(paper("1-2= 3:bye")));
    let pairing = day.newest().pairing.clone();
    assert_eq!(pairing.rematches, 1);
    let broken = day.t().broken_rules(day.section, 2, &pairing);
    assert!(broken.contains(&Broken::SecondBye { player: 3, byes: 1 }));
    assert!(broken.contains(&Broken::Rematch {
        red: 1,
        black: 2,
        times: 1
    }));
}

#[test]
fn a_round_taken_down_takes_its_withdrawals_with_it() {
    let mut day = Day::with(
        Regulation {
            forfeits_withdraw: 1,
            ..plain(3)
        },
        4,
    );
    day.act(Command::Paper(paper("1-2r 3-4+")));
    day.act(Command::Unpair { with_results: true });
    assert_eq!(day.status(1), Status::Active);
}

#[test]
fn a_forfeit_on_paper_withdraws_where_the_regulation_says_so() {
    let mut day = Day::with(
        Regulation {
            forfeits_withdraw: 1,
            ..plain(3)
        },
        4,
    );
    day.act(Command::Paper(paper("1-2r 3-4+")));
    assert_eq!(day.status(1), Status::Withdrawn);
    assert_eq!(day.status(2), Status::Active);
    assert_eq!((day.points(1), day.points(2)), (0, 2));
}
