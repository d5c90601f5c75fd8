//! Results, corrections, verification, forfeits (AC-02, 19, 21, 45), by values.

use crate::support::hall::{HALL, Hall, because, correct, foul, kept, regulation, replaced, result, sample};
use proptest::prelude::*;
use xiangqi_arbiter::domain::command::{Command, FoulOptions, Next};
use xiangqi_arbiter::domain::decide::{asks_moves, boards_that_change};
use xiangqi_arbiter::domain::fact::Fact;
use xiangqi_arbiter::domain::ids::{PlayerId, Side, Sides};
use xiangqi_arbiter::domain::player::Status;
use xiangqi_arbiter::domain::refusal::{
    Refusal,
    results::{PartialFault, Refused},
};
use xiangqi_arbiter::domain::round::{Decision, Outcome, Reason, Word};
use xiangqi_arbiter::text::lang::Lang;
use xiangqi_arbiter::text::refusal::Asker;
use xiangqi_arbiter::text::refusal::results::say;

fn plain() -> xiangqi_arbiter::domain::regulation::Regulation {
    regulation("late_minutes: 10")
}

#[test]
fn the_same_result_changes_nothing_and_another_must_be_meant() {
    let mut hall = Hall::round_one(plain(), 2);
    hall.act(result(1, Word::Red)).unwrap();
    let head = hall.book.head();
    assert_eq!(hall.act(result(1, Word::Red)), Ok(vec![]));
    assert_eq!(hall.act(because(1, Word::Red, Reason::Mate)), Ok(vec![]));
    assert_eq!(hall.act(replaced(1, Word::Red)), Ok(vec![]));
    let refused = Refused::Decided {
        table: 1,
        stands: Word::Red,
        asked: Word::Black,
    };
    assert_eq!(
        hall.act(result(1, Word::Black)),
        Err(Refusal::Results(refused.clone()))
    );
    assert_eq!(hall.book.head(), head);
    assert_eq!(
        say(&refused, Asker::Line, Lang::Zh),
        "1台已记红胜，未改为黑胜；确要改请加 --replace"
    );
    hall.act(replaced(1, Word::Black)).unwrap();
    assert_eq!((hall.points(1), hall.points(2)), (0, 2));
}

#[test]
fn a_result_of_a_closed_round_is_a_correction() {
    let mut hall = Hall::round_one(plain(), 1);
    hall.act(result(1, Word::Red)).unwrap();
    hall.close();
    assert_eq!(hall.act(replaced(1, Word::Draw)), Err(Refusal::RoundClosed(1)));
    assert_eq!(hall.act(Command::Clear(1)), Err(Refusal::RoundClosed(1)));
    hall.act(correct(1, 1, Word::Draw, Next::Keep)).unwrap();
    assert_eq!((hall.points(1), hall.points(2)), (1, 1));
    assert_eq!(hall.act(correct(1, 1, Word::Draw, Next::All)), Ok(vec![]));
    assert_eq!(
        hall.act(correct(2, 1, Word::Draw, Next::Keep)),
        Err(Refusal::NoSuchRound(2))
    );
}

#[test]
fn a_disputed_board_is_open_and_stops_no_other() {
    let mut hall = Hall::round_one(plain(), 2);
    hall.act(result(1, Word::Red)).unwrap();
    hall.act(Command::Dispute(1)).unwrap();
    assert_eq!(hall.act(Command::Dispute(1)), Ok(vec![]));
    hall.act(result(2, Word::Draw)).unwrap();
    let round = hall.tournament().round(HALL, 1).unwrap();
    assert_eq!(round.open_boards().map(|b| b.table).collect::<Vec<_>>(), [1]);
    assert_eq!(hall.points(1), 0);
    hall.act(result(1, Word::Black)).unwrap();
    assert_eq!(hall.word(1, 1), Some(Word::Black));
}

#[test]
fn a_pending_board_is_decided_by_a_correction() {
    let mut hall = Hall::round_one(plain(), 1);
    hall.push(vec![Fact::OutcomeSet {
        section: HALL,
        round: 1,
        table: 1,
        was: Outcome::Open,
        now: Outcome::Pending,
    }]);
    hall.close();
    hall.act(correct(1, 1, Word::Black, Next::Keep)).unwrap();
    assert_eq!((hall.points(2), hall.tournament().has_pending(HALL)), (2, false));
}

#[test]
fn a_result_keyed_twice_is_agreed_or_rings_and_a_new_one_is_not_agreed() {
    let mut hall = Hall::round_one(plain(), 1);
    assert_eq!(hall.refused(Command::Verify(1, Word::Red)), "results/not-decided");
    hall.act(result(1, Word::Red)).unwrap();
    let differs = Refused::VerifyDiffers {
        table: 1,
        stands: Word::Red,
        keyed: Word::Draw,
    };
    assert_eq!(hall.act(Command::Verify(1, Word::Draw)), Err(differs.into()));
    hall.act(Command::Verify(1, Word::Red)).unwrap();
    assert!(hall.board(1, 1).verified);
    assert_eq!(hall.act(Command::Verify(1, Word::Red)), Ok(vec![]));
    hall.act(replaced(1, Word::Draw)).unwrap();
    assert!(!hall.board(1, 1).verified);
}

#[test]
fn an_unexcused_forfeit_withdraws_at_qijiang_and_its_end_takes_back_in() {
    let mut hall = Hall::round_one(sample("qijiang-2019"), 3);
    let facts = hall.act(because(1, Word::RedForfeits, Reason::Absent)).unwrap();
    assert!(facts.contains(&Fact::StatusChanged {
        id: PlayerId(1),
        was: Status::Active,
        now: Status::Withdrawn,
        reason: String::new(),
        by_rule: true,
    }));
    assert_eq!((hall.points(1), hall.points(2)), (0, 2));
    assert_eq!(hall.status(2), &Status::Active);
    hall.act(Command::Clear(1)).unwrap();
    assert_eq!(hall.status(1), &Status::Active);
    hall.act(result(1, Word::BothForfeit)).unwrap();
    assert_eq!(
        (hall.status(1), hall.status(2)),
        (&Status::Withdrawn, &Status::Withdrawn)
    );
    hall.act(replaced(1, Word::RedForfeits)).unwrap();
    assert_eq!(
        (hall.status(1), hall.status(2)),
        (&Status::Withdrawn, &Status::Active)
    );
    hall.undo();
    assert_eq!(hall.status(2), &Status::Withdrawn);
    hall.close();
    hall.act(correct(1, 1, Word::Draw, Next::Keep)).unwrap();
    assert_eq!(
        (hall.status(1), hall.status(2)),
        (&Status::Active, &Status::Active)
    );
}

#[test]
fn leave_and_lateness_withdraw_nobody() {
    let mut hall = Hall::round_one(sample("qijiang-2019"), 2);
    hall.start("08:30:00");
    hall.now = Hall::at("08:40:00");
    hall.act(because(1, Word::BlackForfeits, Reason::Late)).unwrap();
    hall.act(Command::Result {
        table: 2,
        word: Word::RedForfeits,
        reason: Some(Reason::Absent),
        replace: false,
        excused: true,
        responsible: None,
        moves: None,
    })
    .unwrap();
    assert_eq!(
        (hall.status(2), hall.status(3)),
        (&Status::Active, &Status::Active)
    );
}

#[test]
fn who_left_of_his_own_stays_out_when_the_forfeit_falls() {
    let mut hall = Hall::round_one(sample("qijiang-2019"), 1);
    hall.push(vec![Fact::StatusChanged {
        id: PlayerId(1),
        was: Status::Active,
        now: Status::Withdrawn,
        reason: "ill".to_owned(),
        by_rule: false,
    }]);
    hall.act(result(1, Word::RedForfeits)).unwrap();
    hall.act(Command::Clear(1)).unwrap();
    assert_eq!(hall.status(1), &Status::Withdrawn);
}

#[test]
fn the_second_forfeit_withdraws_where_two_do() {
    let mut hall = Hall::round_one(regulation("forfeits_withdraw: 2"), 2);
    hall.act(result(1, Word::RedForfeits)).unwrap();
    hall.act(result(2, Word::Red)).unwrap();
    assert_eq!(hall.status(1), &Status::Active);
    hall.close();
    hall.publish(&[(3, 1), (4, 2)], None);
    hall.act(result(1, Word::BlackForfeits)).unwrap();
    assert_eq!(hall.status(1), &Status::Withdrawn);
    // Correcting the first one lifts it as well.
    hall.act(correct(1, 1, Word::Draw, Next::Keep)).unwrap();
    assert_eq!(hall.status(1), &Status::Active);
}

#[test]
fn an_unreported_result_books_the_foul_of_the_responsible() {
    let unreported = |responsible| Command::Result {
        table: 1,
        word: Word::BothLose,
        reason: Some(Reason::Unreported),
        replace: false,
        excused: false,
        responsible,
        moves: None,
    };
    let mut hall = Hall::round_one(sample("qijiang-2019"), 1);
    hall.act(unreported(Some(Sides::One(Side::Red)))).unwrap();
    assert_eq!(hall.word(1, 1), Some(Word::BothLose));
    assert_eq!((hall.fouls(1), hall.fouls(2)), (1, 0));
    assert_eq!(hall.tournament().fouls_in_game(PlayerId(1), 1), 0);
    hall.undo();
    hall.act(unreported(Some(Sides::Both))).unwrap();
    assert_eq!((hall.fouls(1), hall.fouls(2)), (1, 1));
    let ids: Vec<_> = hall.logged().into_iter().map(|(id, _)| id).collect();
    assert_eq!(ids, ["#7.1", "#7.2"]);
    // Elsewhere the text books none.
    let mut hall = Hall::round_one(plain(), 1);
    assert_eq!(
        hall.refused(unreported(Some(Sides::Both))),
        "results/no-unreported-foul"
    );
    hall.act(unreported(None)).unwrap();
}

#[test]
fn draws_on_the_first_boards_ask_for_the_moves_at_qijiang() {
    let rules = sample("qijiang-2019");
    let mut hall = Hall::round_one(rules.clone(), 7);
    let asked = |hall: &Hall, round, table| asks_moves(&rules, round, hall.board(1, table));
    assert_eq!(asked(&hall, 6, 1), None);
    assert_eq!(asked(&hall, 7, 6), Some(25));
    assert_eq!(asked(&hall, 7, 7), None);
    hall.act(Command::Result {
        table: 1,
        word: Word::Draw,
        reason: None,
        replace: false,
        excused: false,
        responsible: None,
        moves: Some(31),
    })
    .unwrap();
    let moves = Outcome::Decided(Decision {
        moves: Some(31),
        ..Decision::plain(Word::Draw)
    });
    assert_eq!(hall.board(1, 1).outcome, moves);
}

#[test]
fn no_result_for_a_bye_or_an_unknown_table() {
    let mut hall = Hall::empty(plain(), 3);
    assert_eq!(hall.act(result(1, Word::Red)), Err(Refusal::NoRound));
    hall.publish(&[(1, 2)], Some(3));
    let unknown = Refusal::NoSuchTable {
        table: 2,
        tables: Some((1, 1)),
    };
    assert_eq!(hall.act(result(2, Word::Red)), Err(unknown));
}

/// Round 1: 1 and 3 won, 2 and 4 lost; round 2: 1-3, 4-2.
fn two_rounds() -> Hall {
    let mut hall = Hall::round_one(plain(), 4);
    for (table, word) in [(1, Word::Red), (2, Word::Red), (3, Word::Draw), (4, Word::Draw)] {
        hall.act(result(table, word)).unwrap();
    }
    hall.close();
    hall.publish(&[(1, 3), (5, 7), (8, 6), (4, 2)], None);
    hall
}

#[test]
fn a_correction_voids_the_draft_of_the_next_round() {
    let mut hall = Hall::round_one(plain(), 2);
    hall.act(result(1, Word::Red)).unwrap();
    hall.act(result(2, Word::Red)).unwrap();
    hall.close();
    hall.draft(&[(1, 3), (4, 2)], None);
    let facts = hall.act(correct(1, 1, Word::Black, Next::Keep)).unwrap();
    assert!(facts.contains(&Fact::DraftVoided {
        section: HALL,
        round: 2
    }));
    assert!(hall.tournament().draft(HALL).is_none());
}

#[test]
fn a_correction_keeps_the_running_round_unless_asked() {
    let mut hall = two_rounds();
    hall.act(correct(1, 1, Word::Black, Next::Keep)).unwrap();
    assert_eq!((hall.points(1), hall.points(2)), (0, 2));
    assert_eq!((hall.pair(2, 1), hall.pair(2, 4)), ((1, 3), (4, 2)));
}

#[test]
fn a_partial_correction_exchanges_the_two_and_nothing_else() {
    let mut hall = two_rounds();
    let (order, context) = hall.order(correct(1, 1, Word::Black, Next::Partial));
    assert_eq!(boards_that_change(hall.tournament(), &order, &context), Ok(2));
    let before = hall.board(2, 2).clone();
    hall.act(correct(1, 1, Word::Black, Next::Partial)).unwrap();
    assert_eq!((hall.pair(2, 1), hall.pair(2, 4)), ((2, 3), (4, 1)));
    assert_eq!(hall.board(2, 2), &before);
    let board = hall.board(2, 1);
    assert_eq!(
        (board.red.points, board.black.points),
        (2, 2),
        "the points as they are now"
    );
    assert_eq!(hall.board(2, 4).black.points, 0);
}

#[test]
fn a_partial_correction_needs_two_who_have_not_begun_nor_met() {
    let refused = |hall: &mut Hall| hall.act(correct(1, 1, Word::Black, Next::Partial)).unwrap_err();
    let fault = |fault| Refusal::Results(Refused::NoPartial(fault));
    let mut hall = two_rounds();
    hall.act(result(1, Word::Draw)).unwrap();
    assert_eq!(refused(&mut hall), fault(PartialFault::Begun(1)));
    let mut hall = two_rounds();
    hall.start("08:30:00");
    assert_eq!(refused(&mut hall), fault(PartialFault::Begun(1)));
    // 2 would meet 1's opponent, whom he has met.
    let mut hall = Hall::round_one(plain(), 2);
    hall.act(result(1, Word::Red)).unwrap();
    hall.act(result(2, Word::Red)).unwrap();
    hall.close();
    hall.publish(&[(1, 3), (2, 4)], None);
    hall.act(result(1, Word::Draw)).unwrap();
    hall.act(result(2, Word::Draw)).unwrap();
    hall.close();
    hall.publish(&[(1, 4), (3, 2)], None);
    assert_eq!(refused(&mut hall), fault(PartialFault::Met(Some(2), Some(4))));
    assert_eq!(hall.word(1, 1), Some(Word::Red), "nothing changed");
    // A bye has no seat to exchange.
    let mut hall = Hall::empty(plain(), 3);
    hall.publish(&[(1, 2)], Some(3));
    hall.act(result(1, Word::Red)).unwrap();
    hall.close();
    hall.publish(&[(1, 3)], Some(2));
    assert_eq!(refused(&mut hall), fault(PartialFault::NotAtABoard(Some(2))));
}

#[test]
fn a_later_round_with_results_or_closed_is_not_paired_again() {
    let mut hall = two_rounds();
    hall.act(result(2, Word::Draw)).unwrap();
    let has = Refused::NextHasResults {
        round: 2,
        tables: vec![2],
    };
    let all = || correct(1, 1, Word::Black, Next::All);
    assert_eq!(hall.act(all()), Err(has.into()));
    for table in [1, 3, 4] {
        hall.act(result(table, Word::Draw)).unwrap();
    }
    hall.close();
    assert_eq!(hall.act(all()), Err(Refused::NextClosed(2).into()));
}

#[test]
fn a_lost_game_is_kept_with_its_reason() {
    let mut hall = Hall::round_one(plain(), 1);
    hall.act(because(1, Word::Black, Reason::Time)).unwrap();
    assert_eq!(hall.board(1, 1).outcome, kept(Word::Black, Reason::Time));
}

fn word() -> impl Strategy<Value = Word> {
    proptest::sample::select(Word::ALL.to_vec())
}

fn any_act() -> impl Strategy<Value = Command> {
    let table = || 0..6u32;
    let side = || prop_oneof![Just(Side::Red), Just(Side::Black)];
    let kinds = [
        "phone-rings",
        "phone-answered",
        "illegal-move",
        "misconduct",
        "late-report",
        "no-sheet",
    ];
    let sides = || prop_oneof![side().prop_map(Sides::One), Just(Sides::Both)];
    prop_oneof![
        (
            table(),
            word(),
            any::<bool>(),
            any::<bool>(),
            proptest::option::of(sides())
        )
            .prop_map(|(table, word, replace, excused, responsible)| Command::Result {
                table,
                word,
                reason: responsible.map(|_| Reason::Unreported),
                replace,
                excused,
                responsible,
                moves: None,
            }),
        table().prop_map(Command::Clear),
        table().prop_map(Command::Dispute),
        (table(), word()).prop_map(|(t, w)| Command::Verify(t, w)),
        (0..3u32, table(), word(), 0..3u8).prop_map(|(r, t, w, next)| {
            let next = [Next::Keep, Next::Partial, Next::All][next as usize];
            correct(r, t, w, next)
        }),
        (table(), sides(), proptest::sample::select(kinds.to_vec()))
            .prop_map(|(t, s, k)| { Command::FoulAt(t, s, k.to_owned(), FoulOptions::default()) }),
        (table(), side()).prop_map(|(t, s)| Command::Offer(t, s)),
        (table(), proptest::option::of(0..3u32)).prop_map(|(t, r)| Command::Colours(t, r)),
        (table(), table(), proptest::option::of(0..3u32)).prop_map(|(a, b, r)| Command::Exchange(a, b, r)),
        (table(), table()).prop_map(|(a, b)| Command::Table(a, b)),
        (table(), proptest::option::of(sides())).prop_map(|(t, s)| Command::Missing(t, s)),
        (5..40u64, 0..3u32, any::<bool>()).prop_map(|(seq, part, moved)| {
            let id = xiangqi_arbiter::domain::ids::IncidentId { seq, part };
            if moved {
                Command::FoulMove(id, "wrong side".to_owned())
            } else {
                Command::FoulVoid(id, "not so".to_owned())
            }
        }),
        Just(Command::SheetsBook),
    ]
}

/// What must hold whatever the arbiter does.
fn sound(hall: &Hall) {
    for round in &hall.tournament().section(HALL).rounds {
        let mut seen: Vec<_> = round
            .boards()
            .iter()
            .flat_map(|b| [b.red.player, b.black.player])
            .chain(round.pairing.bye.as_ref().map(|b| b.player))
            .collect();
        let mut tables: Vec<_> = round.boards().iter().map(|b| b.table).collect();
        let (people, places) = (seen.len(), tables.len());
        seen.sort_unstable();
        seen.dedup();
        tables.sort_unstable();
        tables.dedup();
        assert_eq!((seen.len(), tables.len()), (people, places));
        let closed = round.stage == xiangqi_arbiter::domain::round::Stage::Closed;
        assert!(!closed || round.open_boards().count() == 0);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_act_undone_leaves_no_trace(acts in proptest::collection::vec(any_act(), 1..24)) {
        let mut hall = two_rounds();
        let mut regulation = sample("qijiang-2019");
        regulation.late_minutes = Some(10);
        hall.push(vec![Fact::RegulationAdopted { regulation: Box::new(regulation) }]);
        let mut states = vec![hall.tournament().clone()];
        for act in acts {
            match hall.act(act) {
                Ok(facts) if !facts.is_empty() => {
                    sound(&hall);
                    states.push(hall.tournament().clone());
                }
                Ok(_) => {}
                Err(refusal) => {
                    prop_assert!(!refusal.code().is_empty());
                    prop_assert_eq!(hall.tournament(), states.last().unwrap());
                }
            }
        }
        states.pop();
        while let Some(before) = states.pop() {
            hall.undo();
            prop_assert_eq!(hall.tournament(), &before);
        }
    }

    #[test]
    fn the_order_of_results_does_not_matter(
        words in proptest::collection::vec(word(), 6),
        order in Just((1..=6u32).collect::<Vec<_>>()).prop_shuffle(),
    ) {
        let enter = |tables: &[u32]| {
            let mut hall = Hall::round_one(sample("qijiang-2019"), 6);
            for table in tables {
                hall.act(result(*table, words[*table as usize - 1])).unwrap();
            }
            hall.tournament().clone()
        };
        prop_assert_eq!(enter(&[1, 2, 3, 4, 5, 6]), enter(&order));
    }

    #[test]
    fn a_foul_voided_gives_the_board_back(before in proptest::option::of(word()), red in any::<bool>()) {
        let mut hall = Hall::round_one(sample("qijiang-2019"), 1);
        if let Some(word) = before {
            hall.act(result(1, word)).unwrap();
        }
        let outcome = hall.board(1, 1).outcome.clone();
        let side = if red { Side::Red } else { Side::Black };
        hall.act(foul(1, side, "phone-answered")).unwrap();
        let (id, _) = hall.last_foul();
        hall.act(Command::FoulVoid(id, "another's phone".to_owned())).unwrap();
        prop_assert_eq!(&hall.board(1, 1).outcome, &outcome);
    }
}

#[test]
fn a_full_correction_pairs_the_running_round_again() {
    let mut hall = two_rounds();
    hall.act(correct(1, 1, Word::Black, Next::All)).unwrap();
    let draft = hall.tournament().draft(HALL).unwrap();
    assert_eq!((draft.number, hall.points(2)), (2, 2));
    let leaders: Vec<_> = draft
        .boards()
        .iter()
        .filter(|b| b.red.points == 2 && b.black.points == 2)
        .map(|b| {
            let mut pair = [b.red.player.0, b.black.player.0];
            pair.sort_unstable();
            pair
        })
        .collect();
    assert_eq!(leaders, [[2, 3]], "the two who have two points now");
    hall.undo();
    assert_eq!(hall.tournament().published(HALL), 2);
    // What stays as it is need not be said.
    let (order, context) = hall.order(correct(1, 1, Word::Black, Next::All));
    let changed = boards_that_change(hall.tournament(), &order, &context).unwrap();
    let facts = hall.act(order.command).unwrap();
    let Some(Fact::Drafted { pairing, .. }) = facts.last() else {
        panic!("paired again: {facts:?}");
    };
    let old = [(1, 3), (5, 7), (8, 6), (4, 2)];
    let new = pairing
        .boards
        .iter()
        .filter(|b| !old.contains(&(b.red.player.0, b.black.player.0)));
    assert_eq!(new.count(), changed);
    assert!(changed >= 2);
}
